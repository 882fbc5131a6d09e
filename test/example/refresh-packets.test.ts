import { expect, test } from "vitest";
import { loadDataset } from "../../src/load/dataset.ts";
import { readTexts } from "../../src/load/read-texts.ts";
import { filesBelow } from "../../src/load/set-files.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { currentRevision } from "../../src/model/dataset.ts";
import { textsFolder } from "../../src/model/layout.ts";
import { planRefresh, type PlannedRevision } from "../../src/refresh/plan/plan-refresh.ts";
import type { RefreshPlan } from "../../src/refresh/plan/plan.ts";
import { textsToPlan } from "../../src/refresh/plan/texts-to-plan.ts";
import { pullRequestPacket } from "../../src/report/refresh/packet/pull-request-packet.ts";
import { shownMarkdown } from "../support/github-markdown.ts";

const root = new URL("../../", import.meta.url);

/** What the set in this repository asks of people. */
const ownPlan = async (): Promise<RefreshPlan> => {
  const tree = workingTree(root.pathname);
  const dataset = await loadDataset(tree);
  const target = currentRevision(dataset) as PlannedRevision;
  const paths = (await filesBelow(tree, textsFolder, [])).map(({ path }) => path);
  const { texts } = await readTexts(tree, paths, textsToPlan(dataset, { target }));
  return planRefresh(dataset, { target, texts });
};

const plan = await ownPlan();

const place = {
  files: "https://github.com/larkspur/handbook/blob/main/",
  whole: undefined,
  readsLines: false,
  reviewers: ["jordan", "noor", "sam"],
  asked: ["jordan"],
};

test.each(["contractors", "data-protection", "equipment", "leave", "--no-family"])(
  "the set of this repository asks about %s in words that are kept here",
  async (name) => {
    const pullRequest = plan.pullRequests.find(({ branch }) => branch.endsWith(`/${name}`));
    if (pullRequest === undefined) throw new Error(`Nothing is asked about ${name}.`);
    const { title, body, commitMessage } = pullRequestPacket(plan, pullRequest, place);
    const { elements } = shownMarkdown(body);
    expect(elements.filter((element) => element === "h3").length).toBeGreaterThanOrEqual(
      pullRequest.cases.length,
    );
    await expect(`${title}\n\n${commitMessage}\n${body}`).toMatchFileSnapshot(
      `../fixtures/packet/${name}.md`,
    );
  },
);
