/** A run of numbers that follow one another. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** Rising numbers, runs joined: `2-7, 9`. */
export function ranges(numbers: readonly number[]): string {
  return runsOf(numbers).map(runText).join(", ");
}

/** The runs of rising numbers. */
export function runsOf(numbers: readonly number[]): readonly Run[] {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && number === last.to + 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs;
}

export function runText({ from, to }: Run): string {
  return from === to ? String(from) : `${from}-${to}`;
}
