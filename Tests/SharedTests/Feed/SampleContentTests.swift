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

    @Test func `The catalog has four banners, ten categories in their order and 24 products, without a request`()
        async throws
    {
        let (banners, categories) = (try await services.catalog.banners(), try await services.catalog.categories())
        let products = try await services.catalog.products()

        #expect([banners.count, products.count] == [4, 24])
        #expect(
            categories.map(\.title) == [
                "Flowers", "Cakes", "Dresses", "Venues", "Electronics", "Clothing", "Fruits", "Bakery", "Drinks",
                "Home",
            ]
        )
        for (part, items) in zip(CatalogPart.allCases, [banners, categories, products]) {
            #expect(try await services.catalog.items(of: part) == items)
            #expect(DashboardPart.catalog(part).word == "\(part)")
        }
        #expect(fixture.log.byPath == [:])
    }

    @Test func `Every service throws noConnection offline`() async throws {
        fixture.connection.network = .offline

        await #expect(throws: ServiceError.noConnection) { try await services.catalog.banners() }
        await #expect(throws: ServiceError.noConnection) { try await services.pictures.pictures() }
        await #expect(throws: ServiceError.noConnection) { try await services.feed.pictures(of: "Cakes") }
        await #expect(throws: ServiceError.noConnection) { try await services.photos.firstPage() }
        await #expect(throws: ServiceError.noConnection) { try await services.images.load("https://example.com/a") }
        await #expect(throws: ServiceError.noConnection) { try await services.accounts.signUp(makeRegistration()) }
        fixture.connection.network = .sample
        #expect(try await services.accounts.users().count == 3)
    }

    @Test func `Catalog and sample API answer after their latency, the catalog as the connection was at the start`()
        async throws
    {
        let fixture = try await AccountsFixture(latency: .seconds(2))
        let (services, clock) = (fixture.services, fixture.clock)
        let banners = start(clock) { try await services.catalog.banners() }
        let pictures = start(clock) { try await services.pictures.pictures() }
        await clock.advance(by: .milliseconds(1_999))
        fixture.connection.network = .offline
        let products = start(clock) { try await services.catalog.products() }
        await clock.settle()

        #expect(clock.activity.count(waitingFor: .delay) == 3)
        await clock.advance(by: .milliseconds(1))
        #expect(clock.activity.count(waitingFor: .delay) == 1)
        await clock.advance(by: .seconds(2))

        #expect(try await banners.value.count == 4)
        #expect(try await pictures.value.count == 15)
        await #expect(throws: ServiceError.noConnection) { try await products.value }
    }

    @Test
    func `There are fifteen pictures with images, twelve for a category, and exactly a hundred photos`() async throws {
        let pictures = try await services.pictures.pictures()
        let feed = try await services.feed.pictures(of: "Cakes")
        var page = try await services.photos.firstPage()
        var ids = page.photos.map(\.id)
        while !page.isLast {
            page = try await services.photos.nextPage(after: page.cursor)
            ids += page.photos.map(\.id)
        }

        #expect([pictures.count, feed.count] == [15, 12])
        #expect(ids == Array(1...100))
        for address in pictures.map(\.address) + feed.map(\.thumbnail) {
            #expect(!(try await services.images.load(address).isEmpty))
        }
    }
}
