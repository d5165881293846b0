extension FullScreenLoop {
    /// The reason why the loop ended.
    package enum Ending: Equatable, Sendable {
        case quit
        case interrupted
        /// The terminal was closed.
        case inputEnded
    }

    /// Options for drawing, and the time that a lone Esc waits for the rest of a sequence.
    package struct Options {
        package var usesColor = true
        /// Whether to replace characters that the Linux console lacks.
        package var usesASCII = false
        package var escapePatience = Duration.milliseconds(50)
        /// A text for each screen of a title, shown while there is no other message.
        package var greetings: [String: String] = [:]

        package init() {}
    }
}
