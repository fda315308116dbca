import House
import Kit
import Language

extension Look {
    var words: any Wording { language.wording }
}

extension Host {
    /// What the program says, in the cook's language.
    var words: any Wording { language.wording }
}
