/// The objects each screen is made of.
enum Modules {
    static let login = ["LoginPresenter", "LoginViewController"]
    static let signup = ["SignupPresenter", "SignupViewController"]
    static let feed = ["FeedPresenter", "FeedViewController"]
    static let addImage = ["AddImagePresenter", "AddImageViewController"]
    static let photo = ["PhotoPresenter", "PhotoViewController"]
    static let tabs = [
        "DashboardPresenter",
        "DashboardViewController",
        "FavoritesPresenter",
        "FavoritesViewController",
        "PhotoListPresenter",
        "PhotoListViewController",
        "UserListPresenter",
        "UserListViewController",
    ]
}
