import type { Finding } from "../../src/model/finding.ts";
import type { Location } from "../../src/model/location.ts";
import type { Contents } from "./memory-tree.ts";

/** The places of findings, related ones too, at which the set has nothing: no such file, line or column. */
export function misplaced(findings: readonly Finding[], files: Contents): readonly Location[] {
  return findings
    .flatMap(({ at, related = [] }) => [at, ...related])
    .filter(({ file, line, column }) => {
      const content = files[file];
      if (content === undefined || line < 1 || column < 1) return true;
      if (typeof content !== "string") return false;
      const text = content.split("\n")[line - 1];
      return text === undefined || column > text.length + 1;
    });
}
