import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct DashboardViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (view, output, bench) = makeDashboardView()
        view.showRows([.flowers], in: .categories)

        try bench.device.tap(.title("Flowers"), in: "Categories")
        try bench.device.tap("Add image")
        try bench.device.tap("Log out")

        output.messages.expect([
            .viewDidLoad, .viewDidAppear, .didChooseCategory("flowers"), .didTapAddImage, .didTapLogOut,
        ])
    }

    @Test func `A covered screen reports that it disappeared, and that it appeared again`() throws {
        let (view, output, bench) = makeDashboardView()

        view.navigationStack?.push(UnrelatedView())
        try bench.device.back()

        output.messages.expect([.viewDidLoad, .viewDidAppear, .viewDidDisappear, .viewDidAppear])
    }

    @Test func `A row shows icon and title, or a picture and its author`() throws {
        let (view, _, bench) = makeDashboardView()

        view.showRows([.vase], in: .products)
        view.showRows([.added], in: .pictures)

        try bench.device.rows(in: "Products").expect([Row(id: "vase", title: "Vase", icon: "icon")])
        let picture = Row(id: "own", title: "Added", thumbnail: "https://example.com/own")
        try bench.device.rows(in: "Pictures").expect([picture])
    }

    @Test(arguments: zip(DashboardPart.allCases, ["Banners", "Categories", "Products", "Pictures"]))
    func `A busy part marks its section alone`(part: DashboardPart, title: String) throws {
        let (view, _, bench) = makeDashboardView()

        view.showLoading(true, in: part)
        try bench.device.sections().filter(\.isBusy).map(\.title).expect([title])
        view.showLoading(false, in: part)

        #expect(try bench.device.sections().filter(\.isBusy).isEmpty)
    }

    @Test func `The busy state of the screen is shown and hidden`() {
        let (view, _, bench) = makeDashboardView()

        view.showLoading(true)
        #expect(bench.device.screen?.isBusy == true)
        view.showLoading(false)

        #expect(bench.device.screen?.isBusy == false)
    }

    @Test(arguments: zip(DashboardPart.allCases, ["Banners", "Categories", "Products", "Pictures"]))
    func `A part's failure and Retry are shown in its section alone, and hidden`(part: DashboardPart, title: String)
        throws
    {
        let (view, output, bench) = makeDashboardView()

        view.showFailure("Not found.", in: part)
        #expect(throws: DeviceError.self) { try bench.device.tap("Retry", in: title) }
        view.showRetry(true, in: part)
        try bench.device.sections().filter { $0.status == "Not found." }.map(\.title).expect([title])
        try bench.device.tap("Retry", in: title)
        view.showFailure(nil, in: part)
        view.showRetry(false, in: part)

        #expect(output.messages.last == .didTapRetry(part))
        #expect(try bench.device.sections().compactMap(\.status).isEmpty)
        #expect(throws: DeviceError.self) { try bench.device.tap("Retry", in: title) }
    }

    @Test func `The banners scroll to a position`() throws {
        let (view, _, bench) = makeDashboardView()

        view.showBanner(at: 1)

        #expect(try bench.device.sections("Banners").first?.position == 1)
    }
}

private func makeDashboardView() -> (DashboardViewController, DashboardViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(DashboardViewOutputSpy())
    let view = track(DashboardViewController(presenter: output))
    bench.show(view)
    return (view, output, bench)
}
