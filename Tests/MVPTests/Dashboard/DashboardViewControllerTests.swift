import Headless
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct DashboardViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (view, presenter, bench) = makeDashboardView()
        view.showRows([.flowers], in: .categories)
        view.showRetry(true, in: .products)

        try bench.device.tap(.title("Flowers"), in: "Categories")
        try bench.device.tap("Retry", in: "Products")
        try bench.device.tap("Add image")
        try bench.device.tap("Log out")

        presenter.messages.expect([
            .viewDidLoad, .viewDidAppear,
            .didChooseCategory("flowers"), .didTapRetry(.products), .didTapAddImage, .didTapLogOut,
        ])
    }

    @Test func `The screen reports each time that it appears and disappears`() {
        let (_, presenter, bench) = makeDashboardView()

        bench.window.present(UnrelatedView())
        bench.window.dismiss()

        presenter.messages.expect([.viewDidLoad, .viewDidAppear, .viewDidDisappear, .viewDidAppear])
    }

    @Test func `The busy mark of the screen shows until it is hidden`() {
        let (view, _, bench) = makeDashboardView()

        view.showLoading(true)
        let isBusy = bench.device.screen?.isBusy
        view.showLoading(false)

        #expect(isBusy == true)
        #expect(bench.device.screen?.isBusy == false)
    }

    @Test(arguments: zip(DashboardPart.allCases, ["Banners", "Categories", "Products", "Pictures"]))
    func `The busy mark of a part shows on its section alone until it is hidden`(
        part: DashboardPart,
        title: String
    ) throws {
        let (view, _, bench) = makeDashboardView()

        view.showLoading(true, in: part)
        let busy = try bench.device.sections().filter(\.isBusy).map(\.title)
        view.showLoading(false, in: part)

        busy.expect([title])
        #expect(try bench.device.sections().filter(\.isBusy).isEmpty)
        #expect(bench.device.screen?.isBusy == false)
    }

    @Test func `A row shows title and icon, or title and thumbnail, and only some can be chosen`() throws {
        let (view, _, bench) = makeDashboardView()

        view.showRows([.flowers], in: .categories)
        view.showRows([.found], in: .pictures)

        try bench.device.rows(in: "Categories").expect([Row(id: "flowers", title: "Flowers", icon: "icon") {}])
        try bench.device.rows(in: "Pictures").expect([Row(id: "1", title: "Found", thumbnail: "https://example.com/1")])
    }

    @Test(arguments: zip(DashboardPart.allCases, ["Banners", "Categories", "Products", "Pictures"]))
    func `A failure and Retry show in their section alone until they are hidden`(
        part: DashboardPart,
        title: String
    ) throws {
        let (view, presenter, bench) = makeDashboardView()

        view.showFailure("Not found.", in: part)
        #expect(throws: DeviceError.self) { try bench.device.tap("Retry", in: title) }
        view.showRetry(true, in: part)
        let failed = try bench.device.sections().filter { $0.status == "Not found." }.map(\.title)
        try bench.device.tap("Retry", in: title)
        view.showFailure(nil, in: part)
        view.showRetry(false, in: part)

        failed.expect([title])
        #expect(presenter.messages.last == .didTapRetry(part))
        #expect(try bench.device.sections().compactMap(\.status).isEmpty)
        #expect(throws: DeviceError.self) { try bench.device.tap("Retry", in: title) }
    }

    @Test func `A banner is scrolled to`() throws {
        let (view, _, bench) = makeDashboardView()
        view.showRows([.flowers, .found], in: .banners)

        view.showBanner(at: 1)

        #expect(try bench.device.sections("Banners").first?.position == 1)
    }

    @Test func `A feed opens above and Add image as a sheet`() {
        let (view, presenter, bench) = makeDashboardView()

        view.openFeed(category: "Flowers")
        view.openAddImage()

        presenter.messages.expect([
            .viewDidLoad, .viewDidAppear, .makeFeed("Flowers"), .viewDidDisappear, .makeAddImage,
        ])
        #expect(bench.device.isSheetPresented)
    }
}

private func makeDashboardView() -> (DashboardViewController, DashboardPresenterSpy, Bench) {
    let bench = Bench()
    let presenter = track(DashboardPresenterSpy())
    let view = track(
        DashboardViewController(
            presenter: presenter,
            makeFeed: { category in
                presenter.record(.makeFeed(category))
                return UnrelatedView()
            },
            makeAddImage: {
                presenter.record(.makeAddImage)
                return UnrelatedView()
            }
        )
    )
    bench.show(view)
    return (view, presenter, bench)
}
