import CryptoKit
import Foundation
import Testing

@Suite("Hash functions")
struct HashFunctionsTests {
    private func hex(_ digest: some Digest) -> String { digest.map { String(format: "%02x", $0) }.joined() }

    @Test("hashes as the standards say, at once or in parts")
    func hashes() {
        let abc = Data("abc".utf8)
        #expect(
            hex(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(Array(SHA512.hash(data: Data())).count == SHA512.byteCount)
        var parts = SHA256()
        parts.update(data: Data("a".utf8))
        parts.update(data: Data("bc".utf8))
        #expect(parts.finalize() == SHA256.hash(data: abc))
        #expect("\(parts.finalize())".hasPrefix("SHA256 digest: ba7816bf"))
    }
}
