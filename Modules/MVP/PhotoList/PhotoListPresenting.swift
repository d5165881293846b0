/// What happens on Photos, as the view tells it.
protocol PhotoListPresenting: AnyObject {
    func viewDidLoad()
    func didReachEnd()
    func didRefresh()
    func didTapRetry()
    func didChoosePhoto(id: Int)
    func didSwipeToDelete(id: Int)
    func didConfirmDeleting(id: Int)
    func didTapLogOut()
}
