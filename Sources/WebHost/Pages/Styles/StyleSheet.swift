/// The page's style sheet. Its parts are files in Resources; a later rule wins over an earlier one of
/// its layer.
enum StyleSheet {
  static var source: [UInt8] {
    [
      PackageResources.style_base_css, PackageResources.style_layout_css,
      PackageResources.style_forms_css, PackageResources.style_controls_css,
      PackageResources.style_coverings_css, PackageResources.style_values_css,
      PackageResources.style_placed_css,
    ].reduce(Array(Rules.filterProperties.utf8), +)
  }
}
