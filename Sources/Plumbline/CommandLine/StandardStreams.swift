import Foundation

enum StandardStreams {
    /// Occupies standard streams that are closed, so that no other file takes their descriptors.
    ///
    /// They are opened the wrong way round, so that reading and writing still fail.
    static func open() {
        for stream in 0...2 as ClosedRange<Int32> where fcntl(stream, F_GETFD) < 0 {
            _ = Foundation.open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
