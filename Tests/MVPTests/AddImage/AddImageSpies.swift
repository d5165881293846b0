import Shared
import TestSupport
import Testing

@testable import MVP

/// The calls between the roles of this screen.
enum AddImageMessage: Equatable {
    // To the view
    case showLoading(Bool)
    case showError(String?, AddImageForm.Field)
    case showAlert(AlertContent)
    case close

    // To the presenter
    case didEdit(AddImageForm.Field)
    case didTapSave(author: String, address: String)
    case didTapCancel
}

/// The doubles around a presenter, which holds them weakly.
final class AddImageSpies {
    private let log = SpyLog<AddImageMessage>()
    let view: AddImageViewSpy

    init() {
        view = track(AddImageViewSpy(log))
    }

    var messages: [AddImageMessage] { log.messages }
}

final class AddImageViewSpy: AddImageView {
    private let log: SpyLog<AddImageMessage>

    init(_ log: SpyLog<AddImageMessage>) {
        self.log = log
    }

    func showLoading(_ isLoading: Bool) { log.add(.showLoading(isLoading)) }
    func showError(_ message: String?, for field: AddImageForm.Field) { log.add(.showError(message, field)) }
    func showAlert(_ alert: AlertContent) { log.add(.showAlert(alert)) }
    func close() { log.add(.close) }
}

final class AddImagePresenterSpy: AddImagePresenting {
    private let log: SpyLog<AddImageMessage>

    init(_ log: SpyLog<AddImageMessage>) {
        self.log = log
    }

    func didEdit(_ field: AddImageForm.Field) { log.add(.didEdit(field)) }
    func didTapSave(author: String, address: String) {
        log.add(.didTapSave(author: author, address: address))
    }
    func didTapCancel() { log.add(.didTapCancel) }
}
