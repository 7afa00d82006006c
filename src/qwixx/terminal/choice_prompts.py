"""Asking one person of the plain game what to cross, with a warning before a penalty."""

from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import choice_words, commas
from qwixx.rules import Choice, Game, Phase, QwixxError
from qwixx.rules.scoring import PENALTY_POINTS
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.terminal.answers import read_choice, shortened
from qwixx.terminal.prompts import Prompts


def ask_choice(prompts: Prompts, game: Game, player: int, name: str) -> Choice:
    """What a person crosses in this action (C8, C9); a choice that costs a penalty is asked for twice."""
    language, cost = prompts.language, _cost(game, player, prompts.language)
    choices = [choice_words(game, choice, language) for choice in game.choices(player) if choice]
    few = commas([str(number) for number in range(1, len(choices) + 1)], language)
    numbers = few if len(choices) < 3 else say(language, "span", first=1, last=len(choices))
    prompt = say(language, "plain-prompt-cost" if cost else "plain-prompt", name=name, numbers=numbers)
    listed = [f"  {number}: {words}" for number, words in enumerate(choices, start=1)]
    question = "\n".join([_heading(game, name, language), *listed, prompt])
    while True:
        answer = prompts.ask(question, player)
        try:
            choice = read_choice(answer, game, player, language)
        except QwixxError as error:
            prompts.complain(error)
            question = prompt
            continue
        if choice or not cost or prompts.agree(f"{cost}\n{say(language, 'plain-really')}", player):
            return choice


def confirm(prompts: Prompts, chosen: str, player: int | None) -> None:
    """Ask for Enter; `back` is the other answer."""
    while True:
        answer = prompts.ask(say(prompts.language, "plain-confirm", chosen=chosen), player)
        if answer.lower() in ("", "yes", "y"):
            return
        prompts.tell("plain-neither", answer=shortened(answer))


def costs_penalty(game: Game, player: int) -> bool:
    """Whether crossing nothing now brings the player a penalty for certain."""
    if player != game.active or game.spared:
        return False
    if game.phase is Phase.COLOUR:
        return True
    return len(game.chose_white((None,) * game.players).game.choices(player)) == 1


def _heading(game: Game, name: str, language: str) -> str:
    if game.phase is Phase.WHITE and game.roll:
        return say(language, "plain-ask-white", name=name, total=game.roll.total)
    return say(language, "plain-ask-colour", name=name)


def _cost(game: Game, player: int, language: str) -> str | None:
    """What one more penalty would do to this player, if crossing nothing brings one."""
    if not costs_penalty(game, player):
        return None
    number = game.sheet(player).penalties + 1
    message = "plain-cost-last" if number == PENALTY_BOXES else "plain-cost"
    told = say(language, message, points=PENALTY_POINTS, number=number, boxes=PENALTY_BOXES)
    return f"{say(language, 'plain-nothing-follows')} {told}" if game.phase is Phase.WHITE else told
