import Foundation
import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import AppCommand

/// Reads that end with a cancellation that nobody on the screen caused: no reason, but Retry.
@Suite(.leakCheck)
struct CanceledReadTests {
    @Test(arguments: Pattern.allCases)
    func `A first page canceled after a failure shows no reason and offers Retry`(on pattern: Pattern) async throws {
        let app = await launchApp(pattern, session: .sample)
        app.photos.answers.firstPage = .failure(ServiceError.noConnection)
        try app.device.selectTab("Photos")
        await app.settle()
        let failed = try app.device.sections().compactMap(\.status)

        app.photos.answers.firstPage = .failure(CancellationError())
        try app.device.tap("Retry")
        await app.settle()

        failed.expect(["Could not load photos. No connection. Check your network and try again."])
        #expect(try app.device.sections().compactMap(\.status).isEmpty)
        #expect(app.device.screen?.isBusy == false)
        #expect(try app.device.tap("Retry") == nil)
        await app.settle()
    }

    @Test(arguments: Pattern.allCases)
    func `A canceled read of Users, Favorites or a feed shows no reason and offers Retry`(on pattern: Pattern)
        async throws
    {
        let app = await launchApp(pattern, session: .sample)
        app.accounts.answers.users = .failure(CancellationError())
        app.favorites.answers.all = .failure(CancellationError())
        app.feed.answer = .failure(CancellationError())

        for destination in [DeepLink.users, .favorites, .category("Flowers")] {
            app.application?.open(destination)
            await app.settle()

            #expect(try app.device.sections().compactMap(\.status).isEmpty)
            #expect(app.device.screen?.isBusy == false)
            #expect(try app.device.tap("Retry") == nil)
            await app.settle()
        }
    }

    @Test(arguments: Pattern.allCases)
    func `A canceled read of the user's own pictures keeps the failure before it`(on pattern: Pattern) async throws {
        let app = await launchApp(pattern, session: .sample) { $0.ownPicturesError = StorageError("disk full") }
        let failed = try app.device.sections("Pictures").map(\.status)

        app.content.ownPicturesError = CancellationError()
        app.content.changes.announce()
        await app.settle()

        failed.expect(["Could not load pictures. The device could not store or read its data. Try again."])
        try app.device.sections("Pictures").map(\.status).expect(failed)
    }
}
