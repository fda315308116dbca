import Media

extension ReaderTrial {
    /// A clip of any bytes: GIF, WebP, WebM, or what only looks like it. Half a second of it is enough.
    static let filmClip = ReaderTrial("FilmClip") { (bytes) throws(BrokenPromise) in
        var asked = 0
        let made: Clip
        do throws(FilmTrouble) {
            made = try ClipConverter.clip(of: .data(bytes), ClipCut(start: 0, end: 0.5, poster: 0.2)) {
                asked += 1
                return asked > 60
            }
        } catch { return 0 }
        try BrokenPromise.unless(
            (1...ClipLimits.bytes).contains(made.webM.count), "a clip is small: \(made.webM.count)")
        try BrokenPromise.unless(
            made.facts.seconds <= 0.6, "as long as it was asked for: \(made.facts.seconds)")
        try BrokenPromise.unless(
            max(made.facts.width, made.facts.height) <= ClipLimits.longSide, "no larger than a screen")
        return 1
    }

    static let subtitles = ReaderTrial("Subtitles") { (bytes) throws(BrokenPromise) in
        let found = Subtitles(file: String(decoding: bytes, as: UTF8.self)).lines
        for line in found {
            try BrokenPromise.unless(
                line.start.isFinite && line.end > line.start && line.start >= 0,
                "a line has its time: \(line)")
            try BrokenPromise.unless(!line.text.isEmpty && line.text.count <= 400, "and some words: \(line)")
        }
        try BrokenPromise.unless(
            zip(found, found.dropFirst()).allSatisfy { $0.start <= $1.start }, "one after the other")
        return found.count
    }
}
