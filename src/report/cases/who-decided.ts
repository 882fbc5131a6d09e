/** Who decided, when and why, as far as it is said. */
export function whoDecided({
  by = "nobody named",
  at,
  reason,
}: {
  readonly by?: string | undefined;
  readonly at?: string | undefined;
  readonly reason?: string | undefined;
}): string {
  return `by "${by}"${at === undefined ? "" : ` at ${at}`}${reason === undefined ? "" : `: ${reason}`}`;
}
