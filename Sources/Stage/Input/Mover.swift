/// What a finger that wanders moves: chosen once it is clear which way it goes.
enum Mover: Hashable {
    case scroll(String)
    /// The bar beside a scroll.
    case bar(String, from: Double)
    case drag(String)
    /// A row of a list that is put in another order.
    case row(Cell)
}
