extension IgnoredParameterTests {
  /// Parameters of controllers and their delegates that nothing reads.
  static let ofControllers: [String: String] = [
    "UISheetPresentationController.swift: sheetPresentationController of sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)":
      "what others override or implement does nothing of itself",
    "UIDocumentPickerViewController.swift: coder of init(coder:)":
      "there are no archives of controllers",
    "UIDocumentPickerViewController.swift: controller of documentPicker(_:didPickDocumentsAt:)":
      "what others override or implement does nothing of itself",
    "UIDocumentPickerViewController.swift: urls of documentPicker(_:didPickDocumentsAt:)":
      "what others override or implement does nothing of itself",
    "UIDocumentPickerViewController.swift: controller of documentPickerWasCancelled(_:)":
      "what others override or implement does nothing of itself",
    "FileExporter.swift: onCancellation of fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)":
      "a browser does not say when a person declines",
    "FileExporter.swift: onCancellation of fileExporter(isPresented:documents:contentTypes:onCompletion:onCancellation:)":
      "a browser does not say when a person declines",
    "ItemExporter.swift: onCancellation of fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)":
      "a browser does not say when a person declines",
    "ItemExporter.swift: onCancellation of fileExporter(isPresented:items:contentTypes:onCompletion:onCancellation:)":
      "a browser does not say when a person declines",
    "FileMover.swift: onCancellation of fileMover(isPresented:file:onCompletion:onCancellation:)":
      "a browser does not say when a person declines",
    "FileMover.swift: onCancellation of fileMover(isPresented:files:onCompletion:onCancellation:)":
      "a browser does not say when a person declines",
    "NSParagraphStyle.swift: zone of copy(with:)": "memory has no zones",
    "NSParagraphStyle.swift: zone of mutableCopy(with:)": "memory has no zones",
    "UIGraphicsImageRenderer.swift: traitCollection of init(for:)":
      "a page draws outlines as finely as each screen shows them",
    "UIDocumentInteractionController.swift: animated of presentOpenInMenu(from:in:animated:)":
      "the browser has no menu that stands somewhere",
    "UIDocumentInteractionController.swift: animated of presentOptionsMenu(from:in:animated:)":
      "the browser has no menu that stands somewhere",
    "UIDocumentInteractionController.swift: animated of presentPreview(animated:)":
      "a page has no previews",
    "UIDocumentInteractionController.swift: controller of documentInteractionControllerViewControllerForPreview(_:)":
      "what others override or implement does nothing of itself",
    "UIDocumentInteractionController.swift: rect of presentOpenInMenu(from:in:animated:)":
      "the browser has no menu that stands somewhere",
    "UIDocumentInteractionController.swift: rect of presentOptionsMenu(from:in:animated:)":
      "the browser has no menu that stands somewhere",
    "UIDocumentInteractionController.swift: view of presentOpenInMenu(from:in:animated:)":
      "the browser has no menu that stands somewhere",
    "UIDocumentInteractionController.swift: view of presentOptionsMenu(from:in:animated:)":
      "the browser has no menu that stands somewhere",
    "UIDocumentPickerViewController.swift: asCopy of init(forExporting:asCopy:)":
      "a browser has and hands over copies alone",
    "UIDocumentPickerViewController.swift: asCopy of init(forOpeningContentTypes:asCopy:)":
      "a browser has and hands over copies alone",
    "UIActivity.swift: activityItems of canPerform(withActivityItems:)":
      "what others override or implement does nothing of itself",
    "UIActivity.swift: activityItems of prepare(withActivityItems:)":
      "what others override or implement does nothing of itself",
    "UIActivity.swift: activityType of activityViewController(_:subjectForActivityType:)":
      "what others override or implement does nothing of itself",
    "UIActivity.swift: activityViewController of activityViewController(_:subjectForActivityType:)":
      "what others override or implement does nothing of itself",
    "UIActivityViewController.swift: coder of init(coder:)": "there are no archives of controllers",
    "UIHostingController.swift: aDecoder of init(coder:)": "there are no archives of controllers",
    "UIHostingController.swift: aDecoder of init(coder:rootView:)":
      "there are no archives of controllers",
    "UIHostingController.swift: rootView of init(coder:rootView:)":
      "there are no archives of controllers",
    "UIImage+ItemProvider.swift: typeIdentifier of object(withItemProviderData:typeIdentifier:)":
      "the bytes say their format",
    "UIImagePickerController.swift: info of imagePickerController(_:didFinishPickingMediaWithInfo:)":
      "what others override or implement does nothing of itself",
    "UINavigationController.swift: aDecoder of init(coder:)":
      "there are no archives of controllers",
    "UINavigationController.swift: animated of setNavigationBarHidden(_:animated:)":
      "a page shows it at once",
    "UINavigationControllerDelegate.swift: animated of navigationController(_:didShow:animated:)":
      "what others override or implement does nothing of itself",
    "UINavigationControllerDelegate.swift: animated of navigationController(_:willShow:animated:)":
      "what others override or implement does nothing of itself",
    "UINavigationControllerDelegate.swift: navigationController of navigationController(_:didShow:animated:)":
      "what others override or implement does nothing of itself",
    "UINavigationControllerDelegate.swift: navigationController of navigationController(_:willShow:animated:)":
      "what others override or implement does nothing of itself",
    "UINavigationControllerDelegate.swift: viewController of navigationController(_:didShow:animated:)":
      "what others override or implement does nothing of itself",
    "UINavigationControllerDelegate.swift: viewController of navigationController(_:willShow:animated:)":
      "what others override or implement does nothing of itself",
    "UINavigationItem.swift: animated of setHidesBackButton(_:animated:)":
      "a page shows it at once",
    "UIPresentationController.swift: presentationController of presentationControllerDidAttemptToDismiss(_:)":
      "what others override or implement does nothing of itself",
    "UIPresentationController.swift: presentationController of presentationControllerDidDismiss(_:)":
      "what others override or implement does nothing of itself",
    "UIPresentationController.swift: presentationController of presentationControllerShouldDismiss(_:)":
      "what others override or implement does nothing of itself",
    "UIPresentationController.swift: presentationController of presentationControllerWillDismiss(_:)":
      "what others override or implement does nothing of itself",
    "UIViewController.swift: animated of viewDidAppear(_:)":
      "what others override or implement does nothing of itself",
    "UIViewController.swift: animated of viewDidDisappear(_:)":
      "what others override or implement does nothing of itself",
    "UIViewController.swift: animated of viewIsAppearing(_:)":
      "what others override or implement does nothing of itself",
    "UIViewController.swift: animated of viewWillAppear(_:)":
      "what others override or implement does nothing of itself",
    "UIViewController.swift: animated of viewWillDisappear(_:)":
      "what others override or implement does nothing of itself",
    "UIViewController.swift: coder of init(coder:)": "there are no archives of controllers",
    "UIViewController.swift: nibBundleOrNil of init(nibName:bundle:)": "there are no nib files",
    "UIViewController.swift: parent of didMove(toParent:)":
      "what others override or implement does nothing of itself",
    "UIViewController.swift: parent of willMove(toParent:)":
      "what others override or implement does nothing of itself",
    "UIViewControllerRepresentable.swift: context of sizeThatFits(_:uiViewController:context:)":
      "what others override or implement does nothing of itself",
    "UIViewControllerRepresentable.swift: coordinator of dismantleUIViewController(_:coordinator:)":
      "what others override or implement does nothing of itself",
    "UIViewControllerRepresentable.swift: proposal of sizeThatFits(_:uiViewController:context:)":
      "what others override or implement does nothing of itself",
    "UIViewControllerRepresentable.swift: uiViewController of dismantleUIViewController(_:coordinator:)":
      "what others override or implement does nothing of itself",
    "UIViewControllerRepresentable.swift: uiViewController of sizeThatFits(_:uiViewController:context:)":
      "what others override or implement does nothing of itself",
    "UIContextMenuInteraction.swift: view of willMove(to:)":
      "what others override or implement does nothing of itself",
    "UIContextMenuInteraction.swift: interaction of contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)":
      "what others override or implement does nothing of itself",
    "UIContextMenuInteraction.swift: configuration of contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)":
      "what others override or implement does nothing of itself",
    "UIContextMenuInteraction.swift: interaction of contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)":
      "what others override or implement does nothing of itself",
    "UIContextMenuInteraction.swift: configuration of contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)":
      "what others override or implement does nothing of itself",
    "UIResponder.swift: key of value(forKey:)":
      "properties have no names while an app runs",
    "UIView.swift: event of point(inside:with:)":
      "what others override or implement does nothing of itself",
  ]
}
