/// How a region is found by what a person would call it; for scripts of a person using the app.
extension Stage {
    /// The region to press for a label: one called so, else one that contains it, else whatever says it.
    public func find(_ label: String) -> Region? {
        let wanted = label.lowercased()
        let usable = scene.regions.filter { $0.canPress && $0.spec.role != .page }
        let exact = usable.filter { $0.spec.label.lowercased() == wanted }
        let parts = usable.filter {
            $0.spec.label.lowercased().contains(wanted) || ($0.spec.value ?? "").lowercased().contains(wanted)
        }
        return exact.first { $0.isVisible } ?? parts.first { $0.isVisible } ?? exact.first ?? parts.first
            ?? scene.regions.first {
                !$0.isBehind && $0.isVisible && $0.spec.label.lowercased().contains(wanted)
            }
    }

    /// Whether a press on the middle of a region reaches it, and nothing that lies over it. Mere text is
    /// always fine.
    public func isReachable(_ region: Region) -> Bool {
        if !region.canPress { return true }
        return hit(region.visible.middle) { $0.canPress }?.spec.id == region.spec.id
    }

    /// A point where a tap hits the page itself and no button on it.
    public var openPlace: Point? {
        let steps = 40
        for row in 1..<steps {
            // From the middle outwards, where a person would tap.
            let y = size.height * (0.5 + Double(row / 2) / Double(steps) * (row % 2 == 0 ? 1 : -1))
            for column in 1..<steps {
                let x = size.width * (0.5 + Double(column / 2) / Double(steps) * (column % 2 == 0 ? 1 : -1))
                let p = Point(x, y)
                if let hit = hit(p, where: { $0.canPress }), hit.spec.role == .page,
                    !["sheet", "panel"].contains(hit.spec.id), near(p, on: hit) == nil
                {
                    return p
                }
            }
        }
        return nil
    }

    /// How a row is dragged to another place of its list.
    /// - Parameters:
    ///   - label: of anything in the row.
    ///   - rows: how far down; negative = up.
    /// - Returns: where its handle is, and how many points to drag that; nil if there is no such row, handle
    ///   or place.
    public func carrying(_ label: String, by rows: Int) -> (handle: Point, down: Double)? {
        guard let row = find(label)?.row,
            let handle = scene.regions.first(where: { $0.row == row && $0.spec.lifts }),
            let from = scene.rows[row], let to = scene.rows[Cell(list: row.list, index: row.index + rows)]
        else { return nil }
        return (handle.visible.middle, rows > 0 ? to.maxY - from.maxY : to.minY - from.minY)
    }

    /// The text in a field, by what a person would call it.
    public func text(inField label: String) -> String? {
        let fields = scene.regions.filter { $0.spec.field != nil && !$0.isBehind }
        let wanted = label.lowercased()
        let field =
            fields.first { $0.spec.label.lowercased() == wanted }
            ?? fields.first { $0.spec.label.lowercased().contains(wanted) }
        return field?.spec.field?.text
    }
}
