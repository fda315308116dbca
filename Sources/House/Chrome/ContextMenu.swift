import Kit
public import Stage

/// A line of the menu that the mouse's second button or the Menu key brings.
@MainActor public struct MenuDeed {
    let icon: String
    let label: String
    let deed: @MainActor () -> Void

    public init(icon: String, label: String, deed: @escaping @MainActor () -> Void) {
        (self.icon, self.label, self.deed) = (icon, label, deed)
    }
}

extension Host {
    /// Offers what can be done with a thing, beside the pointer or the thing itself. The arrows walk through it,
    /// and whatever is pressed elsewhere only closes it.
    /// - Parameter place: a point under the pointer, or what has the focus.
    public func offer(_ deeds: [MenuDeed], beside place: Rect) {
        if deeds.isEmpty { return }
        let byKey = !place.isEmpty
        present(
            Sheet(ContextMenu.id) { [unowned self] look in
                ContextMenu(look: look, host: self, deeds: deeds, place: place)
            })
        if byKey { stage.focus(on: ContextMenu.id(of: 0), shown: true) }
    }
}

/// A small menu beside what it belongs to.
struct ContextMenu: View {
    let look: Look
    let host: Host
    let deeds: [MenuDeed]
    let place: Rect

    static let id = "context menu"
    static func id(of line: Int) -> String { "\(id) \(line)" }

    var body: any View {
        let come = look.motion.entrance(Self.id, over: 0.1)
        var scrim = RegionSpec(.page, look.words.close, id: "scrim")
        scrim.press = close
        scrim.isTinted = false
        scrim.menu = { _ in close() }
        var panel = RegionSpec(.page, look.words.sheet, id: "sheet")
        panel.isTinted = false
        panel.press = {}
        return Layers(x: .start, y: .start) {
            Spacer().region(scrim)
            Column {
                for (line, deed) in deeds.enumerated() { row(line, deed) }
            }
            .padding(Space.s)
            .frame(width: size.width, height: size.height)
            .region(panel)
            .behind(
                .shadow(radius: Space.radius, blur: 20, look.colors.shadow),
                .fill(radius: Space.radius, look.colors.card),
                .border(radius: Space.radius, width: 1, look.colors.line)
            )
            .shifted(x: corner.x, y: corner.y)
            .opacity(come)
        }
        .modal()
    }

    private func row(_ line: Int, _ deed: MenuDeed) -> Node {
        var spec = RegionSpec(.button, deed.label, id: Self.id(of: line))
        spec.radius = Space.smallRadius
        spec.press = {
            close()
            deed.deed()
        }
        return Row(spacing: Space.m) {
            Icon(deed.icon, size: 22, look.colors.tomato)
            Text(deed.label, look.type.label, look.colors.ink, maxLines: 1).grow()
        }
        .unread()
        .padding(x: Space.m)
        .frame(height: rowHeight)
        .region(spec)
    }

    private var rowHeight: Double { (Space.touch * max(1, look.type.factor * 0.9)).rounded() }

    private var size: Size {
        let widest =
            deeds.map { deed in
                host.stage.measure.measure(TextRun(deed.label, look.type.label), width: .infinity).size.width
            }.max() ?? 0
        let width = (widest + 22 + 3 * Space.m + 2 * Space.s + 2).rounded(.up)
        return Size(
            min(max(width, 220), look.size.width - 2 * Space.s),
            Double(deeds.count) * rowHeight + 2 * Space.s)
    }

    /// Right of the pointer and below it, as far as the window allows.
    private var corner: Point {
        let wanted = place.isEmpty ? place.origin : Point(place.minX + Space.l, place.minY + Space.l)
        return Point(
            max(Space.s, min(wanted.x, look.size.width - size.width - Space.s)),
            max(Space.s, min(wanted.y, look.size.height - size.height - Space.s)))
    }

    private func close() { host.dismiss() }
}
