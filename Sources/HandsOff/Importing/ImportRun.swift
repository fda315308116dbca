import Exchange
import Foundation
import Intake
import Language
import Library
import Logging
import Recipes

/// Brings recipes in, from the first file to the last.
///
/// Blocks its thread as long as that takes, the web included, so it runs on one of its own. Recipes are put into the
/// library by the handful, each whole or not at all; what is in stays in when the work is called off.
struct ImportRun: Sendable {
    let box: RecipeBox
    let now: Double
    /// Gets a page or a picture that somebody has asked for.
    let fetch: @Sendable (WebQuestion) throws(Refusal) -> SourceFile
    let log: Logger
    let isCancelled: @Sendable () -> Bool
    /// Called with what was found so far, and what is being read: a few times a second, and whenever recipes have been
    /// put in.
    let tell: @Sendable (ImportReport, _ reading: String) -> Void

    /// Recipes that wait to be put in together, and bytes of their pictures.
    private static let mostWaiting = 64, mostWaitingBytes = 8 << 20

    /// How often it is told how many have been found.
    private static let rhythm = Duration.milliseconds(120)

    /// - Parameter earlier: what this is the continuation of.
    func run(_ sources: [ImportSource], after earlier: ImportReport = ImportReport()) -> ImportReport {
        var work = Work(run: self, report: earlier)
        for source in sources where !isCancelled() {
            work.begin(source)
            do throws(Refusal) { try work.take(source) } catch { work.refuse(source.name, error) }
            work.putIn()
        }
        work.report.isStopped = isCancelled()
        return work.report
    }

    /// What is on the table.
    private struct Work {
        let run: ImportRun
        var report: ImportReport
        private var waiting: [(arrival: Arrival, entry: ImportEntry)] = []
        private var waitingBytes = 0
        private var source = ImportSource.text("")
        private var lastID: Int
        private var toldAt = ContinuousClock.now

        init(run: ImportRun, report: ImportReport) {
            (self.run, self.report, lastID) = (run, report, report.entries.last?.id ?? 0)
        }

        mutating func begin(_ source: ImportSource) {
            self.source = source
            tell()
        }

        private mutating func tell() {
            toldAt = .now
            run.tell(report, source.name)
        }

        mutating func take(_ source: ImportSource) throws(Refusal) {
            switch source {
            case .path(let path): try take(Delivery.open(path, isCancelled: run.isCancelled))
            case .address(let address):
                let page = try run.fetch(WebQuestion(address, isTyped: true, isCancelled: run.isCancelled))
                try take(Delivery.open(page, isCancelled: run.isCancelled))
            case .text(let text): try take(.file(SourceFile(name: "", bytes: Array(text.utf8))))
            }
        }

        private mutating func take(_ delivery: Delivery) throws(Refusal) {
            switch delivery {
            case .library(let path): try take(libraryAt: path)
            case .file(let file):
                let page = file.address
                _ = KnownFormats.read(file) { found in take(found) { [run] in run.picture($0, of: page) } }
            case .parcel(let parcel):
                try KnownFormats.read(parcel) { found in take(found) { [run] in run.picture($0, in: parcel) }
                }
            }
        }

        /// - Returns: whether it goes on.
        private mutating func take(
            _ found: Result<WrittenRecipe, Refusal>, _ bytes: @escaping (WrittenPicture) -> [UInt8]?
        ) -> Bool {
            switch found {
            case .success(let recipe): take(recipe, bytes)
            case .failure(let refusal): refuse(Self.file(of: refusal) ?? source.name, refusal)
            }
            return !run.isCancelled()
        }

        /// What the cook wrote into another library, or had in a back-up.
        private mutating func take(libraryAt path: String) throws(Refusal) {
            do throws(LibraryError) {
                try RecipeBox.handOver(from: path, isCalledOff: run.isCancelled) { arrival in
                    wait(arrival)
                    return !run.isCancelled()
                }
            } catch { throw error.kind == .cancelled ? .cancelled : Refusal(.damaged, cause: error.cause) }
        }

        private mutating func take(
            _ written: WrittenRecipe, _ bytes: @escaping (WrittenPicture) -> [UInt8]?
        ) {
            do throws(Refusal) {
                let recipe = try written.recipe(id: written.key)
                let arrival = ImportPictures(bytes: bytes).arrival(of: recipe, written)
                // Called off while its pictures came, it isn't whole.
                if !run.isCancelled() { wait(arrival, isGuessed: written.isGuessed) }
            } catch { refuse(written.title.isEmpty ? source.name : written.title, error) }
        }

        private mutating func wait(_ arrival: Arrival, isGuessed: Bool = false) {
            let entry = ImportEntry(
                id: newID(), recipe: arrival.recipe.id, title: arrival.recipe.title, source: source.name,
                outcome: .new, isGuessed: isGuessed, pictures: arrival.pictures.map(\.name))
            waiting.append((arrival, entry))
            report.waiting = waiting.count
            waitingBytes += arrival.pictures.reduce(0) { $0 + $1.data.count }
            if waiting.count >= ImportRun.mostWaiting || waitingBytes >= ImportRun.mostWaitingBytes {
                putIn()
            } else if !source.isFile || .now - toldAt > ImportRun.rhythm {
                tell()
            }
        }

        /// The path before what is wrong with it, if it is about one file of several.
        private static func file(of refusal: Refusal) -> String? {
            guard let colon = refusal.cause.firstRange(of: ": ") else { return nil }
            let path = refusal.cause[..<colon.lowerBound]
            return path.isEmpty ? nil : String(path)
        }

        mutating func refuse(_ title: String, _ refusal: Refusal) {
            if refusal == .cancelled { return }
            run.log.notice("import of \(source.name): \(refusal.reason) (\(refusal.cause))")
            report.add(
                ImportEntry(
                    id: newID(), title: title, source: source.name,
                    outcome: .refused(ImportTrouble(refusal, isFile: source.isFile))))
        }

        /// All that waits, in one write; if that fails, nothing of it is there.
        mutating func putIn() {
            defer { tell() }
            if waiting.isEmpty { return }
            let arrivals = waiting.map(\.arrival)
            do throws(LibraryError) {
                for (receipt, (arrival, entry)) in zip(try run.box.receive(arrivals, at: run.now), waiting) {
                    var entry = entry
                    switch receipt {
                    case .new: entry.outcome = .new
                    case .same(let id): entry.outcome = .same(id)
                    case .changed(let known):
                        entry.outcome = .changed(
                            arrival, RecipeAspect.differing(known, arrival.recipe))
                    }
                    report.add(entry)
                }
            } catch {
                run.log.error("import: \(error.cause)")
                for (_, entry) in waiting {
                    var entry = entry
                    entry.outcome = .refused(.notSaved(LibraryTrouble(error.kind), run.box.path))
                    report.add(entry)
                }
            }
            (waiting, waitingBytes, report.waiting) = ([], 0, 0)
        }

        private mutating func newID() -> Int {
            lastID += 1
            return lastID
        }
    }

    /// A picture of a page is fetched with the page; that of a file never is: opening a file tells nobody.
    private func picture(_ picture: WrittenPicture, of page: String?) -> [UInt8]? {
        switch picture {
        case .bytes(let bytes): bytes
        case .path: nil
        case .address(let address):
            page == nil
                ? nil : try? fetch(WebQuestion(address, isPicture: true, isCancelled: isCancelled)).bytes
        }
    }

    private func picture(_ picture: WrittenPicture, in parcel: some Parcel) -> [UInt8]? {
        switch picture {
        case .bytes(let bytes): bytes
        case .path(let path): try? parcel.bytes(of: path)
        case .address: nil
        }
    }
}
