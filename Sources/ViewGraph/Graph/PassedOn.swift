// Functions of libraries that are called while views are evaluated. A closure of the main actor that
// is passed to a library directly asks the executor at each call whether it runs there, for some 220
// instructions; one that is passed to a function of a module in Swift 6 mode was checked by the
// compiler.

extension Array<UInt8> {
  /// As `withUnsafeBytes`.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeBytes(body)
  }

  /// As `withUnsafeMutableBytes`.
  @inline(__always)
  mutating func withMutableBytes(_ body: (UnsafeMutableRawBufferPointer) -> Void) {
    withUnsafeMutableBytes(body)
  }
}

extension TaskLocal {
  /// As `withValue`.
  @inline(__always)
  func with<Result>(_ value: Value, _ body: () -> Result) -> Result {
    withValue(value, operation: body)
  }
}
