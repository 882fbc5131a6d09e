import { takesPart } from "../../model/case.ts";
import type { Base, Dataset } from "../../model/dataset.ts";
import type { FamiliesDraft, FamiliesFile } from "../../model/families.ts";
import { exceptionLedger } from "./ledger-of-exceptions.ts";

/** An earlier state that was split, and what its families.yaml said. */
export interface EarlierSplit {
  readonly base: Base;
  readonly before: FamiliesDraft;
  /** Whether each case carried its own split then. */
  readonly isByCase: boolean;
}

/** The earlier state, where it was split; undefined without one, or where its families.yaml could not be read. */
export function earlierSplit({ base, cases }: Dataset): EarlierSplit | undefined {
  const before = base?.families?.families;
  if (base === undefined || before === undefined) return undefined;
  const isByCase = before.claim?.kind === "fixed-corpus";
  const same = cases.filter(({ path }) => base.sameCases.has(path));
  const isSplit = isByCase
    ? [...same, ...base.cases].some((file) => takesPart(file) && file.case.split !== undefined)
    : Object.values(before.families ?? {}).some((family) => family?.split !== undefined);
  return isSplit ? { base, before, isByCase } : undefined;
}

/** What the set says about families and cases that moved, since the earlier state. */
interface MoveReasons {
  readonly families: ReadonlySet<string>;
  readonly cases: ReadonlySet<string>;
}

/** The families and cases that an exception `move` names which the earlier state has not: an old reason is none for a new move. */
export function moveReasons({ before }: EarlierSplit, file: FamiliesFile): MoveReasons {
  const { fresh } = exceptionLedger(before, file);
  const moves = (file.families?.exceptions ?? []).filter(
    (one, index) => one?.decision === "move" && fresh.has(index),
  );
  return {
    families: new Set(moves.flatMap((one) => one?.families ?? []).flatMap((id) => id ?? [])),
    cases: new Set(moves.flatMap((one) => one?.cases ?? []).flatMap((id) => id ?? [])),
  };
}
