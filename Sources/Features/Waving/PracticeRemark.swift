import House
import Kit
import Practice
import Stage

/// One large line on the last movement, or on why the camera sees nothing.
struct PracticeRemark: View {
    let look: Look
    let host: Host
    let rules: Practice

    private enum Mood { case good, almost, quiet }

    var body: any View {
        let (text, mood, icon) = said
        let ink =
            mood == .good ? look.colors.sage : mood == .almost ? look.colors.saffron : look.colors.softInk
        let ground: Color =
            switch mood {
            case .good: look.colors.sage.opacity(0.14)
            case .almost: look.colors.saffronTint
            case .quiet: look.colors.sunken
            }
        // A new remark pops in, so that it is seen from the corner of an eye.
        let come = look.motion.progress(since: rules.remarkSince, over: 0.25)
        var spec = RegionSpec(.status, text, id: "practice remark")
        spec.radius = height / 2
        return Row(spacing: look.points(14)) {
            Icon(icon, size: look.points(look.isCompact ? 26 : 34), ink)
            Text(
                text, look.type.text(size, .semibold).leading(1.1),
                mood == .quiet ? ink : look.colors.ink,
                maxLines: 2
            )
            .unread()
            .grow()
        }
        .padding(x: look.points(22))
        .limit(minHeight: height)
        .behind(.fill(radius: height / 2, ground))
        .region(spec)
        .shifted(y: (1 - come) * 10)
    }

    /// What is wrong with a camera takes more words than what was wrong with a wave.
    private var size: Double {
        if case .trouble = host.eye.state { return look.isCompact ? 15 : 20 }
        return look.isCompact ? 17 : 25
    }
    private var height: Double { look.isCompact ? 48 : look.points(64) }

    private var said: (text: String, mood: Mood, icon: String) {
        switch host.eye.state {
        case .trouble(let trouble): return (trouble.sentence(look.words), .almost, "warning")
        case .off, .opening: return (look.words.openingCamera, .quiet, "camera")
        case .looking: break
        }
        if rules.phase == .room { return room }
        guard let sentence = PracticeWords.sentence(rules.remark, in: rules.phase, look.words) else {
            return (look.words.watchingForHand, .quiet, "eye")
        }
        return switch rules.remark {
        case .counted: (sentence, .good, "check")
        case .countedFaintly: (sentence, .almost, "check")
        default: (sentence, .almost, "info")
        }
    }

    private var room: (text: String, mood: Mood, icon: String) {
        let count = rules.room.alarms.count
        if rules.room.settling(at: look.now) > 0 {
            return (look.words.aboutToBegin, .quiet, "clock")
        }
        if count == 0 { return (look.words.nothingTurned, .good, "check") }
        return (
            look.words.wouldHaveTurned(count), .almost, "info"
        )
    }
}
