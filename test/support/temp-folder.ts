import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder of the running test's own, removed when it ends. */
export function tempFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-"));
  // A folder with many checkouts takes its time on a busy machine.
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);
  writeInto(folder, files);
  return folder;
}

/** Writes files below a folder, with the folders they need. */
export function writeInto(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
