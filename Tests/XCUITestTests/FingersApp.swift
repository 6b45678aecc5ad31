import SwiftUI

struct FingersApp: App {
  var body: some Scene { WindowGroup { FingersView() } }
}

struct FingersView: View {
  @State private var heard = ""
  @State private var page = 0

  var body: some View {
    VStack(spacing: 20) {
      Text(heard).accessibilityIdentifier("heard")
      Text("Page \(page)")
        .frame(width: 300, height: 120).background(.yellow)
        .accessibilityIdentifier("pages")
        .gesture(
          DragGesture().onEnded { drag in
            if drag.predictedEndTranslation.width < -200 { page += 1 }
            if drag.predictedEndTranslation.width > 200 { page -= 1 }
          })
      RoundedRectangle(cornerRadius: 8).fill(.orange)
        .frame(width: 100, height: 100)
        .accessibilityElement().accessibilityLabel("Map").accessibilityIdentifier("map")
        .gesture(
          MagnifyGesture().onEnded { heard = "magnified \($0.magnification)" }
            .simultaneously(
              with: RotateGesture().onEnded { heard = "turned \(Int($0.rotation.degrees))" }))
      Circle().fill(.purple).frame(width: 60, height: 60)
        .accessibilityElement().accessibilityLabel("Marble").accessibilityIdentifier("marble")
        .gesture(
          LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture()).onEnded { value in
            if case .second(_, let drag?) = value {
              heard = "carried \(Int(drag.translation.height))"
            }
          })
    }
  }
}
