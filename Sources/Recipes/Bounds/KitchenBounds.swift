/// Minutes of work or of waiting; ten years, as no ham hangs longer.
public enum Minutes: Bounds { public static let range = 0...5_256_000 }

/// Preparation and cooking together.
public enum TotalMinutes: Bounds {
    public static let range = 0...2 * Minutes.range.upperBound
}

/// How many people a dish feeds.
public enum Servings: Bounds { public static let range = 1...10_000 }

/// A cook's opinion; 0 is none.
public enum Stars: Bounds { public static let range = 0...5 }

/// How much of a food, in any unit.
public enum Quantity: Bounds { public static let range = 0.0...1e9 }

/// What a serving contains, in kilocalories or grams.
public enum Nourishment: Bounds { public static let range = 0.0...1e6 }

/// A place in a list: a step of a recipe, a timer among others.
public enum Place: Bounds { public static let range = 0...1_000_000_000 }

/// A moment in seconds since 1970, up to the end of the year 9999.
public enum Moment: Bounds { public static let range = 0.0...253_402_300_799 }

/// A length of time in seconds, up to ten years.
public enum Seconds: Bounds { public static let range = 0.0...315_360_000 }
