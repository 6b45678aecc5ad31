import BenchScreens
import SwiftUI

@main
struct BenchApp: App {
  var body: some Scene {
    WindowGroup { BenchScreen() }
  }
}
