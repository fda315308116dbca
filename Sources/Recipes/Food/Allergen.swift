/// What a cook or a guest can't eat: the fourteen that the law of Europe has named on every packet.
public enum Allergen: String, Sendable, Hashable, Codable, CaseIterable {
    case gluten, milk, eggs, nuts, peanuts, fish, crustaceans, molluscs, soya, sesame, mustard, celery
    case lupin, sulphites
}
