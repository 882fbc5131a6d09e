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
    await expect(writing).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
    expect(readdirSync(folder)).toEqual(["a-first.txt", "a.yaml"]);
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
