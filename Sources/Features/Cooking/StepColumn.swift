import House
import Kit
import Recipes
import Stage

/// A part of a step: its headings, its words and its timers, below each other.
struct StepColumn: View {
    let look: Look
    let host: Host
    let step: Step
    let part: ShownPart
    /// The words as large as they fit, up to this size in points; nil = as small as they may be.
    var largest: Double?
    /// For how many it is written: said where the words name amounts that could not be scaled.
    var writtenFor = 0
    /// Its clip or its picture.
    var media: Node?
    let start: @MainActor (ShownPart.Timed) -> Void

    var body: any View {
        Column(spacing: look.isCompact ? Space.s : Space.m) {
            if let heading = step.part {
                Text(heading, look.afar(.semibold, of: 0.6), look.colors.softInk, maxLines: 1)
            }
            if !step.title.isEmpty {
                Text(
                    step.title, look.type.display(34).size((look.afar * 0.8).rounded()), look.colors.tomato,
                    maxLines: 1, isHeading: true)
            }
            if let media { media }
            words
            if step.isAsWritten {
                Text(look.words.amountsAsWritten(writtenFor), look.afar(of: 0.5), look.colors.softInk)
            }
            if !part.timed.isEmpty || !part.rests.isEmpty { timers }
            if let film = host.crossings.film(part.text, with: part.foods) {
                StepFilmButton(look: look, film: film)
            }
        }
    }

    private var words: Node {
        let style = look.afar().leading(1.12)
        guard let largest else {
            return Text(
                part.text, style, look.colors.ink, emphasis: part.emphasis,
                emphasisColor: look.colors.saffron)
        }
        return FittedText(
            part.text, style, sizes: 14...max(look.afar, largest), look.colors.ink, emphasis: part.emphasis,
            emphasisColor: look.colors.saffron
        )
    }

    private var timers: Node {
        Wrap(spacing: 12) {
            for timed in part.timed {
                StepTimerButton(look: look, host: host, timed: timed) { start(timed) }
            }
            for length in part.rests { rest(length) }
        }
    }

    /// A rest of hours or days can't be started: nobody stands in the kitchen for it.
    private func rest(_ length: Rest.Length) -> Node {
        Row(spacing: 10) {
            Icon("moon", size: (look.afar * 0.7).rounded(), look.colors.softInk)
            Text(look.words.rests(length), look.afar(.medium, of: 0.75), look.colors.softInk)
        }
        .limit(minHeight: StepTimerButton.height(look))
    }
}
