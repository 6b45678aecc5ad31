import ApusAssets
import ArgumentParser
import Foundation

struct Assets: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the names of asset catalogues as Swift: Image(.flag), Color(.brand).",
    discussion: """
      Xcode generates these names when it builds an app; a package on Linux has them in a file. \
      Write it into the target whose resources the catalogues are, and again when an asset comes or \
      goes.
      """)

  @Argument(help: "Asset catalogues, or folders with some.", completion: .directory)
  var paths: [String]

  @Option(help: "The file to write; without it the text is printed.", completion: .file())
  var output: String?

  func run() throws {
    let symbols: AssetSymbols
    do {
      symbols = AssetSymbols(try AssetCatalogue(paths: paths))
      if let output { try Data(symbols.text.utf8).write(to: URL(fileURLWithPath: output)) }
    } catch {
      StandardError.write("error: \(error.localizedDescription)")
      throw ExitCode(2)
    }
    for line in symbols.leftOut { StandardError.write("warning: left out: \(line)") }
    if output == nil { print(symbols.text, terminator: "") }
  }
}
