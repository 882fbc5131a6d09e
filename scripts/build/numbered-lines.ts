/** Texts by name as source text: each line once, and for each text the runs of lines that it is made of. */
interface NumberedTexts {
  /** Declarations of `lines` and `linesOf`, which gives the lines of the runs of a text. */
  readonly declarations: string;
  /** For each name the numbers of its runs: the first line and how many, in turn. */
  readonly runs: ReadonlyMap<string, readonly number[]>;
}

/** Texts that have many lines in common, in about a third of the bytes. */
export function numberedTexts(
  texts: readonly (readonly [name: string, lines: readonly string[]])[],
): NumberedTexts {
  const numbers = new Map<string, number>();
  const runs = new Map(texts.map(([name, lines]) => [name, runsOf(lines, numbers)] as const));
  const declarations = [
    "const lines: readonly string[] = [\n",
    ...[...numbers.keys()].map((line) => `  ${JSON.stringify(line)},\n`),
    "];\n\n",
    "/** The lines of runs: the first line of each and how many. */\n",
    "function linesOf(runs: readonly number[]): readonly string[] {\n",
    "  return runs.flatMap((from, at) =>\n",
    "    at % 2 === 0 ? lines.slice(from, from + (runs[at + 1] ?? 0)) : [],\n",
    "  );\n",
    "}\n",
  ];
  return { declarations: declarations.join(""), runs };
}

function runsOf(lines: readonly string[], numbers: Map<string, number>): readonly number[] {
  const runs: number[] = [];
  let next = -1;
  for (const line of lines) {
    const number = numbers.get(line) ?? numbers.size;
    numbers.set(line, number);
    if (number === next) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(number, 1);
    next = number + 1;
  }
  return runs;
}
