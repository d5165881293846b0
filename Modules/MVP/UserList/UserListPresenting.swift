/// What happens on Users, as the view tells it.
protocol UserListPresenting: AnyObject {
    func viewDidLoad()
    func didTapRetry()
    func didTapLogOut()
}
