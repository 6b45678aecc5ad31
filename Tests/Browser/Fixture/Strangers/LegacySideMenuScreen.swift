import SwiftUI
import UIKit

/// An app of 2020: a side menu that is drawn by hand, a tab bar with a notch, alerts by item.
struct LegacySideMenuScreen: View {
  @ObservedObject private var store = ParcelStore.shared
  @State private var menuOpen = false
  @State private var tab = 0
  @State private var showActions = false
  @GestureState private var drag: CGFloat = 0

  init() {
    UITableView.appearance().backgroundColor = .clear
    UINavigationBar.appearance().tintColor = .systemPurple
  }

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        LegacyMenu(close: { withAnimation { self.menuOpen = false } }, tab: $tab)
          .frame(width: min(proxy.size.width * 0.7, 320))
        VStack(spacing: 0) {
          NavigationView {
            content
              .navigationBarTitle(Text(titles[tab]), displayMode: .large)
              .navigationBarItems(
                leading: Button(action: { withAnimation(.spring()) { self.menuOpen.toggle() } }) {
                  Image(systemName: "line.horizontal.3").imageScale(.large)
                }.accessibility(label: Text("Menu")),
                trailing: Button(action: { self.store.reload() }) {
                  if store.loading { LegacySpinner() } else { Image(systemName: "arrow.clockwise") }
                }.accessibility(label: Text("Reload")))
          }
          .navigationViewStyle(StackNavigationViewStyle())
          LegacyTabBar(tab: $tab, plus: { self.showActions = true })
        }
        .background(Color(.systemBackground))
        .cornerRadius(menuOpen ? 24 : 0)
        .scaleEffect(menuOpen ? 0.86 : 1)
        .shadow(color: Color.black.opacity(menuOpen ? 0.3 : 0), radius: 16, x: -4, y: 0)
        .offset(x: max(0, (menuOpen ? min(proxy.size.width * 0.7, 320) : 0) + drag))
        .gesture(
          DragGesture(minimumDistance: 30)
            .updating($drag) { value, state, _ in state = value.translation.width }
            .onEnded { value in
              withAnimation(.easeOut(duration: 0.25)) {
                if value.translation.width < -80 { self.menuOpen = false }
                if value.translation.width > 80 { self.menuOpen = true }
              }
            })
      }
      .background(
        LinearGradient(
          gradient: Gradient(colors: [.purple, .blue]), startPoint: .topLeading,
          endPoint: .bottomTrailing)
      )
      .edgesIgnoringSafeArea(.all)
    }
    .actionSheet(isPresented: $showActions) {
      ActionSheet(
        title: Text("New parcel"), message: Text("How do you want to add it?"),
        buttons: [
          .default(Text("Scan code")) { self.store.add("Scanned") },
          .default(Text("Type number")) { self.store.add("Typed") },
          .destructive(Text("Remove all")) { self.store.parcels.removeAll() },
          .cancel(),
        ])
    }
    .alert(item: $store.problem) { problem in
      Alert(
        title: Text(problem.title), message: Text(problem.text),
        primaryButton: .default(Text("Try again"), action: { self.store.reload() }),
        secondaryButton: .cancel(Text("Not now")))
    }
  }

  private let titles = ["Parcels", "Map", "Archive", "Profile"]

  private var content: AnyView {
    switch tab {
    case 0: return AnyView(ParcelList(store: store))
    case 1:
      return AnyView(
        Text("No map here").foregroundColor(.secondary).frame(
          maxWidth: .infinity, maxHeight: .infinity))
    case 2:
      return AnyView(
        Form {
          Section(header: Text("ARCHIVE"), footer: Text("Parcels stay for 90 days.")) {
            ForEach(0..<3) { number in Text("Parcel \(number + 100)") }
          }
        })
    default: return AnyView(ParcelProfile())
    }
  }
}

@MainActor final class ParcelStore: ObservableObject {
  static let shared = ParcelStore()

  struct Parcel: Identifiable {
    let id = UUID()
    var name: String
    var state: String
    var progress: CGFloat
  }

  struct Problem: Identifiable {
    var id: String { title }
    let title: String
    let text: String
  }

  @Published var parcels = [
    Parcel(name: "Running shoes", state: "In delivery", progress: 0.8),
    Parcel(name: "Coffee grinder", state: "Shipped", progress: 0.45),
    Parcel(name: "Two books", state: "Ordered", progress: 0.1),
  ]
  @Published var loading = false
  @Published var problem: Problem?

  func reload() {
    loading = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      self.loading = false
      self.problem = Problem(title: "No connection", text: "The depot could not be reached.")
    }
  }

  func add(_ how: String) {
    parcels.insert(Parcel(name: "\(how) parcel", state: "Ordered", progress: 0.05), at: 0)
  }
}

private struct ParcelList: View {
  @ObservedObject var store: ParcelStore

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(store.parcels) { parcel in
          NavigationLink(destination: ParcelDetail(parcel: parcel)) {
            HStack(spacing: 16) {
              Image(systemName: "shippingbox.fill")
                .resizable().aspectRatio(contentMode: .fit).frame(width: 36, height: 36)
                .foregroundColor(.white).padding(10).background(Circle().fill(Color.purple))
              VStack(alignment: .leading, spacing: 6) {
                Text(parcel.name).font(.headline).foregroundColor(.primary)
                Text(parcel.state).font(.caption).foregroundColor(.secondary)
                GeometryReader { bar in
                  ZStack(alignment: .leading) {
                    Capsule().fill(Color.purple.opacity(0.15))
                    Capsule().fill(Color.purple).frame(width: bar.size.width * parcel.progress)
                  }
                }
                .frame(height: 6)
              }
              Image(systemName: "chevron.right").foregroundColor(Color(.tertiaryLabel))
            }
            .padding()
            .background(RoundedRectangle(cornerRadius: 16).fill(Color(.secondarySystemBackground)))
          }
          .buttonStyle(PlainButtonStyle())
        }
        if store.parcels.isEmpty { Text("No parcels").padding(.top, 60) }
      }
      .padding()
    }
  }
}

private struct ParcelDetail: View {
  let parcel: ParcelStore.Parcel
  @Environment(\.presentationMode) private var presentation

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(["Ordered", "Shipped", "In delivery", "Arrived"].enumerated()), id: \.offset) {
        index, step in
        HStack(alignment: .top, spacing: 12) {
          VStack(spacing: 0) {
            Circle().fill(
              CGFloat(index) / 3 <= parcel.progress ? Color.purple : Color.gray.opacity(0.3)
            ).frame(width: 16, height: 16)
            if index < 3 { Rectangle().fill(Color.gray.opacity(0.3)).frame(width: 2, height: 44) }
          }
          VStack(alignment: .leading) {
            Text(step).fontWeight(.semibold)
            Text("09:4\(index)").font(.footnote).foregroundColor(.secondary)
          }
        }
      }
      Spacer()
      Button(action: { self.presentation.wrappedValue.dismiss() }) {
        Text("Done").bold().foregroundColor(.white).frame(minWidth: 0, maxWidth: .infinity)
          .padding()
          .background(Color.purple).cornerRadius(12)
      }
    }
    .padding()
    .navigationBarTitle(Text(parcel.name), displayMode: .inline)
    .navigationBarBackButtonHidden(true)
    .navigationBarItems(leading: Button("Close") { self.presentation.wrappedValue.dismiss() })
  }
}

private struct ParcelProfile: View {
  @State private var notify = true
  @State private var name = ""

  var body: some View {
    List {
      HStack {
        Image(systemName: "person.crop.circle.fill").font(.system(size: 56)).foregroundColor(
          .purple)
        VStack(alignment: .leading) {
          TextField("Your name", text: $name).font(.title)
          Text("since 2019").font(.caption)
        }
      }
      Toggle(isOn: $notify) { Text("Notifications") }
      Section { Button("Log out") {}.foregroundColor(.red) }
    }
    .listStyle(InsetGroupedListStyle())
  }
}
