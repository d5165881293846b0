/// Tokens, with the bracket around each and the end of what each opens.
nonisolated struct SourceTokens {
    private let tokens: [SourceToken]
    /// For each opening bracket the index after the one that closes it, which is the end if none does.
    private var ends: [Int: Int] = [:]
    /// For each opening angle bracket of generic parameters or arguments the index after the one that closes it.
    private var genericEnds: [Int: Int] = [:]
    private var brackets: [Int] = []

    init(_ tokens: [SourceToken]) {
        self.tokens = tokens
        var open: [Int] = []
        /// The angle brackets that are open, for the innermost of the other brackets last.
        var angles: [[Int]] = [[]]
        for (index, token) in tokens.enumerated() {
            brackets.append(open.last ?? -1)
            guard token.kind == .sign else { continue }
            switch token.text {
            case "(", "[", "{":
                if token.text == "{" { angles[angles.count - 1] = [] }
                open.append(index)
                angles.append([])
            case ")", "]", "}":
                guard let start = open.popLast() else { continue }
                ends[start] = index + 1
                angles.removeLast()
            case "<": angles[angles.count - 1].append(index)
            case ">": if let start = angles[angles.count - 1].popLast() { genericEnds[start] = index + 1 }
            case "=", ";": angles[angles.count - 1] = []
            default: break
            }
        }
        for start in open { ends[start] = tokens.count }
    }

    var count: Int { tokens.count }

    subscript(index: Int) -> SourceToken? { index >= 0 && index < tokens.count ? tokens[index] : nil }

    /// The text of a token, without backticks; empty where no token is.
    func text(_ index: Int) -> String { self[index]?.name ?? "" }

    /// The text of tokens, with a space where the source has space.
    func text(_ range: Range<Int>) -> String {
        range.clamped(to: tokens.indices).reduce("") { text, index in
            text + (index > range.lowerBound && tokens[index].followsSpace ? " " : "") + tokens[index].text
        }
    }

    func line(_ index: Int) -> Int { self[index]?.line ?? tokens.last?.line ?? 1 }

    /// The index of the innermost bracket around a token; -1 where there is none.
    func bracket(around index: Int) -> Int { brackets[index] }

    /// The index after a token, or after all that it opens.
    func after(_ index: Int) -> Int { ends[index] ?? index + 1 }

    /// The index after the generic parameters or arguments at `index`; `index` itself where there are none.
    func afterGenerics(_ index: Int) -> Int { genericEnds[index] ?? index }
}
