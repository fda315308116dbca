import Gestures

/// Yes, no, and on to the next phase: by a wave, a key or a button.
extension Practice {
    mutating func goOn(at now: Double) -> [Effect] {
        switch phase {
        case .next: begin(.previous, at: now)
        case .previous: begin(.roomAhead, at: now)
        case .direction:
            (isSwapped, hasTurned) = (!isSwapped, true)
            for need in otherWay { waves.count(need) }
            begin(.previous, at: now)
            return [.setDirection(swapped: isSwapped), .play(.next)]
        case .roomAhead:
            begin(.room, at: now)
            room = RoomMinute()
            if isLooking { room.run(at: now) }
        case .room: endRoom(at: now)
        case .result:
            var effects = findings.isChange ? [Effect.setSensitivity(findings.recommended)] : []
            if waves.samples.count >= TaughtWaves.fewest { effects.append(.teach(waves.samples)) }
            hasAccepted = true
            begin(.done, at: now)
            return effects + [.play(.finish)]
        case .done: return [.leave]
        }
        return [.play(.tick)]
    }

    mutating func decline(at now: Double) -> [Effect] {
        switch phase {
        case .next, .previous, .room: return [.play(.refused)]
        case .direction: begin(.next, at: now)
        case .roomAhead: endRoom(at: now)
        case .result: begin(.done, at: now)
        case .done:
            let (looks, sensitivity) = (isLooking, sensitivity)
            self = Practice(sensitivity: sensitivity, isSwapped: isSwapped, at: now)
            isLooking = looks
        }
        return [.play(.tick)]
    }

    /// The minute is over, cut short or left out.
    mutating func endRoom(at now: Double) {
        room.pause(at: now)
        begin(findings.isEmpty ? .done : .result, at: now)
    }
}
