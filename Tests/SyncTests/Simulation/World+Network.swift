import Sync

extension World {
    mutating func ask(_ machine: Int) throws {
        let limit = dice.pick([1, 2, 3, 50])
        let question = try shelf.question(limit: limit, in: &machines[machine].store)
        if isBadNetwork, dice.below(100) < 15 { return }
        network.append(.question(machine: machine, question))
    }

    /// While the network is good.
    mutating func exchange(_ machine: Int, most: Int) throws {
        for _ in 0..<most {
            let limit = dice.pick([1, 2, 3, 50])
            let question = try shelf.question(limit: limit, in: &machines[machine].store)
            guard try receive(answer(question), question, machine).asksAgain else { return }
        }
    }

    mutating func deliver(_ place: Int) throws {
        switch network.remove(at: place) {
        case .question(let machine, let question):
            let answer = try answer(question)
            if isBadNetwork, dice.below(100) < 15 {
                network.append(.question(machine: machine, question))
            }
            if isBadNetwork, dice.below(100) < 15 { return }
            network.append(.answer(machine: machine, question, answer))
        case .answer(let machine, let question, let answer):
            if isBadNetwork, dice.below(100) < 10 {
                network.append(.answer(machine: machine, question, answer))
            }
            try receive(answer, question, machine)
        }
    }

    mutating func answer(_ question: ShelfQuestion) throws -> ShelfAnswer {
        let isFull = isFull
        let answer = try keeper.answer(question, from: &server, at: now) { patch, before, _ in
            // Whose values end in an odd figure have the wrong picture.
            let isOdd = patch.set.values.contains { $0.text.utf8.last.map { $0 & 1 == 1 } ?? false }
            return !isFull ? nil : before == nil ? .quota : isOdd ? .blobMissing : nil
        }
        for patch in question.patches where patch.kind == "collection" && server.row(patch.key) != nil {
            ledger.arrived.insert(patch.key)
        }
        tell { "server: \($0.describe(question))\n      → \($0.describe(answer))" }
        return answer
    }

    @discardableResult
    mutating func receive(_ answer: ShelfAnswer, _ question: ShelfQuestion, _ machine: Int) throws
        -> ShelfNews
    {
        let isFirst = machines[machine].store.head().epoch.isEmpty
        let news: ShelfNews
        do {
            news = try shelf.receive(answer, to: question, fresh: fresh(), in: &machines[machine].store)
        } catch let fault as ShelfFault {
            // An answer to what the library was before it was put back; nothing has come of it.
            guard ledger.libraryWasPutBack else { throw fault }
            return ShelfNews()
        }
        tell { "\($0.machines[machine].name) hears q\(question.q)" }
        if news.isAllNew, isFirst { try recognise(machine) }
        return news
    }

    /// What was brought in on this machine before it was signed in, and is on the shelf already.
    private mutating func recognise(_ machine: Int) throws {
        let store = machines[machine].store
        for key in Set(store.waiting.map(\.patch.key)).sorted() where key.kind == "recipe" {
            guard let mine = try shelf.record(key, in: store), let origin = mine.fields["title"],
                origin.text.hasPrefix("import"),
                let known = store.rows.values.sorted(by: { $0.rev < $1.rev })
                    .first(where: { !$0.gone && $0.kind == "recipe" && $0.fields["title"]?.value == origin }),
                try shelf.rename(key, to: known.key, in: &machines[machine].store)
            else { continue }
            tell { "\($0.machines[machine].name) recognises \(key.id) as \(known.key.id)" }
            ledger.renamed.insert(key)
            if machines[machine].store.waiting(known.key).contains(where: { !$0.patch.set.isEmpty }) {
                // Whoever removes it hasn't seen that somebody else says it, though they know each word of it.
                ledger.broughtBack.insert(known.key)
            }
            for (value, place) in ledger.written where place.key == key {
                ledger.written[value]?.key = known.key
            }
        }
    }

    /// The network heals and the server has room: everybody asks until there is nothing to say.
    mutating func comeToRest() throws -> Breach? {
        network = []
        isFull = false
        for _ in 0..<60 {
            var isDone = true
            for machine in machines.indices {
                for held in machines[machine].store.held() {
                    try shelf.tryAgain(held, in: &machines[machine].store)
                    tell { "\($0.machines[machine].name) tries again" }
                }
                var asked = 0, asks = true
                while asks {
                    now += 1
                    asked += 1
                    if asked > 500 { return Breach("no rest") }
                    let question = try shelf.question(limit: 50, in: &machines[machine].store)
                    asks = try receive(answer(question), question, machine).asksAgain
                }
                if !machines[machine].store.waiting.isEmpty { isDone = false }
            }
            let seq = server.head().seq
            if isDone, machines.allSatisfy({ $0.store.head().cursor == seq }) { return nil }
        }
        return Breach("no end")
    }
}
