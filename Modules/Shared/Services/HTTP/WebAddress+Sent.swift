import Foundation

extension WebAddress {
    /// Creates the address that a service sent as `text`. Unlike a typed one, it may contain the characters that
    /// browsers encode.
    init?(sent text: String) {
        self.init(text.trimmed.percentEncoded)
    }
}

extension String {
    /// The address with every character after its host that an address cannot contain percent-encoded. A percent sign
    /// that begins an encoded character stays.
    var percentEncoded: String {
        guard rangeOfCharacter(from: .encodedInAddresses) != nil else { return self }
        let start = prefixMatch(of: /(?:[^:\/?#]+:)?(?:\/\/[^\/?#]*)?/)?.range.upperBound ?? startIndex
        let rest = self[start...].replacing(/%(?![0-9A-Fa-f]{2})/, with: "%25")
        return self[..<start] + (rest.addingPercentEncoding(withAllowedCharacters: .inAddresses) ?? "")
    }
}

extension CharacterSet {
    fileprivate static let inAddresses = urlQueryAllowed.union(CharacterSet(charactersIn: "%#"))
    /// The characters that are encoded, or may be.
    fileprivate static let encodedInAddresses = inAddresses.inverted.union(CharacterSet(charactersIn: "%"))
}
