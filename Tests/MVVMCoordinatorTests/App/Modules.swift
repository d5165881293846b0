/// The objects each screen is made of, its coordinator included.
enum Modules {
    static let login = ["Binding", "LoginCoordinator", "LoginViewController", "LoginViewModel"]
    static let signup = ["Binding", "SignupCoordinator", "SignupViewController", "SignupViewModel"]
    static let feed = ["Binding", "FeedViewController", "FeedViewModel"]
    static let addImage = ["AddImageViewController", "AddImageViewModel", "Binding"]
    static let photo = ["Binding", "PhotoViewController", "PhotoViewModel"]
    static let tabs = [
        "Binding",
        "Binding",
        "DashboardCoordinator",
        "DashboardViewController",
        "DashboardViewModel",
        "FavoritesCoordinator",
        "FavoritesViewController",
        "FavoritesViewModel",
        "PhotoListCoordinator",
        "PhotoListViewController",
        "PhotoListViewModel",
        "TabsCoordinator",
        "UserListCoordinator",
        "UserListViewController",
        "UserListViewModel",
    ]
}
