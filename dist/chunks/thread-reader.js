import{setImmediate}from"node:timers/promises";
import{caseOfLine,caseOfText,caseText,oneByOne,plainCase}from"./core.js";
import{Worker}from"node:worker_threads";
var Threads=class{
#alive=new Set;
#answers=[];
#returned=[];
#onNews=()=>void 0;
constructor(script,count){
try{
for(;this.#alive.size<count;)this.#start(new Worker(script,{resourceLimits}))}catch{}}
get takesMore(){
return[...this.#alive].some(({out})=>out.size<2)}
get isBusy(){
return[...this.#alive].some(({out})=>out.size>0)}
post(batch){
let[least]=[...this.#alive].toSorted((a,b)=>a.out.size-b.out.size);
least===void 0?this.#returned.push(batch):(least.out.set(batch.id,batch),least.worker.postMessage(batch))}
news(){
return{answers:this.#answers.splice(0),returned:this.#returned.splice(0)}}
async waitForNews(){
this.#answers.length+this.#returned.length>0||!this.isBusy||await new Promise(done=>{
this.#onNews=done})}
async stop(){
await Promise.all([...this.#alive].map(async({worker})=>await worker.terminate()))}
#start(worker){
let thread={worker,out:new Map};
this.#alive.add(thread);
let end=()=>{
this.#end(thread)};
worker.on(`error`,end).on(`messageerror`,end).on(`exit`,end),worker.on(`message`,({id,lines})=>{
thread.out.get(id)?.files.length===lines.length?(thread.out.delete(id),this.#answers.push({id,lines}),this.#onNews()):end()})}
#end(thread){
this.#alive.delete(thread),this.#returned.push(...thread.out.values()),thread.out.clear(),this.#onNews()}};
const resourceLimits={maxYoungGenerationSizeMb:64};
function threadReader({script,count}){
return async function*read(tree,paths){
if(count<1){
yield*oneByOne(tree,paths);
return}
let threads=new Threads(script,count);
try{
yield*new Reading(tree,paths,threads).all()}finally{
await threads.stop()}}}
var Reading=class{
#tree;
#paths;
#threads;
#done=[];
#sent=new Map;
#next=0;
constructor(tree,paths,threads){
this.#tree=tree,this.#paths=paths,this.#threads=threads}
async*all(){
let told=0;
for(;told<this.#paths.length;){
await this.#step();
for(let one=this.#done[told];one!==void 0;one=this.#done[told])this.#done[told++]=void 0,yield one}}
async#step(){
for(;this.#threads.takesMore&&!this.#isAllGiven;)await this.#send();
if(this.#isAllGiven)await this.#threads.waitForNews();else{
for(let end=this.#next+16;this.#next<end&&!this.#isAllGiven;){
let{place,path,file}=await this.#nextFile();
this.#done[place]=caseOfText(path,file)}
await setImmediate()}
let{answers,returned}=this.#threads.news();
for(let{id,lines}of answers)this.#takeIn(id,index=>fromLine(lines[index]??``));
for(let{id,files}of returned)this.#takeIn(id,index=>({plain:plainCase(...files[index]??[``,``])}))}
get#isAllGiven(){
return this.#next>=this.#paths.length}
async#nextFile(){
let place=this.#next++,path=this.#paths[place]??``;
return{place,path,file:await caseText(this.#tree,path)}}
async#send(){
let files=[],places=[];
for(;files.length<64&&!this.#isAllGiven;){
let{place,path,file}=await this.#nextFile();
`defect`in file?this.#done[place]=caseOfText(path,file):(files.push([path,file.text]),places.push(place))}
let batch={id:this.#next,files};
this.#sent.set(batch.id,{batch,places}),this.#threads.post(batch)}
#takeIn(id,readAt){
let sent=this.#sent.get(id);
this.#sent.delete(id);
for(let[index,place]of sent?.places.entries()??[])this.#done[place]={...readAt(index),text:sent?.batch.files[index]?.[1]}}};
function fromLine(line){
return{plain:caseOfLine(line),line}}
export{threadReader};
