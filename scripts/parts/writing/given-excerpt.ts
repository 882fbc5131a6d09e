import type { EvidenceSource } from "../../../src/authoring/evidence-source.ts";
import { excerptOf } from "../../../src/authoring/new/excerpt.ts";
import type { NewCase } from "../../../src/authoring/new/new-case.ts";
import type { Excerpt } from "../../../src/model/generated/case.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";
import type { GivenCase } from "./new-flags.ts";

interface Given {
  readonly given: GivenCase;
  /** Undefined where the set has no corpus revision. */
  readonly source: EvidenceSource | undefined;
}

/** What the generator was given: as flags say, else the evidence. A case that only words another differently needs none. */
export function givenExcerpt({ given, source }: Given, made: NewCase): Excerpt | undefined {
  const ids = given.excerpt ?? made.evidence.map(({ provenance }) => provenance.chunkId);
  if (given.generated?.lane === "phrasing" && given.excerpt === undefined) return undefined;
  if (source === undefined) {
    throw new UsageError(
      "A generated case records what its generator was given, and this set has no corpus revision to name it in.\n" +
        "Take a snapshot of the corpus first: touchstone corpus snapshot --help",
    );
  }
  if (ids.length === 0) {
    throw new UsageError(
      "A generated case records what its generator was given, and this one has no evidence to take it from: name the chunks with --excerpt.",
    );
  }
  const excerpt = excerptOf(ids, source);
  if ("chunkIds" in excerpt) return excerpt;
  const id = "unknown" in excerpt ? excerpt.unknown : excerpt.untold;
  const why = "unknown" in excerpt ? "is not in the corpus revision" : "has no text in this set";
  throw new UsageError(terminalText(`Chunk "${id}" ${why}, so the excerpt cannot be recorded.`));
}
