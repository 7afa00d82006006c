"""Tokens of seats, codes of tables and one-time keys: random, and only their hashes are kept."""

import hashlib
import secrets

from qwixx.wire.message_limits import CODE_ALPHABET, TOKEN_LENGTH

TOKEN_BYTES = 32
CODE_LENGTH = 8
"""Without its hyphen."""


def new_token() -> str:
    """256 random bits that stand for a seat, or for the right to take one over once."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> bytes:
    """What is kept of a token.

    Tokens are looked up by their hash: the time of a lookup tells an attacker no more than the hash of
    the guess. A slow hash is for passwords, of which there are few.
    """
    return hashlib.sha256(token.encode()).digest()


def new_code() -> str:
    """A short code of a table: 40 random bits, for people to type in."""
    drawn = "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))
    return f"{drawn[:4]}-{drawn[4:]}"


def clean_code(text: str) -> str:
    """A code as people type it: in any case, with or without the hyphen."""
    letters = text.upper().replace("-", "").replace(" ", "")
    return f"{letters[:4]}-{letters[4:]}"


def looks_like_code(code: str) -> bool:
    """Whether a code, cleaned, has the form of one, so that it is worth looking up."""
    return len(code) == CODE_LENGTH + 1 and set(code) <= {*CODE_ALPHABET, "-"}


def looks_like_token(text: str) -> bool:
    """Whether this has the form of a token, so that it is worth looking up."""
    return len(text) == TOKEN_LENGTH and text.isascii()
