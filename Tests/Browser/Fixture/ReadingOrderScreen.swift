import SwiftUI

/// Views that are read in another order than they stand in.
struct ReadingOrderScreen: View {
  @State private var isUrgent = false

  var body: some View {
    ZStack {
      Text("third").offset(y: 60)
      Text("first").accessibilitySortPriority(2).padding().offset(y: -60)
      VStack {
        Text("second").accessibilitySortPriority(isUrgent ? 3 : 1)
        Text("low").accessibilitySortPriority(-1)
        Text("middle")
      }
      Button("Hurry") { isUrgent = true }.offset(y: 120)
    }
  }
}
