import Screens
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct FeedPresenterTests {
    @Test func `The category's title and pictures are shown, each picture liked or not`() {
        let (presenter, spies) = makeFeed()

        presenter.viewDidLoad()
        presenter.didBeginLoadingPictures()
        presenter.didLoadPictures([.rose, .tulip])
        presenter.didLoadLikes(of: [.rose, .likedTulip])

        spies.messages.expect(
            [.showTitle("Flowers"), .start] + beginning + [
                .showLoading(false), .showPictures([.rose, .tulip]), .showStatus(nil),
                .showPictures([.rose, .likedTulip]),
            ]
        )
    }

    @Test func `A picture without a title is shown as untitled`() {
        let (presenter, spies) = makeFeed()

        presenter.didLoadPictures([.untitled])

        spies.messages.expect([.showLoading(false), .showPictures([.untitled]), .showStatus(nil)])
    }

    @Test func `An empty category shows a status`() {
        let (presenter, spies) = makeFeed()

        presenter.didLoadPictures([])

        spies.messages.expect([.showLoading(false), .showPictures([]), .showStatus(StatusText.nothingHere)])
    }

    @Test func `A failure shows its reason and Retry, which a new request hides`() {
        let (presenter, spies) = makeFeed()
        presenter.didFailToLoadPictures(.notFound)

        presenter.didTapRetry()
        presenter.didBeginLoadingPictures()
        presenter.didLoadPictures([.rose])

        spies.messages.expect(
            [.showLoading(false), .showStatus("Could not load pictures. Not found."), .showRetry(true)]
                + [.load] + beginning + [.showLoading(false), .showPictures([.rose]), .showStatus(nil)]
        )
    }

    @Test func `Like and Unlike reach the interactor`() {
        let (presenter, spies) = makeFeed()

        presenter.didTap(.like, id: "t")
        presenter.didTap(.unlike, id: "t")

        spies.messages.expect([.like("t"), .unlike("t")])
    }

    @Test func `A request canceled elsewhere offers Retry without a reason, a like shows nothing`() {
        let (presenter, spies) = makeFeed()

        presenter.didFailToLoadPictures(.canceled)
        presenter.didFailToSave(.canceled)

        spies.messages.expect([.showLoading(false), .showStatus(nil), .showRetry(true)])
    }

    @Test func `A failed like shows an alert`() {
        let (presenter, spies) = makeFeed()

        presenter.didFailToSave(.notFound)

        spies.messages.expect([.showAlert(.couldNotSave("Not found."))])
    }

    @Test func `Likes that cannot be read leave the pictures as they are, and a notice says why, unless canceled`() {
        let (presenter, spies) = makeFeed()

        presenter.didFailToLoadLikes(.notFound)
        presenter.didFailToLoadLikes(.canceled)

        spies.messages.expect([.showNotice("Not found.")])
    }

    private let beginning: [FeedMessage] = [.showLoading(true), .showStatus(nil), .showRetry(false)]
}

private func makeFeed() -> (FeedPresenter, FeedSpies) {
    let spies = FeedSpies()
    let presenter = track(FeedPresenter(category: "Flowers", interactor: spies.interactor))
    presenter.view = spies.view
    return (presenter, spies)
}
