import SwiftUI
import PhotosUI
import AVKit
import MapKit
import Charts
import UIKit
import UserNotifications

// Chat
struct ChatLine: Identifiable, Equatable {
  let id = UUID(); var text: String; var isMine: Bool; var date = Date(); var image: UIImage?
}
@Observable class ChatLines {
  var messages: [ChatLine] = [
    .init(text: "Hi! Are you coming **tonight**?", isMine: false),
    .init(
      text:
        "Yes, around eight. Shall I bring something to drink, or is there enough for everybody?",
      isMine: true), .init(text: "Just yourself 🙂", isMine: false),
  ]
  var draft = ""
  @ObservationIgnored var task: Task<Void, Never>?
  func send() {
    guard !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else { return }
    messages.append(.init(text: draft, isMine: true)); draft = ""
  }
}
struct ChatBubble: Shape {
  var isMine: Bool
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .topRight, isMine ? .bottomLeft : .bottomRight],
      cornerRadii: CGSize(width: 16, height: 16))
    return Path(path.cgPath)
  }
}
struct TalkScreen: View {
  @State private var store = ChatLines()
  @FocusState private var isFocused: Bool
  @State private var item: PhotosPickerItem?
  @State private var showCamera = false
  @State private var selected: ChatLine?
  @Environment(\.dismiss) private var dismiss
  @Environment(ChatLines.self) private var shared: ChatLines?
  var body: some View {
    @Bindable var store = store
    VStack(spacing: 0) {
      ScrollViewReader { reader in
        List {
          ForEach($store.messages) { $m in
            HStack(alignment: .bottom) {
              if m.isMine { Spacer(minLength: 60) }
              VStack(alignment: m.isMine ? .trailing : .leading, spacing: 2) {
                if let image = m.image {
                  Image(uiImage: image).resizable().scaledToFill().frame(maxHeight: 200).clipped()
                }
                Text(LocalizedStringKey(m.text)).textSelection(.enabled)
                Text(m.date.formatted(date: .omitted, time: .shortened)).font(.caption2)
                  .foregroundStyle(.secondary)
              }
              .padding(.horizontal, 12).padding(.vertical, 8)
              .background(
                m.isMine
                  ? AnyShapeStyle(.tint)
                  : AnyShapeStyle(Color(uiColor: .secondarySystemBackground)),
                in: ChatBubble(isMine: m.isMine)
              )
              .contextMenu {
                Button("Copy", systemImage: "doc.on.doc") { UIPasteboard.general.string = m.text }
                Button(role: .destructive) {
                  store.messages.removeAll { $0.id == m.id }
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              } preview: {
                Text(m.text).padding()
              }
              .swipeActions(edge: .leading, allowsFullSwipe: true) {
                Button {
                  selected = m
                } label: {
                  Image(systemName: "arrowshape.turn.up.left")
                }.tint(.blue)
              }
              if !m.isMine { Spacer(minLength: 60) }
            }
            .listRowSeparator(.hidden).listRowInsets(
              .init(top: 4, leading: 8, bottom: 4, trailing: 8)
            ).listRowBackground(Color.clear)
          }
        }
        .listStyle(.plain).scrollDismissesKeyboard(.interactively).defaultScrollAnchor(.bottom)
        .environment(\.defaultMinListRowHeight, 0)
        .onChange(of: store.messages.count) {
          withAnimation(.snappy) { reader.scrollTo(store.messages.last?.id, anchor: .bottom) }
        }
      }
      Divider()
      HStack(alignment: .bottom, spacing: 8) {
        PhotosPicker(
          selection: $item, matching: .any(of: [.images, .not(.livePhotos)]),
          photoLibrary: .shared()
        ) { Image(systemName: "photo.on.rectangle.angled") }
        TextField("Message", text: $store.draft, axis: .vertical).lineLimit(1...5).textFieldStyle(
          .roundedBorder
        ).focused($isFocused)
          .submitLabel(.send).onSubmit { store.send() }.autocorrectionDisabled()
          .textInputAutocapitalization(.sentences).keyboardType(.twitter)
        Button(action: { store.send() }) {
          Image(systemName: "paperplane.fill").rotationEffect(.degrees(45))
        }.buttonStyle(.borderedProminent).buttonBorderShape(.circle).disabled(store.draft.isEmpty)
          .keyboardShortcut(.return, modifiers: .command)
      }
      .padding(8).background(.bar)
    }
    .onChange(of: item) {
      Task {
        if let data = try? await item?.loadTransferable(type: Data.self),
          let image = UIImage(data: data)
        {
          store.messages.append(.init(text: "", isMine: true, image: image))
        }
      }
    }
    .safeAreaInset(edge: .top) {
      if let s = selected {
        Text("Reply to \(s.text)").frame(maxWidth: .infinity).background(.regularMaterial)
          .transition(.move(edge: .top))
      }
    }
    .toolbar {
      ToolbarItem(placement: .principal) {
        VStack {
          Text("Ann").font(.headline); Text("online").font(.caption).foregroundColor(.green)
        }
      }
      ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } }
    }
    .fullScreenCover(isPresented: $showCamera) {
      ChatCamera { image in store.messages.append(.init(text: "", isMine: true, image: image)) }
        .ignoresSafeArea()
    }
    .confirmationDialog("Delete chat?", isPresented: .constant(false), titleVisibility: .visible) {
      Button("Delete", role: .destructive) {}
    } message: {
      Text("It cannot be undone.")
    }
    .navigationBarBackButtonHidden().navigationBarTitleDisplayMode(.inline)
  }
}
struct ChatCamera: UIViewControllerRepresentable {
  var onImage: (UIImage) -> Void
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let p = UIImagePickerController(); p.delegate = context.coordinator
    p.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary;
    p.allowsEditing = true; return p
  }
  func updateUIViewController(_ c: UIImagePickerController, context: Context) {}
  class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    let parent: ChatCamera
    init(_ parent: ChatCamera) { self.parent = parent }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let i = (info[.editedImage] ?? info[.originalImage]) as? UIImage { parent.onImage(i) }
      picker.dismiss(animated: true)
    }
  }
}
struct SalesScreen: View {
  struct Sale: Identifiable { let id = UUID(); let day: Date; let amount: Double; let kind: String }
  let sales: [Sale] = SalesScreen.fortnight

  private static var fortnight: [Sale] {
    (0..<14).map { (index: Int) -> Sale in
      let day = Date(timeIntervalSince1970: 1_700_000_000 + Double(index) * 86_400)
      let amount = Double(40 + (index * 37) % 60)
      return Sale(day: day, amount: amount, kind: index.isMultiple(of: 2) ? "a" : "b")
    }
  }

  @State private var selection: Date?
  @State private var region = MKCoordinateRegion(
    center: .init(latitude: 52.5, longitude: 13.4),
    span: .init(latitudeDelta: 0.2, longitudeDelta: 0.2))
  var body: some View {
    Form {
      Section {
        Chart(sales) { s in
          LineMark(x: .value("Day", s.day, unit: .day), y: .value("€", s.amount))
            .interpolationMethod(.catmullRom).foregroundStyle(by: .value("Kind", s.kind)).symbol(
              by: .value("Kind", s.kind))
          AreaMark(x: .value("Day", s.day, unit: .day), y: .value("€", s.amount)).opacity(0.1)
          if let selection {
            RuleMark(x: .value("Sel", selection, unit: .day)).annotation(
              position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
            ) { Text(selection, format: .dateTime.day().month()) }
          }
        }
        .chartXSelection(value: $selection).chartXAxis {
          AxisMarks(values: .stride(by: .day, count: 7)) { v in
            AxisGridLine(); AxisTick(); AxisValueLabel(format: .dateTime.day())
          }
        }
        .chartYAxis { AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) }
        .chartLegend(position: .bottom, alignment: .center).frame(height: 240)
        .chartForegroundStyleScale(["a": .red, "b": .blue])
      }
      Map(coordinateRegion: $region, showsUserLocation: true).frame(height: 160)
      VideoPlayer(player: AVPlayer(url: URL(string: "https://a.b/c.mp4")!)).aspectRatio(
        16 / 9, contentMode: .fit)
      LabeledContent(
        "Total", value: sales.map(\.amount).reduce(0, +),
        format: .currency(code: "EUR").precision(.fractionLength(0)))
      Gauge(value: 0.4) {
        Text("Goal")
      } currentValueLabel: {
        Text(0.4, format: .percent)
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.red, .green]))
      Stepper(value: .constant(3), in: 0...10, step: 1) {
        Text("Goal")
      } onEditingChanged: { _ in
      }
      DatePicker(selection: .constant(.now), in: ...Date(), displayedComponents: [.date]) {
        Text("From")
      }.datePickerStyle(.compact)
      ColorPicker("Colour", selection: .constant(.red), supportsOpacity: false)
      Picker(selection: .constant(1)) {
        ForEach(0..<3) { Text("\($0)") }
      } label: {
        Label("Kind", systemImage: "tag")
      }.pickerStyle(.navigationLink)
      Toggle(isOn: .constant(true)) {
        Label {
          Text("Remind").badge(3)
        } icon: {
          Image(systemName: "bell").foregroundStyle(.orange)
        }
      }.toggleStyle(SwitchToggleStyle(tint: .orange))
      ShareLink(item: URL(string: "https://a.b")!, subject: Text("S"), message: Text("M")) {
        Label("Share", systemImage: "square.and.arrow.up")
      }
      Button("Notify") {
        Task {
          let c = UNUserNotificationCenter.current();
          if try await c.requestAuthorization(options: [.alert, .badge, .sound]) {
            let content = UNMutableNotificationContent(); content.title = "Hi";
            content.sound = .default
            try await c.add(
              UNNotificationRequest(
                identifier: UUID().uuidString, content: content,
                trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
          }
        }
      }
    }
    .formStyle(.grouped).scrollContentBackground(.hidden).background(
      Color(.systemGroupedBackground)
    ).headerProminence(.increased)
  }
}
