import Shared

@testable import VIPER

/// Notes what the interactor reports, rows by their titles.
final class DashboardInteractorOutputSpy: DashboardInteractorOutput {
    enum Message: Equatable {
        case didChangeAddedPictures
        case didFetchAddedPictures([String])
        case didFetchPictures([String])
        case didFetch([String], DashboardPart)
        case didFailToFetch(DashboardPart, reason: String)
        case didFailToFetchAddedPictures(reason: String)
        case bannersAreDue(Int)
    }

    private(set) var messages: [Message] = []

    func didChangeAddedPictures() { messages.append(.didChangeAddedPictures) }
    func didFetchAddedPictures(_ pictures: [PictureResponse]) {
        messages.append(.didFetchAddedPictures(pictures.map(\.author)))
    }
    func didFetchPictures(_ pictures: [PictureResponse]) { messages.append(.didFetchPictures(pictures.map(\.author))) }
    func didFetch(_ items: [ItemResponse], for part: DashboardPart) {
        messages.append(.didFetch(items.map(\.title), part))
    }
    func didFailToFetch(_ part: DashboardPart, reason: String) {
        messages.append(.didFailToFetch(part, reason: reason))
    }
    func didFailToFetchAddedPictures(reason: String) { messages.append(.didFailToFetchAddedPictures(reason: reason)) }
    func bannersAreDue(_ count: Int) { messages.append(.bannersAreDue(count)) }
}
