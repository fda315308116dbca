extension Webcam.Choice {
    /// The path asked for, nil for whichever works.
    var path: String? {
        if case .path(let path) = self { path } else { nil }
    }

    /// Opens the first camera that can be opened, or throws what is the matter with the most promising one.
    func open(for purpose: CapturePurpose) throws(CameraTrouble) -> CaptureStream {
        if let path { return try CaptureStream.open(CameraDevice.identified(path), for: purpose) }
        let (devices, troubles) = CameraDevice.survey()
        var refusal = troubles.first
        for (index, device) in devices.enumerated() {
            do {
                return try CaptureStream.open(device, for: purpose)
            } catch {
                if index == 0 { refusal = error }
            }
        }
        throw refusal ?? CameraTrouble(.noneFound, operation: "opendir", path: nil)
    }
}
