import fs from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import git from "isomorphic-git";
import { colourStyle } from "../../src/report/style.ts";
import { run } from "../run.ts";
import { terminalPicture } from "./terminal-picture.ts";

/** What a picture shows: a command over a copy of the set in this repository, after an edit of one file. */
interface Scene {
  readonly name: string;
  readonly words: readonly string[];
  readonly edit?: { readonly file: string; readonly from: string; readonly to: string };
  readonly adds?: { readonly file: string; readonly text: string };
}

const scenes: readonly Scene[] = [
  { name: "verdict", words: ["check", "--base", "main"] },
  {
    name: "finding",
    words: ["check", "--base", "main"],
    edit: {
      file: "cases/leave/parental-leave-001.yaml",
      from: "16 weeks at full pay for every parent",
      to: "18 weeks at full pay for every parent",
    },
  },
  {
    name: "proposals",
    words: ["fill", "--author", "kit"],
    adds: {
      file: "cases/candidates/language-course-001.yaml",
      text: [
        "id: language-course-001",
        "kind: answerable",
        "query: Does the company pay for my German course?",
        "expectedAnswer: Yes, for up to two years, two hours a week, half of them in working time.",
        "",
      ].join("\n"),
    },
  },
];

/** The pictures of output that README.md shows, by path, each made by running the command it shows. */
export async function pictures(): Promise<ReadonlyMap<string, string>> {
  const drawn = new Map<string, string>();
  for (const scene of scenes) drawn.set(`docs/pictures/${scene.name}.svg`, await picture(scene));
  return drawn;
}

async function picture(scene: Scene): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "touchstone-picture-"));
  try {
    await stage(folder, scene);
    const line = ["touchstone", ...scene.words].join(" ");
    return terminalPicture(line, `$ ${line}\n${await printed(folder, scene.words)}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A copy of the set with one commit on its main branch, and with the edit of the scene. */
async function stage(folder: string, { edit, adds }: Scene): Promise<void> {
  for (const part of ["cases", "corpus-revisions", "families.yaml", ".github/touchstone.yaml"]) {
    await cp(part, join(folder, part), { recursive: true });
  }
  await git.init({ fs, dir: folder, defaultBranch: "main" });
  await git.add({ fs, dir: folder, filepath: "." });
  const author = { name: "Avery", email: "avery@larkspur.example", timestamp: 0 };
  await git.commit({ fs, dir: folder, message: "The set", author });
  if (edit !== undefined) {
    const file = join(folder, edit.file);
    const before = await readFile(file, "utf8");
    if (!before.includes(edit.from)) throw new Error(`${edit.file} does not say "${edit.from}".`);
    await writeFile(file, before.replace(edit.from, edit.to));
  }
  if (adds !== undefined) await writeFile(join(folder, adds.file), adds.text, { flag: "wx" });
}

async function printed(cwd: string, words: readonly string[]): Promise<string> {
  let output = "";
  const print = (text: string): void => void (output += text);
  const terminal = { columns: 100 };
  await run(words, {
    cwd,
    out: print,
    err: print,
    style: colourStyle,
    input: process.stdin,
    environment: {},
    terminal,
    errorTerminal: undefined,
    now: () => 0,
    clock: () => new Date(0),
  });
  return output.replace(/ ?\(0 ms\)/, "");
}
