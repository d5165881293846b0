#if os(Linux)
    import CInstruments
#endif

/// Runs all work of the process on one executor, one job at a time.
package enum OneExecutor {
    /// Whether `use` has an effect.
    package nonisolated static var isSupported: Bool {
        #if os(Linux)
            return true
        #else
            return false
        #endif
    }

    /// Takes effect for the rest of the process. If the runtime does not support it, work keeps its own threads and
    /// takes longer.
    package nonisolated static func use() {
        #if os(Linux)
            _ = executor_use_one()
        #endif
    }

    /// Runs jobs that wait at the same time in an order that `seed` determines, as threads might; `nil` means first in,
    /// first out. Takes effect after `use`, until the next call.
    package nonisolated static func shuffle(seed: UInt64?) {
        #if os(Linux)
            executor_shuffle(seed.map { $0 | 1 } ?? 0)
        #endif
    }
}
