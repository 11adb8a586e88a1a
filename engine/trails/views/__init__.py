"""What a seat may know: views, log lines, forecasts, taking back.

Imports the setup and below; records and whoever shows or plays a game import it."""
