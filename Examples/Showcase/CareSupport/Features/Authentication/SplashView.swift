import PresentationUI
import SwiftUI

/// Stands until it is known who the visitor is.
struct SplashView: View {
  var body: some View {
    LoadingStateView(message: "Opening CareSupport…", accessibilityID: "careSplash")
  }
}

#Preview {
  SplashView()
}
