import Shared
import TestSupport
import Testing

struct DashboardFailuresTests {
    @Test func `A part that failed has a status until it is cleared`() {
        var failures = DashboardFailures()

        failures.add(.notFound, of: .part(.products))
        let status = failures.status(of: .products)
        failures.clear(.part(.products))

        #expect(status == "Could not load products. Not found.")
        #expect(failures == DashboardFailures())
    }

    @Test func `Other parts have no status`() {
        var failures = DashboardFailures()

        failures.add(.notFound, of: .part(.products))
        failures.add(.storage, of: .addedPictures)

        #expect(DashboardPart.allCases.filter { failures.status(of: $0) != nil } == [.products, .pictures])
    }

    @Test func `A failure of the service's pictures is shown before one of the user's own`() {
        var failures = DashboardFailures()

        failures.add(.storage, of: .addedPictures)
        failures.add(.notFound, of: .part(.pictures))
        let both = failures.status(of: .pictures)
        failures.clear(.part(.pictures))

        #expect(both == "Could not load pictures. Not found.")
        #expect(
            failures.status(of: .pictures)
                == "Could not load pictures. The device could not store or read its data. Try again."
        )
    }

    @Test func `A part that is loaded again has no failure of any source`() {
        var failures = DashboardFailures()
        failures.add(.storage, of: .addedPictures)
        failures.add(.notFound, of: .part(.pictures))
        failures.add(.notFound, of: .part(.banners))

        failures.clear(.pictures)

        #expect(DashboardPart.allCases.filter { failures.status(of: $0) != nil } == [.banners])
    }

    @Test func `A cancellation keeps the reason shown before, and a reason replaces a cancellation`() {
        var failures = DashboardFailures()
        failures.add(.notFound, of: .part(.banners))

        failures.add(.canceled, of: .part(.banners))
        failures.add(.canceled, of: .part(.products))
        let statuses = DashboardPart.allCases.compactMap(failures.status)
        failures.add(.timedOut, of: .part(.products))

        #expect(statuses == ["Could not load banners. Not found."])
        #expect(failures.status(of: .products) == "Could not load products. The service took too long to answer.")
    }

    @Test func `A part with a failed source offers Retry until it is loaded, also after a cancellation`() {
        var failures = DashboardFailures()
        failures.add(.canceled, of: .addedPictures)
        failures.add(.canceled, of: .part(.products))
        failures.add(.notFound, of: .part(.banners))
        let offers = DashboardPart.allCases.filter(failures.offersRetry)

        failures.clear(.addedPictures)
        failures.clear(DashboardPart.banners)

        #expect(offers == [.banners, .products, .pictures])
        #expect(DashboardPart.allCases.filter(failures.offersRetry) == [.products])
    }

    @Test(arguments: DashboardPart.allCases)
    func `A source names the part that shows it`(part: DashboardPart) {
        #expect(DashboardFailures.Source.part(part).part == part)
        #expect(DashboardFailures.Source.addedPictures.part == .pictures)
    }
}
