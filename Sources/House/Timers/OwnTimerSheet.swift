import Kit
import Recipes
import Slideshow
import Stage

/// A timer of the cook's own: what it is for, and how long (BY4).
@MainActor final class OwnTimer {
    static let field = "own timer"
    static let longest = 24 * 60
    let host: Host
    private(set) var name = ""
    private(set) var minutes = 5

    init(_ host: Host) { self.host = host }

    /// The minutes that are a press away.
    static let choices = [1, 3, 5, 7, 10, 12, 15, 20, 30, 45, 60]

    /// "Eggs, 7 minutes" says how long, too.
    func type(_ name: String) {
        self.name = name
        if let said = SpokenTimer(name) { minutes = min(max(1, said.minutes), Self.longest) }
        host.touch()
    }

    func choose(_ minutes: Int) {
        self.minutes = min(max(1, minutes), Self.longest)
        host.touch()
    }

    func start() {
        host.dismiss()
        let called = SpokenTimer(name)?.name ?? name.trimmed
        host.timers.start(
            "own \(host.now)", recipeID: "", step: 0,
            name: called.isEmpty ? host.words.minutes(minutes) : String(called.prefix(40)),
            seconds: Double(minutes) * 60)
        host.touch()
    }
}

extension Host {
    /// Asks for a timer of the cook's own.
    public func askForTimer() {
        let timer = OwnTimer(self)
        present(
            Sheet("own timer") { [unowned self] look in OwnTimerSheet(look: look, host: self, model: timer) })
        stage.focus(on: OwnTimer.field)
    }
}

/// The same to be answered.
struct OwnTimerSheet: View {
    let look: Look
    let host: Host
    let model: OwnTimer

    var body: any View {
        let content = Column(spacing: look.isCompact ? Space.m : Space.l) {
            Text(look.words.timerOfOnesOwn, look.type.title, look.colors.ink, isHeading: true)
            TextFieldRow(
                look: look, stage: host.stage, title: look.words.timerFor, id: OwnTimer.field,
                text: model.name,
                placeholder: look.words.timerForExample, limit: 40, submit: { model.start() }
            ) { model.type($0) }
            Stepper(
                look: look, fewer: look.words.minuteLess, more: look.words.minuteMore,
                text: look.words.minutes(model.minutes)
            ) { model.choose(model.minutes + $0) }
            Wrap(spacing: Space.s, lineSpacing: Space.s) {
                for minutes in OwnTimer.choices { chip(minutes) }
            }
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(look: look, label: look.words.startIt, icon: "timer", emphasis: .filled) {
                model.start()
            })
        return SheetFrame(
            look: look, key: "own timer", dismiss: { host.dismiss() }, content: content, foot: ways.node)
    }

    private func chip(_ minutes: Int) -> Node {
        let isChosen = minutes == model.minutes
        var spec = RegionSpec(.choice, look.words.minutes(minutes), id: "own timer \(minutes)")
        spec.value = isChosen ? look.words.chosen : nil
        spec.radius = Space.touch / 2
        spec.keepsTyping = true
        spec.press = { model.choose(minutes) }
        return Text(
            look.words.minutes(minutes), look.type.label, isChosen ? look.colors.onTomato : look.colors.ink,
            maxLines: 1
        )
        .unread()
        .padding(x: Space.m)
        .limit(minWidth: Space.touch, minHeight: Space.touch)
        .behind(.fill(radius: Space.touch / 2, isChosen ? look.colors.tomato : look.colors.sunken))
        .region(spec)
    }
}
