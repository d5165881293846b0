import Shared
import TestSupport
import Testing

struct DashboardFailuresTests {
    @Test func `A failure of the service's pictures is shown before one of the user's own, and both are cleared`() {
        var failures = DashboardFailures()
        failures.add(.notFound, of: .part(.banners))
        failures.add(.storage, of: .addedPictures)
        failures.add(.notFound, of: .part(.pictures))
        let both = failures.status(of: .pictures)

        failures.clear(.part(.pictures))
        let later = DashboardPart.allCases.compactMap(failures.status)
        failures.add(.notFound, of: .part(.pictures))
        failures.clear(.pictures)

        let own = "Could not load pictures. The device could not store or read its data. Try again."
        #expect(both == "Could not load pictures. Not found.")
        #expect(later == ["Could not load banners. Not found.", own])
        #expect(DashboardPart.allCases.filter { failures.status(of: $0) != nil } == [.banners])
    }

    @Test
    func `A cancellation offers Retry until the part is loaded, but replaces no reason, and a reason replaces it`() {
        var failures = DashboardFailures()
        failures.add(.notFound, of: .part(.banners))

        failures.add(.canceled, of: .part(.banners))
        failures.add(.canceled, of: .part(.products))
        failures.add(.canceled, of: .addedPictures)
        let statuses = DashboardPart.allCases.compactMap(failures.status)
        let retries = DashboardPart.allCases.filter(failures.offersRetry)

        failures.add(.timedOut, of: .part(.products))
        failures.clear(.addedPictures)
        failures.clear(DashboardPart.banners)
        #expect((statuses, retries) == (["Could not load banners. Not found."], [.banners, .products, .pictures]))
        let status = "Could not load products. The service took too long to answer."
        #expect((failures.status(of: .products), failures.offersRetry(of: .banners)) == (status, false))
    }
}
