import SwiftUI

struct SettingIcon: View {
  let name: String
  let color: Color
  var body: some View {
    Image(systemName: name)
      .font(.system(size: 16, weight: .medium))
      .foregroundColor(.white)
      .frame(width: 29, height: 29)
      .background(color)
      .clipShape(RoundedRectangle(cornerRadius: 7, style: .continuous))
  }
}

struct SystemSettingsScreen: View {
  @State private var airplane = false
  @State private var vpn = true
  @State private var search = ""
  @AppStorage("settings.wifi") private var network = "Harbour 5G"
  @State private var brightness = 0.7
  @State private var appearance = "Automatic"
  @State private var showReset = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink {
            AccountPage()
          } label: {
            HStack(spacing: 14) {
              Text("KS")
                .font(.title2.weight(.semibold))
                .foregroundStyle(.white)
                .frame(width: 60, height: 60)
                .background(Circle().fill(Color.gray.gradient))
              VStack(alignment: .leading, spacing: 2) {
                Text("Kira Sommer").font(.title3)
                Text("Account, Cloud and more").font(.footnote).foregroundStyle(.secondary)
              }
            }
            .padding(.vertical, 4)
          }
        }
        Section {
          Toggle(isOn: $airplane) {
            Label {
              Text("Airplane Mode")
            } icon: {
              SettingIcon(name: "airplane", color: .orange)
            }
          }
          NavigationLink(destination: NetworkPage(network: $network)) {
            HStack {
              Label {
                Text("Wi-Fi")
              } icon: {
                SettingIcon(name: "wifi", color: .blue)
              }
              Spacer()
              Text(airplane ? "Off" : network).foregroundColor(.secondary)
            }
          }
          .disabled(airplane)
          HStack {
            Label {
              Text("Bluetooth")
            } icon: {
              SettingIcon(name: "dot.radiowaves.left.and.right", color: .blue)
            }
            Spacer()
            Text("On").foregroundColor(.secondary)
          }
          Toggle(isOn: $vpn) {
            Label {
              Text("VPN")
            } icon: {
              SettingIcon(name: "network.badge.shield.half.filled", color: .indigo)
            }
          }
        }
        Section(header: Text("Display"), footer: Text("Automatic changes at sunset.")) {
          Picker(selection: $appearance) {
            ForEach(["Light", "Dark", "Automatic"], id: \.self) { Text($0) }
          } label: {
            Label {
              Text("Appearance")
            } icon: {
              SettingIcon(name: "circle.lefthalf.filled", color: .black)
            }
          }
          HStack {
            Image(systemName: "sun.min").foregroundColor(.secondary)
            Slider(value: $brightness)
            Image(systemName: "sun.max").foregroundColor(.secondary)
          }
        }
        Section {
          NavigationLink {
            Text("Notifications")
          } label: {
            Label {
              Text("Notifications")
            } icon: {
              SettingIcon(name: "bell.badge.fill", color: .red)
            }
          }
          .badge(3)
          NavigationLink {
            Text("Privacy")
          } label: {
            Label {
              Text("Privacy and Security")
            } icon: {
              SettingIcon(name: "hand.raised.fill", color: .blue)
            }
          }
          NavigationLink {
            Text("Battery")
          } label: {
            Label {
              Text("Battery")
            } icon: {
              SettingIcon(name: "battery.100", color: .green)
            }
          }
        }
        Section {
          Button("Reset all settings", role: .destructive) { showReset = true }
            .frame(maxWidth: .infinity)
        }
        Section {
        } footer: {
          VStack {
            Text("Version 4.2 (1881)")
            Text("Made with care in Kiel")
          }
          .frame(maxWidth: .infinity)
          .font(.caption2)
        }
      }
      .navigationTitle("Settings")
      .searchable(text: $search)
      .confirmationDialog("Reset all settings?", isPresented: $showReset, titleVisibility: .visible)
      {
        Button("Reset", role: .destructive) {
          vpn = false; brightness = 0.5
        }
        Button("Keep them", role: .cancel) {}
      } message: {
        Text("Your photos stay.")
      }
    }
  }
}

struct AccountPage: View {
  @State private var name = "Kira Sommer"
  @State private var editing = false
  var body: some View {
    Form {
      Section {
        if editing { TextField("Name", text: $name) } else { LabeledContent("Name", value: name) }
        LabeledContent("Phone", value: "+49 431 000000")
        LabeledContent {
          Text("kira@example.org")
        } label: {
          Text("Mail")
        }
      }
      Section("Devices") {
        ForEach(["Phone", "Tablet", "Watch"], id: \.self) { device in
          HStack {
            Image(
              systemName: device == "Phone" ? "iphone" : device == "Tablet" ? "ipad" : "applewatch"
            ).frame(width: 30); Text(device)
          }
        }
        .onMove { _, _ in }
        .onDelete { _ in }
      }
    }
    .navigationTitle("Account")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { Button(editing ? "Done" : "Edit") { withAnimation { editing.toggle() } } }
  }
}

struct NetworkPage: View {
  @Binding var network: String
  @State private var on = true
  var body: some View {
    List {
      Toggle("Wi-Fi", isOn: $on)
      if on {
        Section {
          ForEach(["Harbour 5G", "Café Lux", "FRITZ!Box 7590"], id: \.self) { each in
            HStack {
              Image(systemName: "checkmark").opacity(network == each ? 1 : 0).foregroundColor(
                .accentColor)
              Text(each)
              Spacer()
              Image(systemName: "lock.fill").font(.footnote)
              Image(systemName: "wifi")
              Button {
              } label: {
                Image(systemName: "info.circle")
              }.buttonStyle(.borderless)
            }
            .contentShape(Rectangle())
            .onTapGesture { network = each }
          }
        } header: {
          HStack {
            Text("Networks"); ProgressView().padding(.leading, 4)
          }
        }
      }
    }
    .navigationTitle("Wi-Fi")
  }
}
