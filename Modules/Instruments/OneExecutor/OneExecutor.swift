#if os(Linux)
    import CExecutor
#endif

/// Makes all work of the process run in one place, one piece after the other.
package enum OneExecutor {
    /// Changes the process for good. Where that cannot be done, work keeps its own threads, and takes longer.
    package static func use() {
        #if os(Linux)
            _ = executor_use_one()
        #endif
    }
}
