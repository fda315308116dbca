import Camera
import Stage

extension CameraService {
    /// Opens the camera for taking a photo.
    /// - Parameter device: a device's path; nil = the first camera found.
    public func openLens(
        _ device: String?, _ report: @escaping @Sendable (LensReport) -> Void
    ) -> any CameraFeed { open(device, isMoving: false, report) }

    /// Opens the camera for recording a clip.
    public func openFilmLens(
        _ device: String?, _ report: @escaping @Sendable (LensReport) -> Void
    ) -> any CameraFeed { open(device, isMoving: true, report) }

    private func open(
        _ device: String?, isMoving: Bool, _ report: @escaping @Sendable (LensReport) -> Void
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
        let see = { (photograph: Photograph) in
            version += 1
            report(
                .picture(
                    Bitmap(
                        width: photograph.width, height: photograph.height, pixels: photograph.pixels,
                        version: version)))
        }
        let tell = { @Sendable (event: CameraEvent) in
            switch event {
            case .opened, .back: report(.opened)
            case .trouble(let trouble): report(.trouble(.camera(trouble)))
            case .closed: report(.closed)
            }
        }
        return isMoving
            ? Webcam.film(camera, see: see, tell: tell) : Webcam.photograph(camera, see: see, tell: tell)
    }
}
