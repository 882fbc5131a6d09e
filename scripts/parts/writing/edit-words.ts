import {
  readChange,
  type Change,
  type ChangeKind,
} from "../../../src/authoring/edit/case-changes.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";
import { assertFit } from "../fit-text.ts";
import { understood } from "../condition-words.ts";

/** A change as it stands on a command line. */
export interface ToldChange {
  readonly kind: ChangeKind;
  readonly given: string;
}

/** The changes of a command line in their order. Throws UsageError where one cannot be read, or two cannot stand together. */
export function changesOf(told: readonly ToldChange[]): readonly Change[] {
  const changes = told.map(({ kind, given }) => understood(readChange(kind, given)));
  if (changes.length === 0) {
    throw new UsageError("Say what to change: --set, --add, --remove or --unset.");
  }
  for (const { kind, given } of told) {
    // What stands in a case already can still be taken out.
    if (kind === "set" || kind === "add") assertFit({ [kind]: given });
  }
  for (const [index, change] of changes.entries()) {
    const other = changes.slice(0, index).find((before) => collides(before, change));
    if (other !== undefined) {
      throw new UsageError(
        terminalText(`${other.words} and ${change.words} cannot stand together.`),
      );
    }
  }
  return changes;
}

/** Only a list can be changed several times, and each entry once. */
function collides(one: Change, other: Change): boolean {
  if (one.field !== other.field) return false;
  const whole = [one, other].some(({ kind }) => kind === "set" || kind === "unset");
  return whole || one.value === other.value;
}
