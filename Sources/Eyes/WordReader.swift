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
        /// A page with columns, headings and pictures.
        case page

        var mode: TessPageSegMode {
            switch self {
            case .block: PSM_SINGLE_BLOCK
            case .column: PSM_SINGLE_COLUMN
            case .sparse: PSM_SPARSE_TEXT
            case .page: PSM_AUTO
            }
        }
    }

    private let handle: OpaquePointer
    private let isCancelled: @Sendable () -> Bool
    /// What Leptonica stumbles over is nobody's business.
    private static let isSilent = setMsgSeverity(6) >= 0

    /// - Parameters:
    ///   - languages: Tesseract's names with "+" between; nil if their data aren't there.
    ///   - isCancelled: asked now and then while a picture is read; if it says so, little or nothing was read.
    init?(languages: String, _ isCancelled: @escaping @Sendable () -> Bool = { false }) {
        self.isCancelled = isCancelled
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

    /// The words of a picture, line by line; boxes are in its pixels. What has neither letter nor figure is no word.
    func read(_ picture: GreyPicture, _ layout: Layout) -> [ReadWord] {
        recognise(picture, layout).filter { word in word.text.contains { $0.isLetter || $0.isNumber } }
            .map(\.word)
    }

    /// The same with where each stands on the page, in the order of reading; dashes and bullets are words, too.
    func readPage(_ picture: GreyPicture) -> [PrintedWord] { recognise(picture, .page) }

    private func recognise(_ picture: GreyPicture, _ layout: Layout) -> [PrintedWord] {
        Self.workAlone()
        TessBaseAPISetPageSegMode(handle, layout.mode)
        return picture.pixels.withUnsafeBufferPointer { pixels -> [PrintedWord] in
            TessBaseAPISetImage(
                handle, pixels.baseAddress, Int32(picture.width), Int32(picture.height), 1,
                Int32(picture.width))
            TessBaseAPISetSourceResolution(handle, 300)
            guard recogniseAll(), let iterator = TessBaseAPIGetIterator(handle) else {
                return []
            }
            defer { TessResultIteratorDelete(iterator) }
            return words(iterator)
        }
    }

    /// - Returns: whether it came to its end.
    private func recogniseAll() -> Bool {
        guard !isCancelled(), let monitor = TessMonitorCreate() else { return false }
        defer { TessMonitorDelete(monitor) }
        return withUnsafePointer(to: isCancelled) { question in
            TessMonitorSetCancelThis(monitor, UnsafeMutableRawPointer(mutating: question))
            TessMonitorSetCancelFunc(monitor) { question, _ in
                question?.assumingMemoryBound(to: (@Sendable () -> Bool).self).pointee() ?? false
            }
            return TessBaseAPIRecognize(handle, monitor) == 0
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

    private func words(_ iterator: OpaquePointer) -> [PrintedWord] {
        var words: [PrintedWord] = [], line = 0
        let page = TessResultIteratorGetPageIterator(iterator)
        repeat {
            if TessPageIteratorIsAtBeginningOf(page, RIL_TEXTLINE) != 0 { line += 1 }
            guard let text = TessResultIteratorGetUTF8Text(iterator, RIL_WORD) else { continue }
            defer { TessDeleteText(text) }
            var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            guard TessPageIteratorBoundingBox(page, RIL_WORD, &left, &top, &right, &bottom) != 0 else {
                continue
            }
            let read = String(cString: text)
            guard !read.allSatisfy(\.isWhitespace), words.count < Self.mostWords else { continue }
            let confidence = Double(TessResultIteratorConfidence(iterator, RIL_WORD)) / 100
            var (fromX, fromY, toX, toY): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            let hasBaseline = TessPageIteratorBaseline(page, RIL_WORD, &fromX, &fromY, &toX, &toY) != 0
            words.append(
                PrintedWord(
                    word: ReadWord(
                        read,
                        LabelBox(
                            x: Double(left), y: Double(top), width: Double(right - left),
                            height: Double(bottom - top)),
                        confidence: min(1, max(0, confidence)), line: line),
                    baseline: hasBaseline ? Double(fromY + toY) / 2 : Double(bottom)))
        } while TessResultIteratorNext(iterator, RIL_WORD) != 0
        return words
    }

    /// More than a page of a book has.
    private static let mostWords = 4000
}
