/// The form whose fields are what somebody signs in with, wherever they stand.
package enum CredentialsForm {
  package static let id = "credentials"
}
