import SystemFrameworks
import Foundation

/// One text of a data model: how it is read, and how the model is made anew with another.
///
///     let binding = userVariable.fieldBinding(
///       getFieldClosure: { $0.email }, mergeFieldClosure: { $0.copyWith(email: $1) })
public final class DataModelFieldBinding<Model> {
  public typealias GetFieldClosure = (Model) -> String?
  public typealias MergeFieldClosure = (Model, String?) -> Model

  private let modelVariable: Variable<Model>
  private let getFieldClosure: GetFieldClosure
  private let mergeFieldClosure: MergeFieldClosure

  /// Both closures are called at any time, and must do nothing but give their result.
  public init(
    modelVariable: Variable<Model>, getFieldClosure: @escaping GetFieldClosure,
    mergeFieldClosure: @escaping MergeFieldClosure
  ) {
    self.modelVariable = modelVariable
    self.getFieldClosure = getFieldClosure
    self.mergeFieldClosure = mergeFieldClosure
  }

  /// The text as it is, and each time that it becomes another. Changes of the model's other fields
  /// send nothing.
  public var fieldDriver: Driver<String?> {
    let get = getFieldClosure
    return modelVariable.asObservable().map { get($0) }.removeDuplicates().asDriver()
  }

  /// The text as it is now.
  public var field: String? { getFieldClosure(modelVariable.value) }

  /// Writes what a view sends into the model, as long as the result is kept.
  ///
  /// What the view sends the moment it is bound is the text that it had before, of another row if
  /// it is used again: that is no edit, and is not written.
  public func mergeStringToModel(from driver: Driver<String?>) -> Disposable {
    let binding = Subscribing(isSubscribing: true)
    let disposable = driver.sink { [self] text in
      guard !binding.isSubscribing, text != field else { return }
      modelVariable.value = mergeFieldClosure(modelVariable.value, text)
    }
    binding.isSubscribing = false
    return disposable
  }

  private final class Subscribing {
    var isSubscribing: Bool
    init(isSubscribing: Bool) { self.isSubscribing = isSubscribing }
  }

  /// Whether another binding reads and writes the same text.
  ///
  /// Closures cannot be compared, but they can be tried: both bindings write some texts into copies
  /// of the model, and must then read the same from all of them.
  func isSameField(as other: DataModelFieldBinding) -> Bool {
    guard modelVariable === other.modelVariable else { return false }
    let model = modelVariable.value
    guard getFieldClosure(model) == other.getFieldClosure(model) else { return false }
    var wasWritten = false
    // A field may let through only some characters.
    for probe in [UUID().uuidString, "a", "7", "+4917", "a@b.example"] {
      let mine = mergeFieldClosure(model, probe)
      let theirs = other.mergeFieldClosure(model, probe)
      for copy in [mine, theirs]
      where getFieldClosure(copy) != other.getFieldClosure(copy) { return false }
      if getFieldClosure(mine) != getFieldClosure(model) { wasWritten = true }
    }
    return wasWritten
  }
}

extension DataModelFieldBinding: ValidatableField {
  public var validationText: String { field ?? "" }
}

extension Variable {
  /// A binding to one text of the model that this variable holds.
  public func fieldBinding(
    getFieldClosure: @escaping DataModelFieldBinding<Element>.GetFieldClosure,
    mergeFieldClosure: @escaping DataModelFieldBinding<Element>.MergeFieldClosure
  ) -> DataModelFieldBinding<Element> {
    DataModelFieldBinding(
      modelVariable: self, getFieldClosure: getFieldClosure, mergeFieldClosure: mergeFieldClosure)
  }
}
