/** A value computed on first use and cached. Used for tables of names, which start-up and most pages do not need. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
