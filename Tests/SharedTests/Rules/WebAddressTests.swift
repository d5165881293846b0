import Foundation
import Shared
import Testing

struct WebAddressTests {
    @Test(
        arguments: [
            "http://example.com", "HTTPS://EXAMPLE.COM/a.png?size=1#x", " https://example.com/a \n",
            "http://127.0.0.1:8080/a", "http://localhost:65535/", "http://1.2.3.example/", "http://255.255.255.255/",
            "http://localhost./", "http://a--b_c.-d.example/", "http://bücher.example/",
        ]
    )
    func `A web address is accepted, and kept as typed but for the scheme that is sent`(text: String) {
        let address = WebAddress(text)

        let scheme = text.contains("http:") ? "http" : "https"
        #expect(address?.text == text.trimmed)
        #expect(address?.url.scheme == scheme)
    }

    @Test(
        arguments: [
            "", "example.com", "ftp://example.com/a", "javascript:alert(1)", "http://", "http:///a", "http:example.com",
            "https://ann@example.com/a", "https://ann:secret@example.com/a", "https://@example.com", "http://:80/",
            "https://example.com/a b", "https://example.com/\u{1B}[31m", "https://example.com/\u{202E}gnp.a",
            "https://exa%20mple.com/", "https://example.com:99999/", "https://good.com\\@evil.com/",
            "https://example.com:0/", "https://example.com:99999999999999999999/",
            "http://[::1]/a", "http://[::1]:8080/a", "http://[v1.a]/",
            "http://127.1/", "http://2130706433/", "http://0x7f.0.0.1/", "http://0x7F000001/", "http://0177.0.0.1/",
            "http://127.0.0.01/", "http://127.0.0.256/", "http://1.2.3.4.5/", "http://127.0.0.1./", "http://./",
            "http://%31%32%37.1/", "http://１２７.１/", "http://127。1/", "http://example.0x/",
            "http://a..b/", "http://.a/", "http://a../", "http://-/", "http://a.--.b/",
        ]
    )
    func `An invalid web address is rejected`(text: String) {
        #expect(WebAddress(text) == nil)
    }
}
