import Glibc

/// Makes a clip of any film: a stretch of it, as WebM, and the picture that stands for it.
///
/// All in memory: nothing is ever half written. What the file says of itself, such as where and when it was taken, is
/// left behind. Takes seconds, and blocks its thread.
public enum ClipConverter {
    /// - Parameters:
    ///   - isCancelled: asked for every picture.
    ///   - tell: how much is done, 0...1.
    public static func clip(
        of source: FilmSource, _ cut: ClipCut, isCancelled: () -> Bool, tell: (Double) -> Void = { _ in }
    ) throws(FilmTrouble) -> Clip {
        try checkSize(source)
        let cut = cut.bounded
        let roll = try source.unrolled()
        let rate = try rate(of: roll, from: cut.start)
        let hasSound = cut.isHeard && !roll.facts.sounds.isEmpty
        let tries = ClipShape.tries(
            roll.facts, rate: rate, seconds: cut.end - cut.start, hasSound: hasSound)
        var told = 0.0
        for shape in tries {
            let before = told
            let work = ClipWork(roll, cut, shape, hasSound: hasSound)
            let clip = try work.run(isCancelled: isCancelled) { done in
                // One that is tried again does not go back.
                told = max(told, before + (1 - before) * done)
                tell(told)
            }
            if let clip { return clip }
        }
        throw FilmTrouble(.unwritable, cause: "larger than \(ClipLimits.bytes) bytes however it is encoded")
    }

    private static func checkSize(_ source: FilmSource) throws(FilmTrouble) {
        switch source {
        case .data(let bytes):
            if bytes.isEmpty { throw FilmTrouble(.unknown, cause: "nothing") }
        case .file(let path):
            var facts = stat()
            guard stat(path, &facts) == 0 else {
                throw FilmTrouble(.missing, cause: String(cString: strerror(errno)))
            }
            if facts.st_size > ClipLimits.source {
                throw FilmTrouble(.tooSlow, cause: "\(facts.st_size) bytes")
            }
        }
    }

    private static func rate(of roll: any FilmRoll, from start: Double) throws(FilmTrouble) -> Int {
        roll.seek(to: start)
        var steps: [Double] = []
        var last: Double?
        while steps.count < 9, let time = try roll.nextPicture() {
            if let last { steps.append(time - last) }
            last = time
        }
        if last == nil, start == 0 { throw FilmTrouble(.noPictures, cause: "no picture could be decoded") }
        return ClipShape.rate(steps)
    }
}
