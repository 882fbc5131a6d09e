import type { NewPullRequest } from "../refresh/requests/host.ts";
import type { Place } from "./connection.ts";

/** Browsers and GitHub take longer ones, but not everything between them does. */
const longest = 8000;

/** The page on which a person opens this pull request, with its fields filled in as far as an address takes them. */
export function compareUrl(
  { server, owner, name }: Place,
  { branch, base, title, body }: NewPullRequest,
): string {
  const range = [base, branch].map((one) => one.split("/").map(encodeURIComponent).join("/"));
  const page = `${server}/${owner}/${name}/compare/${range.join("...")}?expand=1`;
  const titled = `${page}&title=${encodeURIComponent(title)}`;
  const whole = `${titled}&body=${encodeURIComponent(body)}`;
  return [whole, titled].find((one) => one.length <= longest) ?? page;
}
