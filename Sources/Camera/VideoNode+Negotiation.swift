import CVideo4Linux
import Gestures

/// What a camera is opened for: it decides the mode, and in what form pictures leave its thread.
enum CapturePurpose: Sendable {
    /// Small and quick, brightness only. `keepsRate`: rather grainy pictures in dim light than few.
    case gestures(keepsRate: Bool)
    /// Large and in colour.
    case photographs
    /// In colour, as many a second as a movement needs, and no larger than a clip.
    case films
}

extension CapturePurpose {
    var isInColour: Bool { if case .gestures = self { false } else { true } }
}

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

extension CameraTrouble {
    /// The operation at which formats are agreed upon; trouble there won't pass by trying again.
    static let negotiation = "VIDIOC_S_FMT"
}

extension VideoNode {
    /// Sets the mode that suits the purpose best, for gestures the cheapest useful one, and says what the
    /// driver made of it.
    ///
    /// Drivers change size and format as they please and call it a success, so only the answer counts; an
    /// answer that cannot be read leads to the next wish.
    func negotiate(for purpose: CapturePurpose) throws(CameraTrouble) -> CaptureAgreement {
        var refusal = CameraTrouble(.unreadable, operation: CameraTrouble.negotiation, path: path)
        var tried: Set<FourCC> = []
        let offers = offers()
        let wishes =
            switch purpose {
            case .gestures: CaptureMode.preferred(from: offers)
            case .photographs: CaptureMode.forPhotographs(from: offers)
            case .films: CaptureMode.forFilms(from: offers)
            }
        for wish in wishes where tried.insert(wish.format).inserted {
            do {
                if let agreed = try set(wish, for: purpose) { return agreed }
            } catch  where error.kind == .driver {
                refusal = error
            }
        }
        throw refusal
    }

    private func set(
        _ wish: CaptureMode, for purpose: CapturePurpose
    ) throws(CameraTrouble) -> CaptureAgreement? {
        var format = v4l2_format()
        format.type = VideoNode.captureType
        format.fmt.pix.width = UInt32(wish.width)
        format.fmt.pix.height = UInt32(wish.height)
        format.fmt.pix.pixelformat = wish.format.code
        format.fmt.pix.field = V4L2_FIELD_ANY.rawValue
        try request(v4l_S_FMT, CameraTrouble.negotiation, &format)
        let picture = format.fmt.pix
        let code = FourCC(code: picture.pixelformat)
        // A driver may answer any wish with JPEG; what libv4l2 emulates it must not replace.
        let isJPEG = CaptureMode.jpegFormats.contains(code)
        guard code == wish.format || isJPEG || !wish.isDecoded else { return nil }
        let mode = CaptureMode(
            format: code, width: Int(picture.width), height: Int(picture.height),
            framesPerSecond: setRate(wish.framesPerSecond), isDecoded: isJPEG || wish.isDecoded)
        guard let layout = mode.layout else { return nil }
        let tight = mode.width * layout.bytesPerPixel
        let bytesPerRow = isJPEG ? tight : max(Int(picture.bytesperline), tight)
        let reducer = LumaReducer(
            layout: layout, width: mode.width, height: mode.height, bytesPerRow: bytesPerRow)
        guard let reducer else { return nil }
        if purpose.isInColour {
            let developer = PhotographDecoder(descriptor: descriptor, format: format)
            return developer.map {
                CaptureAgreement(mode: mode, reducer: reducer, decoder: nil, developer: $0)
            }
        }
        guard isJPEG else {
            return CaptureAgreement(mode: mode, reducer: reducer, decoder: nil, developer: nil)
        }
        guard let decoder = JPEGDecoder(descriptor: descriptor, format: format) else { return nil }
        return CaptureAgreement(mode: mode, reducer: reducer, decoder: decoder, developer: nil)
    }

    /// Asks for a rate and returns the one the driver settles on, 0 when it doesn't tell; never a reason to
    /// fail.
    private func setRate(_ wish: Double) -> Double {
        var parameters = v4l2_streamparm()
        parameters.type = VideoNode.captureType
        parameters.parm.capture.timeperframe.numerator = 1000
        parameters.parm.capture.timeperframe.denominator = UInt32((wish > 0 ? wish : 30) * 1000)
        guard accepts(v4l_S_PARM, &parameters) else { return 0 }
        return perSecond(parameters.parm.capture.timeperframe)
    }
}
