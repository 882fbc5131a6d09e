import type { Defect } from "../model/dataset.ts";
import { contentHash } from "../model/hash.ts";
import type { ContentHash } from "../model/ids.ts";
import type { Tree } from "../model/tree.ts";
import { lineDefects } from "./line-defects.ts";
import { textShape } from "./generated/text-shape.js";
import { isDefect, recordsIn } from "./json-lines.ts";

/** The wanted texts that the set keeps, or all of them where nothing says which, and the defects of every line that holds one. */
export async function readTexts(
  tree: Tree,
  files: readonly string[],
  wanted?: ReadonlySet<string>,
): Promise<{
  readonly texts: ReadonlyMap<ContentHash, string>;
  readonly defects: readonly Defect[];
}> {
  const texts = new Map<ContentHash, string>();
  const defects: Defect[] = [];
  for (const file of files) {
    const broken = lineDefects();
    for await (const reading of recordsIn(tree, file, textShape)) {
      if (isDefect(reading)) {
        broken.add(reading);
        continue;
      }
      const { line, record } = reading;
      if (contentHash(record.text) !== record.hash) broken.add(foreign(file, line));
      else if (wanted?.has(record.hash) ?? true) texts.set(record.hash, record.text);
    }
    defects.push(...broken.all());
  }
  return { texts, defects };
}

function foreign(file: string, line: number): Defect {
  return {
    rule: "revision/broken-record",
    message: "This line's text is not the text that its hash was made from.",
    at: { file, line, column: 1 },
    fix: "Restore the line from Git, or remove it: a text that is gone leaves its evidence unverified.",
  };
}
