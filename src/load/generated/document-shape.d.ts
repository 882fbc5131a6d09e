// Written by `npm run generate` from schemas/.
import type { ValidateFunction } from "ajv";
import type { CorpusDocument } from "../../model/generated/document.ts";

export declare const documentShape: ValidateFunction<CorpusDocument>;
