import EarshotCLI
import Foundation

// Both unbuffered, so that they keep their order where they go to the same place.
let status = EarshotProgram(screens: .gallery).run(
  Array(CommandLine.arguments.dropFirst()),
  output: { FileHandle.standardOutput.write(Data($0.utf8)) },
  errors: { FileHandle.standardError.write(Data($0.utf8)) })
exit(status)
