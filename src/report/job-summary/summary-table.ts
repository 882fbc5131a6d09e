/** Figures with their names in a table of one row. Names are ours. */
export function figureTable(columns: readonly (readonly [name: string, figure: number])[]): string {
  return [
    `| ${columns.map(([name]) => name).join(" | ")} |`,
    `|${columns.map(() => " ---: |").join("")}`,
    `| ${columns.map(([, figure]) => figure).join(" | ")} |`,
  ].join("\n");
}
