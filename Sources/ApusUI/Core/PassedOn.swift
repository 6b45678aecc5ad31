import Observation

// As their namesakes in libraries: why they are called by way of these is said in ViewGraph's
// PassedOn.swift.

@inline(__always)
func withPointer<Value, Result>(
  to value: Value, _ body: (UnsafePointer<Value>) -> Result
) -> Result {
  withUnsafePointer(to: value, body)
}

@inline(__always)
func withMutablePointer<Value, Result>(
  to value: inout Value, _ body: (UnsafeMutablePointer<Value>) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &value, body)
}

@inline(__always)
func observing<Result>(
  _ body: () -> Result, onChange: @escaping @Sendable () -> Void
) -> Result {
  withObservationTracking(body, onChange: onChange)
}
