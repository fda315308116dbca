/// What a cook wants to see all recipes of.
public enum BrowseWish: Sendable, Hashable {
    case tag(String), kitchen(String), course(String)
}
