import Language

extension German: FlickingWording {
    var flickLike: String { "Lecker" }
    var flickNo: String { "Nein" }
    var flickTakeBack: String { "Zurücknehmen" }
    var flickTop: String { "oberste Karte" }
    func flickLeft(_ count: Int) -> String { count == 1 ? "Die letzte Karte" : "Noch \(count) Karten" }

    var flickControlsTitle: String { "Worauf hast du Lust?" }
    var flickDrag: String { "Wisch die Karte weg" }
    var flickDragMeans: String { "rechts, wenn du sie magst, sonst links; antippen zum Lesen" }
    var flickKeys: String { "→ und ←" }
    var flickKeysMean: String { "tun dasselbe; Eingabe öffnet, Strg+Z nimmt zurück" }
    var flickButtons: String { "Nimm die Knöpfe" }
    var flickButtonsMean: String { "das Herz, das Kreuz und so weit zurück, wie du willst" }
    var flickWave: String { "Wink in die Kamera" }
    func flickWaveMeans(isOn: Bool) -> String {
        isOn
            ? "nach rechts oder links, so wie du wischen würdest"
            : "nach rechts oder links, sobald du sie unten eingeschaltet hast"
    }
    var flickGotIt: String { "Verstanden" }

    var flickConsentTitle: String { "Karten durch Winken wegwischen?" }
    var flickConsent: String {
        "Solange dieser Stapel offen ist, achtet die Kamera auf eine winkende Hand; ihre Bilder bleiben in diesem "
            + "Programm, werden nie gespeichert und nirgendwohin geschickt."
    }

    var flickThrough: String { "Das war der ganze Stapel" }
    func flickLiked(_ liked: Int, of flicked: Int) -> String {
        switch liked {
        case 0: "Von den \(flicked) Karten war es keine. Vielleicht beim nächsten Mal?"
        case flicked: flicked == 1 ? "Sie hat dir gefallen." : "Alle \(flicked) haben dir gefallen."
        default: "\(liked) von \(flicked) haben dir gefallen."
        }
    }
    var flickShuffle: String { "Neu mischen" }
    var flickFavourites: String { "Zu deinen Favoriten" }
    var flickUnread: String { "Der Stapel lässt sich nicht austeilen" }
    var flickEmptyTitle: String { "Noch keine Karten" }
    var flickEmpty: String { "Sobald du Rezepte hast, werden sie zu einem Stapel gemischt." }
    var flickFilteredTitle: String { "Keine Karte bleibt übrig" }
    func flickFiltered(diets: [String], without: [String]) -> String {
        var parts: [String] = []
        if !diets.isEmpty { parts.append("ist " + diets.joined(separator: ", ")) }
        if !without.isEmpty { parts.append("ist frei von " + without.joined(separator: ", ")) }
        return "Kein Rezept " + parts.joined(separator: " und ") + "."
    }
    var flickAnyDiet: String { "Jede Ernährung" }
    var flickChangeFilter: String { "Ändern, was du meidest" }

    var flickPageKeys: [(key: String, deed: String)] {
        [
            ("→", "Gefällt mir"),
            ("←", "Heute nicht"),
            ("Rück", "Letzte Karte zurück"),
            ("Enter", "Rezept öffnen"),
        ]
    }
}
