"""What Alembic runs for a migration: the connection is handed over, the transaction is ours."""

from __future__ import annotations

from alembic import context


def run() -> None:
    """Migrate on the given connection, DDL inside its transaction: a killed program leaves the schema it found."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, transactional_ddl=True, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run()
