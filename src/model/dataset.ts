import { provenanceOf, type CaseFile } from "./case.ts";
import { idInName } from "./case-id.ts";
import type { CorpusRevision, CurrentPointer } from "./corpus.ts";
import type { FamiliesFile } from "./families.ts";
import type { Problem, RuleId } from "./finding.ts";
import type { Policy } from "./generated/policy.ts";
import type { ContentHash, Digest } from "./ids.ts";
import { isInCases, revisionsFolder } from "./layout.ts";
import type { Locate, Location } from "./location.ts";

/** A defect met while reading, named by the rule that reports it. */
export interface Defect extends Problem {
  readonly rule: RuleId;
}

/** Whether a defect of reading is of a file that belongs to the set: one that is passed over does not. */
export function isOfTheSet({ rule }: Defect): boolean {
  return rule !== "file/passed-over";
}

/** A plain scalar of a file that was read, which readers of YAML 1.1 take for something else than YAML 1.2 does. */
export interface AmbiguousScalar {
  readonly at: Location;
  /** Whether it is the name of a field. */
  readonly isName: boolean;
  /** As the file has it. */
  readonly spelling: string;
  /** What YAML 1.2 sees, and with it every verdict and digest. */
  readonly value: string | number;
  /** What readers of YAML 1.1 see, such as "a date"; undefined where they refuse it. */
  readonly seen: string | undefined;
  /** The spelling that all readers take for the value. */
  readonly written: string;
  /** Where it starts in the file's text, in UTF-16 code units behind a byte order mark. */
  readonly offset: number;
}

/** The policy as it is in the tree that is judged. */
export interface PolicyFile {
  readonly path: string;
  /** Undefined where it could not be read, which has its own finding. */
  readonly policy: Policy | undefined;
  /** The place of the last name of a path; of what stands around it where the file does not name it. */
  readonly locateKey: Locate;
}

/** What of an earlier state is not in the set any more as it was: all that a comparing rule has to look at. */
export interface Base {
  /** A name that Git takes for exactly this state, such as the first digits of a commit. */
  readonly name: string;
  /** The set's folder in its repository; empty where it is the whole of it. */
  readonly place: string;
  /** Readable cases whose file's bytes are not at their path any more: edited, moved or removed. */
  readonly cases: readonly CaseFile[];
  /** The paths of the case files whose bytes are as they were. */
  readonly sameCases: ReadonlySet<string>;
  /** The paths of the other case files, of which nothing could be read. */
  readonly unreadCases: ReadonlySet<string>;
  /** Corpus revisions whose revision.yaml has not the same bytes any more. */
  readonly revisions: readonly BaseRevision[];
  /** Its families.yaml, changed or not: the set's own where the bytes are the same. Undefined where it had none. */
  readonly families: FamiliesFile | undefined;
  /** Its policy, changed or not. Undefined where it had none, and where a file is judged by itself. */
  readonly policy: PolicyFile | undefined;
  /** What its current.yaml pointed at; undefined as above. */
  readonly current: CurrentPointer | undefined;
}

/** A corpus revision as an earlier state recorded it. */
export interface BaseRevision {
  readonly id: string;
  /** The path of its revision.yaml. */
  readonly file: string;
  /** The digest of that file; undefined where it could not be read. */
  readonly digest: Digest | undefined;
}

/** Everything a rule can know: what could be read of a set, and what could not. */
export interface Dataset {
  /** The case files that hold a YAML map, in path order. */
  readonly cases: readonly CaseFile[];
  /** The cases that were edited since their approval, as they were approved, by path; those that were found in what came before. */
  readonly approved: ReadonlyMap<string, CaseFile>;
  /** The recorded corpus revisions by the name of their folder. */
  readonly revisions: ReadonlyMap<string, CorpusRevision>;
  /** Undefined where there is no current.yaml. */
  readonly current: CurrentPointer | undefined;
  /** Texts by hash, as far as cases or their revisions' chunks need them, and all in which a case may be written down. */
  readonly texts: ReadonlyMap<ContentHash, string>;
  /** Undefined where the set has no families.yaml. */
  readonly families: FamiliesFile | undefined;
  /** Undefined where the set has no policy file. */
  readonly policy: PolicyFile | undefined;
  /** The earlier state to compare with; undefined where there is none, and rules that need one do not run. */
  readonly base: Base | undefined;
  readonly defects: readonly Defect[];
  readonly ambiguousScalars: readonly AmbiguousScalar[];
}

/** The corpus revision that a case names, where the set has recorded it. */
export function revisionOf(
  dataset: Pick<Dataset, "revisions">,
  file: CaseFile,
): CorpusRevision | undefined {
  const { corpusRevision } = file.case;
  return corpusRevision === undefined ? undefined : dataset.revisions.get(corpusRevision);
}

/** The ids of the set's cases, and for each file that gives none the id it is named by: such a file has its own finding. */
export function knownIds({ cases, defects }: Dataset): ReadonlySet<string> {
  const read = new Set(cases.map(({ path }) => path));
  const unread = defects.map(({ at }) => at.file).filter((file) => !read.has(file));
  const given = cases.map((file) => file.case.id ?? idInName(file.path));
  return new Set([...given, ...unread.map(idInName)]);
}

/** Files of cases that hold no case that can be read. */
export function unreadCases({
  cases,
  defects,
}: Pick<Dataset, "cases" | "defects">): readonly string[] {
  const read = new Set(cases.map(({ path }) => path));
  const unread = defects
    .filter((defect) => isOfTheSet(defect) && isInCases(defect.at.file))
    .map(({ at }) => at.file);
  return [...new Set(unread)].filter((path) => !read.has(path));
}

/** Whether a case rests on evidence whose text the set does not keep: nothing can be compared with what was judged. */
export function lacksText({ texts }: Pick<Dataset, "texts">, file: CaseFile): boolean {
  return [...provenanceOf(file)].some(
    ({ entry: { contentHash } }) => contentHash !== undefined && !texts.has(contentHash),
  );
}

/** Whether something of a corpus is recorded that gives no current revision: broken or unreadable, which is not the same as none. */
export function lacksCurrentRevision(dataset: Dataset): boolean {
  if (currentRevision(dataset) !== undefined) return false;
  const { current, revisions, defects } = dataset;
  const broken = defects.some(
    (defect) => isOfTheSet(defect) && `${defect.at.file}/`.startsWith(`${revisionsFolder}/`),
  );
  return broken || current !== undefined || revisions.size > 0;
}

/** The current corpus revision, where current.yaml points at one that is there. */
export function currentRevision(dataset: Dataset): CorpusRevision | undefined {
  const id = dataset.current?.revision;
  return id === undefined ? undefined : dataset.revisions.get(id);
}
