import { askedBefore, type AskedBefore } from "../../../src/authoring/new/asked-before.ts";
import {
  chunkOf,
  evidenceSource,
  type EvidenceSource,
} from "../../../src/authoring/evidence-source.ts";
import {
  newCase,
  shortEntry,
  type NewCase,
  type UnwrittenCase,
  type WantedCase,
} from "../../../src/authoring/new/new-case.ts";
import { suggestFolder, suggestId } from "../../../src/authoring/new/suggest-place.ts";
import type { CaseKind } from "../../../src/model/case.ts";
import { isAltered } from "../../../src/model/corpus.ts";
import {
  currentRevision,
  knownIds,
  lacksCurrentRevision,
  type Dataset,
} from "../../../src/model/dataset.ts";
import type { Families } from "../../../src/model/generated/families.ts";
import type { Observation } from "../../../src/model/generated/observation.ts";
import type { Origin, ShortEvidenceEntry } from "../../../src/model/generated/case.ts";
import { casesFolder } from "../../../src/model/layout.ts";
import { writeInstead } from "../../../src/model/nearest.ts";
import type { Tree } from "../../../src/model/tree.ts";
import type { TextOptions } from "../../../src/report/verdict/problem-text.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type Io } from "../../io.ts";
import { unknownId } from "../chosen-cases.ts";
import { alteredRevision } from "./fill-set.ts";
import { givenExcerpt } from "./given-excerpt.ts";
import type { GivenCase } from "./new-flags.ts";

/** Everything that writing one new case needs to know. */
export interface NewSession {
  readonly io: Io;
  readonly folder: string;
  readonly tree: Tree;
  readonly dataset: Dataset;
  readonly given: GivenCase;
  /** What it comes from; undefined where that is no observation. */
  readonly observation: Observation | undefined;
  /** Undefined where the set has no corpus revision. */
  readonly source: EvidenceSource | undefined;
  readonly families: Families | undefined;
  /** Undefined for a case of a generator or an observation, and where nothing says who writes it. */
  readonly author: string | undefined;
  readonly saysAuthor: boolean;
  /** The folder below cases/ that was asked for. */
  readonly into: string | undefined;
  readonly options: TextOptions;
  /** Whether nothing is to be written. */
  readonly dryRun: boolean;
}

/** What a person, or flags, say of a case. */
export interface CaseWords {
  readonly kind: CaseKind;
  readonly because: string | undefined;
  readonly query: string;
  readonly expectedAnswer: string;
  readonly evidence: readonly ShortEvidenceEntry[];
}

/** The corpus revision in which evidence is looked up; undefined where the set has none. Throws UsageError where it cannot be read. */
export function currentSource(dataset: Dataset): EvidenceSource | undefined {
  const revision = currentRevision(dataset);
  if (lacksCurrentRevision(dataset)) throw new UsageError(alteredRevision);
  if (revision === undefined) return undefined;
  const source = evidenceSource(dataset, revision);
  if (source === undefined || isAltered(revision)) throw new UsageError(alteredRevision);
  return source;
}

/** What the flags say of a case, where they say all that has to be said. */
export function wordsOfFlags({ given, source }: NewSession): CaseWords {
  return {
    kind: given.kind ?? "answerable",
    because: given.because,
    query: given.query ?? "",
    expectedAnswer: given.answer ?? "",
    evidence: given.evidence.map((one) => shortEntry(one, source)),
  };
}

/** Throws UsageError where a flag names a case, a chunk or a family that the set does not have. */
export function assertKnownNames({ given, dataset, source, families }: NewSession): void {
  const { variantOf, distractor = [], excerpt = [], family = [] } = given;
  if (variantOf !== undefined && !knownIds(dataset).has(variantOf)) {
    throw unknownId(dataset.cases, variantOf);
  }
  const chunks = source?.chunks;
  const strange = [...distractor, ...excerpt].find(
    (id) => source !== undefined && chunkOf(source, id) === undefined,
  );
  if (strange !== undefined && chunks !== undefined) {
    throw new UsageError(unknownName("chunk", strange, chunks.keys()));
  }
  const known = families?.families;
  const stray = family.find((id) => known !== undefined && !Object.hasOwn(known, id));
  if (stray !== undefined && known !== undefined) {
    throw new UsageError(unknownName("family", stray, Object.keys(known)));
  }
}

function unknownName(what: string, name: string, known: Iterable<string>): string {
  const advice = writeInstead(name, known, `Write the id of a ${what} of this set.`);
  return terminalText(`No ${what} has the id "${name}". ${advice}`);
}

/** Throws UsageError where an id is taken by a case of the set, or by the name of a file that is none. */
export function assertFree({ dataset }: NewSession, id: string | undefined): void {
  const taken = id === undefined ? undefined : whereTaken(dataset, id);
  if (taken !== undefined) throw new UsageError(taken);
}

/** That an id is taken, and by what; undefined where it is free. */
export function whereTaken(dataset: Dataset, id: string): string | undefined {
  if (!knownIds(dataset).has(id)) return undefined;
  const path = dataset.cases.find((file) => file.case.id === id)?.path;
  const where = path === undefined ? "" : `: ${path}`;
  return terminalText(
    `There is a case "${id}" already${where}. Nothing is overwritten: give another id, or edit that case.`,
  );
}

/** The folder below cases/ that fits a case: as asked for, else that of its evidence, else that of its family. */
export function folderFor(session: NewSession, { evidence }: CaseWords): string {
  const { into, source, families, given } = session;
  if (into !== undefined) return into;
  const documents = evidence.flatMap(({ document, chunk }) => {
    if (document !== undefined) return [document];
    const found = source === undefined || chunk === undefined ? undefined : chunkOf(source, chunk);
    return found === undefined ? [] : [found.documentId];
  });
  return documents.length > 0 ? suggestFolder(documents, families) : (given.family?.[0] ?? "");
}

/** The id that was asked for, else the next number of the folder; `taken` are those that other runs took meanwhile. */
export function idFor(
  { dataset, given }: NewSession,
  folder: string,
  taken: ReadonlySet<string> = new Set(),
): string {
  return given.id ?? suggestId(folder, new Set([...knownIds(dataset), ...taken]));
}

/** Another run, or an editor, wrote a file where a new case was to go. */
export class PlaceTakenError extends UsageError {
  constructor(path: string) {
    super(`"${terminalText(path)}" is there already. Nothing is overwritten: give another id.`);
    this.name = "PlaceTakenError";
  }
}

/** The cases of the set that ask what a new one asks. */
export function beforeThis(
  { dataset, given }: NewSession,
  { query, expectedAnswer, kind, because }: Omit<CaseWords, "evidence">,
): readonly AskedBefore[] {
  const { turn = [] } = given;
  const conversation = turn.length === 0 ? {} : { conversation: turn };
  const reason = because === undefined ? {} : { because };
  return askedBefore(dataset.cases, { kind, ...reason, ...conversation, query, expectedAnswer });
}

export interface PlacedCase {
  readonly words: CaseWords;
  readonly id: string;
  readonly folder: string;
  readonly author: string | undefined;
}

/** A new case as its file will be. Throws UsageError where it is not known who or what writes it, or from what. */
export async function plannedCase(
  session: NewSession,
  placed: PlacedCase,
): Promise<NewCase | UnwrittenCase> {
  const { dataset, source, tree, given } = session;
  const path = [casesFolder, placed.folder, `${placed.id}.yaml`]
    .filter((part) => part !== "")
    .join("/");
  if ((await tree.entry(path)) !== undefined) throw new PlaceTakenError(path);
  const setting = { dataset, source, path, schema: await schemaFor(tree, path) };
  const wanted = (origin: Origin): WantedCase => wantedCase(session, placed, origin);
  if (given.observation !== undefined) {
    return newCase(wanted({ kind: "telemetry", observation: given.observation }), setting);
  }
  if (given.generated === undefined) {
    return newCase(wanted({ kind: "human", author: authorOf(placed.author) }), setting);
  }
  const origin: Origin = {
    kind: "synthetic",
    ...given.generated,
    ...(given.generated.lane === "exploration" ? { calibrated: false } : {}),
  };
  const made = newCase(wanted(origin), setting);
  if ("refused" in made) return made;
  const excerpt = givenExcerpt(session, made);
  return newCase(wanted(excerpt === undefined ? origin : { ...origin, excerpt }), setting);
}

function authorOf(author: string | undefined): string {
  if (author !== undefined) return author;
  throw new UsageError(
    "It is not known who writes the case: Git has no user.name here.\n" +
      "Give --author NAME, or set the name once: git config user.name NAME",
  );
}

function wantedCase({ given }: NewSession, { words, id }: PlacedCase, origin: Origin): WantedCase {
  const { turn = [], distractor = [], tag = [], variantOf, family, notes } = given;
  return {
    ...words,
    id,
    origin,
    conversation: turn,
    distractorChunkIds: distractor,
    tags: tag,
    variantOf,
    families: family,
    notes,
  };
}

/** What editors read in the first line; undefined where the set has no schemas. */
async function schemaFor(tree: Tree, path: string): Promise<string | undefined> {
  const schema = "schemas/case.schema.json";
  if ((await tree.entry(schema)) === undefined) return undefined;
  return `${"../".repeat(path.split("/").length - 1)}${schema}`;
}
