extension Motion {
    /// Where a spring is that was let go of at a time; asks for redraws until it has arrived.
    public func value(_ spring: Spring, since start: Double) -> Double {
        if isReduced || now - start >= spring.seconds - 1e-6 { return spring.to }
        redraw(at: now + Self.frame)
        return spring.position(at: now - start)
    }

    /// Where something that slows down is; asks for redraws until it rests.
    public func value(_ decay: Decay, since start: Double) -> Double {
        if isReduced || now - start >= decay.seconds - 1e-6 { return decay.position(at: decay.seconds) }
        redraw(at: now + Self.frame)
        return decay.position(at: now - start)
    }
}
