// Preloaded into a process that is to stay offline: every attempt to connect is refused and written down.
"use strict";
const { appendFileSync } = require("node:fs");
const net = require("node:net");

net.Socket.prototype.connect = function (...words) {
  appendFileSync(process.env.ATTEMPTS, `${JSON.stringify(words[0])}\n`);
  process.nextTick(() => this.destroy(new Error("There is no network here.")));
  return this;
};
