import { counted } from "../../../model/sentence.ts";
import type { RequestReport } from "../../../refresh/requests/request-report.ts";
import { markdownText } from "../../untrusted/markdown.ts";

/** The pull requests that a person has to open, each as a link, with what GitHub said and what lets a run open them. */
export function blockedText(requests: readonly RequestReport[]): string {
  const blocked = requests.filter(({ compareUrl }) => compareUrl !== undefined);
  if (blocked.length === 0) return "";
  const links = blocked.map(
    ({ branch, cases, title = branch, compareUrl = "" }) =>
      `- [${markdownText(title)}](${inLink(compareUrl)}), ${counted(cases.length, "case")}`,
  );
  const [reason] = blocked.flatMap(({ refused }) => refused);
  const they = blocked.length === 1 ? "Its branch is there" : "Their branches are there";
  return [
    "### To be opened by a person",
    `${they}; each link leads to a page on which one click opens the pull request.`,
    links.join("\n"),
    ...(reason === undefined ? [] : [`Why this run did not: ${markdownText(reason)}`]),
    "So that runs open them: Settings, Actions, General, “Allow GitHub Actions to create and approve pull requests”. Or give the action the token of a GitHub App.",
  ].join("\n\n");
}

/** An address cannot end the link that it stands in. */
function inLink(address: string): string {
  return address.replace(
    /[\s()<>\\[\]"'`|]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
}
