public import Camera
public import Language

extension CameraTrouble {
    /// For the cook: what is the matter and what to do.
    public func sentence(_ words: any Wording) -> String {
        switch kind {
        case .noneFound: words.noCamera
        case .notACamera: words.notACamera(path)
        case .busy: words.cameraBusy
        case .forbidden: words.cameraForbidden
        case .unplugged: words.cameraUnplugged
        case .frozen: words.cameraFrozen
        case .unreadable: words.cameraUnreadable
        case .driver: isOverload ? words.cameraOverloaded : words.cameraRefuses
        }
    }
}
