import{MiniSearch}from"./minisearch.js";
import{byUtf8,groupsOf}from"./core.js";
const unspaced=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]+/gu,words=/[\p{L}\p{N}\p{M}]+/gu;
function wordsIn(e){
let t=e.normalize(`NFKC`);
return t.search(unspaced)===-1?t.match(words)??[]:[...[...t.matchAll(unspaced)].flatMap(([e])=>lettersInPairs(e)),...t.replace(unspaced,` `).match(words)??[]]}
function isUnspaced(e){
return e.search(unspaced)!==-1}
function stemsOf(e){
return/\p{N}/u.test(e)?[]:[1,2].flatMap(t=>e.length-t>=4?[e.slice(0,-t)]:[])}
function lettersInPairs(e){
let t=Array.from(e);
return t.length===1?t:t.slice(1).map((e,n)=>`${t[n]??``}${e}`)}
const functionWords=new Set(`about after all also and any are because been before being both but can could did does doing each for from had has have having here how into its itself just may might more most must nor off once only other our out own same shall she should some such than that the their them then there these they this those through too under until upon very was were what when where which while who whom whose why will with would yes you your`.split(` `)),negations=new Set([`no`,`not`,`never`,`none`,`cannot`,`without`,`neither`]);
function contentWords(e){
return[...new Set(foldedWords(e).filter(carriesFact))]}
function isNegation(e){
return negations.has(e)}
function vocabulary(e){
let t=new Set(foldedWords(e));
return{words:t,stems:new Set([...t].flatMap(stemsOf))}}
function holds({words:e,stems:t},n){
return e.has(n)||t.has(n)||stemsOf(n).some(t=>e.has(t))}
function foldedWords(e){
return wordsIn(e).map(e=>/^\p{Lu}{2}$/u.test(e)?e:e.toLowerCase())}
function carriesFact(e){
return negations.has(e)||/\p{N}|^\p{Lu}{2}$/u.test(e)||isUnspaced(e)?!0:e.length>=3&&!functionWords.has(e)}
function evidenceSearch(e,t){
let n=wordOrNear(new Set(t.flatMap(e=>[...weightsOf(e).keys()]))),r=new Map,i=new MiniSearch({fields:[`text`,`place`],tokenize:e=>{
let t=searchWords(e);
for(let e of new Set(t.flatMap(e=>n(e))))r.set(e,(r.get(e)??0)+1);
return t},processTerm:n});
return i.addAll([...e.chunks.values()].map(t=>indexed(e,t))),(t,n)=>{
let a=rarest(termsOf(weightsOf(t)),r);
return i.search(`words`,{tokenize:()=>[...a.keys()],processTerm:e=>e,boostTerm:e=>a.get(e)??0}).flatMap(({id:n,score:r})=>{
let i=e.chunks.get(n);
return i!==void 0&&(t.within??i.documentId)===i.documentId?[{chunk:i,rank:Math.round(r*1e6)}]:[]}).toSorted((e,t)=>t.rank-e.rank||byUtf8(e.chunk.id,t.chunk.id)).slice(0,n).map(({chunk:e})=>e)}}
function indexed(e,t){
let{id:n,documentId:r,locator:i=``}=t,a=e.documents.get(r)?.title??``;
return{id:n,text:e.textOf(t)??``,place:`${r} ${a} ${i}`}}
function searchWords(e){
return[...wordsIn(e.toUpperCase().toLowerCase())]}
function weightsOf({texts:e}){
let t=contentWords(e.join(`
`)).length>0,n=e.flatMap(e=>[...new Set(t?contentWords(e).flatMap(searchWords):searchWords(e))]);
return new Map([...groupsOf(n,e=>e)].map(([e,t])=>[e,t.length]))}
function termsOf(e){
return new Map([...e].flatMap(([e,t])=>[[e,t*.5],[nearTerm(e),t*.5]]))}
function rarest(e,t){
let n=[...e].map(([e,n])=>({term:e,weight:n,count:t.get(e)??0})).filter(({count:e})=>e>0).toSorted((e,t)=>e.count-t.count||byUtf8(e.term,t.term)),r=new Map,i=0;
for(let{term:e,weight:t,count:a}of n){
if(i+=a,i>1e4&&r.size>0)break;
r.set(e,t)}
return r}
function nearTerm(e){
return`~${e}`}
function wordOrNear(e){
let t=groupsOf([...e].flatMap(e=>stemsOf(e).map(t=>({stem:t,word:e}))),({stem:e})=>e),n=new Map;
return r=>{
let i=n.get(r);
if(i!==void 0)return i;
let a=[...e.has(r)?[r]:[],...stemsOf(r).filter(t=>e.has(t)),...(t.get(r)??[]).map(e=>e.word)],o=[...e.has(r)?[r]:[],...a.map(nearTerm)];
return n.set(r,o),o}}
export{contentWords,evidenceSearch,holds,isNegation,isUnspaced,stemsOf,vocabulary,wordsIn};
