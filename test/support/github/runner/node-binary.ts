import { NotModelled } from "../workflows/fields-of.ts";

/** The Node program that stands for a version: of 24, the one that `NODE24` names, or this one where it names none. */
export function nodeBinary(version: string): string {
  const major = /^v?(\d+)(?:\.x|\.\d+)*$/.exec(version)?.[1];
  if (major === "24") return process.env["NODE24"] ?? process.execPath;
  if (process.version.startsWith(`v${major}.`)) return process.execPath;
  throw new NotModelled(`Node "${version}"`);
}
