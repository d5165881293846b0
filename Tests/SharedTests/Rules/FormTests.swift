import Testing

@testable import Shared

/// The forms, field by field.
struct FormTests {
    @Test(arguments: [
        (SignupForm.Field.firstName, " ", FieldError.missingFirstName), (.lastName, "\n", .missingLastName),
        (.email, "a@", .invalidEmail), (.password, "secret1", .notClassicPassword), (.phone, "12", .invalidPhone),
    ])
    func `A signup form is trimmed, and one error names its field alone`(
        field: SignupForm.Field,
        text: String,
        error: FieldError
    ) throws {
        var form = SignupForm(
            firstName: " Zo\u{1b}[31m ",
            lastName: "\u{202e}Lee\n",
            email: " zoe@b.c ",
            password: "Secret1",
            phone: "+1 234-5678"
        )
        let registration = try form.validated(policy: .classic)

        form[field] = text

        var expected = FormError<SignupForm.Field>()
        expected.add(error, to: field)
        #expect(throws: expected) { try form.validated(policy: .classic) }
        #expect(try registration == makeRegistration("zoe@b.c", first: "Zo\u{1b}[31m", last: "\u{202e}Lee"))
    }

    @Test func `A login form requires an email address and six characters, and leaves the password as typed`() throws {
        let credentials = try LoginForm(email: " ada@b.c ", password: " 12345").validated()

        var expected = FormError<LoginForm.Field>()
        expected.add(.invalidEmail, to: .email)
        expected.add(.shortPassword, to: .password)

        #expect(credentials.email.text == "ada@b.c")
        #expect(credentials.password == " 12345")
        #expect(throws: expected) { try LoginForm(email: "ibrar", password: "12345").validated() }
    }

    @Test func `Errors are found by field, and the first is the one that was added first`() {
        var error = FormError<AddImageForm.Field>()
        error.require(true, in: .author, else: .missingAuthor)
        #expect(error.first == nil)
        #expect(error.require(7, in: .author, else: .missingAuthor) == 7)
        #expect(error.require(Int?.none, in: .address, else: .invalidWebAddress) == nil)
        error.require(false, in: .author, else: .missingAuthor)
        error.require(false, in: .address, else: .missingTitle)

        #expect(error.first == .invalidWebAddress)
        #expect(error[.address] == .invalidWebAddress)
        #expect(error[.author] == .missingAuthor)
    }

    @Test func `A picture's form is trimmed, a photo's title is not`() throws {
        let picture = try AddImageForm(author: " Ann\n", address: " https://b.c/a ").validated()

        #expect(picture.author == "Ann")
        #expect(picture.address.text == "https://b.c/a")
        #expect(try PhotoForm(title: " A title ").validated() == " A title ")
        #expect(throws: FormError<PhotoForm.Field>.self) { try PhotoForm(title: " \n").validated() }
    }
}
