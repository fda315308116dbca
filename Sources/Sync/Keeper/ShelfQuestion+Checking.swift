/// What a client sends is a stranger's until it has been looked at.
extension ShelfQuestion {
    func problem(within bounds: Bounds) -> Problem? {
        guard Bounds.isID(client), client.utf8.count <= 64, epoch.utf8.count <= 64,
            [q, cursor, acked.n].allSatisfy(Bounds.isCounter), acked.n > 0 || acked == .none,
            patches.count <= bounds.patches
        else { return .invalid }
        if let fromStart, !Bounds.isCounter(fromStart) || !patches.isEmpty { return .invalid }
        for (place, patch) in patches.enumerated() where patch.n != acked.n + 1 + place { return .invalid }
        return acked.n + patches.count <= Bounds.largest ? nil : .invalid
    }
}

extension Patch {
    /// Bytes, near enough.
    var size: Int {
        let fields = (set.map { ($0, $1) } + rest.map { ($0, $1) }).reduce(0) {
            $0 + $1.0.utf8.count + $1.1.text.utf8.count
        }
        let versions = kept.reduce(0) { $0 + $1.value.text.utf8.count + 100 }
        return fields + versions + seen.count * 20 + settled.count * 64 + 200
    }

    func problem(within bounds: Bounds) -> Problem? {
        guard Bounds.isName(kind), Bounds.isID(id), Bounds.isCounter(base) else { return .invalid }
        if gone, !set.isEmpty || !rest.isEmpty || !kept.isEmpty || !settled.isEmpty || full {
            return .invalid
        }
        guard seen.count <= bounds.fields, settled.count <= bounds.fields * bounds.kept,
            kept.count <= bounds.fields * bounds.kept, set.count + rest.count <= 2 * bounds.fields
        else { return .tooLarge }
        guard seen.allSatisfy({ Bounds.isName($0) && Bounds.isCounter($1) }),
            kept.allSatisfy({ Bounds.isName($0.field) && Bounds.isCounter($0.at) })
        else { return .invalid }
        for (name, value) in set {
            if let problem = bounds.problem(of: name, value) { return problem }
        }
        for (name, value) in rest {
            if let problem = bounds.problem(of: name, value) { return problem }
        }
        for version in kept {
            if let problem = bounds.problem(of: version.field, version.value) { return problem }
        }
        return size <= 2 * bounds.record ? nil : .tooLarge
    }
}

extension Row {
    /// Bytes, near enough.
    var size: Int {
        fields.reduce(0) { $0 + $1.key.utf8.count + $1.value.value.text.utf8.count + 100 }
            + kept.reduce(200) { $0 + $1.value.text.utf8.count + 150 }
    }

    func problem(within bounds: Bounds) -> Problem? {
        let bytes = fields.reduce(0) { $0 + $1.key.utf8.count + $1.value.value.text.utf8.count }
        return fields.count <= bounds.fields && bytes <= bounds.record ? nil : .tooLarge
    }
}

extension Bounds {
    func problem(of name: String, _ value: FieldValue) -> Problem? {
        guard Bounds.isName(name), isValue(value) else { return .invalid }
        return value.text.utf8.count <= self.value ? nil : .tooLarge
    }
}
