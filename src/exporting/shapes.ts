import type { Shape } from "./shape.ts";

/** The shapes of other tools in which a set can go out, in the order of help. */
export const shapes: readonly Shape[] = [];
