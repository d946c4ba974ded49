import Foundation

/// A catalog's own code, which makes the scenes in the program that reports about them.
///
/// It may print, and go to the folder of its data. What it prints is none of the program's output, which may be JSON, and the
/// paths of options are those of the folder that the program was started in.
enum CatalogCode {
    static func run<Result>(_ make: () throws -> Result) rethrows -> Result {
        let folder = FileManager.default.currentDirectoryPath
        fflush(nil)
        let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0)
        if output >= 0 { dup2(STDERR_FILENO, STDOUT_FILENO) }
        defer {
            fflush(nil)
            if output >= 0 {
                dup2(output, STDOUT_FILENO)
                close(output)
            }
            _ = FileManager.default.changeCurrentDirectoryPath(folder)
        }
        return try make()
    }
}
