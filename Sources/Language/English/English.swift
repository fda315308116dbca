/// The program in British English.
struct English: Wording {
    var language: Language { .english }
}
