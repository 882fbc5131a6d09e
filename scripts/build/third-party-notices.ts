import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { byUtf8 } from "../../src/model/utf8-order.ts";
import { sharedTerms } from "./shared-terms.ts";

/** Licences that the bundle may carry; another one stops the build. */
const accepted = new Set([
  "MIT",
  "ISC",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "(MIT AND Zlib)",
  "0BSD",
]);

/** The licence of every package whose modules a bundle holds, in order of name, and the terms that several of them have. */
export async function thirdPartyNotices(modules: readonly string[]): Promise<string> {
  const folders = new Set<string>();
  for (const module of modules) {
    const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module.replaceAll("\\", "/"))?.[0];
    if (folder !== undefined) folders.add(folder.replace(/^\0/, ""));
  }
  const notices = await Promise.all([...folders].map(noticeOf));
  const { texts, terms } = sharedTerms(notices.toSorted(byUtf8));
  const ends = terms.map((text, index) => `Terms ${index + 1}\n\n${text}`);
  return `${[...texts, ...ends].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

async function noticeOf(folder: string): Promise<string> {
  const about: unknown = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const { name, version, license } = fieldsOf(about);
  if (!accepted.has(license)) throw new Error(`${name} has the licence "${license}": look at it.`);
  const names = await readdir(folder);
  const file = names.toSorted().find((one) => /^licen[cs]e(\.|$)/i.test(one));
  const text =
    file === undefined
      ? `The package ships no licence file; its package.json says ${license}.`
      : await readFile(join(folder, file), "utf8");
  return `${name} ${version} (${license})\n\n${text.replaceAll("\r\n", "\n").trimEnd()}`;
}

function fieldsOf(about: unknown): { name: string; version: string; license: string } {
  const field = (key: string): string => {
    const value: unknown =
      typeof about === "object" && about !== null ? Reflect.get(about, key) : undefined;
    return typeof value === "string" ? value : "unknown";
  };
  return { name: field("name"), version: field("version"), license: field("license") };
}
