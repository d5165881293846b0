/// Decides whether a program may take the whole terminal.
nonisolated package enum FullScreen {
    /// Returns `true` if input and output are terminals that can move the cursor, unless `ACCESSIBLE` is set: a screen
    /// reader follows a plain prompt better, and none can be detected.
    package static func isAvailable(
        inputIsTerminal: Bool,
        outputIsTerminal: Bool,
        environment: [String: String]
    ) -> Bool {
        inputIsTerminal && outputIsTerminal
            && !["", "dumb"].contains(environment["TERM", default: ""])
            && ["", "0", "false"].contains(environment["ACCESSIBLE", default: ""])
    }
}
