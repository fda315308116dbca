import House
import Kit
import Recipes
import Stage

/// A step: its number, its words with the durations picked out, and the way into the slideshow at it.
struct MethodRow: View {
    let look: Look
    let host: Host
    let model: RecipePage
    let step: MethodStep
    /// It looks as if it had been read wrongly.
    var isDoubtful = false

    var body: any View {
        Column(spacing: Space.xs) {
            if let part = step.part {
                PartHeading(look: look, part: part)
                    .padding(Edges(top: step.place > 0 ? Space.m : 0, left: Space.s, bottom: Space.xs))
            }
            row.grow()
        }
    }

    private var row: Node {
        let row = Row(spacing: Space.m, align: .start) {
            number
            words.grow()
            Icon("play", size: 20, look.colors.tomato.opacity(0.75)).padding(Edges(top: 6))
        }
        .padding(Edges(top: 10, left: Space.s, bottom: 10, right: 12))
        .limit(minHeight: Space.touch)
        let marked =
            isDoubtful
            ? row.behind(
                .fill(radius: Space.smallRadius, look.colors.saffronTint),
                .border(radius: Space.smallRadius, width: 1.5, look.colors.saffron)) : row
        return marked.region(spec)
    }

    private var number: Node {
        Text("\(step.place + 1)", look.type.smallStrong, look.colors.softInk, maxLines: 1)
            .unread()
            .place(.center, .center)
            .frame(width: 32, height: 32)
            .behind(.fill(radius: 16, look.colors.sunken))
    }

    private var words: Node {
        Column(spacing: Space.s) {
            Column(spacing: 2) {
                if !step.step.title.isEmpty {
                    Text(step.step.title, look.type.bodyStrong, look.colors.ink, isHeading: true)
                }
                Text(
                    step.step.text, look.type.body, look.colors.ink, emphasis: step.durations,
                    emphasisColor: look.colors.saffron)
            }
            if step.step.isAsWritten {
                Text(
                    look.words.amountsAsWritten(model.recipe.servings), look.type.small, look.colors.softInk)
            }
            for rest in step.rests { self.rest(rest) }
            if let film = host.crossings.film(step.step.text, with: step.foods) { self.film(film) }
            if let picture = step.step.picture {
                DishPicture(look: look, name: picture, radius: Space.smallRadius)
                    .frame(width: look.isCompact ? 200 : 288, height: look.isCompact ? 133 : 192)
            }
            if isDoubtful {
                Text(look.words.looksOdd, look.type.smallStrong, look.colors.saffron)
            }
        }
        // A line of more is hard to find the next one from; and a short step's one stands by its number.
        .limit(maxWidth: 760)
        .padding(Edges(top: 4))
    }

    private func rest(_ length: Rest.Length) -> Node {
        Row(spacing: 6) {
            Icon("moon", size: 20, look.colors.softInk)
            Text(look.words.rests(length), look.type.label, look.colors.softInk)
        }
    }

    /// To the film of its technique.
    private func film(_ film: FilmLink) -> Node {
        let label = look.words.filmNamed(film.title)
        var spec = RegionSpec(.button, label, id: "film at \(step.place)")
        spec.radius = 24
        spec.press = film.open
        return Row(spacing: 6) {
            Icon("film", size: 20, look.colors.tomato)
            Text(label, look.type.label, look.colors.ink, maxLines: 1)
        }
        .unread()
        .padding(Edges(left: 12, right: 14))
        .limit(minHeight: 38)
        .behind(.fill(radius: 19, look.colors.card), .border(radius: 19, width: 1.5, look.colors.line))
        // To be pressed with a finger.
        .padding(y: 5)
        .region(spec)
    }

    private var spec: RegionSpec {
        var spec = RegionSpec(.button, look.words.startAtStep(step.place + 1), id: "start at \(step.place)")
        spec.radius = Space.smallRadius
        spec.press = { host.crossings.cookFrom(model.recipe, model.servings, step.place) }
        return spec
    }
}
