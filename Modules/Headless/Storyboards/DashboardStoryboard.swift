import Shared

/// The elements of Dashboard. The layouts are those of the shop it comes from.
package struct DashboardStoryboard {
    package let logOut = Button("Log out")
    package let addImage = Button("Add image")
    package let banners = LoadableSection("Banners", layout: .fullWidth)
    package let categories = LoadableSection("Categories", layout: .shelf)
    package let products = LoadableSection("Products", layout: .grid)
    package let pictures: LoadableSection
    package let screen: Screen

    package init() {
        pictures = LoadableSection("Pictures", layout: .list, buttons: [addImage])
        screen = Screen(
            "Dashboard",
            [
                .button(logOut), .section(banners.section), .section(categories.section), .section(products.section),
                .section(pictures.section),
            ]
        )
    }

    /// The section that shows a part.
    package subscript(part: DashboardPart) -> LoadableSection {
        switch part {
        case .banners: banners
        case .categories: categories
        case .products: products
        case .pictures: pictures
        }
    }
}
