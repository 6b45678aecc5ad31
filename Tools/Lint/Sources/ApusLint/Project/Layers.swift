/// By which names the two layers of views are told apart.
public struct Layers: Sendable {
  /// A view whose name is longer than one of these and ends in it is a content view. `ContentView`
  /// alone is what Xcode calls an app's first view.
  public let contentSuffixes: [String]

  public init(contentSuffixes: [String] = ["ContentView"]) {
    self.contentSuffixes = contentSuffixes
  }

  func isContentView(_ type: TypeDeclaration) -> Bool {
    type.isView && isContentViewName(type.name)
  }

  func isContentViewName(_ name: String) -> Bool {
    contentSuffixes.contains { name.hasSuffix($0) && name != $0 }
  }
}
