import SwiftUI

@MainActor
final class PhotoViewModel: ObservableObject {
  /// Bytes.
  nonisolated static let maximumSize = 8 * 1024 * 1024
  static let acceptedTypes = ImageType.allCases.map(\.mimeType)

  @Published private(set) var uiState: UIState

  var onContinue: (@MainActor () -> Void)?

  private let flow: ReportMissingPetFlowState
  private let store: any ReportStore

  struct UIState: Equatable {
    /// Where the stored photo is; nil while there is none.
    var photoURL: URL?
    var fileName: String?
    var errorMessage: String? {
      didSet { if errorMessage != nil { refusals += 1 } }
    }
    /// Counts the files that were refused: the same words are news for another file.
    private(set) var refusals = 0
    var isStoring = false
  }

  init(flow: ReportMissingPetFlowState, store: any ReportStore) {
    self.flow = flow
    self.store = store
    uiState = UIState(photoURL: flow.draft.photo.flatMap(store.photoURL))
  }

  // MARK: - User actions

  /// Takes the file if it is a picture and not too large; else says why, and keeps the photo that
  /// was there.
  func choose(_ file: ChosenPhoto) async {
    guard !uiState.isStoring else { return }
    uiState.errorMessage = nil
    do {
      let type = try Self.checkedType(of: file)
      uiState.isStoring = true
      let report = flow.draft.id
      let reference = try await store.addPhoto(copying: file.url, type: type)
      guard report == flow.draft.id else {
        // The person left the flow meanwhile: the photo belongs to no report any more.
        return await store.discardPhoto(reference)
      }
      let replaced = flow.draft.photo
      flow.draft.photo = reference
      uiState = UIState(photoURL: store.photoURL(reference), fileName: file.name)
      if let replaced { await store.discardPhoto(replaced) }
    } catch let fault as PhotoFault {
      uiState.errorMessage = fault.message
    } catch {
      uiState.errorMessage = L10n.errorPhotoNotStored
    }
    uiState.isStoring = false
  }

  /// Says why a file cannot be taken, and keeps the photo that was there.
  func refuse(_ fault: PhotoFault) {
    guard !uiState.isStoring else { return }
    uiState.errorMessage = fault.message
  }

  func remove() async {
    guard let photo = flow.draft.photo else { return }
    flow.draft.photo = nil
    uiState = UIState()
    await store.discardPhoto(photo)
  }

  func onContinueTapped() {
    guard !uiState.isStoring else { return }
    uiState.errorMessage = nil
    onContinue?()
  }

  // MARK: - Rules

  /// The file's own content decides, not its name.
  /// - Throws: ``PhotoFault``, or the error of reading the file.
  static func checkedType(of file: ChosenPhoto) throws -> ImageType {
    guard file.size > 0 else { throw PhotoFault.empty }
    guard file.size <= maximumSize else { throw PhotoFault.tooLarge }
    guard let type = try ImageType(contentsOf: file.url) else { throw PhotoFault.notAnImage }
    return type
  }
}
