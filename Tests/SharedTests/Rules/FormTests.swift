import Testing

@testable import Shared

/// The forms, field by field.
struct FormTests {
    @Test func `Each field of a form holds its own text`() {
        var (login, signup, image) = (LoginForm(), SignupForm(), AddImageForm())

        for field in LoginForm.Field.allCases { login[field] = "\(field)" }
        for field in SignupForm.Field.allCases { signup[field] = "\(field)" }
        for field in AddImageForm.Field.allCases { image[field] = "\(field)" }

        #expect(login == LoginForm(email: "email", password: "password"))
        #expect(
            signup
                == SignupForm(
                    firstName: "firstName",
                    lastName: "lastName",
                    email: "email",
                    password: "password",
                    phone: "phone"
                )
        )
        #expect(image == AddImageForm(author: "author", address: "address"))
        for field in LoginForm.Field.allCases { #expect(login[field] == "\(field)") }
        for field in SignupForm.Field.allCases { #expect(signup[field] == "\(field)") }
        for field in AddImageForm.Field.allCases { #expect(image[field] == "\(field)") }
    }

    @Test(arguments: [
        (SignupForm.Field.firstName, " ", FieldError.missingFirstName), (.lastName, "\n", .missingLastName),
        (.email, "a@", .invalidEmail), (.password, "secret1", .notClassicPassword), (.phone, "12", .invalidPhone),
    ])
    func `A signup form with one error names that field alone`(field: SignupForm.Field, text: String, error: FieldError)
    {
        var form = SignupForm(
            firstName: " Zo\u{1b}[31m ",
            lastName: "\u{202e}Lee\n",
            email: " zoe@b.c ",
            password: "Secret1",
            phone: "+1 234-5678"
        )
        #expect(throws: Never.self) {
            let registration = try form.validated(policy: .classic)
            #expect((registration.firstName, registration.lastName) == ("Zo\u{1b}[31m", "\u{202e}Lee"))
            #expect(registration.credentials.email.text == "zoe@b.c")
            #expect(registration.credentials.password == "Secret1")
            #expect(registration.phone.text == "+12345678")
        }

        form[field] = text

        var expected = FormError<SignupForm.Field>()
        expected.add(error, to: field)
        #expect(throws: expected) { try form.validated(policy: .classic) }
    }

    @Test func `A login form requires an email address and six characters, and leaves the password as typed`() throws {
        let credentials = try LoginForm(email: " ada@b.c ", password: " 12345").validated()
        let error = #expect(throws: FormError<LoginForm.Field>.self) {
            try LoginForm(email: "ibrar", password: "12345").validated()
        }

        #expect((credentials.email.text, credentials.password) == ("ada@b.c", " 12345"))
        #expect((error?[.email], error?[.password]) == (.invalidEmail, .shortPassword))
    }

    @Test func `A picture's form is trimmed, a photo's title is not`() throws {
        let picture = try AddImageForm(author: " Ann\n", address: " https://b.c/a ").validated()

        #expect((picture.author, picture.address.text) == ("Ann", "https://b.c/a"))
        #expect(try PhotoForm(title: " A title ").validated() == " A title ")
        #expect(throws: FormError<PhotoForm.Field>.self) { try PhotoForm(title: " \n").validated() }
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
        #expect((error[.address], error[.author]) == (.invalidWebAddress, .missingAuthor))
    }
}
