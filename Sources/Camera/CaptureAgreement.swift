import Gestures

/// What we and a driver agreed upon: how pictures come, and how they are read. Confined to the camera's
/// thread.
struct CaptureAgreement {
    let mode: CaptureMode
    let reducer: LumaReducer
    /// Set when the camera sends JPEGs.
    let decoder: JPEGDecoder?
    /// Set when the camera was opened for photographs.
    let developer: PhotographDecoder?
}
