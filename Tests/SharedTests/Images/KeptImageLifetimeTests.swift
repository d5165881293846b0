import Foundation
import TestSupport
import Testing

@testable import Shared

/// The lifetime of images that rows of the user's own data name.
struct KeptImageLifetimeTests {
    @Test func `An image is kept until the last row that names it is gone, be it a favorite or an added picture`()
        async throws
    {
        let app = try await KeptImagesFixture()
        for name in ["liked", "added", "unnamed"] {
            app.client.answer("/\(name)", .body(makeImage()))
            _ = try await app.load(name)
        }
        for id: ExactText in ["1", "2"] { try await app.like("liked", as: id) }
        try await app.add("added")
        try await app.like("added", as: "3")

        for id: ExactText in ["1", "3"] { try await app.services.favorites.unlike(id) }
        let later = try await app.relaunchedOffline()
        for name in ["liked", "added"] { #expect(try await later.load(name) == makeImage()) }
        await #expect(throws: ServiceError.noConnection) { try await later.load("unnamed") }

        try await app.services.favorites.unlike("2")
        let last = try await app.relaunchedOffline()
        await #expect(throws: ServiceError.noConnection) { try await last.load("liked") }
    }
}
