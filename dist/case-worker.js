import{parentPort}from"node:worker_threads";
import{caseLine,plainCase}from"./chunks/core.js";
parentPort===null&&(process.stderr.write(`This is a thread of touchstone.js, and does nothing alone. Run that file.
`),process.exitCode=2),parentPort?.on(`message`,({id,files})=>{
let lines=files.map(([path,text])=>caseLine(plainCase(path,text)));
parentPort?.postMessage({id,lines})});
export{};
