import Headless
import Shared

/// The outlets and layout of Dashboard, with the layouts of the shop app it is modeled on.
package struct DashboardStoryboard {
    package let logOut = Button("Log out", identifier: "logOut")
    package let addImage = Button("Add image", identifier: "addImage")
    package let banners = LoadableSection("Banners", identifier: "banners", layout: .fullWidth)
    package let categories = LoadableSection("Categories", identifier: "categories", layout: .shelf)
    package let products = LoadableSection("Products", identifier: "products", layout: .grid)
    package let pictures: LoadableSection
    package let screen: Screen

    package init() {
        pictures = LoadableSection("Pictures", identifier: "pictures", layout: .list, buttons: [addImage])
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
        case .catalog(.banners): banners
        case .catalog(.categories): categories
        case .catalog(.products): products
        case .pictures: pictures
        }
    }
}
