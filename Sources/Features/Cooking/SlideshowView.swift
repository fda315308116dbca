import House
import Kit
import Recipes
import Stage

/// One step at a time, to be read from two metres, with hands in the dough (TR26, TR29, TR32, TR33).
struct SlideshowView: View {
    let look: Look
    let host: Host
    let model: CookingPage

    var body: any View {
        Layers(x: .start, y: .start) {
            tapArea
            Column(spacing: StepRoom.spacing(look)) {
                SlideshowHeader(look: look, host: host, model: model)
                if host.timers.isRinging, !look.isCompact { Spacer().frame(height: RingBand.height(look)) }
                if look.isNarrow { upright } else { beside }
                if host.notice != nil { NoticeRoom(look: look, host: host) }
                // In a small window what rings lies at the foot, and any tap or key answers it.
                if host.timers.isRinging, look.isCompact {
                    Spacer().frame(height: RingBand.height(look))
                } else {
                    SlideshowFooter(look: look, host: host, model: model)
                }
            }
            .padding(StepRoom.edges(look))
        }
    }

    private var beside: Node {
        Row(spacing: StepRoom.gap(look), align: .start) {
            Sized { size in slide(size) }
            if hasSide { side.frame(width: StepRoom.sideWidth(look)).grow(x: false, y: true) }
        }
        .grow(x: true, y: true)
    }

    /// The step above what goes in, on half a screen.
    private var upright: Node {
        Column(spacing: Space.s) {
            Sized { size in slide(size) }
            if hasSide { below.frame(height: StepRoom.belowHeight(look)) }
        }
        .grow(x: true, y: true)
    }

    /// The page itself: taps, swipes and the wheel that hit nothing else (TR26).
    private var tapArea: Node {
        var spec = RegionSpec(.page, look.words.recipeStep, id: "slide")
        spec.isTinted = false
        spec.press = { model.tap() }
        spec.swipe = { model.perform($0 == .left ? .next : .previous) }
        spec.wheel = { model.turnWheel($0) }
        // A floury finger that just misses a button means the button, and turns no page.
        spec.halo = 28
        return Spacer().region(spec)
    }

    private var slide: (Size) -> Node {
        { size in
            let current = presented(size)
            guard let turn = model.turn else {
                return leaning(current).frame(width: size.width, height: size.height)
            }
            let t = look.motion.progress(since: turn.since, over: CookingPage.slideTime)
            if t >= 1 { return leaning(current).frame(width: size.width, height: size.height) }
            let way = turn.isForward ? 1.0 : -1.0
            let far = size.width + look.margin
            return Layers(x: .start, y: .start) {
                StepView(look: look, host: host, model: model, place: turn.from)
                    .frame(width: size.width, height: size.height)
                    .shifted(x: -way * t * far).opacity(1 - t).unread()
                current
                    .frame(width: size.width, height: size.height)
                    .shifted(x: way * (1 - t) * far).opacity(0.2 + 0.8 * t)
            }
            .clipped()
        }
    }

    /// A step that was asked for again rises into its place, and a bar beside it says that it is this one.
    private func presented(_ size: Size) -> Node {
        let place = model.slideshow.place
        guard let since = model.presentedAt, look.now < since + CookingPage.presentingTime else {
            return StepView(look: look, host: host, model: model, place: place).node
        }
        let step = StepView(look: look, host: host, model: model, place: place, isMarked: true)
        look.motion.redraw(at: since + CookingPage.presentingTime)
        let t = look.motion.progress(since: since, over: 0.4)
        return step.frame(width: size.width, height: size.height)
            .shifted(y: (1 - t) * 28).opacity(0.2 + 0.8 * t)
    }

    /// A refusal leans the page a little against its end and lets it go.
    private func leaning(_ step: any View) -> Node {
        guard let refusal = model.refusal else { return step.node }
        let t = look.motion.progress(since: refusal.since, over: 0.3)
        let lean = 4 * t * (1 - t) * 18
        return step.shifted(x: refusal.isForward ? -lean : lean)
    }

    // MARK: Beside the step

    private var showsPreview: Bool { host.eye.isOpen && host.settings.showsPreview }
    private var foods: [Ingredient] { model.part.foods }
    private var hasSide: Bool { !foods.isEmpty || showsPreview }

    private var side: Node {
        Column(spacing: Space.m) {
            ingredients
            if showsPreview {
                CameraPreview(look: look, host: host, width: min(look.points(300), StepRoom.sideWidth(look)))
            }
        }
    }

    private var below: Node {
        Row(spacing: Space.m, align: .start) {
            ingredients
            if showsPreview { CameraPreview(look: look, host: host, width: 180, isFlat: false) }
        }
    }

    private var ingredients: Node {
        if foods.isEmpty { return Spacer() }
        return StepIngredients(look: look, id: model.ingredientsScroll, ingredients: foods)
            .grow(x: true, y: true)
    }
}
