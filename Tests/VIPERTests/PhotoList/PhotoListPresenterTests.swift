import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoListPresenterTests {
    @Test func `The first page is shown, and reaching the end adds the next`() {
        let (presenter, roles) = makePhotoListPresenter()

        presenter.viewDidLoad()
        presenter.didBeginFetching()
        presenter.didFetch(.samples(1...2))
        presenter.didReachEnd()
        presenter.didBeginFetching()
        presenter.didFetch(.samples(1...4, isComplete: true))

        #expect(
            roles.messages == [
                .observePhotos, .fetchFirstPage,
                .showLoading(true), .showStatus(nil), .showRetry(false),
                .showLoading(false), .showPhotos(PhotoRow.samples(1...2)), .showStatus(nil), .showRetry(false),
                .fetchNextPage,
                .showLoading(true), .showStatus(nil), .showRetry(false),
                .showLoading(false), .showPhotos(PhotoRow.samples(1...4)), .showStatus(StatusText.noMorePhotos),
                .showRetry(false),
            ]
        )
    }

    @Test func `No photos are said in words, with another try, which takes the words away`() {
        let (presenter, roles) = makePhotoListPresenter()

        presenter.didFetch(.none)
        presenter.didTapRetry()
        presenter.didBeginFetching()

        #expect(
            roles.messages == [
                .showLoading(false), .showPhotos([]), .showStatus(StatusText.noPhotos), .showRetry(true),
                .fetchFirstPage, .showLoading(true), .showStatus(nil), .showRetry(false),
            ]
        )
    }

    @Test func `A failure without rows gives its reason and offers another try`() {
        let (presenter, roles) = makePhotoListPresenter()

        presenter.didFailToFetch(reason: "Not found.")

        #expect(
            roles.messages == [.showLoading(false), .showStatus("Could not load photos. Not found."), .showRetry(true)]
        )
    }

    @Test func `A failure with rows leaves them, and a notice gives the reason`() {
        let (presenter, roles) = makePhotoListPresenter()
        presenter.didFetch(.samples(1...2))
        let before = roles.messages.count

        presenter.didRefresh()
        presenter.didFailToFetch(reason: "Not found.")

        #expect(
            roles.messages.dropFirst(before) == [
                .refresh, .showLoading(false), .showStatus(nil), .showRetry(false), .showNotice("Not found."),
            ]
        )
    }

    @Test func `A change takes nothing from a request under way`() {
        let (presenter, roles) = makePhotoListPresenter()
        presenter.didBeginFetching()
        let before = roles.messages.count

        presenter.didChangePhotos()
        presenter.didReload(.none)

        #expect(roles.messages.dropFirst(before) == [.reload, .showPhotos([]), .showStatus(nil), .showRetry(false)])
    }

    @Test func `A swipe asks first, and the photo it was made on is deleted`() {
        let (presenter, roles) = makePhotoListPresenter()

        presenter.didSwipeToDelete(id: 2)
        presenter.didConfirmDeleting(id: 2)

        #expect(roles.messages == [.askBeforeDeleting(2), .delete(2)])
    }

    @Test func `A photo that cannot be deleted is told`() {
        let (presenter, roles) = makePhotoListPresenter()

        presenter.didNotFindPhoto()
        presenter.didFailToDelete(reason: "Disk full.")

        #expect(roles.messages == [.showAlert(.photoGone), .showAlert(.couldNotSave("Disk full."))])
    }

    @Test func `What leads away is passed on`() {
        let (presenter, roles) = makePhotoListPresenter()

        presenter.didChoosePhoto(id: 2)
        presenter.didTapLogOut()

        #expect(roles.messages == [.openPhoto(2), .logOut])
    }
}

private func makePhotoListPresenter() -> (PhotoListPresenter, PhotoListRolesSpy) {
    let roles = track(PhotoListRolesSpy())
    let presenter = track(PhotoListPresenter(interactor: roles, router: roles))
    presenter.view = roles
    return (presenter, roles)
}
