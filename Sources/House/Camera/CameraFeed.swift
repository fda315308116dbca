/// An open camera; closing it twice is harmless.
public protocol CameraFeed: Sendable {
    func close()
}
