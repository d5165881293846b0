/// What happens on a category's feed, as the view tells it.
protocol FeedPresenting: AnyObject {
    func viewDidLoad()
    func didTapRetry()
    func didTapLike(id: String)
    func didTapUnlike(id: String)
}
