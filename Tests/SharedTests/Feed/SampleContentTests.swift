import Shared
import TestSupport
import Testing

/// The services over the sample API, as the app starts with them.
struct SampleContentTests {
    private let services: Services
    private let fixture: AccountsFixture

    init() async throws {
        fixture = try await AccountsFixture()
        services = fixture.services
    }

    @Test
    func `The catalog has four banners, ten categories in their order and 24 products, without a request`()
        async throws
    {
        let categories = try await services.catalog.categories().map(\.title)

        #expect(try await services.catalog.banners().count == 4)
        #expect(try await services.catalog.products().count == 24)
        #expect(
            categories == [
                "Flowers", "Cakes", "Dresses", "Venues", "Electronics", "Clothing", "Fruits", "Bakery", "Drinks",
                "Home",
            ]
        )
        #expect(fixture.log.byPath == [:])
    }

    @Test
    func `Every service throws noConnection offline`() async throws {
        fixture.connection.network = .offline

        await #expect(throws: ServiceError.noConnection) { try await services.catalog.banners() }
        await #expect(throws: ServiceError.noConnection) { try await services.pictures.pictures() }
        await #expect(throws: ServiceError.noConnection) { try await services.feed.pictures(of: "Cakes") }
        await #expect(throws: ServiceError.noConnection) { try await services.photos.firstPage() }
        await #expect(throws: ServiceError.noConnection) { try await services.images.load("https://example.com/a") }
    }

    @Test(arguments: CatalogPart.allCases)
    func `A part of the dashboard has its own items`(part: CatalogPart) async throws {
        let (banners, categories) = (try await services.catalog.banners(), try await services.catalog.categories())
        let products = try await services.catalog.products()

        let expected = [CatalogPart.banners: banners, .categories: categories, .products: products]
        #expect(try await services.catalog.items(of: part) == expected[part])
        #expect(DashboardPart.catalog(part).word == "\(part)")
    }

    @Test
    func `The catalog answers after its latency, as the connection was at the start`() async throws {
        let (clock, connection) = (VirtualClock(), Connection())
        let catalog = Catalog(clock: clock, connection: connection, latency: .seconds(2))
        let banners = start(clock) { try await catalog.banners() }
        await clock.advance(by: .milliseconds(1_999))
        connection.network = .offline
        let products = start(clock) { try await catalog.products() }
        await clock.settle()

        #expect(clock.activity.count(waitingFor: .delay) == 2)
        await clock.advance(by: .milliseconds(1))
        #expect(clock.activity.count(waitingFor: .delay) == 1)
        await clock.advance(by: .seconds(2))

        #expect(try await banners.value.count == 4)
        await #expect(throws: ServiceError.noConnection) { try await products.value }
    }

    @Test
    func `The sample API answers after the latency of the services`() async throws {
        let fixture = try await AccountsFixture(latency: .seconds(2))

        let pictures = start(fixture.clock) { try await fixture.services.pictures.pictures() }
        await fixture.clock.advance(by: .milliseconds(1_999))
        let waiting = fixture.clock.activity.count(waitingFor: .delay)
        await fixture.clock.advance(by: .milliseconds(1))

        #expect(waiting == 1)
        #expect(fixture.clock.activity.count(waitingFor: .delay) == 0)
        #expect(try await pictures.value.count == 15)
    }

    @Test
    func `There are fifteen pictures with images, and twelve for a category`() async throws {
        let pictures = try await services.pictures.pictures()
        let feed = try await services.feed.pictures(of: "Cakes")

        #expect(pictures.count == 15)
        #expect(feed.count == 12)
        for address in pictures.map(\.address) + feed.map(\.thumbnail) {
            #expect(!(try await services.images.load(address).isEmpty))
        }
    }

    @Test
    func `There are exactly a hundred photos`() async throws {
        var page = try await services.photos.firstPage()
        var ids = page.photos.map(\.id)
        while !page.isLast {
            page = try await services.photos.nextPage(after: page.cursor)
            ids += page.photos.map(\.id)
        }

        #expect(ids == Array(1...100))
    }
}
