/// What the catalog in the app holds.
enum CatalogData {
    static let banners = items(
        "banner",
        ("basket", "Groceries in an hour"),
        ("gift", "Wedding season offers"),
        ("truck", "Free delivery this week"),
        ("star", "New in the bakery")
    )

    static let categories = items(
        "category",
        ("flower", "Flowers"),
        ("cake", "Cakes"),
        ("dress", "Dresses"),
        ("building", "Venues"),
        ("plug", "Electronics"),
        ("shirt", "Clothing"),
        ("apple", "Fruits"),
        ("bread", "Bakery"),
        ("cup", "Drinks"),
        ("house", "Home")
    )

    static let products = items(
        "product",
        ("apple", "Red apples"),
        ("banana", "Bananas"),
        ("orange", "Oranges"),
        ("grapes", "Green grapes"),
        ("carrot", "Carrots"),
        ("tomato", "Tomatoes"),
        ("potato", "Potatoes"),
        ("leaf", "Spinach"),
        ("milk", "Fresh milk"),
        ("cheese", "White cheese"),
        ("egg", "Eggs"),
        ("butter", "Butter"),
        ("bread", "Arabic bread"),
        ("croissant", "Croissants"),
        ("cake", "Date cake"),
        ("cookie", "Cookies"),
        ("cup", "Coffee"),
        ("leaf", "Mint tea"),
        ("bottle", "Orange juice"),
        ("water", "Water"),
        ("rice", "Basmati rice"),
        ("fish", "Salmon"),
        ("soap", "Hand soap"),
        ("flower", "Rose bouquet")
    )

    private static func items(_ kind: String, _ contents: (icon: String, title: String)...) -> [CatalogItem] {
        contents.enumerated().map { index, content in
            CatalogItem(id: "\(kind)-\(index + 1)", icon: content.icon, title: content.title)
        }
    }
}
