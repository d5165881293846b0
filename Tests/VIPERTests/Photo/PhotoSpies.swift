import Shared
import TestSupport
import Testing

@testable import VIPER

/// A call to a role of Photo.
enum PhotoMessage: Equatable {
    case showLoading(Bool)
    case showTitle(String)
    case showImage(address: ExactText)
    case showError(String?)
    case showNotice(String)
    case showAlert(AlertContent)
    case askBeforeDeleting(QuestionContent)

    case viewDidLoad
    case didEditTitle
    case didTapSave(PhotoForm)
    case didTapDelete
    case didConfirmDeleting

    case loadPhoto
    case save(PhotoForm)
    case delete

    case didBeginLoadingPhoto
    case didLoadPhoto(PhotoResponse)
    case didFailToLoadPhoto(Failure)
    case didFailValidation(FormError<PhotoForm.Field>)
    case didBeginSaving
    case didSave
    case didFailToSave(Failure)
    case didBeginDeleting
    case didDelete
    case didFailToDelete(Failure)

    case close
}

/// The roles around the presenter, with one log.
struct PhotoSpies {
    let view: PhotoViewSpy
    let interactor: PhotoInteractorSpy
    let router: PhotoRouterSpy

    init() {
        view = track(PhotoViewSpy())
        interactor = track(PhotoInteractorSpy()).sharing(view.log)
        router = track(PhotoRouterSpy()).sharing(view.log)
    }

    var messages: [PhotoMessage] { view.messages }
}

final class PhotoViewSpy: PhotoViewInput, Spy {
    var log = MessageLog<PhotoMessage>()

    func showLoading(_ isLoading: Bool) { record(.showLoading(isLoading)) }
    func showTitle(_ title: String) { record(.showTitle(title)) }
    func showImage(address: ExactText) { record(.showImage(address: address)) }
    func showError(_ message: String?) { record(.showError(message)) }
    func showNotice(_ text: String) { record(.showNotice(text)) }
    func showAlert(_ alert: AlertContent) { record(.showAlert(alert)) }
    func askBeforeDeleting(_ question: QuestionContent) { record(.askBeforeDeleting(question)) }
}

final class PhotoViewOutputSpy: PhotoViewOutput, Spy {
    var log = MessageLog<PhotoMessage>()

    func viewDidLoad() { record(.viewDidLoad) }
    func didEditTitle() { record(.didEditTitle) }
    func didTapSave(_ form: PhotoForm) { record(.didTapSave(form)) }
    func didTapDelete() { record(.didTapDelete) }
    func didConfirmDeleting() { record(.didConfirmDeleting) }
}

final class PhotoInteractorSpy: PhotoInteractorInput, Spy {
    var log = MessageLog<PhotoMessage>()

    func loadPhoto() { record(.loadPhoto) }
    func save(_ form: PhotoForm) { record(.save(form)) }
    func delete() { record(.delete) }
}

final class PhotoInteractorOutputSpy: PhotoInteractorOutput, Spy {
    var log = MessageLog<PhotoMessage>()

    func didBeginLoadingPhoto() { record(.didBeginLoadingPhoto) }
    func didLoadPhoto(_ photo: PhotoResponse) { record(.didLoadPhoto(photo)) }
    func didFailToLoadPhoto(_ failure: Failure) { record(.didFailToLoadPhoto(failure)) }
    func didFailValidation(_ error: FormError<PhotoForm.Field>) { record(.didFailValidation(error)) }
    func didBeginSaving() { record(.didBeginSaving) }
    func didSave() { record(.didSave) }
    func didFailToSave(_ failure: Failure) { record(.didFailToSave(failure)) }
    func didBeginDeleting() { record(.didBeginDeleting) }
    func didDelete() { record(.didDelete) }
    func didFailToDelete(_ failure: Failure) { record(.didFailToDelete(failure)) }
}

final class PhotoRouterSpy: PhotoRouterInput, Spy {
    var log = MessageLog<PhotoMessage>()

    func close() { record(.close) }
}
