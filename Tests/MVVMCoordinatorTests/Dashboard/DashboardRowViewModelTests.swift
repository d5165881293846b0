import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

struct DashboardRowViewModelTests {
    @Test(arguments: [(CatalogPart.banners, nil), (.categories, "Flowers"), (.products, nil)])
    func `An item is shown with title and icon, and only a category can be chosen`(
        part: CatalogPart,
        category: String?
    ) {
        let row = DashboardRowViewModel(CatalogItem(id: "flowers", icon: "leaf", title: "Flowers"), of: part)

        #expect((row.id, row.title, row.icon, row.thumbnail) == ("flowers", "Flowers", "leaf", nil))
        #expect(row.category == category)
    }

    @Test func `A picture is shown with author and thumbnail`() {
        let row = DashboardRowViewModel(Picture(id: "1", author: "Ada", address: "https://example.com/1"))

        #expect((row.id, row.title, row.icon, row.thumbnail) == ("1", "Ada", nil, "https://example.com/1"))
        #expect(row.category == nil)
    }
}
