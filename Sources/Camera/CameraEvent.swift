/// What a webcam tells of itself, in the order in which it happens, on the camera's thread.
///
/// The camera's light is on from `opened` or `back` until the next `trouble` or `closed`.
public enum CameraEvent: Sendable, Hashable {
    /// It streams for the first time since it was switched on.
    case opened(CameraDevice, CaptureMode)
    /// It sends no pictures for now; everything that can be tried is being tried. Told once for each new
    /// trouble.
    case trouble(CameraTrouble)
    /// Pictures have come again after a trouble, perhaps from another device.
    case back(CameraDevice, CaptureMode)
    /// It is switched off and the device is free. Nothing comes after this.
    case closed
}
