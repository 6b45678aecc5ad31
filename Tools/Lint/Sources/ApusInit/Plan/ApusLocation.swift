import ApusCheck
import Foundation

/// The place of Apus that a written package depends on.
struct ApusLocation: Equatable {
  static let mark = "// Apus: "

  /// An address, or an absolute path.
  let place: String
  /// The folder of the written package.
  let package: String

  var isAddress: Bool { place.contains("://") || place.hasPrefix("git@") }

  var identity: String { isAddress ? XcodePackages.identity(of: place) : "apus" }

  /// The place as it stands in the manifest: paths are told from the package.
  var written: String {
    isAddress ? place : FolderContents.relative(place, from: package)
  }

  var dependency: String {
    isAddress
      ? ".package(url: \(Names.literal(place)), branch: \"main\")"
      : ".package(name: \"apus\", path: \(Names.literal(written)))"
  }

  /// - Parameter given: The option of the command line. The default is the place in the present package, and
  ///   for a new package the checkout of this program.
  static func find(_ given: String?, package: String) throws(Problem) -> ApusLocation {
    if let given {
      let isAddress = given.contains("://") || given.hasPrefix("git@")
      let path = Files.join(FileManager.default.currentDirectoryPath, given)
      if !isAddress, !isCheckout(path) { throw .error(path, "is no checkout of Apus") }
      return ApusLocation(place: isAddress ? given : path, package: package)
    }
    if let known = known(in: package) { return known }
    var folder = Bundle.main.bundlePath
    while folder != "/" {
      if isCheckout(folder) { return ApusLocation(place: folder, package: package) }
      folder = Files.join(folder, "..")
    }
    throw .error(package, "nothing says where Apus is: name its folder or address with --apus")
  }

  private static func known(in package: String) -> ApusLocation? {
    guard let text = try? Files.text(Files.join(package, "Package.swift")),
      let line = text.split(separator: "\n").prefix(5).first(where: { $0.hasPrefix(mark) })
    else { return nil }
    let place = String(line.dropFirst(mark.count))
    if place.contains("://") || place.hasPrefix("git@") {
      return ApusLocation(place: place, package: package)
    }
    let path = Files.join(package, place)
    return isCheckout(path) ? ApusLocation(place: path, package: package) : nil
  }

  static func isCheckout(_ path: String) -> Bool {
    Files.isFolder(Files.join(path, "Sources/ApusUI"))
      && Files.existing(Files.join(path, "Package.swift")) != nil
  }
}
