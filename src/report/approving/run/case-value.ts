import type { CaseStanding, CountingLine, JudgedCase } from "../../../approving/judgement.ts";

/** What became of a case, by names alone. */
export function caseValue({ asked, standing }: JudgedCase): object {
  const by = linesOf(standing).map((line) => line.by.login);
  return { id: asked.id, because: asked.because, standing: standing.is, by };
}

function linesOf(standing: CaseStanding): readonly CountingLine[] {
  if (standing.is === "disputed") return standing.by;
  return "by" in standing && standing.by !== undefined ? [standing.by] : [];
}
