import { spawn } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ChangedMeanwhileError } from "../../src/git/changed-meanwhile.ts";
import { writeFiles } from "../../src/git/write-files.ts";
import { tempFolder } from "../support/temp-folder.ts";

describe("writing files", () => {
  test("makes the folders that are missing and writes each text as it is", async () => {
    const folder = tempFolder();
    await writeFiles(folder, [
      ["a/b/c.yaml", "id: c\r\n"],
      ["d.yaml", "日本"],
    ]);
    expect(readFileSync(join(folder, "a/b/c.yaml"), "utf8")).toBe("id: c\r\n");
    expect(readFileSync(join(folder, "d.yaml"), "utf8")).toBe("日本");
  });

  test("leaves nothing else behind, and the same files the second time", async () => {
    const folder = tempFolder({ "a.yaml": "old" });
    const files = new Map([["a.yaml", "new"]]);
    await writeFiles(folder, files);
    await writeFiles(folder, files);
    expect(readdirSync(folder)).toEqual(["a.yaml"]);
    expect(readFileSync(join(folder, "a.yaml"), "utf8")).toBe("new");
  });

  test("removes a path without text, whether it is there or not", async () => {
    const folder = tempFolder({ "gone.txt": "gone" });
    await writeFiles(folder, [
      ["gone.txt", undefined],
      ["never-there.txt", undefined],
      ["new.txt", "new"],
    ]);
    expect(readdirSync(folder)).toEqual(["new.txt"]);
  });

  test("keeps the mode of a file that is there", async () => {
    const folder = tempFolder({ "run.sh": "old" });
    chmodSync(join(folder, "run.sh"), 0o750);
    await writeFiles(folder, [["run.sh", "new"]]);
    expect(statSync(join(folder, "run.sh")).mode & 0o777).toBe(0o750);
  });

  test("replaces a link instead of writing through it", async () => {
    const outside = tempFolder({ "kept.yaml": "kept" });
    const folder = tempFolder();
    symlinkSync(join(outside, "kept.yaml"), join(folder, "a.yaml"));
    await writeFiles(folder, [["a.yaml", "new"]]);
    expect(readFileSync(join(outside, "kept.yaml"), "utf8")).toBe("kept");
    expect(readFileSync(join(folder, "a.yaml"), "utf8")).toBe("new");
  });

  test("fails where a folder stands, and keeps the folder and what was there", async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, "a.yaml"));
    const writing = writeFiles(folder, [
      ["a-first.txt", "whole"],
      ["a.yaml", "new"],
    ]);
    await expect(writing).rejects.toThrow(
      '"a.yaml" cannot be written (EISDIR: a folder stands there). Nothing was changed.',
    );
    expect(readdirSync(folder)).toEqual(["a.yaml"]);
  });

  test("says how much was written where it breaks in the middle", async () => {
    const folder = tempFolder();
    const writing = writeFiles(folder, [
      ["first.yaml", "1"],
      ["a", "no place for a file"],
      ["a/b.yaml", "2"],
    ]);
    await expect(writing).rejects.toThrow(
      /^"a" cannot be written \((EISDIR|EPERM).*\)\. 1 of 3 files were changed, each of them whole; the same command again writes the rest\.$/,
    );
    expect(readdirSync(folder)).toEqual(["a", "first.yaml"]);
    expect(readdirSync(join(folder, "a"))).toEqual([]);
  });

  test("writes nothing where a file is not as it was read, or is gone", async () => {
    const folder = tempFolder({ "a.yaml": "a", "b.yaml": "saved since" });
    const asRead = new Map([
      ["a.yaml", "a"],
      ["b.yaml", "b"],
      ["gone.yaml", "c"],
    ]);
    const files = [...asRead.keys()].map((path) => [path, "new"] as const);
    await expect(writeFiles(folder, files, asRead)).rejects.toEqual(
      new ChangedMeanwhileError(["b.yaml", "gone.yaml"]),
    );
    expect(readdirSync(folder)).toEqual(["a.yaml", "b.yaml"]);
    expect(readFileSync(join(folder, "a.yaml"), "utf8")).toBe("a");
  });

  test("lets one of many writers replace what all of them have read", async () => {
    const folder = tempFolder({ "a.yaml": "old" });
    const texts = Array.from({ length: 12 }, (_, index) => `new ${index}`);
    const ends = await Promise.allSettled(
      texts.map(async (text) => {
        await writeFiles(folder, [["a.yaml", text]], new Map([["a.yaml", "old"]]));
        return text;
      }),
    );
    const done = ends.flatMap((end) => (end.status === "fulfilled" ? [end.value] : []));
    expect(done).toEqual([readFileSync(join(folder, "a.yaml"), "utf8")]);
  });

  test("never overwrites where nothing was read, not even a link to nowhere", async () => {
    const folder = tempFolder({ "a.yaml": "kept" });
    symlinkSync("nowhere", join(folder, "b.yaml"));
    for (const path of ["a.yaml", "b.yaml"]) {
      const writing = writeFiles(folder, [[path, "new"]], new Map([[path, undefined]]));
      await expect(writing).rejects.toEqual(new ChangedMeanwhileError([path]));
    }
    expect(readFileSync(join(folder, "a.yaml"), "utf8")).toBe("kept");
    expect(readdirSync(folder)).toEqual(["a.yaml", "b.yaml"]);
  });

  test("puts no new file over one that came between the look and the write", async () => {
    const folder = tempFolder();
    const files = [
      ["a.yaml", "first"],
      ["a.yaml", "second"],
    ] as const;
    await expect(writeFiles(folder, files, new Map([["a.yaml", undefined]]))).rejects.toThrow(
      '"a.yaml" cannot be written (EEXIST: file already exists). 1 of 2 files were changed',
    );
    expect(readFileSync(join(folder, "a.yaml"), "utf8")).toBe("first");
  });

  test("changes nothing and leaves nothing behind at Ctrl-C", async () => {
    const folder = tempFolder({ "0.yaml": "old" });
    const signal = await ended(`
      import { writeFiles } from ${JSON.stringify(resolve("src/git/write-files.ts"))};
      process.on("newListener", (event) => {
        if (event === "SIGINT") setImmediate(() => process.kill(process.pid, "SIGINT"));
      });
      const files = Array.from({ length: 500 }, (_, index) => [index + ".yaml", "new"]);
      await writeFiles(${JSON.stringify(folder)}, files);
      process.stdin.resume();`);
    expect(signal).toBe("SIGINT");
    expect(readdirSync(folder)).toEqual(["0.yaml"]);
    expect(readFileSync(join(folder, "0.yaml"), "utf8")).toBe("old");
  });

  test.for([["../a.yaml"], ["b/../../a.yaml"], [".."], ["/a.yaml"]] as const)(
    "refuses %s, which leads out, before it writes anything",
    async ([path]) => {
      const folder = tempFolder();
      const writing = writeFiles(folder, [
        ["good.yaml", "x"],
        [path, "x"],
      ]);
      await expect(writing).rejects.toThrow("leads out of the folder");
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test("leaves one whole text, however often the run is killed", async () => {
    const folder = tempFolder();
    const file = join(folder, "big.txt");
    const texts = ["a".repeat(2_000_000), "b".repeat(2_000_000)];
    writeFileSync(file, texts[0] ?? "");
    for (let kills = 1; kills <= 6; kills++) {
      await writeUntilKilled(folder, kills);
      expect(texts).toContain(readFileSync(file, "utf8"));
    }
    await writeFiles(folder, [["big.txt", "new"]]);
    expect(readdirSync(folder)).toEqual(["big.txt"]);
  });
});

/** Starts a process that writes two texts in turn without end, and kills it after some writes. */
async function writeUntilKilled(folder: string, writes: number): Promise<void> {
  const script = `
    import { writeFiles } from ${JSON.stringify(resolve("src/git/write-files.ts"))};
    for (let n = 0; ; n++) {
      await writeFiles(${JSON.stringify(folder)}, [["big.txt", (n % 2 === 0 ? "b" : "a").repeat(2_000_000)]]);
      process.stdout.write(".");
    }`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let seen = 0;
  child.stdout.on("data", (dots: Buffer) => {
    seen += dots.length;
    if (seen >= writes) child.kill("SIGKILL");
  });
  const signal = await new Promise((settle) => {
    child.on("close", (_, killedBy) => settle(killedBy));
  });
  expect(signal).toBe("SIGKILL");
}

/** Runs a script in a process of its own, and gives the signal that ended it. */
async function ended(script: string): Promise<unknown> {
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  return await new Promise((settle) => {
    child.on("close", (_, killedBy) => settle(killedBy));
  });
}
