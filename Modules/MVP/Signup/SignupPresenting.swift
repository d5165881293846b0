import Shared

/// What happens on Sign up, as the view tells it.
protocol SignupPresenting: AnyObject {
    func didEdit(_ field: SignupForm.Field)
    func didTapSignUp(_ form: SignupForm)
    func didTapCancel()
}
