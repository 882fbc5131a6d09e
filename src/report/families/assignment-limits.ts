import type { Balance } from "../../families/assign/balance.ts";
import type { Limit } from "../../families/assign/limits.ts";
import { counted, listed } from "../../model/sentence.ts";
import { percent } from "./assignment-table.ts";

/** A reason against balance with its numbers, in a sentence or two. */
export function limitSentence(limit: Limit, { cases }: Pick<Balance, "cases">): string {
  const part = (count: number): string =>
    `${count} of ${counted(cases, "case")} (${percent(count / cases)})`;
  switch (limit.kind) {
    case "one-component":
      return `A balanced split is impossible: ${cases === 1 ? "there is 1 case" : `all ${cases} cases belong to one component, "${limit.component.name}"`}. Whatever side it is on, none is left for another one.`;
    case "few-components":
      return `A balanced split is impossible: there are ${counted(limit.components, "component")} for ${listed(limit.sides)}, so a side stays empty.`;
    case "too-large":
      return `A balanced split is impossible: the largest component, "${limit.component.name}", has ${part(limit.component.cases.length)}, and no side is to have more than ${percent(limit.share)}. ${limit.side === undefined ? "Wherever it is" : `With it on ${limit.side}`}, at most ${limit.left} can be elsewhere.`;
    case "larger-than-side":
      return `The largest component, "${limit.component.name}", has ${part(limit.component.cases.length)}, more than the ${percent(limit.share)} of ${limit.side}. Wherever it is, at most ${limit.left} can be elsewhere.`;
    case "over-recorded":
      return `A balanced split is impossible: ${part(limit.recorded)} are recorded as ${limit.side}, which is to have ${percent(limit.share)}. What is recorded does not move.`;
    case "by-chance": {
      const off = limit.sides.map(
        ({ split, share, after }) =>
          `${split} gets ${part(after.cases)} where ${percent(share)} were meant`,
      );
      return `The draw is off balance: ${listed(off)}. Components are drawn whole, and chance does not even out what is few or of unequal size.`;
    }
    case "few-test-components":
      return `The side test gets ${counted(limit.components, "component")}, and the claim asks for ${limit.wanted}: "touchstone check --for evaluation" will say so.`;
  }
}
