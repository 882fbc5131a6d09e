#!/usr/bin/env node
import { processIo } from "./io.ts";
import { run } from "./run.ts";

// A reader that has seen enough, such as `head`, closes the pipe: no reason to break.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

process.exitCode = await run(process.argv.slice(2), processIo());
