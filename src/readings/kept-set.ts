import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CaseReader } from "../load/case-reader.ts";
import type { Tree } from "../model/tree.ts";
import type { Disk } from "./file-facts.ts";
import { CaseKeeper, KeptCases } from "./kept-cases.ts";
import { KeptWriter, readKept } from "./kept-file.ts";
import { clearKept } from "./kept-folder.ts";
import { keptReader } from "./kept-reader.ts";
import { seenAgain, WatchedTree, type SeenFile, type Sightings } from "./watched-tree.ts";

/** Whose kept results are meant. */
export interface KeptPlace {
  /** The folder of all kept results of this user. */
  readonly folder: string;
  /** The set's folder: a real path. */
  readonly root: string;
  /** The fewest cases that are worth keeping. */
  readonly least: number;
  /** The machine's clock, in milliseconds, by which a file counts as settled. */
  readonly now: () => number;
  /** What stands for the code that judges: with other code, nothing is kept. Asked for where there is something to read or write. */
  readonly code: () => string;
}

/** What was kept of a set's last run: the answers that the disk gave, and the verdict that it came to. */
interface LastRun {
  readonly sightings: Sightings;
  readonly question: string;
  readonly verdict: unknown;
}

/** The kept results of one set: in one file what each case file says, in another the last verdict. */
export class KeptSet {
  readonly #place: KeptPlace;
  readonly #tree: Tree;
  readonly #last: LastRun | undefined;

  private constructor(place: KeptPlace, tree: Tree, last: LastRun | undefined) {
    this.#place = place;
    this.#tree = tree;
    this.#last = last;
  }

  /** Opens what is kept of the set in a tree; whatever is damaged is not there. */
  static open(place: KeptPlace, tree: Tree): KeptSet {
    const bytes = readOf(place, "verdict");
    return new KeptSet(place, tree, bytes === undefined ? undefined : lastRunIn(bytes));
  }

  /**
   * The verdict of a run that was asked the same and saw the same; undefined where there is none. `question` says
   * everything that the verdict depends on and that the set's folder does not show.
   */
  async verdict(question: string): Promise<unknown> {
    const last = this.#last;
    if (last?.question !== question) return undefined;
    const { files } = last.sightings;
    const sightings = await seenAgain(this.#tree, diskOf(this.#place), last.sightings);
    if (sightings === undefined) return undefined;
    // What had to be read again need not be the next time.
    if ([...sightings.files].some(([path, file]) => files.get(path) !== file)) {
      writeLastRun(this.#place, { ...last, sightings });
    }
    return last.verdict;
  }

  /** Begins a run that reads the set. */
  begin(): KeptRun {
    const disk = diskOf(this.#place);
    const tree = new WatchedTree(this.#tree, disk);
    const cases = new KeptCases(readOf(this.#place, "cases"));
    const keeper = new CaseKeeper();
    const files = this.#last?.sightings.files ?? new Map<string, SeenFile>();
    const keepCases = async (): Promise<void> => {
      if (!keeper.isNewTo(cases)) return;
      keeper.write(writerOf(this.#place, "cases"));
      await clearKept(this.#place.folder, disk.now);
    };
    return {
      tree,
      reader: (others) => keptReader(others, { disk, tree, files, cases, keeper }),
      keepCases: async () => {
        await keepCases();
        // A verdict that another run kept stays, with the facts of its files.
        const sightings = this.#last === undefined ? tree.sightings : undefined;
        if (sightings !== undefined) writeLastRun(this.#place, { sightings, ...noVerdict });
      },
      keep: async (question, verdict, told) => {
        await keepCases();
        const sightings = tree.sightings;
        if (sightings === undefined) return;
        // What was told of a file was found in its bytes a moment after they were read.
        const some = new Map([...sightings.files].filter(([path]) => told.has(path)));
        const isStill = await seenAgain(this.#tree, disk, { ...nothing, files: some });
        if (isStill !== undefined) writeLastRun(this.#place, { sightings, question, verdict });
      },
    };
  }
}

/** A run that reads a set and keeps what it learns. */
export interface KeptRun {
  /** The tree to read. */
  readonly tree: Tree;
  /** Reads cases from what is kept, and others as another reader does. */
  readonly reader: (others: CaseReader) => CaseReader;
  /** Keeps the cases alone, of a run that comes to no verdict: where none is kept, also how their files were seen. */
  readonly keepCases: () => Promise<void>;
  /** Keeps the cases and the verdict; `told` are the files that it tells of. */
  readonly keep: (question: string, verdict: unknown, told: ReadonlySet<string>) => Promise<void>;
}

/** No run is asked so. */
const noVerdict = { question: "", verdict: undefined };

const nothing = { lists: new Map<string, string>(), entries: new Map<string, string>() };

function diskOf({ root, now }: KeptPlace): Disk {
  return { root, now: now() };
}

type Kept = "cases" | "verdict";

function readOf(place: KeptPlace, name: Kept): Buffer | undefined {
  const file = fileOf(place, name);
  return existsSync(file) ? readKept(file, labelOf(place, name)) : undefined;
}

function writerOf(place: KeptPlace, name: Kept): KeptWriter {
  return new KeptWriter(fileOf(place, name), labelOf(place, name));
}

function fileOf({ folder, root }: KeptPlace, name: Kept): string {
  const set = createHash("sha256").update(root).digest("hex").slice(0, 32);
  return join(folder, set, name);
}

function labelOf({ root, code }: KeptPlace, name: Kept): string {
  return JSON.stringify([name, root, code()]);
}

/** Of files, three lists: they are read faster than a list of many maps. */
interface WrittenRun {
  readonly question: string;
  readonly verdict: unknown;
  readonly lists: readonly (readonly [string, string])[];
  readonly entries: readonly (readonly [string, string])[];
  readonly paths: readonly string[];
  readonly blobs: readonly string[];
  readonly facts: readonly (string | null)[];
}

function lastRunIn(bytes: Buffer): LastRun {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- writeLastRun wrote it, and the file's hash is right.
  const written = JSON.parse(bytes.toString("utf8")) as WrittenRun;
  const { question, verdict, lists, entries, paths, blobs, facts } = written;
  const files = new Map(
    paths.map((path, index) => [
      path,
      { blob: blobs[index] ?? "", facts: facts[index] ?? undefined },
    ]),
  );
  return {
    question,
    verdict,
    sightings: { lists: new Map(lists), entries: new Map(entries), files },
  };
}

function writeLastRun(place: KeptPlace, { question, verdict, sightings }: LastRun): void {
  const { lists, entries, files } = sightings;
  const seen = [...files.values()];
  const written: WrittenRun = {
    question,
    verdict,
    lists: [...lists],
    entries: [...entries],
    paths: [...files.keys()],
    blobs: seen.map(({ blob }) => blob),
    facts: seen.map(({ facts }) => facts ?? null),
  };
  const writer = writerOf(place, "verdict");
  writer.add(Buffer.from(JSON.stringify(written)));
  writer.finish();
}
