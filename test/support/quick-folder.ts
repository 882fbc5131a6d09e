import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What all tests together may need at once, and some more. */
const bytesNeeded = 4 * 2 ** 30;

/**
 * What tests are given as the folder for temporary files, as variables of their environment: one in memory where there is
 * one that is large enough and runs programs, since making and removing many small files takes long on a disk. Nothing where
 * somebody says `TMPDIR`.
 */
export function quickFolder(): Readonly<Record<string, string>> {
  if (process.env["TMPDIR"] !== undefined) return {};
  const folder = "/dev/shm";
  return isFit(folder) ? { TMPDIR: folder } : {};
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
