/// The amount of output of a command.
nonisolated package enum Verbosity: Sendable {
    case quiet, normal, verbose
}
