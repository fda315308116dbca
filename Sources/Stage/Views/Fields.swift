/// The text of a field, as wide as the room it gets. What is pressed to type into it is the region around it:
///
///     FieldText(spec).padding(12).behind(.border(…)).region(RegionSpec(field: spec))
@MainActor public func FieldText(_ spec: FieldSpec) -> Node { Node(.field(spec)) }
