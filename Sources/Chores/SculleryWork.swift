import Exchange
import Foundation
import Intake
import Media
import Pictures
import Screen
import Scullery

/// The program as a scullery: what it does with the chores that it is given.
public enum SculleryWork {
    /// The argument with which it is started so; nobody types it.
    public static let argument = "scullery"

    /// The argument behind it of one that decodes films, whose pictures need more room.
    static let films = "films"

    /// - Returns: the process's exit status.
    public static func run() -> Int32 {
        let isForFilms = CommandLine.arguments.contains(films)
        return Sink.run(memory: isForFilms ? Allowance.filmMemory : Allowance.memory, perform)
    }

    private static func perform(_ message: Message, _ descriptors: [Int32], _ sink: Sink) throws {
        let bytes = message.bytes.first ?? Data()
        switch try message.read(Chore.self) {
        case .report: try sink.say(ChoreAnswer.report(lacking: sink.lacking))
        case .bring(let path, let resumption):
            try bring(sink, resumption) { () throws(Refusal) in
                try Delivery.open(path, in: ScratchRoom(given: descriptors))
            }
        case .read(let label, let resumption):
            try bring(sink, resumption) { () throws(Refusal) in
                try Delivery.open(SourceFile(label, bytes), in: ScratchRoom(given: descriptors))
            }
        case .lines(let label, let source):
            let answer: ChoreAnswer
            do throws(Refusal) {
                let recipes = try KnownFormats.read(SourceFile(label, bytes))
                answer = .lines(recipes.map { $0.json(source: source) })
            } catch { answer = .failed(error) }
            try sink.say(answer)
        case .fit:
            let answer: ChoreAnswer
            var files: [Data] = []
            do throws(PictureRefusal) {
                let file = try PictureFile(bytes)
                (answer, files) = (.picture(mediaType: file.mediaType), [file.data])
            } catch { answer = .noPicture(error) }
            try sink.say(answer, bytes: files)
        case .draw(let width, let height, let fills):
            let answer: ChoreAnswer
            do throws(PictureRefusal) {
                let rendering = PictureRendering(width: width, height: height, fills: fills)
                let pixels = try rendering.render(bytes)
                let fit = descriptors.first.map { place in
                    pixels.values.withUnsafeBytes { SharedBytes.write($0, to: place) }
                }
                guard fit == true else { throw .exhausting(cause: "no room for its pixels") }
                answer = .pixels(width: pixels.width, height: pixels.height)
            } catch { answer = .noPicture(error) }
            try sink.say(answer)
        case .clip(let path, let cut):
            try clip(path.map { .file($0) } ?? .data(Array(bytes)), cut, sink)
        }
    }

    private static func clip(_ source: FilmSource, _ cut: ClipCut, _ sink: Sink) throws {
        var failure: (any Error)?
        var told = 0.0
        do throws(FilmTrouble) {
            let clip = try ClipConverter.clip(of: source, cut) {
                // Nobody listens any more.
                failure != nil
            } tell: { done in
                if failure != nil || done < told + 0.01 { return }
                told = done
                do { try sink.say(ChoreAnswer.progress(done)) } catch { failure = error }
            }
            try? sink.say(ChoreAnswer.clip(clip.facts), bytes: [Data(clip.webM), Data(clip.poster)])
        } catch { if failure == nil { try? sink.say(ChoreAnswer.noClip(error)) } }
        if let failure { throw failure }
    }

    private static func bring(
        _ sink: Sink, _ resumption: Resumption, _ open: () throws(Refusal) -> Delivery
    ) throws {
        let delivery: Delivery
        do throws(Refusal) { delivery = try open() } catch {
            return try sink.say(ChoreAnswer.failed(error))
        }
        try SculleryReading(sink, resumption).read(delivery)
    }
}

extension SourceFile {
    fileprivate init(_ label: SourceLabel, _ bytes: Data) {
        self.init(
            name: label.name, address: label.address, encoding: label.encoding, bytes: Array(bytes))
    }
}
