import SwiftUI

struct ProfileHeader: View {
  var body: some View {
    VStack(spacing: 0) {
      ZStack(alignment: .bottomLeading) {
        Rectangle().fill(Color.orange).frame(height: 160)
        Circle()
          .fill(Color.gray)
          .frame(width: 96, height: 96)
          .overlay(Circle().stroke(Color.white, lineWidth: 4))
          .offset(x: 16, y: 48)
          .accessibilityIdentifier("profile.picture")
      }
      HStack {
        Spacer()
        Button("Edit profile") {}
          .padding(.horizontal, 16)
          .padding(.vertical, 8)
          .overlay(RoundedRectangle(cornerRadius: 18).stroke(Color.gray))
      }
      .padding(12)
      VStack(alignment: .leading, spacing: 4) {
        Text("Ada Lovelace").font(.title2.bold())
        Text("@ada").foregroundColor(.secondary)
        Text("Writes programs for machines that nobody has built yet.")
          .padding(.top, 8)
        HStack(spacing: 16) {
          Label("London", systemImage: "mappin.and.ellipse")
          Label("Joined 1815", systemImage: "calendar")
        }
        .font(.subheadline)
        .foregroundColor(.secondary)
        HStack {
          Text("128").bold() + Text(" Following")
          Text("4,096").bold() + Text(" Followers")
        }
        .font(.subheadline)
        .padding(.top, 4)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal)
      .accessibilityIdentifier("profile.about")
      Divider().padding(.vertical)
      Spacer()
    }
  }
}

struct CalculatorScreen: View {
  private let keys = [
    ["C", "±", "%", "÷"], ["7", "8", "9", "×"], ["4", "5", "6", "−"], ["1", "2", "3", "+"],
  ]

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      VStack(spacing: 12) {
        Spacer()
        HStack {
          Spacer()
          Text("1,234.5")
            .font(.system(size: 72, weight: .light))
            .foregroundColor(.white)
            .lineLimit(1)
        }
        .padding(.horizontal)
        ForEach(keys, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(row, id: \.self) { key in
              Button {
              } label: {
                Text(key)
                  .font(.system(size: 32))
                  .frame(width: 76, height: 76)
                  .background(Color(white: 0.25))
                  .foregroundColor(.white)
                  .clipShape(Circle())
              }
              .accessibilityIdentifier("calculator.\(key)")
            }
          }
        }
        HStack(spacing: 12) {
          Button {
          } label: {
            Text("0")
              .font(.system(size: 32))
              .padding(.leading, 28)
              .frame(width: 164, height: 76, alignment: .leading)
              .background(Color(white: 0.25))
              .foregroundColor(.white)
              .clipShape(Capsule())
          }
          .accessibilityIdentifier("calculator.0")
          Button {
          } label: {
            Text(",").font(.system(size: 32)).frame(width: 76, height: 76)
              .background(Color(white: 0.25)).foregroundColor(.white).clipShape(Circle())
          }
          Button {
          } label: {
            Text("=").font(.system(size: 32)).frame(width: 76, height: 76)
              .background(Color.orange).foregroundColor(.white).clipShape(Circle())
          }
        }
      }
      .padding(.bottom)
    }
  }
}

struct DashboardScreen: View {
  private let columns = [GridItem(.flexible()), GridItem(.flexible())]

  var body: some View {
    NavigationView {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(0..<6) { index in
            VStack(alignment: .leading, spacing: 8) {
              HStack {
                Image(systemName: "heart.fill").foregroundColor(.red)
                Spacer()
                Text("\(index + 1)h").font(.caption).foregroundColor(.secondary)
              }
              Spacer()
              Text("\(index * 12 + 60)").font(.title.bold())
              Text("Beats per minute").font(.footnote).foregroundColor(.secondary)
            }
            .padding()
            .frame(height: 140)
            .background(RoundedRectangle(cornerRadius: 16).fill(Color(.systemGray6)))
            .accessibilityIdentifier("dashboard.\(index)")
          }
        }
        .padding()
      }
      .navigationTitle("Summary")
    }
  }
}
