import type { CaseFormat } from "./case-format.ts";
import { deepeval } from "./formats/deepeval.ts";
import { mtrag } from "./formats/mtrag.ts";
import { ragas } from "./formats/ragas.ts";
import { squad2 } from "./formats/squad2.ts";

/** Every format that is read without a mapping file, in the order of help. */
export const caseFormats: readonly CaseFormat[] = [squad2, deepeval, ragas, mtrag];

/** The formats that bring a corpus as well, by name. */
export const passageFormats: ReadonlyMap<string, NonNullable<CaseFormat["passages"]>> = new Map(
  caseFormats.flatMap(({ name, passages }) =>
    passages === undefined ? [] : [[name, passages] as const],
  ),
);
