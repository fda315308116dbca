import CVideo4Linux

/// In dim light most cameras expose each picture for longer than its turn, and so give five or eight a second in
/// place of thirty, in which a quick hand is a smear or isn't there at all. Many can be told to keep their rate and
/// brighten the picture by gain instead (`V4L2_CID_EXPOSURE_AUTO_PRIORITY`, in the kernel's words: whether the
/// exposure may vary the frame rate).
extension VideoNode {
    /// Whether the exposure may take longer than a picture's turn; nil where the camera has no such control, or
    /// nothing to say about it now.
    var exposureMaySlowDown: Bool? {
        var query = v4l2_queryctrl()
        query.id = v4l_exposure_auto_priority
        guard accepts(v4l_QUERYCTRL, &query), query.flags & UInt32(V4L2_CTRL_FLAG_DISABLED) == 0 else {
            return nil
        }
        var control = v4l2_control()
        control.id = v4l_exposure_auto_priority
        return accepts(v4l_G_CTRL, &control) ? control.value != 0 : nil
    }

    /// The camera remembers it, even when it is closed.
    /// - Returns: whether it does as told.
    @discardableResult func letExposureSlowDown(_ may: Bool) -> Bool {
        var control = v4l2_control()
        control.id = v4l_exposure_auto_priority
        control.value = may ? 1 : 0
        return accepts(v4l_S_CTRL, &control)
    }
}
