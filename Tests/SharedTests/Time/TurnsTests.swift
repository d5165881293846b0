import Testing

@testable import Shared

struct TurnsTests {
    private let activity = Activity()

    @Test
    func `The answer that is taken depends on the seed and the names, not on the order in which they came`() {
        let names = ["a", "b", "c"]
        for seed in 0..<9 {
            let orders = [names, ["c", "b", "a"], ["b", "c", "a"]].map { order(of: $0, seed: UInt64(seed)) }

            #expect(orders[0].sorted() == names)
            #expect(Set(orders).count == 1)
        }
    }

    @Test
    func `An answer that was removed is not taken`() {
        var turns = Turns(seed: 1)
        let (kept, removed) = (
            Pending<Void>(activity: activity, reason: nil), Pending<Void>(activity: activity, reason: nil)
        )
        turns.add(kept, named: "a")
        turns.add(removed, named: "b")

        turns.remove(removed)

        #expect(turns.takeNext() === kept)
        #expect(turns.takeNext() == nil)
    }

    /// Adds an answer for each name and takes all; returns their names.
    private func order(of names: [String], seed: UInt64) -> [String] {
        var turns = Turns(seed: seed)
        let answers = names.map { (name: $0, pending: Pending<Void>(activity: activity, reason: nil)) }
        for answer in answers { turns.add(answer.pending, named: answer.name) }

        return answers.compactMap { _ in
            let next = turns.takeNext()
            return answers.first { $0.pending === next }?.name
        }
    }
}
