extension English {
    public func name(_ cuisine: Cuisine) -> String {
        switch cuisine {
        case .italian: "Italian"
        case .french: "French"
        case .german: "German"
        case .austrian: "Austrian"
        case .british: "British"
        case .american: "American"
        case .mexican: "Mexican"
        case .spanish: "Spanish"
        case .greek: "Greek"
        case .turkish: "Turkish"
        case .lebanese: "Lebanese"
        case .moroccan: "Moroccan"
        case .ethiopian: "Ethiopian"
        case .indian: "Indian"
        case .thai: "Thai"
        case .vietnamese: "Vietnamese"
        case .chinese: "Chinese"
        case .japanese: "Japanese"
        case .korean: "Korean"
        case .nordic: "Nordic"
        case .eastern: "Eastern European"
        case .caribbean: "Caribbean"
        }
    }
}
