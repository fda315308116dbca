/// What timers are named by: the words of instructions.
enum TimerWords {
    /// What is timed in a kitchen.
    static let work: Set<String> = [
        "bake", "beat", "blanch", "boil", "braise", "broil", "brown", "bubble", "caramelise", "caramelize",
        "chill",
        "continue", "cook", "cool", "defrost", "dry", "ferment", "freeze", "fry", "grill", "heat", "infuse",
        "knead",
        "marinate", "microwave", "mix", "poach", "preheat", "proof", "prove", "refrigerate", "rest", "rise",
        "roast",
        "saute", "sauté", "sear", "set", "settle", "shake", "simmer", "sit", "smoke", "soak", "stand",
        "steam",
        "steep", "stew", "stir", "stir-fry", "sweat", "thaw", "toast", "toss", "warm", "whisk",
    ]
    /// Words after which those are things to do.
    static let beforeWork: Set<String> = [
        "and", "then", "to", "or", "it", "them", "let", "carefully", "gently", "slowly",
    ]

    /// Words that open a sentence without saying anything.
    static let openers: Set<String> = [
        "then", "now", "next", "meanwhile", "finally", "and", "please", "carefully", "gently", "slowly",
        "immediately", "afterwards", "also",
    ]
    /// Words that open a clause which says when, not what.
    static let subordinate: Set<String> = [
        "after", "about", "another", "around", "as", "at", "before", "every", "if", "once", "or", "until",
        "when",
        "while",
    ]
    /// Words that can't be the last.
    static let danglers: Set<String> = [
        "a", "about", "additional", "all", "an", "and", "another", "approximately", "are", "around", "as",
        "at",
        "by", "each", "for", "from", "further", "in", "into", "is", "it", "just", "least", "let", "of", "on",
        "only",
        "or",
        "other", "over", "per", "some", "than", "the", "their", "them", "then", "these", "this", "to",
        "until", "up",
        "with", "your", "auf", "bei", "für", "in", "mit", "und", "à", "au", "de", "et", "le", "la", "les",
        "pendant",
    ]
}
