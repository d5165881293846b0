import Foundation
import Headless
import Shared
import Testing

@testable import Terminal

/// The pictures above a page: what is written as they come and go.
struct PictureLayerTests {
    private let device = Device(clock: VirtualClock(), images: Pictures())
    private let written = AsyncStream<String>.makeStream()
    private let rose = place("rose")
    private let tulip = place("tulip")
    private static let removal = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"

    private func layer(_ format: PictureFormat) -> PictureLayer {
        PictureLayer(format) { [written] in written.continuation.yield($0) }
    }

    /// Returns the next `count` texts that are written.
    private func texts(_ count: Int) async -> [String] {
        var texts: [String] = []
        for await text in written.stream.prefix(count) { texts.append(text) }
        return texts
    }

    @Test func `Each picture is written once it is loaded, in order`() async {
        let layer = layer(.kitty)

        layer.show([rose, tulip], of: device)

        #expect(await texts(2) == [shown(rose), shown(tulip)])
    }

    @Test func `A picture that cannot be loaded is left out`() async {
        let layer = layer(.kitty)

        layer.show([Self.place("missing"), rose], of: device)

        #expect(await texts(1) == [shown(rose)])
    }

    @Test func `A picture that stays in its place is not written again`() async {
        let layer = layer(.kitty)
        layer.show([rose], of: device)
        _ = await texts(1)

        let mustPaint = layer.clear(unlessAt: [rose])
        layer.show([rose], of: device)
        _ = layer.clear(unlessAt: [])

        #expect(!mustPaint)
        #expect(await texts(1) == [Self.removal])
    }

    @Test(arguments: [(PictureFormat.kitty, false), (.iterm, true), (.never, false)])
    func `Pictures that go are removed, or painted over`(format: PictureFormat, mustPaint: Bool) async {
        let layer = layer(format)
        layer.show([rose], of: device)
        if layer.isOn { _ = await texts(1) }

        #expect(layer.clear(unlessAt: []) == mustPaint)
        #expect(layer.clear(unlessAt: []) == false)
    }

    @Test func `Once removed, a picture is shown again at its place`() async {
        let layer = layer(.kitty)
        layer.show([rose], of: device)
        _ = await texts(1)

        _ = layer.clear(unlessAt: [tulip])
        layer.show([rose], of: device)

        #expect(await texts(2) == [Self.removal, shown(rose)])
    }

    @Test func `Pictures that are replaced or ended while they load are not written`() async {
        let layer = layer(.kitty)

        layer.show([rose], of: device)
        layer.show([tulip], of: device)
        let replaced = await texts(1)
        layer.show([rose], of: device)
        layer.cancel()
        layer.show([tulip], of: device)

        #expect(replaced == [shown(tulip)])
        #expect(await texts(1) == [shown(tulip)])
    }

    private func shown(_ place: PicturePlace) -> String {
        PictureFormat.kitty.text(showing: Pictures.data(place.address), at: place) ?? ""
    }

    private static func place(_ address: ExactText) -> PicturePlace {
        PicturePlace(address: address, row: 1, column: 1, columns: 8, rows: 4)
    }
}

/// A PNG for each address but one.
private nonisolated struct Pictures: ImageLoader {
    static func data(_ address: ExactText) -> Data { Data([0x89, 0x50, 0x4E, 0x47]) + Data(address.text.utf8) }

    func load(_ address: ExactText) async throws -> Data {
        if address == "missing" { throw ServiceError.noConnection }
        return Self.data(address)
    }
}
