import Language

extension German {
    func privacyParts(_ server: String) -> [(title: String, text: String)] {
        [
            (
                "Auf diesem Gerät",
                "Rezepte, Bilder, Listen und alle Einstellungen liegen in einer Datei auf diesem "
                    + "Gerät. Nichts davon wird irgendwohin gesendet, solange du bei keinem Server "
                    + "angemeldet bist."
            ),
            (
                "Kamera und Mikrofon",
                "Was sie sehen und hören, wird im Speicher dieses Programms angesehen und sofort "
                    + "vergessen. Es wird nie gespeichert und nie gesendet, auch an keinen Server."
            ),
            (
                "Auf \(server)",
                "Dein Konto und was dieselbe Küche auf allen Geräten braucht: Rezepte mit Bildern, "
                    + "Herzen, Sammlungen, Listen, der Plan, was gekocht wurde, und die meisten "
                    + "Einstellungen; das Esstagebuch nur, wenn du es auf jedem Gerät eigens teilst. Wer den Server betreibt, kann es lesen, wie bei jedem Server, der "
                    + "nicht vor seinem Besitzer versiegelt ist."
            ),
            (
                "In der Gemeinschaft",
                "Wo der Server eine hat, sehen alle mit einem Konto dort, was du veröffentlichst, sagst und "
                    + "bewertest, deine Namen und dein Bild, und wem du folgst. Niemand sieht, wie du "
                    + "abstimmst oder wen du blockiert hast."
            ),
            (
                "Niemand zählt dich",
                "Es gibt keine Verfolgung, kein Werbenetz, keine Statistik darüber, was du kochst. "
                    + "Das Protokoll des Servers enthält keine Namen und keine Adressen."
            ),
            (
                "Es gehört dir",
                "Du kannst jederzeit alles herunterladen, was aufbewahrt wird, und das Konto mit "
                    + "allem darin löschen, auf der Seite des Kontos."
            ),
        ]
    }
}
