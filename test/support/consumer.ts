import { copyFileSync, cpSync, mkdirSync, realpathSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { builtTool, runProgram } from "./built-tool.ts";
import { writeInto } from "./temp-folder.ts";

/** How a program ended, and what it wrote. */
export type Ran = ReturnType<typeof runProgram>;

/** A project of somebody else that has installed this package from its packed file, without a network. */
export interface Consumer {
  readonly folder: string;
  /** What the packed file holds, by the paths in it. */
  readonly packed: readonly string[];
  /** Runs a program there, of those that the project has installed where it is one of these. */
  readonly run: (...words: readonly string[]) => Ran;
}

/** What a project in TypeScript has beside this package, and the programs of these. */
const neighbours = {
  packages: ["typescript", "@types/node", "vitest"],
  programs: ["tsc", "vitest"],
};

/** Packs the package as the source gives it today, and installs the file in a new project, all below a folder. */
export async function consumer(above: string): Promise<Consumer> {
  const [source, folder] = [join(above, "package"), join(above, "project")];
  const run = (cwd: string, words: readonly string[]): Ran =>
    runProgram(cwd, words, {
      PATH: `${join(folder, "node_modules/.bin")}:${process.env["PATH"] ?? ""}`,
      HOME: above,
      NO_COLOR: "1",
      npm_config_update_notifier: "false",
    });
  // What stands beside these in a checkout has no place in the package.
  writeInto(source, { "src/model/case.ts": "", "test/case.test.ts": "", ".touchstone/x.js": "" });
  for (const file of ["package.json", "README.md", "LICENSE"])
    copyFileSync(file, join(source, file));
  cpSync(dirname(await builtTool()), join(source, "dist"), { recursive: true });
  const told = wellEnded(run(source, ["npm", "pack", "--json", "--pack-destination", above]));
  const [packed] = JSON.parse(told) as [{ filename: string; files: { path: string }[] }];
  writeInto(folder, { "package.json": `{ "private": true, "type": "module" }\n` });
  const file = join("..", packed.filename);
  wellEnded(run(folder, ["npm", "install", file, "--offline", "--no-audit", "--no-fund"]));
  for (const name of [...neighbours.packages, ...neighbours.programs.map((one) => `.bin/${one}`)]) {
    mkdirSync(dirname(join(folder, "node_modules", name)), { recursive: true });
    symlinkSync(realpathSync(`node_modules/${name}`), join(folder, "node_modules", name));
  }
  return {
    folder,
    packed: packed.files.map(({ path }) => path),
    run: (...words) => run(folder, words),
  };
}

function wellEnded({ status, out, err }: Ran): string {
  if (status !== 0) throw new Error(`${out}${err}`);
  return out;
}
