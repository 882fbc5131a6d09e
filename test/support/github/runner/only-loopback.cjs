// Preloaded into a process of a job: it reaches one port of this machine. Any other attempt is refused and written down.
"use strict";
const { appendFileSync } = require("node:fs");
const net = require("node:net");

module.exports = (port, attempts) => {
  const { connect } = net.Socket.prototype;
  net.Socket.prototype.connect = function (...words) {
    const asked = Array.isArray(words[0]) ? words[0][0] : words[0];
    const { host = "localhost", port: to = asked } = typeof asked === "object" ? asked : {};
    if (host === "127.0.0.1" && Number(to) === port) return connect.apply(this, words);
    appendFileSync(attempts, `${host}:${to}\n`);
    process.nextTick(() => this.destroy(new Error("There is no network here.")));
    return this;
  };
};
