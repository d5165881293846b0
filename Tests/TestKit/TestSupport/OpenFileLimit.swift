import Foundation

/// The limit of open files of this process. Many tests run at once, each with its own database, and the usual limit of
/// 1,024 is too low for them.
nonisolated package enum OpenFileLimit {
    /// Raises the limit, once, to the system's maximum.
    static func raise() {
        _ = raised
    }

    private static let raised: Void = set(10_240)

    /// Allows descriptors below `count` only, or fewer where the system's maximum is lower.
    package static func set(_ count: UInt) {
        var limit = rlimit()
        #if canImport(Darwin)
            let resource = RLIMIT_NOFILE
        #else
            let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #endif
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, rlim_t(count))
        setrlimit(resource, &limit)
    }
}
