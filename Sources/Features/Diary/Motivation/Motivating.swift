import API
import Dietetics
import Foundation
import Guest
import House
import class House.Host
import Kit
import Language
import Library
import Recipes

/// Kind words to and from somebody with the same aim, whom nobody is told of (MO10).
///
/// It is off until the cook switches it on, on each computer. From then on the server knows the aim, how far along one is
/// in five steps, and the language, and nothing else. Whoever begins to recover, or no longer does, is asked anew: what was
/// agreed to was something else.
@MainActor final class Motivating {
    static let skill = "motivation"
    private static let key = "motivation"

    private unowned let page: DiaryPage
    private unowned let host: Host
    private(set) var kept = Kept()
    private var isRead = false
    /// Whether the server is being asked, and whether it is to be asked once more.
    private var isAsking = false
    private var asksAgain = false

    init(_ page: DiaryPage) {
        (self.page, host) = (page, page.host)
        host.membership.listen(for: .membership) { [weak self] in self?.attune() }
        host.membership.listen(for: .motivation) { [weak self] in self?.goOn() }
    }

    // MARK: What is shown

    /// Whether the cook's server knows of it at all.
    var isOffered: Bool { host.membership.can(Self.skill) }
    var isOn: Bool { isOffered && kept.isOn && kept.whose == host.membership.identity }
    /// It goes off the server as soon as that can be reached.
    var isLeaving: Bool { isOffered && kept.leaves && kept.whose == host.membership.identity }

    /// The newest that is to be read.
    var newest: Encouragement? { isOn ? kept.shown(gently: page.isGentle).first : nil }
    /// Own words that weren't passed on.
    var refused: MotivationStanding.Refused? {
        isOn && !page.isGentle ? kept.standing.refused.first : nil
    }
    /// How many may still be sent, and whether there is somebody; nil = it isn't known, or not on.
    var standing: MotivationStanding? {
        isOn && (kept.said?.aim == .recover) == page.isGentle && kept.said != nil ? kept.standing : nil
    }

    // MARK: With the server

    private func attune() {
        // Before the library has been read, nobody is signed in for sure.
        guard host.membership.standing != .unread else { return }
        guard isRead else {
            // Without a server there is nothing to be read.
            if host.membership.standing != .alone { read() }
            return
        }
        if host.membership.identity == nil, host.membership.standing != .expired,
            kept.standing != MotivationStanding()
        {
            // Whoever signs out leaves nobody's words behind.
            kept.standing = MotivationStanding()
            keep()
        }
        goOn()
    }

    private func read() {
        host.read("motivation") { box throws(LibraryError) in
            try await box.setting(Self.key, as: Kept.self)
        } then: { [weak self] answer in
            guard let self, !isRead else { return }
            isRead = true
            if case .success(let found?) = answer { kept = found }
            attune()
            host.touch()
        }
    }

    /// Switches it on or off on this computer; at once.
    func set(_ isOn: Bool) {
        isRead = true
        kept.set(isOn, of: host.membership.identity, gently: page.isGentle)
        keep()
        host.services.speaker.play(.tick)
        host.touch()
        goOn()
    }

    /// The diary says something else, or the server may.
    func goOn() {
        guard isRead, isOn || isLeaving, !host.settings.worksOffline else { return }
        guard !isAsking else { return asksAgain = true }
        isAsking = true
        asksAgain = false
        if kept.leaves { leave() } else { look() }
    }

    private func done() {
        isAsking = false
        if asksAgain { goOn() }
        host.touch()
    }

    private func leave() {
        host.membership.ask(Self.skill) { guest throws(GuestTrouble) in
            try await guest.leaveMotivation()
        } then: { [weak self] answer in
            guard let self else { return }
            if case .success = answer {
                // It may have been switched on again meanwhile: then it is told so now.
                if kept.isOn { asksAgain = true }
                kept.leaves = false
                keep()
            }
            done()
        } gone: { [weak self] in
            self?.done()
        }
    }

    /// Looks how far along one is.
    private func look() {
        let today = host.calendarDay
        host.read("motivation", afterWrites: true) { box throws(LibraryError) in
            (
                try await box.diaryProfile(),
                try await box.writtenDays(
                    from: today.monday.adding(-7 * MotivationStage.weeks), until: today)
            )
        } then: { [weak self] answer in
            guard let self else { return }
            guard case .success((let profile, let written)) = answer else { return done() }
            let aim = profile.map(MotivationPlace.Aim.init)
            if kept.isOn, !kept.holds(for: aim) {
                kept.set(false, of: kept.whose, gently: false)
                keep()
                asksAgain = true
                return done()
            }
            guard kept.isOn, let profile, let aim else { return done() }
            let weeks = MotivationStage.goodWeeks(
                written, target: profile.targets(in: today.year)?.energy, today: today)
            say(
                MotivationPlace(
                    aim, stage: aim == .recover ? 0 : MotivationStage.stage(after: weeks),
                    language: host.language == .german ? "de" : "en"))
        }
    }

    private func say(_ place: MotivationPlace) {
        let isNew = kept.said == nil, mustSay = kept.mustSay(place, at: host.now)
        host.membership.ask(Self.skill) {
            guest throws(GuestTrouble) -> (MotivationStanding, said: MotivationPlace?) in
            if !isNew {
                let standing = try await guest.motivation()
                // What another computer has switched off isn't switched on by this one.
                if standing.place == nil || !mustSay { return (standing, nil) }
            }
            return (try await guest.join(place), place)
        } then: { [weak self] answer in
            guard let self else { return }
            // If it can't be asked now, what was known last is still shown.
            if case .success(let (standing, said)) = answer, kept.isOn {
                kept.take(standing, saying: said, at: host.now)
                keep()
            } else if case .success(let answer) = answer, answer.said != nil {
                // Switched off while it was being told.
                kept.leaves = true
                keep()
                asksAgain = true
            }
            done()
        } gone: { [weak self] in
            self?.done()
        }
    }

    private func keep() {
        host.services.save("motivation", replaces: true) { [kept] box throws(LibraryError) in
            try await box.set(kept, for: Self.key)
        }
    }

    // MARK: What the cook does

    func thank(for one: Encouragement) {
        forget(one.id)
        tell(host.words.thanksSent) { guest throws(GuestTrouble) in try await guest.thank(for: one.id) }
    }

    func putAside(_ id: Encouragement.ID) {
        forget(id)
        tell { guest throws(GuestTrouble) in try await guest.putAside(id) }
    }

    /// It is gone here; when the server can't be told, it comes back and waits.
    /// - Parameter done: what the cook is told once the server knows it.
    private func tell(
        _ done: String? = nil,
        _ question: @escaping @Sendable (Guest) async throws(GuestTrouble) -> Void
    ) {
        let before = kept.standing
        host.membership.ask(Self.skill, question) { [weak self] answer in
            guard let self else { return }
            switch answer {
            case .success:
                if let done { host.tell(done) }
            case .failure(let why):
                (kept.standing.received, kept.standing.refused) = (before.received, before.refused)
                if why != .cancelled {
                    host.tell(
                        host.settings.worksOffline
                            ? host.words.motivationWorksOffline
                            : why.sentence(host.words, host.membership.serverName))
                }
            }
            goOn()
        }
    }

    func forget(_ id: Encouragement.ID) {
        kept.standing.received.removeAll { $0.id == id }
        kept.standing.refused.removeAll { $0.id == id }
        keep()
        host.services.speaker.play(.tick)
        host.touch()
    }

    /// What is being chosen or written, by whom: who closes the card loses nothing of it.
    private var begun: (model: EncourageModel, whose: String?, isGentle: Bool)?

    /// To the words that can be sent.
    func offer() {
        let whose = host.membership.identity, isGentle = page.isGentle
        if begun?.whose != whose || begun?.isGentle != isGentle { begun = nil }
        let model = begun?.model ?? EncourageModel(self, host, isGentle: isGentle)
        begun = (model, whose, isGentle)
        host.present(
            Sheet("encourage") { [unowned host] in EncourageSheet(look: $0, host: host, model: model) })
    }

    func report(_ one: Encouragement) {
        let model = EncouragementReportModel(one, self, host)
        host.present(
            Sheet("report words") { [unowned host] in
                EncouragementReportSheet(look: $0, host: host, model: model)
            })
    }

    func ask<Answer: Sendable>(
        _ question: @escaping @Sendable (Guest) async throws(GuestTrouble) -> Answer,
        then: @escaping @MainActor (Result<Answer, GuestTrouble>) -> Void
    ) {
        host.membership.ask(Self.skill, question, then: then) { then(.failure(.cancelled)) }
    }

    func sent() {
        begun = nil
        kept.standing.left = max(0, kept.standing.left - 1)
        keep()
        goOn()
    }

    func sentence(_ trouble: GuestTrouble) -> String {
        if host.settings.worksOffline { return host.words.motivationWorksOffline }
        // It isn't any more as it was shown.
        if trouble.kind == .changed { return host.words.encourageChanged }
        return trouble.sentence(host.words, host.membership.serverName)
    }
}

extension MotivationPlace.Aim {
    init(_ profile: DiaryProfile) {
        self =
            switch profile.aim {
            case .lose: .lose
            case .gain: .gain
            case .keep: .keep
            case .recover: .recover
            }
    }
}
