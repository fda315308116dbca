import Dietetics
import House
import Kit
import Library
import Recipes
import Stage

/// What somebody is like and wants, while it is said (MO1, MO2). Nothing is kept before "Save", and nothing that can't be.
@MainActor final class SetupPage: Page {
    enum Field: String, CaseIterable {
        case birthYear, height, inches, weight, goal, energy, protein, carbohydrate, fat, helpline
        case breakfast, lunch, dinner
    }
    /// What can be chosen as one's aim: also none, and then nothing is asked.
    enum Wish: Hashable {
        case aim(Aim)
        case justWrite
    }

    unowned let host: Host
    unowned let page: DiaryPage
    let id = "diary setup"
    private let before: DiaryProfile?
    private(set) var texts: [Field: String] = [:]
    private(set) var gender: Eater.Gender
    private(set) var activity: Eater.Activity
    private(set) var wish: Wish
    private(set) var pace: Pace
    private(set) var units: BodyUnits
    private(set) var reminds: Bool
    private(set) var remindsClosed: Bool
    private(set) var looksUp: Bool
    private(set) var takesPictures: Bool
    private(set) var faults: [Field: Fault] = [:]

    /// Why a field can't be kept.
    enum Fault: Sendable, Hashable {
        case body(Eater.Fault)
        case energy(least: Double)
        case byHand(DayTargets.ByHand.Fault)
        case time
    }

    init(_ host: Host, _ page: DiaryPage, _ before: DiaryProfile?) {
        (self.host, self.page, self.before) = (host, page, before)
        let eater = before?.eater
        gender = eater?.gender ?? .other
        activity = eater?.activity ?? .light
        pace = before?.pace ?? .steady
        units = before?.units ?? .metric
        reminds = before?.remindsOfMeals ?? false
        remindsClosed = before?.remindsWhileClosed ?? false
        looksUp = host.settings.looksUpBarcodes
        takesPictures = before?.takesPictures ?? false
        wish =
            before.map { $0.isGentle ? .aim(.recover) : $0.eater == nil ? .justWrite : .aim($0.aim) }
            ?? .aim(.keep)
        texts[.birthYear] = eater.map { "\($0.birthYear)" }
        texts[.helpline] = before?.helpline
        let byHand = before?.byHand
        for (field, figure) in [
            (Field.energy, byHand?.energy), (.protein, byHand?.protein),
            (.carbohydrate, byHand?.carbohydrate), (.fat, byHand?.fat),
        ] {
            texts[field] = figure.map { host.words.plain($0.rounded()) }
        }
        let hours = before?.hours ?? MealHours()
        texts[.breakfast] = TypedTime.text(hours.breakfast)
        texts[.lunch] = TypedTime.text(hours.lunch)
        texts[.dinner] = TypedTime.text(hours.dinner)
        write(height: eater?.height, weight: eater?.weight, goal: before?.goal)
    }

    var title: String? { host.words.diaryProfile }
    var isForm: Bool { true }
    func view(_ look: Look) -> any View { SetupView(look: look, host: host, model: self) }
    func come() { host.syncing.look(atSharing: DiaryBox.shared) }
    func giveUp() { host.goBack() }

    func fieldID(_ field: Field) -> String { "setup \(field.rawValue)" }
    func text(_ field: Field) -> String { texts[field] ?? "" }
    private var year: Int { host.calendarDay.year }
    var isNew: Bool { before == nil }

    /// Whether the body is asked about.
    var asksBody: Bool { if case .aim(let aim) = wish { aim != .recover } else { false } }

    /// What can be chosen now. Whoever leaves the gentle diary isn't led to an aim by the same step.
    var wishes: [Wish] {
        let offered = eater.map { $0.faults(in: year).isEmpty ? $0.offeredAims(in: year) : nil } ?? nil
        if before?.isGentle == true { return [.aim(.recover), .justWrite] }
        return (offered ?? [.lose, .gain, .keep, .recover]).map(Wish.aim) + [.justWrite]
    }

    /// Whoever recovers isn't offered pictures of a body, and whoever leaves the gentle diary not by the same step.
    var offersPictures: Bool { wish != .aim(.recover) && before?.isGentle != true }

    var paces: [Pace] {
        if case .aim(let aim) = wish, let eater { eater.paces(for: aim, in: year) } else { [] }
    }

    /// As far as it has been said; nil = not all of it has.
    var eater: Eater? {
        guard let birthYear = TypedNumber.read(text(.birthYear)), birthYear < 9999, let height = typedHeight,
            let weight = TypedNumber.read(text(.weight))
        else { return nil }
        return Eater(
            gender: gender, birthYear: Int(birthYear), height: height, weight: units.kilograms(shown: weight),
            activity: activity)
    }

    private var typedHeight: Double? {
        guard let first = TypedNumber.read(text(.height)) else { return nil }
        if units == .metric { return first }
        return BodyUnits.centimetres(feet: first, inches: TypedNumber.read(text(.inches)) ?? 0)
    }

    private func write(height: Double?, weight: Double?, goal: Double?) {
        let words = host.words
        func tenths(_ number: Double) -> String { words.plain((number * 10).rounded() / 10) }
        texts[.weight] = weight.map { tenths(units.shown(kilograms: $0)) }
        texts[.goal] = goal.map { tenths(units.shown(kilograms: $0)) }
        if let height, units == .american {
            let (feet, inches) = BodyUnits.feet(centimetres: height)
            (texts[.height], texts[.inches]) = ("\(feet)", tenths(inches))
        } else {
            texts[.height] = height.map(tenths)
        }
    }

    // MARK: What is said

    func type(_ text: String, into field: Field) {
        texts[field] = text
        faults[field] = nil
        // What isn't offered any more isn't wished for any more.
        if asksBody, !wishes.contains(wish) { wish = .aim(.keep) }
        host.touch()
    }

    func choose(_ gender: Eater.Gender) { set { $0.gender = gender } }
    func choose(_ activity: Eater.Activity) { set { $0.activity = activity } }
    func choose(looksUp: Bool) { set { $0.looksUp = looksUp } }
    func choose(takesPictures: Bool) { set { $0.takesPictures = takesPictures } }
    /// Whether the desktop could remind while the program is closed.
    var canRemindClosed: Bool { reminds && host.services.mealTimer != nil }
    func choose(remindsClosed: Bool) { set { $0.remindsClosed = remindsClosed } }
    func choose(reminds: Bool) { set { $0.reminds = reminds } }
    func choose(_ wish: Wish) { set { $0.wish = wish } }

    /// More than is advised is taken in a step of its own.
    func choose(_ pace: Pace) {
        guard pace == .brisk, self.pace != .brisk else { return set { $0.pace = pace } }
        let words = host.words
        host.confirm("info", words.briskTitle, words.briskText, yes: words.briskYes) {
            self.set { $0.pace = .brisk }
        }
    }

    func choose(_ units: BodyUnits) {
        if units == self.units { return }
        let height = typedHeight
        let weight = TypedNumber.read(text(.weight)).map(self.units.kilograms)
        let goal = TypedNumber.read(text(.goal)).map(self.units.kilograms)
        self.units = units
        write(height: height, weight: weight, goal: goal)
        host.touch()
    }

    private func set(_ change: (SetupPage) -> Void) {
        change(self)
        host.services.speaker.play(.tick)
        host.touch()
    }

    // MARK: Kept

    /// Looks at a field that is left.
    func left(_ field: Field) {
        if text(field).trimmed.isEmpty { return }
        faults[field] = fault(field)
        host.touch()
    }

    private func fault(_ field: Field) -> Fault? {
        let number = TypedNumber.read(text(field))
        switch field {
        case .birthYear:
            let birthYear = number.map { Int(min($0, 99_999)) } ?? 0
            return Eater.ages.contains(year - birthYear) ? nil : .body(.birthYear)
        case .height, .inches: return typedHeight.map(Eater.heights.contains) == true ? nil : .body(.height)
        case .weight:
            return number.map { Eater.weights.contains(units.kilograms(shown: $0)) } == true
                ? nil : .body(.weight)
        case .goal:
            if text(.goal).trimmed.isEmpty { return nil }
            guard let number else { return .body(.goal) }
            return eater?.fault(ofGoal: units.kilograms(shown: number)).map(Fault.body)
        case .energy:
            if text(.energy).trimmed.isEmpty { return nil }
            guard let eater else { return nil }
            let isFit = number.map { eater.isFit(energy: $0, in: year) } ?? false
            return isFit ? nil : .energy(least: min(eater.leastEnergy, eater.need(in: year)).rounded())
        case .protein: return fault(of: .protein, field)
        case .carbohydrate: return fault(of: .carbohydrate, field)
        case .fat: return fault(of: .fat, field)
        case .helpline: return nil
        case .breakfast, .lunch, .dinner: return TypedTime.read(text(field)) == nil ? .time : nil
        }
    }

    /// What is set by hand, as far as it is typed.
    private var byHand: DayTargets.ByHand {
        func figure(_ field: Field) -> Double? {
            // What is no number is no figure that fits.
            text(field).trimmed.isEmpty ? nil : TypedNumber.read(text(field)) ?? .nan
        }
        return DayTargets.ByHand(
            energy: figure(.energy), protein: figure(.protein), carbohydrate: figure(.carbohydrate),
            fat: figure(.fat))
    }

    private func fault(of macro: Macro, _ field: Field) -> Fault? {
        guard !text(field).trimmed.isEmpty, let eater, case .aim(let aim) = wish else { return nil }
        guard let fault = eater.fault(of: byHand, for: aim, pace: pace, in: year) else { return nil }
        // What is wrong with all of them stands at the last that was typed.
        let last = [Field.fat, .carbohydrate, .protein].first { !text($0).trimmed.isEmpty }
        switch fault {
        case .grams(macro, _): return .byHand(fault)
        case .grams: return nil
        case .together: return field == last ? .byHand(fault) : nil
        }
    }

    var asked: [Field] {
        askedOfAim + [.breakfast, .lunch, .dinner]
    }

    static let setByHand: [Field] = [.energy, .protein, .carbohydrate, .fat]

    private var askedOfAim: [Field] {
        guard asksBody else { return wish == .aim(.recover) ? [.helpline] : [] }
        let body: [Field] =
            units == .metric ? [.birthYear, .height, .weight] : [.birthYear, .height, .inches, .weight]
        return body + (wish == .aim(.keep) ? [] : [.goal]) + Self.setByHand
    }

    func save() {
        faults = [:]
        for field in asked { faults[field] = fault(field) }
        if let first = asked.first(where: { faults[$0] != nil }) {
            host.stage.focus(on: fieldID(first), caret: .max)
            host.services.speaker.play(.refused)
            return host.touch()
        }
        // Leaving takes a deliberate step.
        if before?.isGentle == true, wish != .aim(.recover) {
            let words = host.words
            return host.confirm(
                "heart", words.leaveGentleTitle, words.leaveGentleText, yes: words.leaveGentleYes
            ) {
                self.keep()
            }
        }
        keep()
    }

    private func keep() {
        var profile = before ?? DiaryProfile()
        profile.units = units
        profile.helpline = text(.helpline).trimmed
        profile.remindsOfMeals = reminds
        profile.remindsWhileClosed = canRemindClosed && remindsClosed
        profile.takesPictures = takesPictures
        profile.hours.breakfast = TypedTime.read(text(.breakfast)) ?? profile.hours.breakfast
        profile.hours.lunch = TypedTime.read(text(.lunch)) ?? profile.hours.lunch
        profile.hours.dinner = TypedTime.read(text(.dinner)) ?? profile.hours.dinner
        switch wish {
        case .justWrite: (profile.eater, profile.aim, profile.goal) = (nil, .keep, nil)
        case .aim(.recover): profile = profile.gentle
        case .aim(let aim):
            (profile.eater, profile.aim, profile.pace) = (eater, aim, pace)
            profile.goal = aim == .keep ? nil : TypedNumber.read(text(.goal)).map(units.kilograms)
            profile.byHand = byHand
        }
        if profile.eater == nil { profile.byHand = DayTargets.ByHand() }
        host.settings.looksUpBarcodes = looksUp
        host.goBack()
        page.keep(profile)
    }

    /// A picture of what somebody is after, which stands beside the day; at once, for it is a file.
    func chooseGoalPicture() {
        host.choose(
            title: host.words.chooseGoalPicture, .file(endings: PictureFolder.endings)
        ) { [page] in page.album.setGoal($0) }
    }
    var hasGoalPicture: Bool { page.album.hasGoal }
    func removeGoalPicture() { page.album.removeGoal() }

    func saveTable() { page.saveTable() }
    func saveAll() { page.saveAll() }

    /// Everything that the diary has, after two questions.
    func forgetAll() {
        let words = host.words
        let text =
            sharing.isShared
            ? words.forgetDiaryText + " " + words.forgetSharedText(host.membership.serverName)
            : words.forgetDiaryText
        host.confirm("trash", words.forgetDiary, text, yes: words.forgetDiaryYes) { [self] in
            host.confirm("trash", words.forgetDiarySure, words.forgetDiarySureText, yes: words.forgetDiaryYes)
            { [self] in
                let wasShared = sharing.isShared
                host.goBack()
                guard wasShared else { return page.forgetAll() }
                // Before it goes here, so that it goes here only.
                host.syncing.stopSharing(DiaryBox.shared, everywhere: true) { [page] in page.forgetAll() }
            }
        }
    }
}
