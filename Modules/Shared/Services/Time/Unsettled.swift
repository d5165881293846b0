/// The app did not settle in time, or the task that waited for it was canceled.
package struct Unsettled: Error, Equatable, CustomStringConvertible {
    /// What is under way: the names of the jobs, and for those that wait the reason.
    package let jobs: [String]

    package var description: String { "The app did not settle: \(jobs.joined(separator: ", "))." }
}
