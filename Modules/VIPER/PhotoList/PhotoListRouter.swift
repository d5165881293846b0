import Headless

/// Opens a photo from Photos.
final class PhotoListRouter: PhotoListRouterInput {
    weak var viewController: (any ViewController)?
    private let makePhoto: (Int) -> any ViewController

    init(makePhoto: @escaping (Int) -> any ViewController) {
        self.makePhoto = makePhoto
    }

    func openPhoto(id: Int) {
        viewController?.navigationStack?.push(makePhoto(id))
    }
}
