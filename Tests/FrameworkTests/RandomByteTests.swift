import ApusSecurity
import Testing

/// Random bytes of the system.
@Suite struct RandomByteTests {
  @Test func bytesAreFilled() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &bytes) == errSecSuccess)
    #expect(bytes.prefix(32).contains { $0 != 0 } && bytes.suffix(32).allSatisfy { $0 == 0 })
    let first = bytes
    #expect(SecRandomCopyBytes(nil, 32, &bytes) == errSecSuccess && bytes != first)
    #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecParam)
  }
}
