"""The rules in short, for the sheet and the house rules of a table."""

from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.phrases import variant_title
from qwixx.rules import Options, Variant

RULES = ("order", "white", "colour", "penalty", "lock", "lucky", "end")


def rules_in_short(variant: Variant, options: Options, language: str = ENGLISH) -> str:
    """The rules, in the numbers of this variant, and what this table plays differently."""
    told = [f"{variant_title(variant, language)}."]
    for rule in RULES:
        if rule != "lucky" or variant.lucky:
            told.append(say(language, f"pad-rule-{rule}", locking=variant.locking, needs=variant.needs))
    told += [say(language, f"option-{name}-about") for name in str(options).split(",") if name]
    return "\n".join(told)
