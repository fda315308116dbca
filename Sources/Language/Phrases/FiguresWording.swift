/// Figures as a cook says them: how many, how long, how long ago.
public protocol FiguresWording {
    /// "45 min", "1 h 20 min"; "–" when nobody said.
    func minutes(_ minutes: Int) -> String
    func recipes(_ count: Int) -> String
    func ingredients(_ count: Int) -> String
    func servings(_ count: Int) -> String
    func stars(_ count: Int) -> String
    /// How many more may be typed into a field.
    func charactersLeft(_ count: Int) -> String
    /// "3 of 8": how far something is.
    func part(_ number: Int, of count: Int) -> String
    /// How long ago, by two times in seconds: "Just now", "5 minutes ago", "Yesterday".
    func ago(_ then: Double, _ now: Double) -> String
    /// A time in seconds, spoken: "2 minutes", "1 hour 5 minutes", "40 seconds".
    func span(_ seconds: Double) -> String
    /// A slider's value, a part of 1, as a screen reader says it.
    func sliderValue(_ amount: Double) -> String
    /// A part of 1.
    func percent(_ amount: Double) -> String
}
