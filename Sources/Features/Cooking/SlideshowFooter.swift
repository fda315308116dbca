import House
import Kit
import Recipes
import Stage

/// Below the step: back and on, how far it is, and a hint that fades.
struct SlideshowFooter: View {
    let look: Look
    let host: Host
    let model: CookingPage

    /// How much of the window it takes, with what is below it; in points.
    static func height(_ look: Look) -> Double {
        StepRoom.footerHeight(look) + StepRoom.edges(look).bottom
    }

    var body: any View {
        let height = StepRoom.buttonHeight(look)
        let show = model.slideshow
        return Row(spacing: look.isNarrow ? Space.s : Space.l) {
            if look.isNarrow {
                IconButton(
                    look: look, icon: "arrow-left", label: look.words.previous, fill: look.colors.sunken
                ) { model.perform(.previous) }
                .opacity(model.isFirst ? 0.4 : 1)
            } else {
                WordButton(
                    look: look, label: look.words.previous, icon: "arrow-left", height: height,
                    isFaint: model.isFirst
                ) { model.perform(.previous) }
            }
            Column(spacing: Space.xs, align: .center) {
                if let hint { hint }
                Dots(look: look, count: show.stepCount, current: show.step)
            }
            .grow(at: .center)
            WordButton(
                look: look, label: model.isLast ? look.words.finish : look.words.next,
                trailingIcon: model.isLast ? "check" : "arrow-right",
                emphasis: .filled, height: height, id: "next"
            ) { model.perform(model.isLast ? .finish : .next) }
        }
        .frame(height: StepRoom.footerHeight(look))
    }

    /// Whether there is something to say that is new.
    private var isHinting: Bool {
        model.hint.map { look.now - $0.since < CookingPage.Hint.seconds } ?? false
    }

    private var hint: Node? {
        let text: String
        let opacity: Double
        if case .trouble(let trouble) = host.eye.state {
            (text, opacity) = (trouble.sentence(look.words), 1)
        } else if case .trouble(let trouble) = host.hearing.state, !isHinting {
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
            (text, opacity) = (look.words.timersPausedKey, 1)
        } else {
            return nil
        }
        if opacity <= 0 { return nil }
        // What is said for a moment is read from where the step is, however long the sentence.
        return FittedText(
            text.unbroken, look.afar(.medium).aligned(.center), sizes: look.afar * 0.4...look.afar * 0.9,
            look.colors.softInk
        )
        .opacity(opacity)
        .grow(x: true, y: true)
    }
}
