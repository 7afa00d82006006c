"""What all tables of a server share."""

from typing import NamedTuple

from qwixx.server.jobs.bot_pool import BotPool
from qwixx.server.metrics import Metrics
from qwixx.server.server_settings import ServerSettings
from qwixx.server.storage import Storage


class Services(NamedTuple):
    """Settings, storage, metrics and bots."""

    settings: ServerSettings
    storage: Storage
    metrics: Metrics
    bots: BotPool
