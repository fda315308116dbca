import Kit
import Practice
import Stage

/// What the practice found, as three large figures.
struct ResultScene: View {
    let look: Look
    let rules: Practice
    let size: Size

    var body: any View {
        Layers(x: .start, y: .start) {
            SceneGround(look: look, size: size)
            if rules.phase == .done || rules.findings.isEmpty { done } else { figures }
        }
        .frame(width: size.width, height: size.height)
        .clipped()
    }

    private var done: Node {
        let hand = (size.height * 0.9).rounded()
        let check = (size.height * 0.3).rounded()
        return Layers(x: .start, y: .start) {
            WavingHand(look: look, side: hand)
                .shifted(x: ((size.width - hand) / 2).rounded(), y: size.height - hand)
            if !rules.findings.isEmpty {
                Layers {
                    Fill(look.colors.sage, radius: check / 2).frame(width: check, height: check)
                    Icon("check", size: (check * 0.6).rounded(), look.colors.paper)
                }
                .shifted(
                    x: ((size.width + hand) / 2 - check * 0.45).rounded(), y: (size.height * 0.14).rounded())
            }
        }
        .unread()
    }

    private var figures: Node {
        let found = rules.findings
        return Row(spacing: look.isCompact ? Space.s : Space.l) {
            figure("\(found.waves)", look.words.wavesCounted(found.waves), "hand-wave")
            if found.seconds > 0 {
                figure("\(found.alarms)", look.words.falseAlarms(found.alarms), "bell")
            }
            sensitivity(found)
        }
        .padding(look.isCompact ? Space.s : Space.l)
        .place(.center, .center)
    }

    private func sensitivity(_ found: Findings) -> Node {
        let from = found.isChange ? look.words.percent(found.setting) + " → " : ""
        return figure(
            from + look.words.percent(found.recommended), look.words.sensitivityFigure, "eye")
    }

    private func figure(_ value: String, _ name: String, _ icon: String) -> Node {
        let height = min(size.height - (look.isCompact ? 16 : 48), look.isCompact ? 140 : look.points(250))
        var spec = RegionSpec(.status, name, id: "figure \(name)")
        spec.value = value
        return Column(spacing: look.points(look.isCompact ? 2 : 8), align: .center) {
            Icon(icon, size: (height * 0.22).rounded(), look.colors.tomato)
            Text(
                value, look.type.digits(look.isCompact ? 24 : 44), look.colors.ink, maxLines: 1
            )
            .unread()
            Text(name, look.type.label.aligned(.center), look.colors.softInk, maxLines: 1).unread()
        }
        .padding(x: look.points(look.isCompact ? 10 : 24))
        .frame(height: height)
        .limit(minWidth: look.points(look.isCompact ? 96 : 180))
        .card(look, radius: 20)
        .region(spec)
    }
}
