/// Suggests the known word that a misspelled one probably stands for.
package enum NearMiss {
    /// Returns the candidate nearest to `word`; `nil` if none is near: at most one edit for every three letters, but
    /// one is always allowed, or a prefix of at least three letters. Letter case is ignored; of equally near ones the
    /// first is returned.
    package static func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
        guard word.utf8.count <= maximumBytes else { return nil }
        let typed = Array(word.lowercased())
        let near = candidates.compactMap { candidate -> (word: String, distance: Int)? in
            let known = Array(candidate.lowercased())
            let slips = distance(from: typed, to: known)
            let isBeginning = typed.count >= 3 && known.starts(with: typed)
            return isBeginning || slips <= max(1, typed.count / 3) ? (candidate, slips) : nil
        }
        return near.min { $0.distance < $1.distance }?.word
    }

    /// The maximum length of a word that gets a suggestion, in bytes of UTF-8.
    private static let maximumBytes = 256

    /// Returns the Damerau-Levenshtein distance with adjacent transpositions only: the number of insertions, deletions,
    /// replacements and swaps of neighbors that turn one word into the other.
    private static func distance(from first: [Character], to second: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for (row, left) in first.enumerated() {
            var current = [row + 1]
            for (column, right) in second.enumerated() {
                let replaced = last[column] + (left == right ? 0 : 1)
                var best = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left == second[column - 1], first[row - 1] == right {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }
}
