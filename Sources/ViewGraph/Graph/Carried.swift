/// Carries a value that is not declared `Sendable` where the compiler asks for one that is.
///
/// Apple's signatures take plain closures, key paths and generic values, which a screen makes and
/// the main actor uses. Who carries a value promises that it does not change any more, or that one
/// thread at a time uses it.
@frozen
// Unchecked because the promise above is in no signature.
package struct Carried<Value>: @unchecked Sendable {
  package let value: Value

  @inlinable
  package init(_ value: Value) { self.value = value }
}
