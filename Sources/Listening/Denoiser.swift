import CSpeexDSP

/// Takes away what is steady in a sound, such as a fan, with speex's preprocessor.
final class Denoiser {
    /// Decibels by which it may be made quieter; more than that makes words worse than it makes noise better.
    private static let suppression: Int32 = -15
    private let state: OpaquePointer

    init() {
        state = speex_preprocess_state_init(Int32(VoiceActivity.frame), Int32(VoiceActivity.rate))
        set(SPEEX_PREPROCESS_SET_DENOISE, 1)
        set(SPEEX_PREPROCESS_SET_NOISE_SUPPRESS, Self.suppression)
    }

    deinit { speex_preprocess_state_destroy(state) }

    /// A frame, in place.
    func clean(_ frame: inout [Int16]) { speex_preprocess_run(state, &frame) }

    private func set(_ option: Int32, _ value: Int32) {
        var value = value
        speex_preprocess_ctl(state, option, &value)
    }
}
