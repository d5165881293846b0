import Shared

@testable import MVVMCoordinator

/// What `DashboardContentStub` answers, as rows.
extension DashboardRowViewModel {
    static let spring = sample("Spring", of: .banners)
    static let summer = sample("Summer", of: .banners)
    static let flowers = sample("Flowers", of: .categories)
    static let vase = sample("Vase", of: .products)
    static let added = DashboardRowViewModel(Picture(id: "own", author: "Added", address: "https://example.com/own"))
    static let found = DashboardRowViewModel(Picture(id: "1", author: "Found", address: "https://example.com/1"))

    private static func sample(_ title: String, of part: CatalogPart) -> DashboardRowViewModel {
        DashboardRowViewModel(CatalogItem(id: ExactText(title.lowercased()), icon: "icon", title: title), of: part)
    }
}
