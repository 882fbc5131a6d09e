import { accounts } from "./accounts.ts";
import type { Routes } from "./answer.ts";
import { checks } from "./checks.ts";
import { comments } from "./comments.ts";
import { commits } from "./commits.ts";
import { compare } from "./compare.ts";
import { contents } from "./contents.ts";
import { gitCommits } from "./git-commits.ts";
import { issues } from "./issues.ts";
import { labels } from "./labels.ts";
import { objects } from "./objects.ts";
import { pulls } from "./pulls.ts";
import { refs } from "./refs.ts";
import { repository } from "./repository.ts";
import { reviews } from "./reviews.ts";
import { rulesets } from "./rulesets.ts";
import { statuses } from "./statuses.ts";
import { toldSettings } from "./told-settings.ts";
import { workflows } from "./workflows.ts";

/** Every REST operation that is answered here, but the one about rate limits, which only the server knows. */
export const restRoutes: Routes = {
  ...accounts,
  ...checks,
  ...comments,
  ...commits,
  ...compare,
  ...contents,
  ...gitCommits,
  ...issues,
  ...labels,
  ...objects,
  ...pulls,
  ...refs,
  ...repository,
  ...reviews,
  ...rulesets,
  ...statuses,
  ...toldSettings,
  ...workflows,
};
