/// What was recorded: the entries of functions and the starts of tasks, in order.
package struct Recording: Sendable {
    /// An activation of a function on the stack.
    package struct Frame: Hashable, Sendable {
        /// The function, as an index of `functions`.
        package let function: Int
        /// A number that no other activation has while this one lasts.
        package let activation: UInt

        package init(function: Int, activation: UInt) {
            self.function = function
            self.activation = activation
        }
    }

    package struct Record: Sendable {
        package let isTaskStart: Bool
        /// The task that runs the function, or the one that was started.
        package let task: UInt
        /// The time on the app's clock.
        package let time: Duration
        /// Of an entry the function itself, then its callers; of a start those who started the task.
        package let frames: [Frame]

        package init(isTaskStart: Bool, task: UInt, time: Duration, frames: [Frame]) {
            self.isTaskStart = isTaskStart
            self.task = task
            self.time = time
            self.frames = frames
        }
    }

    package var functions: [Function] = []
    package var records: [Record] = []

    package init() {}
}
