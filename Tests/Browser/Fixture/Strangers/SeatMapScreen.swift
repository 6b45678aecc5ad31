import SwiftUI

private struct Seat: Hashable, Identifiable {
  let row: Int
  let number: Int
  var id: Self { self }
  var name: String { "\(Character(UnicodeScalar(65 + row)!))\(number + 1)" }
  var isTaken: Bool { (row * 7 + number * 3) % 5 == 0 }
  var isPremium: Bool { row >= 4 }
}

private struct ScreenCurve: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.maxY),
        control: CGPoint(x: rect.midX, y: rect.minY - rect.height))
    }
  }
}

private struct SeatStyle: ButtonStyle {
  let seat: Seat
  let isChosen: Bool
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 10, weight: .semibold, design: .rounded))
      .frame(width: 30, height: 30)
      .foregroundStyle(isChosen ? .white : seat.isTaken ? .secondary : .primary)
      .background {
        UnevenRoundedRectangle(
          topLeadingRadius: 10, bottomLeadingRadius: 4, bottomTrailingRadius: 4,
          topTrailingRadius: 10
        )
        .fill(
          isChosen
            ? AnyShapeStyle(Color.pink.gradient)
            : seat.isTaken
              ? AnyShapeStyle(.quaternary)
              : AnyShapeStyle(seat.isPremium ? Color.yellow.opacity(0.3) : Color.blue.opacity(0.15))
        )
      }
      .scaleEffect(configuration.isPressed ? 0.85 : 1)
      .animation(.snappy(duration: 0.15), value: configuration.isPressed)
  }
}

private struct SeatTicket<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    content
      .padding()
      .background(.background.secondary)
      .mask {
        RoundedRectangle(cornerRadius: 16)
          .overlay(alignment: .leading) {
            Circle().frame(width: 20).offset(x: -10).blendMode(.destinationOut)
          }
          .overlay(alignment: .trailing) {
            Circle().frame(width: 20).offset(x: 10).blendMode(.destinationOut)
          }
          .compositingGroup()
      }
  }
}

struct SeatMapScreen: View {
  @State private var chosen: [Seat] = []
  @State private var day = 0
  @State private var time = "19:30"
  @State private var scale = 1.0
  @State private var showsSummary = false
  @State private var warns = false
  @Namespace private var places

  private let days = ["Thu 4", "Fri 5", "Sat 6", "Sun 7", "Mon 8", "Tue 9"]
  private let times = ["14:00", "16:45", "19:30", "22:10"]
  private var price: Double { chosen.reduce(0) { $0 + ($1.isPremium ? 14.5 : 11) } }

  var body: some View {
    NavigationStack {
      VStack(spacing: 18) {
        dayStrip
        Picker("Time", selection: $time) { ForEach(times, id: \.self) { Text($0) } }
          .pickerStyle(.segmented).padding(.horizontal)
        VStack(spacing: 8) {
          ScreenCurve().stroke(.tertiary, style: StrokeStyle(lineWidth: 4, lineCap: .round)).frame(
            height: 22)
          Text("SCREEN").font(.caption2).kerning(4).foregroundStyle(.tertiary)
          VStack(spacing: 6) {
            ForEach(0..<6) { row in
              HStack(spacing: 6) {
                ForEach(0..<8) { number in
                  let seat = Seat(row: row, number: number)
                  Button(seat.name) { toggle(seat) }
                    .buttonStyle(SeatStyle(seat: seat, isChosen: chosen.contains(seat)))
                    .disabled(seat.isTaken)
                    .padding(.trailing, number == 3 ? 14 : 0)
                }
              }
            }
          }
          .scaleEffect(scale)
        }
        .padding(.horizontal, 24)
        HStack(spacing: 16) {
          legend(.blue.opacity(0.15), "Standard")
          legend(.yellow.opacity(0.3), "Premium")
          legend(.pink, "Yours")
        }
        .font(.caption)
        Spacer(minLength: 0)
      }
      .navigationTitle("The Long Migration")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.visible, for: .navigationBar)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if !chosen.isEmpty {
          SeatTicket {
            HStack {
              VStack(alignment: .leading) {
                Text(chosen.map(\.name).formatted()).font(.headline)
                Text("\(days[day]), \(time)").font(.footnote).foregroundStyle(.secondary)
              }
              Spacer()
              Button {
                showsSummary = true
              } label: {
                Text(price, format: .currency(code: "EUR")).bold()
              }
              .buttonStyle(.borderedProminent).buttonBorderShape(.capsule).tint(.pink)
            }
          }
          .padding(.horizontal)
          .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
      .animation(.default, value: chosen.isEmpty)
      .sheet(isPresented: $showsSummary) {
        summary.presentationDetents([.height(320), .large]).presentationDragIndicator(.visible)
          .presentationCornerRadius(28)
      }
      .alert("Four seats at most", isPresented: $warns) {
      } message: {
        Text("Groups ask at the counter.")
      }
    }
  }

  private var dayStrip: some View {
    ScrollViewReader { reader in
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(days.indices, id: \.self) { index in
            dayCell(index)
              .contentShape(.rect)
              .onTapGesture {
                withAnimation(.spring(duration: 0.3)) {
                  day = index
                  reader.scrollTo(index, anchor: .center)
                }
              }
              .accessibilityAddTraits(.isButton)
              .id(index)
          }
        }
        .padding(.horizontal)
      }
      .scrollIndicators(.hidden)
    }
  }

  private func dayCell(_ index: Int) -> some View {
    VStack(spacing: 2) {
      Text(days[index].prefix(3)).font(.caption2)
      Text(days[index].suffix(1)).font(.title3.bold())
    }
    .frame(width: 52, height: 60)
    .foregroundStyle(day == index ? .white : .primary)
    .background {
      if day == index {
        RoundedRectangle(cornerRadius: 14).fill(.pink)
          .matchedGeometryEffect(id: "day", in: places)
      } else {
        RoundedRectangle(cornerRadius: 14).stroke(.quaternary)
      }
    }
  }

  private var summary: some View {
    VStack(spacing: 16) {
      Text("Your seats").font(.title3.bold()).padding(.top, 28)
      ForEach(chosen) { seat in
        HStack {
          Label(seat.name, systemImage: "chair")
          Spacer()
          Text(seat.isPremium ? 14.5 : 11, format: .currency(code: "EUR"))
        }
      }
      Divider()
      HStack {
        Text("Total").bold(); Spacer(); Text(price, format: .currency(code: "EUR")).bold()
      }
      Spacer()
      Button {
        showsSummary = false; chosen = []
      } label: {
        Text("Pay").frame(maxWidth: .infinity).padding(6)
      }
      .buttonStyle(.borderedProminent).tint(.pink)
    }
    .padding(.horizontal, 24).padding(.bottom)
  }

  private func legend(_ color: Color, _ name: String) -> some View {
    HStack(spacing: 6) {
      RoundedRectangle(cornerRadius: 4).fill(color).frame(width: 16, height: 16)
      Text(name)
    }
  }

  private func toggle(_ seat: Seat) {
    if let index = chosen.firstIndex(of: seat) {
      chosen.remove(at: index)
    } else if chosen.count == 4 {
      warns = true
    } else {
      chosen.append(seat)
    }
  }
}
