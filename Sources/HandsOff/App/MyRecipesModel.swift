/// What the cook has written, and drafts of it (AR01).
@MainActor final class MyRecipesModel: PageModel {}
