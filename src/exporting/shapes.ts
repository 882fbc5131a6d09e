import { jsonl } from "./jsonl.ts";
import type { Shape } from "./shape.ts";
import { splitManifest } from "./split-manifest.ts";

/** The shapes in which a set can go out, in the order of help. The first is the usual one. */
export const shapes: readonly Shape[] = [jsonl, splitManifest];
