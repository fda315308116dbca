/// A record as a row and patches on top of it make it.
struct Sight {
    /// Those of a removed record, too.
    var fields: [String: FieldValue]
    var isThere: Bool
    /// Other versions of fields, those that are on their way, too.
    var kept: [Kept]

    init(_ row: Row?, _ waiting: some Sequence<Waiting>) {
        fields = row?.fields.mapValues(\.value) ?? [:]
        isThere = row.map { !$0.gone } ?? false
        kept = row?.kept ?? []
        for patch in waiting.lazy.map(\.patch) {
            if !patch.settled.isEmpty { kept.removeAll { patch.settled.contains($0.id) } }
            for version in patch.kept where !kept.contains(where: version.says) { kept.append(version) }
            if patch.gone {
                isThere = false
            } else if !patch.changesNothing {
                fields.merge(patch.rest) { old, _ in old }
                fields.merge(patch.set) { _, new in new }
                isThere = true
            }
        }
    }
}
