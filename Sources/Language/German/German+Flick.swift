extension German {
    public var flickLike: String { "Lecker" }
    public var flickNo: String { "Nein" }
    public var flickTakeBack: String { "Zurücknehmen" }
    public var flickTop: String { "oberste Karte" }
    public func flickLeft(_ count: Int) -> String { count == 1 ? "Die letzte Karte" : "Noch \(count) Karten" }

    public var flickControlsTitle: String { "Worauf hast du Lust?" }
    public var flickDrag: String { "Wisch die Karte weg" }
    public var flickDragMeans: String { "rechts, wenn du sie magst, sonst links; antippen zum Lesen" }
    public var flickKeys: String { "→ und ←" }
    public var flickKeysMean: String { "tun dasselbe; Eingabe öffnet, Strg+Z nimmt zurück" }
    public var flickButtons: String { "Nimm die Knöpfe" }
    public var flickButtonsMean: String { "das Herz, das Kreuz und so weit zurück, wie du willst" }
    public var flickWave: String { "Wink in die Kamera" }
    public func flickWaveMeans(isOn: Bool) -> String {
        isOn
            ? "nach rechts oder links, so wie du wischen würdest"
            : "nach rechts oder links, sobald du sie unten eingeschaltet hast"
    }
    public var flickGotIt: String { "Verstanden" }

    public func flickCameraState(isOn: Bool, looks: Bool) -> String { looks ? "an" : isOn ? "kein Bild" : "aus" }
    public var flickConsentTitle: String { "Karten durch Winken wegwischen?" }
    public var flickConsent: String {
        "Solange dieser Stapel offen ist, achtet die Kamera auf eine winkende Hand; ihre Bilder bleiben in diesem "
            + "Programm, werden nie gespeichert und nirgendwohin geschickt."
    }

    public var flickThrough: String { "Das war der ganze Stapel" }
    public func flickLiked(_ liked: Int, of flicked: Int) -> String {
        switch liked {
        case 0: "Von den \(flicked) Karten war es keine. Vielleicht beim nächsten Mal?"
        case flicked: flicked == 1 ? "Sie hat dir gefallen." : "Alle \(flicked) haben dir gefallen."
        default: "\(liked) von \(flicked) haben dir gefallen."
        }
    }
    public var flickShuffle: String { "Neu mischen" }
    public var flickFavourites: String { "Zu deinen Favoriten" }
    public var flickUnread: String { "Der Stapel lässt sich nicht austeilen" }
    public var flickEmptyTitle: String { "Noch keine Karten" }
    public var flickEmpty: String { "Sobald du Rezepte hast, werden sie zu einem Stapel gemischt." }
    public var flickFilteredTitle: String { "Keine Karte bleibt übrig" }
    public func flickFiltered(diets: [String], without: [String]) -> String {
        var parts: [String] = []
        if !diets.isEmpty { parts.append("ist " + diets.joined(separator: ", ")) }
        if !without.isEmpty { parts.append("ist frei von " + without.joined(separator: ", ")) }
        return "Kein Rezept " + parts.joined(separator: " und ") + "."
    }
    public var flickAnyDiet: String { "Jede Ernährung" }
    public var flickChangeFilter: String { "Ändern, was du meidest" }
}
