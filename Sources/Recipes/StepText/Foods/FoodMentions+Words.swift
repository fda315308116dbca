/// What decides between words that speak of foods and words that only look like it.
extension FoodMentions {
    /// Whether it is pepper from a mill.
    static func isGround(_ name: FoodName) -> Bool {
        name.head == "pepper" && name.words.isSubset(of: ["pepper", "black", "white", "cracked"])
    }
    /// Of these "the peppers" are spoken.
    static let peppers: Set<String> = ["bellpepper", "chili", "jalapeno", "poblano"]
    /// German verbs that look like foods.
    static let handling: Set<String> = ["hacken", "hackt", "fetten", "einfetten", "formen"]
    /// Ends of German names of what is made of a vegetable.
    static let milled = ["pulv", "mehl", "saft", "bruh", "past", "mark", "püre", "pure", "flock"]
    /// They are called by their plants, though the list has their powder.
    static let pounded: Set<String> = ["garlic", "ginger", "onion"]
    /// Water that these are wetted with, or that something is dropped into, is none of the list.
    static let wetted: Set<String> = [
        "hand", "finger", "fingertip", "brush", "towel", "cloth", "knife", "thumb", "drop", "dropping",
        "dropped", "plunge", "rinse", "rinsed", "rinsing", "shock",
    ]
    /// Forms that spices come in.
    static let spicy: Set<String> = [
        "powder", "seed", "pod", "stick", "leaf", "flake", "masala", "salt",
    ]
    /// Their juice is of them, and no food of its own.
    static let juicy: Set<String> = [
        "lemon", "lime", "orange", "grapefruit", "pineapple", "garlic", "onion",
    ]
    /// Where the first stands before the second, it is another food.
    static let apart: Set<String> = [
        "bell pepper", "red pepper", "ginger beer", "bread crumb", "egg noodle", "root beer",
        "water chestnut",
        "brown butter rice", "sea bass", "cocoa butter", "ginger ale", "rice vinegar", "sugar snap",
    ]
    /// What is said for a food that the list has under another name.
    static let stand: [String: [String]] = [
        "yolk": ["egg"], "eggwhite": ["egg"], "eigelb": ["ei"], "eiweiss": ["ei"], "eischne": ["ei"],
        "pepper": ["bellpepper", "peppercorn", "chili", "jalapeno"], "cilantro": ["coriander"],
        "breadcrumb": ["panko"], "bun": ["roll"], "spaghetti": ["pasta"], "noodle": ["pasta"],
        "fry": ["potato", "chip"], "frie": ["potato", "chip"], "mince": ["beef", "lamb", "pork", "turkey"],
        "hack": ["hackfleisch"], "white": ["eggwhite"],
        "cocoa": ["cacao"], "stockcube": ["stock"], "chip": ["chocolate"], "steak": ["beef"],
        "biscuit": ["cookie"], "cookie": ["biscuit"], "pastry": ["dough"], "zuccher": ["zucker"],
        "muskat": ["muskatnus"], "spiegele": ["ei"], "ruhre": ["ei"], "salez": ["sel"], "saler": ["sel"],
        "poivrez": ["poivr"], "poivrer": ["poivr"],
    ]
}
