"""Asking one person what to cross, and warning before a penalty."""

from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import colour_choice_words, commas, white_choice_words
from qwixx.rules import Choice, Game, QwixxError
from qwixx.rules.scoring import PENALTY_POINTS
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.terminal.answers import read_choice, shortened
from qwixx.terminal.prompts import Desk
from qwixx.terminal.table import Table


def ask_white(desk: Desk, table: Table, player: int) -> Choice:
    """What one person crosses in action 1 (C8)."""
    game, language = table.game, desk.language
    choices = [white_choice_words(game.variant, choice, language) for choice in game.choices(player) if choice]
    total = game.roll.total if game.roll else 0
    cost = None
    if player == game.active and _nothing_follows(game):
        cost = f"{say(language, 'plain-nothing-follows')} {_cost(game, player, language)}"
    heading = say(language, "plain-ask-white", name=table.names[player], total=total)
    return _ask_choice(desk, table, player, heading, choices, cost)


def ask_colour(desk: Desk, table: Table, player: int) -> Choice:
    """What the active player, who can cross something, crosses in action 2 (C9)."""
    game = table.game
    cost = None if game.spared else _cost(game, player, desk.language)
    heading = say(desk.language, "plain-ask-colour", name=table.names[player])
    return _ask_choice(desk, table, player, heading, colour_words(game, player, desk.language), cost)


def colour_words(game: Game, player: int, language: str) -> list[str]:
    """The crosses of action 2 in words."""
    roll = game.roll
    crosses = [choice for choice in game.choices(player) if choice]
    return [colour_choice_words(game.variant, cross, roll, language) for cross in crosses if roll]


def confirm(desk: Desk, chosen: str, player: int | None) -> None:
    """Ask for Enter; `back` is the other answer."""
    while True:
        answer = desk.ask(say(desk.language, "plain-confirm", chosen=chosen), player)
        if answer.lower() in ("", "yes", "y"):
            return
        desk.tell("plain-neither", answer=shortened(answer))


def _cost(game: Game, player: int, language: str) -> str:
    """What one more penalty would do to this player."""
    number = game.sheet(player).penalties + 1
    message = "plain-cost-last" if number == PENALTY_BOXES else "plain-cost"
    return say(language, message, points=PENALTY_POINTS, number=number, boxes=PENALTY_BOXES)


def _nothing_follows(game: Game) -> bool:
    """Whether crossing nothing in action 1 leaves the active player nothing to cross in action 2 either."""
    return len(game.chose_white((None,) * game.players).game.choices(game.active)) == 1


def _ask_choice(desk: Desk, table: Table, player: int, heading: str, choices: list[str], cost: str | None) -> Choice:
    """Ask until the answer is a choice that is allowed; one that costs a penalty is asked for twice."""
    language, count = desk.language, len(choices)
    few = commas([str(number) for number in range(1, count + 1)], language)
    numbers = few if count < 3 else say(language, "span", first=1, last=count)
    prompt = say(language, "plain-prompt-cost" if cost else "plain-prompt", name=table.names[player], numbers=numbers)
    question = "\n".join([heading, *(f"  {number}: {words}" for number, words in enumerate(choices, start=1)), prompt])
    while True:
        answer = desk.ask(question, player)
        try:
            choice = read_choice(answer, table.game, player, language)
        except QwixxError as error:
            desk.complain(error)
            question = prompt
            continue
        if choice or not cost or desk.agree(f"{cost}\n{say(language, 'plain-really')}", player):
            return choice
