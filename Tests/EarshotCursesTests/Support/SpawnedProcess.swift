import Foundation
import Testing

/// A process that has a terminal to itself, as a shell in a window has: keys such as Ctrl+C and changes of the size reach it as
/// signals. `Process` would pass on which signals the thread that starts it has blocked: all of them.
final class SpawnedProcess {
  private var pid: pid_t = 0
  private var ended: Int32?

  init(_ command: [String], in folder: URL, terminal: String, environment: [String: String]) throws {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, terminal, O_RDWR, 0)
    for file: Int32 in [1, 2] { posix_spawn_file_actions_adddup2(&files, 0, file) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let newSession: Int16 = 0x80  // POSIX_SPAWN_SETSID, which Swift doesn't import
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | newSession)

    let words = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path] + command
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    try #require(posix_spawn(&pid, "/bin/sh", &files, &attributes, &arguments, &variables) == 0)
  }

  deinit {
    guard isRunning else { return }
    kill(pid, SIGKILL)
    waitpid(pid, nil, 0)
  }

  var isRunning: Bool { status == nil }

  /// How it ended, a signal as in a shell; `nil` while it runs.
  var status: Int32? {
    var state: Int32 = 0
    if ended == nil, waitpid(pid, &state, WNOHANG) == pid {
      ended = state & 0x7F == 0 ? state >> 8 & 0xFF : 128 + state & 0x7F
    }
    return ended
  }

  func send(_ signal: Int32) { if isRunning { kill(pid, signal) } }
}
