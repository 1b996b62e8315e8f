@testable import EarshotUI

typealias Work = ViewWork

extension Work {
  static func - (lhs: Work, rhs: Work) -> Work {
    var result = lhs
    result.bodiesEvaluated -= rhs.bodiesEvaluated
    result.layoutsComputed -= rhs.layoutsComputed
    result.itemsLaidOut -= rhs.itemsLaidOut
    result.recordsComputed -= rhs.recordsComputed
    result.recordsEmitted -= rhs.recordsEmitted
    result.nodesPainted -= rhs.nodesPainted
    return result
  }
}
