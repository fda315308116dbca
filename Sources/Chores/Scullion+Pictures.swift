public import Foundation
public import Pictures
public import Screen
public import Scullery

extension SculleryProgram {
    /// This program, as a scullery.
    public static let own = SculleryProgram.beside(name: "hands-off", arguments: [SculleryWork.argument])
    /// The same, with room for films.
    public static let films = SculleryProgram.beside(
        name: "hands-off", arguments: [SculleryWork.argument, SculleryWork.films])
}

extension Scullion {
    /// Draws a picture that may be anybody's.
    public func pixels(of file: Data, _ rendering: PictureRendering) throws(PictureRefusal) -> Pixels {
        let side = PictureRendering.largestSide
        guard let shared = SharedBytes() else { throw .exhausting(cause: "no memory to share") }
        let (answer, _) = try picture(
            .draw(
                width: min(rendering.width, side), height: min(rendering.height, side),
                fills: rendering.fills), file, [shared.descriptor])
        guard case .pixels(let width, let height) = answer, (1...side).contains(width),
            (1...side).contains(height)
        else { throw .broken("no pixels") }
        let values = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            let place = UnsafeMutableRawBufferPointer(
                start: buffer.baseAddress, count: width * height * MemoryLayout<UInt32>.size)
            count = shared.read(into: place) ? width * height : 0
        }
        guard values.count == width * height else { throw .exhausting(cause: "too few pixels") }
        return Pixels(width: width, height: height, values: values)
    }

    /// Makes a picture that may be anybody's fit for the library.
    public func file(of picture: Data) throws(PictureRefusal) -> PictureFile {
        let (answer, data) = try self.picture(.fit, picture)
        guard case .picture(let mediaType) = answer,
            let file = PictureFile(mediaType: mediaType, fit: data)
        else { throw .broken("no file") }
        return file
    }

    /// For what is printed.
    public var drawing: PictureDrawing {
        { try? self.pixels(of: $0, PictureRendering(width: $1, height: $2, fills: true)) }
    }

    private func picture(
        _ chore: Chore, _ file: Data, _ descriptors: [Int32] = []
    ) throws(PictureRefusal) -> (ChoreAnswer, Data) {
        // No larger thing is a picture, and need not be carried about.
        if file.count > PictureLimits.photograph { throw .tooLarge }
        var heard: (ChoreAnswer, Data)?
        do {
            try perform(
                Message(chore, bytes: [file]), descriptors: descriptors, allowance: .picture
            ) { message in
                heard = (try message.read(ChoreAnswer.self), message.bytes.first ?? Data())
                return .last
            }
        } catch { throw .exhausting(cause: "\(error)") }
        guard let heard else { throw .exhausting(cause: "no answer") }
        if case .noPicture(let refusal) = heard.0 { throw refusal }
        return heard
    }
}
