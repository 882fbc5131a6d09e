import { createHash } from "node:crypto";
import fs, { readdirSync } from "node:fs";
import git from "isomorphic-git";
import { expect, test } from "vitest";
import { readCommit } from "../../src/git/commit.ts";
import { keepPack } from "../../src/git/received-pack.ts";
import { openRepository, type Repository } from "../../src/git/repository.ts";
import { runGit } from "../support/github/git/run-git.ts";
import { tempFolder } from "../support/temp-folder.ts";

const who = {
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@example.test",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@example.test",
  GIT_AUTHOR_DATE: "1780000000 +0000",
  GIT_COMMITTER_DATE: "1780000000 +0000",
};

/** Bytes with their sum at the end, as a pack has it. */
function summed(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, createHash("sha1").update(bytes).digest()]);
}

/** A pack by Git of a commit of a long text and one that changes a line of it, and what is in it. */
async function packed(): Promise<{ readonly pack: Buffer; readonly oids: readonly string[] }> {
  const lines = Array.from({ length: 400 }, (_, nth) => `line ${nth * 7919}`);
  const folder = tempFolder({ "a.txt": lines.join("\n"), "b/ä.txt": "ä\n" });
  const run = async (args: readonly string[], input = ""): Promise<Buffer> =>
    await runGit(folder, args, { input, environment: who });
  await run(["init", "--quiet"]);
  await run(["add", "."]);
  await run(["commit", "--quiet", "-m", "One"]);
  fs.writeFileSync(`${folder}/a.txt`, lines.with(200, "another line").join("\n"));
  await run(["commit", "--quiet", "-am", "Two"]);
  const listed = (await run(["rev-list", "--objects", "--no-object-names", "HEAD"])).toString();
  const pack = await run(["pack-objects", "--stdout", "--quiet", "--delta-base-offset"], listed);
  return { pack, oids: listed.trim().split("\n") };
}

async function bare(): Promise<Repository> {
  const gitdir = tempFolder();
  await git.init({ fs, gitdir, bare: true });
  return openRepository(gitdir);
}

function packsOf({ gitdir }: Repository): readonly string[] {
  return readdirSync(`${gitdir}/objects`).includes("pack")
    ? readdirSync(`${gitdir}/objects/pack`).toSorted()
    : [];
}

test("the objects of a pack are there, for Git as well", async () => {
  const { pack, oids } = await packed();
  const repository = await bare();
  await keepPack(repository, pack);
  const name = `pack-${pack.toString("hex", pack.length - 20)}`;
  expect(packsOf(repository)).toEqual([`${name}.idx`, `${name}.pack`]);
  const listed = await runGit(repository.gitdir, [
    "cat-file",
    "--batch-all-objects",
    "--batch-check",
  ]);
  const found = listed.toString().trim().split("\n");
  expect(found.map((line) => line.slice(0, 40))).toEqual(oids.toSorted());
  const index = `${repository.gitdir}/objects/pack/${name}.idx`;
  const verified = await runGit(repository.gitdir, ["verify-pack", "--verbose", index]);
  expect(verified.toString()).toMatch(/chain length = 1: 1 object/);
  const [tip = ""] = oids;
  expect((await readCommit(repository, tip)).parents).toHaveLength(1);
  await runGit(repository.gitdir, ["fsck", "--strict"]);
  await keepPack(repository, pack);
  expect(packsOf(repository)).toHaveLength(2);
});

test("a pack of nothing is nothing", async () => {
  const repository = await bare();
  const pack = await runGit(repository.gitdir, ["pack-objects", "--stdout", "--quiet"]);
  await keepPack(repository, pack);
  expect(packsOf(repository)).toEqual([]);
});

test("of a pack that is not whole, nothing is kept", async () => {
  const { pack } = await packed();
  const repository = await bare();
  const changed = Buffer.from(pack);
  changed.writeUInt8(changed.readUInt8(40) ^ 1, 40);
  const others = [
    Buffer.alloc(0),
    Buffer.from("PACK"),
    Buffer.concat([Buffer.from("KCAP"), pack.subarray(4)]),
    pack.subarray(0, -1),
    pack.subarray(1),
    changed,
  ];
  const said = [];
  for (const one of others) {
    said.push(await keepPack(repository, one).catch((error: unknown) => String(error)));
  }
  expect(said).toMatchInlineSnapshot(`
    [
      "PackError: This is no pack.",
      "PackError: This is no pack.",
      "PackError: This is no pack.",
      "PackError: The pack is not whole.",
      "PackError: This is no pack.",
      "PackError: The pack is not whole.",
    ]
  `);
  expect(packsOf(repository)).toEqual([]);
});

test("of a pack whose sum fits and whose objects do not, nothing is kept", async () => {
  const { pack } = await packed();
  const repository = await bare();
  const body = pack.subarray(0, -20);
  const more = Buffer.from(body);
  more.writeUInt32BE(more.readUInt32BE(8) + 1, 8);
  const broken = Buffer.from(body);
  broken.fill(0, 60, 90);
  for (const one of [more, broken, body.subarray(0, -200)]) {
    await expect(keepPack(repository, summed(one))).rejects.toThrow(
      /^(?:The pack cannot be read|Of \d objects in the pack, \d can be read)\.$/,
    );
  }
  expect(packsOf(repository)).toEqual([]);
});
