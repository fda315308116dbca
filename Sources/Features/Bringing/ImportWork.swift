import Chores
import Exchange
import Foundation
import House
import Intake
import Language
import Library
import Media
import Recipes
import Screen
import Scullery
import Web

/// What is on the table while recipes are brought in.
struct ImportWork {
    private let run: ImportRun
    private var report: ImportReport
    private let pictures: PictureErrand
    private let scullion = Scullion(.own)
    /// Makes clips, while the other reads.
    private let filmer = Scullion(.films)
    private var clips = 0
    /// Of the pages that the recipe is read from.
    private var photographs: [PictureFile] = []
    private var waiting: [(arrival: Arrival, entry: ImportEntry)] = []
    private var waitingBytes = 0
    private var source = ImportSource.text("")
    private var refusedFiles = RefusedFiles()
    private var lastID: Int
    private var toldAt: Double

    /// Recipes that wait to be put in together, and bytes of their pictures.
    private static let mostWaiting = 64, mostWaitingBytes = 8 << 20
    /// Seconds after which it is told how many have been found.
    private static let rhythm = 0.12

    init(run: ImportRun, report: ImportReport) {
        (self.run, self.report, lastID) = (run, report, report.entries.last?.id ?? 0)
        pictures = PictureErrand(run, report.pictures)
        toldAt = run.clock()
    }

    mutating func begin(_ source: ImportSource) {
        (self.source, refusedFiles) = (source, RefusedFiles())
        pictures.page = if case .address(let address) = source { try? WebAddress(address) } else { nil }
        tell()
    }

    /// All of a source has been looked at.
    mutating func end() {
        for (trouble, count) in refusedFiles.rest {
            report.add(
                ImportEntry(
                    id: newID(), title: "", source: source.name, outcome: .refused(trouble), rest: count))
        }
        putIn()
    }

    mutating func done() -> ImportReport {
        report.isStopped = run.isCancelled()
        report.pictures = pictures.budget
        return report
    }

    private mutating func tell() {
        toldAt = run.clock()
        run.tell(report, source.name)
    }

    mutating func take(_ source: ImportSource) throws(Refusal) {
        switch source {
        case .path(let path):
            do throws(Refusal) { try read(.path(path)) } catch {
                // A folder of photographs, and nothing else.
                let pages = PrintedSheets.photographs(inFolder: path)
                if pages.isEmpty || error.reason != .noRecipe { throw error }
                try take(photographs: pages.map(ImportSource.path))
            }
        case .address(let address):
            let page = try run.fetch(WebQuestion(address, isTyped: true, isCancelled: run.isCancelled))
            try read(.file(page))
        case .named(let address):
            try read(.file(try run.fetch(WebQuestion(address, isCancelled: run.isCancelled))))
        case .photograph: try take(photographs: [source])
        case .text(let text):
            guard text.utf8.count <= Limits.file else {
                throw Refusal(.tooLarge, cause: "a text of \(text.utf8.count) bytes")
            }
            try read(.file(SourceFile(name: "", bytes: Array(text.utf8))))
        }
    }

    /// Pages of paper: those that belong together are one recipe, which keeps their photographs.
    mutating func take(photographs sources: [ImportSource]) throws(Refusal) {
        var sheets: [(picture: PictureFile?, text: String)] = []
        var coming = sources
        while !run.isCancelled() {
            // Several that are dropped at once come one by one, while the first is read.
            if coming.isEmpty, sheets.count < PrintedSheets.most { coming = run.nextPages() }
            if coming.isEmpty { break }
            let source = coming.removeFirst()
            guard let file = source.photograph else { continue }
            self.source = source
            tell()
            if let page = PhotographedPrint(file)?.page(isCancelled: run.isCancelled) {
                // Forty photographs as a phone takes them would fill the memory.
                sheets.append((try? scullion.file(of: file), page))
            } else if !run.isCancelled() {
                list(source.name, Refusal(.noRecipe, cause: "no print in \(source.name)"), .noPrint)
            }
        }
        for group in PrintedSheets.recipes(sheets.map(\.text)) where !run.isCancelled() {
            let text = PrintedSheets.joined(sheets[group].map(\.text))
            guard PrintedSheets.isRecipe(text) else {
                list(self.source.name, Refusal(.noRecipe, cause: "print without ingredients"), .noRecipe)
                continue
            }
            photographs = sheets[group].compactMap(\.picture)
            defer { photographs = [] }
            do throws(Refusal) {
                try read(.file(SourceFile(name: "", bytes: Array(text.utf8))))
            } catch {
                list(
                    self.source.name, error,
                    error.reason == .noRecipe ? .noPrint : ImportTrouble(error, isFile: true))
            }
        }
    }

    private mutating func read(_ reading: Scullion.Reading) throws(Refusal) {
        var library: String?
        try scullion.read(reading, isCalledOff: run.isCancelled) { finding in
            switch finding {
            case .recipe(let found, let files): take(found, files, from: reading)
            case .refused(let refusal, let title?):
                list(title, refusal, ImportTrouble(refusal, isFile: source.isFile))
            case .refused(let refusal, nil): refuse(refusal)
            case .library: if case .path(let path) = reading { library = path }
            }
            return !run.isCancelled()
        }
        if let library { try take(libraryAt: library) }
    }

    private mutating func take(_ found: FoundRecipe, _ files: [Data], from reading: Scullion.Reading) {
        pictures.begin()
        var (arrival, missing) = ImportPictures(
            fetch: { [pictures] address in
                // A picture of a page is fetched with the page; that of a file never is: opening a file tells
                // nobody.
                guard case .file(let file) = reading, file.address != nil else { return nil }
                return pictures.file(under: address)
            }, isCancelled: run.isCancelled
        ).arrival(of: found, files: files)
        addPhotographs(to: &arrival)
        let clips = ImportClips(
            fetch: { [pictures] address in
                guard case .file(let file) = reading, file.address != nil else { return nil }
                return pictures.film(under: address)
            },
            make: { [filmer, run] film in
                Result { () throws(FilmTrouble) in
                    try filmer.clip(of: .data(film), .beginning, isCalledOff: run.isCancelled)
                }
            }, isCancelled: run.isCancelled
        ).put(into: &arrival, of: found, files: files, made: &self.clips)
        for trouble in clips.troubles { run.log.info("no clip for \(found.recipe.id): \(trouble)") }
        arrival.recipe.source = arrival.recipe.source.map {
            Recipe.Source(name: $0.name.withoutPasswords, address: $0.address?.withoutPasswords)
        }
        wait(arrival, isGuessed: found.isGuessed, missing: missing, missingClips: clips.missing)
    }

    /// Whoever checks the recipe has the pages beside it.
    private func addPhotographs(to arrival: inout Arrival) {
        for photograph in photographs {
            let name = Recipe.printedPage(arrival.pictures.count + 1, of: arrival.recipe.id)
            arrival.pictures.append(
                SavedPicture(name: name, mediaType: photograph.mediaType, data: photograph.data))
            if arrival.recipe.picture == nil {
                arrival.recipe.picture = name
            } else {
                arrival.recipe.morePictures.append(name)
            }
        }
    }

    /// What the cook wrote into another library, or had in a back-up.
    private mutating func take(libraryAt path: String) throws(Refusal) {
        do throws(LibraryError) {
            try RecipeBox.handOver(from: path, with: run.boxes, isCalledOff: run.isCancelled) { arrival in
                var arrival = arrival
                // Of a kind that no version of ours keeps.
                arrival.pictures.removeAll {
                    !Self.isClip($0) && PictureFile(mediaType: $0.mediaType, fit: $0.data) == nil
                }
                wait(arrival)
                return !run.isCancelled()
            }
        } catch { throw Refusal(error) }
    }

    /// As our own versions keep it; whoever shows it bounds what it may ask of the machine.
    private static func isClip(_ picture: SavedPicture) -> Bool {
        picture.mediaType == Clip.mediaType && (1...ClipLimits.bytes).contains(picture.data.count)
            && picture.data.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
    }

    private mutating func wait(
        _ arrival: Arrival, isGuessed: Bool = false, missing: Int = 0, missingClips: Int = 0
    ) {
        let entry = ImportEntry(
            id: newID(), recipe: arrival.recipe.id, title: arrival.recipe.title, source: source.name,
            outcome: .new, isGuessed: isGuessed, pictures: arrival.pictures.map(\.name),
            missingPictures: missing, missingClips: missingClips)
        waiting.append((arrival, entry))
        report.waiting = waiting.count
        waitingBytes += arrival.pictures.reduce(0) { $0 + $1.data.count }
        if waiting.count >= Self.mostWaiting || waitingBytes >= Self.mostWaitingBytes {
            putIn()
        } else if !source.isFile || run.clock() - toldAt > Self.rhythm {
            tell()
        }
    }

    /// A file was not taken, or all of what was brought.
    mutating func refuse(_ refusal: Refusal) {
        if refusal == .cancelled { return }
        let trouble = ImportTrouble(refusal, isFile: source.isFile)
        if refusedFiles.add(trouble) {
            list(refusal.file.map { ImportEntry.shown($0) } ?? source.name, refusal, trouble)
        }
    }

    private mutating func list(_ title: String, _ refusal: Refusal, _ trouble: ImportTrouble) {
        run.log.notice("import of \(source.name): \(refusal.reason) (\(source.cleaned(refusal.cause)))")
        report.add(
            ImportEntry(id: newID(), title: title, source: source.name, outcome: .refused(trouble)))
    }

    /// All that waits, in one write; if that fails, nothing of it is there.
    private mutating func putIn() {
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
                    entry.outcome = .changed(arrival, RecipeAspect.differing(known, arrival.recipe))
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
