import Foundation
import Recipes

/// What the program reads in lines from standard input, as JSON (`hands-off read`). Opens neither window nor
/// library.
public enum LineReading {
    public static func ingredients() { each { IngredientLine(reading: IngredientReader.read($0)) } }

    public static func durations() {
        each { DurationLine(line: $0, seconds: DurationFinder.find(in: $0).flatMap(\.stated)) }
    }

    /// What the steps of recipes speak of, from the lines of `--json`; one that is none is left out.
    public static func steps() {
        let decoder = JSONDecoder()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        while let line = readLine() {
            guard let listed = try? decoder.decode(ListedRecipe.self, from: Data(line.utf8)),
                let json = try? encoder.encode(StepsLine(listed))
            else { continue }
            printJSON(String(decoding: json, as: UTF8.self))
        }
    }

    /// A line out for each line in.
    private static func each(_ read: (String) -> some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        while let line = readLine() {
            // Numbers are finite and text is Unicode, so that this can't fail.
            if let json = try? encoder.encode(read(line)) { printJSON(String(decoding: json, as: UTF8.self)) }
        }
    }
}
