import Combine
import SwiftUI

// Written for iOS 13 and never touched since.

private struct Guest: Identifiable {
  let id: Int
  var name: String
  var table: Int
  var isVip = false
  var arrived: Bool = false
}

@MainActor private final class GuestStore: ObservableObject {
  static let shared = GuestStore()
  @Published var guests: [Guest] = [
    Guest(id: 1, name: "Amelia Stone", table: 4, isVip: true),
    Guest(id: 2, name: "Bruno Keller", table: 2),
    Guest(id: 3, name: "Chidi Okafor", table: 4, arrived: true),
    Guest(id: 4, name: "Dana Whitfield-Montgomery", table: 11),
    Guest(id: 5, name: "Emre Yıldız", table: 2, arrived: true),
  ]
  var arrivedCount: Int { guests.filter { $0.arrived }.count }
  let didCheckIn = PassthroughSubject<Guest, Never>()

  func toggle(_ guest: Guest) {
    guard let index = guests.firstIndex(where: { $0.id == guest.id }) else { return }
    guests[index].arrived.toggle()
    if guests[index].arrived { didCheckIn.send(guests[index]) }
  }
}

private struct ProgressHeader: View {
  var value: Double
  var body: some View {
    GeometryReader { geo in
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 6)
          .fill(Color(.systemGray5))
        RoundedRectangle(cornerRadius: 6)
          .fill(
            LinearGradient(
              gradient: Gradient(colors: [Color.purple, Color.pink]), startPoint: .leading,
              endPoint: .trailing)
          )
          .frame(width: geo.size.width * CGFloat(self.value))
          .animation(.spring(), value: value)
      }
    }
    .frame(height: 12)
  }
}

private struct GuestRow: View {
  let guest: Guest
  @ObservedObject var store = GuestStore.shared
  var body: some View {
    HStack {
      Text(String(guest.name.prefix(1)))
        .font(.headline).foregroundColor(.white)
        .frame(width: 40, height: 40)
        .background(guest.isVip ? Color.orange : Color.gray)
        .clipShape(Circle())
        .overlay(Circle().stroke(Color.white, lineWidth: 2))
        .shadow(radius: 2)
      VStack(alignment: .leading) {
        HStack(spacing: 4) {
          Text(guest.name).fontWeight(.medium)
          if guest.isVip {
            Image(systemName: "star.fill").font(.caption).foregroundColor(.yellow)
          }
        }
        Text("Table \(guest.table)").font(.subheadline).foregroundColor(.secondary)
      }
      Spacer()
      Button(action: { self.store.toggle(self.guest) }) {
        Image(systemName: guest.arrived ? "checkmark.circle.fill" : "circle")
          .imageScale(.large)
          .foregroundColor(guest.arrived ? .green : .gray)
      }
      .buttonStyle(BorderlessButtonStyle())
    }
    .padding(.vertical, 4)
  }
}

private struct GuestDetail: View {
  @Environment(\.presentationMode) var presentationMode
  let guest: Guest
  @State private var note = ""
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Image(systemName: "person.crop.circle.fill")
          .resizable().scaledToFit()
          .frame(width: UIScreen.main.bounds.width / 3)
          .foregroundColor(.purple)
          .padding(.top, 24)
        Text(guest.name).font(.largeTitle).bold().multilineTextAlignment(.center)
          .padding(.horizontal)
        HStack {
          self.fact("Table", "\(guest.table)")
          Divider()
          self.fact("Guests", "2")
          Divider()
          self.fact("Menu", "Veg")
        }
        .frame(height: 60)
        .padding()
        TextField("Add a note", text: $note)
          .textFieldStyle(RoundedBorderTextFieldStyle())
          .padding(.horizontal)
        Button(action: { self.presentationMode.wrappedValue.dismiss() }) {
          Text("Done")
            .frame(minWidth: 0, maxWidth: .infinity)
            .padding()
            .foregroundColor(.white)
            .background(Color.purple)
            .cornerRadius(40)
            .padding(.horizontal, 20)
        }
        .padding(.top, 30)
      }
    }
    .navigationBarTitle(Text("Guest"), displayMode: .inline)
  }

  private func fact(_ title: String, _ value: String) -> some View {
    VStack {
      Text(value).font(.title)
      Text(title).font(.caption).foregroundColor(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

struct EventCheckInScreen: View {
  @ObservedObject private var store = GuestStore.shared
  @State private var showSheet = false
  @State private var showAlert = false
  @State private var query = ""
  @State private var filter = 0
  @State private var message: String?

  private var shown: [Guest] {
    store.guests.filter {
      (filter == 0 || (filter == 1) == $0.arrived)
        && (query.isEmpty || $0.name.lowercased().contains(query.lowercased()))
    }
  }

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        VStack(spacing: 10) {
          HStack {
            Text("\(store.arrivedCount) of \(store.guests.count) arrived")
              .font(.footnote).foregroundColor(.secondary)
            Spacer()
            Text("\(Int(Double(store.arrivedCount) / Double(store.guests.count) * 100))%")
              .font(.footnote).bold()
          }
          ProgressHeader(value: Double(store.arrivedCount) / Double(store.guests.count))
          HStack {
            Image(systemName: "magnifyingglass").foregroundColor(.gray)
            TextField("Search guests", text: $query)
            if !query.isEmpty {
              Button(action: { self.query = "" }) {
                Image(systemName: "xmark.circle.fill").foregroundColor(.gray)
              }
            }
          }
          .padding(8)
          .background(Color(.secondarySystemBackground))
          .cornerRadius(10)
          Picker(selection: $filter, label: Text("Filter")) {
            Text("All").tag(0)
            Text("Arrived").tag(1)
            Text("Missing").tag(2)
          }
          .pickerStyle(SegmentedPickerStyle())
        }
        .padding()
        List {
          ForEach(shown) { guest in
            NavigationLink(destination: GuestDetail(guest: guest)) { GuestRow(guest: guest) }
          }
          .onDelete { offsets in
            let ids = offsets.map { self.shown[$0].id }
            self.store.guests.removeAll { ids.contains($0.id) }
          }
        }
        .listStyle(PlainListStyle())
        if message != nil {
          Text(message!)
            .font(.footnote).foregroundColor(.white)
            .frame(maxWidth: .infinity).padding(10)
            .background(Color.green)
            .onTapGesture { self.message = nil }
        }
      }
      .navigationBarTitle("Check-in")
      .navigationBarItems(
        leading: EditButton(),
        trailing: Button(action: { self.showSheet = true }) {
          Image(systemName: "ellipsis.circle").imageScale(.large)
        }
      )
      .actionSheet(isPresented: $showSheet) {
        ActionSheet(
          title: Text("Event"), message: Text("Choose what to do with the list"),
          buttons: [
            .default(Text("Check everybody in")) {
              for guest in self.store.guests where !guest.arrived { self.store.toggle(guest) }
            },
            .destructive(Text("Reset")) { self.showAlert = true },
            .cancel(),
          ])
      }
      .alert(isPresented: $showAlert) {
        Alert(
          title: Text("Reset the list?"), message: Text("Nobody will have arrived."),
          primaryButton: .destructive(Text("Reset")) {
            for index in self.store.guests.indices { self.store.guests[index].arrived = false }
          },
          secondaryButton: .cancel())
      }
      .onReceive(store.didCheckIn) { self.message = "\($0.name) has arrived" }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .accentColor(.purple)
  }
}
