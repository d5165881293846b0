/// Recorded entries of functions and starts of tasks, in order.
package struct Recording: Sendable {
    /// An activation of a function on the stack.
    package struct Frame: Hashable, Sendable {
        /// The index of the function in `functions`.
        package let function: Int
        /// A number that is unique while the activation lasts.
        package let activation: UInt

        package init(function: Int, activation: UInt) {
            self.function = function
            self.activation = activation
        }
    }

    package struct Record: Sendable {
        package let isTaskStart: Bool
        /// The task that runs the function, or the task that was started.
        package let task: UInt
        /// The time on the app's clock.
        package let time: Duration
        /// For an entry, the function and its callers; for a start, the code that started the task.
        package let frames: [Frame]

        package init(isTaskStart: Bool, task: UInt, time: Duration, frames: [Frame]) {
            self.isTaskStart = isTaskStart
            self.task = task
            self.time = time
            self.frames = frames
        }
    }

    /// The modules whose calls are shown.
    package let patterns: Set<String>
    package var functions: [Function] = []
    package var records: [Record] = []

    package init(of patterns: Set<String>) {
        self.patterns = patterns
    }
}
