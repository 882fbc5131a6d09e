// Written by `npm run generate` from schemas/.
import type { ValidateFunction } from "ajv";
import type { CorpusChunk } from "../../model/generated/chunk.ts";

export declare const chunkShape: ValidateFunction<CorpusChunk>;
