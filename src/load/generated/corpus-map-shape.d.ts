// Written by `npm run generate` from schemas/.
import type { ValidateFunction } from "ajv";
import type { CorpusMap } from "../../model/generated/corpus-map.ts";

export declare const corpusMapShape: ValidateFunction<CorpusMap>;
