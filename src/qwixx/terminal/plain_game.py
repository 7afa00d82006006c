"""The host leads a game: turn by turn, announcing, asking, resolving."""

from qwixx.i18n.announcements import (
    colour_announcement,
    ending_words,
    roll_announcement,
    score_words,
    totals_words,
    white_announcement,
    winner_words,
)
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import colour_choice_words, listing, variant_title, white_choice_words
from qwixx.rules import Action, Choice, ColourChoice, Event, Phase, QwixxError, WhiteChoices
from qwixx.terminal.choice_prompts import ask_colour, ask_white, confirm
from qwixx.terminal.prompts import Desk, TakenBackError
from qwixx.terminal.sheet_drawing import lock_sign
from qwixx.terminal.table import Table


class Host:
    """Leads the game at a table to its end."""

    def __init__(self, desk: Desk, table: Table) -> None:
        self._desk = desk
        self._table = table
        self._language = desk.language
        self._drawn: set[int] = set()
        """Whose sheet has been drawn this turn."""

    def play(self) -> None:
        """Play from wherever the game stands to the end."""
        self._introduce()
        if self._table.game.phase is not Phase.ROLL:
            self._head_turn()
            self._say_roll()
        while self._table.game.phase is not Phase.OVER:
            match self._table.game.phase:
                case Phase.ROLL:
                    self._roll()
                case Phase.WHITE:
                    self._white()
                case _:
                    self._colour()
        self._conclude()

    def _introduce(self) -> None:
        table = self._table
        names = table.names
        title = variant_title(table.game.variant, self._language)
        self._tell("plain-intro", title=title, names=listing(names, language=self._language))
        if table.people:
            self._tell("plain-hint")
            if self._desk.drawing:
                self._tell("plain-hint-drawing", lock=lock_sign(self._language))
        if not table.record.actions:
            start = table.record.start
            for number, throw in enumerate(start.throws):
                self._tell("plain-throws", name=names[number % len(names)], throw=throw)
            self._tell("plain-begins", name=names[start.seat])

    def _head_turn(self) -> None:
        self._drawn.clear()
        table = self._table
        self._say("")
        self._tell("plain-turn", turn=table.turn, name=table.names[table.game.active])

    def _say_roll(self) -> None:
        roll = self._table.game.roll
        if roll:
            self._say(roll_announcement(roll, self._language))

    def _roll(self) -> None:
        """The active player rolls (C7)."""
        self._head_turn()
        roll = None
        while roll is None:
            try:
                roll = self._table.roll()
            except QwixxError as error:
                if not self._table.typed:
                    raise
                self._desk.complain(error)
        self._apply(roll)
        self._say_roll()

    def _white(self) -> None:
        """Action 1: people choose, opponents choose, all is revealed at once (C8, C15)."""
        table = self._table
        chosen = self._white_choices()
        if chosen is None:
            table.take_back_roll()
            self._desk.keep(table)
            self._tell("plain-roll-back")
            return
        choices = tuple(
            chosen.get(seat) if seat in table.people else table.opponent_choice(seat)
            for seat in range(len(table.names))
        )
        events = self._apply(WhiteChoices(choices))
        self._say(white_announcement(table.game, table.names, choices, events, self._language))

    def _white_choices(self) -> dict[int, Choice] | None:
        """What the people choose; `None` if a roll that was typed in is taken back instead."""
        desk, table = self._desk, self._table
        asked = [seat for seat in table.people if len(table.game.choices(seat)) > 1]
        idle = [table.names[seat] for seat in table.people if seat not in asked]
        if idle:
            self._tell("plain-idle", names=listing(idle, language=self._language))
        chosen: dict[int, Choice] = {}
        place = 0
        while place < len(asked) or (not desk.quick and (asked or table.typed)):
            try:
                if place == len(asked):
                    confirm(desk, self._chosen_words(chosen), None)
                    break
                self._draw_once(asked[place])
                chosen[asked[place]] = ask_white(desk, table, asked[place])
                place += 1
            except TakenBackError:
                if place > 0:
                    place -= 1
                elif table.typed:
                    return None
                else:
                    self._tell("plain-no-back")
        return chosen

    def _chosen_words(self, chosen: dict[int, Choice]) -> str:
        variant = self._table.game.variant
        said = (
            self._chose(seat, white_choice_words(variant, choice, self._language) if choice else None)
            for seat, choice in chosen.items()
        )
        return " ".join(said) or say(self._language, "plain-roll-right")

    def _chose(self, seat: int, choice: str | None) -> str:
        told = choice or say(self._language, "review-nothing")
        return say(self._language, "plain-chosen", name=self._table.names[seat], choice=told)

    def _colour(self) -> None:
        """Action 2: the active player alone (C9)."""
        table = self._table
        player, roll = table.game.active, table.game.roll
        choice = self._colour_choice(player) if player in table.people else table.opponent_choice(player)
        events = self._apply(ColourChoice(choice))
        if roll:
            self._say(colour_announcement(table.game, table.names, player, roll, choice, events, self._language))
        if table.game.phase is not Phase.OVER:
            self._say(totals_words(table.game, table.names, self._language))

    def _colour_choice(self, player: int) -> Choice:
        """What a person crosses in action 2."""
        desk, table, game = self._desk, self._table, self._table.game
        name, roll = table.names[player], game.roll
        if roll is None or len(game.choices(player)) == 1:
            self._tell("plain-idle-2" if game.spared else "plain-forced", names=name)
            return None
        self._draw_once(player)
        while True:
            try:
                choice = ask_colour(desk, table, player)
                if not desk.quick and (choice or game.spared):
                    words = colour_choice_words(game.variant, choice, roll, self._language) if choice else None
                    confirm(desk, self._chose(player, words), player)
            except TakenBackError:
                self._tell("plain-again")
            else:
                return choice

    def _draw_once(self, player: int) -> None:
        """Draw a person's sheet before the first question of a turn."""
        if self._desk.drawing and player not in self._drawn:
            self._drawn.add(player)
            self._say("")
            self._desk.draw(self._table, player)

    def _conclude(self) -> None:
        """The end: why, the final sheets, the points row by row, who won."""
        table, game = self._table, self._table.game
        outcome = game.outcome
        if outcome is None:
            return
        self._say(f"\n{ending_words(game, table.names, outcome, self._language)}\n")
        self._desk.draw_all(table)
        self._say("")
        for player, name in enumerate(table.names):
            self._say(score_words(game, player, name, self._language))
        self._say(winner_words(game, table.names, outcome, self._language))

    def _apply(self, action: Action) -> tuple[Event, ...]:
        """Take an action and save at once: what was announced is never lost."""
        events = self._table.apply(action)
        self._desk.keep(self._table)
        return events

    def _say(self, text: str) -> None:
        self._desk.say(text)

    def _tell(self, message: str, **facts: str | int) -> None:
        self._desk.tell(message, **facts)
