import { isBlank } from "../../model/white-space.ts";
import type { Block, Heading, Outline } from "../outline/outline.ts";
import type { Chunker, Piece } from "./chunker.ts";
import { headingSlug } from "./heading-slug.ts";
import { piecesOf } from "./pieces.ts";

/**
 * A chunk a section; a section that is larger than `maxCharacters`, in UTF-16 units, in pieces. `depth` is the deepest heading
 * that starts a chunk.
 */
export const byHeading: Chunker = {
  name: "by-heading",
  version: "1",
  settings: [
    { name: "maxCharacters", least: 100, most: 1_000_000, standard: 2000 },
    { name: "depth", least: 1, most: 6, standard: 6 },
  ],
  cut: (outline, { maxCharacters = 2000, depth = 6 }) =>
    joined(sectionsOf(outline, depth)).flatMap((section) =>
      sectionPieces(outline, section, maxCharacters),
    ),
};

interface Section {
  /** Slugs and titles from the outermost heading to its own; empty before the first heading. */
  readonly slugs: readonly string[];
  readonly titles: readonly string[];
  readonly blocks: readonly Block[];
}

function sectionsOf({ blocks }: Outline, depth: number): readonly Section[] {
  const path = new HeadingPath();
  const sections: { slugs: readonly string[]; titles: readonly string[]; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const { heading } = block;
    if (heading !== undefined && heading.level <= depth) {
      path.enter(heading);
      sections.push({ slugs: path.slugs, titles: path.titles, blocks: [block] });
    } else {
      const last = sections.at(-1);
      if (last === undefined) sections.push({ slugs: [], titles: [], blocks: [block] });
      else last.blocks.push(block);
    }
  }
  return sections;
}

/**
 * A section with no word but its heading is no chunk of its own: it opens that of the first section below it. So does the
 * banner of a page, whatever its level.
 */
function joined(sections: readonly Section[]): readonly Section[] {
  const found: Section[] = [];
  let waiting: readonly Block[] = [];
  for (const [index, section] of sections.entries()) {
    const blocks = [...waiting, ...section.blocks];
    const bare = section.blocks.every(({ heading, unseen }) => heading !== undefined || unseen);
    const next = sections[index + 1];
    const opens = index === 0 || (next?.slugs.length ?? 0) > section.slugs.length;
    if (bare && next !== undefined && opens) waiting = blocks;
    else {
      found.push({ ...section, blocks });
      waiting = [];
    }
  }
  return found;
}

function sectionPieces(
  { text }: Outline,
  { slugs, titles, blocks }: Section,
  most: number,
): readonly Piece[] {
  const path = slugs.join("/");
  const place = titles.join(" > ");
  return piecesOf(text, blocks, most)
    .filter(({ start, end }) => !isBlank(text.slice(start, end)))
    .map(({ start, end }, index) => {
      const part = index === 0 ? "" : `part ${index + 1}`;
      const locator = part === "" || place === "" ? place + part : `${place} (${part})`;
      return {
        start,
        end,
        fragment: index === 0 && path !== "" ? path : `${path}:${index + 1}`,
        locator: locator === "" ? undefined : locator,
      };
    });
}

/** The headings above a place. Of headings with one name under one parent the second is `name~2`. */
class HeadingPath {
  #open: { readonly level: number; readonly slug: string; readonly title: string }[] = [];
  readonly #met = new Map<string, number>();

  enter({ level, title, anchor }: Heading): void {
    this.#open = this.#open.filter((above) => above.level < level);
    const slug = headingSlug(anchor ?? title);
    const path = [...this.slugs, slug].join("/");
    const count = (this.#met.get(path) ?? 0) + 1;
    this.#met.set(path, count);
    const own = count === 1 ? slug : `${slug}~${count}`;
    this.#open.push({ level, slug: own, title: title === "" ? "untitled" : title });
  }

  get slugs(): readonly string[] {
    return this.#open.map(({ slug }) => slug);
  }

  get titles(): readonly string[] {
    return this.#open.map(({ title }) => title);
  }
}
