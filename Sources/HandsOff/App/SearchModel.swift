/// What is looked for, and what was found (TR01–TR04).
@MainActor final class SearchModel: PageModel {}
