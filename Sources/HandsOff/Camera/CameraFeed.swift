/// An open camera; closing it twice is harmless.
protocol CameraFeed: Sendable {
    func close()
}
