// Ways in which a system shows sheets, alerts and its own panels, without a counterpart on a page.

/// How urgent an alert is.
public struct DialogSeverity: Equatable, Sendable {
  private let number: Int
  /// The default for the context.
  public static let automatic = DialogSeverity(number: 0)
  /// The loss is for good.
  public static let critical = DialogSeverity(number: 1)
  /// The usual one.
  public static let standard = DialogSeverity(number: 2)
}

/// How large a sheet is in a wide window.
@MainActor @preconcurrency
public protocol PresentationSizing {}

extension PresentationSizing {
  /// As large as its content, in some directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    _ChosenPresentationSizing()
  }
  /// No smaller than it was, in some directions.
  public func sticky(
    horizontal: Bool = false, vertical: Bool = false
  ) -> some PresentationSizing {
    _ChosenPresentationSizing()
  }
}

nonisolated struct _ChosenPresentationSizing: PresentationSizing {
  init() {}
}

/// The size of sheets without another wish.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// The same size as `.automatic`.
  nonisolated public init() {}
}

/// The size of a sheet with a form.
public struct FormPresentationSizing: PresentationSizing {
  nonisolated init() {}
}

/// The size of a sheet of paper.
public struct PagePresentationSizing: PresentationSizing {
  nonisolated init() {}
}

/// The size of the sheet's content.
public struct FittedPresentationSizing: PresentationSizing {
  nonisolated init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The system's choice.
  nonisolated public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a sheet with a form.
  nonisolated public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a sheet of paper.
  nonisolated public static var page: PagePresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the sheet's content.
  nonisolated public static var fitted: FittedPresentationSizing { .init() }
}

extension View {
  /// > Note: On a page a sheet has one size in a wide window.
  nonisolated public func presentationSizing(
    _ sizing: some PresentationSizing, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if !(sizing is AutomaticPresentationSizing || sizing is FormPresentationSizing) {
      notDrawn("presentationSizing(_:)", "a sheet has one size", _file, _line)
    }
    return self
  }

  /// > Note: Has no meaning on a page: a browser closes a page whenever a person wants to.
  nonisolated public func presentationPreventsAppTermination(
    _ prevent: Bool?, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if prevent == true { noMeaning("presentationPreventsAppTermination(_:)", _file, _line) }
    return self
  }

  /// > Note: A page's alerts have no picture.
  nonisolated public func dialogIcon(
    _ icon: Image?, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if icon != nil { notDrawn("dialogIcon(_:)", "an alert has no picture", _file, _line) }
    return self
  }

  /// > Note: A page's alerts look the same, however urgent they are.
  nonisolated public func dialogSeverity(
    _ severity: DialogSeverity, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if severity == .critical {
      notDrawn("dialogSeverity(_:)", "alerts look the same", _file, _line)
    }
    return self
  }

  /// > Note: Has no meaning on a page, as on a phone: an alert comes whenever the app shows it.
  nonisolated public func dialogSuppressionToggle(
    isSuppressed: Binding<Bool>, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("dialogSuppressionToggle(isSuppressed:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page, as on a phone: an alert comes whenever the app shows it.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> Self {
    noMeaning("dialogSuppressionToggle(_:isSuppressed:)", _file, _line)
    return self
  }

  // MARK: The system's panels for files

  /// > Note: Has no meaning on a page: the panel for files is the browser's.
  nonisolated public func fileDialogMessage(
    _ message: Text?, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("fileDialogMessage(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: the panel for files is the browser's.
  nonisolated public func fileDialogMessage(
    _ messageKey: LocalizedStringKey, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("fileDialogMessage(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: the panel for files is the browser's.
  nonisolated public func fileDialogConfirmationLabel(
    _ label: Text?, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("fileDialogConfirmationLabel(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: the panel for files is the browser's.
  nonisolated public func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("fileDialogConfirmationLabel(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: the panel for files is the browser's.
  nonisolated public func fileDialogDefaultDirectory(
    _ defaultDirectory: URL?, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("fileDialogDefaultDirectory(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: the panel for files is the browser's.
  nonisolated public func fileExporterFilenameLabel(
    _ labelKey: LocalizedStringKey, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("fileExporterFilenameLabel(_:)", _file, _line)
    return self
  }
}
