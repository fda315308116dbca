import Exchange
import Foundation
import Language
import Library

/// `hands-off import FILE|FOLDER|ARCHIVE|ADDRESS...`: what the import page does, for a terminal.
public enum ImportErrand {
    private static let words = Language.english.wording

    /// Prints a line a recipe and what it came to; a recipe that the library has in other words stays as it is,
    /// unless it is to be updated.
    /// - Returns: 0; 1 if nothing could be taken of all that was named; 70 if the library can't be opened.
    @MainActor public static func run(_ things: [String], updates: Bool, _ options: LaunchOptions) async
        -> Int32
    {
        let now = Date().timeIntervalSince1970
        do throws(LibraryError) {
            let (box, opening) = try await Opening.open(
                at: options.libraryPath, starters: Resources.starters, at: now)
            if let rescue = opening.rescue { throw rescue.error }
            let run = ImportRun(
                box: box, now: now, fetch: WebQuestion.ask, log: Launch.log, isCancelled: { false },
                tell: { _, _ in })
            var report = run.run(things.map { absolute(ImportSource(argument: $0)) })
            if updates { try await update(&report, box, now) }
            for entry in report.entries { say(entry) }
            print(summary(report))
            return report.recipes == 0 && report.refused > 0 ? 1 : 0
        } catch {
            tellCook("\(error.sentence(words)) [\(error.cause)]")
            return 70
        }
    }

    private static func absolute(_ source: ImportSource) -> ImportSource {
        guard case .path(let path) = source else { return source }
        return .path(URL(filePath: NSString(string: path).expandingTildeInPath).path)
    }

    private static func update(
        _ report: inout ImportReport, _ box: RecipeBox, _ now: Double
    ) async throws(LibraryError) {
        var arrivals: [Arrival] = [], ids: Set<ImportEntry.ID> = []
        for entry in report.entries {
            guard case .changed(let arrival) = entry.outcome else { continue }
            arrivals.append(arrival)
            ids.insert(entry.id)
        }
        _ = try await box.update(arrivals, at: now)
        report.update(ids) { _ in .updated }
    }

    private static func say(_ entry: ImportEntry) {
        let guessed = entry.isGuessed ? " (\(words.importGuessed))" : ""
        switch entry.outcome {
        case .new: print("new      \(entry.title)\(guessed)")
        case .same: print("same     \(entry.title)")
        case .changed: print("changed  \(entry.title)")
        case .updated: print("updated  \(entry.title)")
        case .refused(let trouble): print("refused  \(entry.title): \(words.sentence(trouble))")
        }
    }

    private static func summary(_ report: ImportReport) -> String {
        let updated = report.entries.count { $0.outcome == .updated }
        return
            "\(report.new) new, \(report.same) already here, \(report.changed - updated) here in other words, "
            + "\(updated) updated, \(report.refused) refused."
    }
}
