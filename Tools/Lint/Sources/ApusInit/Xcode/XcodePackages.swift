import ApusCheck

/// The packages that a project fetches.
struct XcodePackages {
  /// Expressions of a manifest, by the identifiers of their references.
  private(set) var dependencies: [String: String] = [:]
  private(set) var leftOut: [LeftOut] = []
  private var identities: [String: String] = [:]

  init() {}

  init(of project: XcodeProject) {
    let objects = project.file.objects.sorted { $0.key < $1.key }
    for (identifier, object) in objects where object.isa == "XCRemoteSwiftPackageReference" {
      guard let address = object.text("repositoryURL"),
        let requirement = object["requirement"] as? ProjectFile.Object,
        let version = Self.version(requirement)
      else {
        let name = object.text("repositoryURL") ?? identifier
        leftOut.append(
          LeftOut(
            project.file.path, "the package \(name) has no version that can be read",
            "the package is left out"))
        continue
      }
      dependencies[identifier] = ".package(url: \(Names.literal(address)), \(version))"
      identities[identifier] = Self.identity(of: address)
    }
  }

  /// The dependency on a product. Products without a reference belong to the app's own packages.
  func need(of product: ProjectFile.Object) -> [PlannedTarget.Need] {
    guard let name = product.text("productName") else { return [] }
    guard let reference = product.text("package"), let identity = identities[reference] else {
      return [.target(OwnPackages.key(ofProduct: name))]
    }
    return [
      .product(".product(name: \(Names.literal(name)), package: \(Names.literal(identity)))")
    ]
  }

  /// The packages of these products.
  func used(by products: Set<String>) -> [String] {
    dependencies.sorted { $0.key < $1.key }.compactMap { reference, text in
      let mark = "package: \(Names.literal(identities[reference] ?? "")))"
      return products.contains { $0.hasSuffix(mark) } ? text : nil
    }
  }

  /// The last part of an address, without `.git`.
  static func identity(of address: String) -> String {
    let last = address.split(separator: "/").last.map(String.init) ?? address
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  private static func version(_ requirement: ProjectFile.Object) -> String? {
    let value = { (key: String) in requirement.text(key).map(Names.literal) }
    switch requirement.text("kind") {
    case "upToNextMajorVersion": return value("minimumVersion").map { "from: \($0)" }
    case "upToNextMinorVersion":
      return value("minimumVersion").map { ".upToNextMinor(from: \($0))" }
    case "exactVersion": return value("version").map { "exact: \($0)" }
    case "branch": return value("branch").map { "branch: \($0)" }
    case "revision": return value("revision").map { "revision: \($0)" }
    case "versionRange":
      guard let from = value("minimumVersion"), let to = value("maximumVersion") else { return nil }
      return "\(from)..<\(to)"
    default: return nil
    }
  }
}
