"""Players who weigh what a cross brings against what it gives away; `qwixx.fast.weighted_policy` has the formula."""

from collections.abc import Callable, Sequence

from qwixx.bots.protocol import View
from qwixx.fast.packed_law import colour_options, lucky_options, white_options
from qwixx.fast.packing import Packed, colour_choice, dice_options, pack_faces, pack_sheet, white_choice
from qwixx.fast.variant_tables import layout_of
from qwixx.fast.weighted_policy import Weights, choose_colour, choose_white, seated
from qwixx.rules import Choice, Phase, Roll, Variant


class WeightedBot:
    """A player with the given weights, by sheet; it decides as compiled games do, without being compiled."""

    def __init__(self, weights: Callable[[Variant], Weights]) -> None:
        self.weights = weights

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The choice that seems worth most."""
        game, roll = view.game, view.game.roll
        if roll is None or len(choices) == 1:
            return choices[0]
        variant, packed = game.variant, pack_sheet(game.variant, view.sheet, game.closed)
        faces = pack_faces(roll)
        if game.phase is Phase.WHITE:
            option = self._white(view, packed, roll)
            return white_choice(variant, packed.marks, option, roll.total)
        layout = layout_of(variant)
        options = colour_options(layout, packed.open, dice_options(game), faces)
        option = choose_colour(
            layout,
            seated(self.weights(game.variant), game.players),
            packed.marks,
            options,
            faces,
            game.closed,
            _lead(view),
            game.spared,
        )[0]
        return colour_choice(variant, option, faces)

    def _white(self, view: View, packed: Packed, roll: Roll) -> int:
        game, layout, lucky = view.game, layout_of(view.game.variant), view.sheet.lucky
        options = white_options(packed.open, roll.total)
        if lucky and roll.total in lucky:
            options |= lucky_options(layout, packed.open, packed.marks, game.closed, game.options.lucky_fallback)
        return choose_white(
            layout,
            seated(self.weights(game.variant), game.players),
            packed.open,
            packed.marks,
            options,
            pack_faces(roll),
            dice_options(game),
            game.closed,
            _lead(view),
            view.is_active,
        )


def _lead(view: View) -> int:
    """How many points the player is ahead of the best of the others."""
    totals = [scores.total for scores in view.game.scores]
    others = totals[: view.seat] + totals[view.seat + 1 :]
    return totals[view.seat] - max(others) if others else 0
