import Headless
import Shared

extension Device {
    /// Creates a device on `clock`, whose work is the one that the clock waits for.
    package convenience init(clock: VirtualClock, images: (any ImageLoader)? = nil) {
        self.init(clock: clock, activity: clock.activity, images: images)
    }
}
