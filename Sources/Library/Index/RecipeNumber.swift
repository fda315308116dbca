/// The numbers that recipes are found by. Each is given once, so a cook who adds a thousand recipes a day for
/// a life stays within them; one beyond, which only another program can have written, is found by nothing but
/// its id.
enum RecipeNumber {
    static let range: ClosedRange<Int64> = 0...Int64(blocks * RecipeBlock.size - 1)
    /// Of the index: four times as many would be sets of eight megabytes.
    static let blocks = 4096
}
