import Foundation
import Gestures
import Screen
import Sounds

extension SessionAction {
    /// Reads a line word by word; a text in quotes is one.
    struct Words {
        private var left: Substring

        init(_ line: String) { left = line[...].drop { $0 == " " } }

        var isAtEnd: Bool { left.allSatisfy { $0 == " " } }

        mutating func next() -> String? {
            let word = left.prefix { $0 != " " }
            left = left.dropFirst(word.count).drop { $0 == " " }
            return word.isEmpty ? nil : String(word)
        }

        /// A text in straight or curly quotes, if one comes next.
        mutating func quoted() -> String? {
            guard let open = left.first, open == "\"" || open == "“" else { return nil }
            let inside = left.dropFirst()
            guard let end = inside.firstIndex(where: { $0 == "\"" || $0 == "”" }) else { return nil }
            left = inside[inside.index(after: end)...].drop { $0 == " " }
            return String(inside[..<end])
        }

        /// "tick", "spoken" and a text in quotes, or "nothing spoken".
        mutating func heard() -> SessionAction? {
            guard let word = next() else { return nil }
            if word == "spoken" { return quoted().map { .hearSpoken($0) } }
            if word == "nothing" { return next() == "spoken" ? .hearSpoken(nil) : nil }
            return Cue(rawValue: word).map { .hear($0) }
        }

        /// "X", beside "X", or nothing: the page itself.
        mutating func tap() -> SessionAction? {
            if let label = quoted() { return .tap(label) }
            if isAtEnd { return .tap(nil) }
            return next() == "beside" ? quoted().map { .tapBeside($0) } : nil
        }

        mutating func rest() -> String? {
            let text = left.trimmingCharacters(in: .whitespaces)
            left = ""
            return text.isEmpty ? nil : text
        }

        /// Whether the first or the second comes next; nil = neither.
        mutating func oneOf(_ first: String, _ second: String) -> Bool? {
            let word = next()
            return word == first ? true : word == second ? false : nil
        }

        /// "press", "yes", "no" or "nothing".
        mutating func buzz() -> SessionAction? {
            switch next() {
            case "press": .feel(.press)
            case "yes": .feel(.yes)
            case "no": .feel(.no)
            case "nothing": .feel(nil)
            default: nil
            }
        }

        /// "away", "full", "back", …; "forgets" who is signed in, or "loses" what was on the
        /// shelves, or "promotes" everybody to look after it, or "offers" to
        /// believe somebody else's word.
        mutating func server() -> SessionAction? {
            guard let word = next() else { return nil }
            switch word {
            case "forgets": return .serverForgets
            case "loses": return .serverLoses
            case "promotes": return .serverPromotes
            case "offers": return .serverOffers
            case "community": return .serverCommunity
            case "mumbles": return .serverMumbles
            case "moderates": return .serverModerates
            case "licenses": return .serverLicenses
            case "invites": return .serverInvites
            case "approves": return .serverDecides(nil)
            case "announces": return quoted().map { .serverAnnounces($0) }
            case "encourages": return quoted().map { .serverEncourages($0) }
            case "objects": return quoted().map { .serverObjects($0) }
            case "unsays": return .serverAnnounces(nil)
            case "asks": return quoted().map { .serverDecides($0) }
            case "rejects": return quoted().map { .serverLooks(.rejects($0)) }
            case "removes": return quoted().map { .serverLooks(.removes($0)) }
            case "keeps": return .serverLooks(.keeps)
            case "declines": return quoted().map { .serverLooks(.declines($0)) }
            case "upholds": return quoted().map { .serverLooks(.upholds($0)) }
            default: return PretendedServer.Way(rawValue: word).map { .server($0) }
            }
        }

        /// "opens", "dearer", …; or "photographs" its first dish.
        mutating func kitchen() -> SessionAction? {
            guard let word = next() else { return nil }
            if word == "photographs" { return quoted().map { .kitchenPhotographs($0) } }
            return PretendedServer.cooking.contains(word) ? .kitchen(word) : nil
        }

        /// "opens", "pays", …
        mutating func till() -> SessionAction? {
            next().flatMap { PretendedServer.charging.contains($0) ? .till($0) : nil }
        }

        /// "after 15m", or nothing.
        mutating func after() -> Double? {
            if isAtEnd { return 0 }
            return next() == "after" ? rest().flatMap(SessionAction.seconds) : nil
        }

        /// "too-slow", and perhaps the wave that it nearly was; else the one for next.
        mutating func nearly() -> SessionAction? {
            guard let word = next(), let shortfall = Shortfall(word: word), let gesture = gesture() else {
                return nil
            }
            return .nearly(shortfall, gesture)
        }

        /// "right", and perhaps the least sensitivity at which it would count.
        mutating func sweep() -> SessionAction? {
            guard let hand = next().flatMap(Hand.init(rawValue:)) else { return nil }
            guard let word = next() else { return .sweep(hand) }
            guard let needs = Double(word), (0...1).contains(needs) else { return nil }
            return .sweep(hand, needs: needs)
        }

        /// "0.6", and perhaps the wave that it is the beginning of; else the one for next.
        mutating func meter() -> SessionAction? {
            guard let part = next().flatMap(Double.init), (0...1).contains(part), let gesture = gesture()
            else { return nil }
            return .meter(part, gesture)
        }

        private mutating func gesture() -> Gesture? {
            isAtEnd ? .next : next().flatMap(Gesture.init(rawValue:))
        }

        mutating func drag() -> SessionAction? {
            let target = quoted()
            if left.hasPrefix("by ") {
                _ = next()
                guard let x = next().flatMap(Double.init), let y = next().flatMap(Double.init),
                    abs(x) <= 10_000, abs(y) <= 10_000
                else { return nil }
                return .drag(target, x: x, y: y)
            }
            guard let way = next(), let by = next().flatMap(Double.init), abs(by) <= 10_000 else {
                return nil
            }
            return switch way {
            case "left": .drag(target, x: -by, y: 0)
            case "right": .drag(target, x: by, y: 0)
            case "up": .drag(target, x: 0, y: -by)
            case "down": .drag(target, x: 0, y: by)
            default: nil
            }
        }

        mutating func scroll() -> SessionAction? {
            guard let way = next() else { return nil }
            // Without a figure, three notches of a wheel.
            let by = next().map { Double($0) } ?? 144
            guard let by, abs(by) <= 100_000 else { return nil }
            return switch way {
            case "down": .scroll(x: 0, y: by)
            case "up": .scroll(x: 0, y: -by)
            case "left": .scroll(x: -by, y: 0)
            case "right": .scroll(x: by, y: 0)
            default: nil
            }
        }
    }
}

extension Shortfall {
    /// As a script writes it: "too-slow", "way-back".
    init?(word: String) {
        let parts = word.split(separator: "-")
        let name = parts.prefix(1).joined() + parts.dropFirst().map(\.capitalized).joined()
        self.init(rawValue: name)
    }
}
