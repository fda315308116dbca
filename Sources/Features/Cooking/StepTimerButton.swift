import House
import Kit
import Recipes
import Slideshow
import Stage

/// A duration of the text as a button; once started it shows how far it is.
struct StepTimerButton: View {
    let look: Look
    let host: Host
    let model: CookingPage
    let phrase: TimedPhrase
    let id: String
    let step: Int

    var body: any View {
        let timer = host.timers.rack.timer(id)
        if let timer { TimerWords.tick(timer, look) }
        var spec = RegionSpec(.button, phrase.phrase, id: "start \(id)")
        spec.value = timer.map { TimerWords.state($0, at: host.now, look.words) } ?? look.words.startTimer
        spec.radius = height / 2
        spec.press = {
            if timer == nil { model.startTimer(id, phrase, step: step) } else { host.timers.press(id) }
        }
        return Row(spacing: 10) {
            if let timer {
                ring(timer)
                Text(
                    TimerWords.digits(timer, at: host.now), look.type.digits(20), look.colors.saffron,
                    maxLines: 1)
                Text(phrase.phrase, look.type.label, look.colors.saffron, maxLines: 1)
            } else {
                Icon("timer", size: look.points(26), look.colors.saffron)
                Text(look.words.startTimer(phrase.phrase), look.type.button, look.colors.saffron, maxLines: 1)
            }
        }
        .unread()
        .padding(x: 20)
        .limit(minHeight: height)
        .behind(.fill(radius: height / 2, look.colors.saffronTint))
        .region(spec)
    }

    private var height: Double { look.isCompact ? Space.touch : look.points(56) }

    private func ring(_ timer: KitchenTimer) -> Node {
        let done = timer.seconds > 0 ? 1 - timer.left(at: host.now) / timer.seconds : 1
        return Layers {
            Paint(.arc(from: 0, to: 1, width: 4, look.colors.saffron.opacity(0.25))).frame(
                width: look.points(28), height: look.points(28))
            Paint(.arc(from: 0, to: max(0.001, done), width: 4, look.colors.saffron)).frame(
                width: look.points(28), height: look.points(28))
        }
    }
}
