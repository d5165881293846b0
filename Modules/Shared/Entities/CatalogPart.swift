/// A part of the dashboard that shows items of the catalog, not pictures.
package enum CatalogPart: CaseIterable, Sendable {
    case banners, categories, products
}

extension DashboardPart {
    /// Creates the part of the dashboard that shows `part` of the catalog.
    package init(_ part: CatalogPart) {
        switch part {
        case .banners: self = .banners
        case .categories: self = .categories
        case .products: self = .products
        }
    }
}
