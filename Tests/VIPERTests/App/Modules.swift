/// The objects each screen is made of.
enum Modules {
    static let login = ["LoginInteractor", "LoginPresenter", "LoginRouter", "LoginViewController"]
    static let signup = ["SignupInteractor", "SignupPresenter", "SignupRouter", "SignupViewController"]
    static let feed = ["FeedInteractor", "FeedPresenter", "FeedViewController"]
    static let addImage = ["AddImageInteractor", "AddImagePresenter", "AddImageRouter", "AddImageViewController"]
    static let photo = ["PhotoInteractor", "PhotoPresenter", "PhotoRouter", "PhotoViewController"]
    static let tabs = [
        "DashboardInteractor",
        "DashboardPresenter",
        "DashboardRouter",
        "DashboardViewController",
        "FavoritesInteractor",
        "FavoritesPresenter",
        "FavoritesViewController",
        "PhotoListInteractor",
        "PhotoListPresenter",
        "PhotoListRouter",
        "PhotoListViewController",
        "UserListInteractor",
        "UserListPresenter",
        "UserListViewController",
    ]
}
