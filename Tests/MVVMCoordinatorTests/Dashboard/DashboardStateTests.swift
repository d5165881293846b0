import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

struct DashboardStateTests {
    @Test func `A failure of the service's pictures is shown before one of the user's own`() {
        var part = DashboardViewModel.State.Part(.pictures)
        part.add(.storage, of: .addedPictures)
        part.add(.notFound, of: .service)
        let both = part.status

        part.clear(.service)
        let own = part.status
        part.add(.canceled, of: .service)

        #expect(both == "Could not load pictures. Not found.")
        #expect(own == "Could not load pictures. The device could not store or read its data. Try again.")
        #expect(part.status == own)
    }

    @Test func `A cancellation offers Retry without a reason, and replaces no earlier failure`() {
        var canceled = DashboardViewModel.State.Part(.pictures)
        canceled.add(.canceled, of: .addedPictures)
        var failed = canceled

        failed.add(.notFound, of: .addedPictures)
        failed.add(.canceled, of: .addedPictures)

        #expect((canceled.status, canceled.offersRetry) == (nil, true))
        #expect((failed.status, failed.offersRetry) == ("Could not load pictures. Not found.", true))
    }

    @Test func `A part that is loaded again has no failure of any source, the other parts keep theirs`() {
        var state = DashboardViewModel.State()
        state[.banners].add(.notFound, of: .service)
        state[.pictures].add(.notFound, of: .service)
        state[.pictures].add(.storage, of: .addedPictures)

        state[.pictures].begin()

        DashboardPart.allCases.filter { state[$0].offersRetry }.expect([.banners])
        DashboardPart.allCases.filter { state[$0].status != nil }.expect([.banners])
        DashboardPart.allCases.filter { state[$0].isLoading }.expect([.pictures])
    }

    @Test(arguments: DashboardPart.allCases)
    func `A status says which part could not be loaded`(part: DashboardPart) {
        var state = DashboardViewModel.State()

        state[part].add(.notFound, of: .service)

        #expect(state[part].status == "Could not load \(part.word). Not found.")
    }
}
