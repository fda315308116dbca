/// The program in German; cooks are addressed as “du”.
struct German: Wording {
    var language: Language { .german }
}
