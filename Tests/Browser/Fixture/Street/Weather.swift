import SwiftUI

struct StreetWeather: View {
  private let hours = [
    ("Now", "sun.max.fill", 21), ("14", "cloud.sun.fill", 22), ("15", "cloud.fill", 20),
    ("16", "cloud.rain.fill", 18), ("17", "cloud.rain.fill", 17), ("18", "moon.fill", 15),
    ("19", "moon.stars.fill", 13),
  ]
  private let days = [
    ("Today", "sun.max.fill", 12, 22), ("Tue", "cloud.rain.fill", 10, 17), ("Wed", "wind", 8, 15),
    ("Thu", "snowflake", -2, 4),
  ]

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.blue, .cyan.opacity(0.6)], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
      ScrollView(showsIndicators: false) {
        VStack(spacing: 16) {
          VStack(spacing: 4) {
            Text("Lisbon").font(.system(size: 34))
            Text("21°").font(.system(size: 96, weight: .thin))
            Text("Mostly sunny").foregroundStyle(.secondary)
            Text("H:22°  L:12°").font(.headline)
          }
          .foregroundStyle(.white)
          .padding(.top, 40)
          VStack(alignment: .leading) {
            Label("HOURLY FORECAST", systemImage: "clock").font(.caption).foregroundStyle(
              .secondary)
            Divider()
            ScrollView(.horizontal, showsIndicators: false) {
              HStack(spacing: 22) {
                ForEach(hours, id: \.0) { hour in
                  VStack(spacing: 10) {
                    Text(hour.0).font(.subheadline)
                    Image(systemName: hour.1).renderingMode(.original).font(.title3).frame(
                      height: 24)
                    Text("\(hour.2)°").font(.title3.weight(.medium))
                  }
                }
              }
            }
          }
          .padding()
          .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
          VStack(alignment: .leading, spacing: 10) {
            Label("4-DAY FORECAST", systemImage: "calendar").font(.caption).foregroundStyle(
              .secondary)
            ForEach(days, id: \.0) { day in
              Divider()
              HStack {
                Text(day.0).frame(width: 60, alignment: .leading)
                Image(systemName: day.1).symbolRenderingMode(.multicolor).frame(width: 30)
                Text("\(day.2)°").foregroundStyle(.secondary).frame(width: 40, alignment: .trailing)
                GeometryReader { geo in
                  Capsule().fill(.black.opacity(0.2))
                  Capsule().fill(
                    .linearGradient(
                      colors: [.green, .orange], startPoint: .leading, endPoint: .trailing)
                  )
                  .frame(width: geo.size.width * CGFloat(day.3 - day.2) / 20)
                  .offset(x: geo.size.width * CGFloat(day.2 + 2) / 26)
                }
                .frame(height: 5)
                Text("\(day.3)°").frame(width: 40, alignment: .trailing)
              }
            }
          }
          .padding()
          .background(.ultraThinMaterial)
          .cornerRadius(16)
        }
        .padding(.horizontal)
      }
    }
    .preferredColorScheme(.dark)
  }
}
