# Playing on one device, which is handed from player to player.
here-how = Everyone plays on this device and hands it on. It works without internet, and the game stays on this device.
here-getting-ready = Getting ready to play without internet …
here-elsewhere = Your games on this device are open in another tab. Close that tab, then try again.
here-broken = This device couldn’t get ready. Check your connection and try again.
here-not-kept = This browser doesn’t save anything: if you close this tab, the game is gone.
hand-over-to = Hand the device to { $name }.
hand-over-about = Choices stay secret until everyone has made theirs, so no peeking.
hand-over-take = I’m { $name }
