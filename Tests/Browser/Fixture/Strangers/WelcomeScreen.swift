import AuthenticationServices
import PDFKit
import QuickLook
import SwiftUI
import UIKit

/// The first page of an app that signs people in, as public apps write it.
struct WelcomeScreen: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var email = ""
  @State private var password = ""
  @State private var message: String?
  @State private var shown: URL?

  private let terms = PDFDocument(data: Data("%PDF-1.4\n%%EOF\n".utf8))

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          Image(systemName: "leaf.circle.fill")
            .font(.system(size: 64))
            .foregroundStyle(.green)
          Text("Welcome back").font(.largeTitle.bold())
          Text("Sign in to go on where you stopped.")
            .font(.subheadline).foregroundStyle(.secondary)

          VStack(spacing: 12) {
            TextField("Email", text: $email)
              .textContentType(.emailAddress)
              .keyboardType(.emailAddress)
              .textInputAutocapitalization(.never)
            SecureField("Password", text: $password)
          }
          .textFieldStyle(.roundedBorder)

          Button {
            message = "Signed in as \(email)"
          } label: {
            Text("Continue").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .disabled(email.isEmpty || password.isEmpty)

          HStack {
            VStack { Divider() }
            Text("or").font(.footnote).foregroundStyle(.secondary)
            VStack { Divider() }
          }

          SignInWithAppleButton(.signIn) { request in
            request.requestedScopes = [.fullName, .email]
          } onCompletion: { result in
            switch result {
            case .success: message = "Signed in"
            case .failure: message = "Apple could not sign you in."
            }
          }
          .signInWithAppleButtonStyle(colorScheme == .dark ? .white : .black)
          .frame(height: 50)
          .clipShape(RoundedRectangle(cornerRadius: 10))

          if let message {
            Text(message).font(.footnote).foregroundStyle(.red)
          }

          if let terms {
            TermsView(document: terms).frame(height: 56)
          }
          Button("Read the privacy policy") {
            shown = Bundle.main.url(forResource: "Policy", withExtension: "pdf")
          }
          .font(.footnote)
        }
        .padding(24)
      }
      .quickLookPreview($shown)
    }
  }
}

private struct TermsView: UIViewRepresentable {
  let document: PDFDocument

  func makeUIView(context: Context) -> PDFView {
    let view = PDFView()
    view.autoScales = true
    return view
  }

  func updateUIView(_ view: PDFView, context: Context) { view.document = document }
}
