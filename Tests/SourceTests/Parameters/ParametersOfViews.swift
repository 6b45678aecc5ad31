extension IgnoredParameterTests {
  /// Parameters of UIKit's views that nothing reads, and why that is right.
  static let ofViews: [String: String] = [
    "CGGradient.swift: space of init(colorsSpace:colors:locations:)": "a page draws in sRGB",
    "UIView.swift: rect of draw(_:)": "a default that apps replace",
    "UIActivityIndicatorView.swift: coder of init(coder:)": "there are no archives of views",
    "UIToolbar.swift: coder of init(coder:)": "there are no archives of views",
    "DrawnHierarchy.swift: afterUpdates of drawHierarchy(in:afterScreenUpdates:)":
      "changes are always seen",
    "UIButton.swift: coder of init(coder:)": "there are no archives of views",
    "UIControl.swift: coder of init(coder:)": "there are no archives of views",
    "UIDatePicker.swift: coder of init(coder:)": "there are no archives of views",
    "UIImageView.swift: coder of init(coder:)": "there are no archives of views",
    "UILabel.swift: coder of init(coder:)": "there are no archives of views",
    "UIPageControl.swift: coder of init(coder:)": "there are no archives of views",
    "UIProgressView.swift: coder of init(coder:)": "there are no archives of views",
    "UIScrollView.swift: coder of init(coder:)": "there are no archives of views",
    "UISearchBar.swift: coder of init(coder:)": "there are no archives of views",
    "UISearchBar.swift: range of searchBar(_:shouldChangeTextIn:replacementText:)":
      "a default that apps replace",
    "UISearchBar.swift: searchBar of searchBar(_:shouldChangeTextIn:replacementText:)":
      "a default that apps replace",
    "UISearchBar.swift: searchBar of searchBar(_:textDidChange:)": "a default that apps replace",
    "UISearchBar.swift: searchBar of searchBarCancelButtonClicked(_:)":
      "a default that apps replace",
    "UISearchBar.swift: searchBar of searchBarSearchButtonClicked(_:)":
      "a default that apps replace",
    "UISearchBar.swift: searchBar of searchBarShouldBeginEditing(_:)":
      "a default that apps replace",
    "UISearchBar.swift: searchBar of searchBarShouldEndEditing(_:)": "a default that apps replace",
    "UISearchBar.swift: searchBar of searchBarTextDidBeginEditing(_:)":
      "a default that apps replace",
    "UISearchBar.swift: searchBar of searchBarTextDidEndEditing(_:)": "a default that apps replace",
    "UISearchBar.swift: searchText of searchBar(_:textDidChange:)": "a default that apps replace",
    "UISearchBar.swift: text of searchBar(_:shouldChangeTextIn:replacementText:)":
      "a default that apps replace",
    "UISegmentedControl.swift: coder of init(coder:)": "there are no archives of views",
    "UISlider.swift: coder of init(coder:)": "there are no archives of views",
    "UIStackView.swift: coder of init(coder:)": "there are no archives of views",
    "UIStepper.swift: coder of init(coder:)": "there are no archives of views",
    "UISwitch.swift: coder of init(coder:)": "there are no archives of views",
    "UITextField.swift: coder of init(coder:)": "there are no archives of views",
    "UITextFieldDelegate.swift: range of textField(_:shouldChangeCharactersIn:replacementString:)":
      "a default that apps replace",
    "UITextFieldDelegate.swift: string of textField(_:shouldChangeCharactersIn:replacementString:)":
      "a default that apps replace",
    "UITextFieldDelegate.swift: textField of textField(_:shouldChangeCharactersIn:replacementString:)":
      "a default that apps replace",
    "UITextFieldDelegate.swift: textField of textFieldDidBeginEditing(_:)":
      "a default that apps replace",
    "UITextFieldDelegate.swift: textField of textFieldDidChangeSelection(_:)":
      "a default that apps replace",
    "UITextFieldDelegate.swift: textField of textFieldDidEndEditing(_:)":
      "a default that apps replace",
    "UITextFieldDelegate.swift: textField of textFieldShouldBeginEditing(_:)":
      "a default that apps replace",
    "UITextFieldDelegate.swift: textField of textFieldShouldClear(_:)":
      "a default that apps replace",
    "UITextFieldDelegate.swift: textField of textFieldShouldEndEditing(_:)":
      "a default that apps replace",
    "UITextFieldDelegate.swift: textField of textFieldShouldReturn(_:)":
      "a default that apps replace",
    "UITextView.swift: coder of init(coder:)": "there are no archives of views",
    "UITextViewDelegate.swift: range of textView(_:shouldChangeTextIn:replacementText:)":
      "a default that apps replace",
    "UITextViewDelegate.swift: text of textView(_:shouldChangeTextIn:replacementText:)":
      "a default that apps replace",
    "UITextViewDelegate.swift: textView of textView(_:shouldChangeTextIn:replacementText:)":
      "a default that apps replace",
    "UITextViewDelegate.swift: textView of textViewDidBeginEditing(_:)":
      "a default that apps replace",
    "UITextViewDelegate.swift: textView of textViewDidChange(_:)": "a default that apps replace",
    "UITextViewDelegate.swift: textView of textViewDidChangeSelection(_:)":
      "a default that apps replace",
    "UITextViewDelegate.swift: textView of textViewDidEndEditing(_:)":
      "a default that apps replace",
    "UITextViewDelegate.swift: textView of textViewShouldBeginEditing(_:)":
      "a default that apps replace",
    "UITextViewDelegate.swift: textView of textViewShouldEndEditing(_:)":
      "a default that apps replace",
    "UIView.swift: coder of init(coder:)": "there are no archives of views",
    "UIView.swift: newSuperview of willMove(toSuperview:)": "a default that apps replace",
    "UIView.swift: subview of didAddSubview(_:)": "a default that apps replace",
    "UIView.swift: subview of willRemoveSubview(_:)": "a default that apps replace",
    "UIViewRepresentable.swift: context of sizeThatFits(_:uiView:context:)":
      "a default that apps replace",
    "UIViewRepresentable.swift: coordinator of dismantleUIView(_:coordinator:)":
      "a default that apps replace",
    "UIViewRepresentable.swift: proposal of sizeThatFits(_:uiView:context:)":
      "a default that apps replace",
    "UIViewRepresentable.swift: uiView of dismantleUIView(_:coordinator:)":
      "a default that apps replace",
    "UIViewRepresentable.swift: uiView of sizeThatFits(_:uiView:context:)":
      "a default that apps replace",
    "UIVisualEffectView.swift: coder of init(coder:)": "there are no archives of views",
    "GraphicsContext+Views.swift: style of draw(_:in:style:)": "a picture has no outline to fill",
    "TimelineSchedule.swift: mode of entries(from:mode:)": "a page has one mode",
    "TimelineSchedule.swift: startDate of entries(from:mode:)": "the dates are the app's list",
  ]
}
