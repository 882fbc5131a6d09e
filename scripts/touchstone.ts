#!/usr/bin/env node
import { processIo } from "./io.ts";
import { run } from "./run.ts";

// A reader that has seen enough, such as `head`, closes the pipe: no reason to break. Anything else, such as a full
// disk, leaves a report that is not whole.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") return;
    if (stream === process.stdout) {
      process.stderr.write(`The run broke: the output could not be written (${error.code}).\n`);
    }
    process.exit(3);
  });
}

process.exitCode = hasFolder() ? await run(process.argv.slice(2), processIo()) : 3;

/** A folder that was removed under a shell is no place to run in. */
function hasFolder(): boolean {
  try {
    process.cwd();
    return true;
  } catch {
    process.stderr.write("The run broke: the folder that this runs in is not there any more.\n");
    return false;
  }
}
