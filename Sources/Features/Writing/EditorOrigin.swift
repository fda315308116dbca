import House
import Kit
import Stage

/// Where the recipe belongs and where it comes from, what else is to be said, and the way to remove it.
struct EditorOrigin: View {
    let look: Look
    let host: Host
    let model: EditorPage

    var body: any View {
        let words = look.words
        let content = Column(spacing: Space.m) {
            pair(
                field(.cuisine, words.editorCuisine, words.editorCuisineHint),
                field(.category, words.editorCategory, words.editorCategoryHint))
            field(.tags, words.editorTags, words.editorTagsHint)
            pair(
                field(.author, words.editorAuthor, ""),
                field(.sourceName, words.editorSource, words.editorSourceHint))
            field(.sourceAddress, words.webAddress, "https://")
            EditorField(
                look: look, host: host, model: model, field: .notes, title: words.notesTitle,
                placeholder: words.editorNotesHint, lines: .several(least: 3))
        }
        return Column(spacing: Space.l) {
            EditorSection(look: look, title: words.editorOrigin, content: content)
            if model.kind == .own {
                WordButton(
                    look: look, label: words.editorRemoveRecipe, icon: "trash", emphasis: .plain,
                    id: "editor remove recipe"
                ) { model.remove() }
            }
        }
    }

    private func pair(_ one: EditorField, _ other: EditorField) -> Node {
        Sized { size in
            Grid(columns: size.width < 420 * look.type.factor ? 1 : 2, spacing: Space.m) {
                one
                other
            }
        }
        .grow(x: true, y: false)
    }

    private func field(
        _ field: RecipeDraft.Field, _ title: String, _ placeholder: String
    ) -> EditorField {
        EditorField(
            look: look, host: host, model: model, field: field, title: title, placeholder: placeholder)
    }
}
