/// No camera, because the command line says so.
struct NoCamera: CameraFeed {
    func close() {}

    init() {}
}
