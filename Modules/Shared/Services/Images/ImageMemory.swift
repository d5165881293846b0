import Foundation

/// The identity of an image: its address and its network, since networks may return different images for one address.
struct ImageKey: Hashable, Sendable {
    /// The address as the service sent it.
    let address: ExactText
    /// The network's `word`.
    let network: String
}

/// Images in memory, up to a number of bytes. The least recently used are removed first.
struct ImageMemory {
    private struct Entry {
        let data: Data
        var lastUse: Int
    }

    private let limit: Int
    private var entries: [ImageKey: Entry] = [:]
    private var uses = 0
    private(set) var bytes = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Returns the image for `key` and marks it as used.
    mutating func image(_ key: ImageKey) -> Data? {
        uses += 1
        entries[key]?.lastUse = uses
        return entries[key]?.data
    }

    /// Stores an image, unless it alone exceeds the limit.
    mutating func insert(_ data: Data, _ key: ImageKey) {
        remove(key)
        guard data.count <= limit else { return }
        uses += 1
        entries[key] = Entry(data: data, lastUse: uses)
        bytes += data.count
        if bytes > limit { makeRoom() }
    }

    /// Frees a quarter of the limit at once, so that not every insertion has to find the oldest image.
    private mutating func makeRoom() {
        for key in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }).dropLast().map(\.key) {
            guard bytes > limit / 4 * 3 else { return }
            remove(key)
        }
    }

    private mutating func remove(_ key: ImageKey) {
        bytes -= entries.removeValue(forKey: key)?.data.count ?? 0
    }
}
