/// What a user types, and what the screen then shows.
struct Step {
    /// The bytes that the keys send.
    let keys: String
    /// Texts that appear on the screen.
    let shows: [String]
    /// A text that goes from the screen.
    var hides: String?
    /// The name of the picture that is taken then.
    var picture: String?
}

/// The bytes of keys.
enum Keys {
    static let backTab = "\u{1B}[Z"
    static let down = "\u{1B}[B"
    static let enter = "\r"
    static let escape = "\u{1B}"
    static let tab = "\t"
}
