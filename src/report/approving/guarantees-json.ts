import type { Examined } from "../../approving/guarantees/examine.ts";
import { jsonText } from "../untrusted/json.ts";

/** What holds and what does not, for scripts. `repository` is null where GitHub was not asked. */
export function guaranteesJson(
  all: readonly Examined[],
  {
    repository,
    branch,
  }: { readonly repository: string | undefined; readonly branch: string | undefined },
): string {
  const settings = all.map(({ setting, standing }) => ({
    id: setting.id,
    title: setting.title,
    standing: standing.is,
    because: standing.because,
    protects: setting.protects,
    without: setting.without,
    look: setting.look,
    set: setting.set,
  }));
  return `${jsonText({ repository: repository ?? null, branch: branch ?? null, settings })}\n`;
}
