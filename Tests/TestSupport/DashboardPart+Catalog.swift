import Shared

/// The parts of the dashboard that show items of the catalog.
extension DashboardPart {
    nonisolated package static let banners = Self.catalog(.banners)
    nonisolated package static let categories = Self.catalog(.categories)
    nonisolated package static let products = Self.catalog(.products)
}
