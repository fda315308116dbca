import Sync

/// What must be true when all has come to rest, whatever went wrong.
extension World {
    func verdict() -> String? {
        alike() ?? nothingLost() ?? nothingHalf() ?? nothingBack() ?? collectionsOfMembers()
            ?? nothingDouble()
    }

    private var shown: [RecordKey: Row] { server.rows.filter { !$0.value.gone } }

    private func alike() -> String? {
        for machine in machines {
            let keys = Set(machine.store.rows.keys).union(shown.keys)
            for key in keys {
                let mine = try? shelf.record(key, in: machine.store)
                let row = shown[key]
                guard mine?.fields == row?.fields.mapValues(\.value), mine?.kept ?? [] == row?.kept ?? []
                else { return "unlike: \(machine.name) shows \(key) otherwise" }
            }
        }
        return nil
    }

    /// Each text that was typed is shown, kept, or was dropped by somebody who saw it.
    private func nothingLost() -> String? {
        var there: Set<String> = []
        for row in server.rows.values {
            if !row.gone { there.formUnion(row.fields.values.map(\.value.text)) }
            there.formUnion(row.kept.map(\.value.text))
        }
        var removed: Set<String> = []
        for removal in ledger.removals { removed.formUnion(removal.seen) }
        for (value, place) in ledger.written {
            guard
                KindTable.kitchen.rule(of: place.key.kind).merge(of: place.field) == .keepsBoth
                    || place.key.kind == "history"
            else { continue }
            if there.contains(value) || ledger.dropped.contains(value) || removed.contains(value)
                || ledger.wiped.contains(value)
            {
                continue
            }
            if ledger.serverWasPutBack, ledger.doubtful.contains(value) { continue }
            return "lost: \(value) of \(place.key) \(place.field)"
        }
        return nil
    }

    private func nothingHalf() -> String? {
        for (key, row) in shown where Set(row.fields.keys) != Set(Self.fields[key.kind] ?? []) {
            return "half: \(key) \(row.fields.keys.sorted())"
        }
        return nil
    }

    /// What somebody removed who had seen all that was ever written there is not back. Back-ups may bring it
    /// back.
    private func nothingBack() -> String? {
        guard !ledger.libraryWasPutBack, !ledger.serverWasPutBack else { return nil }
        for removal in ledger.removals where !ledger.broughtBack.contains(removal.key) {
            guard shown[removal.key] != nil else { continue }
            let known = ledger.known(to: removal.seen)
            let isAllKnown = ledger.written.allSatisfy { value, place in
                place.key != removal.key || known.contains(value)
            }
            // A collection comes back by a new member.
            if isAllKnown, removal.key.kind != "collection" { return "back: \(removal.key)" }
        }
        return nil
    }

    /// A collection with a member that nobody who removed it had seen is there.
    private func collectionsOfMembers() -> String? {
        guard !ledger.libraryWasPutBack, !ledger.serverWasPutBack else { return nil }
        for key in shown.keys where key.kind == "member" {
            guard let parent = KindTable.kitchen.rule(of: "member").parent(of: key),
                shown[parent] == nil, !ledger.letGo.contains(parent),
                !ledger.removals.contains(where: { $0.key == parent && knows(key, $0) })
            else { continue }
            return "homeless: \(key)"
        }
        return nil
    }

    /// Whether who removed the collection saw the member, or had removed it before.
    private func knows(_ member: RecordKey, _ removal: Ledger.Removal) -> Bool {
        removal.members.contains(member)
            || ledger.removals.contains { $0.key == member && $0.machine == removal.machine }
    }

    private func nothingDouble() -> String? {
        guard !ledger.libraryWasPutBack else { return nil }
        for key in ledger.renamed where server.rows[key] != nil { return "double: \(key)" }
        return nil
    }
}
