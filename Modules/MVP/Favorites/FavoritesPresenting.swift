/// What happens on Favorites, as the view tells it.
protocol FavoritesPresenting: AnyObject {
    func viewDidLoad()
    func didTapRetry()
    func didTapUnlike(id: String)
    func didTapLogOut()
}
