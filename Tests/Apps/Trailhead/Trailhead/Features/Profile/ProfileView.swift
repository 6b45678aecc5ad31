import SwiftUI

struct ProfileView: View {
  @EnvironmentObject var session: Session
  @AppStorage("usesMetricUnits") private var usesMetricUnits = true
  @State private var name = ""
  @State private var isSigningIn = false
  @State private var showsError = false
  @State private var showsSignOut = false
  @FocusState private var isNameFocused: Bool

  private var version: String {
    let info = Bundle.main.infoDictionary
    return info?["CFBundleShortVersionString"] as? String ?? "?"
  }

  var body: some View {
    NavigationView {
      Form {
        if session.isSignedIn {
          Section {
            HStack(spacing: 16) {
              Circle()
                .fill(
                  LinearGradient(
                    gradient: Gradient(colors: [.green, .blue]), startPoint: .topLeading,
                    endPoint: .bottomTrailing)
                )
                .frame(width: 56, height: 56)
                .overlay(
                  Text(session.displayName.prefix(1)).font(.title2.bold()).foregroundColor(.white))
              VStack(alignment: .leading) {
                Text(session.displayName).font(.headline)
                Text("Member since 2024").font(.footnote).foregroundColor(.secondary)
              }
            }
          }
          Section {
            Button("Sign Out", role: .destructive) { showsSignOut = true }
              .confirmationDialog(
                "Sign out?", isPresented: $showsSignOut, titleVisibility: .visible
              ) {
                Button("Sign Out", role: .destructive, action: session.signOut)
              } message: {
                Text("Saved trails stay on this device.")
              }
          }
        } else {
          Section("Sign in") {
            TextField("Name", text: $name)
              .textContentType(.name)
              .disableAutocorrection(true)
              .focused($isNameFocused)
              .submitLabel(.go)
              .onSubmit(signIn)
            Button(action: signIn) {
              if isSigningIn { ProgressView() } else { Text("Sign In") }
            }
            .disabled(name.isEmpty || isSigningIn)
          }
        }
        Section {
          Toggle(isOn: $usesMetricUnits) { Text("Metric units") }
          LabeledContent("Version", value: version)
        }
      }
      .navigationTitle(Text("Profile"))
      .alert(isPresented: $showsError) {
        Alert(
          title: Text("Name needed"), message: Text("Please enter your name."),
          dismissButton: .default(Text("OK")))
      }
    }
    .navigationViewStyle(.stack)
  }

  private func signIn() {
    isNameFocused = false
    isSigningIn = true
    Task { @MainActor in
      let isDone = await session.signIn(name: name)
      isSigningIn = false
      showsError = !isDone
    }
  }
}
