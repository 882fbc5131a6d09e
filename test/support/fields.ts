/** A parsed value as an object with fields. Throws where it is none. */
export function asFields(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Error("The value has no fields.");
  }
  return value as Record<string, unknown>;
}
