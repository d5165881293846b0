import Shared

/// What happens on Add image, as the view tells it.
protocol AddImagePresenting: AnyObject {
    func didEdit(_ field: AddImageForm.Field)
    func didTapSave(author: String, address: String)
    func didTapCancel()
}
