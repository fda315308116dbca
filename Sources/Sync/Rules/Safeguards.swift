/// The rules by which nothing is lost, and nothing comes back that was removed. The program keeps all of them;
/// the tests take out one at a time, and show that it was needed.
package struct Safeguards: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let all = Safeguards(rawValue: .max)

    // MARK: The server's

    /// A change to what the server doesn't know must come with everything.
    package static let full = Safeguards(rawValue: 1 << 0)
    /// What a client wrote itself, it has seen.
    package static let ownWriter = Safeguards(rawValue: 1 << 1)
    /// A removal doesn't touch what got a kept version that wasn't seen.
    package static let keptIsChange = Safeguards(rawValue: 1 << 2)
    /// A removal doesn't touch what was changed without having been seen.
    package static let changeBeatsRemoval = Safeguards(rawValue: 1 << 3)
    /// Nor what has come back to life without having been seen.
    package static let birthIsChange = Safeguards(rawValue: 1 << 4)
    /// Of two texts, the one that loses is kept.
    package static let keptVersions = Safeguards(rawValue: 1 << 5)
    /// Who doesn't know what was purged starts anew.
    package static let old = Safeguards(rawValue: 1 << 6)
    /// The chain is compared, on both sides.
    package static let fork = Safeguards(rawValue: 1 << 7)
    /// A patch has its effect once.
    package static let once = Safeguards(rawValue: 1 << 8)
    /// Only a kept version that was seen is settled.
    package static let settlesSeen = Safeguards(rawValue: 1 << 9)
    /// What was refused is told until the client has heard it.
    package static let refusalsStay = Safeguards(rawValue: 1 << 10)
    /// A new member brings its collection back.
    package static let parents = Safeguards(rawValue: 1 << 11)

    // MARK: The client's

    /// Acknowledged patches are shown until nothing that the server knew is on its way any more.
    package static let lateDrop = Safeguards(rawValue: 1 << 16)
    /// What a waiting patch hides has not been seen.
    package static let seen = Safeguards(rawValue: 1 << 18)
    /// The base of a change is the row that was seen, not the cursor.
    package static let rowBase = Safeguards(rawValue: 1 << 19)
    /// What a server that was put back has lost is offered again.
    package static let reoffer = Safeguards(rawValue: 1 << 20)
    /// Answers to older questions are none.
    package static let numbers = Safeguards(rawValue: 1 << 21)
    /// What was refused is held.
    package static let holds = Safeguards(rawValue: 1 << 22)
    /// What was sent doesn't change.
    package static let sentStays = Safeguards(rawValue: 1 << 23)
    /// A new change takes along what is held of the record.
    package static let absorbs = Safeguards(rawValue: 1 << 24)
    /// After a pull from the beginning of the same server the client keeps its name.
    package static let keepsName = Safeguards(rawValue: 1 << 25)
    /// What is no longer on the server is sent with everything that was seen of it.
    package static let whole = Safeguards(rawValue: 1 << 26)
}
