/// The reasons why parts of the dashboard could not be loaded. The part with pictures has two sources, each with a
/// reason of its own.
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

    private var reasons: [Source: String] = [:]

    package init() {}

    /// The status of a part; `nil` if all of it was loaded.
    package func status(of part: DashboardPart) -> String? {
        let reason = reasons[.part(part)] ?? (part == .pictures ? reasons[.addedPictures] : nil)
        return reason.map { StatusText.couldNotLoad(part: part, $0) }
    }

    /// Stores why `source` failed; a cancellation is ignored.
    package mutating func add(_ failure: Failure, of source: Source) {
        if let reason = failure.reason { reasons[source] = reason }
    }

    /// Removes the reason of `source`, which is loaded.
    package mutating func clear(_ source: Source) {
        reasons[source] = nil
    }

    /// Removes the reasons of all sources of `part`, which is about to be loaded again.
    package mutating func clear(_ part: DashboardPart) {
        reasons = reasons.filter { $0.key.part != part }
    }
}
