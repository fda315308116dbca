import Bringing
import Exchange
import Foundation
import House
import Language
import Library

/// `hands-off import FILE|FOLDER|ARCHIVE|ADDRESS...`: what the import page does, for a terminal.
public enum ImportErrand {
    private static let words = Language.english.wording

    /// Prints a line a recipe and what it came to; a recipe that the library has in other words stays as it
    /// is, unless it is to be updated. Ctrl+C ends it with the recipe that is being read.
    /// - Returns: 0 if everything was taken; 1 if nothing could be taken of all that was named; 2 if some of
    ///   it was taken and some refused; 70 if the library can't be opened; 130 or 143 if it was stopped.
    @MainActor public static func run(_ things: [String], updates: Bool, _ options: LaunchOptions) async
        -> Int32
    {
        let now = Date().timeIntervalSince1970
        do throws(LibraryError) {
            let (box, opening) = try await Opening.open(
                at: options.libraryPath, starters: Resources.starters, language: DesktopLanguage.current,
                at: now)
            if let rescue = opening.rescue { throw rescue.error }
            Interruption.listen()
            let line = TerminalLine()
            let run = ImportRun(
                box: box, boxes: Boxes.all, now: now, fetch: WebQuestion.ask, log: Launch.log,
                isCancelled: { Interruption.hasCome },
                tell: { line.show("\(words.importFound($0.found)) · \(words.importReading($1))") })
            var report = ImportReport()
            for group in ImportSource.grouped(things.map { absolute(ImportSource(argument: $0)) })
            where !report.isStopped {
                let told = report.entries.count
                report = run.run(group.sources, after: report)
                if updates { try await update(&report, from: told, box, now) }
                line.clear()
                for entry in report.entries[told...] { say(entry) }
            }
            printLine(summary(report))
            if report.isStopped { return Interruption.status ?? 130 }
            if report.refused == 0 { return 0 }
            return report.recipes == 0 ? 1 : 2
        } catch {
            tellCook("\(error.told) [\(error.cause)]")
            return 70
        }
    }

    private static func absolute(_ source: ImportSource) -> ImportSource {
        guard case .path(let path) = source else { return source }
        return .path(URL(filePath: NSString(string: path).expandingTildeInPath).path)
    }

    private static func update(
        _ report: inout ImportReport, from first: Int, _ box: RecipeBox, _ now: Double
    ) async throws(LibraryError) {
        var arrivals: [Arrival] = [], ids: Set<ImportEntry.ID> = []
        for entry in report.entries[first...] {
            guard case .changed(let arrival, _) = entry.outcome else { continue }
            arrivals.append(arrival)
            ids.insert(entry.id)
        }
        _ = try await box.update(arrivals, at: now)
        report.update(ids) { _ in .updated }
    }

    private static func say(_ entry: ImportEntry) {
        let notes = [
            entry.isGuessed && entry.outcome == .new ? words.importGuessed : nil,
            entry.lacks > 0 ? words.importPicturesMissing(entry.lacks) : nil,
            entry.lacksClips > 0 ? words.importClipsMissing(entry.lacksClips) : nil,
        ].compactMap(\.self)
        let note = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
        switch entry.outcome {
        case .new: printLine("new      \(entry.title)\(note)")
        case .same: printLine("same     \(entry.title)")
        case .changed(_, let aspects):
            printLine("changed  \(entry.title) (\(words.importChanged(aspects)))\(note)")
        case .updated: printLine("updated  \(entry.title)\(note)")
        case .kept: printLine("kept     \(entry.title)")
        case .refused(let trouble):
            let name = entry.rest.map(words.importMoreFiles) ?? entry.title
            printLine("refused  \(name): \(words.sentence(trouble))")
        }
    }

    private static func summary(_ report: ImportReport) -> String {
        let updated = report.entries.count { $0.outcome == .updated }
        let counts =
            "\(report.new) new, \(report.same) already here, \(report.changed - updated) here in other words, "
            + "\(updated) updated, \(report.refused) refused."
        return report.isStopped ? "\(counts) \(words.importStopped)" : counts
    }
}
