extension English {
    public func minutes(_ minutes: Int) -> String {
        if minutes <= 0 { return "–" }
        if minutes < 60 { return "\(minutes) min" }
        return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
    }
    public func recipes(_ count: Int) -> String {
        counted(count, "recipe", "recipes")
    }
    public func ingredients(_ count: Int) -> String {
        counted(count, "ingredient", "ingredients")
    }
    public func servings(_ count: Int) -> String {
        counted(count, "serving", "servings")
    }
    public func stars(_ count: Int) -> String {
        counted(count, "star", "stars")
    }
    public func charactersLeft(_ count: Int) -> String {
        counted(count, "character left", "characters left")
    }
    public func part(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
    public func ago(_ then: Double, _ now: Double) -> String {
        let minutes = Int(whole: (now - then) / 60, atMost: 1e9)
        switch minutes {
        case ..<1: return "Just now"
        case ..<60: return counted(minutes, "minute ago", "minutes ago")
        case ..<1440: return counted(minutes / 60, "hour ago", "hours ago")
        case ..<2880: return "Yesterday"
        case ..<20_160: return "\(minutes / 1440) days ago"
        case ..<86_400: return "\(minutes / 10_080) weeks ago"
        case ..<525_600: return "\(minutes / 43_200) months ago"
        default: return counted(minutes / 525_600, "year ago", "years ago")
        }
    }
    public func span(_ seconds: Double) -> String {
        let s = Int(whole: seconds.rounded(.down))
        if s < 60 { return counted(s, "second", "seconds") }
        if s < 3600 { return counted(s / 60, "minute", "minutes") }
        let minutes = s / 60 % 60
        let hours = counted(s / 3600, "hour", "hours")
        return minutes == 0 ? hours : hours + " " + counted(minutes, "minute", "minutes")
    }
    public func sliderValue(_ amount: Double) -> String { "\(Int(whole: amount * 100)) %" }
    public func percent(_ amount: Double) -> String { "\(Int(whole: amount * 100))\u{A0}%" }
}
