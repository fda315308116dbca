import House
import Kit
import Stage

/// Below the step: back and on, how far it is, and a hint that fades.
struct SlideshowFooter: View {
    let look: Look
    let host: Host
    let model: CookingPage

    /// How much of the window it takes, with what is below it; in points.
    static func height(_ look: Look) -> Double {
        button(look) + (look.isCompact ? Space.m : Space.l)
    }

    private static func button(_ look: Look) -> Double { look.isCompact ? Space.touch : look.points(64) }

    var body: any View {
        let height = Self.button(look)
        let show = model.slideshow
        return Row(spacing: look.isNarrow ? Space.s : Space.l) {
            if look.isNarrow {
                IconButton(
                    look: look, icon: "arrow-left", label: look.words.previous, fill: look.colors.sunken
                ) { model.perform(.previous) }
                .opacity(show.isFirst ? 0.4 : 1)
            } else {
                WordButton(
                    look: look, label: look.words.previous, icon: "arrow-left", height: height,
                    isFaint: show.isFirst
                ) { model.perform(.previous) }
            }
            Column(spacing: Space.xs, align: .center) {
                hint
                Dots(look: look, count: show.stepCount, current: show.step)
            }
            .grow(at: .center)
            WordButton(
                look: look, label: show.isLast ? look.words.finish : look.words.next,
                trailingIcon: show.isLast ? "check" : "arrow-right",
                emphasis: .filled, height: height, id: "next"
            ) { model.perform(show.isLast ? .finish : .next) }
        }
    }

    private var hint: Node {
        let text: String
        let opacity: Double
        if case .trouble(let trouble) = host.eye.state {
            (text, opacity) = (trouble.sentence(look.words), 1)
        } else if let hint = model.hint {
            let age = look.now - hint.since
            let fade = 0.6
            text = hint.text
            opacity =
                age < CookingPage.Hint.seconds ? 1 : max(0, 1 - (age - CookingPage.Hint.seconds) / fade)
            if age < CookingPage.Hint.seconds {
                look.motion.redraw(at: hint.since + CookingPage.Hint.seconds)
            } else if age < CookingPage.Hint.seconds + fade {
                look.motion.redraw(
                    at: look.motion.isReduced
                        ? hint.since + CookingPage.Hint.seconds + fade
                        : look.now + Motion.frame)
            }
        } else if host.timers.rack.isPaused {
            let wave = host.watches && host.settings.watchesVertical
            (text, opacity) = (wave ? look.words.timersPausedWave : look.words.timersPausedKey, 1)
        } else {
            (text, opacity) = ("", 0)
        }
        return Text(text, look.type.label.aligned(.center), look.colors.softInk, maxLines: 2)
            .opacity(opacity)
            .limit(minHeight: look.type.label.size * 1.3)
    }
}
