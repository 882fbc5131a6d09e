import{parentPort}from"node:worker_threads";
import{caseLine,plainCase}from"./chunks/core.js";
parentPort===null&&(process.stderr.write(`This is a thread of touchstone.js, and does nothing alone. Run that file.
`),process.exitCode=2),parentPort?.on(`message`,({id:e,files:t})=>{
let n=t.map(([e,t])=>caseLine(plainCase(e,t)));
parentPort?.postMessage({id:e,lines:n})});
export{};
