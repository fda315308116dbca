import Sync

/// What happened to a record of a simulation, step by step: for whoever has to find out why a seed breaks
/// something (`make simulate SEED=246295`).
struct Story {
    /// The records it is about; none = nothing is told.
    let subjects: Set<RecordKey>
    private(set) var lines: [String] = []
    /// How it looked in each place when that was told last.
    private var looks: [String: String] = [:]

    init(of subjects: Set<RecordKey> = []) { self.subjects = subjects }

    var isTold: Bool { !subjects.isEmpty }

    mutating func add(_ line: String) { lines.append(line) }

    /// Tells how it looks somewhere, if that has changed.
    mutating func look(_ place: String, _ look: String) {
        guard looks.updateValue(look, forKey: place) ?? "" != look else { return }
        lines.append("      \(place): \(look.isEmpty ? "nothing" : look)")
    }
}

extension World {
    /// Tells of a step, and what has changed by it wherever the records of the story are.
    mutating func tell(_ step: (World) -> String) {
        guard story.isTold else { return }
        story.add("\(now) \(step(self))")
        for key in story.subjects.sorted() {
            story.look("server \(key.kind) \(key.id)", server.rows[key].map(describe) ?? "")
            for machine in machines {
                let store = machine.store
                let row = store.row(key).map(describe) ?? ""
                let pulled = store.pulled(key).map { "pulled " + describe($0) } ?? ""
                let waiting = store.waiting(key).map { describe($0.patch, $0.problem) }
                story.look(
                    "\(machine.name) \(key.kind) \(key.id)",
                    ([row, pulled].filter { !$0.isEmpty } + waiting).joined(separator: "; "))
            }
        }
    }

    func describe(_ question: ShelfQuestion) -> String {
        let patches = question.patches.map { patch in
            story.subjects.contains(patch.key) ? describe(patch, nil) : "#\(patch.n)"
        }
        return "\(question.client) \(question.epoch) q\(question.q) from \(question.cursor), "
            + "acked \(question.acked.n)" + (question.fromStart.map { ", from start \($0)" } ?? "")
            + ": " + patches.joined(separator: ", ")
    }

    func describe(_ answer: ShelfAnswer) -> String {
        switch answer {
        case .ok(let delivery):
            "acked \(delivery.acked.n), refused "
                + delivery.refused.map { "#\($0.n) \($0.problem.word)" }.joined(separator: " ")
                + ", whole \(delivery.whole), to \(delivery.cursor) of \(delivery.head)"
                + (delivery.more ? " and more" : "")
        case .forked: "forked"
        case .epoch(let restart): "epoch \(restart.epoch), purged \(restart.purged)"
        case .old(let restart): "old, purged \(restart.purged)"
        case .refused(let problem): "refused \(problem.word)"
        }
    }

    private func describe(_ row: Row) -> String {
        let other = row.births.other.map { ", \($0.rev) \($0.by)" } ?? ""
        let fields = row.fields.sorted { $0.key < $1.key }
            .map { "\($0)=\($1.value.text) (\($1.rev) \($1.by) at \($1.at))" }
        let kept = row.kept.map { "kept \($0.field)=\($0.value.text) (\($0.rev) \($0.by))" }
        return "row \(row.rev)" + (row.gone ? " GONE" : "")
            + " born \(row.births.latest.rev) \(row.births.latest.by)\(other) "
            + (fields + kept).joined(separator: " ")
    }

    private func describe(_ patch: Patch, _ problem: Problem?) -> String {
        func text(_ name: String, _ values: [String: FieldValue]) -> String {
            let values = values.sorted { $0.key < $1.key }.map { "\($0)=\($1.text)" }
            return values.isEmpty ? "" : " \(name) " + values.joined(separator: " ")
        }
        let seen = patch.seen.sorted { $0.key < $1.key }.map { " seen \($0):\($1)" }.joined()
        let kept = patch.kept.map { " kept \($0.field)=\($0.value.text) (\($0.rev) \($0.by))" }.joined()
        return "#\(patch.n) \(patch.key.kind) \(patch.key.id) base \(patch.base)\(seen)"
            + (patch.gone ? " GONE" : "") + (patch.full ? " full" : "") + text("set", patch.set)
            + text("rest", patch.rest) + kept
            + (patch.settled.isEmpty ? "" : " settles \(patch.settled.count)")
            + (problem.map { " HELD \($0.word)" } ?? "")
    }
}
