extension FullScreenLoop {
    /// Why the loop ended.
    package enum Ending: Equatable, Sendable {
        case quit
        case interrupted
        /// The terminal is gone.
        case inputEnded
    }

    /// How the app is drawn, and how long a lone Esc waits for the rest of a sequence.
    package struct Options {
        package var usesColor = true
        /// Whether signs that the Linux console lacks are replaced.
        package var usesASCII = false
        package var escapePatience = Duration.milliseconds(50)

        package init() {}
    }
}
