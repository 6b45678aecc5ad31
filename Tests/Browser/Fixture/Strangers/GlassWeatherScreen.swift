import SwiftUI

// A weather screen in the style of a public app: materials over a gradient, an onboarding before it.

private struct GlassHour: Identifiable {
  let id: Int
  var label: String { id == 0 ? "Now" : "\((14 + id) % 24)" }
  var symbol: String {
    ["sun.max.fill", "cloud.sun.fill", "cloud.fill", "cloud.rain.fill", "moon.stars.fill"][id % 5]
  }
  var degrees: Int { 24 - id }
}

private struct GlassTile<Content: View>: View {
  let title: String
  let symbol: String
  let content: Content

  init(_ title: String, symbol: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.symbol = symbol
    self.content = content()
  }

  var body: some View {
    GroupBox(label: Label(title.uppercased(), systemImage: symbol)) { content }
      .groupBoxStyle(GlassBox())
  }
}

private struct GlassBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      configuration.label.font(.caption.weight(.medium)).foregroundStyle(.secondary)
      configuration.content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
  }
}

private struct GlassSwitch: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      RoundedRectangle(cornerRadius: 16)
        .fill(configuration.isOn ? Color.white : Color.white.opacity(0.25))
        .frame(width: 52, height: 32)
        .overlay(
          Circle().fill(configuration.isOn ? Color.blue : .white).padding(4)
            .offset(x: configuration.isOn ? 10 : -10)
        )
        .onTapGesture { withAnimation(.spring(response: 0.3)) { configuration.isOn.toggle() } }
    }
  }
}

private struct GlassDots: View {
  let count: Int
  @Binding var current: Int
  @Namespace private var dots

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        ZStack {
          Circle().fill(.white.opacity(0.35)).frame(width: 8, height: 8)
          if current == index {
            Capsule().fill(.white).frame(width: 24, height: 8).matchedGeometryEffect(
              id: "dot", in: dots)
          }
        }
      }
    }
  }
}

struct GlassWeatherScreen: View {
  @State private var didOnboard = false
  @State private var page = 0
  @State private var wantsRain = true
  @State private var wantsWind = false
  @State private var unit = "°C"

  var body: some View {
    ZStack {
      LinearGradient(
        stops: [
          .init(color: Color(red: 0.16, green: 0.36, blue: 0.75), location: 0),
          .init(color: .cyan, location: 0.6), .init(color: .mint, location: 1),
        ],
        startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
      if didOnboard {
        weather.transition(.move(edge: .trailing))
      } else {
        onboarding.transition(.opacity)
      }
    }
    .preferredColorScheme(.dark)
  }

  private var onboarding: some View {
    VStack {
      HStack {
        Spacer()
        Button("Skip") { withAnimation { didOnboard = true } }.padding(.horizontal)
      }
      TabView(selection: $page) {
        card("sun.haze.fill", "Know the sky", "Every hour, for ten days, wherever you are.").tag(0)
        card("bell.badge.fill", "No surprises", "We tell you before it rains.").tag(1)
        VStack(spacing: 20) {
          Text("What matters?").font(.largeTitle.weight(.heavy))
          Toggle("Rain", isOn: $wantsRain)
          Toggle("Wind", isOn: $wantsWind)
          Picker("Unit", selection: $unit) {
            Text("Celsius").tag("°C")
            Text("Fahrenheit").tag("°F")
          }
          .pickerStyle(SegmentedPickerStyle())
        }
        .toggleStyle(GlassSwitch())
        .padding(32)
        .tag(2)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      GlassDots(count: 3, current: $page)
        .padding(.bottom, 24)
      Button {
        withAnimation(.spring()) { if page < 2 { page += 1 } else { didOnboard = true } }
      } label: {
        Text(page < 2 ? "Continue" : "Get started")
          .fontWeight(.semibold)
          .frame(maxWidth: .infinity)
          .frame(height: 54)
          .background(.white)
          .foregroundColor(.blue)
          .clipShape(Capsule())
          .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
      }
      .padding(.horizontal, 32)
      .padding(.bottom)
    }
    .foregroundColor(.white)
  }

  private func card(_ symbol: String, _ title: String, _ text: String) -> some View {
    VStack(spacing: 16) {
      Image(systemName: symbol)
        .symbolRenderingMode(.multicolor)
        .font(.system(size: 96))
        .padding(40)
        .background(.thinMaterial, in: Circle())
      Text(title).font(.largeTitle.weight(.heavy))
      Text(text).multilineTextAlignment(.center).opacity(0.85)
    }
    .padding(.horizontal, 40)
  }

  private var weather: some View {
    ScrollView(showsIndicators: false) {
      VStack(spacing: 16) {
        VStack(spacing: 0) {
          Text("Lisbon").font(.system(size: 34))
          Text("24°").font(.system(size: 96, weight: .thin)).offset(x: 12)
          Text("Mostly Sunny").font(.title3.weight(.medium))
          Text("H:27°  L:16°").font(.title3)
        }
        .shadow(radius: 4)
        .padding(.top, 32)
        GlassTile("Hourly forecast", symbol: "clock") {
          Divider()
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 22) {
              ForEach((0..<12).map(GlassHour.init)) { hour in
                VStack(spacing: 12) {
                  Text(hour.label).font(.subheadline.bold())
                  Image(systemName: hour.symbol).symbolRenderingMode(.multicolor).font(.title3)
                    .frame(height: 26)
                  Text("\(hour.degrees)°").font(.title3.weight(.medium))
                }
              }
            }
          }
        }
        GlassTile("7-day forecast", symbol: "calendar") {
          ForEach(["Today", "Tue", "Wed", "Thu", "Fri"], id: \.self) { day in
            Divider()
            HStack {
              Text(day).frame(width: 64, alignment: .leading)
              Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)
              Text("16°").opacity(0.6).frame(width: 44, alignment: .trailing)
              GeometryReader { proxy in
                Capsule().fill(.black.opacity(0.2))
                Capsule()
                  .fill(
                    LinearGradient(
                      colors: [.green, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
                  )
                  .frame(width: proxy.size.width * 0.6)
                  .offset(x: proxy.size.width * 0.25)
              }
              .frame(height: 5)
              Text("27°").frame(width: 40, alignment: .trailing)
            }
            .font(.title3.weight(.medium))
          }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
          GlassTile("UV index", symbol: "sun.max.fill") {
            Text("6").font(.largeTitle)
            Text("High").font(.title3)
            Gauge(value: 6, in: 0...11) { EmptyView() }
              .gaugeStyle(.accessoryLinear)
              .tint(Gradient(colors: [.green, .yellow, .red, .purple]))
          }
          GlassTile("Wind", symbol: "wind") {
            Gauge(value: 12, in: 0...40) {
              Text("km/h")
            } currentValueLabel: {
              Text("12")
            }
            .gaugeStyle(.accessoryCircular)
            .frame(maxWidth: .infinity)
          }
          GlassTile("Sunset", symbol: "sunset.fill") {
            Text("20:04").font(.title)
            Path { path in
              path.move(to: CGPoint(x: 0, y: 30))
              path.addCurve(
                to: CGPoint(x: 120, y: 30), control1: CGPoint(x: 40, y: -20),
                control2: CGPoint(x: 80, y: -20))
            }
            .stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 6]))
            .frame(height: 34)
            Spacer(minLength: 0)
          }
          GlassTile("Feels like", symbol: "thermometer.medium") {
            Text("26°").font(.title)
            Spacer()
            Text("Humidity makes it feel warmer.").font(.footnote)
          }
        }
      }
      .padding(.horizontal)
    }
    .foregroundStyle(.white)
    .safeAreaInset(edge: .bottom) {
      HStack {
        Image(systemName: "map")
        Spacer()
        Image(systemName: "list.bullet")
      }
      .padding()
      .background(.regularMaterial, ignoresSafeAreaEdges: .bottom)
    }
  }
}
