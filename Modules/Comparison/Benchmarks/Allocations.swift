import Foundation

/// What a thread allocated while something ran, as the library of `scripts/screens` counts it.
package nonisolated struct Allocations {
    /// How many blocks there were, freed since or not.
    package let count: Int
    /// How many were in memory in the end.
    package let alive: Int
    /// The modules of the types of the objects among these, an entry an object.
    private let modules: [String]

    /// Counts what `body` allocates on this thread; `OneExecutor` has it do all its work there. Returns `nil` if the
    /// program was started without the library.
    @MainActor package static func during(_ body: () async throws -> Void) async rethrows -> Allocations? {
        guard let counter = AllocationCounter.loaded else { return nil }
        counter.start()
        do {
            try await body()
        } catch {
            _ = counter.stop()
            throw error
        }
        return Allocations(counter.stop(), counter)
    }

    private init(_ count: Int, _ counter: AllocationCounter) {
        let metadata = counter.alive(atMost: count)
        self.count = count
        alive = metadata.count
        modules = metadata.compactMap { $0?.typeOfObject }.map { type in
            String(String(reflecting: type).prefix { $0 != "." })
        }
    }

    /// The number of objects in memory whose types belong to `module`.
    package func alive(of module: String) -> Int { modules.count { $0 == module } }
}

/// The functions of the library.
private nonisolated struct AllocationCounter {
    let start: @convention(c) () -> Void
    let stop: @convention(c) () -> Int
    private let writeAlive: @convention(c) (UnsafeMutablePointer<UnsafeRawPointer?>, Int) -> Int

    static let loaded = AllocationCounter()

    private init?() {
        guard let program = dlopen(nil, RTLD_NOW), let start = dlsym(program, "allocations_start"),
            let stop = dlsym(program, "allocations_stop"), let alive = dlsym(program, "allocations_alive")
        else { return nil }
        self.start = unsafeBitCast(start, to: (@convention(c) () -> Void).self)
        self.stop = unsafeBitCast(stop, to: (@convention(c) () -> Int).self)
        writeAlive = unsafeBitCast(
            alive,
            to: (@convention(c) (UnsafeMutablePointer<UnsafeRawPointer?>, Int) -> Int).self
        )
    }

    /// Returns the metadata of the blocks in memory; `nil` for one that is no object.
    func alive(atMost count: Int) -> [UnsafeRawPointer?] {
        Array(unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = buffer.baseAddress.map { writeAlive($0, count) } ?? 0
        }
    }
}

nonisolated extension UnsafeRawPointer {
    /// The type of the object with this metadata; `nil` for what a closure captures. The first word of a class's
    /// metadata is 0, or the address of other metadata; those of other kinds are small numbers.
    fileprivate var typeOfObject: Any.Type? {
        let kind = load(as: UInt.self)
        return kind == 0 || kind > 0x7FF ? unsafeBitCast(self, to: Any.Type.self) : nil
    }
}
