import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { sha256 } from "../../src/model/hash.ts";
import { filesIn, folderWith, runIn } from "../support/command.ts";
import { asFields } from "../support/fields.ts";
import { approved } from "../support/good-set.ts";
import { candidateOn, refunds, splitSet, travel } from "../support/split-set.ts";

const cases = [
  approved(candidateOn("refund-001", ["refund-policy"])),
  approved(candidateOn("rail-001", ["travel-policy"])),
];
const claim = "family, minimumTestComponents: 1";
const ragas = '{"user_input": "Why?", "reference": "So.", "reference_contexts": ["None."]}\n';

let folder = "";
beforeEach(async () => {
  folder = await folderWith({
    ...splitSet({ claim, families: [refunds, travel] }, ...cases),
    ".touchstone/touchstone.js": "",
    ".git/HEAD": "ref: refs/heads/main\n",
    "testset.jsonl": ragas,
    "file.txt": "",
  });
});

const read = (path: string): string => readFileSync(join(folder, path), "utf8");
const there = (path: string): boolean => existsSync(join(folder, path));

const writers: Readonly<Record<string, readonly string[]>> = {
  "export --out": ["export", "--out"],
  "export --losses": ["export", "--losses"],
  "families export --out": ["families", "export", "--out"],
  "families graph --out": ["families", "graph", "refunds", "--out"],
  "import ragas --losses": ["import", "ragas", "testset.jsonl", "--losses"],
};

describe.for(Object.entries(writers))("%s", ([, words]) => {
  test.for([
    "cases/refund-001.yaml",
    "cases/new.json",
    "corpus-revisions/current.yaml",
    "families.yaml",
    ".github/touchstone.yaml",
    ".touchstone/touchstone.js",
    ".git/HEAD",
    "to-families.yaml",
    "to-cases/new.json",
    "to-nothing.json",
  ])("writes nothing over the set at %s", async (name) => {
    symlinkSync("families.yaml", join(folder, "to-families.yaml"));
    symlinkSync(join(folder, "cases"), join(folder, "to-cases"));
    symlinkSync("cases/not-yet.json", join(folder, "to-nothing.json"));
    const before = await filesIn(folder);
    const { code, err } = await runIn(folder, ...words, name);
    expect([code, err]).toEqual([
      2,
      `"${name}" is a part of the set, where no output goes: give ${words.at(-1)} another place.\n`,
    ]);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("leaves the set as it was where a file of it has a second name", async () => {
    linkSync(join(folder, "families.yaml"), join(folder, "second.json"));
    const before = read("families.yaml");
    await runIn(folder, ...words, "second.json");
    expect(read("families.yaml")).toBe(before);
  });

  test("is used wrongly without a name, and below a file", async () => {
    const empty = await runIn(folder, ...words, "");
    expect([empty.code, empty.err]).toEqual([
      2,
      `${words.at(-1)} is empty: name what is to be written.\n`,
    ]);
    const { code, err } = await runIn(folder, ...words, "file.txt/below");
    expect([code, err]).toContain(2);
    expect(err).toMatch(/^"file.txt\/below" cannot be written: give --/);
  });

  test.skipIf(process.getuid?.() === 0)(
    "is used wrongly with a folder that is closed",
    async () => {
      mkdirSync(join(folder, "closed"));
      chmodSync(join(folder, "closed"), 0o500);
      const { code, err } = await runIn(folder, ...words, "closed/x.json");
      expect([code, err]).toEqual([2, expect.stringContaining("cannot be written")]);
    },
  );
});

describe("an export", () => {
  test("writes no file through a link into the set", async () => {
    mkdirSync(join(folder, "out"));
    symlinkSync(join(folder, "cases"), join(folder, "out", "qrels"));
    const { code, err } = await runIn(folder, "export", "--shape", "beir", "--out", "out");
    expect([code, err]).toEqual([2, expect.stringContaining('"out" is a part of the set')]);
    expect(there("cases/test.tsv")).toBe(false);
  });

  test.for(["held/cases.jsonl", "held/manifest.json", "held", "to-held.json"])(
    "does not write its losses over itself at %s",
    async (name) => {
      mkdirSync(join(folder, "held"));
      symlinkSync("held/cases.jsonl", join(folder, "to-held.json"));
      const words = ["export", "--out", "held", "--losses", name];
      expect((await runIn(folder, ...words)).code).toBe(2);
      expect(there("held/manifest.json")).toBe(false);
      const one = await runIn(folder, "export", "--out", "one.jsonl", "--losses", "./one.jsonl");
      expect([one.code, one.err]).toEqual([
        2,
        '"./one.jsonl" is what the export itself writes: give --losses a file of its own.\n',
      ]);
    },
  );

  test.for([
    ["trec", ["topics.test.tsv", "qrels.test.txt"]],
    ["beir", ["qrels/test.tsv"]],
  ] as const)(
    "as %s leaves nothing that is held out in a folder for tuning",
    async ([shape, held]) => {
      await runIn(folder, "export", "--shape", shape, "--out", "out");
      expect(held.every((path) => there(`out/${path}`))).toBe(true);
      writeFileSync(join(folder, "out", "mine.txt"), "kept");
      const words = ["export", "--shape", shape, "--for", "tuning", "--out", "out"];
      const { code, err } = await runIn(folder, ...words);
      expect(code).toBe(0);
      for (const path of held) {
        expect(there(`out/${path}`)).toBe(false);
        expect(err).toContain(`out/${path}`);
      }
      expect(err).toContain("(of the export that was there before)");
      expect(read("out/mine.txt")).toBe("kept");
      const { files } = asFields(JSON.parse(read("out/manifest.json")));
      const listed = (files as { path: string }[]).map(({ path }) => path);
      const after = Object.keys(await filesIn(join(folder, "out")));
      expect(after.toSorted()).toEqual([...listed, "manifest.json", "mine.txt"].toSorted());
    },
  );

  test("takes no file away that somebody edited, and writes nothing then", async () => {
    await runIn(folder, "export", "--shape", "trec", "--out", "out");
    writeFileSync(join(folder, "out", "qrels.test.txt"), "mine");
    const before = await filesIn(folder);
    const { code, err } = await runIn(folder, "export", "--out", "out");
    expect([code, err]).toEqual([
      2,
      '"out" holds an earlier export, and "qrels.test.txt" of it is not as it was exported, so it is not taken away: remove it, or give --out another folder.\n',
    ]);
    expect(await filesIn(folder)).toEqual(before);
  });

  test.for([
    "../file.txt",
    "sub/../../file.txt",
    "link/file.txt",
    "link.txt",
    "cases/refund-001.yaml",
  ])(
    "takes nothing away that is not its own, whatever a manifest lists, such as %s",
    async (path) => {
      const out = path.startsWith("cases/") ? "." : "out";
      await runIn(folder, "export", "--out", out);
      symlinkSync(folder, join(folder, out, "link"));
      symlinkSync(join(folder, "file.txt"), join(folder, out, "link.txt"));
      const text = out === "." ? read(path) : read("file.txt");
      const manifest = asFields(JSON.parse(read(`${out}/manifest.json`)));
      const files = [{ path, bytes: text.length, sha256: sha256(text) }];
      writeFileSync(join(folder, out, "manifest.json"), JSON.stringify({ ...manifest, files }));
      const { code, err } = await runIn(folder, "export", "--out", out);
      expect([code, err]).toEqual([2, expect.stringContaining(`"${path}"`)]);
      expect([there("file.txt"), there("cases/refund-001.yaml")]).toEqual([true, true]);
    },
  );

  test("of a part as a split manifest says that an audit rejects it", async () => {
    const words = ["export", "--shape", "manifest", "--out", "m.json"];
    expect((await runIn(folder, ...words)).err).not.toContain("families audit rejects");
    const { code, err } = await runIn(folder, ...words, "--for", "tuning");
    expect([code, err]).toEqual([
      0,
      expect.stringContaining("touchstone families audit rejects this manifest (split-absent"),
    ]);
    expect((await runIn(folder, "families", "audit", "m.json")).code).toBe(1);
  });
});
