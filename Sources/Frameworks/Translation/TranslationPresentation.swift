import ApusUI
import Foundation

extension View {
  /// Shows the translation of a text while a condition holds.
  ///
  /// > Note: Has no meaning on a page, which has no translator: the condition ends at once, as if a person had closed it.
  /// Browsers translate whole pages.
  nonisolated public func translationPresentation(
    isPresented: Binding<Bool>, text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    noMeaning(
      "translationPresentation(isPresented:text:attachmentAnchor:arrowEdge:replacementAction:)",
      _file, _line)
    return onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      if isShown { isPresented.wrappedValue = false }
    }
  }
}
