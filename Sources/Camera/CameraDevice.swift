/// A camera that is plugged in now: its name for the cook and its path for the driver.
public struct CameraDevice: Sendable, Hashable, Identifiable {
    /// `/dev/video0`, or the path that was asked for.
    public let path: String
    /// What the camera calls itself, "Integrated Camera" for example; the path when it says nothing.
    public let name: String
    /// Soldered in, so most likely above the screen and facing the cook.
    public let isBuiltIn: Bool

    public var id: String { path }

    public init(path: String, name: String, isBuiltIn: Bool) {
        self.path = path
        self.name = name
        self.isBuiltIn = isBuiltIn
    }

    /// The built-in camera first, because it faces whoever reads the screen; then by number, so that the
    /// order stays.
    static func inOrder(_ devices: [CameraDevice]) -> [CameraDevice] {
        devices.sorted { left, right in
            left.isBuiltIn != right.isBuiltIn ? left.isBuiltIn : number(left.path) < number(right.path)
        }
    }

    /// 10 of `/dev/video10`; names without a number sort last.
    static func number(_ path: String) -> Int {
        let digits = path.reversed().prefix { $0.isASCII && $0.isNumber }
        return Int(String(digits.reversed())) ?? .max
    }
}
