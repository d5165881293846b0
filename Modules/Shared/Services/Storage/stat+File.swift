import Foundation

extension stat {
    var isRegular: Bool { st_mode & S_IFMT == S_IFREG }

    /// The date on which the file was written.
    var date: Date {
        #if canImport(Darwin)
            Date(timeIntervalSince1970: TimeInterval(st_mtimespec.tv_sec))
        #else
            Date(timeIntervalSince1970: TimeInterval(st_mtim.tv_sec))
        #endif
    }
}
