import type { SplitClaim } from "../../families/split-claim.ts";
import { splitFigures } from "./claim-lines.ts";
import { markdownText } from "../untrusted/markdown.ts";

/** What a split holds and what a score on it would say, as a paragraph of GitHub's Markdown. */
export function claimMarkdown(claim: SplitClaim): string {
  const said = [claim.sentence, ...claim.caveats].map(markdownText).join(" ");
  return `Split: ${splitFigures(claim)}. ${said}`;
}
