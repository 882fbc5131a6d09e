/** A value that is made when it is first asked for, and kept. */
export function once<Value>(make: () => Value): () => Value {
  let kept: { readonly made: Value } | undefined;
  return () => {
    kept ??= { made: make() };
    return kept.made;
  };
}

/** What two things make together: made when it is first asked for and kept as long as both are in use. They must not change. */
export function oncePerPair<A extends WeakKey, B extends WeakKey, Value>(
  make: (a: A, b: B) => Value,
): (a: A, b: B) => Value {
  const kept = new WeakMap<A, WeakMap<B, { readonly made: Value }>>();
  return (a, b) => {
    const own = kept.get(a) ?? new WeakMap<B, { readonly made: Value }>();
    kept.set(a, own);
    const known = own.get(b) ?? { made: make(a, b) };
    own.set(b, known);
    return known.made;
  };
}
