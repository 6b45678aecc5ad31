import Charts
import MapKit
import SwiftUI

// A step counter as a stranger wrote it: a chart that scrolls by days, and a map with its controls.

struct DailySteps: Identifiable {
  let day: Int
  let count: Int
  var id: Int { day }

  static let month = (1...30).map { DailySteps(day: $0, count: 4_000 + ($0 * 1_117) % 7_000) }
}

struct StepsScreen: View {
  @State private var position = 20
  @State private var camera = MapCameraPosition.region(
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.4),
      span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)))

  private var visible: [DailySteps] {
    DailySteps.month.filter { $0.day >= position && $0.day < position + 7 }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          VStack(alignment: .leading, spacing: 4) {
            Text("Daily average").font(.subheadline).foregroundStyle(.secondary)
            Text("\(visible.map(\.count).reduce(0, +) / max(1, visible.count)) steps")
              .font(.title2.bold())
              .accessibilityIdentifier("steps.average")
          }
          Chart {
            ForEach(DailySteps.month) { day in
              BarMark(x: .value("Day", day.day), y: .value("Steps", day.count), width: .ratio(0.6))
                .foregroundStyle(day.count >= 8_000 ? Color.green : .teal)
                .cornerRadius(4)
            }
            RuleMark(y: .value("Goal", 8_000))
              .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
              .annotation(position: .top, alignment: .leading) {
                Text("Goal").font(.caption2).foregroundStyle(.secondary)
              }
          }
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 7)
          .chartScrollPosition(x: $position)
          .chartScrollTargetBehavior(.valueAligned(unit: 1))
          .chartYScale(domain: 0...12_000)
          .frame(height: 220)
        }
        Section("Where you walked") {
          Map(position: $camera) {
            Marker(
              "Home", systemImage: "house", coordinate: .init(latitude: 52.52, longitude: 13.4))
          }
          .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .excludingAll))
          .mapControls {
            MapUserLocationButton()
            MapCompass()
            MapScaleView()
          }
          .frame(height: 180)
          .listRowInsets(EdgeInsets())
        }
        Section {
          Chart {
            LinePlot(x: "Speed", y: "Energy", domain: 0...6) { speed in speed * speed / 6 + 1 }
              .foregroundStyle(.orange)
            ForEach([1, 3, 5], id: \.self) { speed in
              PointMark(x: .value("Speed", speed), y: .value("Energy", speed))
                .symbolSize(60)
                .blur(radius: 1)
            }
          }
          .frame(height: 140)
        } header: {
          Text("Energy")
        } footer: {
          Text("Kilocalories a minute by kilometres an hour")
        }
      }
      .navigationTitle("Steps")
    }
  }
}
