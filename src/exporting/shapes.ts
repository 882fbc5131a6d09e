import type { Shape } from "./shape.ts";
import { beir } from "./shapes/beir.ts";
import { deepeval } from "./shapes/deepeval.ts";
import { promptfoo } from "./shapes/promptfoo.ts";
import { ragas } from "./shapes/ragas.ts";
import { squad2 } from "./shapes/squad2.ts";
import { trec } from "./shapes/trec.ts";

/** The shapes of other tools in which a set can go out, in the order of help. */
export const shapes: readonly Shape[] = [ragas, deepeval, promptfoo, beir, trec, squad2];
