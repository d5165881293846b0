import Foundation
import Synchronization

/// A cache of images in memory, with the limits of the one on disk, for temporary data.
package final class MemoryImageStore: ImageStore {
    private struct Entry {
        let image: Data
        let network: String
        let date: Date
    }

    private let clock: any AppClock
    private let limits: ImageLimits
    private let entries = Mutex<[ExactText: Entry]>([:])

    package init(clock: any AppClock, limits: ImageLimits = ImageLimits()) {
        self.clock = clock
        self.limits = limits
    }

    package func image(_ key: ImageKey, fromAnyNetwork: Bool) -> Data? {
        let entry = entries.withLock { $0[key.address] }
        guard let entry, limits.allow(entry.date, at: clock.now) else { return nil }
        return fromAnyNetwork || entry.network == key.network ? entry.image : nil
    }

    /// Stores an image, replacing another network's for the same address.
    package func insert(_ image: Data, _ key: ImageKey) {
        guard image.count <= min(ImageLimits.image, limits.total) else { return }
        let entry = Entry(image: image, network: key.network, date: clock.now)
        entries.withLock { entries in
            entries[key.address] = entry
            var bytes = entries.values.reduce(0) { $0 + $1.image.count }
            guard bytes > limits.total else { return }
            for (address, entry) in entries.sorted(by: { $0.value.date < $1.value.date }) where bytes > limits.total {
                entries[address] = nil
                bytes -= entry.image.count
            }
        }
    }
}
