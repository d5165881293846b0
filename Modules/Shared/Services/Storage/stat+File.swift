import Foundation

extension stat {
    var isRegular: Bool { st_mode & S_IFMT == S_IFREG }

    /// Whether the file belongs to another user than this one or root.
    var isForeign: Bool { ![0, geteuid()].contains(st_uid) }

    /// The name of the file's owner, or “user” and a number if the user has none.
    var owner: String { getpwuid(st_uid).map { String(cString: $0.pointee.pw_name) } ?? "user \(st_uid)" }

    /// The date on which the file was written.
    var date: Date {
        #if canImport(Darwin)
            Date(timeIntervalSince1970: TimeInterval(st_mtimespec.tv_sec))
        #else
            Date(timeIntervalSince1970: TimeInterval(st_mtim.tv_sec))
        #endif
    }
}
