import { asFields } from "./fields.ts";

type Fields = ReturnType<typeof asFields>;

/**
 * Whether each action that a change could bring itself comes from the commit that the change goes to. One of `$/` or of the
 * top of the workspace is the change's own, and so is one of a checkout that names no base. Such a one may run only where the
 * base holds none.
 */
export function judgeDefects(steps: readonly Fields[]): readonly string[] {
  const bases = new Set(steps.flatMap((step) => checkoutOfBase(step) ?? []));
  return steps
    .filter(({ uses }) => /^\.\/|^\$\//.test(String(uses)))
    .filter((step) => !isOfBase(step, bases) && !isTwin(step, bases))
    .map(({ uses }) => `judge: the change brings ${String(uses)} itself`);
}

/** The folder of a checkout whose every commit for a change is one of the base. */
function checkoutOfBase({ uses, with: inputs }: Fields): string | undefined {
  if (!String(uses).startsWith("actions/checkout@") || inputs === undefined) return undefined;
  const { ref, path } = asFields(inputs);
  const words = String(ref);
  const names = ["github.event.pull_request.base.sha", "github.event.merge_group.base_sha"];
  const isBase = names.every((name) => words.includes(name)) && !words.includes("head");
  return isBase && typeof path === "string" ? path : undefined;
}

function isOfBase({ uses }: Fields, bases: ReadonlySet<string>): boolean {
  const folder = /^\.\/([^/]+)\//.exec(String(uses))?.[1];
  return folder !== undefined && bases.has(folder);
}

/** The step for the change that brings the action: it runs where the base has none of the same path. */
function isTwin({ uses, if: condition }: Fields, bases: ReadonlySet<string>): boolean {
  const path = /^\.\/[^/]+\/(.+)$/.exec(String(uses))?.[1];
  return [...bases].some(
    (base) => condition === `hashFiles('${base}/${path ?? ""}/action.yml') == ''`,
  );
}
