import {
  knownHeldOutSide,
  nothingHeldOut,
  type HeldOutSide,
} from "../../families/held-out-side.ts";
import { readTexts } from "../../load/read-texts.ts";
import type { LoadOptions } from "../../load/dataset.ts";
import { filesBelow, keepsFile } from "../../load/set-files.ts";
import type { Defect } from "../../model/dataset.ts";
import type { ContentHash } from "../../model/ids.ts";
import { textsFolder } from "../../model/layout.ts";
import type { Tree } from "../../model/tree.ts";
import type { PlanOptions } from "../plan/plan-refresh.ts";
import { setToPlan } from "../plan/set-to-plan.ts";
import {
  corpusChange,
  textsToCompare,
  type CorpusChange,
  type SetBefore,
} from "./corpus-change.ts";

/** What a change comes to, or why nothing can be said of it. */
export type CorpusChangeReading =
  /** Undefined where it changes nothing of the corpus. */
  | { readonly change: CorpusChange | undefined }
  /** The set as the change would leave it is damaged. */
  | { readonly defects: readonly Defect[] }
  /** It would have no corpus revision, or none that is current. */
  | { readonly none: "recorded" | "current" };

/** How a set is read, and where the branches of its pull requests are. */
export interface ReadingOptions extends LoadOptions, Pick<PlanOptions, "folder"> {}

/** Reads a set before and after a change; `before` is undefined where there was none. */
export async function readCorpusChange(
  before: Tree | undefined,
  after: Tree,
  { folder, ...options }: ReadingOptions = {},
): Promise<CorpusChangeReading> {
  const asked = { to: undefined, candidates: false };
  const now = await setToPlan(after, asked, options);
  if ("defects" in now) return { defects: now.defects };
  if ("none" in now) return { none: now.none === "recorded" ? "recorded" : "current" };
  const { set: earlier, heldOut } = await setBefore(before, options);
  const wanted = textsToCompare(earlier, now);
  const texts = new Map([
    ...(before === undefined ? [] : await keptTexts(before, wanted)),
    ...(await keptTexts(after, wanted)),
    ...now.texts,
  ]);
  return {
    change: corpusChange(earlier, {
      ...now,
      texts,
      heldOut,
      ...(folder !== undefined && { folder }),
    }),
  };
}

interface Before {
  readonly set: SetBefore;
  /** What the set held out, which no change publishes before it is merged. */
  readonly heldOut: HeldOutSide;
}

/** What is damaged before a change is no defect of the change, which may mend it. */
async function setBefore(tree: Tree | undefined, options: LoadOptions): Promise<Before> {
  if (tree === undefined) return { set: "none", heldOut: nothingHeldOut };
  const found = await setToPlan(tree, { to: undefined, candidates: false }, options);
  const heldOut = knownHeldOutSide(found.dataset);
  if ("defects" in found) return { set: "unreadable", heldOut };
  return { set: "none" in found ? "none" : found, heldOut };
}

async function keptTexts(
  tree: Tree,
  wanted: ReadonlySet<ContentHash>,
): Promise<ReadonlyMap<ContentHash, string>> {
  if (wanted.size === 0) return new Map();
  const entries = await filesBelow(tree, textsFolder, []);
  const files = entries.filter((entry) => keepsFile(entry, [])).map(({ path }) => path);
  return (await readTexts(tree, files, wanted)).texts;
}
