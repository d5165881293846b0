import Shared
import TestSupport
import Testing

struct DashboardFailuresTests {
    @Test func `A part that failed has a status until it is cleared, and no other part has one`() {
        var failures = DashboardFailures()

        failures.add(.notFound, of: .part(.products))
        failures.add(.storage, of: .addedPictures)
        #expect(failures.status(of: .products) == "Could not load products. Not found.")
        DashboardPart.allCases.filter { failures.status(of: $0) != nil }.expect([.products, .pictures])
        for source in [DashboardFailures.Source.part(.products), .addedPictures] { failures.clear(source) }

        #expect(failures == DashboardFailures())
        DashboardPart.allCases.map { DashboardFailures.Source.part($0).part }.expect(DashboardPart.allCases)
        #expect(DashboardFailures.Source.addedPictures.part == .pictures)
    }

    @Test func `A failure of the service's pictures is shown before one of the user's own, and both are cleared`() {
        var failures = DashboardFailures()
        failures.add(.notFound, of: .part(.banners))
        failures.add(.storage, of: .addedPictures)
        failures.add(.notFound, of: .part(.pictures))
        #expect(failures.status(of: .pictures) == "Could not load pictures. Not found.")

        failures.clear(.part(.pictures))
        let own = "Could not load pictures. The device could not store or read its data. Try again."
        #expect(failures.status(of: .pictures) == own)
        failures.add(.notFound, of: .part(.pictures))
        failures.clear(.pictures)

        DashboardPart.allCases.filter { failures.status(of: $0) != nil }.expect([.banners])
    }

    @Test
    func `A cancellation offers Retry until the part is loaded, but replaces no reason, and a reason replaces it`() {
        var failures = DashboardFailures()
        failures.add(.notFound, of: .part(.banners))

        failures.add(.canceled, of: .part(.banners))
        failures.add(.canceled, of: .part(.products))
        failures.add(.canceled, of: .addedPictures)
        DashboardPart.allCases.compactMap(failures.status).expect(["Could not load banners. Not found."])
        DashboardPart.allCases.filter(failures.offersRetry).expect([.banners, .products, .pictures])

        failures.add(.timedOut, of: .part(.products))
        failures.clear(.addedPictures)
        failures.clear(DashboardPart.banners)
        #expect(failures.status(of: .products) == "Could not load products. The service took too long to answer.")
        DashboardPart.allCases.filter(failures.offersRetry).expect([.products])
    }
}
