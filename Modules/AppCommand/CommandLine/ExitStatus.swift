/// The exit status of the process; statuses from 64 on are those of BSD's `sysexits`.
nonisolated package enum ExitStatus: Int32, CaseIterable, Sendable {
    case done = 0
    case failed = 1
    case wrongUsage = 64
    case badInput = 65
    case fileNotFound = 66
    case serviceUnavailable = 69
    case cannotWriteData = 73
    case hungUp = 129
    case interrupted = 130

    var meaning: String {
        switch self {
        case .done: "Success."
        case .failed: "The command failed, for example at an expectation."
        case .wrongUsage: "Wrong usage."
        case .badInput: "The input is invalid."
        case .fileNotFound: "File not found."
        case .serviceUnavailable: "A service is unavailable."
        case .cannotWriteData: "Cannot write the data directory."
        case .hungUp: "The terminal was closed."
        case .interrupted: "Interrupted."
        }
    }
}
