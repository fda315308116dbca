import Exchange
import Library
import Recipes
import Stage

/// Recipes coming in from elsewhere: asked for, on their way, and what became of each.
@MainActor final class ImportModel: PageModel {
    enum Phase { case choosing, running, finished }

    /// A way of bringing recipes in that may have been used wrongly.
    enum Way { case address, text }

    private(set) var phase = Phase.choosing
    private(set) var report = ImportReport()
    /// What is being read.
    private(set) var reading = ""
    /// What is typed as a web address, and pasted as a recipe.
    var address = "", text = ""
    /// A text that was pasted or dropped and is too long to be shown in a field.
    private(set) var document: String?
    /// What has been typed, or left out, that can't be meant.
    private(set) var wrong: Way?
    /// What else was brought meanwhile, and comes in afterwards.
    private(set) var waiting: [ImportSource] = []
    /// Whether it was asked to stop, and hasn't yet.
    private(set) var isStopping = false
    /// The one kind of entry that is listed; nil = all.
    private(set) var listed: ImportEntry.Kind?
    private var work: Task<Void, Never>?
    /// What was there before each update.
    private var replaced: [Recipe] = []
    /// Whether it was all taken back.
    private(set) var isTakenBack = false

    static let addressField = "import address", textField = "import text", page = "import"
    static let readButton = "import read"
    /// Characters of an address, and of a text that is shown in its field; a longer one is taken as a document.
    nonisolated static let longestAddress = 2000, longestText = TextEditing.longest

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
        (address, wrong) = (text, wrong == .address ? nil : wrong)
        app.touch()
    }

    func type(text: String, _ app: App) {
        (self.text, wrong) = (text, wrong == .text ? nil : wrong)
        app.touch()
    }

    /// "example.org/soup" is meant as it is written in a browser.
    func fetch(_ app: App) {
        guard let whole = ImportSource.address(typed: address) else {
            return refuse(.address, Self.addressField, app)
        }
        begin([whole], app)
    }

    private func refuse(_ way: Way, _ field: String, _ app: App) {
        wrong = way
        app.services.speaker.play(.refused)
        app.stage.focus(on: field, caret: .max)
        app.touch()
    }

    /// What has no room in the field is kept beside it, until it is read.
    func take(document: String, _ app: App) -> Bool {
        (self.document, wrong) = (document, nil)
        app.stage.focus(on: Self.readButton)
        app.touch()
        return true
    }

    func dropDocument(_ app: App) {
        document = nil
        app.stage.focus(on: Self.textField, caret: .max)
        app.touch()
    }

    func read(_ app: App) {
        if let document { return begin([.text(document)], app) }
        if text.trimmed.isEmpty { return refuse(.text, Self.textField, app) }
        begin([.text(text)], app)
    }

    /// Brings in what there is; what comes while something else is read waits for it.
    func begin(_ sources: [ImportSource], _ app: App) {
        app.services.speaker.play(.tick)
        if phase == .running {
            if !isStopping { waiting += sources }
            return app.touch()
        }
        (phase, replaced, isTakenBack, isStopping, listed, wrong) = (.running, [], false, false, nil, nil)
        run(sources, after: ImportReport(), app)
        app.stage.scrollToTop(Self.page)
        app.touch()
    }

    private func run(_ sources: [ImportSource], after earlier: ImportReport, _ app: App) {
        (report, reading) = (earlier, sources.first?.name ?? "")
        let services = app.services
        work = services.errands.labour {
            [box = services.box, fetch = services.fetch, log = services.log, now = app.now]
            (tell: @escaping @Sendable ((ImportReport, String)) -> Void) in
            ImportRun(box: box, now: now, fetch: fetch, log: log, isCancelled: { Task.isCancelled }) {
                tell(($0, $1))
            }.run(sources, after: earlier)
        } heard: { report, reading in
            if self.phase == .running { (self.report, self.reading) = (report, reading) }
        } then: { report in
            self.finish(report, app)
        }
    }

    private func finish(_ report: ImportReport, _ app: App) {
        let more = report.isStopped ? [] : waiting
        waiting = []
        if !more.isEmpty { return run(more, after: report, app) }
        (phase, self.report, work, isStopping) = (.finished, report, nil, false)
        app.services.speaker.play(report.recipes > 0 ? .favourite : .refused)
        if report.recipes > 0 { (address, text, document) = ("", "", nil) }
        if app.route != .bringIn { app.tell(app.words.importFinished(report.new)) }
        app.pageModel?.refresh(app)
    }

    /// What is in stays in.
    /// - Returns: what ends when nothing more comes; nil = nothing is under way.
    @discardableResult func stop() -> Task<Void, Never>? {
        guard let work else { return nil }
        isStopping = true
        work.cancel()
        return work
    }

    /// The library is another one: what came into the last one can't be taken out of this, nor put back into it.
    func forget() {
        if phase == .running { return }
        (phase, report, replaced, isTakenBack, listed) = (.choosing, ImportReport(), [], false, nil)
    }

    func again(_ app: App) {
        if phase == .running { return }
        (phase, wrong) = (.choosing, nil)
        app.stage.scrollToTop(Self.page)
        app.touch()
    }

    // MARK: What came of it

    /// What the list shows.
    var entries: [ImportEntry] {
        listed.map { kind in report.entries.filter { $0.kind == kind } } ?? report.entries
    }

    /// Lists only one kind; the same again lists all.
    func list(_ kind: ImportEntry.Kind, _ app: App) {
        listed = listed == kind ? nil : kind
        app.services.speaker.play(.tick)
        app.touch()
    }

    /// The entries whose newer words could take the place of the library's.
    var updatable: [ImportEntry] {
        isTakenBack
            ? [] : report.entries.filter { if case .changed = $0.outcome { true } else { false } }
    }

    /// The library's words are the ones.
    func keep(_ entry: ImportEntry, _ app: App) {
        app.services.speaker.play(.tick)
        report.update([entry.id]) { _ in .kept }
        app.tell(app.words.importKept(entry.title)) {
            self.report.update([entry.id]) { _ in entry.outcome }
        }
    }

    func update(_ entries: [ImportEntry], _ app: App) {
        let arrivals = entries.compactMap { entry -> Arrival? in
            if case .changed(let arrival, _) = entry.outcome { arrival } else { nil }
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
        // At once, so that nobody takes it back twice.
        isTakenBack = true
        app.takeAway("import", saying: app.words.importTakenBack(ids.count, updates: before.count)) {
            [now = app.now] box throws(LibraryError) in
            try await box.save(before, at: now)
            return try await box.remove(ids, pictures: pictures)
        } done: {
            self.isTakenBack = true
        } failed: {
            self.isTakenBack = false
        } undone: {
            self.isTakenBack = false
        }
    }

    /// Files come in; an address or a text is only put where it could have been typed, because who drags something
    /// here may not know what it holds.
    func drop(_ drop: Drop, _ app: App) -> Bool {
        switch drop {
        case .file(let path): begin([.path(path)], app)
        case .text(let dropped):
            if phase == .running { return false }
            if dropped.utf8.count > Self.longestText {
                again(app)
                return take(document: dropped, app)
            }
            if dropped.trimmed.isEmpty { return false }
            again(app)
            if ImportSource.address(typed: dropped) != nil {
                type(address: dropped.trimmed, app)
                app.stage.focus(on: Self.addressField, caret: .max)
            } else {
                type(text: dropped, app)
                app.stage.focus(on: Self.textField, caret: 0)
            }
        }
        return true
    }

    /// What was copied elsewhere is taken wherever the focus is.
    func key(_ key: KeyPress, _ app: App) -> Bool {
        guard key.name == "v", key.modifiers == .control, phase == .choosing else { return false }
        if drop(.text(app.stage.clipboard.read()), app) { return true }
        app.tell(.nothing)
        return true
    }

    /// Escape in the summary leads back to the choice.
    func escape(_ app: App) -> Bool {
        guard phase == .finished else { return false }
        again(app)
        return true
    }
}
