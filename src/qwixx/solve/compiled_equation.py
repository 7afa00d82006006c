"""The solver's equation, compiled: what a sheet is worth, from what the sheets after it are worth.

Values are points still to come, so the points on a sheet need not be known. A sheet is a line of four values, one for
each number of penalties: these lead to the same sheets, and a processor takes four at a time. Sheet `upper * halves +
lower` stands in layer k for a player who becomes active after k more turns of others.

A turn is worth the best of many crosses, for all dice are seen before choosing. Each cross of action 2 is taken with
what goes best with it in action 1, and they are sorted. The expectation over the coloured dice then needs no list of
their throws: the chance that none shows anything better than a certain cross is a product over the dice.

Sums of the white dice that no player can cross differ in nothing but their throws; they are sorted once, as sum 0.
"""

from typing import Any

import numpy as np
from numba import njit

from qwixx.fast.compilation import renew_with
from qwixx.rules.game import LOCKS_TO_END
from qwixx.rules.scoring import PENALTY_POINTS
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.rules.variant import ROW_COUNT
from qwixx.solve.half_sheets import NO_DIE, NOT_OPEN
from qwixx.solve.roll_odds import THROWS

ROOM = 64
"""More crosses than any sheet offers that can be solved."""
WHITES = 2 * ROW_COUNT
"""How many crosses of action 1 one sum can offer: it and a lucky one in each row."""
U = np.uint64
"""Unsigned numbers as indices spare compiled code the question whether they count from the end."""


@njit
def put(to: Any, at: int, values: Any, sheet: int, points: float) -> None:
    """Write the values of a sheet, raised by points."""
    none = values[U(sheet), 0] + points
    one = values[U(sheet), 1] + points
    two = values[U(sheet), 2] + points
    three = values[U(sheet), 3] + points
    to[U(at), 0] = none
    to[U(at), 1] = one
    to[U(at), 2] = two
    to[U(at), 3] = three


@njit
def lift(to: Any, at: int, values: Any, sheet: int, points: float) -> None:
    """Write the values of a sheet, raised by points, where they are higher than what is there."""
    none = values[U(sheet), 0] + points
    one = values[U(sheet), 1] + points
    two = values[U(sheet), 2] + points
    three = values[U(sheet), 3] + points
    old_none = to[U(at), 0]
    old_one = to[U(at), 1]
    old_two = to[U(at), 2]
    old_three = to[U(at), 3]
    to[U(at), 0] = none if none > old_none else old_none
    to[U(at), 1] = one if one > old_one else old_one
    to[U(at), 2] = two if two > old_two else old_two
    to[U(at), 3] = three if three > old_three else old_three


@njit
def rank_crosses(values: Any, count: int, rank: Any) -> None:
    """The rank of each cross by its values, the best 0. Each meets each: that takes no branches, and four at a time."""
    for cross in range(count):
        none, one, two, three = values[U(cross), 0], values[U(cross), 1], values[U(cross), 2], values[U(cross), 3]
        rank_none = rank_one = rank_two = rank_three = np.int64(cross)
        for other in range(cross):
            over_none = np.int64(none > values[U(other), 0])
            over_one = np.int64(one > values[U(other), 1])
            over_two = np.int64(two > values[U(other), 2])
            over_three = np.int64(three > values[U(other), 3])
            old_none, old_one = rank[U(other), 0], rank[U(other), 1]
            old_two, old_three = rank[U(other), 2], rank[U(other), 3]
            rank[U(other), 0] = old_none + over_none
            rank[U(other), 1] = old_one + over_one
            rank[U(other), 2] = old_two + over_two
            rank[U(other), 3] = old_three + over_three
            rank_none -= over_none
            rank_one -= over_one
            rank_two -= over_two
            rank_three -= over_three
        rank[U(cross), 0] = rank_none
        rank[U(cross), 1] = rank_one
        rank[U(cross), 2] = rank_two
        rank[U(cross), 3] = rank_three


@njit
def expect_turn(
    penalties: int,
    penalised: float,
    whites: Any,
    base: Any,
    kept: Any,
    sorted_value: Any,
    sorted_cross: Any,
    others_of: Any,
    sides: int,
    ways: Any,
    weight: Any,
    others: Any,
    product: Any,
) -> float:
    """The best of an active turn, summed over all throws of all dice.

    Walked from the best cross down, with the throws that have shown none of them yet. It is a function of its own, and
    the throws of a sum have variables of their own, so that all of this stays in registers.
    """
    high = 2 * sides
    low_faces = (1 << high) - 1
    all_faces = np.uint32((1 << 2 * high) - 1)
    expected = 0.0
    for total in range(2, len(ways)):
        shared = total if whites[U(total)] else 0
        floor = max(base[U(shared), U(penalties)], penalised)
        begin = (shared * PENALTY_BOXES + penalties) * ROOM
        one = two = three = four = all_faces
        weight_one, weight_two = weight[U(total * THROWS)], weight[U(total * THROWS + 1)]
        weight_three, weight_four = weight[U(total * THROWS + 2)], weight[U(total * THROWS + 3)]
        left = ways[U(total)] * sides**ROW_COUNT
        for step in range(kept[U(shared)]):
            value = sorted_value[U(begin + step)]
            if value <= floor:
                break
            line = others_of[U(sorted_cross[U(begin + step)])] + total * THROWS
            one &= others[U(line)]
            two &= others[U(line + 1)]
            three &= others[U(line + 2)]
            four &= others[U(line + 3)]
            still_left = (
                weight_one * np.int64(product[U(one & low_faces)]) * np.int64(product[U(one >> high)])
                + weight_two * np.int64(product[U(two & low_faces)]) * np.int64(product[U(two >> high)])
                + weight_three * np.int64(product[U(three & low_faces)]) * np.int64(product[U(three >> high)])
                + weight_four * np.int64(product[U(four & low_faces)]) * np.int64(product[U(four >> high)])
            )
            expected += value * (left - still_left)
            left = still_left
        expected += floor * left
    return expected


@njit(nogil=True, cache=True)
def solve_sheets(
    values: Any, alike: bool, upper: int, lowers: Any, above: Any, below: Any, chances: Any, lucky: Any
) -> None:
    """Solve all sheets with this upper half and these lower halves, of which the most advanced come first."""
    places, uppers, halves, _ = values.shape
    layer = uppers * halves
    sheets = values.reshape((places * layer, PENALTY_BOXES))
    after_turn = sheets[(places - 1) * layer :]
    sides, ways, weight, others, product = chances
    (
        up_begin,
        up_number,
        up_colour,
        up_late,
        up_takes_die,
        up_lucky,
        up_points,
        up_after,
        up_begin_two,
        up_second,
        up_points_two,
        up_after_two,
        up_closed,
        up_dice_out,
        up_fewest,
    ) = above
    (
        low_begin,
        low_number,
        low_colour,
        low_late,
        low_takes_die,
        low_lucky,
        low_points,
        low_after,
        low_begin_two,
        low_second,
        low_points_two,
        low_after_two,
        low_closed,
        low_dice_out,
        low_fewest,
    ) = below
    sums = len(ways)

    # The crosses that the sheet offers, those of the upper half first.
    number = np.empty(ROOM, np.int64)
    colour = np.empty(ROOM, np.int64)
    points = np.empty(ROOM)
    target = np.empty(ROOM, np.int64)
    others_of = np.empty(ROOM, np.int64)
    one = np.empty((ROOM, PENALTY_BOXES))
    # By white sum: the crosses of action 1, the best of them, and the best turn with each cross of action 2.
    white = np.empty(sums * WHITES, np.int64)
    whites = np.zeros(sums, np.int64)
    base = np.full((sums, PENALTY_BOXES), NOT_OPEN)
    best = np.empty((sums * ROOM, PENALTY_BOXES))
    # By turns of others and white sum: the best cross of a passive turn.
    crossed = np.empty((places * sums, PENALTY_BOXES))
    # The crosses of action 2 that matter; sorted, by white sum and penalties.
    kept = np.zeros(sums, np.int64)
    kept_value = np.empty((ROOM, PENALTY_BOXES))
    kept_cross = np.empty(ROOM, np.int64)
    rank = np.empty((ROOM, PENALTY_BOXES), np.int64)
    sorted_value = np.empty(sums * PENALTY_BOXES * ROOM)
    sorted_cross = np.empty(sums * PENALTY_BOXES * ROOM, np.int64)

    up_first = up_begin[upper]
    count_up = up_begin[upper + 1] - up_first
    for low in lowers:
        closed = up_closed[upper] + low_closed[low]
        if closed >= LOCKS_TO_END:
            continue
        low_first = low_begin[low]
        count = count_up + low_begin[low + 1] - low_first
        own = upper * halves + low
        dice_out = up_dice_out[upper] | low_dice_out[low]
        fewest = min(up_fewest[upper], low_fewest[low])

        whites[:] = 0
        for cross in range(count):
            if cross < count_up:
                at = up_first + cross
                number[U(cross)] = up_number[U(at)]
                colour[U(cross)] = up_colour[U(at)]
                points[U(cross)] = up_points[U(at)]
                target[U(cross)] = up_after[U(at)] * halves + low
                late, luck = up_late[U(at)], up_lucky[U(at)]
            else:
                at = low_first + cross - count_up
                number[U(cross)] = low_number[U(at)]
                colour[U(cross)] = low_colour[U(at)]
                points[U(cross)] = low_points[U(at)]
                target[U(cross)] = upper * halves + low_after[U(at)]
                late, luck = low_late[U(at)], low_lucky[U(at)]
            total = number[U(cross)]
            others_of[U(cross)] = (colour[U(cross)] * sums + total) * sums * THROWS
            put(one, cross, after_turn, target[U(cross)], points[U(cross)])
            if not late:
                white[U(total * WHITES + whites[U(total)])] = cross
                whites[U(total)] += 1
                if luck == fewest:
                    for place in range(len(lucky)):
                        total = lucky[place]
                        white[U(total * WHITES + whites[U(total)])] = cross
                        whites[U(total)] += 1

        for total in range(2, sums):
            if whites[U(total)] == 0:
                continue
            begin = total * ROOM
            for cross in range(count):
                put(best, begin + cross, one, cross, 0.0)
            put(base, total, one, white[U(total * WHITES)], 0.0)
            for place in range(whites[U(total)]):
                first = white[U(total * WHITES + place)]
                lift(base, total, one, first, 0.0)
                if first < count_up:
                    at = up_first + first
                    die = up_takes_die[U(at)]
                    if closed and die != NO_DIE:
                        continue
                    for two in range(up_begin_two[U(at)], up_begin_two[U(at + 1)]):
                        cross = up_second[U(two)]
                        if colour[U(cross)] != die:
                            sheet = up_after_two[U(two)] * halves + low
                            lift(best, begin + cross, after_turn, sheet, up_points_two[U(two)])
                    line = up_after[U(at)] * halves
                    for cross in range(count_up, count):
                        if colour[U(cross)] != die:
                            sheet = line + low_after[U(low_first + cross - count_up)]
                            lift(best, begin + cross, after_turn, sheet, points[U(first)] + points[U(cross)])
                else:
                    at = low_first + first - count_up
                    die = low_takes_die[U(at)]
                    if closed and die != NO_DIE:
                        continue
                    for two in range(low_begin_two[U(at)], low_begin_two[U(at + 1)]):
                        cross = count_up + low_second[U(two)]
                        if colour[U(cross)] != die:
                            sheet = upper * halves + low_after_two[U(two)]
                            lift(best, begin + cross, after_turn, sheet, low_points_two[U(two)])
                    for cross in range(count_up):
                        if colour[U(cross)] != die:
                            sheet = up_after[U(up_first + cross)] * halves + low_after[U(at)]
                            lift(best, begin + cross, after_turn, sheet, points[U(first)] + points[U(cross)])
        for cross in range(count):
            put(best, cross, one, cross, 0.0)

        for total in range(sums):
            if total and whites[U(total)] == 0:
                continue
            base_none, base_one = base[U(total), 0], base[U(total), 1]
            base_two, base_three = base[U(total), 2], base[U(total), 3]
            matter = 0
            for cross in range(count):
                at = total * ROOM + cross
                put(kept_value, matter, best, at, 0.0)
                kept_cross[U(matter)] = cross
                better = (
                    (best[U(at), 0] > base_none)
                    | (best[U(at), 1] > base_one)
                    | (best[U(at), 2] > base_two)
                    | (best[U(at), 3] > base_three)
                )
                matter += better & (dice_out >> colour[U(cross)] & 1 == 0)
            rank_crosses(kept_value, matter, rank)
            for place in range(matter):
                for penalties in range(PENALTY_BOXES):
                    at = (total * PENALTY_BOXES + penalties) * ROOM + rank[U(place), U(penalties)]
                    sorted_value[U(at)] = kept_value[U(place), U(penalties)]
                    sorted_cross[U(at)] = kept_cross[U(place)]
            kept[U(total)] = matter

        for turns in range(1, places):
            for total in range(2, sums):
                at = turns * sums + total
                for penalties in range(PENALTY_BOXES):
                    crossed[U(at), U(penalties)] = NOT_OPEN
                for place in range(whites[U(total)]):
                    cross = white[U(total * WHITES + place)]
                    lift(crossed, at, sheets, (turns - 1) * layer + target[U(cross)], points[U(cross)])

        for penalties in range(PENALTY_BOXES - 1, -1, -1):
            penalised = -float(PENALTY_POINTS)
            if penalties + 1 < PENALTY_BOXES:
                penalised += after_turn[U(own), U(penalties + 1)]
            expected = expect_turn(
                penalties,
                penalised,
                whites,
                base,
                kept,
                sorted_value,
                sorted_cross,
                others_of,
                sides,
                ways,
                weight,
                others,
                product,
            )
            sheets[U(own), U(penalties)] = expected / (sides * sides * sides**ROW_COUNT)
            for turns in range(1, places):
                stay = sheets[U((turns - 1) * layer + own), U(penalties)]
                expected = 0.0
                for total in range(2, sums):
                    expected += ways[U(total)] * max(stay, crossed[U(turns * sums + total), U(penalties)])
                sheets[U(turns * layer + own), U(penalties)] = expected / (sides * sides)

        if alike:
            for place in range(places):
                put(sheets, place * layer + low * halves + upper, sheets, place * layer + own, 0.0)


@njit(cache=True)
def expect_waiting(
    turns: int,
    sheets: Any,
    halves: int,
    upper: int,
    low: int,
    penalties: int,
    above: Any,
    below: Any,
    ways: Any,
    lucky: Any,
) -> float:
    """What a sheet is worth, so many turns of others before its own; `sheets` are those about to be active."""
    if above.closed[upper] + below.closed[low] >= LOCKS_TO_END:
        return 0.0
    if turns == 0:
        return sheets[upper * halves + low, penalties]
    stay = expect_waiting(turns - 1, sheets, halves, upper, low, penalties, above, below, ways, lucky)
    best = np.full(len(ways), stay)
    fewest = min(above.fewest[upper], below.fewest[low])
    for is_upper in (True, False):
        half, state = (above, upper) if is_upper else (below, low)
        for cross in range(half.begin[state], half.begin[state + 1]):
            if half.late[cross]:
                continue
            up = half.after[cross] if is_upper else upper
            down = low if is_upper else half.after[cross]
            if turns == 1:
                value = half.points[cross] + sheets[up * halves + down, penalties]
            else:
                value = half.points[cross] + expect_waiting(
                    turns - 1, sheets, halves, up, down, penalties, above, below, ways, lucky
                )
            best[half.number[cross]] = max(best[half.number[cross]], value)
            if half.lucky[cross] == fewest:
                for total in lucky:
                    best[total] = max(best[total], value)
    return (best * ways).sum() / ways.sum()


renew_with(solve_sheets, "solve", "rules")
renew_with(expect_waiting, "solve", "rules")
