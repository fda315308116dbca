import Exchange
import Library
import Recipes
import Stage

/// Recipes coming in from elsewhere: asked for, on their way, and what became of each.
@MainActor final class ImportModel: PageModel {
    enum Phase { case choosing, running, finished }

    private(set) var phase = Phase.choosing
    private(set) var report = ImportReport()
    /// What is being read.
    private(set) var reading = ""
    /// What is typed as a web address, and pasted as a recipe.
    var address = "", text = ""
    /// Whether what is typed is no address.
    private(set) var isNoAddress = false
    private var work: Task<Void, Never>?
    /// What was there before each update.
    private var replaced: [Recipe] = []
    /// Whether it was all taken back.
    private(set) var isTakenBack = false

    static let addressField = "import address", textField = "import text", page = "import"

    /// The names of files that may hold recipes; anything else can be dropped.
    static let endings: Set<String> = [
        "cook", "md", "markdown", "txt", "text", "html", "htm", "xhtml", "mhtml", "json", "jsonld", "mmf",
        "mm",
        "mxp", "mx2", "mz2", "xml", "grmt", "csv", "zip", "7z", "tar", "gz", "tgz", "xz", "bz2", "mcb", "mrb",
        "rcb", "paprikarecipes", "paprikarecipe", "melarecipes", "gnome-recipes-export", "db", "handsoff",
    ]

    // MARK: What the cook does

    func chooseFile(_ app: App) {
        app.choose(title: app.words.importFileTitle, .file(endings: Self.endings)) {
            self.begin([.path($0)], app)
        }
    }

    func chooseFolder(_ app: App) {
        app.choose(title: app.words.importFolderTitle, .folder, deed: app.words.importThisFolder) {
            self.begin([.path($0)], app)
        }
    }

    func type(address text: String, _ app: App) {
        (address, isNoAddress) = (text, false)
        app.touch()
    }

    func type(text: String, _ app: App) {
        self.text = text
        app.touch()
    }

    /// "example.org/soup" is meant as it is written in a browser.
    func fetch(_ app: App) {
        let typed = address.trimmed
        let isWhole = ["https://", "http://"].contains { typed.lowercased().hasPrefix($0) }
        let whole = isWhole || typed.contains("://") ? typed : "https://" + typed
        guard isWhole || !typed.contains("://"), typed.contains("."), !typed.contains(where: \.isWhitespace)
        else {
            isNoAddress = true
            app.services.speaker.play(.refused)
            app.stage.focus(on: Self.addressField, caret: .max)
            return app.touch()
        }
        begin([.address(whole)], app)
    }

    func read(_ app: App) {
        if text.trimmed.isEmpty {
            app.services.speaker.play(.refused)
            return app.stage.focus(on: Self.textField, caret: 0)
        }
        begin([.text(text)], app)
    }

    /// Brings in what there is; one thing after the other.
    func begin(_ sources: [ImportSource], _ app: App) {
        if phase == .running {
            app.services.speaker.play(.refused)
            return app.tell(app.words.importIsRunning)
        }
        (phase, report, reading, replaced, isTakenBack) = (.running, ImportReport(), "", [], false)
        app.services.speaker.play(.tick)
        let services = app.services
        work = services.errands.labour {
            [box = services.box, fetch = services.fetch, log = services.log, now = app.now]
            (tell: @escaping @Sendable ((ImportReport, String)) -> Void) in
            ImportRun(box: box, now: now, fetch: fetch, log: log, isCancelled: { Task.isCancelled }) {
                tell(($0, $1))
            }.run(sources)
        } heard: { report, reading in
            if self.phase == .running { (self.report, self.reading) = (report, reading) }
        } then: { report in
            self.finish(report, app)
        }
        app.stage.scrollToTop(Self.page)
        app.touch()
    }

    private func finish(_ report: ImportReport, _ app: App) {
        (phase, self.report, work) = (.finished, report, nil)
        app.services.speaker.play(report.recipes > 0 ? .favourite : .refused)
        if report.recipes > 0 { (address, text) = ("", "") }
        if app.route != .bringIn { app.tell(app.words.importFinished(report.new)) }
        app.pageModel?.refresh(app)
    }

    /// What is in stays in.
    func stop() { work?.cancel() }

    func again(_ app: App) {
        if phase == .running { return }
        phase = .choosing
        app.stage.scrollToTop(Self.page)
        app.touch()
    }

    // MARK: What came of it

    /// The ids of the entries whose newer words could take the place of the library's.
    var updatable: [ImportEntry] {
        report.entries.filter { if case .changed = $0.outcome { true } else { false } }
    }

    func update(_ entries: [ImportEntry], _ app: App) {
        let arrivals = entries.compactMap { entry -> Arrival? in
            if case .changed(let arrival) = entry.outcome { arrival } else { nil }
        }
        app.services.speaker.play(.tick)
        app.change("update") { [now = app.now] box throws(LibraryError) in
            try await box.update(arrivals, at: now)
        } then: { before in
            let ids = Set(entries.map(\.id))
            self.replaced += before
            self.report.update(ids) { _ in .updated }
            app.tell(app.words.importUpdatedCount(before.count)) {
                self.restore(before, entries, app)
            }
        }
    }

    private func restore(_ before: [Recipe], _ entries: [ImportEntry], _ app: App) {
        app.change("update") { [now = app.now] box throws(LibraryError) in
            try await box.save(before, at: now)
        } then: {
            let ids = Set(before.map(\.id))
            self.replaced.removeAll { ids.contains($0.id) }
            let known = Dictionary(entries.map { ($0.id, $0.outcome) }) { first, _ in first }
            self.report.update(Set(entries.map(\.id))) { known[$0.id] ?? $0.outcome }
        }
    }

    var canTakeBack: Bool { !isTakenBack && (report.new > 0 || !replaced.isEmpty) }

    /// The whole import, as if it had not been; that, too, can be undone.
    func takeBack(_ app: App) {
        let entries = report.entries.filter { $0.outcome == .new }
        let ids = entries.compactMap(\.recipe), pictures = entries.flatMap(\.pictures)
        let before = replaced
        isTakenBack = true
        app.takeAway("import", saying: app.words.importTakenBack(ids.count)) {
            [now = app.now] box throws(LibraryError) in
            try await box.save(before, at: now)
            return try await box.remove(ids, pictures: pictures)
        } undone: {
            self.isTakenBack = false
        }
    }

    /// Files dropped on the window come in from any page.
    func drop(_ drop: Drop, _ app: App) -> Bool {
        guard case .file(let path) = drop else { return false }
        begin([.path(path)], app)
        return true
    }

    /// Escape in the summary leads back to the choice.
    func escape(_ app: App) -> Bool {
        guard phase == .finished else { return false }
        again(app)
        return true
    }
}
