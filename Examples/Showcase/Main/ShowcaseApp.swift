import ShowcaseAreas
import SwiftUI

@main
struct ShowcaseApp: App {
  var body: some Scene { ShowcaseScenes() }
}
