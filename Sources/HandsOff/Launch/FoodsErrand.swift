import FoodCatalogue
import Foundation
import House
import Library

/// `hands-off foods`: packets and their barcodes from Open Food Facts, for the diary to find (MO3).
public enum FoodsErrand {
    /// Foods that are put in together, so that a million takes as much memory as a thousand.
    private static let handful = 2000
    /// Bytes that are read at a time.
    private static let piece = 1 << 20

    /// Brings in the products of some files; "-" is the standard input.
    /// - Returns: 0; 1 if none was brought in; 2 if some file could not be read, or not to its end; 70 if the foods can't be kept; 130 or 143 if it was stopped.
    public static func run(_ files: [String], _ options: LaunchOptions) async -> Int32 {
        Interruption.listen()
        let line = TerminalLine()
        var taken = 0, passed = 0, isCutOff = false
        do throws(LibraryError) {
            let catalogue = try FoodCatalogue.open(at: catalogue(beside: options.libraryPath))
            for path in files where !Interruption.hasCome {
                guard let file = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path) else {
                    tellCook("\(path) can’t be opened.")
                    isCutOff = true
                    continue
                }
                var reader = OpenFoodFacts(), waiting: [CatalogueFood] = [], rest = Data()
                var isAtEnd = false
                while !isAtEnd, !Interruption.hasCome {
                    let read: Data
                    do { read = try file.read(upToCount: piece) ?? Data() } catch {
                        tellCook("\(path) can’t be read to its end. What was read of it is in. [\(error)]")
                        isCutOff = true
                        break
                    }
                    isAtEnd = read.isEmpty
                    rest.append(read)
                    if isAtEnd, !rest.isEmpty { rest.append(UInt8(ascii: "\n")) }
                    for one in Self.lines(of: &rest) {
                        if let food = reader.food(one) { waiting.append(food) } else { passed += 1 }
                        if waiting.count >= handful { try await put(&waiting, into: catalogue, &taken) }
                    }
                    line.show("\(taken) foods")
                }
                try await put(&waiting, into: catalogue, &taken)
            }
        } catch {
            line.clear()
            tellCook("\(error.told) [\(error.cause)]")
            return 70
        }
        line.clear()
        printLine("\(taken) foods came in; \(passed) lines without a name or energy were passed over.")
        printLine("From Open Food Facts, openfoodfacts.org, under the Open Database License (ODbL).")
        return Interruption.hasCome ? Interruption.status ?? 130 : taken == 0 ? 1 : isCutOff ? 2 : 0
    }

    static func catalogue(beside library: String) -> String {
        URL(filePath: library).deletingLastPathComponent().appending(path: "foods.sqlite").path
    }

    private static func put(
        _ foods: inout [CatalogueFood], into catalogue: FoodCatalogue, _ taken: inout Int
    ) async throws(LibraryError) {
        if foods.isEmpty { return }
        try await catalogue.add(foods)
        taken += foods.count
        foods = []
    }

    /// The whole lines of what was read; what follows the last of them stays. A line without an end is let go.
    static func lines(of rest: inout Data) -> [Data] {
        var lines: [Data] = [], start = rest.startIndex
        while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
            var line = rest[start..<end]
            if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
            lines.append(Data(line))
            start = rest.index(after: end)
        }
        rest = Data(rest[start...])
        if rest.count > OpenFoodFacts.longestLine { rest = Data() }
        return lines
    }
}
