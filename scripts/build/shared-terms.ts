/** Shorter terms stay where they are. */
const long = 100;

/**
 * Texts in which terms that several have in the same words are named in their place, and these terms, each once. Where lines
 * break makes no difference to words. Nothing else of a text is changed, such as who holds the copyright.
 */
export function sharedTerms(texts: readonly string[]): {
  readonly texts: readonly string[];
  readonly terms: readonly string[];
} {
  const divided = dividedTexts(texts);
  const users = new Map<string, number>();
  for (const parts of divided) {
    for (const words of new Set(parts.map(wordsOf))) users.set(words, (users.get(words) ?? 0) + 1);
  }
  const terms = new Map<string, string>();
  const named = (part: string): string => {
    const words = wordsOf(part);
    if (words.length < long || (users.get(words) ?? 0) < 2) return part;
    if (!terms.has(words)) terms.set(words, part);
    return `[Terms ${[...terms.keys()].indexOf(words) + 1}, at the end]`;
  };
  return {
    texts: divided.map((parts) => parts.map(named).join("\n\n")),
    terms: [...terms.values()],
  };
}

/** Each text in parts: paragraphs that stand one behind the other wherever one of them stands are one part. */
function dividedTexts(texts: readonly string[]): readonly (readonly string[])[] {
  const paragraphs = texts.map((text) => text.trimEnd().split(/\n(?:[ \t]*\n)+/));
  const before = new Map<string, Set<string>>();
  const after = new Map<string, Set<string>>();
  for (const one of paragraphs) {
    for (const [at, paragraph] of one.entries()) {
      noted(before, paragraph, one[at - 1]);
      noted(after, paragraph, one[at + 1]);
    }
  }
  const isSplit = (left: string, right: string): boolean =>
    after.get(wordsOf(left))?.size !== 1 || before.get(wordsOf(right))?.size !== 1;
  return paragraphs.map((one) => {
    const parts: string[] = [];
    for (const [at, paragraph] of one.entries()) {
      const last = one[at - 1];
      if (last === undefined || isSplit(last, paragraph)) parts.push(paragraph);
      else parts.push(`${parts.pop() ?? ""}\n\n${paragraph}`);
    }
    return parts;
  });
}

function noted(beside: Map<string, Set<string>>, paragraph: string, other = ""): void {
  const words = wordsOf(paragraph);
  beside.set(words, (beside.get(words) ?? new Set()).add(wordsOf(other)));
}

function wordsOf(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}
