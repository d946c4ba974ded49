import ProcessShim

/// The types of this program that conform to a protocol, whether or not anything refers to them.
///
/// The compiler writes a record of each conformance into a section of the program and of each shared library, and the
/// runtime knows these sections, also those of a library that is opened later. Private types are among them. An
/// optimized build drops types that are neither public nor used.
package enum ConformingTypes {
    /// - Parameter existential: `(any P).self`, for a protocol without a superclass.
    package static func of(_ existential: Any.Type) -> [Any.Type] {
        // An existential type's metadata: kind, flags, number of protocols, then each protocol's descriptor.
        let descriptor = unsafeBitCast(existential, to: UnsafeRawPointer.self)
            .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
        return sections.flatMap { section in
            (0..<section.length / 4).compactMap { index in
                let record = ConformanceRecord((section.start! + 4 * index).following())
                return record.descriptor == descriptor ? record.type : nil
            }
        }
    }

    /// The same, sorted by their names, which are not unique: two files may each have a private type of one name.
    package static func named(of existential: Any.Type) -> [(name: String, type: Any.Type)] {
        let types = of(existential).map { (name: name(of: $0), type: $0) }
        return types.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
    }

    /// `Module.Type`. For a private type the runtime adds an address, which is another in each process.
    package static func name(of type: Any.Type) -> String {
        String(reflecting: type).replacing(/\(unknown context at [^)]*\)\./, with: "")
    }

    private static var sections: [processshim_section] {
        var sections: [processshim_section] = []
        var count = processshim_conformances(nil, 0)
        while count > sections.count {
            sections = Array(repeating: processshim_section(), count: count)
            count = processshim_conformances(&sections, sections.count)
        }
        return Array(sections.prefix(count))
    }
}

/// A record of a type's conformance to a protocol. Its layout is part of Swift's stable binary interface.
private struct ConformanceRecord {
    private let address: UnsafeRawPointer

    init(_ address: UnsafeRawPointer) { self.address = address }

    var descriptor: UnsafeRawPointer? { address.followingIndirectly() }

    /// Nil for a generic type.
    var type: Any.Type? {
        // Bits 3 to 5 are the kind of reference to the type: 0 direct, 1 through a pointer.
        let reference = (address.load(fromByteOffset: 12, as: UInt32.self) >> 3) & 7
        guard reference < 2 else { return nil }
        var context = (address + 4).following()
        if reference == 1 { context = context.load(as: UnsafeRawPointer.self) }
        // Bit 7 of a context's flags: generic.
        guard context.load(as: UInt32.self) & 0x80 == 0 else { return nil }
        // The function answers with the metadata and its state, which is complete on request 0.
        typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
        let accessor = unsafeBitCast((context + 12).following(), to: Accessor.self)
        return unsafeBitCast(accessor(0), to: Any.Type.self)
    }
}

extension UnsafeRawPointer {
    /// The address that a relative pointer here leads to.
    fileprivate func following() -> UnsafeRawPointer { self + Int(load(as: Int32.self)) }

    /// The same where the lowest bit says that a pointer is stored at that address.
    fileprivate func followingIndirectly() -> UnsafeRawPointer? {
        let offset = Int(load(as: Int32.self))
        if offset & 1 == 0 { return self + offset }
        return (self + (offset & ~1)).load(as: UnsafeRawPointer?.self)
    }
}
