"""A review as one page (HTML) by itself: no script, nothing loaded from elsewhere, for any screen and for paper."""

from html import escape
from importlib.resources import files

from qwixx.analysis.chart import NARROW, TITLE, WIDE, score_chart
from qwixx.analysis.explaining import (
    MEANINGS,
    better_words,
    chosen_words,
    final_words,
    limit_sentences,
    moment_words,
    question_words,
    reason_words,
    result_words,
)
from qwixx.analysis.markup import Column, name_html, number_html, points_html, roll_html, table_html
from qwixx.analysis.review import Decision, PlayerReview, Review
from qwixx.words.english import count
from qwixx.words.phrases import capital, listing

SCORES = (Column("Player", "head"), *map(Column, ("Start", "Luck", "Skill", "Others", "Final")))
TURNS = (
    Column("Turn", "turn"),
    Column("Roll", "roll"),
    Column("Crossed", "words"),
    *map(Column, ("Luck", "Skill", "Others", "Expected")),
)


def report(review: Review) -> str:
    """The page."""
    record = review.record
    title = f"{record.variant.title}: {listing(record.names)}"
    style = files("qwixx.analysis").joinpath("report.css").read_text(encoding="utf-8")
    parts = [_header(review), _scores(review)]
    if review.players[0].moments:
        parts += [_chart(review), _costliest(review), _turns(review)]
    parts.append(_meaning(review))
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def _header(review: Review) -> str:
    record = review.record
    names = tuple(map(name_html, record.names))
    facts = [escape(record.variant.title), count(len(review.players[0].moments), "turn")]
    if record.date:
        facts.insert(1, f'<time datetime="{record.date}">{record.date}</time>')
    return (
        f'<header>\n<p class="facts">{" · ".join(facts)}</p>\n<h1>{listing(names)}</h1>\n'
        f"<p>{result_words(review, names)}</p>\n</header>"
    )


def _scores(review: Review) -> str:
    over = review.record.final().outcome is not None
    rows = [
        (
            name_html(name),
            number_html(f"{player.start:.2f}"),
            *map(points_html, (player.luck, player.skill, player.others)),
            f"<strong>{number_html(final_words(player, over))}</strong>",
        )
        for name, player in zip(review.record.names, review.players, strict=True)
    ]
    caption = "Start, luck, skill and others add up to the final score, but for rounding."
    return _section("scores", "Where the points came from", table_html(caption, SCORES, rows))


def _chart(review: Review) -> str:
    """The chart twice, for wide and for narrow pages; each shows one."""
    wide = score_chart(review, WIDE, heading=False, name="wide")
    narrow = score_chart(review, NARROW, heading=False, name="narrow")
    return _section(
        "chart", TITLE, f'<figure class="wide">\n{wide}</figure>\n<figure class="narrow">\n{narrow}</figure>'
    )


def _costliest(review: Review) -> str:
    found = review.costliest()
    if not found:
        return _section("costliest", "The costliest choices", "<p>Nobody could have chosen better.</p>")
    items = "\n".join(_decision(review, decision) for decision in found)
    heading = "The costliest choices" if len(found) > 1 else "The costliest choice"
    return _section("costliest", heading, f"<ol>\n{items}\n</ol>")


def _decision(review: Review, decision: Decision) -> str:
    roll = decision.game.roll
    facts = {
        "Rolled": roll_html(roll) if roll else "",
        "Chosen": capital(chosen_words(decision)),
        "Better": capital(better_words(decision)),
    }
    shown = "".join(f"<div><dt>{key}</dt><dd>{value}</dd></div>" for key, value in facts.items())
    return (
        f"<li>\n<h3><span>Turn {decision.turn}, {name_html(review.record.names[decision.player])}</span> "
        f'<span class="cost">{points_html(-decision.cost)} points</span></h3>\n'
        f"<dl>{shown}</dl>\n<p>{reason_words(decision)}</p>\n</li>"
    )


def _turns(review: Review) -> str:
    tables = "\n".join(
        _turns_of(review, name, player) for name, player in zip(review.record.names, review.players, strict=True)
    )
    return _section("turns", "Turn by turn", tables)


def _turns_of(review: Review, name: str, player: PlayerReview) -> str:
    variant = review.record.variant
    rows = [
        (
            str(moment.turn),
            roll_html(moment.roll),
            capital(moment_words(variant, moment)) + (' <span class="active">active</span>' if moment.active else ""),
            *map(points_html, (moment.luck, moment.skill, moment.others)),
            number_html(f"{moment.after:.2f}"),
        )
        for moment in player.moments
    ]
    caption = f"Every turn of the game, for {name_html(name)}"
    return f"<details>\n<summary>{name_html(name)}</summary>\n{table_html(caption, TURNS, rows)}\n</details>"


def _meaning(review: Review) -> str:
    meanings = "".join(
        f"<div><dt>{capital(part)}</dt><dd>{capital(told)}</dd></div>" for part, told in MEANINGS.items()
    )
    questions = dict.fromkeys(question_words(player.question) for player in review.players)
    told = [f"The question that was answered is {words}." for words in questions]
    paragraphs = "\n".join(f"<p>{escape(sentence)}</p>" for sentence in [*told, *limit_sentences(review)])
    return _section("meaning", "What the numbers mean", f"<dl>{meanings}</dl>\n{paragraphs}")


def _section(name: str, heading: str, content: str) -> str:
    return f'<section class="{name}">\n<h2>{heading}</h2>\n{content}\n</section>'
