extension English {
    public var keys: String { "Keys" }
    public func withControl(_ key: String) -> String { "Ctrl+\(key)" }
    public var escapeKey: String { "Esc" }
    public var keysHere: String { "On this page" }
    public var keysGoTo: String { "Go to" }
    public var keysEverywhere: String { "Everywhere" }
    public var keysCooking: String { "While cooking" }
    public var everywhereKeys: [(key: String, deed: String)] {
        [
            ("Ctrl+F or /", "Search"), ("F10", "Open the menu"), ("Esc", "Go back"),
            ("Tab and arrows", "Move the focus"), ("Return", "Press it"),
            ("Menu", "What can be done with it"), ("Shift+Return", "Pick it, as holding does"),
            ("Ctrl+Space", "Pick it, too"), ("Shift+Space", "Pick all up to it"),
            ("Delete", "Remove what is picked"),
            ("F2", "Give it another name"), ("Ctrl+Z", "Undo a removal"), ("Ctrl+N", "Write a recipe"),
            ("Ctrl+T", "A timer of your own"), ("F5", "Compare with your other devices"),
            ("F11", "Cover the screen"), ("Ctrl+Q", "Quit"),
        ]
    }
    public var cookingKeys: [(key: String, deed: String)] {
        [
            ("→ or Space", "Next step"), ("← or Backspace", "Step before"), ("R", "The step again"),
            ("P", "Pause the timers"), ("T", "Start the step’s timer"),
            ("L, S, D", "All ingredients, steps, dishes"), ("N", "A timer of your own"),
            ("W", "Practise waving"), ("A", "Read aloud"),
        ]
    }
}
