"""The plain game at a table: it tells the news, asks the people at this keyboard, and sends in what they answer."""

from qwixx.bots import BUILT_IN
from qwixx.dice import read_roll
from qwixx.i18n.announcements import ending_words, score_words, winner_words
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import choice_words, commas, listing, roll_words, variant_title
from qwixx.i18n.sheet_drawing import lock_sign
from qwixx.match import Agree, Begin, Choose, Command, DiceKind, Object, RollDice, SeatBot, Stage, TypeRoll, TypeStart
from qwixx.rules import Choice, NotationError, Phase, QwixxError, Start, StartKind, first_to_throw_six
from qwixx.rules.key_value_lines import whole
from qwixx.rules.setup import STARTING_THROW
from qwixx.terminal.answers import read_yes, shortened
from qwixx.terminal.choice_prompts import ask_choice, confirm, costs_penalty
from qwixx.terminal.game_log import typed_words
from qwixx.terminal.prompts import Prompts, TakenBackError
from qwixx.terminal.session import PlainSession
from qwixx.wire.sight import Sight


class PlainGame:
    """Plays a game at a table to its end."""

    def __init__(self, prompts: Prompts, session: PlainSession) -> None:
        self._prompts, self._session = prompts, session
        self._language = prompts.language
        self._told = len(session.news)
        self._moment: int | None = None
        self._chosen: dict[int, str] = {}
        """What was chosen in this action, by seat."""
        self._drawn: tuple[int, set[int]] = (0, set())
        """The turn, and whose sheets have been drawn in it."""

    def play(self) -> None:
        """Play from where the game stands to the end."""
        self._introduce()
        while True:
            self._tell_news()
            sight = self._session.sight
            if self._session.ended:
                self._prompts.say(self._session.ended)
                return
            if sight.is_over:
                self._conclude(sight)
                return
            try:
                self._act(sight)
            except TakenBackError:
                self._prompts.tell("plain-no-back")

    def _introduce(self) -> None:
        """Say what is played by whom, and in mid-turn what was rolled."""
        sight, language = self._session.sight, self._language
        seated = [seat.name for seat in sight.seats if seat.name]
        title = variant_title(sight.variant, language)
        self._prompts.tell("plain-intro", title=title, names=listing(sight.names or seated, language=language))
        if self._session.people:
            self._prompts.tell("plain-hint")
            if self._prompts.drawing:
                self._prompts.tell("plain-hint-drawing", lock=lock_sign(language))
        game = sight.game
        if game and game.roll and self._told == len(self._session.news):
            roll, name = roll_words(game.roll, language), sight.names[game.active]
            self._prompts.say(f"\n{say(language, 'told-turn', turn=sight.turn, name=name, roll=roll)}")

    def _tell_news(self) -> None:
        news = self._session.news
        for line in news[self._told :]:
            self._prompts.say(line)
        self._told = len(news)

    def _act(self, sight: Sight) -> None:
        """Do the next thing that this keyboard is for, or wait."""
        match self._asked(sight):
            case "begin":
                self._lobby(sight)
            case "start":
                self._ask_start(sight)
            case "roll" if sight.settings.dice is DiceKind.REAL:
                self._ask_roll(sight)
            case "roll":
                self._do(RollDice(sight.moment))
            case "agreement":
                self._ask_agreement(sight)
            case "white" | "colour":
                self._choose(sight)
            case _:
                self._session.wait()

    def _asked(self, sight: Sight) -> str | None:
        """What the table waits for from this keyboard; where only bots play with real dice, people roll for them."""
        if sight.stage is Stage.LOBBY:
            return "begin" if sight.host == sight.seat else None
        if not self._session.people and sight.settings.dice is DiceKind.REAL and sight.waits in ("start", "roll"):
            return sight.waits
        return sight.waits_for_me

    def _do(self, command: Command) -> None:
        """Send a command in; a refusal by a server is told, and the table followed on."""
        try:
            self._session.do(command)
        except QwixxError as error:
            self._prompts.complain(error)
            if self._session.is_remote and isinstance(command, RollDice):
                self._session.wait()

    def _lobby(self, sight: Sight) -> None:
        """Before the first game at a server's table: seat bots, and begin."""
        seats = [seat.name or say(self._language, "table-seat-open") for seat in sight.seats]
        names = listing(seats, language=self._language)
        levels = listing(BUILT_IN, "or", self._language)
        answer = self._prompts.ask(say(self._language, "plain-lobby", names=names, levels=levels)).lower()
        free = [seat for seat, found in enumerate(sight.seats) if found.kind == "open"]
        if not answer:
            self._do(Begin())
        elif answer in BUILT_IN and free:
            self._do(SeatBot(free[0], answer))
        else:
            self._prompts.complain(NotationError(shortened(answer), listing(BUILT_IN, "or")))

    def _ask_start(self, sight: Sight) -> None:
        """Who begins, with real dice (C6)."""
        players, sides = len(sight.players), sight.variant.sides
        try:
            if sight.settings.options.first_six:
                question = say(self._language, "plain-type-throws", six=STARTING_THROW)
                throws = tuple(whole(word, 1, sides) for word in self._prompts.ask(question).split())
                start = Start(StartKind.THROWS, first_to_throw_six(throws, players, sides), throws)
            else:
                question = say(self._language, "plain-type-start", first=1, last=players)
                start = Start(StartKind.DRAWN, whole(self._prompts.ask(question).strip(), 1, players) - 1)
            self._session.do(TypeStart(sight.moment, start))
        except QwixxError as error:
            self._prompts.complain(error)

    def _ask_roll(self, sight: Sight) -> None:
        """What real dice show (C7). A roll that no one at this keyboard can use is confirmed before it counts."""
        game, language = sight.game, self._language
        if game is None:
            return
        white = say(language, "plain-white")
        coloured = [say(language, "colour", colour=colour.word) for colour in game.dice]
        question = say(language, "plain-type-dice", wanted=commas([white, white, *coloured], language))
        try:
            roll = read_roll(self._prompts.ask(question), game)
            after = game.apply(roll).game
            usable = any(len(after.choices(sight.players.index(seat))) > 1 for seat in self._session.people)
            if not usable and not self._prompts.quick:
                self._prompts.say(say(language, "event-rolled", roll=roll_words(roll, language)))
                try:
                    confirm(self._prompts, say(language, "plain-roll-right"), None)
                except TakenBackError:
                    self._prompts.tell("plain-roll-back")
                    return
            self._session.do(TypeRoll(sight.moment, roll))
        except QwixxError as error:
            self._prompts.complain(error)

    def _ask_agreement(self, sight: Sight) -> None:
        """Whether a roll is right that another player has typed in."""
        question = say(self._language, "plain-agreement", typed=typed_words(sight, self._language))
        answer = self._prompts.ask(question)
        try:
            agreed = not answer or read_yes(answer)
        except QwixxError as error:
            self._prompts.complain(error)
        else:
            self._do(Agree(sight.moment) if agreed else Object(sight.moment))

    def _choose(self, sight: Sight) -> None:
        """Ask the person at the keyboard what to cross. The last one to be asked confirms for all of them."""
        game, player, seat = sight.game, sight.player, sight.seat
        if game is None or player is None or seat is None:
            return
        if sight.moment != self._moment:
            self._moment = sight.moment
            self._chosen.clear()
            self._tell_idle(sight)
        self._draw_once(sight, player)
        try:
            choice = ask_choice(self._prompts, game, player, sight.names[player])
            self._chosen[seat] = self._chosen_words(sight, player, choice)
            others = [other for other in sight.awaited if other in self._session.people and other != seat]
            is_agreed = game.phase is Phase.COLOUR and not choice and costs_penalty(game, player)
            if not others and not self._prompts.quick and not is_agreed:
                if choice != sight.choice:
                    self._do(Choose(sight.moment, choice, confirmed=False))
                confirm(self._prompts, " ".join(self._chosen.values()), player if len(self._chosen) == 1 else None)
            self._do(Choose(sight.moment, choice))
        except TakenBackError:
            self._take_back(sight)

    def _take_back(self, sight: Sight) -> None:
        """Ask again: the person who is asked now, or the one before, or for the roll if it was typed in."""
        seat = sight.seat
        if sight.waits == "colour":
            self._prompts.tell("plain-again")
        elif seat in self._chosen:
            del self._chosen[seat]
        else:
            try:
                self._session.take_back()
            except QwixxError:
                self._take_back_roll()
            else:
                self._chosen.pop(self._session.sight.seat or 0, None)

    def _take_back_roll(self) -> None:
        try:
            self._session.take_back_roll()
        except QwixxError:
            self._prompts.tell("plain-no-back")
        else:
            self._told = len(self._session.news)
            self._prompts.tell("plain-roll-back")

    def _tell_idle(self, sight: Sight) -> None:
        """Who at this keyboard can cross nothing in action 1."""
        game = sight.game
        players = [sight.players.index(seat) for seat in self._session.people if seat in sight.players]
        idle = [sight.names[player] for player in players if game and len(game.choices(player)) == 1]
        if idle and sight.waits == "white":
            self._prompts.tell("plain-idle", names=listing(idle, language=self._language))

    def _chosen_words(self, sight: Sight, player: int, choice: Choice) -> str:
        game = sight.game
        told = choice_words(game, choice, self._language) if choice and game else None
        told = told or say(self._language, "review-nothing")
        return say(self._language, "plain-chosen", name=sight.names[player], choice=told)

    def _draw_once(self, sight: Sight, player: int) -> None:
        """Draw a person's sheet before the first question of a turn."""
        if self._drawn[0] != sight.turn:
            self._drawn = sight.turn, set()
        if self._prompts.drawing and player not in self._drawn[1]:
            self._drawn[1].add(player)
            self._prompts.say("")
            self._prompts.draw(sight, player)

    def _conclude(self, sight: Sight) -> None:
        """The end: why, the final sheets, the points row by row, who won."""
        game, names, language = sight.game, sight.names, self._language
        if game is None or game.outcome is None:
            return
        self._prompts.say(f"\n{ending_words(game, names, game.outcome, language)}\n")
        self._prompts.draw_all(sight)
        self._prompts.say("")
        for player, name in enumerate(names):
            self._prompts.say(score_words(game, player, name, language))
        self._prompts.say(winner_words(game, names, game.outcome, language))
