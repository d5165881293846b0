import ArchDemo

/// The names of the types of which each screen consists.
struct Modules {
    let login: [String]
    let signup: [String]
    let feed: [String]
    let addImage: [String]
    let photo: [String]
    let tabs: [String]
}

extension PatternName {
    var modules: Modules {
        switch self {
        case .viper:
            Modules(
                login: ["LoginInteractor", "LoginPresenter", "LoginRouter", "LoginViewController"],
                signup: ["SignupInteractor", "SignupPresenter", "SignupRouter", "SignupViewController"],
                feed: ["FeedInteractor", "FeedPresenter", "FeedViewController"],
                addImage: ["AddImageInteractor", "AddImagePresenter", "AddImageRouter", "AddImageViewController"],
                photo: ["PhotoInteractor", "PhotoPresenter", "PhotoRouter", "PhotoViewController"],
                tabs: [
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
            )
        case .mvp:
            Modules(
                login: ["LoginPresenter", "LoginViewController"],
                signup: ["SignupPresenter", "SignupViewController"],
                feed: ["FeedPresenter", "FeedViewController"],
                addImage: ["AddImagePresenter", "AddImageViewController"],
                photo: ["PhotoPresenter", "PhotoViewController"],
                tabs: [
                    "DashboardPresenter",
                    "DashboardViewController",
                    "FavoritesPresenter",
                    "FavoritesViewController",
                    "PhotoListPresenter",
                    "PhotoListViewController",
                    "UserListPresenter",
                    "UserListViewController",
                ]
            )
        case .mvvmC:
            Modules(
                login: [
                    "EventQueue",
                    "LoginCoordinator",
                    "LoginViewController",
                    "LoginViewModel",
                    "StackRouter",
                    "ViewBinding",
                ],
                signup: ["EventQueue", "SignupCoordinator", "SignupViewController", "SignupViewModel", "ViewBinding"],
                feed: ["EventQueue", "FeedViewController", "FeedViewModel", "ViewBinding"],
                addImage: [
                    "AddImageCoordinator",
                    "AddImageViewController",
                    "AddImageViewModel",
                    "EventQueue",
                    "ViewBinding",
                ],
                photo: ["EventQueue", "PhotoViewController", "PhotoViewModel", "Question", "ViewBinding"],
                tabs: [
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
                    "Question",
                    "StackRouter",
                    "StackRouter",
                    "TabsCoordinator",
                    "UserListViewController",
                    "UserListViewModel",
                    "ViewBinding",
                    "ViewBinding",
                    "ViewBinding",
                    "ViewBinding",
                ]
            )
        }
    }
}
