import{setImmediate}from"node:timers/promises";
import{caseOfLine,caseOfText,caseText,oneByOne,plainCase}from"./core.js";
import{Worker}from"node:worker_threads";
var Threads=class{
#e=new Set;
#t=[];
#n=[];
#r=()=>void 0;
constructor(e,t){
try{
for(;this.#e.size<t;)this.#i(new Worker(e,{resourceLimits}))}catch{}}
get takesMore(){
return[...this.#e].some(({out:e})=>e.size<2)}
get isBusy(){
return[...this.#e].some(({out:e})=>e.size>0)}
post(e){
let[t]=[...this.#e].toSorted((e,t)=>e.out.size-t.out.size);
t===void 0?this.#n.push(e):(t.out.set(e.id,e),t.worker.postMessage(e))}
news(){
return{answers:this.#t.splice(0),returned:this.#n.splice(0)}}
async waitForNews(){
this.#t.length+this.#n.length>0||!this.isBusy||await new Promise(e=>{
this.#r=e})}
async stop(){
await Promise.all([...this.#e].map(async({worker:e})=>await e.terminate()))}
#i(e){
let t={worker:e,out:new Map};
this.#e.add(t);
let end=()=>{
this.#a(t)};
e.on(`error`,end).on(`messageerror`,end).on(`exit`,end),e.on(`message`,({id:e,lines:n})=>{
t.out.get(e)?.files.length===n.length?(t.out.delete(e),this.#t.push({id:e,lines:n}),this.#r()):end()})}
#a(e){
this.#e.delete(e),this.#n.push(...e.out.values()),e.out.clear(),this.#r()}};
const resourceLimits={maxYoungGenerationSizeMb:64};
function threadReader({script:e,count:t}){
return async function*read(n,r){
if(t<1){
yield*oneByOne(n,r);
return}
let i=new Threads(e,t);
try{
yield*new Reading(n,r,i).all()}finally{
await i.stop()}}}
var Reading=class{
#e;
#t;
#n;
#r=[];
#i=new Map;
#a=0;
constructor(e,t,n){
this.#e=e,this.#t=t,this.#n=n}
async*all(){
let e=0;
for(;e<this.#t.length;){
await this.#o();
for(let t=this.#r[e];t!==void 0;t=this.#r[e])this.#r[e++]=void 0,yield t}}
async#o(){
for(;this.#n.takesMore&&!this.#s;)await this.#l();
if(this.#s)await this.#n.waitForNews();else{
for(let e=this.#a+16;this.#a<e&&!this.#s;){
let{place:e,path:t,file:n}=await this.#c();
this.#r[e]=caseOfText(t,n)}
await setImmediate()}
let{answers:e,returned:t}=this.#n.news();
for(let{id:t,lines:n}of e)this.#u(t,e=>fromLine(n[e]??``));
for(let{id:e,files:n}of t)this.#u(e,e=>({plain:plainCase(...n[e]??[``,``])}))}
get#s(){
return this.#a>=this.#t.length}
async#c(){
let e=this.#a++,t=this.#t[e]??``;
return{place:e,path:t,file:await caseText(this.#e,t)}}
async#l(){
let e=[],t=[];
for(;e.length<64&&!this.#s;){
let{place:n,path:r,file:i}=await this.#c();
`defect`in i?this.#r[n]=caseOfText(r,i):(e.push([r,i.text]),t.push(n))}
let n={id:this.#a,files:e};
this.#i.set(n.id,{batch:n,places:t}),this.#n.post(n)}
#u(e,t){
let n=this.#i.get(e);
this.#i.delete(e);
for(let[e,r]of n?.places.entries()??[])this.#r[r]={...t(e),text:n?.batch.files[e]?.[1]}}};
function fromLine(e){
return{plain:caseOfLine(e),line:e}}
export{threadReader};
