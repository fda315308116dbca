import CFFmpeg

extension FilmTrouble {
    static let outOfMemory = FilmTrouble(.unwritable, cause: "allocation failed")
    static let over = FilmTrouble(.unwritable, cause: "added to after its end")
    static func unwritable(_ code: CInt) -> FilmTrouble { FilmTrouble(.unwritable, "write", code: code) }
}
