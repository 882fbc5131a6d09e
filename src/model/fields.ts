/** Whether an untrusted value is a map: an object, and no list. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A field of an untrusted value, by a name of its own: what every object inherits is no field. */
export function fieldOf(value: unknown, name: string): unknown {
  return isMap(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
