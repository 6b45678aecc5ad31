/// Something that a component keeps at one structural place from evaluation to evaluation: an
/// environment scope, a running task, the value that an `onChange` saw last.
@MainActor
open class Slot {
  package fileprivate(set) var epoch: UInt32 = 0

  public init() {}

  /// Called when the place is gone, with its branch or its component.
  open func leave() {}

  final func visit(_ epoch: UInt32) { self.epoch = epoch }
}
