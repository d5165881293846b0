#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// The Swift runtime's function that demangles a symbol. The caller frees the result.
@_silgen_name("swift_demangle")
private func demangle(
    _ name: UnsafePointer<CChar>,
    _ length: Int,
    _ output: UnsafeMutablePointer<CChar>?,
    _ outputSize: UnsafeMutablePointer<Int>?,
    _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

extension String {
    /// The demangled declaration; the symbol itself if it is not Swift's.
    var demangled: String {
        guard let result = demangle(self, utf8.count, nil, nil, 0) else { return self }
        defer { free(result) }
        return String(cString: result)
    }
}
