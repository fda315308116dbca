import Language
import Screen
import Stage

@testable import HandsOff
@testable import House
@testable import Kit

/// A page of components to try them on, with real type, and without the app around it.
@MainActor final class Worktop {
    let stage: Stage
    let isDark: Bool
    private let paintbox = Paintbox(icons: Resources.icons.map { IconShelf(folder: $0) })
    var now = 100.0
    var search = ""
    var title = ""
    var method = "Soften the onion slowly in the oil.\nAdd the tomatoes, and wait."
    var servings = "four"
    var steps = ["Soften", "Simmer", "Season"]
    var drawer = Drawer()
    var picked = Picking<String>()
    var pressed: [String] = []

    init(_ width: Double = 900, _ height: Double = 760, isDark: Bool = false) {
        self.isDark = isDark
        stage = Stage(
            measure: paintbox.text, size: Size(width, height),
            style: Stage.Style(focusRing: .clear, pressTint: .clear))
        stage.style = Stage.Style(focusRing: look.colors.tomato, pressTint: look.colors.ink.opacity(0.09))
        show()
    }

    var look: Look {
        Look(
            colors: isDark ? .dark : .light, type: TypeScale(factor: 1), language: .english, size: stage.size,
            motion: stage.motion, isDark: isDark, zoom: 1)
    }

    private var root: Node {
        let look = look
        return Layers(x: .start, y: .start) {
            Fill(look.colors.paper)
            Column(spacing: Space.l) {
                SearchField(look: look, stage: stage, label: "Search recipes", text: search) {
                    self.search = $0
                }
                form
                list
                Text(
                    "Tomato soup with tomatoes", look.type.cardTitle, look.colors.ink,
                    marks: [TextMark(.highlight(look.colors.saffronTint), 0..<6)])
                Text(
                    "800 g tomatoes", look.type.body, look.colors.softInk,
                    marks: [TextMark(.strike, 0..<14)])
            }
            .padding(Space.l)
            if picked.isOn { bar }
            panel
        }
    }

    private var form: Node {
        Row(spacing: Space.l, align: .start) {
            Column(spacing: Space.m) {
                TextFieldRow(
                    look: look, stage: stage, title: "Title", text: title, placeholder: "What is it called?",
                    limit: 40
                ) { self.title = $0 }
                TextFieldRow(
                    look: look, stage: stage, title: "Servings", text: servings,
                    error: "A number, such as 4."
                ) { self.servings = $0 }
            }
            .grow()
            TextFieldRow(
                look: look, stage: stage, title: "Method", text: method, lines: .several(least: 4),
                limit: 4000
            ) { self.method = $0 }
            .node.grow()
        }
    }

    private var list: Node {
        let look = look
        return ReorderColumn(
            id: "steps", spacing: Space.s,
            rows: steps.map { step in
                ReorderRow(step) { isLifted in
                    var spec = RegionSpec(.button, "Step \(step)", id: "step \(step)")
                    spec.press = {
                        if !self.picked.tap(step) { self.pressed.append(step) }
                    }
                    spec.hold = { self.picked.hold(step) }
                    let row = Row(spacing: Space.s) {
                        Grip(look: look, row: "Step \(step)", id: step)
                        Text(step, look.type.body, look.colors.ink).unread().grow()
                        if self.picked.contains(step) { Icon("check", size: 22, look.colors.sage) }
                    }
                    .padding(Edges(right: Space.m))
                    .region(spec)
                    return isLifted
                        ? row.behind(
                            .shadow(radius: 12, blur: 14, look.colors.shadow),
                            .fill(radius: 12, look.colors.card))
                        : row.behind(.fill(radius: 12, look.colors.card))
                }
            }
        ) { from, to in self.steps.insert(self.steps.remove(at: from), at: to) }
    }

    private var bar: SelectionBar {
        SelectionBar(
            look: look, count: picked.count,
            deeds: [
                .init(icon: "heart", label: "Favourite") { self.pressed.append("favourite") },
                .init(icon: "trash", label: "Remove") { self.pressed.append("remove") },
            ]
        ) { self.picked.clear() }
    }

    private var panel: SidePanel {
        SidePanel(
            look: look, drawer: drawer, label: "Menu", close: { self.drawer.close(at: self.now) },
            drag: { self.drawer.drag($0, width: $1, at: self.now) },
            content: Column(spacing: Space.xs) {
                for (icon, name) in [("home", "Home"), ("search", "Search"), ("heart", "Favourites")] {
                    WordButton(look: look, label: name, icon: icon, emphasis: .plain) {
                        self.pressed.append(name)
                    }
                }
            }.padding(Space.m))
    }

    // MARK: A person

    func show() { _ = stage.rebuild(at: now) { self.root } }

    func handle(_ event: InputEvent) {
        stage.handle(event, at: now)
        show()
    }

    func key(_ name: String, _ modifiers: KeyPress.Modifiers = []) { handle(.key(KeyPress(name, modifiers))) }

    func type(_ text: String) { for letter in text { handle(.text(String(letter))) } }

    func tap(_ label: String) {
        guard let place = stage.find(label)?.visible.middle else { return }
        handle(.pointerPressed(place, .mouse))
        handle(.pointerReleased(place))
    }

    func drag(_ from: Point, by way: Point, lets go: Bool = true) {
        handle(.pointerPressed(from, .touch))
        for step in 1...10 {
            now += 0.02
            let part = Double(step) / 10
            handle(.pointerDragged(Point(from.x + way.x * part, from.y + way.y * part)))
        }
        if go { handle(.pointerReleased(from + way)) }
    }

    /// Until nothing moves any more.
    func settle(_ seconds: Double = 0.5) {
        let end = now + seconds
        while let due = stage.deadline, due <= end {
            now = max(now + 0.001, due)
            show()
        }
        now = end
        show()
    }

    func paint(to path: String) throws {
        let canvas = Canvas(
            width: Int(stage.size.width), height: Int(stage.size.height), paintbox: paintbox)
        canvas.paint(stage.scene.commands, background: look.colors.paper)
        try canvas.writePNG(to: path)
    }
}
