/// Recorded entries of functions and starts of tasks, in order.
package struct Recording: Sendable {
    /// An activation of a function on the stack.
    struct Frame: Hashable, Sendable {
        /// The index of the function in `functions`.
        let function: Int
        /// A number that is unique while the activation lasts.
        let activation: UInt
    }

    struct Record: Sendable {
        let isTaskStart: Bool
        /// The task that runs the function, or the task that was started.
        let task: UInt
        /// Milliseconds on the app's clock since the app was started.
        let time: Int
        /// For an entry, the function and its callers; for a start, the code that started the task.
        let frames: [Frame]
    }

    var functions: [Function] = []
    var records: [Record] = []

    /// Whether nothing was recorded.
    package var isEmpty: Bool { records.isEmpty }
}
