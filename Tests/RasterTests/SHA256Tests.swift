import Foundation
import Raster
import Testing

@Suite("SHA-256")
struct SHA256Tests {
    @Test(
        "gives the standard's digests",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ])
    func vectors(text: String, digest: String) { #expect(SHA256.hex(text) == digest) }

    @Test("pads every length around a block's end")
    func lengths() {
        let digests = (50...130).map { SHA256.hex([UInt8](repeating: 97, count: $0)) }
        #expect(Set(digests).count == digests.count)
        #expect(SHA256.hex([UInt8](repeating: 97, count: 64)).hasPrefix("ffe054fe7ae0cb6dc65c3af9b61d5209"))
    }
}
