import Sync

/// What cooks do, each on a machine; what they know is what it shows.
extension World {
    static let fields = [
        "recipe": ["title", "steps"], "setting": ["v"], "shopping": ["text", "ticked"], "favourite": ["on"],
        "collection": ["name"], "member": ["place"], "history": ["what"],
    ]
    mutating func touch(_ machine: Int) throws {
        if dice.below(12) == 0, try decideHeld(machine) { return }
        if regrets, dice.below(6) == 0, try takeBack(machine) { return }
        let kind = dice.pick(kinds)
        let records = try records(of: kind, machine)
        let choice = dice.below(100)
        let natural = ["x", "y"]
        switch kind {
        case "setting", "favourite":
            let key = RecordKey(kind, dice.pick(natural))
            if let record = records.first(where: { $0.key == key }), choice < 40, kind == "favourite" {
                try remove(record, machine)
            } else {
                try write(key, records.first { $0.key == key }, machine)
            }
        case "member":
            if !records.isEmpty, choice < 30 { return try remove(dice.pick(records), machine) }
            let collections = try self.records(of: "collection", machine)
            guard !collections.isEmpty else { return }
            let key = RecordKey(kind, dice.pick(collections).key.id + " " + dice.pick(natural))
            try write(key, records.first { $0.key == key }, machine)
        default:
            if !records.isEmpty, choice < 65 {
                // Mostly those that somebody has just changed: there is no conflict where nobody meets.
                let record = records.first { $0.key == hot && dice.below(2) == 0 } ?? dice.pick(records)
                hot = record.key
                if !record.kept.isEmpty, dice.below(2) == 0 { return try settle(record, machine) }
                if kind != "history" { return try write(record.key, record, machine) }
            } else if !records.isEmpty, choice < 78 {
                return try remove(dice.pick(records), machine)
            } else if kind == "recipe", choice > 94 {
                return try bringIn(machine)
            }
            try write(RecordKey(kind, name(machine)), nil, machine)
        }
    }

    private func records(of kind: String, _ machine: Int) throws -> [ShelfRecord] {
        let store = machines[machine].store
        var keys = Set(store.rows.keys.filter { $0.kind == kind })
        for waiting in store.waiting where waiting.patch.kind == kind { keys.insert(waiting.patch.key) }
        return try keys.sorted().compactMap { try shelf.record($0, in: store) }
    }

    /// Of a new record.
    private mutating func name(_ machine: Int) -> String {
        values += 1
        return "\(machines[machine].name)\(values)"
    }

    private func time(_ machine: Int) -> Int { now + machines[machine].skew }

    /// One field of what is there, all of what isn't.
    private mutating func write(_ key: RecordKey, _ record: ShelfRecord?, _ machine: Int) throws {
        values += 1
        let value = "\(machines[machine].name)\(values)"
        guard let fields = Self.fields[key.kind] else { return }
        var set: [String: FieldValue] = [:]
        if let record {
            let field = dice.pick(fields)
            set[field] = FieldValue(value)
            ledger.write(value, key, field, over: record.fields[field]?.text)
        } else {
            for (place, field) in fields.enumerated() {
                let value = "\(value).\(place)"
                set[field] = FieldValue(value)
                ledger.write(value, key, field, over: nil)
            }
        }
        try shelf.edit(key, set: set, at: time(machine), in: &machines[machine].store)
        tell { "\($0.machines[machine].name) writes \(key.kind) \(key.id)" }
    }

    /// A recipe that others may bring in, too.
    private mutating func bringIn(_ machine: Int) throws {
        let number = dice.below(3)
        let key = RecordKey("recipe", name(machine))
        let set = ["title": "import\(number)", "steps": "import\(number)s"]
        for (field, value) in set { ledger.write(value, key, field, over: nil) }
        try shelf.edit(
            key, set: set.mapValues { FieldValue($0) }, at: time(machine), in: &machines[machine].store)
        tell { "\($0.machines[machine].name) brings in \(key.kind) \(key.id)" }
    }

    private mutating func remove(_ record: ShelfRecord, _ machine: Int) throws {
        let members = try records(of: "member", machine).map(\.key)
            .filter { record.key.kind == "collection" && $0.id.hasPrefix(record.key.id + " ") }
        try shelf.remove(record.key, at: time(machine), in: &machines[machine].store)
        tell { "\($0.machines[machine].name) removes \(record.key.kind) \(record.key.id)" }
        if dice.below(5) == 0 {
            // And takes that back.
            now += 1
            try shelf.edit(record.key, set: record.fields, at: time(machine), in: &machines[machine].store)
            tell { "\($0.machines[machine].name) takes that back" }
            ledger.broughtBack.insert(record.key)
        } else {
            ledger.removals.append(
                .init(key: record.key, machine: machine, seen: record.words, members: Set(members)))
            if regrets { removed.append((machine, record)) }
        }
    }

    /// What was removed last, as it was then.
    /// - Returns: whether there was anything.
    private mutating func takeBack(_ machine: Int) throws -> Bool {
        guard let place = removed.lastIndex(where: { $0.machine == machine }) else { return false }
        let record = removed.remove(at: place).record
        // Somebody else has brought it back.
        guard try shelf.record(record.key, in: machines[machine].store) == nil else { return false }
        try shelf.edit(record.key, set: record.fields, at: time(machine), in: &machines[machine].store)
        tell { "\($0.machines[machine].name) takes the removal of \(record.key.kind) \(record.key.id) back" }
        ledger.takeBack(record, by: machine)
        return true
    }

    /// Chooses another version, writes one out of both, or drops one.
    private mutating func settle(_ record: ShelfRecord, _ machine: Int) throws {
        let kept = dice.pick(record.kept)
        var set: [String: FieldValue] = [:]
        switch dice.below(3) {
        case 0:
            set[kept.field] = kept.value
            // Whoever removes it hasn't seen that, though they know each word of it.
            ledger.broughtBack.insert(record.key)
            if let old = record.fields[kept.field] { ledger.dropped.insert(old.text) }
        case 1:
            values += 1
            let both = "\(machines[machine].name)\(values)"
            set[kept.field] = FieldValue(both)
            ledger.write(both, record.key, kept.field, over: record.fields[kept.field]?.text)
            ledger.write(both, record.key, kept.field, over: kept.value.text)
        default: ledger.dropped.insert(kept.value.text)
        }
        try shelf.edit(
            record.key, set: set, settled: [kept.id], at: time(machine), in: &machines[machine].store)
        tell {
            "\($0.machines[machine].name) settles \(kept.value.text) of \(record.key.kind) \(record.key.id)"
        }
    }

    /// - Returns: whether there was anything held.
    private mutating func decideHeld(_ machine: Int) throws -> Bool {
        let held = machines[machine].store.held()
        guard !held.isEmpty else { return false }
        let one = dice.pick(held)
        if dice.below(3) == 0 {
            let members = try records(of: "member", machine).map(\.key)
            guard try shelf.discard(one, in: &machines[machine].store) else { return false }
            tell {
                "\($0.machines[machine].name) lets go of #\(one.patch.n) of \(one.patch.kind) \(one.patch.id)"
            }
            for value in one.patch.set.values { ledger.dropped.insert(value.text) }
            let shown = try shelf.record(one.patch.key, in: machines[machine].store)
            for (name, value) in one.patch.rest where shown?.fields[name] != value {
                ledger.dropped.insert(value.text)
            }
            ledger.removals.append(
                .init(key: one.patch.key, machine: machine, seen: [], members: Set(members)))
        } else {
            try shelf.tryAgain(one, in: &machines[machine].store)
            tell {
                "\($0.machines[machine].name) tries #\(one.patch.n) of \(one.patch.kind) \(one.patch.id) again"
            }
        }
        return true
    }
}
