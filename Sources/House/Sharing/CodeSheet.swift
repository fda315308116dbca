import Kit
import Screen
import Stage

/// A QR code to hold a phone's camera to: black on white in either theme, with the light margin that readers
/// need (AR19, END).
struct CodeSheet: View {
    let look: Look
    let host: Host
    let model: CodesModel
    let codes: ShownCodes

    var body: any View {
        let isLow = look.size.height < 600
        // A fine code takes all the height there is, and its words stand beside it.
        let isFine = codes.code.side > 77 && look.size.width >= look.size.height + 240
        let isBeside = isLow || isFine
        let side =
            isBeside
            ? min(look.size.height - (isLow ? 140 : 150), 640)
            : min(440, look.size.height - 330, look.size.width - 110)
        let content = Column(spacing: isBeside ? Space.s : Space.m) {
            Row {
                IconButton(look: look, icon: "arrow-left", label: look.words.codeBack) {
                    model.close()
                }
                Text(look.words.shareCode, look.type.title, look.colors.ink, maxLines: 1, isHeading: true)
                    .padding(Edges(left: Space.s)).grow()
                IconButton(look: look, icon: "close", label: look.words.close) { close() }
            }
            if isBeside {
                Row(spacing: Space.l, align: .start) {
                    code(side)
                    Column(spacing: Space.m) {
                        words(.leading); choice; turning
                    }.grow()
                }
            } else {
                Column(spacing: Space.m, align: .center) {
                    choice
                    code(side)
                    turning
                    words(.center)
                }
                .grow(at: .center)
            }
        }
        return SheetFrame(
            look: look, key: "code", width: isBeside ? side + 420 : 560, dismiss: close, content: content)
    }

    private func close() {
        host.dismiss()
    }

    private func code(_ side: Double) -> Node {
        var spec = RegionSpec(
            .picture, look.words.codeLabel(codes.index + 1, of: codes.codes.count), id: "code")
        spec.isTinted = false
        return Paint(.bitmap(codes.code.bitmap, radius: 0))
            .frame(width: side, height: side)
            .padding(Space.s)
            .behind(
                .fill(radius: Space.radius, Color(0xFFFFFF)),
                .border(radius: Space.radius, width: 1, look.colors.line)
            )
            .region(spec)
    }

    private func words(_ place: TextStyle.Alignment) -> Node {
        Column(spacing: Space.xs, align: place == .center ? .center : .start) {
            Text(look.words.codeHow, look.type.label.aligned(place), look.colors.ink)
            if codes.codes.count > 1 {
                Text(
                    look.words.codeSplit(codes.codes.count), look.type.small.leading(1.2).aligned(place),
                    look.colors.softInk)
            }
        }
    }

    /// All of the list, or only what is still to be bought.
    private var choice: Node? {
        guard let onlyOpen = codes.onlyOpen else { return nil }
        return Segments(
            look: look, title: look.words.shareCode,
            options: [
                .init(label: look.words.codeAll, isChosen: !onlyOpen) {
                    model.choose(onlyOpen: false)
                },
                .init(label: look.words.codeOpen, isChosen: onlyOpen) {
                    model.choose(onlyOpen: true)
                },
            ]
        ).node
    }

    private var turning: Node? {
        guard codes.codes.count > 1 else { return nil }
        return Row(spacing: Space.s) {
            step("chevron-left", look.words.codePrevious, -1, isFaint: codes.index == 0)
            Text(
                look.words.codePlace(codes.index + 1, of: codes.codes.count),
                look.type.bodyStrong.aligned(.center), look.colors.ink, maxLines: 1
            )
            .limit(minWidth: 96)
            step("chevron-right", look.words.codeNext, 1, isFaint: codes.isLast)
        }
    }

    private func step(_ icon: String, _ label: String, _ way: Int, isFaint: Bool) -> Node {
        IconButton(
            look: look, icon: icon, label: label, color: isFaint ? look.colors.softInk : nil,
            fill: look.colors.sunken
        ) {
            host.services.speaker.play(isFaint ? .refused : way > 0 ? .next : .previous)
            model.turn(by: way)
        }
        .opacity(isFaint ? 0.5 : 1)
    }
}
