extension German {
    public func minutes(_ minutes: Int) -> String {
        if minutes <= 0 { return "–" }
        if minutes < 60 { return "\(minutes) Min." }
        return minutes % 60 == 0 ? "\(minutes / 60) Std." : "\(minutes / 60) Std. \(minutes % 60) Min."
    }
    public func recipes(_ count: Int) -> String {
        counted(count, "Rezept", "Rezepte")
    }
    public func ingredients(_ count: Int) -> String {
        counted(count, "Zutat", "Zutaten")
    }
    public func servings(_ count: Int) -> String {
        counted(count, "Portion", "Portionen")
    }
    public func stars(_ count: Int) -> String {
        counted(count, "Stern", "Sterne")
    }
    public func charactersLeft(_ count: Int) -> String { "Noch \(count) Zeichen" }
    public func part(_ number: Int, of count: Int) -> String { "\(number) von \(count)" }
    public func ago(_ then: Double, _ now: Double) -> String {
        let minutes = Int(whole: (now - then) / 60, atMost: 1e9)
        switch minutes {
        case ..<1: return "Gerade eben"
        case ..<60: return "Vor " + counted(minutes, "Minute", "Minuten")
        case ..<1440: return "Vor " + counted(minutes / 60, "Stunde", "Stunden")
        case ..<2880: return "Gestern"
        case ..<20_160: return "Vor \(minutes / 1440) Tagen"
        case ..<86_400: return "Vor \(minutes / 10_080) Wochen"
        case ..<525_600: return "Vor " + counted(minutes / 43_200, "Monat", "Monaten")
        default: return "Vor " + counted(minutes / 525_600, "Jahr", "Jahren")
        }
    }
    public func span(_ seconds: Double) -> String {
        let s = Int(whole: seconds.rounded(.down))
        if s < 60 { return counted(s, "Sekunde", "Sekunden") }
        if s < 3600 { return counted(s / 60, "Minute", "Minuten") }
        let minutes = s / 60 % 60
        let hours = counted(s / 3600, "Stunde", "Stunden")
        return minutes == 0 ? hours : hours + " " + counted(minutes, "Minute", "Minuten")
    }
    public func sliderValue(_ amount: Double) -> String { "\(Int(whole: amount * 100)) %" }
    public func percent(_ amount: Double) -> String { "\(Int(whole: amount * 100))\u{A0}%" }
}
