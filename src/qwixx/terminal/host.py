"""The host leads a game: turn by turn, announcing, asking, resolving."""

from qwixx.rules import Action, Choice, ColourChoice, Event, Phase, QwixxError, WhiteChoices
from qwixx.terminal.choosing import ask_colour, ask_white, confirm
from qwixx.terminal.desk import Desk, TakenBackError
from qwixx.terminal.drawing import LEGEND
from qwixx.terminal.table import Table
from qwixx.words.announcing import (
    colour_announcement,
    ending_words,
    roll_announcement,
    score_words,
    totals_words,
    white_announcement,
    winner_words,
)
from qwixx.words.english import count
from qwixx.words.phrases import colour_choice_words, listing, white_choice_words


class Host:
    """Leads the game at a table to its end."""

    def __init__(self, desk: Desk, table: Table) -> None:
        self._desk = desk
        self._table = table
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
        self._say(f"{table.game.variant.title}, {count(len(names), 'player')}: {listing(names)}.")
        if table.people:
            self._say("Type ? for help at any question, quit to leave.")
            if self._desk.drawing:
                self._say(f"On a sheet, {LEGEND} If you listen rather than look, type draw to stop the drawings.")
        if not table.record.actions:
            start = table.record.start
            for number, throw in enumerate(start.throws):
                self._say(f"{names[number % len(names)]} throws a {throw}.")
            self._say(f"{names[start.seat]} begins.")

    def _head_turn(self) -> None:
        self._drawn.clear()
        table = self._table
        self._say(f"\nTurn {table.turn}. {table.names[table.game.active]} is the active player.")

    def _say_roll(self) -> None:
        roll = self._table.game.roll
        if roll:
            self._say(roll_announcement(roll))

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
            self._say("The roll is taken back.")
            return
        choices = tuple(
            chosen.get(seat) if seat in table.people else table.opponent_choice(seat)
            for seat in range(len(table.names))
        )
        events = self._apply(WhiteChoices(choices))
        self._say(white_announcement(table.game, table.names, choices, events))

    def _white_choices(self) -> dict[int, Choice] | None:
        """What the people choose; `None` if a roll that was typed in is taken back instead."""
        desk, table = self._desk, self._table
        asked = [seat for seat in table.people if len(table.game.choices(seat)) > 1]
        idle = [table.names[seat] for seat in table.people if seat not in asked]
        if idle:
            self._say(f"{listing(idle)} can cross nothing in action 1.")
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
                    self._say("There is nothing to take back.")
        return chosen

    def _chosen_words(self, chosen: dict[int, Choice]) -> str:
        names, variant = self._table.names, self._table.game.variant
        said = (
            f"{names[seat]}: {white_choice_words(variant, choice) if choice else 'nothing'}."
            for seat, choice in chosen.items()
        )
        return " ".join(said) or "Is the roll right?"

    def _colour(self) -> None:
        """Action 2: the active player alone (C9)."""
        table = self._table
        player, roll = table.game.active, table.game.roll
        choice = self._colour_choice(player) if player in table.people else table.opponent_choice(player)
        events = self._apply(ColourChoice(choice))
        if roll:
            self._say(colour_announcement(table.game, table.names, player, roll, choice, events))
        if table.game.phase is not Phase.OVER:
            self._say(totals_words(table.game, table.names))

    def _colour_choice(self, player: int) -> Choice:
        """What a person crosses in action 2."""
        desk, table, game = self._desk, self._table, self._table.game
        name, roll = table.names[player], game.roll
        if roll is None or len(game.choices(player)) == 1:
            forced = "" if game.spared else ", and crossed nothing in action 1: that is a penalty"
            self._say(f"{name} can cross nothing in action 2{forced}.")
            return None
        self._draw_once(player)
        while True:
            try:
                choice = ask_colour(desk, table, player)
                if not desk.quick and (choice or game.spared):
                    words = colour_choice_words(game.variant, choice, roll) if choice else "nothing"
                    confirm(desk, f"{name}: {words}.", player)
            except TakenBackError:
                self._say("Action 2 once more.")
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
        self._say(f"\n{ending_words(game, table.names, outcome)}\n")
        self._desk.draw_all(table)
        self._say("")
        for player, name in enumerate(table.names):
            self._say(score_words(game, player, name))
        self._say(winner_words(game, table.names, outcome))

    def _apply(self, action: Action) -> tuple[Event, ...]:
        """Take an action and save at once: what was announced is never lost."""
        events = self._table.apply(action)
        self._desk.keep(self._table)
        return events

    def _say(self, text: str) -> None:
        self._desk.say(text)
