import Media

/// A clip of a step that is being made, or could not be.
struct ClipJob {
    let source: FilmSource
    let cut: ClipCut
    /// Whether its poster was chosen, to become the step's picture whatever that was.
    let hasPoster: Bool
    /// Tells it from one that was called off.
    var number = 0
    /// 0...1.
    private(set) var done = 0.0
    var task: Task<Void, Never>?
    /// Why it could not be made; nil = it is being made.
    var trouble: FilmTrouble?

    init(source: FilmSource, cut: ClipCut, hasPoster: Bool) {
        (self.source, self.cut, self.hasPoster) = (source, cut, hasPoster)
    }

    mutating func begin() { (done, trouble) = (0, nil) }

    mutating func progress(_ done: Double, of number: Int) {
        if number == self.number { self.done = max(self.done, done) }
    }
}
