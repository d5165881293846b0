import Foundation

/// Makes requests to this machine bypass a proxy.
enum LoopbackProxy {
    /// Adds the machine's own names to `no_proxy`, once per process: on Linux `URLSession` applies `http_proxy` to
    /// 127.0.0.1 too, and its `connectionProxyDictionary` has no effect.
    static func avoid() { extended }

    private static let extended: Void = {
        let environment = ProcessInfo.processInfo.environment
        let given = environment["no_proxy"] ?? environment["NO_PROXY"]
        setenv("no_proxy", [given, "localhost", "127.0.0.1", "::1"].compactMap(\.self).joined(separator: ","), 1)
    }()
}
