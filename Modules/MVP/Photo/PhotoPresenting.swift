/// What happens on Photo, as the view tells it.
protocol PhotoPresenting: AnyObject {
    func viewDidLoad()
    func didEditTitle()
    func didTapSave(title: String)
    func didTapDelete()
    func didConfirmDeleting()
}
