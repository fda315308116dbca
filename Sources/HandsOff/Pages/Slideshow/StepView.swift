import Recipes
import Slideshow
import Stage

/// A step's words, as large as they fit, and the timers they ask for.
struct StepView: View {
    let look: Look
    let app: App
    let model: CookingModel
    /// Which step, from 0.
    let number: Int

    var body: any View {
        Column(spacing: look.isCompact ? Space.m : Space.l) {
            if !step.title.isEmpty {
                Text(step.title, look.type.display(look.isCompact ? 24 : 34), look.colors.tomato, maxLines: 1, isHeading: true)
            }
            words
            if !phrases.isEmpty { timers }
        }
        .place(.start, .center)
    }

    /// As large as they fit; a step that is a whole page long is scrolled instead.
    private var words: Node {
        let emphasis = phrases.map { utf8($0.range) }
        let style = look.type.text(20).leading(1.18)
        if step.text.utf8.count <= Self.mostThatFits(look.size) {
            return FittedText(
                step.text, style, sizes: sizes, look.colors.ink, emphasis: emphasis, emphasisColor: look.colors.saffron
            )
            .limit(maxWidth: look.points(1000))
        }
        return Scroll(id: "words \(model.recipe.id)/\(number)", indicator: look.colors.softInk.opacity(0.35)) {
            Text(step.text, style, look.colors.ink, emphasis: emphasis, emphasisColor: look.colors.saffron)
                .limit(maxWidth: look.points(1000))
        }
    }

    /// How many letters surely fit a window at the smallest size: half of it for the words, 8 by 20 points a letter.
    private static func mostThatFits(_ size: Size) -> Int { Int(size.width * size.height * 0.3 / 160) }

    private var step: Step { model.recipe.steps[number] }
    private var phrases: [TimedPhrase] { model.phrases[number] }

    /// Two metres ask for about 36 points; small windows and long texts make do with less.
    private var sizes: ClosedRange<Double> {
        let most = min(190, max(28, look.size.height * 0.068)) * min(1.2, look.type.factor / look.zoom)
        return 16...max(17, most.rounded())
    }

    private func utf8(_ range: Range<String.Index>) -> Range<Int> {
        step.text.utf8.distance(from: step.text.startIndex, to: range.lowerBound)
            ..< step.text.utf8.distance(from: step.text.startIndex, to: range.upperBound)
    }

    private var timers: Node {
        Wrap(spacing: 12) {
            for (i, phrase) in phrases.enumerated() {
                StepTimerButton(
                    look: look, app: app, phrase: phrase, id: "\(model.recipe.id)/\(number)/\(i)", step: number)
            }
        }
    }
}

/// A duration of the text as a button; once started it shows how far it is.
struct StepTimerButton: View {
    let look: Look
    let app: App
    let phrase: TimedPhrase
    let id: String
    let step: Int

    var body: any View {
        let timer = app.timers.rack.timer(id)
        if let timer { TimerWords.tick(timer, look) }
        var spec = RegionSpec(.button, phrase.phrase, id: "start \(id)")
        spec.value = timer.map { TimerWords.state($0, at: app.now) } ?? "Start timer"
        spec.radius = height / 2
        spec.press = { if timer == nil { app.startTimer(id, phrase, step: step) } else { app.timers.press(id) } }
        return Row(spacing: 10) {
            if let timer {
                ring(timer)
                Text(TimerWords.digits(timer, at: app.now), look.type.digits(20), look.colors.saffron, maxLines: 1)
                Text(phrase.phrase, look.type.label, look.colors.saffron, maxLines: 1)
            } else {
                Icon("timer", size: look.points(26), look.colors.saffron)
                Text("Start \(phrase.phrase)", look.type.button, look.colors.saffron, maxLines: 1)
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
        let done = timer.seconds > 0 ? 1 - timer.left(at: app.now) / timer.seconds : 1
        return Layers {
            Paint(.arc(from: 0, to: 1, width: 4, look.colors.saffron.opacity(0.25))).frame(width: look.points(28), height: look.points(28))
            Paint(.arc(from: 0, to: max(0.001, done), width: 4, look.colors.saffron)).frame(width: look.points(28), height: look.points(28))
        }
    }
}

/// What goes in during this step, beside its words.
struct StepIngredients: View {
    let look: Look
    /// Of the step, so that each list begins at its top.
    let id: String
    let ingredients: [Ingredient]

    var body: any View {
        Sized { size in
            list(size, style)
        }
    }

    /// Grows with the cook's text size only so far that names keep their words whole.
    private var style: TextStyle {
        let scale = TypeScale(factor: min(look.type.factor, look.zoom * 1.1))
        return scale.text(look.isCompact ? 15 : 20).leading(1.15)
    }

    private func list(_ size: Size, _ style: TextStyle) -> Node {
        Scroll(id: id, indicator: look.colors.softInk.opacity(0.35)) {
            Column(spacing: look.isCompact ? 6 : 10) {
                Text("For this step", look.type.smallStrong, look.colors.softInk, isHeading: true)
                for ingredient in ingredients {
                    IngredientRow(look: look, ingredient: ingredient, style: style, amountColumn: 5.3)
                }
            }
            .padding(look.isCompact ? Space.m : Space.l)
            .grow()
            .behind(
                .fill(radius: Space.radius, look.colors.card),
                .border(radius: Space.radius, width: 1, look.colors.line))
        }
        .limit(maxHeight: size.height)
    }
}
