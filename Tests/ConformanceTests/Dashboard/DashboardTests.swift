import Foundation
import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import AppCommand

/// The dashboard as a whole, on the device: its parts load and fail independently.
@Suite(.leakCheck)
struct DashboardTests {
    @Test(arguments: Pattern.allCases, DashboardPart.allCases)
    func `A part that fails shows a status, and Retry loads it`(on pattern: Pattern, part: DashboardPart) async throws {
        let title = part.word.capitalized
        let app = await launchApp(pattern, session: .sample) { $0.failing = [part] }
        let status = "Could not load \(part.word). No connection. Check your network and try again."
        try app.device.sections().compactMap(\.status).expect([status])

        app.content.failing = []
        try app.device.tap("Retry", in: title)
        await app.settle()

        #expect(try app.device.sections().compactMap(\.status).isEmpty)
        #expect(try !app.device.rows(in: title).isEmpty)
    }

    @Test(arguments: Pattern.allCases)
    func `Retry hides the failure of own pictures, also while the service has not answered`(on pattern: Pattern)
        async throws
    {
        let app = await launchApp(pattern, session: .sample) {
            $0.latency = .seconds(1)
            $0.ownPicturesFail = true
        }
        let status = try app.device.sections("Pictures").first?.status

        app.content.ownPicturesFail = false
        try app.device.tap("Retry", in: "Pictures")
        await app.settle()

        #expect(status == "Could not load pictures. The device could not store or read its data. Try again.")
        #expect(try app.device.sections("Pictures").first?.status == nil)
        #expect(throws: (any Error).self) { try app.device.tap("Retry", in: "Pictures") }
    }
}
