/// The values of `--color`.
nonisolated package enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never

    /// Returns whether to use color on an output. With `auto`, `NO_COLOR` turns it off, otherwise `CLICOLOR_FORCE`
    /// turns it on, otherwise it is on for a terminal that allows escape codes.
    package func isOn(isTerminal: Bool, environment: [String: String]) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            if !environment["NO_COLOR", default: ""].isEmpty { return false }
            if !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""]) { return true }
            return isTerminal && environment.allowsEscapeCodes
        }
    }
}

nonisolated extension [String: String] {
    /// Whether these variables allow escape codes and animation on a terminal: `TERM` is neither empty nor `dumb`, and
    /// `ACCESSIBLE` is not set. Screen readers repeat what is rewritten and cannot be detected.
    package var allowsEscapeCodes: Bool {
        !["", "dumb"].contains(self["TERM", default: ""])
            && ["", "0", "false"].contains(self["ACCESSIBLE", default: ""])
    }
}
