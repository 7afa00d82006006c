"""What a message may hold at most, so that nothing in it can be large enough to hurt."""

from typing import Annotated, Literal

from msgspec import Meta

from qwixx.codec.strict_json import MAX_LIST, MAX_TEXT, MAX_WHOLE
from qwixx.codec.values import MAX_SHEET
from qwixx.rules.consequences import MAX_FORCED
from qwixx.rules.variant import MAX_PLAYERS
from qwixx.rules.variant_checks import MAX_DIAMONDS, MAX_ROWS

PROTOCOL = 1
"""The version of these messages; a hello of another one is refused."""
Language = Literal["ar", "cs", "en", "he", "pl", "ru", "sk", "uk"]
MAX_FRAME = 16 * 1024
"""The longest frame that a client may send, in bytes: a sheet file fits in."""
TOKEN_LENGTH = 43
"""256 random bits in the URL's alphabet of 64 characters."""
CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""For table codes: nothing that is mistaken for something else when it is read out."""

MessageId = Annotated[str, Meta(min_length=1, max_length=36, description="chosen by the client, never twice")]
Token = Annotated[str, Meta(pattern=rf"^[A-Za-z0-9_-]{{{TOKEN_LENGTH}}}\Z")]
Code = Annotated[str, Meta(pattern=rf"^[{CODE_ALPHABET}]{{4}}-[{CODE_ALPHABET}]{{4}}\Z", examples=["K7QM-2XHP"])]
Step = Annotated[int, Meta(ge=0, le=MAX_WHOLE)]
SeatIndex = Annotated[int, Meta(ge=0, lt=MAX_PLAYERS)]
Row = Annotated[int, Meta(ge=0, lt=MAX_ROWS)]
ForcedRows = Annotated[list[Row], Meta(max_length=MAX_FORCED)]
Place = Annotated[int, Meta(ge=0, lt=MAX_DIAMONDS)]
Number = Annotated[int, Meta(ge=0, le=99)]
Digits = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z", description="32 bytes in hexadecimal digits")]
Name = Annotated[str, Meta(max_length=MAX_TEXT)]
Sheet = Annotated[str, Meta(max_length=MAX_SHEET, description="a variant's name, or the text of a sheet file")]
Throws = Annotated[list[Number], Meta(max_length=MAX_LIST)]
Pair = Annotated[list[Number], Meta(min_length=2, max_length=2)]
