extension English {
    public var libraryTitle: String { "Your library" }
    public var backUp: String { "Back up" }
    public var backUpDetail: String {
        "Everything in one file: recipes, pictures, favourites, lists, history and settings."
    }
    public var restore: String { "Restore" }
    public var restoreDetail: String {
        "Puts a back-up in place of all that is here. You can also drop its file on the window."
    }
    public var resetSettings: String { "Reset the settings" }
    public var resetSettingsDetail: String { "Everything on this page as on the first day. Your recipes stay." }
    public var beginAnew: String { "Begin anew" }
    public var beginAnewDetail: String { "Empties the whole library. What was in it is kept in a file beside it." }

    public func backUpName(_ day: String) -> String { "Hands Off \(day)" }
    public var backUpFolderTitle: String { "Where should the back-up go?" }
    public var backUpFileTitle: String { "Which back-up?" }
    public func backedUp(_ place: String) -> String { "Your library is backed up as \(place)." }
    public var isBackingUp: String { "Your library is being copied…" }

    public var restoreQuestion: String { "Replace your library?" }
    public func restoreExplained(_ date: String, recipes: Int) -> String {
        "The back-up of \(date) holds \(count(recipes)). It takes the place of everything that is here; "
            + "for ten seconds you can undo that, and what was here is kept in a file beside the library."
    }
    public var replaceLibrary: String { "Replace" }
    public func restored(_ date: String) -> String { "Your library is as it was on \(date)." }
    public var resetSettingsQuestion: String { "Reset the settings?" }
    public var resetSettingsExplained: String {
        "Waving, sound, appearance, notifications and what you eat will be as on the first day. Your recipes stay."
    }
    public var reset: String { "Reset" }
    public var settingsAreReset: String { "The settings are as on the first day." }
    public var beginAnewQuestion: String { "Empty the whole library?" }
    public var beginAnewExplained: String {
        "Your recipes, favourites, collections, lists, history and settings go; only the recipes that came with "
            + "Hands Off will be there. For ten seconds you can undo that, and what was here is kept in a file "
            + "beside the library."
    }
    public var hasBegunAnew: String { "The library is as on the first day." }

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
        "\(isLast ? "The last good copy that was kept" : "An earlier copy"): \(count(recipes))."
    }
    public func copyHolds(_ recipes: Int, _ copy: LibraryCopy) -> String {
        switch copy {
        case .last: backUpHolds(recipes, isLast: true)
        case .earlier: backUpHolds(recipes, isLast: false)
        case .shrunk: "Kept because it holds much more than what came after it: \(count(recipes))."
        case .replaced: "What was here before it was replaced or emptied: \(count(recipes))."
        case .updated: "As an earlier version of Hands Off left it: \(count(recipes))."
        }
    }
    public var salvage: String { "Save what can be read" }
    public var salvageDetail: String {
        "Into a back-up of its own, which you can bring in later. The library stays as it is."
    }
    public func salvageName(_ day: String) -> String { "Hands Off, what could be read, \(day)" }
    public func salvaged(_ recipes: Int, _ place: String) -> String {
        recipes == 0
            ? "No recipe in it can be read any more."
            : "\(count(recipes)) could be read, saved as \(place). Bring that file in when you have a library again."
    }
    public func logIsKept(_ log: String) -> String {
        "Its last changes may be in a log that still lies there (\(log)). It is kept, whatever you choose."
    }
    public func strangeLogIsKept(_ log: String) -> String {
        "A log lay beside your library that belongs to another file. It is kept as \(log)."
    }
    public var chooseBackUp: String { "Choose a back-up" }
    public var chooseBackUpDetail: String { "A file that you have saved somewhere else." }
    public var newLibrary: String { "Begin a new library" }
    public var newLibraryDetail: String { "With the recipes that came with Hands Off." }
    public func isRescued(_ aside: String) -> String { "The file that couldn’t be opened is kept as \(aside)." }
    public var closeProgram: String { "Close" }

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
        "The last good copy is of \(date) and holds \(count(recipes))."
    }
    public var noCopy: String { "There is no good copy of it." }
    public var copiesTitle: String { "Copies kept by themselves" }
    public func copiesAre(_ last: String) -> String {
        "\(last) A copy is kept beside the library on each day that you use it."
    }
    public var putRight: String { "Put it right" }
    public func hasShrunk(to recipes: Int, _ date: String, held: Int) -> String {
        "Your library holds \(count(recipes)); on \(date) it held \(held). The copy of that day stays until you say "
            + "that it may go."
    }
    public func hasLostOwn(_ own: Int, _ date: String, had: Int) -> String {
        "Of your own recipes your library has \(own); on \(date) it had \(had). The copy of that day stays "
            + "until you say that it may go."
    }
    public var keepCopy: String { "Keep it" }
    public var letCopyGo: String { "It may go" }
    public var copyStays: String { "The copy stays. You can go back to it here." }
    public var copyIsGone: String { "The copy is gone." }

    public func date(year: Int, month: Int, day: Int) -> String {
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        return "\(day) \(months[min(max(month, 1), 12) - 1]) \(year)"
    }

    private func count(_ recipes: Int) -> String { recipes == 1 ? "1 recipe" : "\(recipes) recipes" }
}
