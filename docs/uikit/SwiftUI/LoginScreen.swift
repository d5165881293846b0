import Shared
import SwiftUI

/// Log in as a SwiftUI view, with the same view model.
struct LoginScreen: View {
    let viewModel: LoginViewModel
    @State private var alerts: [AlertContent] = []
    @State private var isAlertShown = false

    var body: some View {
        Form {
            TextField("Email", text: text(of: .email)).textContentType(.username)
            error(of: .email)
            SecureField("Password", text: text(of: .password)).textContentType(.password)
            error(of: .password)
            Button("Log in") { viewModel.logIn() }.disabled(viewModel.state.isLoading)
            Button("Sign up") { viewModel.askToSignUp() }
        }
        .navigationTitle("Log in")
        .onDisappear { viewModel.viewDidDisappear() }
        .onChange(of: viewModel.events.waiting, initial: true) {
            alerts += viewModel.events.takeAll()
            isAlertShown = !alerts.isEmpty
        }
        .onChange(of: isAlertShown) {
            if !isAlertShown { alerts = Array(alerts.dropFirst()) }
            isAlertShown = !alerts.isEmpty
        }
        .alert(alerts.first?.title ?? "", isPresented: $isAlertShown) {
        } message: {
            Text(alerts.first?.message ?? "")
        }
    }

    private func text(of field: LoginForm.Field) -> Binding<String> {
        Binding(get: { viewModel.state.form[field] }, set: { viewModel.edit(field, to: $0) })
    }

    @ViewBuilder private func error(of field: LoginForm.Field) -> some View {
        if let message = viewModel.state.errors[field] { Text(message).foregroundStyle(.red) }
    }
}
