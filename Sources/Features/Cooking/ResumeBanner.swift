import House
import Kit
import Recipes
import Slideshow
import Stage

/// Slides down after an interruption and offers to go on at that very step (TR31).
struct ResumeBanner: View {
    let look: Look
    let host: Host
    let model: Cooking
    let interrupted: Interrupted

    var body: any View {
        let come = look.motion.entrance("resume banner \(interrupted.dish.written.id)", over: 0.35)
        return BannerLine(look: look) {
            if !look.isCompact {
                picture.frame(width: 96, height: 72)
            }
            Column(spacing: Space.xs) {
                Text(look.words.goOnWith(interrupted.dish.recipe.title), look.type.heading, look.colors.ink)
                Text(place, look.type.label.leading(1.25), look.colors.softInk)
            }
            .grow()
        } ways: {
            WordButton(look: look, label: look.words.notNow, emphasis: .plain) { model.decline(interrupted) }
            WordButton(look: look, label: look.words.goOn, icon: "play", emphasis: .filled) {
                model.resume(interrupted)
            }
        }
        .padding(x: Space.l, y: Space.m)
        .card(look, fill: look.colors.blush)
        .shifted(y: (come - 1) * 140)
        .opacity(come)
    }

    private var picture: DishPicture {
        let recipe = interrupted.dish.recipe
        return DishPicture(
            look: look, name: recipe.picture, tile: DishTile(of: recipe), radius: Space.smallRadius)
    }

    private var place: String {
        let step = look.words.step(interrupted.step + 1, of: interrupted.dish.recipe.steps.count)
        let timers = host.timers.rack.byUrgency.filter { $0.recipeID == interrupted.dish.recipe.id }
        for timer in timers { TimerWords.tick(timer, look) }
        return
            ([step]
            + timers.map { "\($0.name): \(TimerWords.state($0, at: host.now, look.words).lowercasedFirst)" })
            .joined(separator: " · ")
    }
}

extension String {
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
