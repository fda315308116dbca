import House
import Kit
import Recipes
import Slideshow
import Stage

/// A duration of the text as a button; once started it shows how far it is.
struct StepTimerButton: View {
    let look: Look
    let host: Host
    let timed: ShownPart.Timed
    let start: @MainActor () -> Void

    static func height(_ look: Look) -> Double { max(Space.touch, (look.afar * 1.45).rounded()) }

    var body: any View {
        let phrase = timed.phrase.phrase.unbroken
        let timer = host.timers.rack.timer(timed.id)
        if let timer { TimerWords.tick(timer, look) }
        let height = Self.height(look)
        var spec = RegionSpec(.button, timed.phrase.phrase, id: "start \(timed.id)")
        spec.value = timer.map { TimerWords.state($0, at: host.now, look.words) } ?? look.words.startTimer
        spec.radius = height / 2
        spec.press = { if timer == nil { start() } else { host.timers.press(timed.id) } }
        return Row(spacing: 10) {
            if let timer {
                ring(timer)
                Text(
                    TimerWords.digits(timer, at: host.now),
                    look.type.digits(20).size(look.afar), look.colors.saffron, maxLines: 1)
                Text(phrase, look.afar(.medium, of: 0.5), look.colors.saffron, maxLines: 1)
            } else {
                Icon("timer", size: (look.afar * 0.8).rounded(), look.colors.saffron)
                Text(
                    look.words.startTimer(phrase), look.afar(.semibold, of: 0.8), look.colors.saffron,
                    maxLines: 1)
            }
        }
        .unread()
        .padding(x: look.isCompact ? Space.m : Space.l)
        .limit(minHeight: height)
        .behind(.fill(radius: height / 2, look.colors.saffronTint))
        .region(spec)
    }

    private func ring(_ timer: KitchenTimer) -> Node {
        let done = timer.seconds > 0 ? 1 - timer.left(at: host.now) / timer.seconds : 1
        let size = (look.afar * 0.8).rounded()
        return Layers {
            Paint(.arc(from: 0, to: 1, width: 4, look.colors.saffron.opacity(0.25))).frame(
                width: size, height: size)
            Paint(.arc(from: 0, to: max(0.001, done), width: 4, look.colors.saffron)).frame(
                width: size, height: size)
        }
    }
}
