/**
 * A value that is worked out when it is first asked for, and kept. Tables of names are: a start of the server, and most pages, need
 * none of them.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
