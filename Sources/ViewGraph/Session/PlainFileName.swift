import Foundation

/// A person's name of a file, as a name in a folder of the server.
package enum PlainFileName {
  /// The longest name, in bytes. Most disks take 255.
  static let limit = 200

  /// The name without folders, control characters and leading points. A name that is too long keeps its ending.
  ///
  /// - Parameter name: A name from outside, which may be a path or nothing.
  package static func of(_ name: String) -> String {
    let signs = name.unicodeScalars.map { sign in
      sign == "/" || sign.properties.generalCategory == .control ? "-" : Character(sign)
    }
    var plain = String(String(signs).drop { $0 == "." })
    let ending = (plain as NSString).pathExtension
    if plain.utf8.count > limit {
      let tail = ending.isEmpty || ending.utf8.count > 20 ? "" : "." + ending
      var stem = tail.isEmpty ? plain : (plain as NSString).deletingPathExtension
      while stem.utf8.count + tail.utf8.count > limit { stem.removeLast() }
      plain = stem + tail
    }
    return plain.isEmpty ? "Untitled" : plain
  }

  /// The name of a file that a browser sent, without the folders that either kind of system writes.
  package static func ofUpload(_ name: String) -> String {
    of(String(name.split { $0 == "/" || $0 == "\\" }.last ?? ""))
  }
}
