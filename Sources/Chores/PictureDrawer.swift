public import Foundation
public import Pictures
public import Screen
import Scullery

/// Has pictures drawn, one after the other, in a process of the scullery that is kept for the next.
public actor PictureDrawer {
    /// One for the whole program; its process starts with the first picture.
    public static let shared = PictureDrawer()

    private let scullion = Scullion(.own)

    /// - Returns: nil if it can't be drawn.
    public nonisolated func pixels(of file: Data, _ rendering: PictureRendering) async -> Pixels? {
        // On the thread that is for drawing, so that no write to the library waits for a picture.
        await withTaskExecutorPreference(Galley.drawing) { await draw(file, rendering) }
    }

    /// A picture as a person has it, made fit for the library.
    public nonisolated func file(of picture: Data) async throws(PictureRefusal) -> PictureFile {
        try await withTaskExecutorPreference(Galley.drawing) { await fit(picture) }.get()
    }

    private func draw(_ file: Data, _ rendering: PictureRendering) -> Pixels? {
        try? scullion.pixels(of: file, rendering)
    }

    private func fit(_ picture: Data) -> Result<PictureFile, PictureRefusal> {
        Result { () throws(PictureRefusal) in try scullion.file(of: picture) }
    }
}
