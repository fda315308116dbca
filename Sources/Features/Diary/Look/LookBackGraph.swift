import Dietetics
import Kit
import Stage

/// The graph itself: a weight as dots with the mean of seven days as a line behind them, what was eaten as bars with a line
/// where the target is. It says nothing by colour that isn't said by shape.
struct LookBackGraph: View {
    let look: Look
    let model: LookBackPage
    let found: LookBack

    private var isWeight: Bool { model.subject == .weight }

    var body: any View {
        let values = found.steps.flatMap { [$0.value, isWeight ? $0.mean : nil].compactMap(\.self) }.map(
            model.shown)
        let axis = AxisMarks(values + [model.target].compactMap(\.self), fromNought: !isWeight)
        let height = max(180, min(360, look.size.height * 0.4)).rounded()
        return Column(spacing: Space.s) {
            Row(spacing: Space.s, align: .start) {
                labels(axis, height)
                Sized { size in plot(axis, size) }.frame(height: height).grow(x: true)
            }
            ends
        }
    }

    private static let labelWidth = 56.0

    /// The marks of the axis, each beside its line.
    private func labels(_ axis: AxisMarks, _ height: Double) -> Node {
        let width = look.points(Self.labelWidth)
        return Layers(x: .start, y: .start) {
            Spacer().frame(width: width, height: height)
            for mark in axis.marks {
                Text(
                    look.words.plain(mark), look.type.small.aligned(.trailing), look.colors.softInk,
                    maxLines: 1
                )
                .frame(width: width)
                .shifted(y: (1 - axis.height(of: mark)) * height - look.points(10))
            }
        }
        .unread()
        .frame(width: width, height: height)
    }

    private func plot(_ axis: AxisMarks, _ size: Size) -> Node {
        let width = size.width / Double(max(1, found.steps.count))
        func y(_ value: Double) -> Double { (1 - axis.height(of: value)) * size.height }
        func x(_ place: Int) -> Double { (Double(place) + 0.5) * width }
        return Layers(x: .start, y: .start) {
            for mark in axis.marks {
                Fill(look.colors.line).frame(width: size.width, height: 1).shifted(y: y(mark))
            }
            if let place = model.place {
                Fill(look.colors.saffronTint, radius: 4).frame(width: max(3, width), height: size.height)
                    .shifted(x: Double(place) * width)
            }
            if isWeight { weights(size, x, y) } else { amounts(width, size, y) }
            if let target = model.target {
                dashes(size.width).shifted(y: y(target) - 1)
            }
            for place in found.steps.indices { region(place, width, size.height) }
        }
        .frame(width: size.width, height: size.height)
    }

    private func weights(_ size: Size, _ x: (Int) -> Double, _ y: (Double) -> Double) -> Node {
        let line = found.steps.enumerated().compactMap { place, step -> CurvePoint? in
            guard let value = model.span == .weeks ? step.mean : step.value else { return nil }
            return CurvePoint(x: x(place) / size.width, y: y(model.shown(value)) / size.height)
        }
        return Layers(x: .start, y: .start) {
            Paint(.curve(line, width: 3, look.colors.sage)).frame(width: size.width, height: size.height)
            for (place, step) in found.steps.enumerated() {
                if let value = step.value {
                    Fill(look.colors.ink, radius: 4).frame(width: 8, height: 8)
                        .shifted(x: x(place) - 4, y: y(model.shown(value)) - 4)
                }
            }
        }
        .frame(width: size.width, height: size.height)
    }

    private func amounts(_ width: Double, _ size: Size, _ y: (Double) -> Double) -> Node {
        let gap = width > 12 ? 3.0 : 1
        return Layers(x: .start, y: .start) {
            Spacer().frame(width: size.width, height: size.height)
            for (place, step) in found.steps.enumerated() {
                if let value = step.value {
                    let top = y(value)
                    Fill(look.colors.sage, radius: 3)
                        .frame(width: max(2, width - 2 * gap), height: max(2, size.height - top))
                        .shifted(x: Double(place) * width + gap, y: min(top, size.height - 2))
                }
            }
        }
        .frame(width: size.width, height: size.height)
    }

    private func dashes(_ width: Double) -> Node {
        Row(spacing: 6) {
            for _ in 0..<max(1, Int(width / 16)) { Fill(look.colors.ink).frame(width: 10, height: 2) }
        }
    }

    /// What a finger or the mouse touches there is told above; the keys go from one to the next.
    private func region(_ place: Int, _ width: Double, _ height: Double) -> Node {
        let step = found.steps[place]
        let said =
            step.value.map { look.words.amount($0, model.subject, model.units) } ?? look.words.nothingWritten
        var spec = RegionSpec(
            .button, "\(look.words.stretch(step.first, step.last)): \(said)", id: "look back \(place)")
        spec.press = { model.choose(place) }
        (spec.takesFocus, spec.isTinted) = (false, false)
        return Spacer().frame(width: width, height: height).region(spec).shifted(x: Double(place) * width)
    }

    private var ends: Node {
        Row(spacing: Space.s) {
            Text(
                found.steps.first.map { look.words.day($0.first) } ?? "", look.type.small, look.colors.softInk
            )
            .padding(Edges(left: look.points(Self.labelWidth) + Space.s)).grow()
            Text(found.steps.last.map { look.words.day($0.last) } ?? "", look.type.small, look.colors.softInk)
        }
        .unread()
    }
}
