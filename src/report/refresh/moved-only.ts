import type { RefreshItem } from "../../refresh/plan/plan.ts";
import { blanks } from "./decide-command.ts";
import { inShell } from "../in-shell.ts";

/** How many cases one call of the command takes. */
const atOnce = 10;

/**
 * Cases of which all that moved stands word for word under one other id each, so that a person may take these moves together;
 * without those of which something has to be mended first, and those that somebody edited.
 */
export function movedOnly(items: readonly RefreshItem[]): readonly RefreshItem[] {
  return items.filter(
    ({ asks, isEdited, evidence, outcomes }) =>
      asks === "refresh" &&
      !isEdited &&
      outcomes.some(({ outcome, result }) => outcome === "revised" && "digest" in result) &&
      evidence.some(({ verdict }) => verdict === "moved") &&
      evidence.every(({ verdict }) => verdict === "moved" || verdict === "same"),
  );
}

/** The commands that take these moves, each of as many cases as one call takes, with blanks for who decides and why. */
export function movedCommands(items: readonly RefreshItem[], flags: string): readonly string[] {
  const ids = movedOnly(items).map(({ id }) => inShell(id));
  const calls = Math.ceil(ids.length / atOnce);
  return Array.from({ length: calls }, (_, at) => {
    const some = ids.slice(at * atOnce, (at + 1) * atOnce);
    return `touchstone refresh decide ${some.join(" ")} --moved${flags} ${blanks("answerable")}`;
  });
}
