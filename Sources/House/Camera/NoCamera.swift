/// No camera, because the command line says so.
public struct NoCamera: CameraFeed {
    public func close() {}

    public init() {}
}
