// Written by `npm run generate` from schemas/.
import type { ValidateFunction } from "ajv";
import type { CorpusText } from "../../model/generated/text.ts";

export declare const textShape: ValidateFunction<CorpusText>;
