import Charts
import SwiftUI

// A finance dashboard in the style of a public app: cards, a segmented header, charts.

private struct DashPoint: Identifiable {
  let id = UUID()
  let day: Date
  let amount: Double
  let kind: String
}

private enum DashSpan: String, CaseIterable {
  case week = "W"
  case month = "M"
  case year = "Y"
}

private struct DashCard<Content: View>: View {
  var title: LocalizedStringKey
  @ViewBuilder var content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(title).font(.headline)
        Spacer()
        Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundStyle(
          .tertiary)
      }
      content()
    }
    .padding(16)
    .background {
      RoundedRectangle(cornerRadius: 20, style: .continuous)
        .fill(Color(uiColor: .secondarySystemGroupedBackground))
        .shadow(color: Color.black.opacity(0.08), radius: 10, y: 4)
    }
  }
}

private struct DashPress: ButtonStyle {
  @Environment(\.isEnabled) var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.label
        .labelStyle(.iconOnly)
        .font(.title3)
        .frame(width: 56, height: 56)
        .background(Circle().fill(Color.white.opacity(configuration.isPressed ? 0.4 : 0.2)))
    }
    .foregroundColor(.white)
    .scaleEffect(configuration.isPressed ? 0.94 : 1)
    .animation(.easeInOut(duration: 0.15), value: configuration.isPressed)
    .opacity(isEnabled ? 1 : 0.4)
  }
}

private struct DashGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(Color(.systemFill), lineWidth: 8)
      Circle().trim(from: 0, to: configuration.value)
        .stroke(
          AngularGradient(colors: [.mint, .green], center: .center),
          style: StrokeStyle(lineWidth: 8, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      configuration.currentValueLabel.font(.caption.bold())
    }
    .frame(width: 64, height: 64)
  }
}

struct FinanceDashScreen: View {
  @State private var span = DashSpan.month
  @State private var hidesBalance = false
  @Namespace private var segment
  @AppStorage("dash.card") private var card = 0

  private let points: [DashPoint] = (0..<14).map { index in
    DashPoint(
      day: Date(timeIntervalSince1970: 1_750_000_000 + Double(index) * 86_400),
      amount: 40 + Double((index * 37) % 90), kind: index.isMultiple(of: 2) ? "Food" : "Travel")
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          balance
          segments
          DashCard(title: "Spending") {
            Chart(points) { point in
              BarMark(x: .value("Day", point.day, unit: .day), y: .value("Amount", point.amount))
                .foregroundStyle(by: .value("Kind", point.kind))
                .cornerRadius(4)
              RuleMark(y: .value("Budget", 85))
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
                .foregroundStyle(.red)
                .annotation(position: .top, alignment: .trailing) {
                  Text("Budget").font(.caption2).foregroundStyle(.red)
                }
            }
            .chartForegroundStyleScale(["Food": Color.orange, "Travel": Color.indigo])
            .chartYAxis { AxisMarks(position: .leading) }
            .frame(height: 200)
          }
          HStack(alignment: .top, spacing: 16) {
            DashCard(title: "Saved") {
              HStack {
                Gauge(value: 0.68) {
                  Text("Goal")
                } currentValueLabel: {
                  Text("68%")
                }
                .gaugeStyle(DashGaugeStyle())
                Spacer(minLength: 8)
                VStack(alignment: .trailing) {
                  Text("$3,400").font(.headline)
                  Text("of $5,000").font(.caption).foregroundStyle(.secondary)
                }
              }
            }
            DashCard(title: "Trend") {
              Chart(points) {
                LineMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount))
                  .interpolationMethod(.catmullRom)
                AreaMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount))
                  .interpolationMethod(.catmullRom)
                  .foregroundStyle(
                    LinearGradient(
                      colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
              }
              .chartXAxis(.hidden).chartYAxis(.hidden)
              .frame(height: 64)
            }
          }
          DashCard(title: "Categories") {
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
              ForEach(["Food", "Travel", "Rent"], id: \.self) { name in
                GridRow {
                  Circle().fill(name == "Food" ? .orange : name == "Rent" ? .teal : .indigo).frame(
                    width: 10, height: 10)
                  Text(name)
                  ProgressView(value: Double(name.count), total: 8).tint(.secondary)
                    .gridColumnAlignment(.trailing)
                  Text(Double(name.count) * 123.5, format: .currency(code: "USD")).monospacedDigit()
                    .gridColumnAlignment(.trailing)
                }
                if name != "Rent" { Divider().gridCellUnsizedAxes(.horizontal) }
              }
            }
            .font(.subheadline)
          }
        }
        .padding([.horizontal, .bottom])
      }
      .background(Color(.systemGroupedBackground).ignoresSafeArea())
      .navigationTitle("Overview")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.indigo, for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbar {
        ToolbarItem(placement: .principal) {
          VStack(spacing: 0) {
            Text("Overview").font(.headline)
            Text("Everyday account").font(.caption2).opacity(0.8)
          }
        }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            hidesBalance.toggle()
          } label: {
            Image(systemName: hidesBalance ? "eye.slash" : "eye")
          }
        }
      }
    }
  }

  private var balance: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        Text("Balance").font(.subheadline).opacity(0.8)
        Text(hidesBalance ? "$•••••" : "$12,480.55")
          .font(.system(size: 44, weight: .bold, design: .rounded))
          .contentTransition(.numericText())
          .minimumScaleFactor(0.5)
          .lineLimit(1)
      }
      HStack(spacing: 28) {
        Button {
        } label: {
          Label("Send", systemImage: "arrow.up")
        }
        Button {
        } label: {
          Label("Ask", systemImage: "arrow.down")
        }
        Button {
        } label: {
          Label("Top up", systemImage: "plus")
        }
        Button {
        } label: {
          Label("More", systemImage: "ellipsis")
        }.disabled(true)
      }
      .buttonStyle(DashPress())
    }
    .foregroundColor(.white)
    .frame(maxWidth: .infinity)
    .padding(.vertical, 28)
    .background(
      ZStack {
        LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom)
        Circle().fill(.white.opacity(0.08)).frame(width: 220).offset(x: 140, y: -80)
      }
    )
    .clipShape(UnevenRoundedRectangle(bottomLeadingRadius: 28, bottomTrailingRadius: 28))
    .padding(.horizontal, -16)
  }

  private var segments: some View {
    HStack(spacing: 0) {
      ForEach(DashSpan.allCases, id: \.self) { item in
        Text(item.rawValue)
          .font(.subheadline.bold())
          .foregroundColor(span == item ? .white : .primary)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 8)
          .background {
            if span == item {
              Capsule().fill(Color.indigo).matchedGeometryEffect(id: "segment", in: segment)
            }
          }
          .contentShape(Rectangle())
          .onTapGesture { withAnimation(.spring()) { span = item } }
      }
    }
    .padding(4)
    .background(Capsule().fill(.quaternary))
  }
}
