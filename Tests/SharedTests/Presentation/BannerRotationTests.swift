import Shared
import TestSupport
import Testing

@MainActor
struct BannerRotationTests {
    private let clock = VirtualClock()
    private let log = Log()

    @Test
    func `Visible banners move every three seconds, after the last to the first, in a long wait by all at once`() async
    {
        let rotation = makeRotation(count: 4)
        rotation.isVisible = true

        await clock.advance(by: .seconds(3))
        await clock.advance(by: .seconds(9))
        await clock.advance(by: .seconds(3))

        log.entries.expect(["0", "1", "0", "1"])
    }

    @Test func `Banners rest while they are hidden and begin a full interval when they appear`() async {
        let rotation = makeRotation(count: 2)
        rotation.isVisible = true
        await clock.advance(by: .seconds(2))

        rotation.isVisible = false
        await clock.advance(by: .seconds(6))
        rotation.isVisible = true
        await clock.advance(by: .seconds(2))
        log.entries.expect(["0"])
        await clock.advance(by: .seconds(1))

        log.entries.expect(["0", "1"])
    }

    @Test func `New banners begin with the first, for a full interval`() async {
        let rotation = makeRotation(count: 2)
        rotation.isVisible = true
        await clock.advance(by: .seconds(5))

        rotation.start(count: 3) { [log] in log.add("new \($0)") }
        await clock.advance(by: .seconds(2))
        log.entries.expect(["0", "1", "new 0"])
        await clock.advance(by: .seconds(1))

        log.entries.expect(["0", "1", "new 0", "new 1"])
    }

    @Test(arguments: [0, 2])
    func `Without banners no timer runs, and a running one does not retain the rotation`(count: Int) async {
        var rotation: BannerRotation? = makeRotation(count: count)
        weak let released = rotation
        rotation?.isVisible = true
        await clock.settle()
        #expect(clock.activity.count(waitingFor: .timer) == (count == 0 ? 0 : 1))

        rotation = nil
        await clock.advance(by: .seconds(3))

        #expect(released == nil)
        log.entries.expect(["0"])
    }

    private func makeRotation(count: Int) -> BannerRotation {
        let rotation = BannerRotation(clock: clock)
        rotation.start(count: count) { [log] in log.add("\($0)") }
        return rotation
    }
}
