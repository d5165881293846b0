import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct DashboardPresenterTests {
    @Test func `A chosen category opens its feed, an unknown one nothing`() {
        let (presenter, roles) = makeDashboard()
        presenter.didFetch([ItemResponse(id: "flowers", icon: "icon", title: "Flowers")], for: .categories)
        let before = roles.messages.count

        presenter.didChooseCategory(id: "none")
        presenter.didChooseCategory(id: "flowers")

        #expect(roles.messages.dropFirst(before) == [.openFeed("Flowers")])
    }

    @Test func `What leads away is passed on`() {
        let (presenter, roles) = makeDashboard()

        presenter.didTapAddImage()
        presenter.didTapLogOut()

        #expect(roles.messages == [.openAddImage, .logOut])
    }

    @Test func `A part that is tried again takes its failure away first`() {
        let (presenter, roles) = makeDashboard()

        presenter.didTapRetry(.products)
        presenter.didFetch([ItemResponse(id: "vase", icon: "icon", title: "Vase")], for: .products)

        #expect(
            roles.messages == [
                .showFailure(nil, .products),
                .showPartLoading(true, .products),
                .showLoading(true),
                .fetch(.products),
                .showPartLoading(false, .products),
                .showLoading(false),
                .showRows(["Vase"], .products),
            ]
        )
    }
}

private func makeDashboard() -> (DashboardPresenter, DashboardRolesSpy) {
    let roles = track(DashboardRolesSpy())
    let presenter = track(DashboardPresenter(interactor: roles, router: roles))
    presenter.view = roles
    return (presenter, roles)
}
