/// Which camera to watch, as the command line has it.
public enum CameraChoice: Sendable, Hashable {
    /// The one that is set, or the first that is found.
    case automatic
    case none
    case device(String)
    /// A recording stands in for the webcam.
    case clip(String)

    /// `auto`, `none`, a device such as `/dev/video0`, or a recording's path.
    public init(argument: String) {
        switch argument {
        case "auto", "": self = .automatic
        case "none": self = .none
        case let path where path.hasPrefix("/dev/"): self = .device(path)
        case let path: self = .clip(path)
        }
    }

    /// Whether naming it stands for the cook's consent, for this run.
    public var isByCommand: Bool {
        switch self {
        case .device, .clip: true
        case .automatic, .none: false
        }
    }
}
