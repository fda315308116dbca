/// The kitchens that are known by name, whatever the language of the recipe: "italienisch" and "Italian" are
/// one.
public enum Kitchen: String, Sendable, Hashable, CaseIterable {
    case african, american, arab, austrian, brazilian, british, caribbean, chinese, eastern, ethiopian, french
    case georgian, german, greek, hungarian, indian, indonesian, irish, italian, japanese, jewish, korean
    case mediterranean, mexican, moroccan, nordic, persian, peruvian, polish, portuguese, russian, spanish
    case swiss, thai, turkish, ukrainian, vietnamese

    /// - Parameter text: one kitchen, as the author wrote it.
    public init?(named text: String) {
        guard let kitchen = Kitchen.byName[MenuWord.key(text)] else { return nil }
        self = kitchen
    }

    private static let byName = MenuWord.table([
        (Kitchen.african, "african|west african|afrikanisch|westafrikanisch"),
        (.american, "american|us|usa|southern|amerikanisch"),
        (.arab, "arab|arabic|lebanese|levantine|middle eastern|arabisch|libanesisch|orientalisch"),
        (.austrian, "austrian|osterreichisch"), (.brazilian, "brazilian|brasilianisch"),
        (.british, "british|english|scottish|welsh|uk|britisch|englisch|schottisch"),
        (.caribbean, "caribbean|jamaican|karibisch|jamaikanisch"), (.chinese, "chinese|sichuan|chinesisch"),
        (.eastern, "asian|asiatisch"), (.ethiopian, "ethiopian|athiopisch"),
        (.french, "french|provencal|franzosisch|provenzalisch"), (.georgian, "georgian|georgisch"),
        (.german, "german|swabian|bavarian|deutsch|schwabisch|bayerisch|bayrisch"),
        (.greek, "greek|griechisch"), (.hungarian, "hungarian|ungarisch"), (.indian, "indian|indisch"),
        (.indonesian, "indonesian|indonesisch"), (.irish, "irish|irisch"),
        (.italian, "italian|italienisch|sicilian|tuscan"), (.japanese, "japanese|japanisch"),
        (.jewish, "jewish|israeli|judisch|israelisch"), (.korean, "korean|koreanisch"),
        (.mediterranean, "mediterranean|mediterran"), (.mexican, "mexican|tex mex|mexikanisch"),
        (.moroccan, "moroccan|marokkanisch"),
        (.nordic, "nordic|scandinavian|swedish|danish|norwegian|finnish|skandinavisch|schwedisch|danisch"),
        (.persian, "persian|iranian|persisch|iranisch"), (.peruvian, "peruvian|peruanisch"),
        (.polish, "polish|polnisch"), (.portuguese, "portuguese|portugiesisch"),
        (.russian, "russian|russisch"), (.spanish, "spanish|spanisch"), (.swiss, "swiss|schweizerisch"),
        (.thai, "thai|thailandisch"), (.turkish, "turkish|turkisch"), (.ukrainian, "ukrainian|ukrainisch"),
        (.vietnamese, "vietnamese|vietnamesisch"),
    ])
}
