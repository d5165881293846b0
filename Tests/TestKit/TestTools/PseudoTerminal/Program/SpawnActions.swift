import Foundation

/// The actions before a child process starts its program, whose declarations differ between Linux and macOS.
struct SpawnActions {
    #if canImport(Darwin)
        private var actions: posix_spawn_file_actions_t?
        private var attributes: posix_spawnattr_t?
        private static let leadsSession = POSIX_SPAWN_SETSID
    #else
        private var actions = posix_spawn_file_actions_t()
        private var attributes = posix_spawnattr_t()
        /// `POSIX_SPAWN_SETSID`, which is missing in the Glibc module.
        private static let leadsSession: Int32 = 0x80
    #endif

    init() {
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
    }

    mutating func destroy() {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }

    mutating func open(_ path: String, as descriptor: Int32, _ flags: Int32) {
        posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
    }

    /// Starts the program and returns an error code, 0 for success.
    mutating func spawn(
        _ id: inout pid_t,
        _ path: String,
        _ arguments: [UnsafeMutablePointer<CChar>?],
        _ environment: [UnsafeMutablePointer<CChar>?],
        leadsSession: Bool
    ) -> Int32 {
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        var allSignals = sigset_t()
        sigfillset(&allSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setsigdefault(&attributes, &allSignals)
        let flags = Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | (leadsSession ? Self.leadsSession : 0)
        posix_spawnattr_setflags(&attributes, Int16(flags))
        return posix_spawn(&id, path, &actions, &attributes, arguments, environment)
    }
}
