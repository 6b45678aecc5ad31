import Foundation

extension CALayer {
  /// Adds a layer above the others.
  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Adds a layer at a place from below.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
  }

  /// Adds a layer below another one.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(place))
  }

  /// Adds a layer above another one.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(place ?? sublayers?.count ?? 0))
  }

  /// Takes the layer out of that around it.
  public func removeFromSuperlayer() {
    guard let outer = superlayer else { return }
    let left = outer.sublayers?.filter { $0 !== self } ?? []
    outer.sublayers = left.isEmpty ? nil : left
  }
}
