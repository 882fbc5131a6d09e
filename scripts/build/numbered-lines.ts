/** Texts by name as source text: each line once, and for each text the runs of lines that it is made of. */
export function numberedTexts(
  texts: readonly (readonly [name: string, lines: readonly string[]])[],
): string {
  const numbers = new Map<string, number>();
  const runs = texts.map(([name, lines]) => [name, runsOf(lines, numbers)] as const);
  return [
    "const lines: readonly string[] = [\n",
    ...[...numbers.keys()].map((line) => `  ${JSON.stringify(line)},\n`),
    "];\n\n",
    "/** By name, the runs of lines of a text: the first line of each run and how many, in turn. */\n",
    "const runs: Readonly<Record<string, readonly number[]>> = {\n",
    ...runs.map(([name, own]) => `  ${JSON.stringify(name)}: [${own.join(", ")}],\n`),
    "};\n\n",
    "function linesOf(name: string): readonly string[] {\n",
    "  const own = runs[name] ?? [];\n",
    "  return own.flatMap((from, at) =>\n",
    "    at % 2 === 0 ? lines.slice(from, from + (own[at + 1] ?? 0)) : [],\n",
    "  );\n",
    "}\n",
  ].join("");
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
