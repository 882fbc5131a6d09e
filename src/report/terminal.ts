/** A terminal that can show more than plain lines. */
export interface Terminal {
  /** How many characters of usual width a line holds. */
  readonly columns: number;
}

/** The terminal behind a stream; undefined where there is none, or one that follows no control characters. */
export function terminalFor(
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  environment: Readonly<Record<string, string | undefined>>,
): Terminal | undefined {
  if (stream.isTTY !== true || environment["TERM"] === "dumb") return undefined;
  const { columns = 0 } = stream;
  return { columns: columns > 0 ? columns : 80 };
}
