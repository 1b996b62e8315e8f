/// One line that came in.
public enum RequestLine: Equatable, Sendable {
  /// Its bytes, without its end.
  case text([UInt8])
  /// It was longer than the limit, and its bytes are gone.
  case tooLong
}
