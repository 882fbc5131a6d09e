/** A field of a case's file; none where there is no value. */
export function present(name: string, value: unknown): object {
  return value === undefined ? {} : { [name]: value };
}

/** A list of a case's file; none where it is empty. */
export function filled(name: string, list: readonly unknown[]): object {
  return list.length === 0 ? {} : { [name]: list };
}
