// Written by `npm run generate` from schemas/.
import type { ValidateFunction } from "ajv";
import type { GoldenCase } from "../../model/generated/case.ts";
import type { RevisionRecord } from "../../model/generated/revision.ts";
import type { CurrentPointer } from "../../model/generated/current.ts";
import type { CorpusDocument } from "../../model/generated/document.ts";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { CorpusText } from "../../model/generated/text.ts";
import type { CorpusMap } from "../../model/generated/corpus-map.ts";
import type { Families } from "../../model/generated/families.ts";
import type { Policy } from "../../model/generated/policy.ts";
import type { ImportMap } from "../../model/generated/import-map.ts";
import type { Manifest } from "../../model/generated/manifest.ts";

export declare const caseShape: ValidateFunction<GoldenCase>;
export declare const revisionShape: ValidateFunction<RevisionRecord>;
export declare const currentShape: ValidateFunction<CurrentPointer>;
export declare const documentShape: ValidateFunction<CorpusDocument>;
export declare const chunkShape: ValidateFunction<CorpusChunk>;
export declare const textShape: ValidateFunction<CorpusText>;
export declare const corpusMapShape: ValidateFunction<CorpusMap>;
export declare const familiesShape: ValidateFunction<Families>;
export declare const policyShape: ValidateFunction<Policy>;
export declare const importMapShape: ValidateFunction<ImportMap>;
export declare const manifestShape: ValidateFunction<Manifest>;
