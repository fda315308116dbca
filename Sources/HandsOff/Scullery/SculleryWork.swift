import Exchange
import Foundation
import Pictures
import Screen
import Scullery

/// The program as a scullery: what it does with the chores that it is given.
public enum SculleryWork {
    /// The argument with which it is started so; nobody types it.
    public static let argument = "scullery"

    /// - Returns: the process's exit status.
    public static func run() -> Int32 { Sink.run(perform) }

    private static func perform(_ message: Message, _ descriptors: [Int32], _ sink: Sink) throws {
        switch try message.read(Chore.self) {
        case .report: try sink.say(ChoreAnswer.report(lacking: sink.lacking))
        case .lines(let label, let source):
            let recipes: [WrittenRecipe]
            do throws(Refusal) { recipes = try KnownFormats.read(SourceFile(label, message)) } catch {
                return try sink.say(ChoreAnswer.failed(error))
            }
            try sink.say(ChoreAnswer.lines(recipes.map { $0.json(source: source) }))
        case .fit:
            do throws(PictureRefusal) {
                let file = try PictureFile(message.bytes.first ?? Data())
                try say(sink, .picture(mediaType: file.mediaType), file.data)
            } catch { try sink.say(ChoreAnswer.noPicture(error)) }
        case .draw(let width, let height, let fills):
            let rendering = PictureRendering(width: width, height: height, fills: fills)
            do throws(PictureRefusal) {
                let pixels = try rendering.render(message.bytes.first ?? Data())
                try say(
                    sink, .pixels(width: pixels.width, height: pixels.height),
                    pixels.values.withUnsafeBytes { Data($0) })
            } catch { try sink.say(ChoreAnswer.noPicture(error)) }
        }
    }

    private static func say(_ sink: Sink, _ answer: ChoreAnswer, _ data: Data) throws(PictureRefusal) {
        do { try sink.say(answer, bytes: [data]) } catch { throw .exhausting("\(error)") }
    }
}

extension SourceFile {
    fileprivate init(_ label: SourceLabel, _ message: Message) {
        self.init(
            name: label.name, address: label.address, encoding: label.encoding,
            bytes: Array(message.bytes.first ?? Data()))
    }
}
