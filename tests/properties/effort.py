"""How many examples a property gets: a share of what the Hypothesis profile allows."""

from hypothesis import settings


def effort(share: float) -> settings:
    """More examples for a cheap property, fewer for a dear one."""
    profile = settings.get_profile(settings.get_current_profile_name())
    return settings(max_examples=max(1, round(profile.max_examples * share)))
