import House
import Kit
import Recipes
import Slideshow
import Stage

/// A step, or a part of a long one: its words as large as they fit, and the timers they ask for.
struct StepView: View {
    let look: Look
    let host: Host
    let model: CookingPage
    let place: Slideshow.Place
    /// Whether a bar beside it says that it is this one.
    var isMarked = false

    var body: any View {
        StepColumn(
            look: look, host: host, step: model.recipe.steps[place.step], part: model.part(at: place),
            largest: largest, writtenFor: model.dish.written.servings, media: media
        ) { model.startTimer($0, step: place.step) }
        .limit(maxWidth: max(look.points(1180), look.size.width * 0.62))
        .overlay(
            isMarked
                ? Fill(look.colors.tomato, radius: 3).frame(width: 6).shifted(x: look.isCompact ? -13 : -22)
                : Spacer(0)
        )
        .place(.start, .center)
    }

    private var media: Node? {
        guard model.recipe.steps[place.step].hasMedia else { return nil }
        return Sized { size in
            StepMedia(
                look: look, host: host, model: model, step: place.step,
                room: Size(size.width, model.mediaHeight(of: place.step))
            ).node
        }
        .frame(height: model.mediaHeight(of: place.step))
    }

    /// A few words needn't shout: twice the smallest size fills a window well.
    /// Beneath a clip they leave it the room.
    private var largest: Double {
        (look.afar * (model.recipe.steps[place.step].hasMedia ? 1.3 : 1.95)).rounded()
    }
}
