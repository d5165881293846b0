/// Keys to type, and the screen that follows.
struct Scene {
    /// The bytes of the keys.
    var keys: String
    /// Texts that appear on the screen.
    var shows: [String]
    /// A text that disappears from the screen.
    var hides: String?
    /// Whether to repeat the keys until the texts appear.
    var isRepeated = false
    /// The name of the picture to capture; `nil` for none.
    var picture: String?
    /// The duration of the screen in an animated picture.
    var seconds = 0.0

    /// Types another key at a new alert until the alert no longer ignores keys and shows its hint.
    static let heeded = Scene(keys: "x", shows: ["has to be answered first."], isRepeated: true)
}
