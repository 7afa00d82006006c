"""Sheets of the whole game satisfy their own equation: the best of each roll, over every roll of all dice."""

import random
from itertools import combinations_with_replacement, product

import pytest

from qwixx.bots import find_player
from qwixx.dice import SeededDice
from qwixx.rules import Colour, Game, Phase, Roll, Sheet, Variant, new_game, variant
from qwixx.solve.question import Question
from qwixx.solve.solver import solve
from qwixx.solve.turn_values import expected_score, options
from qwixx.solve.value_table import ValueTable, kept_layers
from tests.bots.table import decide
from tests.solve.sheets import small


def sampled(seed: int, turns: int) -> Game:
    """A position after some turns of somebody who plays sensibly, or one turn before the end."""
    game, dice, bot = new_game(variant("classic"), 1), SeededDice(seed), find_player("steady").make(random.Random(seed))
    for turn in range(1, turns + 1):
        after = game.rolled(dice.roll(turn, game)).game
        after = after.chose_white((decide(bot, after, 0),)).game
        if after.phase is Phase.COLOUR:
            after = after.chose_colour(decide(bot, after, 0)).game
        if after.phase is Phase.OVER:
            break
        game = after
    return game


def over_all_rolls(table: ValueTable, game: Game) -> float:
    """The mean of the best choices over all rolls: for each throw of the white dice, all throws of the coloured."""
    faces = range(1, game.variant.sides + 1)
    total = 0.0
    for white in combinations_with_replacement(faces, 2):
        without, reached = best_by_face(table, game, white)
        best = sum(max(without, *shown) for shown in product(*reached)) / len(faces) ** len(reached)
        total += best * len(set(white))
    return total / len(faces) ** 2


def best_by_face(table: ValueTable, game: Game, white: tuple[int, int]) -> tuple[float, list[list[float]]]:
    """What is best without a coloured die; and for each coloured die in the game, by its face, what is best with it."""
    never = float("-inf")
    without, reached = never, {colour: [never] * game.variant.sides for colour in game.dice}
    for face in range(1, game.variant.sides + 1):
        red, yellow, green, blue = (face if colour in game.dice else 0 for colour in Colour)
        for option in options(table, game.rolled(Roll(white, (red, yellow, green, blue))).game, 0):
            crosses = option.choices[1:]
            if crosses and crosses[0]:
                target = game.variant.target(crosses[0].row, crosses[0].number)
                colour = game.variant.rows[target.row][target.cell].colour
                reached[colour][face - 1] = max(reached[colour][face - 1], option.value)
            else:
                without = max(without, option.value)
    return without, list(reached.values())


@pytest.mark.parametrize("turns", range(25))
def test_sampled_sheets_of_the_classic_game(classic_solo: ValueTable, turns: int) -> None:
    game = sampled(seed=turns, turns=turns)
    assert expected_score(classic_solo, game, 0) == pytest.approx(over_all_rolls(classic_solo, game), abs=1e-9, rel=0)


def test_the_optimal_player_makes_what_was_predicted(classic_solo: ValueTable) -> None:
    scores = []
    for seed in range(600):
        game, dice, turn = new_game(variant("classic"), 1), SeededDice(seed), 0
        while game.phase is not Phase.OVER:
            turn += 1
            game = game.rolled(dice.roll(turn, game)).game
            white, *colour = options(classic_solo, game, 0)[0].choices
            game = game.chose_white((white,)).game
            if colour:
                game = game.chose_colour(colour[0]).game
        scores.append(game.scores[0].total)
    mean = sum(scores) / len(scores)
    spread = (sum((score - mean) ** 2 for score in scores) / (len(scores) - 1)) ** 0.5
    assert (
        abs(mean - expected_score(classic_solo, new_game(variant("classic"), 1), 0)) < 3 * spread / len(scores) ** 0.5
    )


@pytest.mark.parametrize("name", ["a lock after two crosses", "colours mixed", "rows of different lengths"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_places_that_are_not_kept_follow_from_the_one_about_to_be_active(name: str, players: int) -> None:
    question = Question(small(name), players)
    values = solve(question)
    table = ValueTable(question, tuple(values[layer] for layer in kept_layers(players)))
    for sheet in sheets_on_the_way(question.variant):
        closed = sum(sheet.locked(question.variant, row) << row for row in range(4))
        upper, lower = table._place(sheet, closed)
        expected = [values[turns, upper, lower, sheet.penalties] for turns in range(players)]
        assert [table.points_to_come(sheet, closed, turns) for turns in range(players)] == pytest.approx(expected)


def sheets_on_the_way(sheet: Variant) -> set[Sheet]:
    """Sheets of random games that go on."""
    found = set()
    for seed in range(10):
        game, dice, chance, turn = new_game(sheet, 1), SeededDice(seed), random.Random(seed), 0
        while game.phase is not Phase.OVER:
            found.add(game.sheets[0])
            turn += 1
            game = game.rolled(dice.roll(turn, game)).game
            game = game.chose_white((chance.choice(game.choices(0)),)).game
            if game.phase is Phase.COLOUR:
                game = game.chose_colour(chance.choice(game.choices(0))).game
    return found
