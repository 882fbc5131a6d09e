/** How deep lists and maps may stand inside each other in what is imported. */
export const deepest = 64;

/** Whether a value is nested deeper than anything that a person wrote; walking it could exhaust the stack. */
export function isDeep(value: unknown): boolean {
  let level: readonly object[] = isNested(value) ? [value] : [];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === deepest) return true;
    level = level.flatMap((one) => Object.values(one).filter(isNested));
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
