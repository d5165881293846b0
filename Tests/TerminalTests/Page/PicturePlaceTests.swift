import Foundation
import Headless
import Shared
import TestSupport
import Testing

@testable import Terminal

/// Where the picture of an image stands, of which the terminal takes four lines below the frame.
struct PicturePlaceTests {
    private static let alert = Snapshot.Alert(title: "Sure?", message: "", buttons: [])

    private func snapshot(
        _ state: ImageState = .loaded,
        isSheet: Bool = false,
        alert: Snapshot.Alert? = nil
    ) -> Snapshot {
        let fields = ["A", "B"].map { label in
            Snapshot.Field(identifier: label, label: label, kind: .text, text: "", hint: nil, error: nil)
        }
        return Snapshot(
            screen: nil,
            title: "Photo",
            isBusy: false,
            isSheet: isSheet,
            canGoBack: false,
            canRefresh: false,
            elements: [.image(.init(label: "Rose", address: "rose", state: state))] + fields.map { .field($0) },
            tabs: nil,
            alert: alert,
            notice: nil
        )
    }

    private func page(
        of snapshot: Snapshot,
        rows: Int = 14,
        pictureRows: Int = 4,
        focus: String = "A",
        overlay: PageState.Overlay? = nil
    ) -> PaintedPage {
        let state = PageState(focus: .field(focus), overlay: overlay)
        let heading = PageLayout.Heading(pictureRows: pictureRows)
        let layout = PageLayout(snapshot, state, Size(columns: 40, rows: rows), heading)
        return PagePainter.page(of: snapshot, state, layout, spinner: " ")
    }

    @Test func `It stands below the frame, twice as wide as high, and what follows below it`() {
        let page = page(of: snapshot())

        #expect(page.pictures == [PicturePlace(address: "rose", row: 4, column: 1, columns: 8, rows: 4)])
        #expect(page.canvas.lines[1...4].map { $0.first { $0 != " " } } == ["┌", "│", "└", nil])
        #expect(page.canvas.lines[8].hasPrefix(" A "))
    }

    @Test func `It is no wider than the page`() {
        let page = page(of: snapshot(), rows: 40, pictureRows: 30)

        #expect(page.pictures.map(\.columns) == [38])
    }

    @Test func `In a sheet it stands within the frame`() {
        let page = page(of: snapshot(isSheet: true), rows: 18)

        #expect(page.pictures == [PicturePlace(address: "rose", row: 5, column: 2, columns: 8, rows: 4)])
    }

    @Test func `It scrolls with the page, and goes unless all of it is in view`() {
        #expect(page(of: snapshot(), rows: 13, focus: "B").pictures.map(\.row) == [3])
        #expect(page(of: snapshot(), rows: 10, focus: "B").pictures == [])
    }

    @Test func `It goes while an alert, help or a menu lies above the page`() {
        #expect(page(of: snapshot(alert: Self.alert)).pictures == [])
        #expect(page(of: snapshot(), overlay: .help(scroll: 0)).pictures == [])
    }

    @Test(arguments: [ImageState.placeholder, .failed])
    func `There is none until it is loaded, and the lines below the frame are the page's`(state: ImageState) {
        let page = page(of: snapshot(state))

        #expect(page.pictures == [])
        #expect(page.canvas.lines[4].hasPrefix(" A "))
    }

    @Test func `Where pictures are not shown there is none`() {
        #expect(page(of: snapshot(), pictureRows: 0).pictures == [])
    }

    @Test(arguments: [(24, 12), (28, 16), (40, 16), (14, 3), (10, 3)])
    func `A picture has 3 to 16 lines, as many as leave 12 to the rest`(rows: Int, height: Int) async {
        let clock = VirtualClock()
        let device = Device(clock: clock, images: AnyPicture())
        let image = ImageView("Rose")
        image.address = "rose"
        device.window.setRoot(NavigationStack(root: StubScreen("Photo", [.image(image)], of: StubApp(clock))))
        await clock.settle()
        let column = Column(device, facts: [])
        let size = Size(columns: 80, rows: rows)
        let snapshot = Snapshot(device)

        let layouts = [true, false].map {
            Frame([column], showing: 0, size, spinner: " ", showsPictures: $0).layout(of: snapshot, PageState(snapshot))
        }

        #expect(layouts[0].body.compactMap(\.picture?.rows) == [height])
        #expect(layouts[1].body.compactMap(\.picture) == [])
    }

    @Test func `It is drawn on one column only, and on the Linux console too`() async {
        let clock = VirtualClock()
        let device = Device(clock: clock, images: AnyPicture())
        let image = ImageView("Rose")
        image.address = "rose"
        device.window.setRoot(NavigationStack(root: StubScreen("Photo", [.image(image)], of: StubApp(clock))))
        await clock.settle()
        let snapshot = Snapshot(device)
        var options = FullScreenLoop.Options()
        options.images = .kitty

        let counts = [1, 2].map { count in
            let columns = (1...count).map { _ in Column(device, facts: []) }
            let surface = ModelSurface(Size(columns: 80, rows: 24))
            return Display(of: columns, on: surface, clock: clock, options: options) {}
                .layout(of: snapshot, PageState(snapshot), at: .zero).body.count { $0.picture != nil }
        }
        let page = self.page(of: self.snapshot())

        #expect(counts == [1, 0])
        #expect(page.forLinuxConsole.pictures == page.pictures)
    }
}

private nonisolated struct AnyPicture: ImageLoader {
    func load(_ address: ExactText) async throws -> Data { Data() }
}
