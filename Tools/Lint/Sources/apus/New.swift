import ApusCheck
import ApusNew
import ArgumentParser
import Foundation

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes an app with a screen, a form and tests in a new folder.",
    discussion: """
      Exit code: 0, or 2 if nothing was written: the name is no name, or the folder is there already.
      """)

  @Argument(help: "The name of the app, of its folder and of its module: Notes.")
  var name: String

  func run() throws {
    let path: String
    do throws(Problem) {
      path = try NewApp.make(name, in: FileManager.default.currentDirectoryPath)
    } catch {
      StandardError.write("\(error.path): error: \(error.message)")
      throw ExitCode(2)
    }
    print(
      """
      \(path) is made

      Serve it:  cd \(name) && apus serve --watch
      Test it:   cd \(name) && apus test
      """)
  }
}
