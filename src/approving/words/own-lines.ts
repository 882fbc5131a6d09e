/** What somebody wrote, apart from what they only repeat or nobody sees. */
export interface OwnLines {
  readonly lines: readonly string[];
  readonly setAside: readonly {
    readonly text: string;
    readonly as: "quote" | "code" | "comment";
  }[];
}

/** The lines of a review or a comment that are its writer's own words, in order, and those that are set aside. */
export function ownLines(body: string): OwnLines {
  const lines: string[] = [];
  const setAside: { readonly text: string; readonly as: "quote" }[] = [];
  for (const line of body.split(/\r\n|\n|\r/)) {
    const quote = /^\s{0,3}>+\s?(.*)$/.exec(line);
    if (quote === null) lines.push(line);
    else setAside.push({ text: quote[1] ?? "", as: "quote" });
  }
  return { lines, setAside };
}
