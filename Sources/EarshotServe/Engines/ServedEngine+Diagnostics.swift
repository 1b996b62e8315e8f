import EarshotAccessibility
import EarshotEngine

extension ServedEngine {
  /// A diagnostic in the names that the program gave.
  func message(of diagnostic: EngineDiagnostic) -> String {
    diagnostic.description(
      naming: { id in binding(of: id)?.name.clipped ?? "\(id.rawValue)" },
      value: { id, value in binding(of: id)?.binding.value(numbered: value).text ?? "\(value)" })
  }
}
