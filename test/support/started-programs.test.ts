import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runProgram, type Program } from "./started-programs.ts";
import { tempFolder } from "./temp-folder.ts";

const path = process.env["PATH"] ?? "";

function script(text: string, more: Partial<Program> = {}): Program {
  return { file: "sh", args: ["-c", text], cwd: "/", environment: { PATH: path }, ...more };
}

test("a program sees its words and its variables as they are, and no others", async () => {
  const told = `process.stdout.write(JSON.stringify([process.argv.slice(1), process.env]))`;
  const text = fc.string({ unit: "binary" }).filter((one) => !one.includes("\0"));
  const words = fc.array(text.map((one) => `+${one}`));
  await fc.assert(
    fc.asyncProperty(words, text, async (args, value) => {
      const environment = { PATH: path, "INPUT_A-B": value, NONE: undefined };
      const [file, cwd] = [process.execPath, tempFolder()];
      const { exitCode, out } = await runProgram({
        file,
        args: ["--eval", told, "--", ...args],
        cwd,
        environment,
      });
      expect(exitCode).toBe(0);
      const seen = { PATH: path, "INPUT_A-B": value };
      expect(JSON.parse(out.toString("utf8"))).toEqual(JSON.parse(JSON.stringify([args, seen])));
    }),
    { numRuns: 10 },
  );
});

test("a program reads what it is given, or nothing, and each of its outputs is told apart", async () => {
  const both = script("cat; echo wrong >&2; exit 3");
  const given = await runProgram({ ...both, input: Uint8Array.of(0, 255, 10) });
  expect([given.exitCode, given.out, given.err.toString()]).toEqual([
    3,
    Buffer.of(0, 255, 10),
    "wrong\n",
  ]);
  expect((await runProgram(both)).out).toEqual(Buffer.of());
});

test("a log has both outputs in the order of printing", async () => {
  const log = join(tempFolder(), "it's a log");
  const { out } = await runProgram(script("echo one; echo two >&2; echo three", { log }));
  expect(out.toString()).toBe("one\ntwo\nthree\n");
  expect(readFileSync(log)).toEqual(out);
});

test("programs run at once, each where it is told", async () => {
  const folders = [tempFolder(), tempFolder(), tempFolder()];
  const ran = await Promise.all(
    folders.map(async (cwd) => await runProgram(script("pwd", { cwd }))),
  );
  expect(ran.map(({ out }) => out.toString().trim())).toEqual(folders);
});

test("a program that is killed is gone, and counts as 137", async () => {
  let isGone = false;
  const { exitCode, err } = await runProgram(script("exec sleep 600"), (started) => {
    void started.kill().then(() => (isGone = true));
  });
  expect([exitCode, err.toString()]).toEqual([137, ""]);
  await expect.poll(() => isGone).toBe(true);
});

test("a program that is not there ends with 127, and says so", async () => {
  const { exitCode, err } = await runProgram({ ...script(""), file: "no-such-program" });
  expect([exitCode, err.toString()]).toEqual([127, expect.stringContaining("no-such-program")]);
});
