import PhotosUI
import SwiftUI
import UniformTypeIdentifiers

struct ProfileView: View {
  @AppStorage("name") private var name = ""
  @AppStorage("birthday") private var birthday: TimeInterval = 0
  @State private var pickedItem: PhotosPickerItem?
  @State private var picture: ProfilePicture?
  @State private var isExporting = false
  @State private var isImporting = false
  @State private var message: LocalizedStringResource?
  @Environment(\.openURL) private var openURL

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack {
            Spacer()
            PhotosPicker(selection: $pickedItem, matching: .images, photoLibrary: .shared()) {
              Group {
                if let picture {
                  picture.image.resizable().scaledToFill()
                } else {
                  Image(systemName: "person.crop.circle.badge.plus")
                    .symbolRenderingMode(.hierarchical)
                    .resizable()
                    .scaledToFit()
                }
              }
              .frame(width: 96, height: 96)
              .clipShape(.circle)
            }
            .accessibilityLabel("Choose a picture")
            Spacer()
          }
          .listRowBackground(Color.clear)
        }
        Section("About you") {
          TextField("Name", text: $name, prompt: Text("Your name"))
            .textInputAutocapitalization(.words)
          DatePicker(
            "Birthday", selection: birthdayBinding, in: ...Date.now, displayedComponents: .date)
        }
        Section {
          Button("Export…", systemImage: "square.and.arrow.up") { isExporting = true }
          Button("Import…", systemImage: "square.and.arrow.down") { isImporting = true }
          Link("Help", destination: URL(string: "https://example.org/help")!)
          ShareLink(item: "I use Pulse", subject: Text("Pulse"), message: Text("Look"))
        } footer: {
          if let message { Text(message) }
        }
      }
      .navigationTitle("Profile")
      .fileExporter(
        isPresented: $isExporting, document: TextDocument(text: name), contentType: .plainText,
        defaultFilename: "pulse"
      ) { result in
        if case .failure(let error) = result { message = "Failed: \(error.localizedDescription)" }
      }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json, .commaSeparatedText]) {
        result in
        switch result {
        case .success(let url):
          guard url.startAccessingSecurityScopedResource() else { return }
          defer { url.stopAccessingSecurityScopedResource() }
          message = "Read \(url.lastPathComponent)"
        case .failure(let error):
          message = "Failed: \(error.localizedDescription)"
        }
      }
      .onChange(of: pickedItem) { _, item in
        Task { picture = try? await item?.loadTransferable(type: ProfilePicture.self) }
      }
    }
  }

  private var birthdayBinding: Binding<Date> {
    Binding {
      Date(timeIntervalSinceReferenceDate: birthday)
    } set: {
      birthday = $0.timeIntervalSinceReferenceDate
    }
  }
}

struct ProfilePicture: Transferable {
  enum Failure: Error { case unreadable }
  let image: Image

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in
      guard let picture = UIImage(data: data) else { throw Failure.unreadable }
      return ProfilePicture(image: Image(uiImage: picture))
    }
  }
}

struct TextDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
