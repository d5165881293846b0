#if os(Linux)
    import CExecutor
#endif

/// Runs all work of the process on one executor, one job at a time.
package enum OneExecutor {
    /// Takes effect for the rest of the process. If the runtime does not support it, work keeps its own threads and
    /// takes longer.
    package static func use() {
        #if os(Linux)
            _ = executor_use_one()
        #endif
    }
}
