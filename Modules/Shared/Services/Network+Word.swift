extension Connection.Network {
    /// The words that name a network, for messages and help.
    package static let words = ["sample", "offline"]

    /// The word that names this network.
    package var word: String {
        switch self {
        case .sample: "sample"
        case .offline: "offline"
        }
    }

    /// The network that a person names by `word`, if it names one.
    package init?(word: String) {
        switch word {
        case "sample": self = .sample
        case "offline": self = .offline
        default: return nil
        }
    }
}
