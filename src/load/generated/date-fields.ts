// Written by `npm run generate` from the formats "date" and "date-time" in schemas/.

/** Fields of a set's YAML files whose text is a date or a moment, wherever they stand. */
export const dateFields: ReadonlySet<string> = new Set([
  "askedAt",
  "at",
  "createdAt",
  "cutoff",
  "decidedAt",
  "declaredAt",
  "frozenAt",
  "reviewedAt",
  "until",
]);
