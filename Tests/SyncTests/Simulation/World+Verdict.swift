import Sync

/// What isn't true that must be.
struct Breach: CustomStringConvertible {
    let what: String
    /// The record that shows it, if it is one.
    let key: RecordKey?

    init(_ what: String, _ key: RecordKey? = nil) { (self.what, self.key) = (what, key) }

    var description: String { key.map { "\(what) \($0.kind) \($0.id)" } ?? what }
}

/// What must be true when all has come to rest, whatever went wrong.
extension World {
    func verdict() -> Breach? {
        alike() ?? nothingLost() ?? nothingHalf() ?? nothingBack() ?? collectionsOfMembers()
            ?? nothingDouble()
    }

    private var shown: [RecordKey: Row] { server.rows.filter { !$0.value.gone } }

    private func alike() -> Breach? {
        for machine in machines {
            let keys = Set(machine.store.rows.keys).union(shown.keys)
            for key in keys {
                let mine = try? shelf.record(key, in: machine.store)
                let row = shown[key]
                guard mine?.fields == row?.fields.mapValues(\.value), mine?.kept ?? [] == row?.kept ?? []
                else { return Breach("\(machine.name) shows it otherwise:", key) }
            }
        }
        return nil
    }

    /// Each text that was typed is shown, kept, or was dropped by somebody who saw it.
    private func nothingLost() -> Breach? {
        var there: Set<String> = []
        for row in server.rows.values {
            if !row.gone { there.formUnion(row.fields.values.map(\.value.text)) }
            there.formUnion(row.kept.map(\.value.text))
        }
        var removed: Set<String> = []
        for removal in ledger.removals { removed.formUnion(removal.seen) }
        let lost = ledger.written.filter { value, place in
            (KindTable.kitchen.rule(of: place.key.kind).merge(of: place.field) == .keepsBoth
                || place.key.kind == "history")
                && !there.contains(value) && !ledger.dropped.contains(value) && !removed.contains(value)
                && !ledger.wiped.contains(value)
                && !(ledger.serverWasPutBack && ledger.doubtful.contains(value))
        }
        return lost.min { $0.key < $1.key }.map { value, place in
            Breach("lost \(value), the \(place.field) of", place.key)
        }
    }

    private func nothingHalf() -> Breach? {
        for (key, row) in shown where Set(row.fields.keys) != Set(Self.fields[key.kind] ?? []) {
            return Breach("only \(row.fields.keys.sorted()) there of", key)
        }
        return nil
    }

    /// What somebody removed who had seen all that was ever written there is not back. Back-ups may bring it
    /// back.
    private func nothingBack() -> Breach? {
        guard !ledger.libraryWasPutBack, !ledger.serverWasPutBack else { return nil }
        for removal in ledger.removals where !ledger.broughtBack.contains(removal.key) {
            guard shown[removal.key] != nil else { continue }
            let known = ledger.known(to: removal.seen)
            let isAllKnown = ledger.written.allSatisfy { value, place in
                place.key != removal.key || known.contains(value)
            }
            // A collection comes back by a new member.
            if isAllKnown, removal.key.kind != "collection" { return Breach("back is", removal.key) }
        }
        return nil
    }

    /// A collection with a member that nobody who removed it had seen is there. One that was removed where it was
    /// made, before it got anywhere else, is not: nobody can bring it back.
    private func collectionsOfMembers() -> Breach? {
        guard !ledger.libraryWasPutBack, !ledger.serverWasPutBack else { return nil }
        for key in shown.keys where key.kind == "member" {
            guard let parent = KindTable.kitchen.rule(of: "member").parent(of: key),
                shown[parent] == nil
            else { continue }
            let removals = ledger.removals.filter { $0.key == parent }
            if !removals.isEmpty, !ledger.arrived.contains(parent) { continue }
            if removals.contains(where: { knows(key, $0) }) { continue }
            return Breach("homeless is", key)
        }
        return nil
    }

    /// Whether who removed the collection saw the member, or had removed it before.
    private func knows(_ member: RecordKey, _ removal: Ledger.Removal) -> Bool {
        removal.members.contains(member)
            || ledger.removals.contains { $0.key == member && $0.machine == removal.machine }
    }

    private func nothingDouble() -> Breach? {
        guard !ledger.libraryWasPutBack else { return nil }
        for key in ledger.renamed where server.rows[key] != nil { return Breach("double is", key) }
        return nil
    }
}
