import House
import Kit
import Recipes
import Slideshow
import Stage

/// A step's words, as large as they fit, and the timers they ask for.
struct StepView: View {
    let look: Look
    let host: Host
    let model: CookingPage
    /// Which step, from 0.
    let number: Int
    /// Whether a bar beside it says that it is this one.
    var isMarked = false

    var body: any View {
        Column(spacing: look.isCompact ? Space.m : Space.l) {
            if let part = step.part {
                Text(part, look.type.bodyStrong, look.colors.softInk, maxLines: 1)
            }
            if !step.title.isEmpty {
                Text(
                    step.title, look.type.display(look.isCompact ? 24 : 34), look.colors.tomato, maxLines: 1,
                    isHeading: true)
            }
            words
            if step.isAsWritten {
                let said = look.words.amountsAsWritten(model.dish.written.servings)
                Text(said, look.type.label.size(look.type.button.size), look.colors.softInk)
            }
            if !phrases.isEmpty || !rests.isEmpty { timers }
        }
        .overlay(
            isMarked
                ? Fill(look.colors.tomato, radius: 3).frame(width: 6).shifted(x: look.isCompact ? -13 : -22)
                : Spacer(0)
        )
        .place(.start, .center)
    }

    /// As large as they fit; a step that is a whole page long is scrolled instead.
    private var words: Node {
        let emphasis = phrases.map { utf8($0.range) }
        let style = look.type.text(20).leading(1.18)
        if step.text.utf8.count <= Self.mostThatFits(look.size) {
            return FittedText(
                step.text, style, sizes: sizes, look.colors.ink, emphasis: emphasis,
                emphasisColor: look.colors.saffron
            )
            .limit(maxWidth: look.points(1000))
        }
        return Scroll(
            id: CookingPage.words(model.recipe.id, number), indicator: look.colors.softInk.opacity(0.35)
        ) {
            Text(step.text, style, look.colors.ink, emphasis: emphasis, emphasisColor: look.colors.saffron)
                .limit(maxWidth: look.points(1000))
        }
    }

    /// How many letters surely fit a window at the smallest size: half of it for the words, 8 by 20 points
    /// a letter.
    private static func mostThatFits(_ size: Size) -> Int { Int(size.width * size.height * 0.3 / 160) }

    private var step: Step { model.recipe.steps[number] }
    private var phrases: [TimedPhrase] { model.phrases[number] }
    private var rests: [Rest.Length] { model.rests[number] }

    /// Two metres ask for about 36 points; small windows and long texts make do with less.
    private var sizes: ClosedRange<Double> {
        let most = min(190, max(28, look.size.height * 0.068)) * min(1.2, look.type.factor / look.zoom)
        return 16...max(17, most.rounded())
    }

    private func utf8(_ range: Range<String.Index>) -> Range<Int> {
        step.text.utf8.distance(
            from: step.text.startIndex, to: range.lowerBound)..<step.text.utf8.distance(
                from: step.text.startIndex, to: range.upperBound)
    }

    private var timers: Node {
        Wrap(spacing: 12) {
            for (i, phrase) in phrases.enumerated() {
                StepTimerButton(
                    look: look, host: host, model: model, phrase: phrase,
                    id: "\(model.recipe.id)/\(number)/\(i)",
                    step: number)
            }
            for rest in rests { self.rest(rest) }
        }
    }

    /// A rest of hours or days can't be started: nobody stands in the kitchen for it.
    private func rest(_ length: Rest.Length) -> Node {
        Row(spacing: 10) {
            Icon("moon", size: look.points(24), look.colors.softInk)
            Text(look.words.rests(length), look.type.label.size(look.type.button.size), look.colors.softInk)
        }
        .limit(minHeight: look.isCompact ? Space.touch : look.points(56))
    }
}
