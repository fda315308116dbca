import CFFmpeg

extension RecordingError {
    /// - Parameter code: what libavformat or libavcodec returned, below zero.
    init(_ sentence: String, code: CInt) {
        var text = [CChar](repeating: 0, count: Int(AV_ERROR_MAX_STRING_SIZE))
        av_strerror(code, &text, text.count)
        let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        self.init(sentence: sentence, cause: String(decoding: bytes, as: UTF8.self))
    }

    static let outOfMemory = RecordingError(
        sentence: "There is not enough memory to play the recording.", cause: "allocation failed")
}
