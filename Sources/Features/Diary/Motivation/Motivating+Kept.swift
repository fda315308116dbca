import API

extension Motivating {
    /// What this device remarks.
    struct Kept: Codable, Sendable, Hashable {
        /// Who has switched it on or off, and where; nil = nobody has.
        var whose: String?
        var isOn = false
        /// Whether it was agreed to by somebody who recovers.
        var isGentle = false
        /// It was switched off, and the server hasn't heard of it yet.
        var leaves = false
        /// What the server was told last, and when.
        var said: MotivationPlace?
        var saidAt = 0.0
        var standing = MotivationStanding()

        mutating func set(_ isOn: Bool, of identity: String?, gently: Bool) {
            let hasSaid = said != nil || leaves
            self = Kept(whose: identity, isOn: isOn, isGentle: gently, leaves: !isOn && hasSaid)
        }

        /// Whether what was agreed to is what is so now.
        /// - Parameter aim: nil = no diary is kept any more.
        func holds(for aim: MotivationPlace.Aim?) -> Bool { aim != nil && isGentle == (aim == .recover) }

        /// What the server has answered.
        /// - Parameter place: what it was told just now; nil = it was only asked.
        mutating func take(_ new: MotivationStanding, saying place: MotivationPlace?, at now: Double) {
            standing = new
            if let place { (said, saidAt) = (place, now) }
            // Another computer has switched it off.
            if new.place == nil { (isOn, said) = (false, nil) }
        }

        /// Whether the server doesn't know any more how it is; once a day it is told anyway, for whoever is never seen is
        /// sent nothing.
        func mustSay(_ place: MotivationPlace, at now: Double) -> Bool {
            said != place || now - saidAt > 86_400
        }

        /// What can be shown now: only what was meant for it, and where somebody recovers only what hurts nobody.
        func shown(gently: Bool) -> [Encouragement] {
            guard isOn, let said, (said.aim == .recover) == gently else { return [] }
            return standing.received.filter { one in
                !gently || one.phrase.flatMap(EncouragementPhrase.init)?.isGentle == true
            }
        }
    }
}
