import { isLater } from "../../model/instant.ts";

const day = "2026-09-01".length;

/** Whether something of one day or moment comes after another. Where either is a day, days are compared as written. */
export function isAfter(moment: string, limit: string): boolean {
  if (moment.length > day && limit.length > day) return isLater(moment, limit);
  return moment.slice(0, day) > limit.slice(0, day);
}
