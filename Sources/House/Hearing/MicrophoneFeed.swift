public import Listening

/// An open microphone; closing it twice is harmless.
public protocol MicrophoneFeed: Sendable {
    func close()
}

extension Microphone: MicrophoneFeed {
    public func close() { stop() }
}
