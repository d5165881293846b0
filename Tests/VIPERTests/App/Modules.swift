/// The names of the types of which each screen consists.
enum Modules {
    static let login = ["LoginInteractor", "LoginPresenter", "LoginRouter", "LoginViewController"]
    static let signup = ["SignupInteractor", "SignupPresenter", "SignupRouter", "SignupViewController"]
    static let feed = ["FeedInteractor", "FeedPresenter", "FeedViewController"]
    static let addImage = ["AddImageInteractor", "AddImagePresenter", "AddImageRouter", "AddImageViewController"]
    static let photo = ["PhotoInteractor", "PhotoPresenter", "PhotoRouter", "PhotoViewController"]
}
