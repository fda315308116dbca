import Gestures

/// What a wave, or what was nearly one, does in each phase.
extension Practice {
    mutating func take(_ swipe: Swipe, at now: Double) -> [Effect] {
        if now - phaseSince < Self.breath { return [] }
        if phase == .next || phase == .previous { waves.seen(at: swipe.picturesPerSecond) }
        let isNext = GestureMap(swapped: isSwapped).gesture(for: swipe.hand) == .next
        quietSince = now
        switch phase {
        case .next, .previous:
            return (phase == .next) == isNext
                ? count(swipe.leastSensitivity, at: now) : countOther(swipe.leastSensitivity, at: now)
        case .room:
            guard room.isRunning(at: now), swipe.leastSensitivity <= waves.candidate else { return [] }
            room.alarms.append(swipe.leastSensitivity)
            say(.falseAlarm, at: now)
            return [.play(.refused)]
        case .direction:
            // The wave that was made all along says yes, whatever it has been called so far.
            if !isNext { return goOn(at: now) }
            begin(.next, at: now)
            return count(swipe.leastSensitivity, at: now)
        case .roomAhead, .result, .done: return isNext ? goOn(at: now) : decline(at: now)
        }
    }

    private mutating func count(_ need: Double, at now: Double) -> [Effect] {
        let remark = need > WaveRecord.sure ? Remark.countedFaintly(counted + 1) : .counted(counted + 1)
        let effects: [Effect] = [.play(phase == .next ? .next : .previous)]
        counted += 1
        otherWay = []
        waves.count(need)
        if counted == Self.wavesEach { begin(phase == .next ? .previous : .roomAhead, at: now) }
        // Said of the third wave, too, under the heading of what comes next.
        say(remark, at: now)
        return effects
    }

    private mutating func countOther(_ need: Double, at now: Double) -> [Effect] {
        otherWay.append(need)
        say(.otherWay, at: now)
        if phase == .next, otherWay.count >= Self.wavesEach { begin(.direction, at: now) }
        return [.play(.refused)]
    }

    mutating func take(_ miss: NearMiss, at now: Double) {
        guard phase == .next || phase == .previous, now - phaseSince >= Self.breath else { return }
        quietSince = now
        if miss.shortfall == .wayBack {
            // After each wave the hand goes back; that is worth a word once.
            if knowsWayBack { return }
            knowsWayBack = true
        } else {
            waves.miss(miss.shortfall)
        }
        say(.almost(miss.shortfall), at: now)
    }
}
