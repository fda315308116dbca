import House
import Kit
import Practice
import Stage

/// The room's minute: a ring that fills, with the kitchen going on around it.
struct RoomScene: View {
    let look: Look
    let rules: Practice
    let size: Size

    var body: any View {
        let ring = (size.height * 0.74).rounded()
        return Layers(x: .start, y: .start) {
            SceneGround(look: look, size: size)
            things
            dial(ring).shifted(
                x: ((size.width - ring) / 2).rounded(), y: ((size.height - ring) / 2).rounded())
        }
        .frame(width: size.width, height: size.height)
        .clipped()
    }

    private var isRunning: Bool { rules.phase == .room }
    private var left: Double { RoomMinute.length - rules.room.seconds(at: look.now) }

    private func dial(_ side: Double) -> Node {
        let width = (side * 0.065).rounded()
        let settling = isRunning ? rules.room.settling(at: look.now) : 0
        // Once a second, and only while it runs.
        if isRunning, !rules.room.isPaused {
            let rest = settling > 0 ? settling : left
            look.motion.redraw(at: look.now + max(0.02, rest - (rest.rounded(.up) - 1)) + 0.001)
        }
        let part = isRunning ? 1 - left.rounded(.up) / RoomMinute.length : 0
        var spec = RegionSpec(.status, look.words.timeLeft, id: "room time")
        spec.value = text(settling)
        return Layers {
            Fill(look.colors.card, radius: side / 2).frame(width: side, height: side)
                .behind(.shadow(radius: side / 2, blur: 10, look.colors.shadow))
            Paint(.arc(from: 0, to: 1, width: width, look.colors.sunken)).frame(
                width: side - width * 1.4, height: side - width * 1.4)
            if part > 0 {
                Paint(.arc(from: 0, to: part, width: width, look.colors.saffron)).frame(
                    width: side - width * 1.4, height: side - width * 1.4)
            }
            Text(
                text(settling),
                TextStyle(size: (side * 0.25).rounded(), weight: .semibold, tabularDigits: true),
                settling > 0 ? look.colors.softInk : look.colors.ink, maxLines: 1
            )
            .unread()
        }
        .frame(width: side, height: side)
        .region(spec)
    }

    private func text(_ settling: Double) -> String {
        if !isRunning { return TimerWords.clock(RoomMinute.length) }
        return settling > 0 ? "\(Int(settling.rounded(.up)))" : TimerWords.clock(left.rounded(.up))
    }

    /// What goes on in a kitchen.
    private var things: Node {
        let big = (size.height * 0.42).rounded()
        let small = (size.height * 0.26).rounded()
        let ink = look.colors.tomato.opacity(look.isDark ? 0.75 : 0.7)
        let soft = look.colors.saffron.opacity(0.55)
        let worktop = size.height * SceneGround.worktop + 2
        let side = max(0, size.width / 2 - size.height * 0.4)
        return Layers(x: .start, y: .start) {
            Icon("practice-steam", size: small, soft)
                .shifted(x: side * 0.5 - small / 2, y: worktop - big * 1.36)
            Icon("pot", size: big, ink).shifted(x: side * 0.5 - big / 2, y: worktop - big * 0.86)
            Icon("whisk", size: big * 0.8, ink)
                .shifted(x: size.width - side * 0.62 - big * 0.4, y: worktop - big * 0.92)
            Icon("people", size: small, soft)
                .shifted(x: size.width - side * 0.3 - small / 2, y: size.height * 0.14)
        }
        .unread()
    }
}
