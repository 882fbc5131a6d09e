/** Cells in columns, the first row their heads. No cell holds text of the data. */
export function table(rows: readonly (readonly string[])[]): readonly string[] {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd(),
  );
}

/** A part of one in whole percent. */
export function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}
