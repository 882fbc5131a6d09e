/** A text with one part replaced by another; a part that is not there exactly once is a mistake of the test. */
export function edited(text: string, from: string, to: string): string {
  const pieces = text.split(from);
  if (pieces.length !== 2) throw new Error(`"${from}" stands ${pieces.length - 1} times here.`);
  return pieces.join(to);
}
