/** The secrets of a job: whatever is shown of it shows stars in their place. */
export class Masks {
  readonly #secrets = new Set<string>();

  add(secret: string): void {
    for (const line of secret.split(/\r?\n/)) if (line !== "") this.#secrets.add(line);
  }

  /** The longest first, so that a part of one does not betray the rest. */
  mask(text: string): string {
    const longest = [...this.#secrets].toSorted((a, b) => b.length - a.length);
    return longest.reduce((shown, secret) => shown.replaceAll(secret, "***"), text);
  }
}
