extension LibraryError {
    /// What the cook reads: what is wrong, what was left alone, and what to do.
    public var sentence: String {
        switch kind {
        case .damaged:
            "Your recipe library\(place) is damaged. Nothing in it was changed; "
                + "put back a copy of it, or start with a new library."
        case .notALibrary:
            "The file\(place) is not a recipe library. It was left as it is; please choose another file."
        case .newer:
            "Your recipe library\(place) was made by a newer version of Hands Off. It was left as it is; "
                + "please update Hands Off to open it."
        case .readOnly:
            "Your recipe library\(place) can't be written to. Please allow changes to the file and its folder."
        case .unreachable:
            "Your recipe library\(place) can't be opened. Please check that its folder is there and is yours."
        case .diskFull:
            "The disk is full, so your recipes can't be saved. Please make some room and try again."
        case .diskFailing:
            "The disk reports errors, so your recipes can't be read or saved reliably. "
                + "Please copy your library\(place) to another disk."
        case .busy:
            "Your recipe library\(place) is in use by another program. Please close that and try again."
        case .cancelled:
            "That was called off; nothing was changed."
        case .failed:
            "Something went wrong in your recipe library\(place). Nothing was lost; please try again."
        }
    }

    private var place: String { path.isEmpty ? "" : " (\(path))" }
}
