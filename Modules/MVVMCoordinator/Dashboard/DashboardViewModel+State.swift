import Shared

extension DashboardViewModel {
    nonisolated struct State: Equatable {
        /// One part, and how far it is read.
        struct Part: Equatable {
            var phase = Phase.loading
            var rows: [DashboardRow] = []
        }

        var banners = Part()
        var categories = Part()
        var products = Part()
        var pictures = Part()
        var carousel = Carousel()
        /// Why the user's own pictures could not be read; the phase of `pictures` is that of the service's.
        var addedPicturesFailure: Failure?

        subscript(part: DashboardPart) -> Part {
            get { self[keyPath: Self.keyPath(of: part)] }
            set { self[keyPath: Self.keyPath(of: part)] = newValue }
        }

        /// Whether a part is being read.
        var isLoading: Bool { DashboardPart.allCases.contains { self[$0].phase == .loading } }

        /// Why a part could not be read; `nil` otherwise.
        func status(of part: DashboardPart) -> String? {
            let added = part == .pictures ? addedPicturesFailure?.reason : nil
            return (self[part].phase.failureReason ?? added).map { StatusText.couldNotLoad(part: part, $0) }
        }

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
