import ShowcaseAreas
import SwiftUI

@main
struct ShowcaseApp: App {
  static let roomEnvironment = ["SHOWCASE_URL"]

  var body: some Scene { ShowcaseScenes() }
}
