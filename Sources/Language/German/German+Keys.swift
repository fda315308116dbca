extension German {
    public var keys: String { "Tasten" }
    public func withControl(_ key: String) -> String { "Strg+\(key)" }
    public var escapeKey: String { "Esc" }
    public var keysHere: String { "Auf dieser Seite" }
    public var keysGoTo: String { "Gehe zu" }
    public var keysEverywhere: String { "Überall" }
    public var keysCooking: String { "Beim Kochen" }
    public var everywhereKeys: [(key: String, deed: String)] {
        [
            ("Strg+F oder /", "Suchen"), ("F10", "Menü öffnen"), ("Esc", "Zurück"),
            ("Tab, Pfeile", "Fokus bewegen"), ("Enter", "Drücken"),
            ("Menü", "Was sich damit tun lässt"), ("Shift+Enter", "Markieren, wie Halten"),
            ("Strg+Leer", "Auch markieren"), ("Shift+Leer", "Bis hierher markieren"),
            ("Entf", "Markiertes entfernen"), ("F2", "Umbenennen"),
            ("Strg+Z", "Entfernen rückgängig"), ("Strg+N", "Rezept schreiben"),
            ("Strg+T", "Eigener Timer"), ("F5", "Mit deinen anderen Geräten abgleichen"),
            ("F11", "Ganzer Bildschirm"), ("Strg+Q", "Beenden"),
        ]
    }
    public var cookingKeys: [(key: String, deed: String)] {
        [
            ("→ oder Leer", "Nächster Schritt"), ("← oder Rück", "Schritt zurück"),
            ("R", "Schritt noch einmal"),
            ("P", "Timer anhalten"), ("T", "Timer des Schritts starten"),
            ("L, S, D", "Alle Zutaten, Schritte, Gerichte"), ("N", "Eigener Timer"), ("W", "Winken üben"),
            ("A", "Vorlesen"),
        ]
    }
}
