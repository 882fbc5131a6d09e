/** A field that every case with an answer has, by a name that prose has no use for. */
const answerField = "expectedAnswer";

/** Whether a text has what every written case has: most texts have not. */
export function mayHoldCase(text: string): boolean {
  return text.includes(answerField) && text.includes("query");
}
