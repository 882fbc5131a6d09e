import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What all tests together may need at once, and some more. */
const bytesNeeded = 4 * 2 ** 30;

/**
 * What tests are given as the folder for temporary files, as variables of their environment: one in memory where there is
 * room and programs run from it, since making and removing many small files takes long on a disk. It goes when this process
 * ends, with whatever tests left. Nothing where somebody says `TMPDIR`.
 */
export function quickFolder(): Readonly<Record<string, string>> {
  const memory = "/dev/shm";
  if (process.env["TMPDIR"] !== undefined || !isFit(memory)) return {};
  const folder = mkdtempSync(join(memory, "touchstone-run-"));
  // As the usual one: a test becomes somebody else.
  chmodSync(folder, 0o1777);
  process.on("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return { TMPDIR: folder };
}

function isFit(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < bytesNeeded) return false;
    const own = mkdtempSync(join(folder, "touchstone-"));
    try {
      const program = join(own, "program");
      writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
      execFileSync(program);
      return true;
    } finally {
      rmSync(own, { recursive: true });
    }
  } catch {
    return false;
  }
}
