/** All values of a flag that may be given several times, in their order. */
export function repeated(given: string, before: readonly string[] = []): readonly string[] {
  return [...before, given];
}
