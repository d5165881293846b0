import Shared

/// A part of the dashboard that shows items of the catalog, not pictures.
nonisolated enum CatalogPart: CaseIterable {
    case banners, categories, products
}

extension DashboardPart {
    init(_ part: CatalogPart) {
        switch part {
        case .banners: self = .banners
        case .categories: self = .categories
        case .products: self = .products
        }
    }
}
