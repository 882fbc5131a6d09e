import { jsonl } from "./jsonl.ts";
import type { Shape } from "./shape.ts";
import { beir } from "./shapes/beir.ts";
import { deepeval } from "./shapes/deepeval.ts";
import { promptfoo } from "./shapes/promptfoo.ts";
import { ragas } from "./shapes/ragas.ts";
import { squad2 } from "./shapes/squad2.ts";
import { trec } from "./shapes/trec.ts";
import { splitManifest } from "./split-manifest.ts";

/** The shapes of other tools in which a set can go out, in the order of help. */
export const toolShapes: readonly Shape[] = [ragas, deepeval, promptfoo, beir, trec, squad2];

/** The shapes in which a set can go out, in the order of help. The first is the usual one. */
export const shapes: readonly Shape[] = [jsonl, ...toolShapes, splitManifest];
