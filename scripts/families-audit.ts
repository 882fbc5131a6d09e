import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { Command, Option } from "commander";
import {
  auditManifest,
  largestManifest,
  oversized,
  type Audit,
} from "../src/families/manifest/audit.ts";
import { auditJson } from "../src/report/families/audit-json.ts";
import { auditReport } from "../src/report/families/audit-report.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { auditDemo } from "./parts/families/audit-demo.ts";
import { inputBytes } from "./parts/input-file.ts";
import { printPieces } from "./parts/print-pieces.ts";

interface AuditFlags {
  readonly format: "text" | "json";
  readonly demo?: boolean;
}

/** `touchstone families audit <file>`: judges a split manifest of any origin. */
export function auditCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("audit")
    .description("Judge a split manifest before an evaluation is run on it.")
    .argument("[file]", "the manifest: JSON, of this or of any other tool")
    .addOption(
      new Option("--format <format>", "how to print the verdict")
        .choices(["text", "json"])
        .default("text"),
    )
    .option("--demo", "show one block and one pass, and test the audit itself; no gate")
    .addHelpText("after", example)
    .action(async (file: string | undefined, flags: AuditFlags) => {
      finish(await runAudit(io, file, flags));
    });
}

const example = `
A manifest is a list of records:

  [{"case_id": "refund-001", "family_id": "refund-policy", "split": "dev",
    "question": "When can I ask for a refund?", "answer": "Within 30 days."}]

or an object with a claim, cases of several families, a source register and an inventory. docs/manifest.md of the
project has every field and every reason. Nothing is sent anywhere.

Examples:
  touchstone families audit manifest.json                  every reason, with its place
  touchstone families audit --format json manifest.json    one JSON object, for scripts
  touchstone families audit --demo                         one block, one pass, and a self-test

Exit code: 0 no reason to reject it, 1 rejected, also where the file is no manifest, 2 wrong use, also where the file
cannot be opened, 3 the run broke. --demo: 0 where its self-test passes, 1 where not, and it judges no file.`;

async function runAudit(
  io: Io,
  file: string | undefined,
  { format, demo = false }: AuditFlags,
): Promise<ExitCode> {
  if (demo) {
    if (file !== undefined) {
      throw new UsageError("--demo judges no file. Leave it out to have the manifest judged.");
    }
    const { text, isSound } = auditDemo(auditManifest);
    io.out(text);
    return isSound ? 0 : 1;
  }
  if (file === undefined) {
    throw new UsageError("Name the manifest, as in: touchstone families audit manifest.json");
  }
  const audit = await auditOf(io.cwd, file);
  const { style, terminal } = io;
  const options = { style, terminal, place: (name: string) => name };
  await printPieces(io, format === "json" ? [auditJson(audit)] : auditReport(audit, options));
  return audit.verdict === "PASS" ? 0 : 1;
}

/** Throws UsageError where the file cannot be opened. */
async function auditOf(cwd: string, file: string): Promise<Audit> {
  const size = await stat(resolve(cwd, file)).then(
    (facts) => facts.size,
    () => 0,
  );
  return size > largestManifest
    ? oversized(file)
    : auditManifest(file, await inputBytes(cwd, file));
}
