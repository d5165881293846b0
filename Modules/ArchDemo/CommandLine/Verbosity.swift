/// How much a command tells.
nonisolated package enum Verbosity: Sendable {
    case quiet, normal, verbose
}
