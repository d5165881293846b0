import Foundation

/// The limit of open files of this process. Many tests run at once, each with its own database, and the usual limit of
/// 1,024 is too low for them.
nonisolated enum OpenFileLimit {
    /// Raises the limit, once, to the system's maximum.
    static func raise() {
        _ = raised
    }

    private static let raised: Bool = {
        var limit = rlimit()
        #if canImport(Darwin)
            let resource = RLIMIT_NOFILE
        #else
            let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #endif
        guard getrlimit(resource, &limit) == 0 else { return false }
        limit.rlim_cur = min(limit.rlim_max, 10_240)
        return setrlimit(resource, &limit) == 0
    }()
}
