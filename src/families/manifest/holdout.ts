import { groupsOf } from "../../model/groups.ts";
import { quoted } from "../../model/sentence.ts";
import { idsOf, linkFamilies, sidedCases, type LinkedFamilies } from "./linked.ts";
import { caseName, caseStart, type ManifestCase, type ReadManifest } from "./manifest.ts";
import type { Placed } from "./placed.ts";
import type { Reason } from "./reason.ts";

/** Holdout cases that somebody learned from and that still count as held out, or whose family does. */
export function holdoutReasons(manifest: ReadManifest, placed: Placed): readonly Reason[] {
  const retired = manifest.cases.filter(({ isRetired }) => isRetired);
  const inTest = retired.filter(({ split }) => split === "test");
  const linked = linkFamilies(manifest);
  return [
    ...inTest.map((one) => ({
      code: "retired-in-test" as const,
      message: `${caseStart(one)} is a retired holdout and still in "test": somebody learned from its results.`,
      ...placed.inCase(one, "split"),
      fix: 'Move it to "regression", and hold fresh cases out.',
    })),
    // Under a fixed corpus, families are shared from the start.
    ...(manifest.claim === "fixed-corpus"
      ? []
      : spoiledTests({ manifest, retired, linked }, placed)),
  ];
}

interface Spoiling {
  readonly manifest: ReadManifest;
  readonly retired: readonly ManifestCase[];
  readonly linked: LinkedFamilies;
}

/** One reason for each component of a retired case with other cases in test: at the first of them. */
function spoiledTests(
  { manifest, retired, linked: { rootOf } }: Spoiling,
  placed: Placed,
): readonly Reason[] {
  const tests = sidedCases(manifest).filter(({ one, side }) => side === "test" && !one.isRetired);
  const pairs = tests.flatMap(({ one, families }) =>
    families.slice(0, 1).map((family) => [rootOf(family), one] as const),
  );
  const testsOf = groupsOf(pairs, ([root]) => root);
  const spoiled = retired.flatMap((one) =>
    [...new Set(idsOf(one.families).map(rootOf))].map((root) => ({ root, one })),
  );
  return [...groupsOf(spoiled, ({ root }) => root)].flatMap(([root, [{ one }]]) => {
    const [first, ...others] = testsOf.get(root) ?? [];
    if (first === undefined) return [];
    const [, test] = first;
    const shared = idsOf(one.families).find((family) => idsOf(test.families).includes(family));
    const share = shared === undefined ? "a component" : `family ${quoted(shared)}`;
    const more = others.length === 0 ? "" : ` and ${others.length} more`;
    return [
      {
        code: "retired-family" as const,
        message: `${caseStart(test)}${more} in "test" ${others.length === 0 ? "shares" : "share"} ${share} with ${caseName(one)}, a retired holdout.`,
        ...placed.inCase(test, "split"),
        related: [placed.inCase(one, "holdout").at],
        fix: 'Move them to "regression" or "dev" as well, and hold other families out.',
      },
    ];
  });
}
