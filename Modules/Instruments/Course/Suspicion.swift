import Foundation

/// A line of a submission that a person should look at: it could forge a result.
struct Suspicion: Encodable, Equatable, Sendable {
    let path: String
    let line: Int
    let word: String

    var text: String { "\(path):\(line): \(word)" }

    /// What forges results, starts programs, or reads what a solution does not need.
    private static let words = """
        exit _exit quick_exit abort raise kill signal Process posix_spawn fork vfork system popen execv dlopen dlsym
        syscall getenv environment ProcessInfo CommandLine FileHandle FileManager contentsOf contentsOfFile filePath
        fopen open socket mmap MUTANT print jsonl withKnownIssue unsafeFlags externalMacro unsafeBitCast
        @_silgen_name @_cdecl @_extern @_section @section @_used @c @attached @freestanding
        """.split(whereSeparator: \.isWhitespace)

    /// Finds the words in the Swift files of `submission`, in the order of paths and lines; ignores lines of the start.
    static func all(in submission: Submission, start: Submission) -> [Suspicion] {
        submission.files.sorted { $0.key < $1.key }.filter { $0.key.hasSuffix(".swift") }.flatMap { path, data in
            let old = Set(lines(of: start.files[path] ?? Data()))
            return lines(of: data).enumerated().filter { !old.contains($0.element) }.flatMap { index, line in
                let parts = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
                return words.filter(parts.contains).map { Suspicion(path: path, line: index + 1, word: String($0)) }
            }
        }
    }

    private static func lines(of data: Data) -> [Substring] {
        String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
}
