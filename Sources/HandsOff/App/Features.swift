import Accounts
import Bringing
import Announcing
import BugReports
import Chores
import Community
import Cooking
import Diary
import Dishes
import Eyes
import Flicking
import FoodCatalogue
import Foraging
import House
import Library
import Ordering
import Paying
import Planning
import Preferences
import Screen
import Sharing
import Shelves
import Shopping
import Stage
import Tutorials
import Waving
import Writing

/// All rooms of the house, and the doors between them: a feature is a line of the menu and what it leads to.
@MainActor struct Features {
    let shelves: Shelves
    let flicking: Flicking
    let shopping: Shopping
    let planning: Planning
    let diary: Diary
    let dishes: Dishes
    let cooking: Cooking
    let waving: Waving
    let sharing: Sharing
    let writing: Writing
    let bringing: Bringing
    let foraging: Foraging
    let tutorials: Tutorials
    let accounts: Accounts
    let community: Community
    let ordering: Ordering
    let paying: Paying
    let bugReports: BugReports
    let announcing: Announcing
    let preferences: Preferences
    let links: Links

    /// - Parameter opening: what the library holds.
    init(_ host: Host, _ opening: Opening, replace: @escaping Preferences.Replace) {
        shelves = Shelves(host, front: opening.front)
        flicking = Flicking(host, favourites: shelves.favourites)
        shopping = Shopping(host)
        planning = Planning(host)
        diary = Diary(
            host, catalogue: Self.catalogue(beside: host.services.box.path), eyesight: Self.eyesight)
        dishes = Dishes(host)
        sharing = Sharing(host)
        bringing = Bringing(host)
        foraging = Foraging(host)
        community = Community(host)
        cooking = Cooking(host, interrupted: opening.interrupted, besides: opening.besides) {
            [dishes, community] in
            Community.isPost($0.id) ? community.page(of: $0.id) : dishes.page(of: $0, servings: $1)
        }
        community.left = { [weak cooking] in cooking?.dropAside(where: Community.isPost) }
        waving = Waving(host) { [cooking] in cooking.recipe != nil }
        tutorials = Tutorials(host)
        ordering = Ordering(host)
        paying = Paying(host)
        accounts = Accounts(host)
        bugReports = BugReports(host)
        announcing = Announcing(host)
        writing = Writing(host, unfinished: opening.unfinished) { Resources.foods }
        preferences = Preferences(host, checkCamera: { [waving] in waving.checkCamera() }, replace: replace)
        links = Links(host, community, accounts, isCooking: { [cooking] in cooking.recipe != nil })
        // A page of it on the way back shows the recipe as it was before.
        writing.saved = { [cooking, dishes] recipe in
            cooking.recipeChanged(recipe)
            if !dishes.isShown(recipe.id) { dishes.forgetWay(to: recipe.id) }
        }
        writing.removed = { [cooking, dishes] id in
            cooking.recipeRemoved(id)
            dishes.forgetWay(to: id)
        }
        writing.showSaved = { [dishes] in dishes.show($0) }
    }

    /// The foods that can be named lie beside the library, and are made of the program's own table.
    private static func catalogue(
        beside library: String
    ) -> @Sendable () async throws(LibraryError) -> FoodCatalogue {
        { () async throws(LibraryError) -> FoodCatalogue in
            let catalogue =
                library.isEmpty
                ? try FoodCatalogue.inMemory()
                : try FoodCatalogue.open(at: FoodsErrand.catalogue(beside: library))
            try await catalogue.stock({ Resources.foods }, edition: Resources.foodsEdition)
            return catalogue
        }
    }

    /// Beside the threads that the library is read on: nothing waits for it.
    private static let eyesight = LabelEyesight(
        photograph: { path in
            await withTaskExecutorPreference(Galley.eyes) { PhotographedPrint(at: path)?.bitmap }
        },
        sharpness: { picture in
            await withTaskExecutorPreference(Galley.eyes) {
                PhotographedPrint(Pixels(picture)).grey.sharpness
            }
        },
        barcode: { picture in
            await withTaskExecutorPreference(Galley.eyes) {
                BarcodeReader.read(PhotographedPrint(Pixels(picture)).grey)
            }
        },
        picture: { picture in
            await withTaskExecutorPreference(Galley.eyes) { await PhotographedPrint(Pixels(picture)).label() }
        })

    /// In the order of the menu.
    var menu: Menu {
        Menu(
            [
                shelves.home, shelves.search, flicking.place, shelves.favourites, shelves.collections,
                shelves.myRecipes, shopping.place, shelves.history, planning.place, diary.place,
                shelves.browsing,
                tutorials.place, accounts.place, community.place, ordering.place, paying.place,
            ], settings: preferences.place)
    }

    var crossings: Crossings {
        var crossings = Crossings(
            open: { [dishes] in dishes.open($0) }, cook: { [cooking] in cooking.start($0, servings: $1) },
            cookFrom: { [cooking] in cooking.start($0, servings: $1, step: $2) },
            cookByID: { [cooking] in cooking.start(id: $0) },
            check: { [dishes] in dishes.open($0, isToBeChecked: true) },
            browse: { [shelves] in shelves.browse($0) }, write: { [writing] in writing.write() },
            edit: { [writing] in writing.edit($0) }, copyToEdit: { [writing] in writing.copyToEdit($0) },
            share: { [sharing] in sharing.share($0) }, copyText: { [sharing] in sharing.copyText($0) },
            collect: { [shelves] in shelves.collect($0, title: $1) },
            plan: { [planning] in planning.plan($0, title: $1, servings: $2) },
            bringIn: { [bringing] in bringing.show() },
            practise: { [waving] in waving.practise() })
        crossings.openHere = { [links] in links.openHere($0) }
        crossings.bringInPage = { [bringing] in bringing.begin([.named($0)]) }
        crossings.outside = foraging.outside
        crossings.leadTo = { [cooking] in cooking.lead(to: $0) }
        crossings.shop = { [shopping] in shopping.shop(for: $0) }
        crossings.showPantry = { [shopping] in shopping.showPantry() }
        crossings.pantry = { [shopping] in shopping.pantry(then: $0) }
        crossings.read = { [dishes] in dishes.read($0) }
        crossings.publish = { [community] in community.publish }
        crossings.recommend = { [community] in community.recommend($0) }
        crossings.publicSide = { [community] in community.publicSide(of: $0) }
        crossings.lookAtPublicSide = { [community] in community.lookAtPublicSide(of: $0) }
        crossings.openCollection = { [shelves] in shelves.open($0) }
        crossings.showAccount = { [accounts] in accounts.show() }
        crossings.cooked = { [community] in community.noteCooked($0) }
        crossings.eat = { [diary] in diary.eat }
        crossings.film = { [tutorials] in tutorials.link($0) }
        crossings.filmEdition = { [tutorials] in tutorials.edition }
        return crossings
    }

    var furniture: Furniture {
        Furniture(
            menu: menu, crossings: crossings,
            offers: [
                { [cooking] in cooking.offer($0) }, { [bugReports] in bugReports.offer($0) },
                { [announcing] in announcing.offer($0) },
                { [planning] in planning.offer($0) },
                { [writing] in writing.offer($0) }, { [accounts] in accounts.sign($0) },
                { [paying] in paying.banner($0) },
            ], cards: [foraging.settings, bugReports.card],
            hear: { [planning, diary] parts in
                planning.hear(parts)
                diary.hear(parts)
            }, drop: { drop($0) },
            clockwork: [diary.reminders, diary.pictures, ordering.clockwork],
            close: { [bringing] in _ = bringing.stop() })
    }

    /// A file dropped on the window: a back-up of ours is asked about, anything else may hold recipes.
    private func drop(_ drop: Drop) -> Bool {
        guard case .file(let path) = drop else { return false }
        if FolderListing.fits(path, [BackUpName.ending]) {
            preferences.consider(path)
        } else {
            return bringing.drop(drop)
        }
        return true
    }
}
