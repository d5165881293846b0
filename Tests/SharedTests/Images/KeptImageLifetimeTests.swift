import Foundation
import TestSupport
import Testing

@testable import Shared

/// The lifetime of images that rows of the user's own data name.
struct KeptImageLifetimeTests {
    @Test
    func `An image that no row names is not kept`() async throws {
        let app = try await KeptImagesFixture()
        app.client.answer("/a.png", .body(makeImage()))
        _ = try await app.load("a.png")

        let later = try await app.relaunchedOffline()

        await #expect(throws: ServiceError.noConnection) { try await later.load("a.png") }
    }

    @Test
    func `An image is kept until the last row that names it is gone`() async throws {
        let app = try await KeptImagesFixture()
        app.client.answer("/a.png", .body(makeImage()))
        _ = try await app.load("a.png")
        for id: ExactText in ["1", "2"] { try await app.like("a.png", as: id) }

        try await app.services.favorites.unlike("1")
        let whileLiked = try await app.relaunchedOffline()
        let image = try await whileLiked.load("a.png")
        try await app.services.favorites.unlike("2")
        let afterwards = try await app.relaunchedOffline()

        #expect(image == makeImage())
        await #expect(throws: ServiceError.noConnection) { try await afterwards.load("a.png") }
    }

    @Test
    func `An image that an added picture names too outlives its favorite`() async throws {
        let app = try await KeptImagesFixture()
        app.client.answer("/a.png", .body(makeImage()))
        try await app.add("a.png")
        try await app.like("a.png", as: "1")
        _ = try await app.load("a.png")

        try await app.services.favorites.unlike("1")

        let later = try await app.relaunchedOffline()
        #expect(try await later.load("a.png") == makeImage())
    }
}
