/** Where something stands in a file: line and column count from 1, columns in UTF-16 code units. */
export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Keys and indices that lead from the root of a parsed file to a value. */
export type Path = readonly (string | number)[];

/** Finds the place of a value, or of the nearest enclosing value that exists. */
export type Locate = (path: Path) => Location;

/** The start of a file: where a finding about the whole of it stands. */
export function startOf(file: string): Location {
  return { file, line: 1, column: 1 };
}
