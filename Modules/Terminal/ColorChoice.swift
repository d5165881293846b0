/// When to use color, as `--color` says.
nonisolated package enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never

    /// Whether to use color on an output. Left to `auto`, `NO_COLOR` forbids it, else `CLICOLOR_FORCE` asks for it,
    /// else a terminal gets it that is not `dumb`.
    package func isOn(isTerminal: Bool, environment: [String: String]) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            if !environment["NO_COLOR", default: ""].isEmpty { return false }
            if !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""]) { return true }
            return isTerminal && environment["TERM"] != "dumb"
        }
    }
}
