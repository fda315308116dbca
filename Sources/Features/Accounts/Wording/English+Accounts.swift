import API
import Language

extension English: AccountsWording {
    var account: String { "Account" }

    func title(_ field: AccountField) -> String {
        switch field {
        case .server: serverAddress
        case .userName: userName
        case .name: nameOrEmail
        case .password: "Password now"
        case .newPassword: "New password"
        case .email: email
        case .phone: phone
        case .code: code
        case .displayName: displayName
        case .terms: agreeToTerms
        case .invitation: invitation
        case .firstName: firstName
        case .lastName: lastName
        case .place: place
        case .room: room
        }
    }

    func fault(_ fault: FieldFault, in field: AccountField) -> String {
        switch (fault, field) {
        case (.missing, .server): "Where is the server?"
        case (.missing, .password), (.missing, .newPassword): "A password is needed."
        case (.missing, .userName), (.missing, .name): "A name is needed."
        case (.missing, _): "This is needed."
        case (.tooShort, .userName): "At least \(UserName.length.lowerBound) characters"
        case (.tooShort, .newPassword): "At least \(Password.length.lowerBound) characters"
        case (.tooShort, _): "That is too short."
        case (.tooLong, _): "That is too long."
        case (.characters, .userName): "Only letters from a to z, digits, and . _ - between them"
        case (.characters, _): "There are characters in it that can’t be there."
        case (.invalid, .email): "That is no e-mail address."
        case (.invalid, .server): "That is no address of a server."
        case (.invalid, _), (.gone, _), (.soldOut, _), (.price, _): "Something is wrong with that."
        case (.taken, .userName): "Somebody has that name already."
        case (.taken, _): "Somebody has that already."
        case (.easy, _): "Too easy to guess."
        case (.wrong, .password): "That is not your password."
        case (.wrong, .code): "That code is wrong, or a new one is shown already."
        case (.wrong, .userName): "That is not your user name."
        case (.wrong, _): "That is not right."
        case (.notAgreed, _): mustAgree
        }
    }

    func changeTitle(_ field: AccountField) -> String {
        field == .newPassword ? changePassword : title(field)
    }

    func changeExplained(_ field: AccountField) -> String? {
        switch field {
        case .userName: "You sign in with it. Links to your profile change with it."
        case .email: "The new address gets a mail to confirm it; until then the old one holds."
        case .newPassword: passwordHint
        case .phone: "Only for orders that you place. Leave it empty to remove it."
        case .firstName, .lastName, .place, .room:
            "The kitchen finds you by it. It is filled in when you order; leave it empty to remove it."
        default: nil
        }
    }

    func day(_ day: Int, _ month: Int, _ year: Int) -> String { date(year: year, month: month, day: day) }
}
