internal import CTesseract
internal import Glibc
public import Labels

/// Reads the words of a picture by Tesseract. One belongs to one thread at a time; it takes a tenth of a second to make.
final class WordReader {
    /// How Tesseract looks at a page.
    enum Layout: Sendable {
        /// One block of text.
        case block
        /// A column of text of various sizes.
        case column
        /// As much text as possible, wherever it is.
        case sparse

        var mode: TessPageSegMode {
            switch self {
            case .block: PSM_SINGLE_BLOCK
            case .column: PSM_SINGLE_COLUMN
            case .sparse: PSM_SPARSE_TEXT
            }
        }
    }

    private let handle: OpaquePointer
    /// What Leptonica stumbles over is nobody's business.
    private static let isSilent = setMsgSeverity(6) >= 0

    /// - Parameter languages: Tesseract's names with "+" between; nil if their data aren't there.
    init?(languages: String) {
        _ = Self.isSilent
        guard let handle = TessBaseAPICreate() else { return nil }
        self.handle = handle
        guard TessBaseAPIInit2(handle, nil, languages, OEM_LSTM_ONLY) == 0 else {
            TessBaseAPIDelete(handle)
            return nil
        }
        // Words of a dictionary are no help with figures, and nothing is written anywhere.
        TessBaseAPISetVariable(handle, "debug_file", "/dev/null")
    }

    deinit {
        TessBaseAPIEnd(handle)
        TessBaseAPIDelete(handle)
    }

    /// The words of a picture, line by line; boxes are in its pixels.
    func read(_ picture: GreyPicture, _ layout: Layout) -> [ReadWord] {
        Self.workAlone()
        TessBaseAPISetPageSegMode(handle, layout.mode)
        return picture.pixels.withUnsafeBufferPointer { pixels -> [ReadWord] in
            TessBaseAPISetImage(
                handle, pixels.baseAddress, Int32(picture.width), Int32(picture.height), 1,
                Int32(picture.width))
            TessBaseAPISetSourceResolution(handle, 300)
            guard TessBaseAPIRecognize(handle, nil) == 0, let iterator = TessBaseAPIGetIterator(handle) else {
                return []
            }
            defer { TessResultIteratorDelete(iterator) }
            return words(iterator)
        }
    }

    /// Tesseract asks OpenMP for four threads a line, which on a machine of two take longer than one: two readers beside
    /// each other are quicker. What this thread may do is told to the runtime by name, because it comes with Tesseract and
    /// nothing else here wants it.
    private static func workAlone() {
        typealias Limit = @convention(c) (Int32) -> Void
        guard let limit = dlsym(nil, "omp_set_max_active_levels") else { return }
        unsafeBitCast(limit, to: Limit.self)(0)
    }

    private func words(_ iterator: OpaquePointer) -> [ReadWord] {
        var words: [ReadWord] = [], line = 0
        let page = TessResultIteratorGetPageIterator(iterator)
        repeat {
            if TessPageIteratorIsAtBeginningOf(page, RIL_TEXTLINE) != 0 { line += 1 }
            guard let text = TessResultIteratorGetUTF8Text(iterator, RIL_WORD) else { continue }
            defer { TessDeleteText(text) }
            var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            guard TessPageIteratorBoundingBox(page, RIL_WORD, &left, &top, &right, &bottom) != 0 else {
                continue
            }
            let confidence = Double(TessResultIteratorConfidence(iterator, RIL_WORD)) / 100
            let read = String(cString: text)
            guard read.contains(where: { $0.isLetter || $0.isNumber }), words.count < 4000 else { continue }
            words.append(
                ReadWord(
                    read,
                    LabelBox(
                        x: Double(left), y: Double(top), width: Double(right - left),
                        height: Double(bottom - top)),
                    confidence: min(1, max(0, confidence)), line: line))
        } while TessResultIteratorNext(iterator, RIL_WORD) != 0
        return words
    }
}
