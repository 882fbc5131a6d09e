// Written by `npm run generate` from schemas/.
import type { ValidateFunction } from "ajv";
import type { RevisionRecord } from "../../model/generated/revision.ts";

export declare const revisionShape: ValidateFunction<RevisionRecord>;
