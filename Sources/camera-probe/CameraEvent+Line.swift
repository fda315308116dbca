import Camera

extension CameraEvent {
    /// The word that `--until` waits for.
    var name: String {
        switch self {
        case .opened: "opened"
        case .trouble(let trouble): trouble.kind.rawValue
        case .back: "back"
        case .closed: "closed"
        }
    }

    var line: String {
        switch self {
        case .opened(let device, let mode), .back(let device, let mode):
            "\(name) camera=\"\(device.name)\" mode=\"\(mode)\""
        case .trouble(let trouble):
            "trouble kind=\(trouble.kind) cause=\"\(trouble.cause)\""
        case .closed:
            "closed"
        }
    }
}

extension ContinuousClock.Instant {
    /// Seconds since then, to the hundredth.
    var elapsed: Double {
        Double((duration(to: .now) / .milliseconds(10)).rounded()) / 100
    }
}
