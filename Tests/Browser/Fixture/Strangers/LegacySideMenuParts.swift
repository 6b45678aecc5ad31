import SwiftUI
import UIKit

struct LegacyMenu: View {
  let close: @MainActor () -> Void
  @Binding var tab: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      HStack {
        Circle().fill(Color.white.opacity(0.3)).frame(width: 56, height: 56).overlay(
          Text("MK").bold())
        VStack(alignment: .leading) {
          Text("Mia Kern").font(.headline)
          Text("mia@example.com").font(.caption).opacity(0.8)
        }
      }
      .padding(.bottom, 24)
      row("Parcels", "shippingbox", 0)
      row("Archive", "archivebox", 2)
      row("Profile", "person", 3)
      Spacer()
      Button(action: close) { Label("Close menu", systemImage: "xmark") }
    }
    .foregroundColor(.white)
    .padding(.horizontal, 24)
    .padding(.vertical, 80)
  }

  private func row(_ title: String, _ symbol: String, _ index: Int) -> some View {
    Button(action: {
      self.tab = index; self.close()
    }) {
      HStack(spacing: 16) {
        Image(systemName: symbol).frame(width: 24)
        Text(title)
        Spacer()
        if tab == index { Circle().frame(width: 6, height: 6) }
      }
    }
  }
}

struct LegacyTabBar: View {
  @Binding var tab: Int
  let plus: @MainActor () -> Void

  var body: some View {
    ZStack(alignment: .top) {
      NotchShape().fill(Color(.secondarySystemBackground)).shadow(radius: 4)
      HStack {
        item("house.fill", 0, "Parcels tab")
        item("map.fill", 1, "Map tab")
        Spacer().frame(width: 80)
        item("archivebox.fill", 2, "Archive tab")
        item("person.fill", 3, "Profile tab")
      }
      .padding(.top, 16)
      Button(action: plus) {
        Image(systemName: "plus").font(.title).foregroundColor(.white)
          .frame(width: 60, height: 60).background(Color.purple).clipShape(Circle()).shadow(
            radius: 3)
      }
      .offset(y: -30)
      .accessibility(label: Text("Add parcel"))
    }
    .frame(height: 80)
  }

  private func item(_ symbol: String, _ index: Int, _ label: String) -> some View {
    Button(action: { self.tab = index }) {
      Image(systemName: symbol).font(.system(size: 20)).foregroundColor(
        tab == index ? .purple : .gray
      ).frame(maxWidth: .infinity)
    }
    .accessibility(label: Text(label))
  }
}

private struct NotchShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: rect.midX - 52, y: 0))
    path.addCurve(
      to: CGPoint(x: rect.midX, y: 38), control1: CGPoint(x: rect.midX - 34, y: 0),
      control2: CGPoint(x: rect.midX - 36, y: 38))
    path.addCurve(
      to: CGPoint(x: rect.midX + 52, y: 0), control1: CGPoint(x: rect.midX + 36, y: 38),
      control2: CGPoint(x: rect.midX + 34, y: 0))
    path.addLine(to: CGPoint(x: rect.maxX, y: 0))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: 0, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct LegacySpinner: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
}
