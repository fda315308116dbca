import House
import Kit
import Stage

/// The timeline of a film: where one is, its chapters as gaps in it; dragged, it goes along and says where to.
struct FilmLine: View {
    let look: Look
    let host: Host
    let model: FilmPage
    let inks: FilmInks
    let width: Double

    static let height = 44.0
    private static let thickness = 6.0

    private var line: FilmTimeline { FilmTimeline(seconds: model.seconds, width: width) }

    var body: any View {
        let line = line
        let here = line.x(model.position)
        let isHeld = model.scrub != nil
        return Layers(x: .start) {
            bar(inks.track, to: width)
            bar(inks.passed, to: here)
            for chapter in model.chapters.list where chapter.start > 0.5 {
                Fill(inks.mark).frame(width: 3, height: Self.thickness + 2)
                    .shifted(x: (line.x(chapter.start) - 1.5).rounded())
            }
            knob(here, isHeld)
            if isHeld { bubble(line) }
        }
        .frame(width: width, height: Self.height)
        .region(spec(line))
    }

    private func bar(_ color: Color, to x: Double) -> Node {
        Fill(color, radius: Self.thickness / 2).frame(width: x, height: Self.thickness)
    }

    private func knob(_ x: Double, _ isHeld: Bool) -> Node {
        let side = isHeld ? 24.0 : 18
        return Fill(inks.passed, radius: side / 2)
            .frame(width: side, height: side)
            .behind(.shadow(radius: side / 2, blur: 4, look.colors.shadow))
            .shifted(x: x - side / 2)
    }

    /// The time under the finger, and the chapter that it is in.
    private func bubble(_ line: FilmTimeline) -> Node {
        let chapter = model.chapters.index(at: model.position).map { model.chapters.list[$0].title }
        let inside = Column(align: .center) {
            Text(FilmClock.text(model.position), look.type.digits(16), Color(0xFFFFFF), maxLines: 1)
            if let chapter {
                Text(chapter, look.type.small, Color(0xFFFFFF, opacity: 0.85), maxLines: 1)
                    .limit(maxWidth: min(260, width - 40))
            }
        }
        .unread()
        .padding(x: 14, y: 7)
        .behind(
            .shadow(radius: 12, blur: 8, look.colors.shadow), .fill(radius: 12, Color(0x1C1815)))
        let size = host.stage.size(of: inside, in: Size(300, 120))
        return inside.frame(width: size.width, height: size.height)
            .shifted(x: line.left(of: size.width, over: model.position), y: -(size.height / 2 + 22))
    }

    private func spec(_ line: FilmTimeline) -> RegionSpec {
        var spec = RegionSpec(.slider, look.words.timeline, id: "film line")
        spec.value = look.words.time(FilmClock.text(model.position), of: FilmClock.text(model.seconds))
        spec.amount = line.part(model.position)
        if model.seconds > 0 { spec.step = line.part(FilmPage.jump) }
        spec.isEnabled = model.seconds > 0
        spec.isTinted = false
        spec.radius = 8
        spec.set = { model.scrub(to: line.time(atPart: $0)) }
        return spec
    }
}
