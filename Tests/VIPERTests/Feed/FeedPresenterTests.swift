import Screens
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct FeedPresenterTests {
    @Test func `The pictures of the category are shown, each as it is liked`() {
        let (presenter, roles) = makeFeed()

        presenter.viewDidLoad()
        presenter.didFetchPictures([.rose, .tulip])
        presenter.didFetchLikes(["t"])

        #expect(
            roles.messages == [.observeLikes, .fetchLikes] + beginning + [
                .showLoading(false), .showPictures([.rose, .tulip]), .showStatus(nil),
                .showPictures([.rose, .likedTulip]),
            ]
        )
    }

    @Test func `An empty category is said in words`() {
        let (presenter, roles) = makeFeed()

        presenter.didFetchPictures([])

        #expect(roles.messages == [.showLoading(false), .showPictures([]), .showStatus(StatusText.nothingHere)])
    }

    @Test func `A failure gives its reason and offers another try, which may succeed`() {
        let (presenter, roles) = makeFeed()
        presenter.didFailToFetchPictures(reason: "Not found.")

        presenter.didTapRetry()
        presenter.didFetchPictures([.rose])

        #expect(
            roles.messages
                == [.showLoading(false), .showStatus("Could not load pictures. Not found."), .showRetry(true)]
                + [.fetchLikes] + beginning + [.showLoading(false), .showPictures([.rose]), .showStatus(nil)]
        )
    }

    @Test func `A picture is liked and unliked by its id`() {
        let (presenter, roles) = makeFeed()

        presenter.didTapLike(id: "t")
        presenter.didTapUnlike(id: "t")

        #expect(roles.messages == [.like("t"), .unlike("t")])
    }

    @Test func `A change of the likes shows on the rows`() {
        let (presenter, roles) = makeFeed()
        presenter.didFetchPictures([.rose, .tulip])
        let before = roles.messages.count

        presenter.didChangeLikes()
        presenter.didFetchLikes(["r"])

        #expect(roles.messages.dropFirst(before) == [.fetchLikes, .showPictures([.likedRose, .tulip])])
    }

    @Test func `A like that cannot be stored is told`() {
        let (presenter, roles) = makeFeed()

        presenter.didFailToSave(reason: "Disk full.")

        #expect(roles.messages == [.showAlert(.couldNotSave("Disk full."))])
    }

    private let beginning: [FeedRolesSpy.Message] = [
        .showStatus(nil), .showRetry(false), .showLoading(true), .fetchPictures,
    ]
}

private func makeFeed() -> (FeedPresenter, FeedRolesSpy) {
    let roles = track(FeedRolesSpy())
    let presenter = track(FeedPresenter(interactor: roles))
    presenter.view = roles
    return (presenter, roles)
}
