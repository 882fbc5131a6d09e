/** Keys and indices from the root of a value to a part of it. */
export type PartPath = readonly (string | number)[];

/** Every path of a value, its own parts before it. */
export function pathsOf(value: unknown, path: PartPath = []): readonly PartPath[] {
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item])
    : typeof value === "object" && value !== null
      ? Object.entries(value)
      : [];
  return [...entries.flatMap(([key, part]) => pathsOf(part, [...path, key])), path];
}

/** A copy of a value with the part at a path replaced, or removed where the replacement is undefined. */
export function replaced(value: unknown, [key, ...rest]: PartPath, part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(value)) {
    const list = value.map((item: unknown, index) =>
      index === key ? replaced(item, rest, part) : item,
    );
    return list.filter((item) => item !== undefined);
  }
  return Object.fromEntries(
    Object.entries(value as object)
      .map(([name, field]) => [name, name === key ? replaced(field, rest, part) : field] as const)
      .filter(([, field]) => field !== undefined),
  );
}

/** The part of a value at a path; undefined where there is none. */
export function partAt(value: unknown, path: PartPath): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === "object" && part !== null
        ? (part as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}
