/// What a recipe has, to be shown whatever else has it, too; in the words of its author.
public enum BrowseWish: Sendable, Hashable {
    case tag(String)
    case kitchen(String)
    case course(String)
}
