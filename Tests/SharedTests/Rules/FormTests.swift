import Testing

@testable import Shared

/// The forms, field by field.
struct FormTests {
    @Test
    func `Each field of a form holds its own text`() {
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
        (SignupForm.Field.firstName, " ", FieldMessage.firstName), (.lastName, "\n", FieldMessage.lastName),
        (.email, "a@", FieldMessage.email), (.password, "secret1", FieldMessage.classicPassword),
        (.phone, "12", FieldMessage.phone),
    ])
    func `A signup form with one error names that field alone`(field: SignupForm.Field, text: String, message: String) {
        var form = SignupForm(
            firstName: " Zoe ",
            lastName: "New",
            email: " zoe@b.c ",
            password: "Secret1",
            phone: "+1 234-5678"
        )
        #expect(throws: Never.self) {
            let registration = try form.validated(policy: .classic)
            #expect((registration.firstName, registration.lastName) == ("Zoe", "New"))
            #expect(registration.credentials.email.text == "zoe@b.c")
            #expect(registration.credentials.password == "Secret1")
            #expect(registration.phone.text == "+12345678")
        }

        form[field] = text

        var expected = FormError<SignupForm.Field>()
        expected.require(false, field, message)
        #expect(throws: expected) { try form.validated(policy: .classic) }
    }

    @Test
    func `A login form accepts six characters, and leaves the password as typed`() throws {
        let credentials = try LoginForm(email: " ada@b.c ", password: " 12345").validated()

        #expect((credentials.email.text, credentials.password) == ("ada@b.c", " 12345"))
    }

    @Test
    func `A picture's form is trimmed, a photo's title is not`() throws {
        let picture = try AddImageForm(author: " Ann\n", address: " https://b.c/a ").validated()

        #expect((picture.author, picture.address.text) == ("Ann", "https://b.c/a"))
        #expect(try PhotoForm(title: " A title ").validated() == " A title ")
        #expect(throws: FormError<PhotoForm.Field>.self) { try PhotoForm(title: " \n").validated() }
    }

    @Test
    func `Errors are found by field, and cleared one by one`() {
        var error = FormError<AddImageForm.Field>()
        error.require(true, .author, "unused")
        #expect(error.firstMessage.isEmpty)
        #expect(error.require(7, .author, "unused") == 7)
        #expect(error.require(Int?.none, .address, "one") == nil)
        error.require(false, .author, "two")
        error.require(false, .address, "three")

        #expect(error.firstMessage == "one")
        #expect((error[.address], error[.author]) == ("one", "two"))
        error.clear(.address)
        #expect((error[.address], error[.author], error.firstMessage) == (nil, "two", "two"))
    }
}
