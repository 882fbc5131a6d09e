import { spawnSync } from "node:child_process";

const asked = ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"];

/** Whether there is a Python that the loader of docs/ runs in. */
export const pythonIsHere: boolean = spawnSync("python3", asked).status === 0;

/** What the name of a skipped test ends with, so that a list of tests says why. */
export const withoutPython: string = pythonIsHere
  ? ""
  : " (SKIPPED: no python3 of 3.9 or later is here)";
