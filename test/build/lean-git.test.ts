import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { leanPackages } from "../../scripts/build/lean-packages.ts";
import { runGit } from "../support/github/git/run-git.ts";
import { tempFolder } from "../support/temp-folder.ts";

const run = promisify(execFile);
const nodes = [process.execPath, ...["NODE24"].flatMap((name) => process.env[name] ?? [])];

function source(name: string): string {
  return JSON.stringify(join(process.cwd(), "src/git", `${name}.ts`));
}

/** A program that keeps a pack as the bundle does. */
async function program(): Promise<string> {
  const folder = tempFolder();
  writeFileSync(
    join(folder, "main.ts"),
    `
      import { readFileSync } from "node:fs";
      import { keepPack } from ${source("received-pack")};
      import { openRepository } from ${source("repository")};
      const [gitdir = "", pack = ""] = process.argv.slice(2);
      await keepPack(openRepository(gitdir), readFileSync(pack)).then(
        () => console.log("kept"),
        (error) => console.log(error.message),
      );
    `,
  );
  const build = await rolldown({
    input: join(folder, "main.ts"),
    platform: "node",
    plugins: [leanPackages(process.cwd())],
  });
  const file = join(folder, "main.mjs");
  await build.write({ file, format: "esm", codeSplitting: false });
  return file;
}

test("the bundle makes of a pack the index that Git makes, and refuses one that is broken", async () => {
  const lines = Array.from({ length: 900 }, (_, nth) => `line ${nth * 7919}`);
  const folder = tempFolder({ "a.txt": lines.join("\n"), "b.txt": lines.with(7, "x").join("\n") });
  const git = async (args: readonly string[], input = ""): Promise<Buffer> =>
    await runGit(folder, args, { input });
  await git(["init", "--quiet"]);
  await git(["add", "."]);
  const tree = (await git(["write-tree"])).toString().trim();
  const oids = await git(["rev-list", "--objects", "--no-object-names", tree]);
  const pack = await git(["pack-objects", "--stdout", "--delta-base-offset"], oids.toString());
  const [whole, broken] = [join(folder, "whole.pack"), join(folder, "broken.pack")];
  writeFileSync(whole, pack);
  writeFileSync(broken, pack.subarray(0, -1));
  await git(["index-pack", whole]);
  const main = await program();
  for (const node of nodes) {
    const gitdir = tempFolder();
    await runGit(gitdir, ["init", "--quiet", "--bare"]);
    const kept = await run(node, [main, gitdir, whole], { env: {} });
    expect(kept.stdout).toBe("kept\n");
    const name = `objects/pack/pack-${pack.toString("hex", pack.length - 20)}.idx`;
    const index = readFileSync(join(folder, "whole.idx"));
    expect(index.equals(readFileSync(join(gitdir, name)))).toBe(true);
    const refused = await run(node, [main, gitdir, broken], { env: {} });
    expect(refused.stdout).toBe("The pack is not whole.\n");
  }
});
