import Shared

extension DashboardViewModel {
    nonisolated struct State: Equatable {
        /// The position of the banner in view.
        var bannerPosition = 0
        private var parts: [DashboardPart: Part] = [:]

        subscript(part: DashboardPart) -> Part {
            get { parts[part, default: Part(part)] }
            set { parts[part] = newValue }
        }

        /// Whether a part is being loaded.
        var isLoading: Bool { parts.values.contains(where: \.isLoading) }
    }
}

extension DashboardViewModel.State {
    /// A part of the dashboard as it is shown.
    nonisolated struct Part: Equatable {
        /// What a part is loaded from. Each source has a failure of its own.
        enum Source {
            case service
            /// The pictures the user has added, which appear among the service's.
            case addedPictures
        }

        var isLoading = false
        var rows: [DashboardRowViewModel] = []
        private let part: DashboardPart
        private var failures: [Source: Failure] = [:]

        init(_ part: DashboardPart) {
            self.part = part
        }

        /// The status shown below the rows; `nil` if all sources were loaded, and after a cancellation.
        var status: String? {
            let reason = failures[.service]?.reason ?? failures[.addedPictures]?.reason
            return reason.map { StatusText.couldNotLoad(part: part, $0) }
        }

        /// Whether a source failed, canceled ones included.
        var offersRetry: Bool { !failures.isEmpty }

        /// Marks the part as being loaded; earlier failures are over.
        mutating func begin() {
            isLoading = true
            failures = [:]
        }

        /// Stores how `source` failed; a cancellation replaces no earlier failure.
        mutating func add(_ failure: Failure, of source: Source) {
            if failure != .canceled || failures[source] == nil { failures[source] = failure }
        }

        /// Removes the failure of `source`, which is loaded.
        mutating func clear(_ source: Source) {
            failures[source] = nil
        }
    }
}
