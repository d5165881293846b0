/// The objects each screen consists of, its coordinator included.
enum Modules {
    static let login = ["Binding", "EventQueue", "LoginCoordinator", "LoginViewController", "LoginViewModel"]
    static let signup = ["Binding", "EventQueue", "SignupCoordinator", "SignupViewController", "SignupViewModel"]
    static let feed = ["Binding", "EventQueue", "FeedViewController", "FeedViewModel"]
    static let addImage = [
        "AddImageCoordinator", "AddImageViewController", "AddImageViewModel", "Binding", "EventQueue",
    ]
    static let photo = ["Binding", "EventQueue", "PhotoViewController", "PhotoViewModel"]
    static let tabs = [
        "Binding",
        "Binding",
        "Binding",
        "Binding",
        "DashboardCoordinator",
        "DashboardViewController",
        "DashboardViewModel",
        "EventQueue",
        "EventQueue",
        "EventQueue",
        "EventQueue",
        "FavoritesViewController",
        "FavoritesViewModel",
        "PhotoListCoordinator",
        "PhotoListViewController",
        "PhotoListViewModel",
        "TabsCoordinator",
        "UserListViewController",
        "UserListViewModel",
    ]
}
