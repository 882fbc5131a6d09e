import { Command } from "commander";
import { alikeCommand } from "./families-alike.ts";
import { assignCommand } from "./families-assign.ts";
import { checkFamiliesCommand } from "./families-check.ts";
import { graphCommand } from "./families-graph.ts";
import { proposeCommand } from "./families-propose.ts";
import { showCommand } from "./families-show.ts";
import { auditCommand } from "./families-audit.ts";
import { exportCommand } from "./families-export.ts";
import type { ExitCode, Io } from "./io.ts";

/** `touchstone families …`: which documents belong together, and whether the split keeps them apart. */
export function familiesCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("families")
    .description("Judge what keeps development and test apart.")
    .addHelpText("after", example)
    .addCommand(proposeCommand(io, finish))
    .addCommand(assignCommand(io, finish))
    .addCommand(showCommand(io, finish))
    .addCommand(checkFamiliesCommand(io, finish))
    .addCommand(graphCommand(io, finish))
    .addCommand(alikeCommand(io, finish))
    .addCommand(auditCommand(io, finish))
    .addCommand(exportCommand(io, finish));
}

const example = `
Examples:
  touchstone families propose --by document   families for documents that none has
  touchstone families assign                  draw the split of what has none
  touchstone families show                    which families belong together, and on which side they are
  touchstone families check                   whether something joins the two sides
  touchstone families graph refunds           what joins a component, as a diagram
  touchstone families alike                   cases that somebody should look at side by side
  touchstone families export --out manifest.json
  touchstone families audit manifest.json

Each command explains itself: touchstone families <command> --help`;
