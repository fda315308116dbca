import House
import Kit
import Stage

/// What became of each: first what wants to be looked at, as high as it needs to be, then the rest in equal
/// rows, of which there may be thousands.
struct ImportList: View {
    let look: Look
    let host: Host
    let model: ImportPage

    /// Of rows that are all built, whether they are in sight or not.
    private static let mostBuilt = 60

    var body: any View {
        let entries = model.entries
        let urgent = entries.filter(\.wantsLook)
        let calm = urgent.isEmpty ? entries : entries.filter { !$0.wantsLook }
        return Column(spacing: Space.s) {
            if urgent.count <= Self.mostBuilt {
                for entry in urgent { row(entry) }
            } else {
                CardGrid(
                    id: "looked at", count: urgent.count, columns: 1, rowHeight: highest, spacing: Space.s
                ) { row(urgent[$0]) }
            }
            if !calm.isEmpty {
                CardGrid(id: "imported", count: calm.count, columns: 1, spacing: Space.s) {
                    row(calm[$0], isShort: true)
                }
            }
        }
    }

    private func row(_ entry: ImportEntry, isShort: Bool = false) -> ImportRow {
        ImportRow(look: look, host: host, model: model, entry: entry, isShort: isShort)
    }

    /// A title of two lines, three lines of what became of it, and what can be decided below them.
    private var highest: Double {
        let words = 2 * look.type.bodyStrong.size * 1.3 + 3 * look.type.small.size * 1.6
        let deeds = ImportRow.isTight(look) ? Space.touch + Space.s : 0
        return (words + deeds + 32).rounded()
    }
}

extension ImportEntry {
    /// Whether the cook should see it before the others.
    fileprivate var wantsLook: Bool { kind == .changed || kind == .refused || kind == .new && isGuessed }
}
