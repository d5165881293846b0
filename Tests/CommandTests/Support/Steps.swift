/// Steps that many tests begin with.
enum Steps {
    static func login(_ email: String = "ali@elgrocer.com", password: String = "ibrar1234") -> String {
        """
        type "Email" "\(email)"
        type "Password" "\(password)"
        tap "Log in"

        """
    }
}
