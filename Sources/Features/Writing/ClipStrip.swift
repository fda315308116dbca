import House
import Kit
import Media
import Stage

/// A strip of a film's pictures: what is chosen is bright between two handles, and a mark stands where it is looked at.
struct ClipStrip: View {
    let look: Look
    let host: Host
    let trimming: ClipTrimming
    let trim: ClipTrim

    private static let height = 64.0
    /// Of the part of a handle that is seen.
    private static let grip = 14.0

    var body: any View {
        Sized { size in strip(size.width) }.frame(height: Self.height)
    }

    private func strip(_ width: Double) -> Node {
        let inner = max(1, width - 2 * Self.grip)
        func x(_ time: Double) -> Double { Self.grip + trim.place(of: time) * inner }
        let (start, end) = (x(trim.start), x(trim.end))
        return Layers(x: .start, y: .start) {
            // As wide as it is, however little is chosen.
            Fill(.clear).frame(width: width, height: Self.height)
            pictures(inner).shifted(x: Self.grip)
            // What is left out is dim.
            dim(start - Self.grip).shifted(x: Self.grip)
            dim(Self.grip + inner - end).shifted(x: end)
            frame(end - start + 2 * Self.grip).shifted(x: start - Self.grip)
            mark.shifted(x: x(trim.mark) - 2, y: -3)
            if let poster = trim.poster {
                Icon("picture", size: 18, Color(0xFFFFFF)).padding(3)
                    .behind(.fill(radius: 12, look.colors.tomato))
                    .unread()
                    .shifted(x: x(poster) - 12, y: 2)
            }
            // What can be touched lies above what is seen: the strip itself first.
            touch(inner).shifted(x: Self.grip)
            handle(.start, inner).shifted(x: start - Self.grip - 17)
            handle(.end, inner).shifted(x: end - 17)
        }
        .frame(width: width, height: Self.height)
    }

    private func pictures(_ width: Double) -> Node {
        let count = ClipTrimming.pictures
        let each = width / Double(count)
        return Layers(x: .start, y: .start) {
            Fill(look.colors.sunken, radius: 4).frame(width: width, height: Self.height)
            for (place, picture) in trimming.strip.enumerated() {
                filling(picture, Size(each + 0.5, Self.height)).shifted(x: Double(place) * each)
            }
        }
        .frame(width: width, height: Self.height)
        .clipped()
        .unread()
    }

    /// A picture that fills a frame, what is too much of it cut off.
    private func filling(_ picture: Bitmap, _ size: Size) -> Node {
        let shape = Double(picture.width) / Double(max(1, picture.height))
        let width = max(size.width, size.height * shape)
        let height = width / shape
        return Layers(x: .start, y: .start) {
            Paint(.bitmap(picture, radius: 0)).frame(width: width, height: height)
                .shifted(x: (size.width - width) / 2, y: (size.height - height) / 2)
        }
        .frame(width: size.width, height: size.height)
        .clipped()
    }

    private func dim(_ width: Double) -> Node {
        Fill(look.colors.card.opacity(0.72)).frame(width: max(0, width), height: Self.height).unread()
    }

    private func frame(_ width: Double) -> Node {
        Layers(x: .start, y: .start) {
            Fill(.clear).frame(width: width, height: Self.height)
            grip(isLeft: true)
            grip(isLeft: false).shifted(x: width - Self.grip)
        }
        .inFront(.border(radius: 8, width: 3, look.colors.tomato))
        .frame(width: width, height: Self.height)
        .unread()
    }

    private func grip(isLeft: Bool) -> Node {
        Layers(x: .center, y: .center) {
            Fill(look.colors.tomato, radius: 6).frame(width: Self.grip, height: Self.height)
            Fill(look.colors.onTomato, radius: 1.5).frame(width: 3, height: 22)
        }
    }

    private var mark: Node {
        Fill(Color(0xFFFFFF), radius: 2).frame(width: 4, height: Self.height + 6)
            .behind(.shadow(radius: 2, blur: 3, Color(0, opacity: 0.6)))
            .unread()
    }

    private func touch(_ width: Double) -> Node {
        var spec = RegionSpec(.slider, look.words.editorClipMark, id: ClipTrimming.region(.mark))
        spec.value = look.words.editorClipTime(trim.mark - trim.start)
        spec.amount = trim.place(of: trim.mark)
        spec.step = ClipTrim.nudge / trim.span
        spec.radius = 8
        spec.isTinted = false
        spec.set = { trimming.move(.mark, to: trim.time(at: $0)) }
        return Fill(.clear).frame(width: width, height: Self.height).region(spec)
    }

    private func handle(_ which: ClipTrim.Mark, _ width: Double) -> Node {
        let words = look.words
        var spec = RegionSpec(
            .slider, which == .start ? words.editorClipStart : words.editorClipEnd,
            id: ClipTrimming.region(which))
        spec.value = words.editorClipTime(trim.time(of: which))
        spec.amount = trim.place(of: trim.time(of: which))
        spec.radius = 8
        spec.isTinted = false
        spec.press = { host.stage.focus(on: ClipTrimming.region(which), shown: true) }
        spec.dragAxis = .horizontal
        spec.drag = { trimming.drag(which, $0, width: width) }
        return Fill(.clear).frame(width: Space.touch, height: Self.height).region(spec)
    }
}
