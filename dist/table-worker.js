import{parentPort,workerData}from"node:worker_threads";
import{HashStarts,TableIndex}from"./chunks/table-lines.js";
import{createHash}from"node:crypto";
import{closeSync,openSync,readSync}from"node:fs";
const room=4194304;
function hashOfFiles(e,t){
let n=createHash(`sha256`),r=Buffer.allocUnsafeSlow(room);
for(let i of e)t?.next(),withFile(i,e=>{
let i=0;
for(;;){
let a=Math.min(room-i,262144),o=readSync(e,r,i,a,null),s=i+o;
if(o===0)break;
n.update(r.subarray(i,s));
let c=r.subarray(0,s).lastIndexOf(10)+1;
if(t?.add(r.subarray(0,c)),r.copyWithin(0,c,s),i=s-c,i===room)throw Error(`A line is longer than any may be.`)}
t?.add(r.subarray(0,i))});
return`sha256:${n.digest(`hex`)}`}
function linesAt(e,t){
let n=t.reduce((e,{start:t,end:n})=>e+n-t+1,0),r=new Uint8Array(n),i=0;
for(let[n,a]of e.entries()){
let e=t.filter(e=>e.file===n);
e.length!==0&&withFile(a,t=>{
for(let{start:n,end:a}of e)i+=readSync(t,r,i,a-n,n),r[i-1]!==10&&(r[i++]=10)})}
return r.subarray(0,i)}
function withFile(e,t){
let n=openSync(e,`r`);
try{
t(n)}finally{
closeSync(n)}}
if(parentPort===null)process.stderr.write(`This is a thread of touchstone.js, and does nothing alone. Run that file.
`),process.exitCode=2;else{
let{before:e,after:t}=workerData,n=new TableIndex,r={before:hashOfFiles(e,void 0),after:hashOfFiles(t,n)};
parentPort.postMessage(r),parentPort.once(`message`,({starts:e})=>{
let r=new HashStarts;
for(let t of e)r.add(t);
let i={bytes:linesAt(t,n.linesOf(r))};
parentPort?.postMessage(i)})}
export{};
