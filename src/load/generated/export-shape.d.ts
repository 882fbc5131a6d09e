// Written by `npm run generate` from schemas/.
import type { ValidateFunction } from "ajv";
import type { ExportManifest } from "../../model/generated/export.ts";

export declare const exportShape: ValidateFunction<ExportManifest>;
