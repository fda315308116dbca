/// One try at making a clip.
final class ClipWork {
    private let roll: any FilmRoll
    private let cut: ClipCut
    private let shape: ClipShape
    private let hasSound: Bool
    /// Of the sound that has been written, in seconds of the film.
    private var soundEnd: Double
    private var isSoundOver = false

    init(_ roll: any FilmRoll, _ cut: ClipCut, _ shape: ClipShape, hasSound: Bool) {
        (self.roll, self.cut, self.shape, self.hasSound) = (roll, cut, shape, hasSound)
        soundEnd = cut.start
    }

    /// - Returns: nil if it becomes too large.
    func run(isCancelled: () -> Bool, tell: (Double) -> Void) throws(FilmTrouble) -> Clip? {
        try roll.listen(to: hasSound ? 0 : nil, speed: 1)
        roll.seek(to: cut.start)
        var plan = FilmPlan(
            width: shape.width, height: shape.height, rate: shape.rate, quality: shape.quality, haste: 6)
        if hasSound { plan.sounds = [.init(rate: 44_100, channels: 2, bitRate: ClipShape.soundBits)] }
        // Room for what the encoder holds back, and for what tells that it is too much.
        let writer = try ClipWriter(plan, most: ClipLimits.bytes * 4)
        let step = 1 / Double(shape.rate)
        var poster: FilmPicture?
        var current: FilmPicture?
        var lastTime = cut.start
        var lastStep = step

        /// Writes the picture that is seen, until another one is.
        func write(until time: Double) throws(FilmTrouble) -> Bool {
            guard let picture = current else { return true }
            while true {
                let place = cut.start + Double(writer.pictures) * step
                guard place < min(time, cut.end) - step / 100 else { return true }
                if isCancelled() { throw FilmTrouble(.cancelled, cause: "called off") }
                try writer.add(picture)
                if poster == nil, place >= cut.poster - step / 2 { poster = picture }
                if hasSound { try writeSound(writer, until: place + 0.5) }
                tell(min(1, Double(writer.pictures) * step / (cut.end - cut.start)))
                if writer.size > ClipLimits.bytes { return false }
            }
        }

        var isOver = false
        while !isOver, let time = try roll.nextPicture() {
            if isCancelled() { throw FilmTrouble(.cancelled, cause: "called off") }
            if current != nil, time > lastTime { lastStep = time - lastTime }
            guard try write(until: time) else { return nil }
            isOver = time >= cut.end - 0.0001 && current != nil
            // What comes long before the stretch is only decoded.
            if !isOver, time > cut.start - 1 || current == nil {
                current = try roll.picture(width: shape.width, height: shape.height)
            }
            lastTime = time
        }
        // It may be over before the stretch begins.
        guard current != nil, lastTime + min(1, lastStep) > cut.start else {
            throw FilmTrouble(.noPictures, cause: "nothing from \(cut.start) s on")
        }
        // The last picture is seen as long as the one before it.
        guard try write(until: isOver ? cut.end : max(lastTime + min(1, lastStep), cut.start + step)) else {
            return nil
        }
        return try finish(writer, poster ?? current)
    }

    private func finish(_ writer: ClipWriter, _ poster: FilmPicture?) throws(FilmTrouble) -> Clip? {
        let seconds = Double(writer.pictures) / Double(shape.rate)
        if hasSound { try writeSound(writer, until: cut.start + seconds) }
        let bytes = try writer.finish()
        guard bytes.count <= ClipLimits.bytes, let poster else { return nil }
        let jpeg = try JPEGPress(width: shape.width, height: shape.height).file(of: poster.pixels)
        return Clip(
            webM: bytes, poster: jpeg,
            facts: .init(width: shape.width, height: shape.height, seconds: seconds))
    }

    /// Sound that begins before the stretch, or ends after it, is cut to it.
    private func writeSound(_ writer: ClipWriter, until time: Double) throws(FilmTrouble) {
        let rate = 44_100.0
        while !isSoundOver, soundEnd < min(time, cut.end), let next = try roll.nextSound() {
            var samples = next.samples[...]
            let late = next.time - soundEnd
            if late < 0 { samples = samples.dropFirst(Int(-late * rate) * 2) }
            // A gap in the film is silence, or what follows would be heard too early.
            if late > 0.05, late < ClipLimits.seconds {
                let silence = [Int16](repeating: 0, count: Int(late * rate) * 2)
                try writer.add(silence)
                soundEnd += Double(silence.count / 2) / rate
            }
            samples = samples.prefix(max(0, Int((cut.end - soundEnd) * rate)) * 2)
            try writer.add(Array(samples))
            soundEnd += Double(samples.count / 2) / rate
            if next.time > cut.end { isSoundOver = true }
        }
    }
}
