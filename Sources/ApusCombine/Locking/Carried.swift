/// Carries what is not declared `Sendable` into a closure that must be.
///
/// Publishers and schedulers take plain closures and promise to call them one at a time;
/// Foundation and Dispatch ask for `Sendable` ones.
// Unchecked because the promise above is in no signature.
struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
