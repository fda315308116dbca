/// What a page of a server of ours is about, by the path of its address.
public enum ServerPage: Sendable, Hashable {
    case post(Post.ID)
    case person(userName: String)
    case collection(PublicCollection.ID)
    case invitation(code: String)

    /// Nil = it is none of these.
    public init?(path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, parts[0].isEmpty else { return nil }
        switch parts[1] {
        case "recipes" where Self.isName(parts[2]): self = .post(parts[2])
        case "people" where UserName.fault(in: parts[2]) == nil:
            self = .person(userName: UserName.folded(parts[2]))
        case "collections" where Self.isName(parts[2]): self = .collection(parts[2])
        case "invitation" where Invitation.isCode(parts[2]): self = .invitation(code: parts[2])
        default: return nil
        }
    }

    /// Letters, digits and hyphens, as the names of things have them that go into another path.
    private static func isName(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}
