import SwiftUI

struct LoginScreen: View {
  enum Field: Hashable { case email, password }
  @State private var email = ""
  @State private var password = ""
  @State private var showPassword = false
  @State private var remember = true
  @State private var isLoading = false
  @State private var error: String?
  @State private var signedIn = false
  @State private var attempts: CGFloat = 0
  @FocusState private var focus: Field?

  var isValid: Bool { email.contains("@") && password.count >= 6 }

  var body: some View {
    ZStack {
      Color(red: 0.95, green: 0.96, blue: 1).edgesIgnoringSafeArea(.all)
      Circle().fill(LinearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom))
        .frame(width: 300, height: 300).offset(x: -140, y: -380)
      Circle().fill(Color.pink.opacity(0.5)).frame(width: 200).offset(x: 160, y: 380).blur(
        radius: 20)
      if signedIn {
        VStack(spacing: 12) {
          Image(systemName: "checkmark.seal.fill").font(.system(size: 80)).foregroundColor(.green)
          Text("Welcome back!").font(.title.bold())
          Button("Sign out") { withAnimation { signedIn = false } }
        }
        .transition(.scale)
      } else {
        form.transition(.opacity)
      }
      if isLoading {
        Color.black.opacity(0.25).ignoresSafeArea()
        ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white)).scaleEffect(1.5)
      }
    }
    .alert(
      "Could not sign in",
      isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } })
    ) {
      Button("OK") { focus = .password }
    } message: {
      Text(error ?? "")
    }
  }

  var form: some View {
    VStack(spacing: 18) {
      VStack(spacing: 4) {
        Text("Welcome").font(.system(.largeTitle, design: .rounded)).fontWeight(.heavy)
        Text("Sign in to continue").foregroundColor(.secondary)
      }
      .padding(.bottom, 24)
      HStack {
        Image(systemName: "envelope").frame(width: 24).foregroundColor(
          focus == .email ? .purple : .gray)
        TextField("Email", text: $email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .autocapitalization(.none)
          .disableAutocorrection(true)
          .focused($focus, equals: .email)
          .submitLabel(.next)
          .onSubmit { focus = .password }
      }
      .modifier(FieldBox(active: focus == .email))
      HStack {
        Image(systemName: "lock").frame(width: 24).foregroundColor(
          focus == .password ? .purple : .gray)
        Group {
          if showPassword {
            TextField("Password", text: $password)
          } else {
            SecureField("Password", text: $password)
          }
        }
        .focused($focus, equals: .password)
        .submitLabel(.go)
        .onSubmit(signIn)
        Button {
          showPassword.toggle()
        } label: {
          Image(systemName: showPassword ? "eye.slash" : "eye").foregroundColor(.gray)
        }
      }
      .modifier(FieldBox(active: focus == .password))
      HStack {
        Button {
          remember.toggle()
        } label: {
          HStack {
            Image(systemName: remember ? "checkmark.square.fill" : "square"); Text("Remember me")
          }
        }
        .foregroundColor(.primary)
        Spacer()
        Button("Forgot?") {}
      }
      .font(.footnote)
      Button(action: signIn) {
        Text("Sign in")
          .fontWeight(.semibold)
          .frame(maxWidth: .infinity)
          .padding()
          .foregroundColor(.white)
          .background(
            LinearGradient(
              gradient: Gradient(colors: [.purple, .blue]), startPoint: .leading,
              endPoint: .trailing)
          )
          .cornerRadius(16)
          .shadow(color: .purple.opacity(0.3), radius: 10, x: 0, y: 6)
      }
      .disabled(!isValid)
      .opacity(isValid ? 1 : 0.6)
      HStack {
        Rectangle().frame(height: 1).foregroundColor(.gray.opacity(0.3))
        Text("or").font(.footnote).foregroundColor(.gray)
        Rectangle().frame(height: 1).foregroundColor(.gray.opacity(0.3))
      }
      HStack(spacing: 20) {
        ForEach(["applelogo", "g.circle.fill", "f.circle.fill"], id: \.self) { symbol in
          Image(systemName: symbol).font(.title2).frame(width: 52, height: 52).background(
            Color.white
          ).clipShape(Circle()).shadow(color: .black.opacity(0.1), radius: 4, y: 2)
        }
      }
      HStack(spacing: 4) {
        Text("New here?"); Button("Create an account") {}.font(.body.bold())
      }.font(.footnote)
    }
    .padding(28)
    .background(
      RoundedRectangle(cornerRadius: 32, style: .continuous).fill(Color.white.opacity(0.9)).shadow(
        radius: 20)
    )
    .padding(24)
  }

  func signIn() {
    guard isValid else { return }
    focus = nil
    isLoading = true
    Task {
      try? await Task.sleep(nanoseconds: 300_000_000)
      isLoading = false
      if password == "secret" {
        withAnimation(.spring()) { signedIn = true }
      } else {
        error = "The password is wrong."
      }
    }
  }
}

struct FieldBox: ViewModifier {
  var active: Bool
  func body(content: Content) -> some View {
    content
      .padding(.horizontal)
      .frame(height: 54)
      .background(Color.white)
      .clipShape(RoundedRectangle(cornerRadius: 16))
      .overlay(
        RoundedRectangle(cornerRadius: 16).stroke(
          active ? Color.purple : Color.gray.opacity(0.25), lineWidth: active ? 2 : 1)
      )
      .animation(.easeInOut(duration: 0.2), value: active)
  }
}
