# At the door of a table: what a player learns of it before taking a seat.
door-invites = { $name } invites you to play.
door-invited = You’re invited to play.
door-free =
    { $count ->
        [one] { $count } seat is free.
       *[other] { $count } seats are free.
    }
door-over = A game has just ended: join in for the next one.
door-ask-host = Would you like a bot’s seat? { $name } can free it for you.
door-playing = The game is already in progress.
door-playing-open = There’s a free seat for the next game. Stay on this page: when the game is over, you can sit down here.
door-unwatched = This table can’t be watched.
door-taken = Someone was faster: the seat is taken.
door-watch = Watch the table
door-gone = There’s no table { $code }.
door-gone-about = Perhaps there is a typo in the code, or the table is closed by now. Ask for the link again.
door-other-code = Enter another code
door-own-sheet = A home-made sheet, designed by players.
