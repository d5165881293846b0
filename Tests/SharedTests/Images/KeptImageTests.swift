import Foundation
import TestSupport
import Testing

@testable import Shared

/// Images that rows of the user's own data name.
struct KeptImageTests {
    /// When an image is named, with respect to its load.
    enum Moment: CaseIterable {
        case before, during, after
    }

    /// A way to name an image.
    enum Naming: CaseIterable {
        case liking, adding

        func name(_ name: String, in app: KeptImagesFixture) async throws {
            switch self {
            case .liking: try await app.like(name)
            case .adding: try await app.add(name)
            }
        }
    }

    @Test(arguments: Naming.allCases, Moment.allCases)
    func `An image that a row names before, during or after its load is kept`(naming: Naming, moment: Moment)
        async throws
    {
        let (app, image) = (try await KeptImagesFixture(), makeImage(bytes: 10_000_000))
        let name = "é/ü.png?q=1#x"
        app.client.answer("/%C3%A9/%C3%BC.png?q=1", .body(image, after: .seconds(1)))

        if moment == .before { try await naming.name(name, in: app) }
        let waiter = start(app.clock) { try await app.load(name) }
        await app.clock.settle()
        if moment == .during { try await naming.name(name, in: app) }
        await app.clock.advance(by: .seconds(1))
        _ = try await waiter.value
        if moment == .after { try await naming.name(name, in: app) }

        let later = try await app.relaunchedOffline()
        #expect(try await later.load(name) == image)
    }

    @Test(arguments: [false, true])
    func `An image that only the disk or only memory holds is kept once a row names it`(isInMemory: Bool) async throws {
        let app = try await KeptImagesFixture()
        if isInMemory { try app.blockCache() }
        app.client.answer("/a.png", .body(makeImage()))
        _ = try await app.load("a.png")
        let holder = isInMemory ? app : try await app.relaunched(on: .offline)

        try await holder.like("a.png")

        let later = try await holder.relaunchedOffline()
        #expect(try await later.load("a.png") == makeImage())
        holder.client.messages.expect(isInMemory ? ["/a.png"] : [])
    }

    @Test func `The image of another network replaces the one kept before`() async throws {
        let app = try await KeptImagesFixture()
        app.client.answer("/a.png", .body(makeImage(bytes: 50)), .body(makeImage(bytes: 60)))
        try await app.like("a.png")
        _ = try await app.load("a.png")
        app.connection.network = try otherNetwork()
        _ = try await app.load("a.png")

        let later = try await app.relaunchedOffline()
        let offline = try await later.load("a.png")
        later.connection.network = .live
        later.client.answer("/a.png", .body(makeImage(bytes: 70)))
        let live = try await later.load("a.png")

        [offline, live].map(\.count).expect([60, 70])
        try app.keptImages().expect([makeImage(bytes: 70)])
    }

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

    @Test func `A kept image that was cut short is replaced by the one that is loaded`() async throws {
        let app = try await KeptImagesFixture()
        app.client.answer("/a.png", .body(makeImage()))
        try await app.like("a.png")
        _ = try await app.load("a.png")
        try app.cutKeptImages()

        let later = try await app.relaunched()
        later.client.answer("/a.png", .body(makeImage()))
        _ = try await later.load("a.png")

        try app.keptImages().expect([makeImage()])
    }

    @Test
    func `An image of another network that was found without one is not taken for the network's own`() async throws {
        let app = try await KeptImagesFixture()
        app.connection.network = try otherNetwork()
        app.client.answer("/a.png", .body(makeImage(bytes: 50)))
        _ = try await app.load("a.png")
        let later = try await app.relaunched(on: .live)
        later.client.answer("/a.png", .body(makeImage(bytes: 60)))
        later.client.answer("/b.png", .body(makeImage()))
        _ = try await later.load("b.png")
        later.connection.network = .offline
        try await later.like("a.png")
        let offline = try await later.load("a.png")

        later.connection.network = .live
        let live = try await later.load("a.png")

        [offline, live].map(\.count).expect([50, 60])
    }

    @Test func `Of the images that an earlier version kept for each network, the latest stays`() async throws {
        let app = try await KeptImagesFixture()
        try await app.like("a.png")
        try app.keepForEachNetwork([makeImage(bytes: 50), makeImage(bytes: 60)])

        let later = try await app.relaunchedOffline()

        #expect(try await later.load("a.png").count == 60)
        try app.keptImages().expect([makeImage(bytes: 60)])
    }

    @Test func `A favorite from before images were kept keeps its image once it is loaded`() async throws {
        let app = try await KeptImagesFixture()
        app.client.answer("/a.png", .body(makeImage()))
        try await app.like("a.png")
        _ = try await app.load("a.png")
        try app.forgetKeptImages()

        _ = try await app.relaunched().load("a.png")

        let later = try await app.relaunchedOffline()
        #expect(try await later.load("a.png") == makeImage())
    }

    private func otherNetwork() throws -> Connection.Network {
        try #require(Connection.Network(word: "http://127.0.0.1:8080"))
    }
}

extension KeptImagesFixture {
    /// Reverts the tables to the version before images were kept.
    fileprivate func forgetKeptImages() throws {
        try open().execute(
            """
            DROP TRIGGER favorite_deleted; DROP TRIGGER added_picture_deleted; DROP VIEW named_images;
            DROP INDEX favorites_by_thumbnail; DROP INDEX added_pictures_by_address; DROP TABLE kept_images;
            ALTER TABLE failed_attempts DROP COLUMN lock_start; DROP TABLE sessions;
            \(withoutRefreshes)
            PRAGMA user_version = 2;
            """
        )
    }

    /// Reverts the tables to the version with an image for each network, and keeps `images` in that order.
    fileprivate func keepForEachNetwork(_ images: [Data]) throws {
        let connection = try open()
        try connection.execute("DROP INDEX kept_images_by_address; \(withoutRefreshes) PRAGMA user_version = 5;")
        for (number, image) in images.enumerated() {
            try connection.run(
                "INSERT INTO kept_images (address, network, image) VALUES ('https://example.com/a.png', ?, ?)",
                .text("network \(number)"),
                .blob(image)
            )
        }
    }

    fileprivate func cutKeptImages() throws {
        try open().execute("UPDATE kept_images SET image = substr(image, 1, 20);")
    }

    fileprivate func keptImages() throws -> [Data] {
        try open().rows("SELECT image FROM kept_images") { $0.data(0) }
    }

    private func open() throws -> SQLiteConnection {
        let file = directory.url.appending(path: "data/arch-demo.sqlite")
        return try SQLiteConnection(path: file.path, patience: .seconds(5))
    }
}

/// Removes the columns of the step `refreshes`.
private let withoutRefreshes = """
    ALTER TABLE photo_pages DROP COLUMN refreshes; ALTER TABLE photo_pages DROP COLUMN completed;
    ALTER TABLE photo_pages DROP COLUMN pending_page; ALTER TABLE photo_pages DROP COLUMN seam;
    """
