# Playing on one device, which is handed from player to player.
here-how = Všichni hrají na tomto zařízení a předávají si ho. Internet není potřeba a hra zůstane uložená tady.
here-getting-ready = Připravujeme hru bez internetu …
here-elsewhere = Vaše hry na tomto zařízení jsou otevřené na jiné kartě prohlížeče. Zavřete ji a zkuste to znovu.
here-broken = Zařízení se nepodařilo připravit. Zkontrolujte připojení a zkuste to znovu.
here-not-kept = Tento prohlížeč nic neukládá: po zavření karty hra zmizí.
hand-over-to = Předejte zařízení. Na řadě: { $name }.
hand-over-about = Volby zůstanou tajné, dokud nezvolí všichni. Nedívejte se!
hand-over-take = To jsem já, { $name }
