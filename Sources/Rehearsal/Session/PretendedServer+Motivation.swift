import API
import struct API.Problem
import Web

/// Who encourages whom on the pretended server: whoever takes part gets what a script says, and what they send is for
/// somebody outside it.
struct PretendedMotivation {
    /// By account.
    var standings: [String: MotivationStanding] = [:]
    /// What came with which key.
    var sent: [String: EncouragementSent] = [:]
    /// Own words that wait, with whose they are.
    var waiting: [(id: String, account: String, text: String)] = []
    /// What was reported.
    var reported = 0
    var last = 0
}

extension PretendedServer {
    /// Somebody further along says this to all who take part: a phrase by its name, or own words.
    func encourage(_ words: String) {
        motivation.last += 1
        let phrase = EncouragementPhrase(rawValue: words)
        let one = Encouragement(
            id: "word-\(motivation.last)", at: milliseconds, phrase: phrase?.rawValue,
            text: phrase == nil ? words : nil)
        for account in motivation.standings.keys {
            motivation.standings[account]?.received.insert(one, at: 0)
        }
        hints.give("motivation")
    }

    /// A moderator doesn't pass on the words that wait longest.
    func object(_ reason: String) {
        guard !motivation.waiting.isEmpty else { return }
        let one = motivation.waiting.removeFirst()
        motivation.standings[one.account]?.waiting -= 1
        motivation.standings[one.account]?.refused.insert(
            .init(id: one.id, text: one.text, reason: reason), at: 0)
        hints.give("motivation")
    }

    /// - Returns: nil if something else is asked.
    func motivationAnswer(
        _ id: String, _ parts: [String], _ request: WebRequest
    ) throws(Problem) -> WebAnswer? {
        guard hasCommunity, parts.first == "motivation" else { return nil }
        switch (request.method.name, parts.count) {
        case ("GET", 1): return try json(200, motivation.standings[id] ?? MotivationStanding(), request)
        case ("PUT", 1):
            let place: MotivationPlace = try read(request)
            guard place.faults.isEmpty else { throw .invalid(place.faults) }
            var standing =
                motivation.standings[id] ?? MotivationStanding(left: MotivationStanding.perWeek)
            standing.place = place
            (standing.takesPhrases, standing.takesWords) = (true, place.aim != .recover)
            motivation.standings[id] = standing
            return try json(200, standing, request)
        case ("DELETE", 1):
            motivation.standings[id] = nil
            return reply(204, .init(), request)
        case ("POST", 2): return try json(201, send(id, request), request)
        case (_, 3...):
            let standing = motivation.standings[id]
            guard
                standing?.received.contains(where: { $0.id == parts[2] }) == true
                    || standing?.refused.contains(where: { $0.id == parts[2] }) == true
            else { throw .nothingThere }
            motivation.standings[id]?.received.removeAll { $0.id == parts[2] }
            motivation.standings[id]?.refused.removeAll { $0.id == parts[2] }
            if parts.last == "report" { motivation.reported += 1 }
            return reply(204, .init(), request)
        default: return nil
        }
    }

    private func send(_ id: String, _ request: WebRequest) throws(Problem) -> EncouragementSent {
        let draft: EncouragementDraft = try read(request), key = request.headers["Idempotency-Key"] ?? ""
        if let sent = motivation.sent[key] { return sent }
        guard let standing = motivation.standings[id], let place = standing.place, standing.left > 0 else {
            throw Problem(.changed, status: 412, title: "Changed")
        }
        let faults = draft.faults(from: place.aim)
        guard faults.isEmpty else { throw .invalid(faults) }
        let sent = EncouragementSent(waits: draft.text != nil)
        motivation.sent[key] = sent
        motivation.standings[id]?.left -= 1
        if let text = draft.text {
            motivation.last += 1
            motivation.waiting.append(("word-\(motivation.last)", id, text))
            motivation.standings[id]?.waiting += 1
        }
        // It has come there, and nobody hears of it.
        if forgetsToAnswer {
            forgetsToAnswer = false
            throw Problem(.busy, status: 503, title: "Busy")
        }
        return sent
    }
}
