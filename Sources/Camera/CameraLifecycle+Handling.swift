extension CameraLifecycle {
    mutating func handle(_ event: Event, at now: Double) -> [Order] {
        switch (phase, event) {
        case (.ended, _):
            return []
        case (_, .stop):
            phase = .ended
            return [.close, .tell(.closed), .end]
        case (.idle, .begin):
            return open()
        case (.opening, .streaming(let device, let mode)):
            return begin(Stream(device: device, mode: mode, since: now))
        case (.opening, .failed(let trouble)):
            return wait(after: trouble, at: now)
        case (.streaming(let stream), .frame):
            return took(stream, at: now)
        case (.streaming(var stream), .spoiledFrame):
            stream.spoiled += 1
            phase = .streaming(stream)
            return expire(stream, at: now)
        case (.streaming(let stream), .time):
            return expire(stream, at: now)
        case (.streaming, .failed(let trouble)):
            return [.close] + wait(after: trouble, at: now)
        case (.waiting(let until), .devicesChanged):
            phase = .waiting(until: min(until ?? .infinity, now + Patience.settling))
            return []
        case (.waiting(let until?), .time) where now >= until:
            return open()
        default:
            return []
        }
    }

    private mutating func open() -> [Order] {
        phase = .opening
        return [.open]
    }

    private mutating func begin(_ stream: Stream) -> [Order] {
        phase = .streaming(stream)
        guard !hasOpened else { return [] }
        hasOpened = true
        told = nil
        return [.tell(.opened(stream.device, stream.mode))]
    }

    private mutating func took(_ old: Stream, at now: Double) -> [Order] {
        var stream = old
        stream.lastFrame = now
        stream.spoiled = 0
        phase = .streaming(stream)
        if now - stream.since >= Patience.healthy { attempts = 0 }
        guard told != nil else { return [] }
        told = nil
        return [.tell(.back(stream.device, stream.mode))]
    }

    private mutating func expire(_ stream: Stream, at now: Double) -> [Order] {
        guard now >= stream.deadline else { return [] }
        let kind: CameraTrouble.Kind = stream.spoiled > 0 ? .unreadable : .frozen
        let trouble = CameraTrouble(kind, operation: "VIDIOC_DQBUF", path: stream.device.path)
        return [.close] + wait(after: trouble, at: now)
    }

    /// Tells of a trouble unless the cook knows it, and decides when to try again.
    private mutating func wait(after trouble: CameraTrouble, at now: Double) -> [Order] {
        phase = .waiting(until: retry(after: trouble).map { now + $0 })
        let isNews = told?.kind != trouble.kind && !(told?.kind == .unplugged && trouble.kind == .noneFound)
        guard isNews else { return [] }
        told = trouble
        return [.tell(.trouble(trouble))]
    }

    /// Seconds until the next try, nil when only a change of the devices can help.
    private mutating func retry(after trouble: CameraTrouble) -> Double? {
        switch trouble.kind {
        case .noneFound, .notACamera, .forbidden:
            return seesChanges ? nil : Patience.slowRetry
        case .busy:
            return Patience.slowRetry
        case .unreadable where trouble.operation == CameraTrouble.negotiation:
            return nil
        case .unplugged, .frozen, .unreadable, .driver:
            defer { attempts += 1 }
            return Patience.retries[min(attempts, Patience.retries.count - 1)]
        }
    }
}
