import Dietetics
import House
import Kit
import Library
import Recipes
import Stage

/// Weeks, months and years of what was weighed and eaten (MO6). Nobody who recovers is led here, and it shows them nothing.
@MainActor final class LookBackPage: Page {
    /// What one looks at.
    enum Subject: Sendable, Hashable, CaseIterable { case weight, energy, protein, carbohydrate, fat }

    unowned let host: Host
    private unowned let page: DiaryPage
    let id = "diary-look"
    var shows: Set<LibraryPart> { DiaryBox.parts }
    private(set) var subject: Subject
    private(set) var span = LookBackSpan.weeks
    private(set) var look: LookBack?
    private(set) var trouble: LibraryError?
    /// Which step is told of; nil = the latest that something is known of.
    private var chosen: Int?
    /// How often it has asked: an answer to an earlier question comes too late.
    private var asked = 0

    init(_ host: Host, _ page: DiaryPage) {
        (self.host, self.page) = (host, page)
        subject = page.profile?.eater == nil ? .energy : .weight
    }

    var title: String? { host.words.lookBack }
    var keys: [(key: String, deed: String)] { host.words.lookBackKeys }
    func view(_ look: Look) -> any View { LookBackView(look: look, host: host, model: self) }
    func giveUp() { host.goBack() }
    func come() { refresh() }

    var isGentle: Bool { page.isGentle }
    /// Whoever only writes down what was eaten is weighed nowhere.
    var subjects: [Subject] {
        page.profile?.eater == nil ? Subject.allCases.filter { $0 != .weight } : Subject.allCases
    }
    var units: BodyUnits { page.profile?.units ?? .metric }
    /// What a day should bring of it; nil for a weight, and where nothing was told.
    var target: Double? {
        guard let targets = page.targets else { return nil }
        return switch subject {
        case .weight: nil
        case .energy: targets.energy
        case .protein: targets.protein
        case .carbohydrate: targets.carbohydrate
        case .fat: targets.fat
        }
    }

    func refresh() {
        if isGentle { return }
        asked += 1
        let question = (asked, subject, span, host.calendarDay)
        host.read("diary-look", afterWrites: true) { box throws(LibraryError) in
            let (_, subject, span, day) = question
            let first = LookBack.earliest(span, until: day)
            if subject == .weight {
                let all = try await box.weighings(from: first)
                return LookBack(Dictionary(all.map { ($0.day, $0.kilograms) }) { $1 }, span, until: day)
            }
            let days = try await box.dayTotals(from: first, until: day)
            return LookBack(days.compactMapValues { subject.amount(of: $0) }, span, until: day)
        } then: { answer in
            guard question.0 == self.asked else { return }
            switch answer {
            case .success(let look): (self.look, self.trouble) = (look, nil)
            case .failure(let error): self.trouble = error
            }
            self.host.touch()
        }
    }

    // MARK: What the cook does

    func show(_ subject: Subject) {
        (self.subject, chosen, look) = (subject, nil, nil)
        turned()
    }

    func show(_ span: LookBackSpan) {
        (self.span, chosen, look) = (span, nil, nil)
        turned()
    }

    private func turned() {
        host.services.speaker.play(.tick)
        host.touch()
        refresh()
    }

    /// The place of the step that is told of.
    var place: Int? { chosen ?? look?.steps.lastIndex { $0.value != nil } }

    func choose(_ place: Int) {
        chosen = place
        host.touch()
    }

    func key(_ key: KeyPress) -> Bool {
        guard let look, let place, key.modifiers.isEmpty else { return false }
        switch key.name {
        case "left": choose(max(0, place - 1))
        case "right": choose(min(look.steps.count - 1, place + 1))
        default: return false
        }
        return true
    }

    /// In the cook's measures.
    func shown(_ value: Double) -> Double { subject == .weight ? units.shown(kilograms: value) : value }

    /// Writes what is shown as a table.
    func saveTable() {
        guard let look else { return }
        let words = host.words
        let rows = look.steps.compactMap { step in step.value.map { (step.first, step.last, shown($0)) } }
        let heading = [words.lookBackFirst, words.lookBackLast, words.heading(subject, units)]
        host.chooseNewFile(title: words.saveWhere, named: words.name(subject), ending: "csv") {
            [page] place in
            page.write(
                DiaryTable.csv([heading] + rows.map { [$0.text, $1.text, DiaryTable.plain($2)] }), to: place)
        }
    }
}

extension LookBackPage.Subject {
    fileprivate func amount(of day: Nutrition) -> Double? {
        switch self {
        case .weight: nil
        case .energy: day.kilocalories
        case .protein: day.protein
        case .carbohydrate: day.carbohydrate
        case .fat: day.fat
        }
    }
}
