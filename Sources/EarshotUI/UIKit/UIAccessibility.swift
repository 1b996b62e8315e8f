/// UIKit's accessibility functions: a type that apps extend with members of their own.
public enum UIAccessibility {}
