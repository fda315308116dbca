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
                ? count(swipe, at: now) : countOther(swipe, at: now)
        case .room: return alarm(swipe, at: now)
        case .direction:
            // The wave that was made all along says yes, whatever it has been called so far.
            if !isNext { return goOn(at: now) }
            begin(.next, at: now)
            return count(swipe, at: now)
        case .roomAhead, .result, .done: return isNext ? goOn(at: now) : decline(at: now)
        }
    }

    /// What a swipe was taken for: its clarity is known only once it is over.
    mutating func settle(_ swipe: Swipe, at now: Double) {
        guard let last = unsettled, last.time == swipe.time else { return }
        unsettled = nil
        let need = swipe.leastSensitivity
        switch last.kind {
        case .counted(let wave):
            waves.settle(swipe)
            if need > WaveRecord.sure, remark == .counted(wave) { say(.countedFaintly(wave), at: now) }
        case .otherWay:
            if let other = otherWay.indices.last { otherWay[other] = min(otherWay[other], need) }
        case .alarm:
            if let alarm = room.alarms.indices.last { room.alarms[alarm] = min(room.alarms[alarm], need) }
        case .noAlarmYet:
            // At the sensitivity that fits the waves it would have counted a little later.
            guard phase == .room, need <= waves.candidate else { return }
            room.alarms.append(need)
            say(.falseAlarm, at: now)
        }
    }

    private mutating func alarm(_ swipe: Swipe, at now: Double) -> [Effect] {
        guard room.isRunning(at: now) else { return [] }
        guard swipe.leastSensitivity <= waves.candidate else {
            unsettled = Unsettled(time: swipe.time, kind: .noAlarmYet)
            return []
        }
        unsettled = Unsettled(time: swipe.time, kind: .alarm)
        room.alarms.append(swipe.leastSensitivity)
        say(.falseAlarm, at: now)
        return [.play(.refused)]
    }

    private mutating func count(_ swipe: Swipe, at now: Double) -> [Effect] {
        unsettled = Unsettled(time: swipe.time, kind: .counted(counted + 1))
        let remark = Remark.counted(counted + 1)
        let effects: [Effect] = [.play(phase == .next ? .next : .previous)]
        counted += 1
        otherWay = []
        waves.count(swipe.leastSensitivity)
        if counted == Self.wavesEach { begin(phase == .next ? .previous : .roomAhead, at: now) }
        // Said of the third wave, too, under the heading of what comes next.
        say(remark, at: now)
        return effects
    }

    private mutating func countOther(_ swipe: Swipe, at now: Double) -> [Effect] {
        unsettled = Unsettled(time: swipe.time, kind: .otherWay)
        otherWay.append(swipe.leastSensitivity)
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
