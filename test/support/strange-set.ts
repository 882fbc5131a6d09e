import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { goodKinds, setWith } from "../mutants/good-kinds.ts";
import { waysToBreak } from "../mutants/ways.ts";
import { partAt, pathsOf, replaced } from "./edits.ts";

const fixtures = "test/fixtures/cases";

/** Files that no two readers may read differently: bytes, numbers and characters at the edges of what a case can hold. */
const odd: Readonly<Record<string, string | Uint8Array>> = {
  "marked.yaml": "\ufeffid: marked\nkind: abstention\n",
  "twice-marked.yaml": "\ufeff\ufeffid: twice-marked\n",
  "bytes.yaml": Uint8Array.of(0x69, 0x64, 0x3a, 0x20, 0xff, 0x0a),
  "crlf.yaml": "id: crlf\r\nkind: abstention\r\nquery: |\r\n  Who?\r\n",
  "empty.yaml": "",
  "list.yaml": "- id: list\n",
  "numbers.yaml": "id: numbers\ntags: [-0, -.0, 0x1F, .nan, -.inf, 1e400, 12345678901234567890]\n",
  "words.yaml": "id: words\ntags: [yes, NO, 2026-11-01, 1_000, 0o17, ~]\nnotes: 12:30:45\n",
  "half.yaml": 'id: half\nquery: "\\uD83D"\nnotes: "a\\u0000b\\u202Ec"\n',
  "keys.yaml": "id: keys\n__proto__: { polluted: true }\nconstructor: 1\n",
  "cut.yaml": "id: cut\nquery: Who gets badge #2?\n",
  "line.yaml": 'id: line\nquery: "a\\u2028b\\nc"\n',
  "anchor.yaml": "id: &a anchor\nquery: *a\n",
  "deep.yaml": `id: deep\ntags: ${"[".repeat(80)}${"]".repeat(80)}\n`,
  "large.yaml": `id: large\nnotes: ${"x".repeat(300_000)}\n`,
  "README.md": "No case.\n",
};

/**
 * A set of some hundred cases, good ones and every kind of bad one: each field broken in each way, the fixtures of the
 * schema, and what is hard to read at all.
 */
export function strangeSet(): Record<string, string | Uint8Array> {
  const mutants = Object.values(goodKinds).flatMap((value) =>
    pathsOf(value)
      .filter((path) => path.length > 0)
      .flatMap((path) =>
        waysToBreak(partAt(value, path)).map((way) => replaced(value, path, way.value)),
      ),
  );
  const kept = ["accepted", "rejected"].flatMap((folder) =>
    readdirSync(join(fixtures, folder))
      .filter((name) => name.endsWith(".yaml"))
      .map(
        (name) => [`cases/${folder}/${name}`, readFileSync(join(fixtures, folder, name))] as const,
      ),
  );
  return {
    ...setWith(goodKinds),
    ...Object.fromEntries(kept),
    // JSON is YAML, and a part of the mutants shows what all of them would.
    ...Object.fromEntries(
      mutants
        .filter((_, index) => index % 25 === 0)
        .map((value, index) => [`cases/mutants/m-${index}.yaml`, JSON.stringify(value, null, 1)]),
    ),
    ...Object.fromEntries(
      Object.entries(odd).map(([name, content]) => [`cases/odd/${name}`, content]),
    ),
  };
}
