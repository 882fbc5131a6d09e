import type { CaseDraft, CaseFile } from "../../model/case.ts";
import { quoted } from "../../model/sentence.ts";

type Origin = NonNullable<CaseDraft["origin"]>;

/** Who or what wrote a case, with what its kind of origin records. */
export function originText({ case: { origin } }: CaseFile): string {
  switch (origin?.kind) {
    case "human":
      return `a person, ${named(origin.author)}`;
    case "synthetic":
      return generated(origin);
    case "telemetry":
      return `after an observation of real use, ${named(origin.observation)}`;
    case "import":
      return imported(origin);
    case undefined:
      return "the file does not say";
  }
}

function generated({ generator, lane, excerpt, calibrated }: Origin): string {
  const lines = [`a generator, ${named(generator)}, in the lane ${named(lane)}`];
  if (calibrated !== undefined) lines.push(`calibrated: ${calibrated ? "yes" : "no"}`);
  if (excerpt !== undefined) {
    const chunks = (excerpt.chunkIds ?? []).join(", ");
    lines.push(`it was given ${chunks} (${excerpt.contentHash ?? "no hash"})`);
  }
  return lines.join("\n");
}

function imported({ source, format, id, sha256 }: Origin): string {
  const record = id === undefined ? "" : `, record ${quoted(id)}`;
  return `imported from ${named(source)} as ${format ?? "?"}${record}\n${sha256 ?? "no hash"}`;
}

function named(value: string | undefined): string {
  return value === undefined ? "not named" : quoted(value);
}
