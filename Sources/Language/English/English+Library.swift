extension English {
    public var backUpFolderTitle: String { "Where should the back-up go?" }
    public var backUpFileTitle: String { "Which back-up?" }

    public func title(of trouble: LibraryTrouble) -> String {
        switch trouble {
        case .damaged: "Your library is damaged"
        case .notALibrary: "This is not a library"
        case .lost: "Your library is gone"
        case .absent: "There is no library yet"
        case .linkLeadsNowhere: "Your library can’t be reached"
        case .notAFile: "This is not a file"
        case .newer: "Your library is from a newer version"
        case .readOnly: "Your library can’t be written to"
        case .unreachable: "Your library can’t be reached"
        case .diskFull: "The disk is full"
        case .diskFailing: "The disk reports errors"
        case .busy: "Your library is in use"
        case .cancelled, .failed: "Your library can’t be opened"
        }
    }

    public func sentence(_ trouble: LibraryTrouble, _ place: String) -> String {
        let at = place.isEmpty ? "" : " (\(place))"
        return switch trouble {
        case .damaged: "Parts of your library\(at) can’t be read any more. Nothing in it was changed."
        case .notALibrary: "The file\(at) can’t be read as a recipe library. It was left as it is."
        case .lost:
            "Your library\(at) is not there any more, or its file is empty, but copies of it or its log lie beside it. "
                + "Nothing was changed."
        case .absent: "There is no library yet\(at); opening the window makes one."
        case .linkLeadsNowhere:
            "Your library\(at) is to be found by a link, but there is nothing where that leads. If it lies on a drive "
                + "or in the network, please connect that and try again."
        case .notAFile:
            "Where your library should be\(at) there is no file, but a folder, a pipe or a device. It was left as it is."
        case .newer:
            "Your library\(at) was made by a newer version of Hands Off. It was left as it is; please update "
                + "Hands Off to open it."
        case .readOnly:
            "Your library\(at) can’t be written to. Please allow changes to the file and its folder."
        case .unreachable:
            "Your library\(at) can’t be opened. Please check that its folder is there and is yours."
        case .diskFull: "The disk is full, so nothing can be saved. Please make some room and try again."
        case .diskFailing:
            "The disk can’t be read or written reliably. Please copy your library\(at) to another disk."
        case .busy: "Another program is using your library\(at). Please close that and try again."
        case .cancelled: "That was called off; nothing was changed."
        case .failed: "Something went wrong in your library\(at). Nothing was lost; please try again."
        }
    }

    public func backUpFailed(_ trouble: LibraryTrouble) -> String {
        switch trouble {
        case .diskFull: "There is not enough room for the back-up there."
        case .readOnly, .unreachable, .linkLeadsNowhere, .notAFile:
            "The back-up can’t be written there. Please choose another folder."
        case .damaged: "Your library is damaged, so no back-up was made. Earlier ones are still there."
        default: "The back-up could not be made. Please try again, or choose another folder."
        }
    }

    public func restoreFailed(_ trouble: LibraryTrouble) -> String {
        switch trouble {
        case .damaged: "This back-up is damaged. Your library was left as it is."
        case .notALibrary: "This file is not a back-up of Hands Off. Your library was left as it is."
        case .newer:
            "This back-up is from a newer version of Hands Off. Your library was left as it is; please update first."
        case .diskFull: "There is not enough room to restore the back-up. Your library was left as it is."
        default: "The back-up can’t be read. Your library was left as it is."
        }
    }

    public func notSaved(_ trouble: LibraryTrouble) -> String {
        switch trouble {
        case .diskFull: "The disk is full, so your last changes are not saved yet. Please make some room."
        case .readOnly:
            "Your library can’t be written to, so your last changes are not saved yet. Please allow changes to it."
        case .busy: "Another program is using your library, so your last changes are not saved yet."
        default: "Your last changes are not saved yet."
        }
    }
    public var isSavedAgain: String { "Everything is saved." }

    public func goBackTo(_ date: String) -> String { "Go back to \(date)" }
    public func backUpHolds(_ recipes: Int, isLast: Bool) -> String {
        "\(isLast ? "The last good copy that was kept" : "An earlier copy"): \(self.recipes(recipes))."
    }
    public func copyHolds(_ recipes: Int, _ copy: LibraryCopy) -> String {
        switch copy {
        case .last: backUpHolds(recipes, isLast: true)
        case .earlier: backUpHolds(recipes, isLast: false)
        case .shrunk: "Kept because it holds much more than what came after it: \(self.recipes(recipes))."
        case .replaced: "What was here before it was replaced or emptied: \(self.recipes(recipes))."
        case .updated: "As an earlier version of Hands Off left it: \(self.recipes(recipes))."
        }
    }
    public func strangeLogIsKept(_ log: String) -> String {
        "A log lay beside your library that belongs to another file. It is kept as \(log)."
    }
    public func isRescued(_ aside: String) -> String {
        "The file that couldn’t be opened is kept as \(aside)."
    }

    public func notCopied(_ trouble: LibraryTrouble) -> String {
        switch trouble {
        case .damaged, .notALibrary:
            "Parts of your library can’t be read any more, so no copy of it can be kept."
        case .diskFull: "There is not enough room on the disk to keep a copy of your library."
        case .readOnly, .unreachable: "No copy of your library can be kept: its folder can’t be written to."
        case .diskFailing: "No copy of your library could be kept: the disk reports errors."
        default: "No copy of your library could be kept."
        }
    }
    public func lastCopy(_ date: String, recipes: Int) -> String {
        "The last good copy is of \(date) and holds \(self.recipes(recipes))."
    }
    public var noCopy: String { "There is no good copy of it." }
    public var putRight: String { "Put it right" }

    public func date(year: Int, month: Int, day: Int) -> String {
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        return "\(day) \(months[min(max(month, 1), 12) - 1]) \(year)"
    }
}
