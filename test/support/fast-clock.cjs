// Preloaded into a program under test: whoever waits goes on at once, and finds the time gone by.
"use strict";
const timers = require("node:timers/promises");
const { syncBuiltinESMExports } = require("node:module");

let waited = 0;
const now = Date.now.bind(Date);
Date.now = () => now() + waited;
timers.setTimeout = async (milliseconds, value) => {
  waited += milliseconds;
  return await Promise.resolve(value);
};
syncBuiltinESMExports();
