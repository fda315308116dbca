import Stage

/// The whole window: the page of the route, and the card that may lie over it.
struct AppView: View {
    let app: App
    let look: Look

    var body: any View {
        Layers(x: .start, y: .start) {
            Fill(look.colors.paper)
            Column {
                Layers(x: .start, y: .start) {
                    page.place(.start, .start)
                    if app.route.hasHeader || app.route == .done, let notice = app.notice {
                        UndoBar(look: look, app: app, notice: notice).padding(Edges(bottom: foot))
                    }
                }
                .clipped()
                .place(.start, .start)
                // What stays until it is seen to takes room of its own, and lies over nothing.
                if app.route.hasHeader, app.showsSaveTrouble, let trouble = app.services.saving.trouble {
                    SaveTroubleBar(look: look, app: app, trouble: trouble)
                }
                if app.route.hasHeader, let trouble = app.copies.trouble {
                    CopyTroubleBar(look: look, app: app, trouble: trouble)
                }
            }
            .place(.start, .start)
            if app.route.hasHeader { SideMenu(look: look, app: app) }
            if app.offersPractice { PracticeOffer(look: look, app: app) }
            if app.timers.isRinging { RingBand(look: look, app: app) }
            if app.sheet == .keys { KeysSheet(look: look, app: app) }
            if app.sheet == .shoppingExport { ShoppingExportSheet(look: look, app: app) }
            if app.sheet == .shareFile, let recipe = app.sharing.recipe {
                RecipeFileSheet(look: look, app: app, recipe: recipe)
            }
            if app.sheet == .shareRecipe, let recipe = app.sharing.recipe {
                RecipeShareSheet(look: look, app: app, recipe: recipe)
            }
            if app.sheet == .cooked, let model = app.recipe {
                CookedSheet(look: look, app: app, model: model)
            }
            if app.sheet == .flickControls { FlickControlsSheet(look: look, app: app) }
            if app.sheet == .flickConsent {
                CameraConsentSheet(
                    look: look, app: app, title: look.words.flickConsentTitle,
                    yes: look.words.switchOn,
                    sentence: look.words.flickConsent
                ) { app.settings.flicksByWave = true }
            }
            CollectionSheets(look: look, app: app)
            if app.sheet == .ownDeeds { OwnDeedsSheet(look: look, app: app) }
            if app.sheet == .editorPicture, let model = app.editor {
                EditorPictureSheet(look: look, app: app, model: model)
            }
            if app.sheet == .editorPhoto, let model = app.editor {
                EditorPhotoSheet(look: look, app: app, model: model)
            }
            if app.sheet == .files, let files = app.files {
                FileChooserSheet(look: look, app: app, files: files)
            }
            if app.sheet == .copies { CopiesSheet(look: look, app: app) }
            libraryQuestion
            if app.sheet == .controls { ControlsSheet(look: look, app: app) }
            if app.sheet == .cameraConsent {
                CameraConsentSheet(
                    look: look, app: app, title: look.words.waveToTurn, yes: look.words.switchOn
                ) {
                    app.switchCameraOn()
                }
            }
            if app.sheet == .checkConsent {
                CameraConsentSheet(
                    look: look, app: app, title: look.words.lookThroughCamera, yes: look.words.look
                ) {
                    app.show(.cameraCheck)
                }
            }
        }
    }

    /// What can be done at the foot of a page stays in reach under a notice.
    private var foot: Double {
        switch app.route {
        case .editor: EditorFooter.height(look)
        case .recipe: RecipeView.footHeight(look)
        default: 0
        }
    }

    /// Before what changes the whole library, or all settings.
    private var libraryQuestion: (any View)? {
        let words = look.words
        switch app.sheet {
        case .restore:
            guard let backUp = app.candidate else { return nil }
            return QuestionSheet(
                look: look, app: app, icon: "refresh", title: words.restoreQuestion,
                text: words.restoreExplained(app.date(backUp.madeAt), recipes: backUp.recipes),
                yes: words.replaceLibrary
            ) { app.restoreCandidate() }
        case .resetSettings:
            return QuestionSheet(
                look: look, app: app, icon: "settings", title: words.resetSettingsQuestion,
                text: words.resetSettingsExplained, yes: words.reset
            ) { app.resetSettings() }
        case .beginAnew:
            return QuestionSheet(
                look: look, app: app, icon: "warning", title: words.beginAnewQuestion,
                text: words.beginAnewExplained, yes: words.beginAnew
            ) { app.beginAnew() }
        default: return nil
        }
    }

    private var page: any View {
        switch app.route {
        case .home: HomeView(look: look, app: app)
        case .search: SearchView(look: look, app: app)
        case .flick: FlickView(look: look, app: app)
        case .favourites: FavouritesView(look: look, app: app)
        case .collections: CollectionsView(look: look, app: app)
        case .collection:
            if let model = app.collection {
                CollectionView(look: look, app: app, model: model)
            } else {
                Spacer()
            }
        case .filling:
            if let model = app.filling { FillingView(look: look, app: app, model: model) } else { Spacer() }
        case .myRecipes: MyRecipesView(look: look, app: app)
        case .editor:
            if let model = app.editor { EditorView(look: look, app: app, model: model) } else { Spacer() }
        case .bringIn: ImportView(look: look, app: app)
        case .shoppingList: ShoppingListView(look: look, app: app)
        case .history: HistoryView(look: look, app: app)
        case .tutorials: TutorialsView(look: look, app: app)
        case .recipe:
            if let model = app.recipe { RecipeView(look: look, app: app, model: model) } else { Spacer() }
        case .cooking:
            if let model = app.cooking { SlideshowView(look: look, app: app, model: model) } else { Spacer() }
        case .done:
            if let model = app.done { DoneView(look: look, app: app, model: model) } else { Spacer() }
        case .settings: SettingsView(look: look, app: app)
        case .cameraCheck: CameraCheckView(look: look, app: app)
        case .rescue:
            if let model = app.rescue { RescueView(look: look, app: app, model: model) } else { Spacer() }
        case .practice:
            if let model = app.practice { PracticeView(look: look, app: app, model: model) } else { Spacer() }
        }
    }
}
