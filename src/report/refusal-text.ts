import type { Problem } from "../model/finding.ts";
import type { Location } from "../model/location.ts";
import type { TextOptions } from "./text-report.ts";
import { visibleText } from "./visible-text.ts";

/** What a command did not do to a file, and why: like a finding, but no rule's. `between` comes below the sentence. */
export function refusalText(
  refusal: Problem,
  {
    style,
    place,
    what,
    between = [],
  }: TextOptions & { readonly what: string; readonly between?: readonly string[] },
): string {
  const { at, message, related = [], fix } = refusal;
  const where = (location: Location): string =>
    visibleText(`${place(location.file)}:${location.line}:${location.column}`);
  return [
    `${style.strong(where(at))} ${style.red(what)}`,
    `  ${visibleText(message)}`,
    ...between,
    ...(related.length === 0 ? [] : [`  see: ${related.map(where).join(", ")}`]),
    ...(fix === undefined ? [] : [`  fix: ${visibleText(fix)}`]),
  ].join("\n");
}
