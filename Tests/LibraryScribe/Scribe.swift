import Foundation
import Library
import LibraryDeeds
import Recipes

/// Tells a line at once and in one piece, whatever happens next.
func tell(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

struct Scribe {
    let path: String

    func work(_ manner: String, _ numbers: [Int]) async {
        do {
            let box = try RecipeBox.open(at: path)
            switch manner {
            case "write", "boast": try await write(box, numbers, boasts: manner == "boast")
            case "fill": await fill(box)
            case "keep":
                try await Keeping.fillWithChoices(box)
                try box.close()
            default:
                try await box.check()
                tell("\(try await box.count()) ok, \(try await box.search("stew").count) found")
            }
        } catch {
            tell("refused \(Scribe.words(error))")
            exit(1)
        }
    }

    private func write(_ box: RecipeBox, _ numbers: [Int], boasts: Bool) async throws {
        guard numbers.count == 2 else { return tell("library-scribe write FILE SEED START") }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        for number in numbers[1]... {
            if boasts { tell("\(number)") }
            try await Deed(number, seed: UInt64(numbers[0])).perform(on: box, folder: folder)
            if !boasts { tell("\(number)") }
        }
    }

    private func fill(_ box: RecipeBox) async {
        let steps = [Step(text: String(repeating: "stir ", count: 100))]
        for number in 0..<20_000 {
            do {
                try await box.save(Recipe(id: "r\(number)", title: "Stew \(number)", steps: steps), at: 1)
            } catch {
                return tell("\(number) \(Scribe.words(error))")
            }
        }
        tell("20000 all")
    }

    private static func words(_ error: any Error) -> String {
        (error as? LibraryError).map { "\($0.kind) \($0.cause)" } ?? "\(error)"
    }
}
