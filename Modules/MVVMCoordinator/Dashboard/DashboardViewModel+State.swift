import Shared

extension DashboardViewModel {
    nonisolated struct State: Equatable {
        struct Part: Equatable {
            var isLoading = false
            var rows: [DashboardRow] = []
        }

        var carousel = Carousel()
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
