import EarshotAccessibility

/// Something about focus that the app's author should know; nothing has failed.
public enum EngineDiagnostic: Equatable, Sendable {
  /// No reachable element carried the value until the end of the turn; the request was dropped (R11).
  case unmetRequest(FocusRequest)
  /// Several elements carry the value; the first of them was taken (R18).
  case ambiguousValue(FocusRequest, carriers: [NodeID])
  /// The binding was written but never declared.
  case undeclaredBinding(FocusBindingID)
}

extension EngineDiagnostic: CustomStringConvertible {
  /// What happened and what to do about it. Values appear as the numbers their owner gave them.
  public var description: String {
    switch self {
    case .unmetRequest(let request):
      "Focus binding \(request.binding.rawValue) was set to value \(request.value ?? 0), but no element that "
        + "can be reached carries it; the binding stays as it was. Write it in the turn that shows the element."
    case .ambiguousValue(let request, let carriers):
      "Focus binding \(request.binding.rawValue) was set to value \(request.value ?? 0), which "
        + "\(carriers.map(\.description).joined(separator: ", ")) carry; the first was taken. Give each its own."
    case .undeclaredBinding(let id):
      "Focus binding \(id.rawValue) was written before it was declared; declare it first."
    }
  }
}
