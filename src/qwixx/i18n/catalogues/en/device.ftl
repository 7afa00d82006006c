# What a device is asked about: moving a seat to another one, notifications, installing.
move-once = The link works once. It’s your seat, so don’t share it with anyone.
move-expired = This link has expired.
move-new = Get a new link
move-qr = QR code that brings your seat to another device

tell-turn = Tell me when it’s my turn
tell-turn-about = With a notification, while you are in another tab or app.
tell-turn-denied = This browser blocks notifications from this page. To get them, allow notifications in the settings of the site, next to the address, and open this menu again.

install = Keep Qwixx at hand
install-about = Install it like an app: it opens with one tap, and the score pad works offline.
install-share = Tap “Share” in the browser, then “Add to Home Screen”: Qwixx opens with one tap.
install-now = Install
install-later = Not now
