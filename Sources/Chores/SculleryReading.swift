public import Exchange
import Foundation
public import Intake
import Media
import Pictures
import Recipes
import Screen
public import Scullery

/// The reading of recipes, on the scullery's side: what it finds is said at once, so that nothing is lost of
/// it when what follows ends the process.
public final class SculleryReading {
    private let sink: Sink
    private let resumption: Resumption
    /// What went wrong on the way to the kitchen; the formats hand over what they find without a way to say
    /// so.
    private var trouble: (any Error)?

    public init(_ sink: Sink, _ resumption: Resumption) {
        (self.sink, self.resumption) = (sink, resumption)
    }

    public func read(_ delivery: Delivery) throws {
        do throws(Refusal) {
            switch delivery {
            case .library:
                say(.library)
            case .file(let file):
                try begin("")
                _ = KnownFormats.read(file) { found in
                    say(found) { if case .bytes(let bytes) = $0 { bytes } else { nil } }
                }
            case .parcel(let parcel):
                let watched = WatchedParcel(parcel, self)
                try KnownFormats.read(watched) { found in
                    say(found) { picture in
                        switch picture {
                        case .bytes(let bytes): bytes
                        case .path(let path): try? watched.bytes(of: path)
                        case .address: nil
                        }
                    }
                }
            }
            say(.done)
        } catch { say(.failed(error)) }
        if let trouble { throw trouble }
    }

    /// - Parameter what: a file's path, a picture's mark, or nothing for all of what was brought.
    /// - Throws: a refusal if it is to be passed over.
    public func begin(_ what: String) throws(Refusal) {
        if resumption.avoided.contains(what) { throw Refusal(.exhausting, cause: "passed over", file: what) }
        say(.begins(what))
    }

    private func say(_ answer: ChoreAnswer, _ files: [Data] = []) {
        if trouble != nil { return }
        do { try sink.say(answer, bytes: files) } catch { trouble = error }
    }

    /// - Returns: whether it goes on.
    private func say(
        _ found: Result<WrittenRecipe, Refusal>, _ bytes: (WrittenPicture) -> [UInt8]?
    ) -> Bool {
        var files: [Data] = []
        let answer: ChoreAnswer
        switch found {
        case .success(let written):
            do throws(Refusal) {
                let recipe = try written.recipe(id: written.key)
                if resumption.heard.contains(recipe.id) { return true }
                var clipBytes = 0
                answer = .recipe(
                    FoundRecipe(
                        recipe, written, picture: { self.picture($0, bytes, &files) },
                        clip: { self.clip($0, bytes, &files, &clipBytes) }))
            } catch {
                answer = .refused(
                    error, title: written.title.isEmpty ? nil : String(written.title.prefix(300)))
            }
        case .failure(let refusal):
            // Whoever cut it off has said so already.
            if refusal.reason == .exhausting { return true }
            answer = .refused(refusal, title: nil)
        }
        if let key = answer.key, resumption.heard.contains(key) { return true }
        say(answer, files)
        return trouble == nil
    }

    private func picture(
        _ picture: WrittenPicture, _ bytes: (WrittenPicture) -> [UInt8]?, _ files: inout [Data]
    ) -> FoundRecipe.Picture {
        if case .address(let address) = picture { return .address(address) }
        guard let bytes = bytes(picture) else { return .lacking }
        let data = Data(bytes)
        guard (try? begin(Self.mark(of: data))) != nil, let file = try? PictureFile(data) else {
            return .lacking
        }
        files.append(file.data)
        return .file(mediaType: file.mediaType, place: files.count - 1)
    }

    /// Films come along as they are: making clips of them takes longer than reading does, and is done elsewhere.
    private func clip(
        _ clip: WrittenPicture, _ bytes: (WrittenPicture) -> [UInt8]?, _ files: inout [Data], _ sum: inout Int
    ) -> FoundRecipe.Picture {
        if case .address(let address) = clip { return .address(address) }
        guard let bytes = bytes(clip), !bytes.isEmpty, sum + bytes.count <= FoundRecipe.mostClipBytes,
            bytes.count <= ClipLimits.carried
        else { return .lacking }
        sum += bytes.count
        files.append(Data(bytes))
        return .file(mediaType: "video", place: files.count - 1)
    }

    private static let markOfPictures = "picture "

    private static func mark(of picture: Data) -> String { markOfPictures + Fingerprint(picture).text }

    /// Whether something that began is a picture, which is missed where it belongs.
    public static func isPicture(_ mark: String) -> Bool { mark.hasPrefix(markOfPictures) }
}
