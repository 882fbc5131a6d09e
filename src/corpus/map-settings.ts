import { canonicalJson } from "../model/digest.ts";
import type { CorpusMap } from "../model/generated/corpus-map.ts";
import { IncompleteMap } from "./dump-map.ts";
import type { Settings } from "./comparing/settings.ts";

/** How a mapping says that the corpus was cut, embedded and filtered. Throws IncompleteMap. */
export function mapSettings({ chunking, embedding, retrievalFilter }: CorpusMap): Settings {
  if (chunking === undefined) {
    throw new IncompleteMap(
      "Nothing says how the documents were cut into chunks. Give --chunking NAME@VERSION, as in by-heading@1; in a mapping file it is chunking.",
    );
  }
  const settings = {
    chunking: { ...chunking, settings: chunking.settings ?? {} },
    ...(embedding === undefined ? {} : { embedding }),
    ...(retrievalFilter === undefined ? {} : { retrievalFilter }),
  };
  try {
    canonicalJson(settings);
  } catch (cause) {
    throw new IncompleteMap("The settings of the chunking hold a value that JSON cannot hold.", {
      cause,
    });
  }
  return settings;
}
