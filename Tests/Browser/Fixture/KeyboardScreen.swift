import SwiftUI

/// Screens that take the keyboard elsewhere: by Return, a full box, a picked value, a refused form.
struct KeyboardScreen: View {
  enum Field: Hashable { case email, password, amount, note, box(Int) }

  @State private var email = ""
  @State private var password = ""
  @State private var isRefused = false
  @State private var boxes = ["", "", "", ""]
  @State private var currency = "EUR"
  @State private var amount = ""
  @State private var note = ""
  @State private var sent: [String] = []
  @FocusState private var focus: Field?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        signIn
        code
        money
        messages
      }
      .padding(16)
    }
  }

  @ViewBuilder
  private var signIn: some View {
    TextField("E-mail", text: $email)
      .focused($focus, equals: .email)
      .onSubmit { focus = .password }
      .accessibilityIdentifier("keyboard.email")
    SecureField("Password", text: $password)
      .focused($focus, equals: .password)
      .onSubmit(check)
      .accessibilityIdentifier("keyboard.password")
    Button("Check", action: check)
      .accessibilityIdentifier("keyboard.check")
    if isRefused { Text("The e-mail is missing.") }
    Text("\(email)|\(password)")
      .accessibilityIdentifier("keyboard.echo")
  }

  private func check() {
    isRefused = email.isEmpty
    if isRefused { focus = .email }
  }

  private var code: some View {
    HStack {
      ForEach(0..<4, id: \.self) { index in
        TextField("Digit \(index + 1)", text: $boxes[index])
          .focused($focus, equals: .box(index))
          .onChange(of: boxes[index]) { _, new in
            if new.count >= 1, index < 3 { focus = .box(index + 1) }
          }
          .accessibilityIdentifier("keyboard.box.\(index)")
      }
      Text(boxes.joined(separator: "|"))
        .accessibilityIdentifier("keyboard.code")
    }
  }

  @ViewBuilder
  private var money: some View {
    Picker("Currency", selection: $currency) {
      ForEach(["EUR", "CHF", "USD"], id: \.self) { Text($0) }
    }
    .onChange(of: currency) { focus = .amount }
    .accessibilityIdentifier("keyboard.currency")
    TextField("Amount", text: $amount)
      .focused($focus, equals: .amount)
      .accessibilityIdentifier("keyboard.amount")
  }

  @ViewBuilder
  private var messages: some View {
    TextField("Message", text: $note)
      .focused($focus, equals: .note)
      .onSubmit {
        sent.append(note)
        note = ""
        focus = .note
      }
      .accessibilityIdentifier("keyboard.note")
    Text(sent.joined(separator: "|"))
      .accessibilityIdentifier("keyboard.sent")
  }
}

/// What has the keyboard is disabled for a while, removed, or covered by an alert.
struct KeptKeyboardScreen: View {
  @State private var name = ""
  @State private var password = ""
  @State private var isSigningIn = false
  @State private var isWrong = false
  @State private var step = 1
  @State private var hasFailed = true
  @State private var left = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Name", text: $name)
        .disabled(isSigningIn)
        .accessibilityIdentifier("kept.name")
      SecureField("Password", text: $password)
        .disabled(isSigningIn)
        .onSubmit(signIn)
        .accessibilityIdentifier("kept.password")
      Button("Sign in", action: signIn)
        .disabled(isSigningIn || password.isEmpty)
        .accessibilityIdentifier("kept.signIn")
      Button("Answer") { answer() }
        .accessibilityIdentifier("kept.answer")
      if hasFailed {
        Text("It did not load.")
        Button("Try again") { hasFailed = false }
          .accessibilityIdentifier("kept.again")
      } else {
        Text("Loaded")
          .accessibilityIdentifier("kept.loaded")
      }
      if step < 3 {
        Button(step == 2 ? "Get started" : "Next") { step += 1 }
          .id(step)
          .accessibilityIdentifier("kept.step")
      }
      Text("\(left)")
        .accessibilityIdentifier("kept.left")
    }
    .padding(16)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button("Leave") { left += 1 }
          .accessibilityIdentifier("kept.leave")
      }
    }
    .alert("Wrong password", isPresented: $isWrong) {
      Button("OK") {}
        .accessibilityIdentifier("kept.ok")
    }
  }

  /// The answer comes when the test says so.
  private func signIn() { isSigningIn = true }

  private func answer() {
    isSigningIn = false
    isWrong = true
  }
}

/// A button that is enabled by what was typed.
struct EnabledByTypingScreen: View {
  @State private var text = ""
  @State private var done: [String] = []

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Four letters", text: $text)
        .accessibilityIdentifier("enabled.text")
      Button("Send") { done.append(text) }
        .disabled(text.count < 4)
        .accessibilityIdentifier("enabled.send")
      Text(done.joined(separator: "|"))
        .accessibilityIdentifier("enabled.done")
    }
    .padding(16)
  }
}
