extension German {
    public func name(_ cuisine: Cuisine) -> String {
        switch cuisine {
        case .italian: "Italienisch"
        case .french: "Französisch"
        case .german: "Deutsch"
        case .austrian: "Österreichisch"
        case .british: "Britisch"
        case .american: "Amerikanisch"
        case .mexican: "Mexikanisch"
        case .spanish: "Spanisch"
        case .greek: "Griechisch"
        case .turkish: "Türkisch"
        case .lebanese: "Libanesisch"
        case .moroccan: "Marokkanisch"
        case .ethiopian: "Äthiopisch"
        case .indian: "Indisch"
        case .thai: "Thailändisch"
        case .vietnamese: "Vietnamesisch"
        case .chinese: "Chinesisch"
        case .japanese: "Japanisch"
        case .korean: "Koreanisch"
        case .nordic: "Nordisch"
        case .eastern: "Osteuropäisch"
        case .caribbean: "Karibisch"
        }
    }
}
