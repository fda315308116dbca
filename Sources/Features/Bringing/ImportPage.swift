import Exchange
import House
import Kit
import Library
import Recipes
import Stage

/// Recipes coming in from elsewhere: asked for, on their way, and what became of each.
@MainActor final class ImportPage: Page {
    private unowned let host: Host

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
    /// Which of the ways was filled in wrongly, or left empty.
    private(set) var wrong: Way?
    /// What else was brought meanwhile, and comes in afterwards.
    let waiting = WaitingSources()
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
    /// Characters of an address, and of a text that is shown in its field; a longer one is taken as a
    /// document.
    nonisolated static let longestAddress = 2000, longestText = TextEditing.longest

    /// The names of files that may hold recipes; anything else can be dropped.
    static let endings: Set<String> = [
        "cook", "md", "markdown", "txt", "text", "html", "htm", "xhtml", "mhtml", "json", "jsonld", "mmf",
        "mm",
        "mxp", "mx2", "mz2", "xml", "grmt", "csv", "zip", "7z", "tar", "gz", "tgz", "xz", "bz2", "mcb", "mrb",
        "jpg", "jpeg", "png", "webp", "rcb", "paprikarecipes", "paprikarecipe", "melarecipes",
        "gnome-recipes-export", "db", "handsoff",
    ]

    init(_ host: Host) { self.host = host }

    var id: String { Self.page }
    var title: String? { host.words.bringIn }
    func view(_ look: Look) -> any View { ImportView(look: look, host: host, model: self) }
    func giveUp() { host.goBack() }
    func close() { stop() }

    // MARK: What the cook does

    func chooseFile() {
        host.choose(title: host.words.importFileTitle, .file(endings: Self.endings)) {
            self.begin([.path($0)])
        }
    }

    func chooseFolder() {
        host.choose(title: host.words.importFolderTitle, .folder, deed: host.words.importThisFolder) {
            self.begin([.path($0)])
        }
    }

    func type(address text: String) {
        (address, wrong) = (text, wrong == .address ? nil : wrong)
        host.touch()
    }

    func type(text: String) {
        (self.text, wrong) = (text, wrong == .text ? nil : wrong)
        host.touch()
    }

    /// "example.org/soup" is meant as it is written in a browser.
    func fetch() {
        // A recipe of the server that the cook is signed in to is better read there.
        if host.crossings.openHere(address.trimmed) { return type(address: "") }
        guard let whole = ImportSource.address(typed: address) else {
            return refuse(.address, Self.addressField)
        }
        begin([whole])
    }

    private func refuse(_ way: Way, _ field: String) {
        wrong = way
        host.services.speaker.play(.refused)
        host.stage.focus(on: field, caret: .max)
        host.touch()
    }

    /// What has no room in the field is kept beside it, until it is read.
    func take(document: String) -> Bool {
        (self.document, wrong) = (document, nil)
        host.stage.focus(on: Self.readButton)
        host.touch()
        return true
    }

    func dropDocument() {
        document = nil
        host.stage.focus(on: Self.textField, caret: .max)
        host.touch()
    }

    func read() {
        if let document { return begin([.text(document)]) }
        if text.trimmed.isEmpty { return refuse(.text, Self.textField) }
        begin([.text(text)])
    }

    /// The camera looks while the card for it is open, and not a moment longer.
    func photographPages() {
        let camera = PageCamera(host) { [self] in begin($0) }
        host.present(
            Sheet("page camera", gone: { camera.close() }) { [unowned host] in
                PageCameraSheet(look: $0, host: host, model: camera)
            })
        camera.open()
    }

    /// Brings in what there is; what comes while something else is read waits for it.
    func begin(_ sources: [ImportSource]) {
        host.services.speaker.play(.tick)
        if phase == .running {
            if !isStopping { waiting.add(sources) }
            return host.touch()
        }
        (phase, replaced, isTakenBack, isStopping, listed, wrong) = (.running, [], false, false, nil, nil)
        run(sources, after: ImportReport())
        host.stage.scrollToTop(Self.page)
        host.touch()
    }

    private func run(_ sources: [ImportSource], after earlier: ImportReport) {
        (report, reading) = (earlier, sources.first?.name ?? "")
        let services = host.services
        work = services.errands.labour {
            [
                box = services.box, boxes = services.boxes, fetch = services.fetch, log = services.log,
                now = host.now, waiting
            ]
            (tell: @escaping @Sendable ((ImportReport, String)) -> Void) in
            ImportRun(
                box: box, boxes: boxes, now: now, fetch: fetch, log: log, isCancelled: { Task.isCancelled },
                nextPages: { waiting.takePhotographs() }
            ) {
                tell(($0, $1))
            }.run(sources, after: earlier)
        } heard: { [self] report, reading in
            if phase == .running { (self.report, self.reading) = (report, reading) }
        } then: { [host] report in
            // The host must still be there when the answer comes.
            withExtendedLifetime(host) { self.finish(report) }
        }
    }

    private func finish(_ report: ImportReport) {
        let waited = waiting.takeAll(), more = report.isStopped ? [] : waited
        if !more.isEmpty { return run(more, after: report) }
        (phase, self.report, work, isStopping) = (.finished, report, nil, false)
        host.services.speaker.play(report.recipes > 0 ? .favourite : .refused)
        if report.recipes > 0 { (address, text, document) = ("", "", nil) }
        if !host.isShown(self) { host.tell(host.words.importFinished(report.new)) }
    }

    /// What is in stays in.
    /// - Returns: what ends when nothing more comes; nil = nothing is under way.
    @discardableResult func stop() -> Task<Void, Never>? {
        guard let work else { return nil }
        isStopping = true
        work.cancel()
        return work
    }

    func again() {
        if phase == .running { return }
        (phase, wrong) = (.choosing, nil)
        host.stage.scrollToTop(Self.page)
        host.touch()
    }

    // MARK: What came of it

    /// What the list shows.
    var entries: [ImportEntry] {
        listed.map { kind in report.entries.filter { $0.kind == kind } } ?? report.entries
    }

    /// Lists only one kind; the same again lists all.
    func list(_ kind: ImportEntry.Kind) {
        listed = listed == kind ? nil : kind
        host.services.speaker.play(.tick)
        host.touch()
    }

    /// The entries whose newer words could take the place of the library's.
    var updatable: [ImportEntry] {
        isTakenBack
            ? [] : report.entries.filter { if case .changed = $0.outcome { true } else { false } }
    }

    /// The cook keeps the library's words.
    func keep(_ entry: ImportEntry) {
        host.services.speaker.play(.tick)
        report.update([entry.id]) { _ in .kept }
        host.tell(host.words.importKept(entry.title)) {
            self.report.update([entry.id]) { _ in entry.outcome }
        }
    }

    func update(_ entries: [ImportEntry]) {
        let arrivals = entries.compactMap { entry -> Arrival? in
            if case .changed(let arrival, _) = entry.outcome { arrival } else { nil }
        }
        host.services.speaker.play(.tick)
        host.change("update") { [now = host.now] box throws(LibraryError) in
            try await box.update(arrivals, at: now)
        } then: { [self, host] before in
            let ids = Set(entries.map(\.id))
            replaced += before
            report.update(ids) { _ in .updated }
            host.tell(host.words.importUpdatedCount(before.count)) {
                self.restore(before, entries)
            }
        }
    }

    private func restore(_ before: [Recipe], _ entries: [ImportEntry]) {
        host.change("update") { [now = host.now] box throws(LibraryError) in
            try await box.save(before, at: now)
        } then: { [self] in
            let ids = Set(before.map(\.id))
            replaced.removeAll { ids.contains($0.id) }
            let known = Dictionary(entries.map { ($0.id, $0.outcome) }) { first, _ in first }
            report.update(Set(entries.map(\.id))) { known[$0.id] ?? $0.outcome }
        }
    }

    var canTakeBack: Bool { !isTakenBack && (report.new > 0 || !replaced.isEmpty) }

    /// The whole import, as if it had not been; that, too, can be undone.
    func takeBack() {
        let entries = report.entries.filter { $0.outcome == .new }
        let ids = entries.compactMap(\.recipe), pictures = entries.flatMap(\.pictures)
        let before = replaced
        // At once, so that nobody takes it back twice.
        isTakenBack = true
        host.change("import") { [now = host.now] box throws(LibraryError) -> (Removal, newer: [Recipe]) in
            var newer: [Recipe] = []
            for recipe in before {
                if let recipe = try await box.recipe(recipe.id) { newer.append(recipe) }
            }
            try await box.save(before, at: now)
            return (try await box.remove(ids, pictures: pictures), newer)
        } then: { [self, host] removal, newer in
            isTakenBack = true
            host.services.speaker.play(.tick)
            host.tell(host.words.importTakenBack(ids.count, updates: before.count)) {
                self.putBack(removal, newer)
            }
        } failed: { [self] in
            isTakenBack = false
        }
    }

    /// What was taken back comes in again: the new recipes, and the newer words of the others.
    private func putBack(_ removal: Removal, _ newer: [Recipe]) {
        host.change("import") { [now = host.now] box throws(LibraryError) in
            try await box.restore(removal)
            try await box.save(newer, at: now)
        } then: { [self] in
            isTakenBack = false
        }
    }

    /// Files come in; an address or a text is only put where it could have been typed, because whoever drags
    /// something here may not know what it holds.
    func drop(_ drop: Drop) -> Bool {
        switch drop {
        case .file(let path): begin([.path(path)])
        case .text(let dropped):
            if phase == .running { return false }
            if dropped.utf8.count > Self.longestText {
                again()
                return take(document: dropped)
            }
            if dropped.trimmed.isEmpty { return false }
            again()
            if ImportSource.address(typed: dropped) != nil {
                type(address: dropped.trimmed)
                host.stage.focus(on: Self.addressField, caret: .max)
            } else {
                type(text: dropped)
                host.stage.focus(on: Self.textField, caret: 0)
            }
        }
        return true
    }

    var keys: [(key: String, deed: String)] { host.words.importKeys }

    /// What was copied elsewhere is taken wherever the focus is.
    func key(_ key: KeyPress) -> Bool {
        guard key.name == "v", key.modifiers == .control, phase == .choosing else { return false }
        if drop(.text(host.stage.clipboard.read())) { return true }
        host.tell(host.words.pasteNothing)
        return true
    }

    /// Escape in the summary leads back to the choice.
    func escape() -> Bool {
        guard phase == .finished else { return false }
        again()
        return true
    }
}
