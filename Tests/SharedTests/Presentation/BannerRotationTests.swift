import Shared
import TestSupport
import Testing

@MainActor
struct BannerRotationTests {
    private let clock = VirtualClock()
    private let log = Log()

    @Test
    func `Visible banners move every three seconds, after the last to the first`() async {
        let rotation = makeRotation(count: 2)
        rotation.isVisible = true

        await clock.advance(by: .seconds(3))
        await clock.advance(by: .seconds(3))

        #expect(log.entries == ["0", "1", "0"])
    }

    @Test
    func `A long wait moves the banners by all its intervals at once`() async {
        let rotation = makeRotation(count: 4)
        rotation.isVisible = true

        await clock.advance(by: .seconds(17))

        #expect(log.entries == ["0", "1"])
    }

    @Test
    func `Banners rest while they are hidden and begin a full interval when they appear`() async {
        let rotation = makeRotation(count: 2)
        rotation.isVisible = true
        await clock.advance(by: .seconds(2))

        rotation.isVisible = false
        await clock.advance(by: .seconds(6))
        rotation.isVisible = true
        await clock.advance(by: .seconds(2))
        #expect(log.entries == ["0"])
        await clock.advance(by: .seconds(1))

        #expect(log.entries == ["0", "1"])
    }

    @Test
    func `New banners begin with the first, for a full interval`() async {
        let rotation = makeRotation(count: 2)
        rotation.isVisible = true
        await clock.advance(by: .seconds(5))

        rotation.start(count: 3) { [log] in log.add("new \($0)") }
        await clock.advance(by: .seconds(2))
        #expect(log.entries == ["0", "1", "new 0"])
        await clock.advance(by: .seconds(1))

        #expect(log.entries == ["0", "1", "new 0", "new 1"])
    }

    @Test
    func `Without banners no timer runs`() {
        let rotation = makeRotation(count: 0)

        rotation.isVisible = true

        #expect(log.entries == ["0"])
        #expect(clock.activity.count(waitingFor: .timer) == 0)
    }

    @Test
    func `A running timer does not retain the rotation`() async {
        var rotation: BannerRotation? = makeRotation(count: 2)
        weak let released = rotation
        rotation?.isVisible = true
        await clock.settle()

        rotation = nil
        await clock.advance(by: .seconds(3))

        #expect(released == nil)
        #expect(log.entries == ["0"])
    }

    private func makeRotation(count: Int) -> BannerRotation {
        let rotation = BannerRotation(clock: clock)
        rotation.start(count: count) { [log] in log.add("\($0)") }
        return rotation
    }
}
