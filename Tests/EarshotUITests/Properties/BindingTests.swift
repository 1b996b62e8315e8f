import Testing

@testable import EarshotUI

@MainActor @Suite struct BindingTests {
  private struct Point: Equatable, Identifiable {
    var id = 1
    var x = 0
  }

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test func aPartIsReadAndWrittenInPlace() {
    let box = Box(Point())
    box.binding.x.wrappedValue = 4
    #expect(box.value == Point(x: 4))
    #expect(box.binding.id == 1)
  }

  @Test func anOptionalBindingWritesValuesOnly() {
    let box = Box(1)
    let optional = Binding<Int?>(box.binding)
    optional.wrappedValue = nil
    #expect(box.value == 1)
    optional.wrappedValue = 2
    #expect(box.value == 2)
  }

  @Test func unwrappingFailsWithoutAValue() {
    let box = Box(Int?.none)
    #expect((Binding(box.binding) as Binding<Int>?) == nil)
    box.value = 3
    let unwrapped: Binding<Int>? = Binding(box.binding)
    unwrapped?.wrappedValue = 4
    #expect(box.value == 4)
    box.value = nil
    #expect(unwrapped?.wrappedValue == 3)
  }

  @Test func aHashableBindingIgnoresOtherTypes() {
    let box = Box("a")
    let any = Binding<AnyHashable>(box.binding)
    any.wrappedValue = 5
    #expect(box.value == "a")
    any.wrappedValue = "b"
    #expect(box.value == "b")
  }

  @Test func aCollectionOfBindingsReachesItsElements() {
    let box = Box([1, 2, 3])
    for element in box.binding { element.wrappedValue *= 10 }
    #expect(box.value == [10, 20, 30])
    #expect(box.binding.reversed().map(\.wrappedValue) == [30, 20, 10])
  }

  @Test func aConstantIgnoresWrites() {
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
  }
}
