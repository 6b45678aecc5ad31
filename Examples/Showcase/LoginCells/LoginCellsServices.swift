/// What the area needs from outside. A test puts its own in.
@MainActor
public struct LoginCellsServices {
  public var emailCheck: any EmailChecking

  public init(emailCheck: any EmailChecking) {
    self.emailCheck = emailCheck
  }
}
