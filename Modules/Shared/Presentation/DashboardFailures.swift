/// The failures of the parts of the dashboard that could not be loaded. The part with pictures has two sources, each
/// with a failure of its own.
package struct DashboardFailures: Equatable, Sendable {
    /// A source that loads independently.
    package enum Source: Hashable, Sendable {
        case part(DashboardPart)
        /// The pictures the user has added, which appear among the service's.
        case addedPictures

        /// The part that shows it.
        package var part: DashboardPart {
            switch self {
            case .part(let part): part
            case .addedPictures: .pictures
            }
        }
    }

    private var failures: [Source: Failure] = [:]

    package init() {}

    /// The status of a part; `nil` if all of it was loaded, and after a cancellation.
    package func status(of part: DashboardPart) -> String? {
        let reason = failures[.part(part)]?.reason ?? (part == .pictures ? failures[.addedPictures]?.reason : nil)
        return reason.map { StatusText.couldNotLoad(part: part, $0) }
    }

    /// Whether a source of `part` failed, canceled ones included.
    package func offersRetry(of part: DashboardPart) -> Bool {
        failures.keys.contains { $0.part == part }
    }

    /// Stores how `source` failed; a cancellation replaces no earlier failure.
    package mutating func add(_ failure: Failure, of source: Source) {
        if failure.reason != nil || failures[source] == nil { failures[source] = failure }
    }

    /// Removes the failure of `source`, which is loaded.
    package mutating func clear(_ source: Source) {
        failures[source] = nil
    }

    /// Removes the failures of all sources of `part`, which is about to be loaded again.
    package mutating func clear(_ part: DashboardPart) {
        failures = failures.filter { $0.key.part != part }
    }
}
