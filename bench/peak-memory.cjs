// Loaded before everything else into each process that is measured: what the system counted for it, told at its end.
const { writeFileSync } = require("node:fs");

process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(
    process.env.TOUCHSTONE_BENCH_USAGE,
    JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024 }),
  );
});
