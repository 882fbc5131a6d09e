/**
 * What a life showed its people, by the names of the blocks of a page that tells of it: a fence such as "```text first-comment".
 * A page so filled is what the life gave, or it is stale.
 */
export class ShownTexts {
  readonly #texts = new Map<string, string>();
  readonly #reviews = new Map<string, string>();
  readonly #server: string;

  /** `server`: the address at which the life went on, which is GitHub's on a page. */
  constructor(server: string) {
    this.#server = server;
  }

  show(name: string, text: string): void {
    if (this.#texts.has(name)) throw new Error(`"${name}" was shown before.`);
    this.#texts.set(name, `${this.plain(text).trimEnd()}\n`);
  }

  /**
   * The page with its named blocks filled, those of a life whose names begin so. Throws Error where a block has no text, or a
   * text no block.
   */
  inPage(markdown: string, { of }: { readonly of: string }): string {
    const left = new Set(this.#texts.keys());
    const filled = markdown.replaceAll(
      /^(```\w+ )([\w-]+)\n.*?^```$/gms,
      (block, fence: string, name: string) => {
        if (!name.startsWith(of)) return block;
        left.delete(name);
        const text = this.#texts.get(name);
        if (text === undefined) throw new Error(`Nothing was shown as "${name}".`);
        return `${fence}${name}\n${text}\`\`\``;
      },
    );
    if (left.size > 0) throw new Error(`The page does not show ${[...left].join(", ")}.`);
    return filled;
  }

  /**
   * A text in which all is equal that changes from run to run: addresses, commits and their days, hours, how long it took, and
   * the numbers that GitHub gives.
   */
  plain(text: string): string {
    return text
      .replaceAll(this.#server, "https://github.com")
      .replaceAll(
        /(commit [0-9a-f]{12} of )[^,\n]+/g,
        (_, start: string) => `${start}2026-09-02T09:00:00Z`,
      )
      .replaceAll(/\b[0-9a-f]{40}\b/g, "0123456789".repeat(4))
      .replaceAll(/(?<!hash:)\b[0-9a-f]{12}\b/g, "0123456789ab")
      .replaceAll(/\b[0-9a-f]{10}\b/g, "0123456789")
      .replaceAll(/<\d+(?=\+github-actions\[bot\])/g, "<41898282")
      .replaceAll(/(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\dZ/g, "$1T09:00:00Z")
      .replaceAll(/\(\d+ ms\)/g, "(40 ms)")
      .replaceAll(
        /(review: |pullrequestreview-)(\d+)/g,
        (_, before: string, id: string) => `${before}${this.#reviewNumber(id)}`,
      )
      .replaceAll(/ +$/gm, "");
  }

  #reviewNumber(id: string): string {
    const known = this.#reviews.get(id) ?? String(2101 + this.#reviews.size);
    this.#reviews.set(id, known);
    return known;
  }
}
