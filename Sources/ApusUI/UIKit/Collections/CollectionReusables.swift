import CInitializer
import Foundation

/// The cells that a collection has left over, and the classes of new views.
@MainActor
struct CollectionReusables {
  var cellClasses: [String: AnyClass] = [:]
  var viewClasses: [String: AnyClass] = [:]
  private var cells: [String: [UICollectionViewCell]] = [:]

  mutating func keep(_ cell: UICollectionViewCell) {
    if let name = cell.reuseIdentifier { cells[name, default: []].append(cell) }
  }

  mutating func cell(_ name: String, _ size: CGSize) -> UICollectionViewCell? {
    if let cell = cells[name]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[name].flatMap {
      made($0, name, CGRect(origin: .zero, size: size)) as? UICollectionViewCell
    }
  }

  func view(_ kind: String, _ name: String) -> UICollectionReusableView? {
    viewClasses["\(kind) \(name)"].flatMap { made($0, name, .zero) }
  }

  private func made(_ type: AnyClass, _ name: String, _ frame: CGRect) -> UICollectionReusableView?
  {
    guard type is UICollectionReusableView.Type else { return nil }
    let view = ClassInstance.make(view: type, frame) as? UICollectionReusableView
    view?.reuseIdentifier = name
    return view
  }
}

extension ClassInstance {
  /// Makes a view by its class's `init(frame:)`.
  static func make(view type: AnyClass, _ frame: CGRect) -> UIView? {
    guard type is UIView.Type, let slotOfFrame else { return nil }
    let object = call_frame_initializer(
      initializer(of: type, at: slotOfFrame), unsafeBitCast(type, to: UnsafeRawPointer.self),
      frame.minX, frame.minY, frame.width, frame.height)
    return Unmanaged<UIView>.fromOpaque(object).takeRetainedValue()
  }

  /// Each class also has an `init(coder:)`, which ``UIView`` declares behind `init(frame:)`.
  private static let slotOfFrame: Int? = {
    let found = slots(
      of: UIView.self, overriddenBy: FrameProbe.self, OtherFrameProbe.self,
      behind: UIResponder.self)
    return found.count == 2 ? found[0] : nil
  }()
}

// Their initializers have different bodies, because a linker may keep one of two that are the same.

private final class FrameProbe: UIView {
  let number: Int
  override init(frame: CGRect) {
    number = 1
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) {
    number = 3
    super.init(frame: .zero)
  }
}

private final class OtherFrameProbe: UIView {
  let number: Int
  override init(frame: CGRect) {
    number = 2
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) {
    number = 4
    super.init(frame: .zero)
  }
}
