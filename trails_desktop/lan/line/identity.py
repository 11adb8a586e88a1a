"""Who a machine is on a network: a key made on it and a certificate that it signed itself. Nothing in it is a name."""

from __future__ import annotations

import datetime
import hashlib
import os
import ssl
from dataclasses import dataclass
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from trails_desktop.files import write_text
from trails_desktop.lan.line.ledger import content_of
from trails_desktop.lan.line.sentences import Fault, say

_FILE = "machine.pem"
_COMMON = "trails"
_FIRST, _LAST = datetime.datetime(2020, 1, 1), datetime.datetime(2119, 1, 1)
_MOST_BYTES = 65_536  #: of the key's file
MOST_CERTIFICATE = 2048  #: bytes


def fingerprint(certificate: bytes) -> bytes:
    """32 bytes that stand for a certificate (in DER)."""
    return hashlib.sha256(certificate).digest()


@dataclass(frozen=True, slots=True)
class Identity:
    """This machine's key. path: key and certificate in one file with rights for its user alone."""

    path: Path
    certificate: bytes
    key: ec.EllipticCurvePrivateKey

    @property
    def fingerprint(self) -> bytes:
        """What others know this machine by."""
        return fingerprint(self.certificate)

    def sign(self, content: bytes) -> bytes:
        """A signature that :func:`signed` accepts."""
        return self.key.sign(content, ec.ECDSA(hashes.SHA256()))

    def server(self) -> ssl.SSLContext:
        """TLS for who waits: version 1.3 and nothing older."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        context.load_cert_chain(self.path)
        context.num_tickets = 0
        return context


def client() -> ssl.SSLContext:
    """TLS for who comes. Whose certificate it is: the code or what is remembered settles that, not an authority."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def signed(certificate: bytes, content: bytes, signature: bytes) -> bool:
    """Whether the key of a certificate (in DER) signed this. Anything odd is False."""
    try:
        key = x509.load_der_x509_certificate(certificate).public_key()
        if not isinstance(key, ec.EllipticCurvePublicKey):
            return False
        key.verify(signature, content, ec.ECDSA(hashes.SHA256()))
    except Exception:  # of 20,000 odd certificates each sixteenth raised something that is documented nowhere
        return False
    return True


def load_identity(folder: Path) -> Identity:
    """The key of this machine, made on first use. Raises :class:`Fault` if it can be neither read nor made."""
    path = folder / _FILE
    try:
        if not path.exists():
            write_text(path, _made(), secret=True)
        content = content_of(path, _MOST_BYTES)
        if os.name == "posix" and path.stat().st_mode & 0o077:  # one that an earlier version made
            path.chmod(0o600)
        key = serialization.load_pem_private_key(content, None)
        certificate = x509.load_pem_x509_certificate(content).public_bytes(serialization.Encoding.DER)
    except OSError as error:
        raise Fault(
            say('The key of this machine in "{file}" cannot be used: {why}', file=path.name, why=error.strerror or "")
        ) from error
    except Fault:
        raise
    except Exception as error:  # as in ``signed``: what is no key raises whatever it likes
        raise Fault(
            say('"{file}" holds no key of this program; put it away, and a new one is made', file=path.name)
        ) from error
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise Fault(say('"{file}" holds no key of this program; put it away, and a new one is made', file=path.name))
    return Identity(path, certificate, key)


def _made() -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, _COMMON)])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_FIRST)
        .not_valid_after(_LAST)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return (secret + certificate.public_bytes(serialization.Encoding.PEM)).decode("ascii")
