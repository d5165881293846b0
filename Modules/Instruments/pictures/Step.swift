/// What a user types, and what the screen then shows.
struct Step {
    /// The bytes that the keys send.
    var keys: String
    /// Texts that appear on the screen.
    var shows: [String]
    /// A text that goes from the screen.
    var hides: String?
    /// Whether the keys are typed repeatedly until the screen shows the texts.
    var isRepeated = false
    /// The name of the picture that is taken then.
    var picture: String?
    /// How long an animated picture shows the screen.
    var seconds = 0.0

    /// A new alert ignores keys for a moment; afterwards it is the reply to any other key.
    static let heeded = Step(keys: "x", shows: ["has to be answered first."], isRepeated: true)
}
