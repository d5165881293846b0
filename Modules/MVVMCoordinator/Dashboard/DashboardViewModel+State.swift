import Shared

extension DashboardViewModel {
    nonisolated struct State: Equatable {
        struct Part: Equatable {
            var isLoading = false
            var rows: [DashboardRow] = []
        }

        /// The position of the banner in view.
        var bannerPosition = 0
        var failures = DashboardFailures()
        private var parts: [DashboardPart: Part] = [:]

        subscript(part: DashboardPart) -> Part {
            get { parts[part, default: Part()] }
            set { parts[part] = newValue }
        }

        /// Whether a part is being loaded.
        var isLoading: Bool { parts.values.contains(where: \.isLoading) }
    }
}
