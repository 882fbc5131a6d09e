import { listed } from "../../model/sentence.ts";
import { IncompleteMap } from "../dump-map.ts";
import { byHeading } from "./by-heading.ts";
import type { Chunker, ChunkerSetting, Piece } from "./chunker.ts";
import { fixedSize } from "./fixed-size.ts";
import type { Outline } from "../outline/outline.ts";

/** Every chunker. One is never changed once it is released: a better one is a new version beside it. */
const chunkers: readonly Chunker[] = [byHeading, fixedSize];

/** A chunker with all its settings. */
export interface ChosenChunker {
  readonly name: string;
  readonly version: string;
  readonly settings: Readonly<Record<string, number>>;
  readonly cut: (outline: Outline) => readonly Piece[];
}

/** The chunker of a name and version; what is not set has its standard value. Throws IncompleteMap. */
export function chosenChunker({
  name,
  version,
  settings,
}: {
  readonly name: string;
  readonly version: string;
  readonly settings: Readonly<Record<string, unknown>>;
}): ChosenChunker {
  const chunker = chunkers.find((one) => one.name === name && one.version === version);
  if (chunker === undefined) {
    const known = chunkers.map((one) => `${one.name}@${one.version}`);
    throw new IncompleteMap(
      `There is no chunker "${name}@${version}" here: a folder is cut by ${listed(known, "or")}. Chunks that another program cut are recorded from its dump.`,
    );
  }
  const unknown = Object.keys(settings).find(
    (given) => !chunker.settings.some((setting) => setting.name === given),
  );
  if (unknown !== undefined) {
    const known = chunker.settings.map((setting) => setting.name);
    throw new IncompleteMap(
      `The chunker "${name}@${version}" has no setting "${unknown}"; it has ${listed(known)}.`,
    );
  }
  const complete = Object.fromEntries(
    chunker.settings.map((setting) => [setting.name, valueOf(setting, settings[setting.name])]),
  );
  const conflict = chunker.conflict?.(complete);
  if (conflict !== undefined) throw new IncompleteMap(conflict);
  return { name, version, settings: complete, cut: (outline) => chunker.cut(outline, complete) };
}

function valueOf({ name, least, most, standard }: ChunkerSetting, given: unknown): number {
  if (given === undefined) return standard;
  const fits = typeof given === "number" && Number.isInteger(given);
  if (fits && given >= least && given <= most) return given;
  throw new IncompleteMap(
    `The setting "${name}" is a whole number from ${least} to ${most}, not ${JSON.stringify(given)}.`,
  );
}
