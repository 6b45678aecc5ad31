import SwiftUI

struct OrderFormScreen: View {
  @State private var size = 1
  @State private var count = 2
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var remarks = "Please ring twice."
  @State private var isGift = false
  @State private var isOpen = true

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("Your order").font(.largeTitle.bold())
        Picker("Size", selection: $size) {
          Text("Small").tag(0)
          Text("Medium").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.segmented)
        Stepper("Pieces: \(count)", value: $count, in: 1...9)
        DatePicker("Delivery", selection: $date, displayedComponents: .date)
        Toggle("It is a gift", isOn: $isGift)
        DisclosureGroup("Remarks", isExpanded: $isOpen) {
          TextEditor(text: $remarks).frame(height: 80)
        }
        GroupBox("Address") {
          HStack {
            Text("1 Long Street")
            Spacer()
            Link("Map", destination: URL(string: "https://example.org")!)
          }
        }
        HStack(spacing: 16) {
          VStack {
            Text("12").font(.title.bold())
            Text("points").font(.caption)
          }
          .frame(maxWidth: .infinity)
          Divider()
          VStack {
            Text("3").font(.title.bold())
            Text("coupons").font(.caption)
          }
          .frame(maxWidth: .infinity)
        }
        .fixedSize(horizontal: false, vertical: true)
        .padding()
        .background(Color(.secondarySystemBackground))
        .cornerRadius(12)
        Button(action: {}) {
          HStack {
            Image(systemName: "creditcard")
            Text("Pay")
          }
          .frame(maxWidth: .infinity)
          .padding()
          .background(Color.accentColor)
          .foregroundColor(.white)
          .cornerRadius(12)
        }
      }
      .padding()
    }
  }
}

struct InboxScreen: View {
  @State private var query = ""
  @State private var isPinned = true

  var body: some View {
    List {
      Section(header: Text("Pinned")) {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(0..<6) { index in
              VStack {
                Circle().fill(.teal).frame(width: 56, height: 56)
                  .overlay(alignment: .topTrailing) {
                    Circle().fill(.red).frame(width: 14, height: 14)
                  }
                Text("Ann \(index)").font(.caption)
              }
            }
          }
        }
      }
      Section("All") {
        ForEach(0..<3) { index in
          NavigationLink(destination: Text("Mail \(index)")) {
            HStack(alignment: .top, spacing: 12) {
              Circle().fill(index == 0 ? Color.blue : .clear).frame(width: 10, height: 10)
                .padding(.top, 6)
              VStack(alignment: .leading) {
                HStack {
                  Text("Sender \(index)").bold()
                  Spacer()
                  Text("9:4\(index)").foregroundColor(.secondary).font(.subheadline)
                }
                Text("A subject of some words").font(.subheadline)
                Text("The first lines of the mail, which are cut however long it may be")
                  .font(.subheadline).foregroundColor(.secondary).lineLimit(2)
              }
            }
          }
        }
        Label("Archive", systemImage: "archivebox").badge(12)
      }
    }
    .searchable(text: $query)
    .navigationTitle("Inbox")
    .toolbar {
      ToolbarItem(placement: .bottomBar) { Button("Compose") {} }
    }
  }
}

struct WizardScreen: View {
  @State private var name = ""

  var body: some View {
    VStack {
      HStack {
        ForEach(0..<4) { index in
          Capsule().fill(index < 2 ? Color.green : Color.gray.opacity(0.3)).frame(height: 6)
        }
      }
      .padding(.horizontal)
      Spacer()
      Image(systemName: "pawprint.fill").resizable().scaledToFit().frame(width: 120)
        .foregroundColor(.green)
      Text("What is your pet called?").font(.title2).padding(.top)
      TextField("Name", text: $name)
        .padding()
        .overlay(RoundedRectangle(cornerRadius: 10).stroke(.gray))
        .padding(.horizontal, 32)
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.green.opacity(0.1).edgesIgnoringSafeArea(.all))
    .safeAreaInset(edge: .bottom) {
      HStack {
        Button("Back") {}
        Spacer()
        Button("Next") {}.buttonStyle(.borderedProminent).controlSize(.large)
      }
      .padding()
      .background(.bar)
    }
  }
}
