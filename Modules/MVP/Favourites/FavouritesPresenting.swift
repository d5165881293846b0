/// What happens on Favourites, as the view tells it.
protocol FavouritesPresenting: AnyObject {
    func viewDidLoad()
    func didTapRetry()
    func didTapUnlike(id: String)
    func didTapLogOut()
}
