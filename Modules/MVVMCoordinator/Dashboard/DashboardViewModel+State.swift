import Shared

extension DashboardViewModel {
    nonisolated struct State: Equatable {
        struct Part: Equatable {
            var isLoading = false
            var rows: [DashboardRow] = []
        }

        var banners = Part()
        var categories = Part()
        var products = Part()
        var pictures = Part()
        var carousel = Carousel()
        var failures = DashboardFailures()

        subscript(part: DashboardPart) -> Part {
            get { self[keyPath: Self.keyPath(of: part)] }
            set { self[keyPath: Self.keyPath(of: part)] = newValue }
        }

        /// Whether a part is being loaded.
        var isLoading: Bool { DashboardPart.allCases.contains { self[$0].isLoading } }

        private static func keyPath(of part: DashboardPart) -> WritableKeyPath<Self, Part> {
            switch part {
            case .banners: \.banners
            case .categories: \.categories
            case .products: \.products
            case .pictures: \.pictures
            }
        }
    }
}
