"""Asking one person what to cross, and warning before a penalty."""

from qwixx.rules import Choice, Game, QwixxError
from qwixx.terminal.answers import read_choice
from qwixx.terminal.desk import Desk
from qwixx.terminal.table import Table
from qwixx.words.english import penalty_warning, shortened
from qwixx.words.phrases import colour_choice_words, white_choice_words


def ask_white(desk: Desk, table: Table, player: int) -> Choice:
    """What one person crosses in action 1 (C8)."""
    game, name = table.game, table.names[player]
    choices = [white_choice_words(game.variant, choice) for choice in game.choices(player) if choice]
    total = game.roll.total if game.roll else 0
    cost = None
    if player == game.active and _nothing_follows(game):
        cost = f"Action 2 will have nothing for you, so crossing nothing now brings {penalty_warning(game, player)}."
    return _ask_choice(desk, table, player, f"{name}, action 1, white sum {total}:", choices, cost)


def ask_colour(desk: Desk, table: Table, player: int) -> Choice:
    """What the active player, who can cross something, crosses in action 2 (C9)."""
    game, name = table.game, table.names[player]
    cost = None if game.spared else f"Crossing nothing now brings {penalty_warning(game, player)}."
    return _ask_choice(desk, table, player, f"{name}, action 2:", colour_words(game, player), cost)


def colour_words(game: Game, player: int) -> list[str]:
    """The crosses of action 2 in words."""
    roll = game.roll
    return [colour_choice_words(game.variant, choice, roll) for choice in game.choices(player) if choice and roll]


def confirm(desk: Desk, question: str, player: int | None) -> None:
    """Ask for Enter; `back` is the other answer."""
    while True:
        answer = desk.ask(f"{question} Enter to confirm, back to change.", player)
        if answer.lower() in ("", "yes", "y"):
            return
        desk.say(f'"{shortened(answer)}" is neither Enter nor back.')


def _nothing_follows(game: Game) -> bool:
    """Whether crossing nothing in action 1 leaves the active player nothing to cross in action 2 either."""
    return len(game.chose_white((None,) * game.players).game.choices(game.active)) == 1


def _ask_choice(desk: Desk, table: Table, player: int, heading: str, choices: list[str], cost: str | None) -> Choice:
    """Ask until the answer is a choice that is allowed; one that costs a penalty is asked for twice."""
    numbers = {1: "1", 2: "1, 2"}.get(len(choices), f"1 to {len(choices)}")
    nothing = "nothing, at the cost of a penalty" if cost else "nothing"
    prompt = f"{table.names[player]}, type {numbers} or a cell, Enter for {nothing}."
    question = "\n".join([heading, *(f"  {number}: {words}" for number, words in enumerate(choices, start=1)), prompt])
    while True:
        answer = desk.ask(question, player)
        try:
            choice = read_choice(answer, table.game, player)
        except QwixxError as error:
            desk.complain(error)
            question = prompt
            continue
        if choice or not cost or desk.agree(f"{cost}\nReally nothing? yes or no, Enter for no.", player):
            return choice
