import ApusUI
import Foundation

/// A button that signs a person in by an account with Apple. A page draws it, and a press fails with the code
/// `notHandled`.
///
/// It takes the room that it is offered, so give it a height. Its words are English.
nonisolated public struct SignInWithAppleButton: View {
  /// The words of the button.
  public struct Label: Sendable {
    let words: String
    /// “Sign in with Apple”.
    public static let signIn = Label(words: "Sign in with Apple")
    /// “Sign up with Apple”.
    public static let signUp = Label(words: "Sign up with Apple")
    /// “Continue with Apple”.
    public static let `continue` = Label(words: "Continue with Apple")
  }

  /// The colours of the button.
  public struct Style: Sendable {
    let look: AppleButtonLook
    /// White words on black.
    public static let black = Style(look: .black)
    /// Black words on white.
    public static let white = Style(look: .white)
    /// Black words on white, with a black line around.
    public static let whiteOutline = Style(look: .whiteOutline)
  }

  private let label: Label
  private let request: (ASAuthorizationAppleIDRequest) -> Void
  private let completion: (Result<ASAuthorization, any Error>) -> Void

  /// A button with words.
  ///
  /// - Parameters:
  ///   - onRequest: Called with the request when a person presses the button.
  ///   - onCompletion: Called with the failure after that.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    request = onRequest
    completion = onCompletion
  }

  @MainActor public var body: some View {
    StyledAppleButton(words: label.words) {
      noMeaning("SignInWithAppleButton")
      request(ASAuthorizationAppleIDProvider().createRequest())
      completion(.failure(ASAuthorizationError.noAccounts))
    }
  }
}

/// The button in the colours of its surroundings.
private struct StyledAppleButton: View {
  let words: String
  let action: @MainActor () -> Void
  @Environment(\.appleButtonLook) private var look

  var body: some View { AppleButton(words: words, look: look, radius: 6, action: action) }
}

enum AppleButtonLook: Sendable { case black, white, whiteOutline }

private struct AppleButtonLookKey: EnvironmentKey {
  static var defaultValue: AppleButtonLook { .black }
}

extension EnvironmentValues {
  fileprivate var appleButtonLook: AppleButtonLook {
    get { self[AppleButtonLookKey.self] }
    set { self[AppleButtonLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the colours of the buttons of Apple's accounts in this view.
  nonisolated public func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View { environment(\.appleButtonLook, style.look) }
}

/// The drawing of the button.
struct AppleButton: View {
  let words: String
  let look: AppleButtonLook
  let radius: CGFloat
  let action: @MainActor () -> Void

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: radius)
    Button(action: action) {
      HStack(spacing: 6) {
        Image(systemName: "apple.logo").accessibilityHidden(true)
        Text(verbatim: words).lineLimit(1).minimumScaleFactor(0.5)
      }
      .font(.body.weight(.medium))
      .foregroundStyle(look == .black ? Color.white : .black)
      .padding(.horizontal, 8)
      .frame(minWidth: 130, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
      .background(look == .black ? Color.black : .white, in: shape)
      .overlay { if look == .whiteOutline { shape.strokeBorder(.black, lineWidth: 1) } }
      .contentShape(shape)
    }
    .buttonStyle(.plain)
  }
}
