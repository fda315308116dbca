import House
import Kit
import Language

extension Look {
    var words: any BugReportsWording { language.bugReports }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any BugReportsWording { language.bugReports }
}

extension Language {
    var bugReports: any BugReportsWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
