/** A value that is made when it is first asked for, and kept. */
export function once<Value>(make: () => Value): () => Value {
  let kept: { readonly made: Value } | undefined;
  return () => {
    kept ??= { made: make() };
    return kept.made;
  };
}
