import Testing

@testable import ArchDemo

@Suite struct `A word of a shell` {
    @Test(arguments: [
        ("viper", "viper", "viper"), ("category/Home", "category/Home", "category/Home"), ("", "''", "''"),
        ("a b", "'a b'", "'a b'"), ("$(rm *)", "'$(rm *)'", "'$(rm *)'"), ("it's", #"'it'\''s'"#, #"'it\'s'"#),
        (#"back\slash"#, #"'back\slash'"#, #"'back\\slash'"#), ("“word”", "'“word”'", "'“word”'"),
    ])
    func `is quoted where a character has a meaning`(text: String, quoted: String, inFish: String) {
        #expect(text.shellQuoted == quoted)
        #expect(text.fishQuoted == inFish)
    }
}
