import{parentPort,workerData}from"node:worker_threads";
import{HashStarts,TableIndex}from"./chunks/table-lines.js";
import{createHash}from"node:crypto";
import{closeSync,openSync,readSync}from"node:fs";
const room=4194304;
function hashOfFiles(files,index){
let hash=createHash(`sha256`),bytes=Buffer.allocUnsafeSlow(room);
for(let file of files)index?.next(),withFile(file,handle=>{
let begun=0;
for(;;){
let most=Math.min(room-begun,262144),length=readSync(handle,bytes,begun,most,null),end=begun+length;
if(length===0)break;
hash.update(bytes.subarray(begun,end));
let whole=bytes.subarray(0,end).lastIndexOf(10)+1;
if(index?.add(bytes.subarray(0,whole)),bytes.copyWithin(0,whole,end),begun=end-whole,begun===room)throw Error(`A line is longer than any may be.`)}
index?.add(bytes.subarray(0,begun))});
return`sha256:${hash.digest(`hex`)}`}
function linesAt(files,places){
let size=places.reduce((sum,{start,end})=>sum+end-start+1,0),bytes=new Uint8Array(size),at=0;
for(let[number,file]of files.entries()){
let own=places.filter(place=>place.file===number);
own.length!==0&&withFile(file,handle=>{
for(let{start,end}of own)at+=readSync(handle,bytes,at,end-start,start),bytes[at-1]!==10&&(bytes[at++]=10)})}
return bytes.subarray(0,at)}
function withFile(file,read){
let handle=openSync(file,`r`);
try{
read(handle)}finally{
closeSync(handle)}}
if(parentPort===null)process.stderr.write(`This is a thread of touchstone.js, and does nothing alone. Run that file.
`),process.exitCode=2;else{
let{before,after}=workerData,index=new TableIndex,hashes={before:hashOfFiles(before,void 0),after:hashOfFiles(after,index)};
parentPort.postMessage(hashes),parentPort.once(`message`,({starts})=>{
let wanted=new HashStarts;
for(let start of starts)wanted.add(start);
let lines={bytes:linesAt(after,index.linesOf(wanted))};
parentPort?.postMessage(lines)})}
export{};
