extension English {
    var keys: String { "Keys" }
    func withControl(_ key: String) -> String { "Ctrl+\(key)" }
    var keysGoTo: String { "Go to" }
    var keysEverywhere: String { "Everywhere" }
    var keysCooking: String { "While cooking" }
    var everywhereKeys: [(key: String, deed: String)] {
        [
            ("Ctrl+F or /", "Search"), ("F10", "Open the menu"), ("Esc", "Go back"),
            ("Tab and arrows", "Move the focus"), ("Return", "Press it"),
            ("Shift+Return", "Pick it, as holding does"), ("Delete", "Remove what is picked"),
            ("F2", "Give it another name"), ("Ctrl+Z", "Undo a removal"), ("Ctrl+N", "Write a recipe"),
            ("F11", "Cover the screen"), ("Ctrl+Q", "Quit"),
        ]
    }
    var cookingKeys: [(key: String, deed: String)] {
        [
            ("→ or Space", "Next step"), ("← or Backspace", "Step before"), ("R", "The step again"),
            ("P", "Pause the timers"), ("W", "Practise waving"),
        ]
    }
}
