/// The header lines of a response, as they arrive.
struct ResponseHead {
    /// The maximum size in bytes, with provisional responses, trailers and a proxy's own headers.
    static let sizeLimit = 64_000

    /// The first value of each header, by its name in lowercase; trailers are not included.
    private(set) var fields: [String: String] = [:]
    /// Whether the empty line that ends the headers has arrived.
    private(set) var isComplete = false
    private var size = 0

    /// Adds a line, with its line end. Returns `false` if the size limit is exceeded.
    mutating func add(_ line: some BidirectionalCollection<UInt8>) -> Bool {
        size += line.count
        guard size <= Self.sizeLimit else { return false }
        if line.starts(with: "HTTP/".utf8) {
            (fields, isComplete) = ([:], false)
        } else if line.allSatisfy({ $0.isSpace }) {
            isComplete = true
        } else if !isComplete, let colon = line.firstIndex(of: UInt8(ascii: ":")) {
            add(line[..<colon], line[line.index(after: colon)...])
        }
        return true
    }

    private mutating func add(_ name: some Collection<UInt8>, _ value: some BidirectionalCollection<UInt8>) {
        guard !name.isEmpty, name.allSatisfy({ $0 > 32 && $0 < 127 }) else { return }
        let name = String(decoding: name, as: UTF8.self).lowercased()
        guard fields[name] == nil else { return }
        let start = value.drop { $0.isSpace }
        let end = start.lastIndex { !$0.isSpace }.map(start.index(after:)) ?? start.startIndex
        fields[name] = String(decoding: start[..<end], as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0D || self == 0x0A }
}
