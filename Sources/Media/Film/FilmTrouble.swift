import CFFmpeg

/// Why a film or a clip can't be shown, or made.
public struct FilmTrouble: Error, Sendable, Hashable, Codable {
    public enum Kind: Sendable, Hashable, Codable {
        /// Nothing is there, or it may not be read.
        case missing
        /// It is no film, or in a format that can't be shown.
        case unknown
        /// There are no pictures in it.
        case noPictures
        /// Its pictures are larger than ``FilmLimits/side``.
        case tooLarge(width: Int, height: Int)
        /// It is broken from some place on.
        case damaged
        /// It takes longer to decode than to watch, or never ends.
        case tooSlow
        /// It can't be written: no room, no right, no encoder.
        case unwritable
        case cancelled
    }

    public let kind: Kind
    /// For the log.
    public let cause: String

    public init(_ kind: Kind, cause: String) { (self.kind, self.cause) = (kind, cause) }

    /// - Parameter code: what libav returned, below zero.
    init(_ kind: Kind, _ call: String, code: CInt) {
        var text = [CChar](repeating: 0, count: Int(AV_ERROR_MAX_STRING_SIZE))
        av_strerror(code, &text, text.count)
        let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        self.init(kind, cause: "\(call): \(String(decoding: bytes, as: UTF8.self))")
    }
}
