import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { canonicalJson } from "../src/model/digest.ts";
import { sha256 } from "../src/model/hash.ts";
import { shardDigits } from "../src/model/layout.ts";
import { byUtf8 } from "../src/model/utf8-order.ts";

/** Two corpus revisions to compare, by their names; the second one is current. */
export const revisions = ["corpus-1", "corpus-2"] as const;

const perDocument = 12;

interface Line {
  readonly id: string;
  readonly text: string;
}

/** Both revisions of a set, of manifests alone. What differs is spread evenly, as the edits of a week are. */
export async function writeManifests(set: string, chunks: number): Promise<void> {
  const before = new RevisionWriter(revisions[0], undefined);
  const after = new RevisionWriter(revisions[1], revisions[0]);
  for (let index = 0; index < chunks; index++) {
    const number = String(Math.floor(index / perDocument)).padStart(6, "0");
    const document = `handbook/part-${number}.md`;
    const id = `${document}#section-${String(index % perDocument).padStart(2, "0")}`;
    before.add(document, { id, text: id });
    for (const line of laterLines(id, spread(index) % 1000)) after.add(document, line);
  }
  for (const side of [before, after]) await side.write(set);
  await writeFile(join(set, "corpus-revisions/current.yaml"), `revision: ${revisions[1]}\n`);
}

/** What becomes of a chunk, by chance of a thousand: 10 are edited, 2 go, 2 move, and 2 have a new one beside them. */
function laterLines(id: string, chance: number): readonly Line[] {
  if (chance < 10) return [{ id, text: `${id} edited` }];
  if (chance < 12) return [];
  if (chance < 14) return [{ id: `${id}-renamed`, text: id }];
  const same = { id, text: id };
  return chance < 998 ? [same] : [same, { id: `${id}-new`, text: `${id} new` }];
}

/** A number that looks like chance and is the same on every machine. */
function spread(index: number): number {
  return (Math.imul(index ^ (index >>> 9), 0x9e3779b1) >>> 0) % 100_003;
}

class RevisionWriter {
  readonly #id: string;
  readonly #parent: string | undefined;
  readonly #documents = new Map<string, string>();
  readonly #shards = new Map(shardDigits.map((digit) => [digit, [] as Line[]]));
  #count = 0;

  constructor(id: string, parent: string | undefined) {
    this.#id = id;
    this.#parent = parent;
  }

  add(document: string, { id, text }: Line): void {
    const hash = sha256(text);
    const line = `${canonicalJson({ id, documentId: document, hash })}\n`;
    this.#shards.get(sha256(id).charAt("sha256:".length))?.push({ id, text: line });
    this.#documents.set(document, (this.#documents.get(document) ?? "") + hash);
    this.#count++;
  }

  async write(set: string): Promise<void> {
    const folder = join(set, "corpus-revisions", this.#id);
    await mkdir(folder, { recursive: true });
    const hash = createHash("sha256");
    for (const [digit, lines] of this.#shards) {
      const sorted = lines.toSorted((a, b) => byUtf8(a.id, b.id));
      const text = sorted.map((line) => line.text).join("");
      hash.update(text);
      await writeFile(join(folder, `chunks-${digit}.jsonl`), text);
    }
    const documents = [...this.#documents]
      .toSorted(([a], [b]) => byUtf8(a, b))
      .map(([id, hashes]) => ({ id, uri: id, revision: "v1", hash: sha256(hashes) }));
    const table = documents.map((one) => `${canonicalJson(one)}\n`).join("");
    await writeFile(join(folder, "documents.jsonl"), table);
    const facts = {
      id: this.#id,
      ...(this.#parent === undefined ? {} : { parent: this.#parent }),
      createdAt: "2026-09-01T00:00:00Z",
      chunking: { name: "by-heading", version: "1", settings: {} },
      triggers: [],
      texts: "none",
      documents: { count: documents.length, sha256: sha256(table) },
      chunks: { count: this.#count, sha256: `sha256:${hash.digest("hex")}` },
    };
    await writeFile(join(folder, "revision.yaml"), `${JSON.stringify(facts, undefined, 2)}\n`);
  }
}
