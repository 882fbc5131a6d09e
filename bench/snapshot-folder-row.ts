import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plan, Row } from "./row.ts";
import { bundle } from "./touchstone.ts";

const pages = 2000;
const plainParse = fileURLToPath(new URL("plain-parse.mjs", import.meta.url));

export const snapshotFolderRow: Row = {
  name: "snapshot-folder",
  about:
    "corpus snapshot of a folder of 2,000 pages of Markdown, cut by heading; the baseline parses the same files and keeps nothing.",
  reach: { ratio: 6 },
  async prepare(folder): Promise<Plan> {
    const docs = join(folder, "docs");
    await mkdir(docs);
    let bytes = 0;
    for (let index = 0; index < pages; index++) {
      const text = pageAt(index);
      bytes += Buffer.byteLength(text);
      await writeFile(join(docs, `page-${index}.md`), text);
    }
    const flags = ["--chunking", "by-heading@1", "--created-at", "2026-09-01", "--dry-run"];
    return {
      commands: [
        { label: "markdown-it", words: [plainParse, "docs"], cwd: folder, exits: [0] },
        {
          label: "corpus snapshot",
          words: [bundle, "corpus", "snapshot", "docs", ...flags],
          cwd: folder,
          exits: [0],
        },
      ],
      notes: [
        `${pages} pages, ${Math.round(bytes / 1000)} kB; a dry run, so that each round finds the same`,
      ],
    };
  },
};

/** A page with front matter, sections, a table, code and a list; every page another. */
function pageAt(index: number): string {
  const sections = Array.from({ length: 3 + (index % 6) }, (_, at) => sectionAt(index, at));
  return `---\ntitle: Page ${index}\n---\n\n# Page ${index}\n\nWhat page ${index} is about.\n\n${sections.join("\n")}`;
}

function sectionAt(index: number, at: number): string {
  const sentence = `Rule ${index}.${at} holds for [all](page-${(index * 7 + at) % pages}.md) who ask within ${at + 5} days. `;
  const rows = Array.from({ length: at + 2 }, (_, row) => `| ${index} | ${row} | ${row * at} |\n`);
  return `## Section ${at}\n\n${sentence.repeat(4 + (index % 9))}\n\n| page | row | days |\n| --- | --- | --- |\n${rows.join("")}\n### How\n\n1. Ask.\n2. Wait ${at} days.\n\n\`\`\`sh\nask --page ${index} --section ${at}\n\`\`\`\n`;
}
