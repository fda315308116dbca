/// What timers are named by: the words of instructions.
enum TimerWords {
    /// What is timed in a kitchen.
    static let work: Set<String> = [
        "bake", "beat", "blanch", "boil", "braise", "broil", "brown", "bubble", "caramelise", "caramelize",
        "chill",
        "continue", "cook", "cool", "crisp", "deep-fry", "defrost", "dry", "ferment", "freeze", "fry",
        "grill", "heat", "infuse",
        "knead",
        "leave", "marinate", "microwave", "mix", "pan-fry", "parboil", "poach", "preheat", "proof", "prove",
        "refrigerate", "rest", "rise",
        "reduce", "roast",
        "saute", "sauté", "sear", "set", "settle", "shake", "simmer", "sit", "smoke", "soak", "soften",
        "stand",
        "steam",
        "steep", "stew", "stir", "stir-fry", "sweat", "thaw", "thicken", "toast", "toss", "warm", "whisk",
        "wilt",
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
    /// Words that begin a part of a clause which says nothing until it ends.
    static let joints: Set<String> = [
        "and", "at", "for", "from", "in", "into", "of", "on", "or", "over", "until", "with", "auf", "bei",
        "für", "mit", "und", "à", "de", "et",
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
