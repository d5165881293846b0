/// The content of the built-in catalog. Icons are names in SF Symbols, which has none for most groceries.
enum CatalogData {
    static let banners = items(
        "banner",
        ("basket", "Groceries in an hour"),
        ("gift", "Wedding season offers"),
        ("truck.box", "Free delivery this week"),
        ("star", "New in the bakery")
    )

    static let categories = items(
        "category",
        ("camera.macro", "Flowers"),
        ("birthday.cake", "Cakes"),
        ("hanger", "Dresses"),
        ("building.columns", "Venues"),
        ("powerplug", "Electronics"),
        ("tshirt", "Clothing"),
        ("leaf", "Fruits"),
        ("oven", "Bakery"),
        ("cup.and.saucer", "Drinks"),
        ("house", "Home")
    )

    static let products = items(
        "product",
        ("basket", "Red apples"),
        ("basket", "Bananas"),
        ("basket", "Oranges"),
        ("basket", "Green grapes"),
        ("carrot", "Carrots"),
        ("basket", "Tomatoes"),
        ("basket", "Potatoes"),
        ("leaf", "Spinach"),
        ("refrigerator", "Fresh milk"),
        ("refrigerator", "White cheese"),
        ("frying.pan", "Eggs"),
        ("refrigerator", "Butter"),
        ("oven", "Arabic bread"),
        ("oven", "Croissants"),
        ("birthday.cake", "Date cake"),
        ("oven", "Cookies"),
        ("cup.and.saucer", "Coffee"),
        ("mug", "Mint tea"),
        ("waterbottle", "Orange juice"),
        ("drop", "Water"),
        ("fork.knife", "Basmati rice"),
        ("fish", "Salmon"),
        ("bubbles.and.sparkles", "Hand soap"),
        ("camera.macro", "Rose bouquet")
    )

    private static func items(_ kind: String, _ contents: (icon: String, title: String)...) -> [CatalogItem] {
        contents.enumerated().map { index, content in
            CatalogItem(id: "\(kind)-\(index + 1)", icon: content.icon, title: content.title)
        }
    }
}
