import { auditManifest } from "../families/manifest/audit.ts";
import { exportManifest, type ExportedManifest } from "../families/manifest/export.ts";
import type { Dataset } from "../model/dataset.ts";
import type { GoldenCase } from "../model/generated/case.ts";
import { jsonText } from "../model/json-text.ts";
import { lossesOfCases, type Fate } from "./contract-losses.ts";
import type { ExportedSet } from "./exported-set.ts";
import type { Shape } from "./shape.ts";

/** What keeps the sides apart: the manifest that `touchstone families export` writes, of the cases that go out. */
export const splitManifest: Shape = {
  name: "manifest",
  summary: "the split manifest, which touchstone families audit judges",
  help: "As touchstone families export writes it; docs/manifest.md of the project has every field.",
  refuses: (set, dataset) =>
    manifestOf(set, dataset) === undefined
      ? "The set is not split, so nothing says what a manifest would hold apart."
      : undefined,
  unfit: (set, dataset) => {
    const { reasons } = auditManifest(fileName, Buffer.from(textOf(set, dataset)));
    if (reasons.length === 0) return undefined;
    const codes = [...new Set(reasons.map(({ code }) => code))].join(", ");
    return `touchstone families audit rejects this manifest (${codes}): it judges whole splits. For one of all sides: touchstone families export`;
  },
  write: (set, dataset) => ({
    files: [{ path: fileName, text: textOf(set, dataset) }],
    losses: lossesOfCases(set, fateOf),
  }),
};

const fileName = "split-manifest.json";

function textOf(set: ExportedSet, dataset: Dataset): string {
  return `${jsonText(manifestOf(set, dataset), { indent: 2 })}\n`;
}

function manifestOf({ cases }: ExportedSet, dataset: Dataset): ExportedManifest | undefined {
  const fileAt = new Map(dataset.cases.map((file) => [file.path, file]));
  const approved = cases.flatMap(({ case: whole, path }) => {
    const file = fileAt.get(path);
    return file === undefined ? [] : [{ file, whole }];
  });
  const manifest = exportManifest(dataset, approved);
  return "refusal" in manifest ? undefined : manifest;
}

const held: ReadonlySet<string> = new Set([
  "id",
  "query",
  "expectedAnswer",
  "provenance[].documentId",
  "variantOf",
  "split",
  "families",
  "caller",
  "askedAt",
]);

function fateOf(field: string, { kind }: GoldenCase): Fate | undefined {
  if (held.has(field)) return undefined;
  if (field === "conversation") {
    return { fate: "changed", why: "earlier turns stand before the question, in one text" };
  }
  if (field !== "kind") return { fate: "dropped", why: "a split is judged without it" };
  if (kind !== "inconclusive") return undefined;
  return { fate: "changed", why: "a record does not tell it from an answer" };
}
