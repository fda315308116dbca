extension Shelf {
    /// Makes a patch that brings a record to life, or back to life, say all that it is: the server may not have
    /// taken it, or has let go of it, and another machine may bring back what it was before.
    func sayAll(of row: Row?, _ waiting: [Waiting], _ sight: Sight, with patch: inout Patch) {
        if patch.set.isEmpty {
            // What is only said again doesn't win over what has been changed since.
            let changes = waiting.lazy.map(\.patch).filter { !$0.gone && !$0.changesNothing }
            let times = (row?.fields.values.map(\.at) ?? []) + changes.map(\.at)
            patch.at = min(patch.at, times.max() ?? patch.at)
        }
        patch.set.merge(sight.fields) { said, _ in said }
        patch.take(versions: sight.kept, within: bounds)
        guard let row, row.gone else { return }
        // Nobody was shown what it was when it went: another may have changed it just before.
        let rule = kinds.rule(of: patch.kind)
        for (name, field) in row.fields where rule.merge(of: name) == .keepsBoth {
            if patch.set[name] != field.value { patch.seen[name] = 0 }
        }
    }
}
