import Stage

/// Below the step: back and on, how far it is, and a hint that fades.
struct SlideshowFooter: View {
    let look: Look
    let app: App
    let model: CookingModel

    var body: any View {
        let height = look.isCompact ? Space.touch : look.points(64)
        let show = model.slideshow
        return Row(spacing: Space.l) {
            WordButton(
                look: look, label: "Previous", icon: "arrow-left", height: height, isFaint: show.isFirst
            ) { app.page(.previous) }
            Column(spacing: Space.xs, align: .center) {
                hint
                Dots(look: look, count: show.stepCount, current: show.step)
            }
            .grow(at: .center)
            WordButton(
                look: look, label: show.isLast ? "Finish" : "Next", trailingIcon: show.isLast ? "check" : "arrow-right",
                emphasis: .filled, height: height, id: "next"
            ) { app.page(show.isLast ? .finish : .next) }
        }
    }

    private var hint: Node {
        let text: String
        let opacity: Double
        if case .trouble(let sentence) = app.eye.state {
            (text, opacity) = (sentence, 1)
        } else if let hint = model.hint {
            let age = look.now - hint.since
            let fade = 0.6
            text = hint.text
            opacity = age < CookingModel.Hint.seconds ? 1 : max(0, 1 - (age - CookingModel.Hint.seconds) / fade)
            if age < CookingModel.Hint.seconds {
                look.motion.redraw(at: hint.since + CookingModel.Hint.seconds)
            } else if age < CookingModel.Hint.seconds + fade {
                look.motion.redraw(at: look.motion.isReduced ? hint.since + CookingModel.Hint.seconds + fade
                    : look.now + Motion.frame)
            }
        } else {
            (text, opacity) = ("", 0)
        }
        return Text(text, look.type.label.aligned(.center), look.colors.softInk, maxLines: 2)
            .opacity(opacity)
            .limit(minHeight: look.type.label.size * 1.3)
    }
}

/// How far the recipe is: a dot a step, or a bar when there are many.
struct Dots: View {
    /// More than this many dots can't be counted at a glance.
    static let most = 12
    let look: Look
    let count: Int
    let current: Int

    var body: any View {
        var spec = RegionSpec(.status, "Progress", id: "progress")
        spec.value = "\(current + 1) of \(count)"
        let at = look.motion.value("dots", to: Double(current), over: 0.2)
        return (count <= Self.most ? dots(at) : bar(at)).region(spec)
    }

    private func dots(_ at: Double) -> Node {
        Row(spacing: look.points(10)) {
            for i in 0..<count {
                let near = max(0, 1 - abs(Double(i) - at))
                Fill(dot(i, near), radius: look.points(6)).frame(width: look.zoom * (12 + 20 * near), height: look.points(12))
            }
        }
    }

    private func dot(_ i: Int, _ near: Double) -> Color {
        (i < current ? look.colors.softInk.opacity(0.6) : look.colors.line).mixed(with: look.colors.tomato, near)
    }

    private func bar(_ at: Double) -> Node {
        let width = look.isCompact ? 240.0 : look.points(420)
        return Layers(x: .start) {
            Fill(look.colors.line, radius: 5).frame(width: width, height: 10)
            Fill(look.colors.tomato, radius: 5).frame(width: max(10, width * (at + 1) / Double(count)), height: 10)
        }
    }
}
