"""Devices of people: kept from test to test, since a new browser costs more than what most tests do in it."""

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

PATIENCE = 30_000
"""Milliseconds that anything may take on a busy machine."""
PLAIN = {"color_scheme": "light", "reduced_motion": "reduce", "forced_colors": "none"}


class Device:
    """A browser with one page, and what goes wrong in it."""

    def __init__(self, browser: Browser, address: str, **settings: object) -> None:
        self.faults: list[str] = []
        self.context = browser.new_context(base_url=address, **settings)  # type: ignore[arg-type] # Playwright's own names
        self.context.add_init_script("localStorage.setItem('pace', localStorage.getItem('pace') ?? 'at-once')")
        self.context.add_init_script("localStorage.setItem('tips', localStorage.getItem('tips') ?? 'off')")
        self.page = self._opened(self.context)

    def emptied(self, width: int, height: int, **media: object) -> Page:
        """Its page, with nothing left of what was done in it before."""
        for page in self.context.pages:
            if page != self.page:
                page.close()
        self.page.unroute_all()
        self.context.set_offline(offline=False)
        self.page.goto("/healthz")
        self.page.evaluate("localStorage.clear()")
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(**{**PLAIN, **media})  # type: ignore[arg-type] # as above
        self.faults.clear()
        return self.page

    def _opened(self, context: BrowserContext) -> Page:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self.faults.append(message.text) if _is_fault(message) else None)
        return page


def _is_fault(message: ConsoleMessage) -> bool:
    """Whether the page made a mistake; that a network is gone or a server refuses is told to people instead."""
    expected = ("Failed to load resource", "WebSocket connection")
    return message.type == "error" and not message.text.startswith(expected)
