/// Thrown if the app does not settle in time, or if the task that waits for it is canceled.
package struct Unsettled: Error, Equatable, CustomStringConvertible {
    /// The names of the jobs under way, with a reason if they wait.
    package let jobs: [String]

    package var description: String { "The app did not settle: \(jobs.joined(separator: ", "))." }
}
