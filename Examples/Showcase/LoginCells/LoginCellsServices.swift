/// What the area needs from outside. A test puts its own in.
@MainActor
public struct LoginCellsServices {
  public init() {}
}
