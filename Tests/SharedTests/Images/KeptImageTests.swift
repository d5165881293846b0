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
        let name = naming == .liking ? "é/ü b.png?q=1#x" : "é/ü%20b.png?q=1#x"
        app.client.answer("/%C3%A9/%C3%BC%20b.png?q=1", .body(image, after: .seconds(1)))

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
        let directory = try TemporaryDirectory()
        try makeOldData(in: directory, steps: 5, keeping: [makeImage(bytes: 50), makeImage(bytes: 60)])

        let app = try await KeptImagesFixture(directory: directory)

        app.connection.network = .offline
        #expect(try await app.load("a.png").count == 60)
        try app.keptImages().expect([makeImage(bytes: 60)])
    }

    @Test func `A favorite from before images were kept keeps its image once it is loaded`() async throws {
        let directory = try TemporaryDirectory()
        try makeOldData(in: directory, steps: 2)
        let app = try await KeptImagesFixture(directory: directory)
        app.client.answer("/a.png", .body(makeImage()))

        _ = try await app.load("a.png")

        let later = try await app.relaunchedOffline()
        #expect(try await later.load("a.png") == makeImage())
    }

    /// Makes the data of a version with that many steps: a favorite of the first account, and its images.
    private func makeOldData(in directory: TemporaryDirectory, steps: Int, keeping images: [Data] = []) throws {
        let data = directory.url.appending(path: "data")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: false)
        let connection = try SQLiteConnection(path: data.appending(path: "arch-demo.sqlite").path)
        _ = try Migration.migrate(connection, through: Array(Migration.all.prefix(steps)))
        try connection.execute(
            """
            INSERT INTO favorites (user_id, picture_id, title, photographer, thumbnail)
            VALUES (1, 'a', 'A', 'B', 'https://example.com/a.png')
            """
        )
        for (number, image) in images.enumerated() {
            let sql = "INSERT INTO kept_images (address, network, image) VALUES ('https://example.com/a.png', ?, ?)"
            try connection.run(sql, .text("network \(number)"), .blob(image))
        }
    }

    private func otherNetwork() throws -> Connection.Network {
        try #require(Connection.Network(word: "http://127.0.0.1:8080"))
    }
}

extension KeptImagesFixture {
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
