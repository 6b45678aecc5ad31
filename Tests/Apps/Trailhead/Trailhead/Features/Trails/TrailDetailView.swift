import SwiftUI
import MapKit

struct TrailDetailView: View {
  let trail: Trail
  @EnvironmentObject var coordinator: AppCoordinator
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var region: MKCoordinateRegion
  @State private var isExpanded = false
  @ScaledMetric private var iconSize: CGFloat = 20

  init(trail: Trail) {
    self.trail = trail
    _region = State(
      initialValue: MKCoordinateRegion(
        center: trail.coordinate,
        span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)))
  }

  private var durationFormatter: DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .abbreviated
    return formatter
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Map(coordinateRegion: $region)
          .frame(height: 200)
          .cornerRadius(16)
          .accessibilityHidden(true)

        HStack {
          stat("Length", trail.formattedLength, systemImage: "ruler")
          Divider()
          stat("Ascent", "\(Int(trail.ascent)) m", systemImage: "arrow.up.right")
          Divider()
          stat(
            "Time", durationFormatter.string(from: trail.estimatedDuration) ?? "–",
            systemImage: "clock")
        }
        .frame(maxWidth: .infinity)
        .padding()
        .background(
          RoundedRectangle(cornerRadius: 12, style: .continuous).fill(
            Color(.secondarySystemBackground)))

        DisclosureGroup("About this trail", isExpanded: $isExpanded) {
          Text("A \(trail.difficulty.title.lowercased()) walk in the \(trail.region) region.")
            .fixedSize(horizontal: false, vertical: true)
            .padding(.top, 8)
        }

        Button {
          withAnimation(.spring()) { coordinator.show(.region(trail.region)) }
        } label: {
          Text("More in \(trail.region)")
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
      }
      .padding()
    }
    .navigationTitle(trail.name)
    .navigationBarTitleDisplayMode(.inline)
    .navigationBarItems(
      trailing: Button(action: { coordinator.sheet = .share(trail) }) {
        Image(systemName: "square.and.arrow.up")
      })
  }

  private func stat(_ title: LocalizedStringKey, _ value: String, systemImage: String) -> some View
  {
    VStack(spacing: 4) {
      Image(systemName: systemImage).font(.system(size: iconSize))
      Text(value).font(.headline.monospacedDigit())
      Text(title).font(.caption2).textCase(.uppercase).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}
