import Kit
import Practice
import Stage

/// A circle a wave; it fills when the wave counts.
struct WaveCounters: View {
    let look: Look
    let rules: Practice
    let width: Double

    var body: any View {
        var spec = RegionSpec(.status, look.words.waves, id: "waves")
        spec.value = look.words.part(counted, of: Practice.wavesEach)
        return Row(spacing: gap) {
            for i in 0..<Practice.wavesEach { circle(i) }
        }
        .region(spec)
        .grow(at: .center)
    }

    private var counted: Int { rules.phase == .direction ? 0 : rules.counted }
    private var gap: Double { look.isCompact ? 12 : look.points(20) }
    private var side: Double {
        min((width - 2 * gap) / 3, look.isCompact ? 52 : look.points(84)).rounded()
    }

    private func circle(_ i: Int) -> Node {
        let fill = look.motion.value("wave \(rules.phase) \(i)", to: i < counted ? 1 : 0, over: 0.3)
        let inner = (side * (0.3 + 0.7 * fill)).rounded()
        return Layers {
            Fill(look.colors.sunken, radius: side / 2).frame(width: side, height: side)
                .inFront(.border(radius: side / 2, width: look.points(3), look.colors.line))
            if fill > 0 {
                Fill(look.colors.sage.opacity(fill), radius: inner / 2).frame(width: inner, height: inner)
                Icon("check", size: side * 0.5, look.colors.paper).opacity(fill)
            } else {
                Text(
                    "\(i + 1)", look.type.digits(look.isCompact ? 20 : 28), look.colors.softInk, maxLines: 1
                )
                .unread()
            }
        }
        .frame(width: side, height: side)
    }
}
