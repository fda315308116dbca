import Camera
import Stage

extension CameraService {
    /// Opens the camera for taking a photo.
    /// - Parameter device: a device's path; nil = the first camera found.
    public func openLens(
        _ device: String?, _ report: @escaping @Sendable (LensReport) -> Void
    ) -> any CameraFeed {
        let camera: Webcam.Choice
        switch choice {
        case .none, .clip:
            report(.trouble(.leftOut))
            return NoCamera()
        case .device(let path): camera = .path(path)
        case .automatic: camera = device.map { .path($0) } ?? .automatic
        }
        var version = 1 << 40
        return Webcam.photograph(camera) { photograph in
            version += 1
            report(
                .picture(
                    Bitmap(
                        width: photograph.width, height: photograph.height, pixels: photograph.pixels,
                        version: version)))
        } tell: { event in
            switch event {
            case .opened, .back: report(.opened)
            case .trouble(let trouble): report(.trouble(.camera(trouble)))
            case .closed: report(.closed)
            }
        }
    }
}
