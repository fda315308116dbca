/// Kitchens of the world that an account can be fond of, by the names that the server keeps.
public enum Cuisine: String, Sendable, CaseIterable {
    case italian, french, german, austrian, british, american, mexican, spanish, greek, turkish, lebanese,
        moroccan, ethiopian, indian, thai, vietnamese, chinese, japanese, korean, nordic, eastern, caribbean
}
