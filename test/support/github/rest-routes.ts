import type { Routes } from "./answer.ts";
import { commits } from "./routes/commits.ts";
import { gitData } from "./routes/git-data.ts";
import { issues } from "./routes/issues.ts";
import { pulls } from "./routes/pulls.ts";
import { repository } from "./routes/repository.ts";
import { reviews } from "./routes/reviews.ts";

/** Every REST operation that is answered here. */
export const restRoutes: Routes = {
  ...commits,
  ...gitData,
  ...issues,
  ...pulls,
  ...repository,
  ...reviews,
};
