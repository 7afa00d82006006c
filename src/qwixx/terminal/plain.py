"""The game line by line, on any terminal, through a pipe or with a screen reader: from the questions to the goodbye."""

import shlex
from dataclasses import replace
from pathlib import Path

from qwixx.dice import Chain
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.step_words import spoken_step
from qwixx.local import Guest, LocalTable
from qwixx.local.chance import Chance
from qwixx.match import Begin
from qwixx.match.fair_draws import chain_length
from qwixx.terminal.console import Console, InputEndedError
from qwixx.terminal.game_log import GameLog
from qwixx.terminal.local_session import PlainLocalSession, services_of
from qwixx.terminal.plain_game import PlainGame
from qwixx.terminal.prompts import LeftError, Prompts
from qwixx.terminal.saved_games import SavedTable, SaveFile, read_file, read_seat, resume_command, resumed_table
from qwixx.terminal.setup_questions import settle
from qwixx.terminal.start_options import FindVariant, Flags, StartOptions, start_options
from qwixx.wire.table_link import TableLink, read_link

INTERRUPTED = 130
"""The exit status of a program that Ctrl-C ended."""


def play(
    console: Console,
    flags: Flags,
    find_variant: FindVariant,
    quick: bool = False,
    drawing: bool = True,
    language: str = ENGLISH,
) -> int:
    """Play a game as the flags have it; the exit status."""
    prompts = Prompts(console, quick, drawing, language)
    try:
        _play(prompts, flags, find_variant)
    except LeftError:
        _part(prompts)
    except InputEndedError:
        prompts.tell("plain-ended")
        _part(prompts)
    except KeyboardInterrupt:
        prompts.say("")
        prompts.tell("plain-interrupted")
        _part(prompts)
        return INTERRUPTED
    finally:
        if prompts.session:
            prompts.session.close()
    return 0


def _play(prompts: Prompts, flags: Flags, find_variant: FindVariant) -> None:
    if not flags.link and not flags.resume:
        _begin(prompts, settle(prompts, flags, find_variant))
        return
    options = start_options(flags, find_variant, prompts.language)
    path = options.resume
    if options.link:
        _join(prompts, options.link, options.name)
    elif path and flags.is_remote:
        _join(prompts, read_link(read_seat(path)), "")
    elif path:
        _resume(prompts, path, options.save)


def _begin(prompts: Prompts, options: StartOptions) -> None:
    """Play a new game."""
    prompts.saved = SavedTable(SaveFile.create(options.save) if options.save else None)
    chance, guests = Chance(options.seed), list(options.guests)
    secret = chance.secret()
    if options.mixes_words:
        prompts.tell("plain-fair", command="qwixx verify FILE")
        chain = Chain(secret, chain_length(options.settings.variant, len(guests)))
        prompts.say(f"{say(prompts.language, 'plain-commitment-table')}\n  {chain.commitment.hex()}")
        guests = [guest if guest.level else _with_words(prompts, guest) for guest in guests]
    services = replace(services_of(prompts.save, chance), secret=lambda: secret)
    table = LocalTable.opened(options.settings, guests, services)
    _play_here(prompts, table, chance, Begin())


def _with_words(prompts: Prompts, guest: Guest) -> Guest:
    """The guest, with words of their own to mix into the dice."""
    guest = replace(guest, words=prompts.ask_freely(say(prompts.language, "plain-fair-words", name=guest.name)))
    if guest.chain:
        told = say(prompts.language, "plain-commitment", name=guest.name)
        prompts.say(f"{told}\n  {guest.chain.commitment.hex()}")
    return guest


def _resume(prompts: Prompts, path: Path, save: Path | None) -> None:
    """Continue a saved game, exactly as it stood."""
    file, record = read_file(path)
    chance = Chance()
    table = resumed_table(record, path, services_of(prompts.save, chance))
    prompts.saved = SavedTable.continued(file, save)
    prompts.save(table.record or record)
    prompts.tell("plain-goes-on", file=str(path))
    _play_here(prompts, table, chance)


def _play_here(prompts: Prompts, table: LocalTable, chance: Chance, *commands: Begin) -> None:
    """Play at a table in this process, and say where the record is."""
    session = PlainLocalSession(table, lambda: GameLog(prompts.language, spoken_step), chance, prompts.progress)
    prompts.session = session
    game = PlainGame(prompts, session)
    for command in commands:
        session.do(command)
    game.play()
    if prompts.is_saved and prompts.saved and prompts.saved.file:
        file = str(prompts.saved.file.path)
        prompts.tell("plain-record", file=file)
        prompts.console.show(say(prompts.language, "plain-check", command=f"qwixx verify {shlex.quote(file)}"))


def _join(prompts: Prompts, link: TableLink, name: str) -> None:
    """Play at a table of a server."""
    from qwixx.terminal.plain_remote_session import PlainRemoteSession  # noqa: PLC0415 (others start without the client)

    prompts.tell("join-connecting", server=link.server)
    name = name or (prompts.ask_freely(f"{say(prompts.language, 'your-name')}:") if link.needs_name else "")
    prompts.session = PlainRemoteSession(link, name or say(prompts.language, "guest"), prompts.language)
    PlainGame(prompts, prompts.session).play()
    _part(prompts)


def _part(prompts: Prompts) -> None:
    """Say where the game is, and how to continue it."""
    session, saved = prompts.session, prompts.saved
    if session is None:
        prompts.tell("plain-no-game")
    elif session.seat_file:
        prompts.tell("leave-far")
        prompts.console.show(say(prompts.language, "plain-go-on", command=resume_command(session.seat_file)))
    elif saved is None or saved.file is None or not prompts.is_saved:
        prompts.tell("plain-not-saved")
    else:
        prompts.tell("plain-saved", file=str(saved.file.path))
        if not session.sight.is_over:
            prompts.console.show(say(prompts.language, "plain-go-on", command=resume_command(saved.file.path)))
    prompts.tell("plain-goodbye")
