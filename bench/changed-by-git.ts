// The baseline of the row "incremental": what a small program does that lets the git command read the repository, and
// judges what changed with the code that touchstone judges with. It is bundled before it is measured.
import { spawnSync } from "node:child_process";
import { loadDataset } from "../src/load/dataset.ts";
import type { Tree, TreeEntry } from "../src/model/tree.ts";
import { allRules } from "../src/rules/all-rules.ts";
import { check } from "../src/rules/check.ts";

interface Listed extends TreeEntry {
  readonly oid: string;
}

const changed = changedCases();
const now = listing("HEAD");
const before = listing("HEAD^");
const blobs = contents([...changed, ...now].map(({ oid }) => oid));
const only = new Set(changed.map(({ path }) => path));
const dataset = await loadDataset(treeOf([...changed, ...now], blobs), {
  only,
  base: { name: "HEAD^", tree: treeOf(before, blobs) },
});
const rules = allRules.filter(({ perFile }) => perFile);
const findings = check(dataset, rules).filter(({ at }) => only.has(at.file));
process.stdout.write(
  `${JSON.stringify(findings.map(({ rule, message, at: { file, line } }) => ({ rule, message, file, line })))}\n`,
);

function git(words: readonly string[], input = ""): Buffer {
  const { status, stdout, stderr } = spawnSync("git", words, { input, maxBuffer: 1 << 30 });
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
}

/** What stands in the commit and not, or not so, in the one before it. */
function changedCases(): readonly Listed[] {
  const flags = ["--raw", "--no-renames", "--no-abbrev", "-z"];
  const parts = git(["diff", ...flags, "HEAD^", "HEAD", "--", "cases"])
    .toString()
    .split("\0");
  const entries: Listed[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [, mode = "", , oid = ""] = (parts[at] ?? "").slice(1).split(" ");
    if (mode !== "000000") entries.push({ path: parts[at + 1] ?? "", kind: "file", oid });
  }
  return entries;
}

/** The corpus and the policy of a commit. */
function listing(commit: string): readonly Listed[] {
  const words = ["ls-tree", "-r", "-z", commit, "--", "corpus-revisions", ".github"];
  const lines = git(words).toString().split("\0").slice(0, -1);
  return lines.map((line) => {
    const [facts = "", path = ""] = line.split("\t");
    return { path, kind: "file", oid: facts.split(" ")[2] ?? "" };
  });
}

function contents(oids: readonly string[]): ReadonlyMap<string, Buffer> {
  const told = git(["cat-file", "--batch"], oids.map((oid) => `${oid}\n`).join(""));
  const found = new Map<string, Buffer>();
  for (let at = 0; at < told.length;) {
    const line = told.indexOf(0x0a, at);
    const [oid = "", , size = ""] = told.toString("latin1", at, line).split(" ");
    const end = line + 1 + Number(size);
    found.set(oid, told.subarray(line + 1, end));
    at = end + 1;
  }
  return found;
}

function treeOf(entries: readonly Listed[], found: ReadonlyMap<string, Buffer>): Tree {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const idOf = (path: string): string => byPath.get(path)?.oid ?? "";
  const bytesOf = (path: string): Buffer => found.get(idOf(path)) ?? Buffer.alloc(0);
  return {
    list: async (folder = "") =>
      await Promise.resolve(entries.filter(({ path }) => path.startsWith(`${folder}/`))),
    entry: async (path) => await Promise.resolve(byPath.get(path)),
    read: async (path, { max }) => {
      const bytes = bytesOf(path);
      return await Promise.resolve({ bytes: bytes.subarray(0, max), more: bytes.length > max });
    },
    async *stream(path) {
      yield await Promise.resolve(bytesOf(path));
    },
    objectId: async (path) => await Promise.resolve(idOf(path)),
  };
}
