import Headless

/// Opens a photo from Photos.
final class PhotoListRouter: PhotoListRouting {
    weak var viewController: (any ViewController)?
    private let makePhoto: (Int, any PhotoModuleOutput) -> any ViewController

    init(makePhoto: @escaping (Int, any PhotoModuleOutput) -> any ViewController) {
        self.makePhoto = makePhoto
    }

    func openPhoto(id: Int, output: any PhotoModuleOutput) {
        viewController?.navigationStack?.popToRoot(thenPush: makePhoto(id, output))
    }
}
