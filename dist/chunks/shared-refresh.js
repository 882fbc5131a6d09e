import{askedWords,byUtf8,canonicalJson,caseDigest,chunkDifferences,chunksAsRecorded,chunksWithNewText,componentsOf,contentState,currentFile,currentRevision,documentsAsRecorded,dueUnder,familiesFile,filesBelow,groupingOf,groupsOf,inPlaceOrder,isAskedNeedlessly,isBlank,isLater,isMap,isOfTheSet,isSameChunk,isUndecided,judgedVersion,judgmentsUnder,keepsFile,lineageOf,listed,loadDataset,machineNamed,nearest,nearestTo,needlessCommand,normaliseWhiteSpace,once,oncePerPair,policyFile,posedBy,provenanceOf,quoteFinder,quoted,readCase,readWantedTexts,renewCommand,revisionOf,revisionsFolder,sha256,splitGroupingOf,stageOf,startOf,statusOf,takesPart,textsFolder,triggers,unreadCases,unverifiableWords,waitsForFill,whatToDo,withoutInvisible}from"./core.js";
import{alterations,compareChunks,currentDefects,currentNotRecorded,evidenceComparer,gramsOf,hashesToRead,isAlike,likenessOf}from"./comparison.js";
import{errorsAfter,evidenceOfCandidate,unfitToRetire}from"./shared-rules.js";
import{eitherSide,heldOutSide,questionsLike,splitsIn}from"./shared-families.js";
import{hiddenLine,lackOf,proofField,questionsFor,viaFields}from"./shared-model.js";
import{contentWords,evidenceSearch,stemsOf}from"./shared-corpus.js";
import{editFields,editNested}from"./shared-load.js";
import{isDeepStrictEqual}from"node:util";
import{createHash}from"node:crypto";
const ofRepository=`touchstone/refresh/`,ofRecords=`touchstone/record/`;
function branchFolder(e){
return e===``?ofRepository:`${ofRepository}_${nameOf$2(e)}/`}
function recordFolder(e){
return e===``?ofRecords:`${ofRecords}_${nameOf$2(e)}/`}
function nameOf$2(e){
let t=e.replaceAll(/[^A-Za-z0-9_-]+/g,`-`).slice(0,60);
return t===e?t:`${t}-${sha256(e).slice(7).slice(0,8)}`}
async function treeWith(e,t,n){
if(t.length===0)return e;
let r=new Map((await n(e)).map(e=>[e.name,e]));
for(let[e,i]of groupsOf(t,({path:e})=>e.split(`/`,1)[0]??e)){
let t=r.get(e),a=t===void 0?void 0:await entryWith(t,i,n);
if(t===void 0||a===void 0)return;
r.set(e,{...t,oid:a})}
return treeOf([...r.values()])}
function treeOf(e){
return objectId(`tree`,treeBytes(e))}
async function entryWith({mode:e,name:t,oid:n},r,i){
let[a]=r;
if(isFolder(e)){
let e=r.map(({path:e,bytes:n})=>({path:e.slice(t.length+1),bytes:n}));
return e.some(({path:e})=>e===``)?void 0:treeWith(n,e,i)}
let o=e===`100644`||e===`100755`;
if(!(a===void 0||a.path!==t||r.length>1||!o))return objectId(`blob`,a.bytes)}
function isFolder(e){
return e===`40000`}
function treeBytes(e){
let t=e.map(({mode:e,name:t,oid:n})=>({key:Buffer.from(isFolder(e)?`${t}/`:t),bytes:Buffer.concat([Buffer.from(`${e} ${t}\0`),Buffer.from(n,`hex`)])}));
return Buffer.concat(t.toSorted((e,t)=>e.key.compare(t.key)).map(({bytes:e})=>e))}
function objectId(e,t){
return createHash(`sha1`).update(`${e} ${t.length}\0`).update(t).digest(`hex`)}
const unmoved={state:`stale`,reasons:[],unverifiable:[],documents:[]};
function sortCases(e,{target:t,candidates:n=!1,observed:r}){
let i=turnIn(e,t,r),a=[],o=[],s=unreadCases(e).map(e=>({path:e,id:void 0,file:void 0,why:`unreadable`,unverifiable:[]})),c={current:0,carried:0};
for(let t of e.cases){
let e=stageOf(t);
if(e===`rejected`||e===`retired`||e===`pending`&&!n)continue;
let r=i(t);
typeof r==`string`?(c[r]++,isAskedNeedlessly(t,{state:r})&&o.push(t)):`why`in r?s.push(r):a.push(r)}
return{asked:a,needless:o,standing:c,unasked:s.toSorted((e,t)=>byUtf8(e.path,t.path))}}
function turnIn(e,t,n){
let r=dueUnder(e,t);
return t=>{
let{path:i}=t,{id:a}=t.case,o=e.approved.has(i)?void 0:unfitness(t);
if(a===void 0||o!==void 0)return{path:i,id:a,file:t,why:o??`unreadable`,unverifiable:[]};
if(stageOf(t)===`pending`)return{file:t,id:a,asks:`first-judgment`};
let s=r(t);
return s===void 0?{path:i,id:a,file:t,why:`unreadable`,unverifiable:[]}:s.is===`approval`?{path:i,id:a,file:t,why:`edited`,unverifiable:[]}:turnOfApproved({file:t,id:a},s,observationsOn(t,n?.get(a)))}}
function turnOfApproved({file:e,id:t},{is:n,currency:r},i){
let{path:a}=e;
return r.state===`stale`?n===`repair`&&i.length===0?{path:a,id:t,file:e,why:`unverifiable`,unverifiable:r.unverifiable}:{file:e,id:t,asks:`refresh`,currency:r,observations:i}:i.length===0?r.state:{file:e,id:t,asks:`refresh`,currency:unmoved,observations:i}}
function observationsOn({whole:e},t=[]){
let{refresh:n}=e??{},r=n?.outcome===void 0?n?.observations:void 0;
return[...new Set([...t,...r??[]])].toSorted(byUtf8)}
function asksAlready({whole:e},t){
let{refresh:n}=e??{};
return n!==void 0&&n.outcome===void 0&&n.to===t.id}
function unfitness(e){
let t=stageOf(e);
return t===void 0||e.whole===void 0||e.digest===void 0?`unreadable`:t===`pending`?waitsForFill(e)?`unfilled`:void 0:contentState(e)===`unbound`?`unbound`:void 0}
function earlierChunksIn(e,t){
let n=chunksAsRecorded(e)??new Map,r=new Map,i=once(()=>recordsOf(t)),a=once(()=>relatedIn(n)),o=new WeakMap;
return(e,t)=>{
let s=t&&r.get(t);
if(s!==void 0)return s;
let c=t===void 0?void 0:chunksAsRecorded(t);
if(t!==void 0&&c!==void 0){
let e={before:c,differences:chunkDifferences(c,n),isWhole:!0};
return r.set(t,e),e}
let l=i().get(e)??citedBy(e),u=o.get(l)??{before:l,differences:chunkDifferences(l,a()(l)),isWhole:!1};
return o.set(l,u),u}}
function relatedIn(e){
let t=groupsOf(e.values(),({documentId:e})=>e),n=once(()=>new Map([...groupsOf(e.values(),({hash:e})=>e)].map(([e,t])=>[e,inPlaceOrder(t)])));
return r=>{
let i=[...[...new Set([...r.values()].map(({documentId:e})=>e))].map(e=>t.get(e)??[]),...[...r.values()].map(t=>[...e.has(t.id)?[e.get(t.id)??t]:[],...nearestTo(t,n().get(t.hash)??[],16)])];
return new Map(i.flat().map(e=>[e.id,e]))}}
function recordsOf(e){
let t=new Map,n=new Map;
for(let r of e){
let e=citedBy(r),i=new Set([...e.values()].map(({documentId:e})=>e)),a=JSON.stringify([r.case.corpusRevision,[...i].toSorted(byUtf8)]),o=t.get(a)??new Map;
t.set(a,o);
let s=[...e].some(([e,t])=>{
let n=o.get(e);
return n!==void 0&&!isSameChunk(n,t)});
if(!s)for(let[t,n]of e)o.set(t,n);
n.set(r,s?e:o)}
return n}
function citedBy(e){
return new Map(provenanceOf(e).flatMap(({entry:{chunkId:e,documentId:t,contentHash:n}})=>e===void 0||t===void 0||n===void 0?[]:[[e,{id:e,documentId:t,hash:n}]]))}
function judgedRevision(e,t){
let n=revisionOf(e,t),r=t.case.review?.corpus;
return stageOf(t)===`pending`||r!==void 0&&n?.digest===r?n:void 0}
function unreadRevisions(e,t){
return t.filter(t=>{
let n=judgedRevision(e,t);
return n===void 0||chunksAsRecorded(n)===void 0})}
function textsToPlan(e,{target:t,candidates:n}){
let{asked:r}=sortCases(e,{target:t,candidates:n}),i=r.map(({file:t})=>judgedVersion(e,t)),a=earlierChunksIn(t,unreadRevisions(e,i)),o=new Set(i.map(t=>a(t,judgedRevision(e,t))));
return new Set([...o].flatMap(({differences:e})=>[...hashesToRead(e)]))}
async function setToPlan(e,{to:t,candidates:n},r={}){
let i=await loadDataset(e,{...r,passesTextsOver:!0}),a=targetOf(i,t);
if(!(`target`in a))return a;
let{target:o}=a,s=new Set([...textsToPlan(i,{target:o,candidates:n})].filter(e=>!i.texts.has(e))),c=(await filesBelow(e,textsFolder,[])).filter(e=>keepsFile(e,[])).map(({path:e})=>e);
return{dataset:i,target:o,texts:(s.size===0?void 0:await readWantedTexts(e,c,s))?.texts??new Map}}
function targetOf(e,t){
let n=t??e.current?.revision,r=n===void 0?void 0:e.revisions.get(n),i=[...defectsFor(e,{id:n,isCurrent:t===void 0}),...r===void 0?[]:alterations(r)];
return i.length>0?{defects:i,dataset:e}:n===void 0?{none:e.revisions.size===0?`recorded`:`current`,dataset:e}:r!==void 0&&isReadable$1(r)?{target:r}:t===void 0?{defects:[currentNotRecorded(n,e.current?.at)],dataset:e}:{none:`such`,dataset:e}}
function isReadable$1(e){
return e.digest!==void 0}
function defectsFor({defects:e},{id:t,isCurrent:n}){
let r=new Set([familiesFile,policyFile,...n?[currentFile]:[]]);
return e.filter(e=>isOfTheSet(e)&&(r.has(e.at.file)||isUnreadableRevision(e)||t!==void 0&&e.at.file.startsWith(`corpus-revisions/${t}/`)))}
function isUnreadableRevision({rule:e,at:t}){
return e===`file/unreadable`&&`${t.file}/`.startsWith(`corpus-revisions/`)}
function namedChunks(e){
let t=new Map,n=[[`relevantChunkIds`,e.relevantChunkIds??[]],[`distractorChunkIds`,`distractorChunkIds`in e?e.distractorChunkIds??[]:[]]];
for(let[e,r]of n)for(let[n,i]of r.entries())t.has(i)||t.set(i,[e,n]);
return[...t].map(([e,t])=>({id:e,path:t}))}
function targetRevision(e,t,n=new Map){
let r=t===void 0?currentRevision(e):e.revisions.get(t);
if(r===void 0)return{refused:noRevision(e,t)};
let[i,a]=[documentsAsRecorded(r),chunksAsRecorded(r)];
if(!isReadable(r)||i===void 0||a===void 0)return{refused:damaged(e,r)};
let o=n.size===0?e.texts:new Map([...e.texts,...n]),s=once(()=>groupsOf(a.values(),({hash:e})=>e)),c=groupingOf(e);
return{id:r.id,digest:r.digest,revision:r,documents:i,chunks:a,holds:quoteFinder(o),textOf:e=>o.get(e),keeps:e=>o.has(e),holdersOf:e=>s().get(e)??[],familiesOf:e=>{
let t=c?.familiesOf(e);
return t?.whole===!0?t.belongings.map(({family:e})=>e):void 0},hasFamilies:c!==void 0}}
function isReadable(e){
return e.digest!==void 0}
function noRevision(e,t){
let n=[...e.revisions.keys()],[r]=t===void 0?currentDefects(e):[];
if(r!==void 0)return problemOf(r);
if(t===void 0)return{message:`The set has no current corpus revision, so there is nothing to decide under.`,at:e.current?.at??startOf(`corpus-revisions/current.yaml`),fix:`Record one with "touchstone corpus snapshot".`};
let i=nearest(t,n),a=(i.length===0?n.toSorted(byUtf8).slice(-most$1):i).map(quoted);
return{message:`Corpus revision ${quoted(t)} is not recorded in this set.`,at:e.current?.at??startOf(`corpus-revisions/current.yaml`),fix:a.length===0?`Record it with "touchstone corpus snapshot".`:`Name a revision that is recorded, such as ${listed(a,`or`)}.`}}
const most$1=3;
function damaged({defects:e},t){
let{id:n,file:r}=t,i=`${revisionsFolder}/${n}/`,a=e.find(({at:e})=>e.file.startsWith(i))??alterations(t)[0];
return a===void 0?{message:`The documents or chunks of corpus revision ${quoted(n)} cannot be read, or are not what was recorded.`,at:startOf(r),fix:`Run touchstone check, and mend what it finds there.`}:problemOf(a)}
function problemOf({message:e,at:t,fix:n=`Run touchstone check, and mend what it finds there.`}){
return{message:e,at:t,fix:n}}
function caseComponents(e){
if(e===void 0)return()=>void 0;
let{familiesOf:t}=e,n=familyComponents(e);
return e=>t(e).belongings.map(({family:e})=>n.get(e)??e).toSorted(byUtf8)[0]}
function familyComponents({families:e,familyGraph:t}){
let{holders:n,links:r}=t(),i=new Map;
for(let t of componentsOf(r.map(e=>e.holders),n.keys())){
let n=t.filter(t=>e.has(t)),[r]=n;
if(r!==void 0)for(let e of n)i.set(e,r)}
return i}
function evidenceIn(e,t){
let n=documentsAsRecorded(e),r=new WeakMap;
return(e,i)=>{
let a=r.get(i)??comparerOf(i,t);
return r.set(i,a),provenanceOf(e).flatMap(({entry:e})=>{
let{chunkId:r,documentId:o,contentHash:s,quote:c,sourceRevision:l}=e;
if(r===void 0||o===void 0)return[];
let u=a({chunkId:r,contentHash:s,quote:c}),{verdict:d,candidates:f}=i.isWhole?u:partly(u);
return{...u,verdict:d,documentId:o,text:s===void 0?void 0:t.get(s),source:{before:l,after:n?.get(o)?.revision},candidates:f.map(e=>({...e,text:t.get(e.hash),isHeldOut:!1})),isHeldOut:!1}})}}
function comparerOf({before:e,differences:t},n){
return evidenceComparer({before:e,comparison:compareChunks(t,n),texts:n})}
function partly(e){
return e.verdict===`gone`?{...e,verdict:`unverified`}:e}
const least=.45;
function questionsWithWordsOf(e){
let t=e.filter(takesPart).map(e=>({file:e,words:contentWords(e.case.query??``)})),n=wordIndex(t),r=new Map,weightOf=e=>{
let i=r.get(e);
if(i!==void 0)return i;
let a=Math.log(1+t.length/(1+n(e).size));
return r.set(e,a),a},weigh=e=>e.reduce((e,t)=>e+weightOf(t),0);
return e=>{
let t=contentWords(e),r=new Map;
for(let e of t)for(let t of n(e))r.set(t,(r.get(t)??0)+weightOf(e));
return sharesOf(r,weigh(t),weigh)}}
function sharesOf(e,t,n){
let r=new Map;
for(let[{file:i,words:a},o]of e){
if(o<least**2*t)continue;
let e=Math.min(1,o/Math.sqrt(t*n(a)));
e>=least&&r.set(i,e)}
return r}
function wordIndex(e){
let t=new Map,n=new Map;
for(let r of e)for(let e of r.words){
add(t,e,r);
for(let t of stemsOf(e))add(n,t,r)}
let r=new Map;
return e=>{
let i=r.get(e)??new Set([t.get(e),n.get(e),...stemsOf(e).map(e=>t.get(e))].flatMap(e=>e??[]));
return r.set(e,i),i}}
function add(e,t,n){
let r=e.get(t);
r===void 0?e.set(t,[n]):r.push(n)}
function nearCases(e){
let t=questionsLike(e),n=questionsWithWordsOf(e.cases);
return e=>{
let r=new Map(t(e));
for(let[t,i]of n(e))r.set(t,Math.max(i,r.get(t)??0));
return[...r].map(([e,t])=>({file:e,likeness:t})).toSorted((e,t)=>t.likeness-e.likeness||byUtf8(e.file.path,t.file.path)).slice(0,3)}}
function questionsOf({cases:e}){
let t=once(()=>groupsOf(e,questionKey)),n=once(()=>groupsOf(e,({case:{origin:e}})=>e?.observation)),r=once(()=>new Map(e.map(e=>[String(e.case.id),e])));
return{asking:e=>t().get(JSON.stringify(askedWords(e)))??[],ledTo:e=>n().get(e)??[],named:e=>r().get(e)}}
function questionKey(e){
let{conversation:t}=e.case,n=(t===void 0?e.has([`conversation`]):t.some(e=>e?.role===void 0||e.content===void 0))?void 0:posedBy(e);
if(n===void 0)return;
let{words:r,turns:i}=n;
return JSON.stringify({words:r,turns:i})}
function observedPatterns(e,t){
if(t.length===0)return[];
let n=questionsOf(e),r=once(()=>nearCases(e)),i=new Map;
return t.toSorted((e,t)=>byUtf8(e.observation.id,t.observation.id)).map(({observation:e,at:t})=>{
let a=outcomeOf(e,n,i),o=a.kind===`new-case`;
return{observation:e,at:t,outcome:a,near:o?r()(e.query):[],outOfUse:o?n.asking(e).filter(e=>!takesPart(e)):[]}})}
function outcomeOf(e,t,n){
let r=representing(e,t);
if(r.length>0)return{kind:`represented`,by:r};
let i=lackOf(e);
if(i!==void 0)return{kind:i===`recurrence`?`seen-once`:`not-looked-at`};
let{case:a}=e;
if(a!==void 0)return aboutCase(e.id,a,t.named(a));
let o=JSON.stringify(askedWords(e)),s=n.get(o);
return s===void 0?(n.set(o,e.id),{kind:`new-case`}):{kind:`repeats`,observation:s}}
function representing(e,t){
let n=t.ledTo(e.id),r=t.asking(e).filter(e=>takesPart(e)&&!n.includes(e));
return[...n.map(e=>({file:e,how:`origin`})),...r.map(e=>({file:e,how:`same-question`}))]}
function aboutCase(e,t,n){
if(n===void 0||stageOf(n)!==`approved`)return{kind:`names-no-approved-case`,id:t,file:n};
let{outcome:r,observations:i=[]}=n.case.refresh??{};
return{kind:r!==void 0&&i.includes(e)?`decided`:`asks-about`,file:n}}
function observationsAbout(e){
let t=new Map;
for(let{observation:n,outcome:r}of e){
if(r.kind!==`asks-about`)continue;
let e=String(r.file.case.id);
t.set(e,[...t.get(e)??[],n.id])}
return t}
const goesOn=new Set([`moved`,`edited`,`split`,`merged`,`ambiguous`]);
function markHeldOut(e,t){
let n=e.map(e=>({...e,isHeldOut:t.holdsCase(e.file)})),r=new Set(n.filter(({isHeldOut:e})=>e).flatMap(({evidence:e})=>e.filter(({verdict:e})=>goesOn.has(e))).flatMap(({candidates:e})=>e.flatMap(({id:e,hash:t})=>[e,t]))),holds=e=>t.holdsText(e)||r.has(e.id)||e.hash!==void 0&&r.has(e.hash);
return n.map(e=>({...e,evidence:e.evidence.map(e=>markedEvidence(e,holds)),documents:e.documents.map(e=>markedDocument(e,holds))}))}
function markedEvidence(e,t){
let{piece:n,documentId:r}=e;
return{...e,isHeldOut:t({id:n.chunkId,documentId:r,hash:n.contentHash}),candidates:e.candidates.map(e=>({...e,isHeldOut:t(e)}))}}
function markedDocument(e,t){
let n=e.document.id;
return{...e,nearest:e.nearest.map(e=>({...e,isHeldOut:t({...e,documentId:n})}))}}
function documentsFor(e,t,{texts:n,lineage:r}){
let i=documentsAsRecorded(t)??new Map,a=new Map;
for(let[t,o]of groupsOf(e,e=>e.earlier)){
let e=newChunks(t,o,{documents:i,texts:n});
for(let t of o)a.set(t.file,documentsOf(t,e,{documents:i,texts:n,lineage:r}))}
return a}
function newChunks({before:e,differences:t},n,{documents:r,texts:i}){
let a=new Set(n.flatMap(e=>e.documents)),o=chunksWithNewText(e,t).filter(({documentId:e})=>a.has(e)),s=groupsOf(o,({documentId:e})=>e),c={documents:r,chunks:new Map(o.map(e=>[e.id,e])),textOf:({hash:e})=>i.get(e)};
return{counts:new Map([...s].map(([e,t])=>[e,t.length])),search:evidenceSearch(c,n.map(({file:e})=>queryOf(e))),all:o.length}}
function queryOf(e){
return{texts:[e.case.query??``]}}
function documentsOf({file:e,documents:t,from:n},{counts:r,search:i,all:a},{documents:o,texts:s,lineage:c}){
let l=c.ofCase(e).length>0,u=new Set(t),d=i(queryOf(e),a).filter(({documentId:e})=>u.has(e)).slice(0,3),f=groupsOf(d,({documentId:e})=>e);
return[...new Set([...f.keys(),...t])].flatMap(e=>{
let t=o.get(e);
if(t===void 0)return[];
let i=f.get(e)??[];
return{document:t,standing:n?.documents?.records.has(e)===!0?`edited`:`added`,newChunks:r.get(e)??0,asksEveryFamily:l&&c.ofDocument(e).length===0,nearest:i.map(e=>({id:e.id,hash:e.hash,text:s.get(e.hash),isHeldOut:!1}))}})}
const sameChunks={to:e=>[e],stays:()=>!0,added:[]};
function mapped({to:e},t){
return[...new Set(t.flatMap(e))]}
function chunkMapping({file:e,whole:t},{replace:n,add:r=[]},i){
let a=namedChunks(t),o=new Map(a.map(({id:t,path:n})=>[t,e.locate(n)])),s=e.locate([`relevantChunkIds`]),c=[],l=new Map;
for(let{from:e,to:t}of n){
let n=o.get(e);
n===void 0?c.push(unnamed(e,a,s)):l.has(e)&&c.push(saidTwice(e,n)),c.push(...t.filter(e=>!i.chunks.has(e)).map(unknown(i,n??s))),l.set(e,t.toSorted(byUtf8))}
c.push(...r.filter(e=>!i.chunks.has(e)).map(unknown(i,s)));
let u={to:e=>l.get(e)??[e],stays:e=>!l.has(e),added:r.toSorted(byUtf8)},d=new Set(a.flatMap(({id:e})=>u.to(e)));
for(let e of r.filter(e=>d.has(e)))c.push({message:`Chunk ${quoted(e)} is evidence of the case already.`,at:o.get(e)??s,fix:`Leave it out of what is added.`});
return c.length>0?{refused:c}:u}
function goneFrom$1(e,t,{to:n}){
return namedChunks(t).filter(({id:t})=>n(t).some(t=>!e.chunks.has(t)))}
function unnamed(e,t,n){
let r=t.map(e=>quoted(e.id));
return{message:`Chunk ${quoted(e)} is not among the chunks of the case.`,at:n,fix:r.length===0?`Add the chunk that is meant instead of replacing one.`:`Write what is replaced as the case has it: ${listed(r,`or`)}.`}}
function saidTwice(e,t){
return{message:`Two different things are said of chunk ${quoted(e)}.`,at:t,fix:`Say once what stands in its place; several chunks may.`}}
function unknown(e,t){
return n=>{
let r=nearest(n,e.chunks.keys()).map(quoted),i=r.length===0?``:` Near it: ${listed(r)}.`;
return{message:`Chunk ${quoted(n)} is not in corpus revision ${quoted(e.id)}.`,at:t,fix:`Name a chunk exactly as the chunks.jsonl of that revision has it.${i}`}}}
function goneOnConfirming(e,t,n){
let r=heirsOf(e,t,n),[i,a]=r;
if(e.case.kind===`abstention`)return{...goneFrom(e,t,n),fix:`Decide --revised, and say with --drop or --replace what becomes of this near miss.`};
let o=i!==void 0&&a===void 0?`Its text stands word for word under ${quoted(i)}: take the move with --moved, or decide otherwise.`:`Say with --revised what stands in its place, or that it is dropped; or with --abstained or --retired what becomes of the case.`;
return{...goneFrom(e,t,n),fix:o+severalHeirs(r)}}
function goneOnRevising(e,t,n){
let r=heirsOf(e,t,n),[i,a]=r,o=i!==void 0&&a===void 0?`Its text stands word for word under ${quoted(i)}: add --moved, or say what stands in its place.`:`Say what stands in its place with --replace, or drop it with --drop.`;
return{...goneFrom(e,t,n),fix:o+severalHeirs(r)}}
function goneFrom(e,{id:t,path:n},r){
return{message:`Chunk ${quoted(t)} is not in corpus revision ${quoted(r.id)}.`,at:e.locate(n)}}
function heirsOf(e,{id:t},n){
let r=e.whole?.provenance?.find(({chunkId:e})=>e===t);
return r===void 0?[]:n.holdersOf(r.contentHash).slice(0,3).map(e=>e.id)}
function severalHeirs(e){
return e.length<2?``:` Its text stands word for word under ${listed(e.map(quoted))}.`}
function followingFields(e,t){
let{id:n,sources:r,at:i}=t,a=[...new Set(r.flatMap(({entry:e})=>e.grade??[]))],o=r.flatMap(({entry:{insteadOf:e}})=>e??[]),s=[...new Set(o.flatMap(t=>e.to(asChunkId(t))))].filter(e=>e!==n),c=[...a.length>1?[severalGrades(a,{id:n,at:i})]:[],...s.length>1?[severalInstead(s,{id:n,at:i})]:[]],[l]=a,[u]=s;
return{fields:{...l===void 0?{}:{grade:l},...u===void 0?{}:{insteadOf:u}},problems:c}}
function asChunkId(e){
return e}
function severalGrades(e,{id:t,at:n}){
return{message:`Chunk ${quoted(t)} takes the place of chunks with the grades ${listed(e.map(String))}.`,at:n,fix:`Give these chunks one grade in the file first: the one that the new chunk is to have.`}}
function severalInstead(e,{id:t,at:n}){
return{message:`Chunk ${quoted(t)} could replace ${listed(e.map(quoted))}, and "insteadOf" names one chunk.`,at:n,fix:`Write in the file first which of them it can replace, as "insteadOf", or take that field away.`}}
function carriedQuote({quotes:e},{id:t,sources:n},r){
return e.has(t)?e.get(t):standing({id:t,sources:n},r)[0]}
function quoteProblems(e,t){
return[...misplaced(e,t),...lost(e,t),...rivals(e,t)]}
function misplaced({file:e,chunkIds:t,quotes:n},r){
return[...n].flatMap(([n,i])=>{
let a=e.locate([`provenance`]);
if(!t.includes(n)){
let e=t.map(quoted),r=`Chunk ${quoted(n)} would be no evidence of the case, so it can carry no quote.`,i=`Name the chunk of the quote as it is called in the new revision: ${listed(e,`or`)}.`;
return[{message:r,at:a,...e.length===0?{}:{fix:i}}]}
return i===void 0||isIn(r,n,i)!==!1?[]:[{message:`The quote ${quoted(i)} does not stand in chunk ${quoted(n)} of corpus revision ${quoted(r.id)}.`,at:a,fix:`Copy the words from the chunk's text; only white space may differ.`}]})}
function lostQuotes({whole:e},t,n){
let r=new Map(t.map(({from:e,to:t})=>[e,t]));
return lostIn((e?.provenance??[]).map((e,t)=>({entry:e,index:t})),e=>r.get(e)??[e],n)}
function lostIn(e,t,n){
return e.flatMap(({index:e,entry:{chunkId:r,quote:i}})=>{
let a=t(r);
return i===void 0||a.length===0||a.some(e=>isIn(n,e,i)!==!1)?[]:[{index:e,quote:i,places:a}]})}
function lost({file:e,entries:t,mapping:n,quotes:r},i){
return lostIn(t,n.to,i).filter(({places:e})=>!e.some(e=>r.has(e))).map(({index:t,quote:n,places:r})=>({message:`The quote ${quoted(n)} does not stand in ${listed(r.map(quoted),`or`)} of corpus revision ${quoted(i.id)}.`,at:e.locate([`provenance`,t,`quote`]),fix:`Give the words of the chunk that carry the answer now, or say that the quote goes: --chunk ${quoted(r[0]??``)} --quote "…", or --without-quote ${quoted(r[0]??``)}.`}))}
function rivals({file:e,entries:t,mapping:n,quotes:r,chunkIds:i},a){
return i.flatMap(i=>{
let o=t.filter(({entry:e})=>n.to(e.chunkId).includes(i)),s=r.has(i)?[]:standing({id:i,sources:o},a);
return s.length<2?[]:[{message:`Chunk ${quoted(i)} holds ${listed(s.map(quoted))}, and an entry carries one quote.`,at:e.locate([`provenance`,o[0]?.index??0]),fix:`Give the quote that the chunk is to carry, with --quote.`}]})}
function standing({id:e,sources:t},n){
let r=new Map;
for(let{entry:i}of t){
let{quote:t}=i;
if(t===void 0||isBlank(t)||isIn(n,e,t)!==!0)continue;
let a=normaliseWhiteSpace(t);
r.has(a)||r.set(a,t)}
return[...r.values()]}
function isIn(e,t,n){
let r=e.chunks.get(t);
return r&&e.holds(r.hash,n)}
function renewedProvenance(e,t){
let{entries:n,mapping:r}=e,i=[...quoteProblems(e,t)],a=successorsOf(e).flatMap(n=>{
let a=recordedEntry(n,t);
`refused`in a&&i.push(a.refused);
let o=carriedQuote(e,n,t),{fields:s,problems:c}=followingFields(r,n);
return i.push(...c),`refused`in a?[]:[{...a,...o===void 0?{}:{quote:o},...s}]});
if(i.length>0)return{refused:i};
let o=new Set(a.flatMap(({quote:e})=>e??[]));
return{provenance:a,droppedQuotes:n.flatMap(({entry:{chunkId:e,quote:t}})=>t===void 0||o.has(t)?[]:[{chunkId:e,quote:t}]),noLongerInstead:a.flatMap(({chunkId:e,insteadOf:t})=>n.some(({entry:t})=>t.insteadOf!==void 0&&r.to(t.chunkId).includes(e))&&t===void 0?[e]:[])}}
function successorsOf({file:e,entries:t,chunkIds:n,mapping:r}){
let i=new Set(n),a=[...new Set(t.flatMap(({entry:e})=>r.to(e.chunkId)))].filter(e=>i.has(e)),o=new Set(a);
return(isDeepStrictEqual(a,n.filter(e=>o.has(e)))?n:[...new Set([...a,...n])]).map(n=>{
let i=t.filter(({entry:e})=>r.to(e.chunkId).includes(n)),[a]=i;
return{id:n,sources:i,at:e.locate([`provenance`,...a?[a.index]:[]])}})}
function recordedEntry({id:e,at:t},n){
let r=n.chunks.get(e),i=r&&n.documents.get(r.documentId);
return r===void 0||i===void 0?{refused:{message:`The document of chunk ${quoted(e)} is not listed in corpus revision ${quoted(n.id)}.`,at:t,fix:`Run touchstone check, and mend what it finds there.`}}:n.keeps(r.hash)?{chunkId:e,documentId:i.id,sourceUri:i.uri,sourceRevision:i.revision,contentHash:r.hash}:{refused:{message:`The set does not keep the text of chunk ${quoted(e)}, so nobody can read what would be decided.`,at:t,fix:`Record the corpus with its texts, with "touchstone corpus snapshot --texts all", and decide then; or retire the case.`}}}
function takenIds(e,{stays:t},n){
return keptIds(e,n).filter(({entry:e})=>t(e.chunkId)).flatMap(({entry:t,index:r,now:i})=>{
let{chunkId:a,quote:o}=t,s=n.holdersOf(t.contentHash).slice(0,3),c=o!==void 0&&n.holds(i.hash,o)===!0;
if(s.length===0||c||isStill(t,i,n))return[];
let l=listed(s.map(({id:e})=>quoted(e)));
return[{message:`The words of chunk ${quoted(a)} stand under ${l} in corpus revision ${quoted(n.id)}, and another text took its id.`,at:e.locate([`provenance`,r]),fix:`Take the move with --moved, or say with --revised --replace what stands in its place, be it the chunk itself.${saysNow(i,n)}`}]})}
function unlikeWithoutQuote(e,t,n){
return keptIds(e,n).flatMap(({entry:r,index:i,now:a})=>{
let{chunkId:o,quote:s}=r;
return!(s!==void 0&&t.has(o)&&t.get(o)===void 0)||isStill(r,a,n)?[]:[{message:`Without the approved quote nothing ties the case to chunk ${quoted(o)}: its text in corpus revision ${quoted(n.id)} is another one.`,at:e.locate([`provenance`,i,`quote`]),fix:`Give the words of it that carry the answer, with --chunk ${quoted(o)} --quote, or decide otherwise.${saysNow(a,n)}`}]})}
function keptIds({whole:e},t){
return(e?.provenance??[]).flatMap((e,n)=>{
let r=t.chunks.get(e.chunkId);
return r===void 0||r.hash===e.contentHash?[]:[{entry:e,index:n,now:r}]})}
function isStill({contentHash:e},{hash:t},{textOf:n}){
let[r,i]=[n(e),n(t)];
return r===void 0||i===void 0?!1:isAlike(likenessOf(gramsOf(r),gramsOf(i)))}
function saysNow({id:e,hash:t},{textOf:n}){
let r=n(t);
if(r===void 0)return``;
let i=Array.from(normaliseWhiteSpace(r)),a=i.slice(0,160).join(``);
return` Chunk ${quoted(e)} says now: ${quoted(i.length>160?`${a}…`:a)}`}
function unreadable(e){
return{message:`The case cannot be read whole, so nothing can be decided about it.`,at:e.locate([]),fix:`Run touchstone check, and mend what it finds in this file.`}}
function editedSince(e){
return{message:`The case was edited since it was approved, so it cannot be confirmed as it was.`,at:e.locate([`review`,`digest`]),fix:`Decide --revised, which takes what the file says now; or take the edit back, and confirm.`}}
function sentinelSince(e){
return{message:`What was approved was no sentinel, and the mark alone is no revision.`,at:e.locateKey([`sentinel`]),fix:`Take "sentinel" out and decide; then mark the case in a change of its own, and have two people judge it.`}}
function nothingRevised(e){
return{message:`Nothing of the case would be revised: question, answer and chunks stay what they are.`,at:e.locate([`relevantChunkIds`]),fix:`Decide --confirmed if the case holds as it is; else name what is replaced, dropped or added, or edit the file first.`}}
function withoutEvidence(e){
return{message:`The case would rest on no chunk any more.`,at:e.locate([`relevantChunkIds`]),fix:`Name a chunk that supports the answer, with --revised --add CHUNK, or decide --abstained or --retired.`}}
function namedShort(e){
let t=(e.case.evidence??[]).flatMap(e=>e?.chunk??[]),n=t.length===0?`--add CHUNK`:t.map(e=>`--add ${quoted(e)}`).join(` `);
return{message:`The file names its evidence in the short form, which "touchstone fill" looks up for candidates alone.`,at:e.locateKey([`evidence`]),fix:`Take "evidence" out of the file, and name the chunks with the decision: --revised ${n}.`}}
function abstainsAlready(e){
return{message:`The case is an abstention already.`,at:e.locate([`kind`]),fix:`Decide --confirmed if it holds; if "because" or the answer is another one now, edit the file and decide --revised.`}}
function familiesUnknown(e){
return{message:`The families of the case are not all known, so without its evidence it could change sides.`,at:e.locate([`provenance`]),fix:`Run touchstone check, give each of its documents one family in families.yaml, and decide then.`}}
function decidedCase(e,t,n){
let{whole:r}=e;
if(r===void 0)return{refused:[unreadable(e)]};
switch(t.outcome){
case`confirmed`:
return confirmedCase({file:e,whole:r},t.quotes??new Map,n);
case`revised`:
return revisedCase({file:e,whole:r},t,n);
case`abstained`:
return abstainedCase({file:e,whole:r},t,n);
case`retired`:
return decided(e,r,nothingDropped)}}
function confirmedCase(e,t,n){
let{file:r,whole:i}=e,a=contentState(r)===`edited`?[editedSince(r)]:[],o=goneFrom$1(n,i,sameChunks),s=[...a,...o.map(e=>goneOnConfirming(r,e,n))];
return s.length>0?{refused:s}:withEvidence(e,{mapping:sameChunks,quotes:t},n)}
function revisedCase(e,t,n){
let{file:r,whole:i}=e;
if(waitsForFill(r))return{refused:[namedShort(r)]};
let a=chunkMapping(e,t,n);
if(`refused`in a)return a;
let o=goneFrom$1(n,i,a);
if(o.length>0)return{refused:o.map(e=>goneOnRevising(r,e,n))};
let{answer:s,quotes:c=new Map}=t,l=withEvidence({file:r,whole:s===void 0?i:{...i,expectedAnswer:s}},{mapping:a,quotes:c},n);
if(`refused`in l)return l;
let u=contentState(r)===`as-judged`?confirmedCase(e,c,n):void 0;
return u!==void 0&&`digest`in u&&u.digest===l.digest?{refused:[nothingRevised(r)]}:l}
function withEvidence({file:e,whole:t},{mapping:n,quotes:r},i){
if(t.kind===`abstention`)return abstentionUnder({file:e,whole:t},n,i);
let{relevantChunkIds:a=[]}=t,o=[...new Set([...mapped(n,a),...n.added])];
if(o.length===0)return{refused:[withoutEvidence(e)]};
let s=new Set(a),c=renewedProvenance({file:e,entries:(t.provenance??[]).map((e,t)=>({entry:e,index:t})).filter(({entry:e})=>s.has(e.chunkId)),chunkIds:o,mapping:n,quotes:r},i),l=acceptedAnswers(e,t.acceptedAnswers,n),u=[...takenIds(e,n,i),...`refused`in c?c.refused:[],...l.refused];
if(`refused`in c||u.length>0)return{refused:u};
let{provenance:d,...f}=c;
return decided(e,{...t,relevantChunkIds:o,provenance:[...d],corpusRevision:i.id,...l.answers===void 0?{}:{acceptedAnswers:[...l.answers]}},f)}
function abstentionUnder({file:e,whole:t},n,r){
if(n.added.length>0)return{refused:[{message:`The case is an abstention, which rests on no evidence, so none can be added.`,at:e.locate([`kind`]),fix:`If the question can be answered now, write "kind: answerable" and the answer in the file, take "because" away, and add the chunk then.`}]};
let{distractorChunkIds:i}=t,a=i===void 0?{}:{distractorChunkIds:[...mapped(n,i)]};
return decided(e,{...t,...a,corpusRevision:r.id},nothingDropped)}
function acceptedAnswers(e,t,n){
let r=t?.map(({statement:e,chunkIds:t})=>({statement:e,chunkIds:[...mapped(n,t)]}));
return{answers:r,refused:(r??[]).flatMap(({statement:t,chunkIds:n},r)=>n.length>0?[]:[{message:`The accepted answer ${quoted(t)} would rest on no chunk any more.`,at:e.locate([`acceptedAnswers`,r,`chunkIds`]),fix:`Name a chunk that suffices for it in the file, or take that answer away, and decide then.`}])}}
function abstainedCase({file:e,whole:t},{because:n,answer:r},i){
if(t.kind===`abstention`&&contentState(e)===`as-judged`)return{refused:[abstainsAlready(e)]};
let{id:a,query:o}=t,s=i.familiesOf(e);
return i.hasFamilies&&s===void 0?{refused:[familiesUnknown(e)]}:decided(e,{...withoutEvidenceFields(t),id:a,kind:`abstention`,because:n,query:o,expectedAnswer:r,corpusRevision:i.id,...s===void 0?{}:{families:[...s]}},{droppedQuotes:(t.provenance??[]).flatMap(({chunkId:e,quote:t})=>t===void 0?[]:[{chunkId:e,quote:t}]),noLongerInstead:[]})}
function withoutEvidenceFields(e){
let{relevantChunkIds:t,provenance:n,...r}=e;
if(r.kind===`abstention`)return r;
let{acceptedAnswers:i,evidence:a,...o}=r;
return o}
const nothingDropped={droppedQuotes:[],noLongerInstead:[]};
function decided(e,t,n){
let r=caseDigest(t);
return r===void 0?{refused:[unreadable(e)]}:{value:t,digest:r,...n}}
function movedEvidence(e,t,n){
let r=revisionOf(e,t),i=r&&chunksAsRecorded(r),a=(t.whole?.provenance??[]).map(e=>({entry:e,heir:heirOf(e,n,i)})),o=a.flatMap(({heir:e})=>typeof e==`object`?[e.id]:[]),s=[],c=[];
for(let{entry:e,heir:t}of a)t!==`same`&&(t!==void 0&&o.filter(e=>e===t.id).length===1?s.push({from:e.chunkId,to:[t.id]}):c.push(e.chunkId));
return{moves:s,others:c}}
function heirOf({chunkId:e,contentHash:t},n,r){
if(n.chunks.get(e)?.hash===t)return`same`;
let i=n.holdersOf(t),[a,o]=twoHeirs(i,r??noChunks);
return o===void 0?a:void 0}
const noChunks=new Map,twoHeirs=oncePerPair((e,t)=>{
let n=e.filter(({id:e,hash:n})=>t.get(e)?.hash!==n);
return(n.length>0?n:e).slice(0,2)});
function notOnlyMoved(e,{moves:t,others:n},r){
return contentState(e)===`edited`?[{message:`The case was edited since it was approved, so its moves are not all there is to decide.`,at:e.locate([`review`,`digest`]),fix:`Take the edit back, and take the moves then; or decide about this case alone with --revised --moved, which takes what the file says now.`}]:t.length===0?[{message:`No chunk of the case stands word for word under one other id in corpus revision ${quoted(r.id)}.`,at:e.locate([`relevantChunkIds`]),fix:`Look at what became of its evidence, and decide --confirmed, --revised, --abstained or --retired.`}]:n.map(t=>({message:`Chunk ${quoted(t)} did not move word for word to one other id, so the moves of the case are not all there is to decide.`,at:e.locate([`relevantChunkIds`,e.whole?.relevantChunkIds?.indexOf(t)??0]),fix:`Decide --revised with --moved, and say what becomes of this chunk; it stays where nothing is said and the chunk is still there.`}))}
function ungroupedBehind(e,{file:t,evidence:n},{chunks:r}){
let i=n.flatMap(({piece:e})=>r.get(e.chunkId)?.documentId??[]),a=n.flatMap(({candidates:e})=>e.map(e=>e.documentId)),o=familiesIn(e,t);
return[...new Set([...i,...a])].toSorted(byUtf8).flatMap(e=>{
let t=o(e);
return t===void 0||t.length===1?[]:[{id:e,families:t}]})}
function ungroupedProblems(e,t,{provenance:n=[],sentinel:r}){
if(r!==void 0)return[];
let i=familiesIn(e,t);
return[...new Set(n.map(({documentId:e})=>e))].filter(e=>i(e)?.length===0).map(e=>({message:ungroupedWords({id:e,families:[]}),at:t.locate([`provenance`])}))}
function ungroupedWords({id:e,families:t}){
return t.length===0?`${quoted(e)} is in no family: add it to one in families.yaml first.`:`${quoted(e)} is in ${listed(t.map(quoted))}: let one of them claim it in families.yaml first.`}
function familiesIn(e,t){
let n=splitGroupingOf(e);
return n===void 0||n.isByCase||n.excluded.has(t)?()=>void 0:e=>n.claimsOf(e).map(({family:e})=>e)}
function outcomesOf(e,{file:t,evidence:n,isFromMissing:r},i){
return r===!0?noneOf(t):[confirmation(e,{file:t,evidence:n},i),...revisions(e,{file:t,evidence:n},i),abstention$1(t,i),retirement(e,t,i)]}
function noneOf(e){
let t=[{message:`The corpus revision of the judgment is not recorded, so no decision can go on from it.`,at:e.locate([`corpusRevision`]),fix:whatToDo(e,`revision-missing`)}];
return[`confirmed`,`revised`,`abstained`,`retired`].map(e=>({outcome:e,replace:[],result:{refused:t}}))}
function retirement(e,t,n){
let r=resultOf({dataset:e,file:t},{outcome:`retired`},n);
return contentState(t)===`edited`?{...r,result:{refused:unfitToRetire(e,[t])}}:r}
function firstOutcomes(e,t,n){
let{digest:r}=t;
if(r===void 0)return[];
let i=revisionOf(e,t),a=i&&evidenceOfCandidate(t,{named:i,current:n});
return[{outcome:`approved`,replace:[],result:a===void 0?{digest:r}:{refused:[a]}},{outcome:`rejected`,replace:[],result:{digest:r}}]}
function resultOf({dataset:e,file:t},n,r){
let i=decidedCase(t,n,r),{outcome:a}=n,o=a===`revised`?n.replace:[];
if(`refused`in i)return{outcome:a,replace:o,result:i};
let s=a===`retired`?[]:ungroupedProblems(e,t,i.value),{digest:c}=i;
return{outcome:a,replace:o,result:s.length>0?{refused:s}:{digest:c}}}
function confirmation(e,{file:t,evidence:n},r){
let i=resultOf({dataset:e,file:t},{outcome:`confirmed`},r);
if(`digest`in i.result)return i;
let a=new Map(n.flatMap(({piece:{chunkId:e,quote:t}})=>t===void 0?[]:[[e,void 0]]));
return`digest`in resultOf({dataset:e,file:t},{outcome:`confirmed`,quotes:a},r).result?{...i,result:{needs:[`quote`]}}:i}
function revisions(e,{file:t,evidence:n},r){
let{moves:i}=movedEvidence(e,t,r),a=clearReplacements(n,r),o=n.filter(isSplit).map(partsOf$1),s=contentState(t)===`edited`,c=[...s?[[]]:[],...a.length>Math.max(i.length,1)?[a]:[],...i.length===0?[]:[i],...o.length>1?[[...i,...o]]:[],...n.flatMap(waysOf(i))],l=eachOnce$1(c).map(i=>revision(e,{file:t,evidence:n},{replace:i,target:r})),u=l.filter(({result:e})=>`digest`in e);
if(u.length>0)return u;
if(s)return l.slice(0,1);
let d=l.filter(({result:e})=>`needs`in e);
return d.length>0?d:[...i.length>0||c.includes(a)?l.slice(0,1):[],{outcome:`revised`,replace:[],result:{needs:[`edit`]}}]}
function revision(e,{file:t,evidence:n},{replace:r,target:i}){
let a=resultOf({dataset:e,file:t},{outcome:`revised`,replace:r},i);
if(`digest`in a.result||r.length===0)return a;
let o=new Map(r.map(({from:e,to:t})=>[e,t])),s=n.flatMap(({piece:{chunkId:e}})=>o.get(e)??[e]),c=new Map(s.map(e=>[e,void 0]));
return`digest`in resultOf({dataset:e,file:t},{outcome:`revised`,replace:r,quotes:c},i).result?{...a,result:{needs:[`quote`]}}:a}
function eachOnce$1(e){
return[...new Map(e.toReversed().map(e=>[keyOf(e),e])).values()].toReversed()}
function keyOf(e){
let t=e.toSorted((e,t)=>byUtf8(e.from,t.from));
return JSON.stringify(t.map(({from:e,to:t})=>[e,t]))}
function clearReplacements(e,{chunks:t}){
let n=e.filter(({piece:e})=>!t.has(e.chunkId)),r=n.flatMap(({piece:{chunkId:e},verdict:t,candidates:n})=>{
let[r,i]=n;
return r!==void 0&&i===void 0&&t!==`gone`?[{from:e,to:[r.id]}]:[]});
return r.length===n.length?r:[]}
function waysOf(e){
let t=new Set(e.map(({from:e})=>e));
return n=>{
let{piece:r,verdict:i,candidates:a}=n,{chunkId:o}=r;
if(i===`same`||t.has(o))return[];
let s=a.map(({id:e})=>e).filter(e=>e!==o).slice(0,5).map(e=>[e]);
return[...isSplit(n)?[partsOf$1(n)]:[],...s.map(e=>({from:o,to:e}))].map(t=>[...e,t])}}
function isSplit({verdict:e,candidates:t}){
return e===`split`&&t.length>1}
function partsOf$1({piece:e,candidates:t}){
return{from:e.chunkId,to:t.map(({id:e})=>e).toSorted(byUtf8)}}
function abstention$1(e,t){
let n=`abstained`,r=decidedCase(e,{outcome:n,because:`not-in-corpus`,answer:``},t),i=`refused`in r?r.refused:[];
return{outcome:n,replace:[],result:i.length>0?{refused:i}:{needs:[`because`,`answer`]}}}
const noFamily=`--no-family`;
function pullRequestsOf(e,{folder:t=branchFolder(``),open:n,taken:r=[],limit:i}){
let a=e.toSorted(byTurn),o=heldBy(n,a),s=new Set(o.flatMap(e=>e.cases)),c=new Set([...n.map(({branch:e})=>e),...r]),l=groupsOf(a.filter(e=>!s.has(e)),nameOf$1);
for(let[e,n]of l){
let r=o.filter(t=>t.name===e&&t.keeps===void 0).toSorted(byBranch);
for(let i of n){
let n=r.find(e=>e.cases.length<10);
n===void 0&&(n={branch:freeBranch(`${t}${e}`,c),isOpen:!1,keeps:void 0,name:e,cases:[]},c.add(n.branch),r.push(n),o.push(n)),n.cases.push(i)}}
let u=i-o.filter(({isOpen:e})=>e).length;
return o.toSorted(byBranch).map(e=>filled(e,!e.isOpen&&e.keeps!==`closed`&&u--<=0))}
function filled({branch:e,isOpen:t,keeps:n,cases:r},i){
let a=r.toSorted(byId$1);
return{pullRequest:{branch:e,families:[...new Set(a.flatMap(e=>e.families))].toSorted(byUtf8),cases:a.map(({id:e})=>e),isOpen:t,isClosed:n===`closed`,waits:i},members:a}}
function heldBy(e,t){
let n=e.toSorted(byBranch),r=new Map;
for(let e of[...n.filter(wasClosed),...n])for(let t of e.cases)r.has(t)||r.set(t,e);
let i=t.flatMap(e=>{
let t=r.get(e.id);
return t===void 0?[]:[{holder:t,one:e}]});
return[...groupsOf(i,({holder:e})=>e)].map(([e,t])=>{
let n=t.map(({one:e})=>e).toSorted(byId$1),{branch:r,keeps:i}=e;
return{branch:r,isOpen:!wasClosed(e),keeps:i,name:nameOf$1(n[0]??{}),cases:n}})}
function wasClosed({keeps:e}){
return e===`closed`}
function nameOf$1({component:e}){
return e??noFamily}
function freeBranch(e,t){
let n=1;
for(;t.has(numberedBranch(e,n));)n++;
return numberedBranch(e,n)}
function numberedBranch(e,t){
return t===1?e:`${e}--${t}`}
function byTurn(e,t){
return Number(e.asks!==`refresh`)-Number(t.asks!==`refresh`)||byId$1(e,t)}
function byId$1(e,t){
return byUtf8(e.id,t.id)||byUtf8(e.path,t.path)}
function byBranch(e,t){
let[n,r]=[partsOf(e.branch),partsOf(t.branch)];
return Number(n.isLast)-Number(r.isLast)||byUtf8(n.name,r.name)||n.number-r.number||byUtf8(e.branch,t.branch)}
function partsOf(e){
let[,t=e,n=`1`]=/^(.*?)(?:--(\d{1,9}))?$/s.exec(e)??[];
return{name:t,number:Number(n),isLast:t.endsWith(`/${noFamily}`)}}
function reasonsFor({from:e,to:t,triggers:n,observed:r}){
let i=new Set(n);
return[...triggers.filter(e=>i.has(e)),...r?[`query-pattern-observed`]:[],...e===t?[]:[`corpus-revision-changed`]]}
function opensRequest(e){
return e.some(e=>e!==`corpus-revision-changed`)}
function planRefresh(e,t){
let{target:n,open:r=[],taken:i=[],observations:a=[]}=t,o=observedPatterns(e,a),{asked:s,standing:c,unasked:l,needless:u}=sortCases(e,{target:n,candidates:t.candidates,observed:observationsAbout(o)}),d=groupingOf(e),f=caseComponents(d),p=e.policy?.policy?.limits?.openRefreshPullRequests??5,m=s.map(t=>{
let n=judgedVersion(e,t.file),r=familiesOf(d,n),{path:i}=t.file;
return{...t,path:i,families:r,component:f(n)}}),h=pullRequestsOf(m.filter(({asks:e})=>e===`refresh`),{...t,open:r,taken:i,limit:p}),g=itemsIn(e,d,{...t,asked:s}),_=m.filter(({asks:e})=>e===`first-judgment`),v=heldOutSide(e),y=markHeldOut([...h.flatMap(({pullRequest:e,members:t})=>t.map(t=>g(t,e.branch))),..._.toSorted(byId).map(e=>g(e,void 0))],t.heldOut===void 0?v:eitherSide(v,t.heldOut));
return{to:{id:n.id,digest:n.digest,record:n.record},from:earlierRevisions(e,y),items:y,pullRequests:h.map(({pullRequest:e})=>e),standing:c,unasked:l,needless:u,observed:o}}
function byId(e,t){
return byUtf8(e.id,t.id)||byUtf8(e.file.path,t.file.path)}
function itemsIn(e,t,{target:n,texts:r,asked:i}){
let a=new Map([...e.texts,...r]),o=decidableUnder(e,n,r),s=earlierChunksIn(n,unreadRevisions(e,i.map(({file:t})=>judgedVersion(e,t)))),earlierOf=t=>s(t,judgedRevision(e,t)),c=evidenceIn(n,a),l=documentsFor(openQuestions(e,i,earlierOf),n,{texts:a,lineage:lineageOf(e)});
return(r,i)=>{
let{file:a,id:s,asks:u,families:d}=r,f=judgedVersion(e,a),p=c(f,earlierOf(f)),m=p.filter(({piece:e})=>names(a,e.chunkId)),h=askedBy(r),g=h.unverifiable.includes(`revision-missing`);
return{file:a,id:s,asks:u,from:f.case.corpusRevision,to:n.id,reasons:reasonsOf(e,r,n),...h,evidence:p,documents:l.get(a)??[],ungrouped:ungroupedBehind(e,{file:a,evidence:m},o),families:d,splits:[...new Set([a,f].flatMap(e=>splitsIn(t,e)))],isHeldOut:!1,pullRequest:i,isRequested:asksAlready(a,n),needsTwoJudgments:a.case.sentinel!==void 0,isEdited:u===`refresh`&&contentState(a)===`edited`,goneChunks:goneChunks(a,o.chunks),outcomes:u===`refresh`?outcomesOf(e,{file:a,evidence:m,isFromMissing:g},o):firstOutcomes(e,a,n)}}}
function goneChunks({whole:e},t){
return(e===void 0?[]:namedChunks(e).map(({id:e})=>e)).filter(e=>!t.has(e))}
function askedBy(e){
return e.asks===`refresh`?{observations:e.observations,unverifiable:e.currency.unverifiable}:{observations:[],unverifiable:[]}}
function openQuestions(e,t,n){
return t.flatMap(t=>{
let{file:r}=t;
if(t.asks!==`refresh`||t.currency.documents.length===0)return[];
let{documents:i}=t.currency,a=judgedVersion(e,r);
return{file:r,documents:i,earlier:n(a),from:judgedRevision(e,a)}})}
function names({case:{relevantChunkIds:e=[]}},t){
return e.includes(t)}
function decidableUnder(e,{id:t},n){
let r=targetRevision(e,t,n);
if(`refused`in r)throw Error(`Nothing can be planned for: ${r.refused.message}`);
return r}
function reasonsOf(e,t,n){
if(t.asks!==`refresh`)return[];
let{reasons:r}=t.currency,i=judgedVersion(e,t.file).case.corpusRevision,a=t.observations.length>0;
return reasonsFor({from:i,to:n.id,triggers:r,observed:a})}
function familiesOf(e,t){
return(e?.familiesOf(t).belongings??[]).map(({family:e})=>e).toSorted(byUtf8)}
function earlierRevisions(e,t){
let n=t.filter(({asks:e})=>e===`refresh`);
return[...groupsOf(n,({from:e})=>e??``)].map(([t,n])=>({id:t,cases:n.length,record:e.revisions.get(t)?.record})).toSorted((e,t)=>byUtf8(e.id,t.id))}
const quotation=/(["“”„«»])((?:\\.|[^"“”„«»\\])*)["“”«»]/uy,bare=/[^\s,"“”„«»]+/uy;
function wordsOfLine(e){
let t=[],n=0;
for(;n<e.length;){
let r=e.slice(n),i=/^\s+/u.exec(r)?.[0].length??0;
if(i>0){
n+=i;
continue}
if(t.at(-1)?.isQuoted===!0?r.startsWith(`:`):/^:(?:\s|$)/u.test(r))return{words:t,reason:r.slice(1).trim()};
let a=wordAt$1(e,n);
if(a===void 0)return;
if(n+=a.length,t.push(a.word),a.isLast)return{words:t,reason:e.slice(n).trim()}}}
function wordAt$1(e,t){
if(e[t]===`,`)return{word:{text:`,`,isQuoted:!1},length:1,isLast:!1};
quotation.lastIndex=t;
let n=quotation.exec(e);
if(n!==null){
let e=unescaped(n[2]??``);
return e===void 0?void 0:{word:{text:e,isQuoted:!0},length:n[0].length,isLast:!1}}
bare.lastIndex=t;
let[r]=bare.exec(e)??[];
if(r===void 0)return;
let i=r.endsWith(`:`);
return{word:{text:(i?r.slice(0,-1):r).replace(/^(?:→|[-–—]>)$/u,`->`),isQuoted:!1},length:r.length,isLast:i}}
function unescaped(e){
try{
let t=JSON.parse(`"${e}"`);
return typeof t==`string`?t:void 0}catch{
return}}
const grammar=new Set([`all`,`and`,`none`,`moved`,`quote`]),codePattern=RegExp(`^[\\da-f]{32}$`,`i`);
function isWord({text:e,isQuoted:t},n){
return!t&&e===n}
function isCode({text:e,isQuoted:t}){
return!t&&codePattern.test(e)}
function writtenName(e){
return/^[\p{L}\p{N}_./:#+=~%&-]+$/u.test(e)&&!/^:|:$|::|##|->/.test(e)&&!/\p{Default_Ignorable_Code_Point}/u.test(e)&&!grammar.has(e.toLowerCase())&&!codePattern.test(e)?e:writtenText(e)}
const unsafe=/[^\p{L}\p{M}\p{N} _./:+=~%(){};,?!'’€$*^§-]|\p{Default_Ignorable_Code_Point}/gu;
function writtenText(e){
return`"${e.replace(unsafe,e=>Array.from({length:e.length},(t,n)=>unitEscape(e.charCodeAt(n))).join(``))}"`}
function unitEscape(e){
return`\\u${e.toString(16).padStart(4,`0`)}`}
function resultCode(e){
return hexOf(e)}
function askedCode({id:e,file:{digest:t}},n){
if(t!==void 0)return codeOf({id:e,digest:t,to:n.id,corpus:n.digest})}
function togetherCode(e){
return codeOf(e.toSorted((e,t)=>byUtf8(e.id,t.id)).map(({id:e,digest:t})=>[e,t]))}
function codeOf(e){
return hexOf(sha256(canonicalJson(e)))}
function hexOf(e){
return e.slice(7,39)}
function lineToCopy(e){
return`${wordsOf(e).join(` `)}:`}
function wordsOf(e){
switch(e.verb){
case`approve together`:
return[`approve`,e.code];
case`approve all`:
return[`approve all`,String(e.count),e.code];
case`confirm moved`:
case`accept`:
return[e.verb,e.code];
default:
{
let{verb:t,id:n,code:r,choice:i}=e,a=r===void 0?[]:[r];
return[t,writtenName(n),...a,...choiceWords(i)]}}}
function choiceWords(e){
switch(e?.outcome){
case`confirmed`:
return quoteWords(e.quotes);
case`revised`:
return[replacementWords(e.replace),...quoteWords(e.quotes)];
case`abstained`:
return[e.because,writtenText(e.answer)];
case`retired`:
case void 0:
return[]}}
function replacementWords(e){
return e.map(({from:e,to:t})=>{
let n=t.length===0?`none`:t.map(writtenName).join(`, `);
return`${writtenName(e)} -> ${n}`}).join(` and `)}
function quoteWords(e){
return[...e??[]].map(([e,t])=>`quote ${writtenName(e)} ${t===void 0?`none`:writtenText(t)}`)}
async function keepComment(e,t,{due:n,instead:r,own:[i,...a],elsewhere:o,compared:s=e=>e}){
let c=n??r;
if(c===void 0)return`none`;
if(i===void 0)return n===void 0?`none`:await e.comment(t,n)??`created`;
let l=[{comment:i,body:c},...a.map(e=>({comment:e,body:o}))].filter(({comment:e,body:t})=>s(shown(e.body))!==s(shown(t)));
for(let{comment:t,body:n}of l){
let r=await e.editComment(t.id,n);
if(r!==void 0)return r}
return l.length===0?`unchanged`:`updated`}
function shown(e){
return e.replaceAll(`\r
`,`
`).trimEnd()}
function requestOf(e,t,n=[]){
let r=t.map(({path:e,bytes:t})=>[e,createHash(`sha256`).update(t).digest(`hex`)]),i=n.length===0?[e,r]:[e,r,n];
return{to:e,plan:sha256(canonicalJson(i)),cases:t.map(({id:e})=>e)}}
function requestMessage(e,{to:t,plan:n,cases:r,tree:i}){
let a=[`Touchstone-Refresh: to=${t} tree=${i} plan=${n}`,...r.map(e=>`Touchstone-Case: ${e}`)];
return`${e.trimEnd()}\n\n${a.join(`
`)}\n`}
const trailer=/^Touchstone-Refresh: to=(\S+) tree=([0-9a-f]{40,64}) plan=(sha256:[0-9a-f]{64})$/gm;
function committedRequest(e){
let[,t,n,r]=[...e.matchAll(trailer)].at(-1)??[];
if(t!==void 0&&n!==void 0&&r!==void 0)return{to:t,plan:r,cases:[...e.matchAll(/^Touchstone-Case: (\S+)$/gm)].map(([,e=``])=>e),tree:n}}
function markedBody(e,{to:t,plan:n,cases:r},{isDone:i=!1,hash:a=textHash(e)}={}){
let o={cases:r,...i?{done:!0}:{},plan:n,text:a,to:t,v:1};
return`${e.trimEnd()}\n\n${hiddenLine(`refresh`,o)}\n`}
const lastMark=/<!-- touchstone:refresh (\{[^\n]*\}) -->\s*$/;
function readBody(e){
let t=lastMark.exec(e);
return{text:plainText(t===null?e:e.slice(0,t.index)),mark:readMark(t?.[1])}}
function readMark(e){
let t=parsed(e);
if(!isMap(t))return;
let{to:n,plan:r,cases:i,text:a,done:o}=t;
if(typeof n==`string`&&typeof r==`string`&&typeof a==`string`&&Array.isArray(i))return{to:n,plan:r,cases:i.filter(e=>typeof e==`string`),text:a,isDone:o===!0}}
function parsed(e){
if(e!==void 0)try{
return JSON.parse(e)}catch{
return}}
function textHash(e){
return sha256(plainText(e))}
function plainText(e){
return e.replaceAll(`\r
`,`
`).trimEnd()}
async function belowMerges(e,t){
let n=await throughMerges(e,t),[r,...i]=n?.made.parents??[];
if(n===void 0||r===void 0||i.length>0)return;
let{made:a,newest:o}=n,[s,c]=[await e.commit(r),await e.commit(o)];
if(s===void 0||c===void 0)return;
let l=await changedFiles(e,s.tree,a.tree),u=await changedFiles(e,c.tree,t.tree);
if(l!==void 0&&u!==void 0)return JSON.stringify(l)===JSON.stringify(u)?{made:a,parent:o}:void 0}
async function throughMerges(e,t){
let n,r=t;
for(let t=10;t>0&&r?.parents.length===2;t--){
let[t,i]=r.parents;
if(t===void 0||i===void 0||await e.isOnMain(t)||!await e.isOnMain(i))return;
n??=i,r=await e.commit(t)}
return n===void 0||r===void 0?void 0:{made:r,newest:n}}
async function changedFiles(e,t,n){
if(t===n)return[];
let[r,i]=[await e.folder(t),await e.folder(n)];
if(r.length!==i.length)return;
let a=[];
for(let[t,n]of r.entries()){
let r=i[t];
if(n.name!==r?.name||n.mode!==r.mode)return;
if(n.oid===r.oid)continue;
if(n.mode!==`40000`){
a.push({path:n.name,before:n.oid,after:r.oid});
continue}
let o=await changedFiles(e,n.oid,r.oid);
if(o===void 0)return;
a.push(...o.map(e=>({...e,path:`${n.name}/${e.path}`})))}
return a}
const hidden=/(?!\t)[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u2800\u{1d159}]/u,ofWriting=/[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u200b-\u200f]|\ufe0e|\ufe0f|\u{1f3f4}[\u{e0020}-\u{e007f}]+/gu;
function hiddenSign(e,t){
let n=e.length-t.length,r=hidden.exec(e.slice(0,n)+t.replace(ofWriting,kept));
if(r===null)return;
let i=(r[0].codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`),a=e.slice(Math.max(0,r.index-40),r.index);
return{wrong:`Nobody sees the character U+${i} behind ${quoted(a)}: type the line anew, without it.`}}
function kept(e){
return`.`.repeat(e.length)}
const listMark=/^(?:[-*+•·]|\d{1,9}[.)])\s+/u,box=/^\[[ x]\]\s+/iu,marks=/^[`*_~#\\"“”„«'‘’]+\s*/u;
function lineStart(e){
let t=e.trim().replace(listMark,``),n=wordAt(t);
if(n!==``)return{verb:n,text:t,markup:void 0};
let r=box.test(t),i=r?t.replace(box,``):t,a=i.startsWith("`"),o=(a?i.replaceAll("`",``):i).replace(marks,``).trim();
return{verb:wordAt(o),text:o,markup:r?`box`:a?`code`:`other`}}
function wordAt(e){
let t=withoutInvisible(e.slice(0,100)).trimStart();
return/^([a-z]+)(?![\w-])/iu.exec(t)?.[1]?.toLowerCase()??``}
function tooMuch({text:e}){
return{wrong:`${quoted(e)} has no meaning in this line.`}}
function noCode(e,t){
return brokenCode(t)??{wrong:`The code of 32 digits is missing: ${quoted(`${e} <code>: why`)}.`}}
function brokenCode(e){
let[t]=e;
if(!(t===void 0||t.isQuoted)){
if(e.some(isCode))return tooMuch(t);
if(/^[\da-f]{20,}$/i.test(t.text))return{wrong:`A code has 32 digits, and ${quoted(t.text)} has ${t.text.length}: copy it whole.`};
if(/^[\da-z]{32}$/i.test(t.text))return{wrong:`A code holds the digits 0 to 9 and the letters a to f alone, so ${quoted(t.text)} is none: copy it.`}}}
const becauses=[`not-in-corpus`,`out-of-scope`,`not-permitted`,`ambiguous`];
function choiceOf(e,t){
if(e===`retire`)return t[0]?tooMuch(t[0]):{outcome:`retired`};
if(e===`abstain`)return abstention(t);
let n=t.findIndex(e=>isWord(e,`quote`)),r=n<0?t.length:n,i=quotesIn(t.slice(r));
if(`wrong`in i)return i;
let a=i.quotes.size===0?{}:i,o=t.slice(0,r);
if(e===`confirm`)return o[0]?tooMuch(o[0]):{outcome:`confirmed`,...a};
let s=replacementsIn(o);
return`wrong`in s?s:{outcome:`revised`,...s,...a}}
function abstention([e,t,n]){
let r=becauses.find(t=>e!==void 0&&isWord(e,t));
return r===void 0?{wrong:`Behind the code stands why no answer is right: ${listed(becauses,`or`)}.`}:t?.isQuoted!==!0||isBlank(t.text)?{wrong:`What a good refusal says is missing: write it in quotes before the colon.`}:n===void 0?{outcome:`abstained`,because:r,answer:t.text}:tooMuch(n)}
function replacementsIn(e){
let t=[];
for(let n of splitAt(e,`and`)){
let[e,r,...i]=n,a=e!==void 0&&r!==void 0&&isWord(r,`->`),o=splitAt(i,`,`);
if(!a||o.some(({length:e})=>e!==1))return{wrong:`A revision says which chunk takes the place of which: old -> new, or old -> new, another.`};
let s=i.length===1&&i.every(e=>isWord(e,`none`));
t.push({from:chunk(e),to:s?[]:o.flat().map(chunk)})}
return{replace:t}}
function quotesIn(e){
let t=new Map;
for(let n=0;n<e.length;n+=3){
let[r,i,a]=e.slice(n,n+3),o=a!==void 0&&isWord(a,`none`),s=a?.isQuoted===!0&&!isBlank(a.text);
if(r===void 0||!isWord(r,`quote`)||i===void 0||!(o||s))return{wrong:`The words that carry the answer are missing: quote <chunk> "words", or quote <chunk> none.`};
t.set(chunk(i),o?void 0:a?.text)}
return{quotes:t}}
function splitAt(e,t){
let n=[[]];
for(let r of e)isWord(r,t)?n.push([]):n.at(-1)?.push(r);
return n}
function chunk({text:e}){
return e}
const verbs=new Set([`confirm`,`revise`,`abstain`,`retire`,`approve`,`accept`,`reject`]);
function readLine(e){
let{verb:t,text:n,markup:r}=lineStart(e);
if(!verbs.has(t))return;
if(r!==void 0)return behindMarkup(n,r);
let i=wordsOfLine(n),a=hiddenSign(n,i?.reason??``);
return a===void 0?i===void 0?{wrong:`A line ends with a colon and the reason: "${t} …: why". A quotation in it has to end.`}:isBlank(i.reason)?{wrong:`The reason is missing behind the colon.`}:decisionIn(t,i.words.slice(1),i.reason):a}
function behindMarkup(e,t){
let n=readLine(e);
if(!(n===void 0||`wrong`in n))switch(t){
case`box`:
return{wrong:`A box to tick decides nothing: write the line without it.`};
case`code`:
return{wrong:`What stands in backticks is code, which decides nothing: write the line without them.`};
case`other`:
return{wrong:`Markup stands before the line: start it with its first word.`}}}
function decisionIn(e,t,n){
let[r,...i]=t;
if(e===`accept`)return ofSeveral(`accept`,t,n);
if(r===void 0)return{wrong:`${quoted(e)} does not say which case is meant.`};
if(e===`approve`){
if(isCode(r))return ofSeveral(`approve together`,t,n);
if(isNamed(r,`all`))return ofAll(i,n)}
if(e===`confirm`&&isNamed(r,`moved`))return ofSeveral(`confirm moved`,i,n);
if(isCode(r))return{wrong:`${quoted(e)} does not say which case is meant.`};
for(let[e,t]of[[`all`,`approve`],[`moved`,`confirm`]])if(isNamed(r,e))return{wrong:`"${e}" goes with "${t}"; a case of that name stands in quotes.`};
return ofOne({verb:e,id:r.text,reason:n},i)}
function ofSeveral(e,t,n){
let[r,i]=t;
return r===void 0||!isCode(r)?noCode(e,t):i?tooMuch(i):{verb:e,code:r.text.toLowerCase(),reason:n}}
function ofAll(e,t){
let[n,...r]=e;
if(n===void 0||n.isQuoted||!/^[1-9]\d*$/.test(n.text))return{wrong:`The number of cases is missing: "approve all <number> <code>: why".`};
let[i,a]=r;
return i===void 0||!isCode(i)?noCode(`approve all ${n.text}`,r):a?tooMuch(a):{verb:`approve all`,count:Number(n.text),code:i.text.toLowerCase(),reason:t}}
function ofOne(e,t){
let{verb:n,id:r,reason:i}=e,[a,...o]=t,s=a!==void 0&&isCode(a)?a.text.toLowerCase():void 0,c=s===void 0?t:o;
return n===`reject`?c[0]?brokenCode(c)??tooMuch(c[0]):{verb:n,id:r,code:s,reason:i}:s===void 0&&n!==`revise`?noCode(`${n} ${r}`,t):n===`approve`?c[0]?tooMuch(c[0]):{verb:n,id:r,code:s??``,reason:i}:withChoice({...e,code:s},c)}
function withChoice(e,t){
let{verb:n}=e,r=choiceOf(n,t);
if(`wrong`in r)return r;
switch(r.outcome){
case`confirmed`:
return{...e,verb:`confirm`,choice:r};
case`revised`:
return{...e,verb:`revise`,choice:r};
case`abstained`:
return{...e,verb:`abstain`,choice:r};
case`retired`:
return{...e,verb:`retire`,choice:r}}}
function isNamed({text:e,isQuoted:t},n){
return!t&&e.toLowerCase()===n}
const decidable=[[`kind`,`id`],[`because`,`kind`],[`expectedAnswer`,`query`],[`acceptedAnswers`,`expectedAnswer`],[`relevantChunkIds`,`expectedAnswer`],[`provenance`,`relevantChunkIds`],[`distractorChunkIds`,`expectedAnswer`],[`corpusRevision`,`provenance`],[`families`,`corpusRevision`],[`review`,`origin`],[`refresh`,`review`],[`retired`,`refresh`]];
function decisionEdits(e,t,{before:n,after:r,replace:i}){
let[a,o]=[{...n},{...r}],s=keptBy(i),c=t;
for(let[t,n]of decidable){
if(isDeepStrictEqual(a?.[t],o?.[t]))continue;
let r=o?.[t],i=r===void 0?editFields(e,c,[{remove:t}]):editNested(e,c,{field:t,to:r,isKept:s,after:n});
if(`refused`in i)return i;
c=i.text}
return{text:c}}
function keptBy(e){
let t=new Map(e.map(({from:e,to:t})=>[e,t[0]]));
return(e,n)=>{
let[r,i]=[nameOf(e),nameOf(n)];
return t.has(r)?t.get(r)===i:r===i}}
function nameOf(e){
return isMap(e)?e.chunkId??e.statement:e}
const order=[...triggers,`query-pattern-observed`,`corpus-revision-changed`];
function refreshBlock(e,t){
let{outcome:n,by:r,at:i,reason:a,from:o,reasons:s,target:c,via:l}=t,{refresh:u}=e.whole??{},d=u?.outcome===void 0?u:void 0,f=d?.from===o&&d.to===c.id,p=d===void 0?[]:stillAsked(d,f),m=order.filter(e=>p.includes(e)||s.includes(e)),h=e.whole?.review?.digest,{reasons:g,from:_,to:v,outcome:y,proof:b,...x}=f?d:noRequest;
return{block:{from:o,to:c.id,reasons:[...m],...x,...observedIn(u,t.observations),outcome:n,by:r,at:i,reason:a,...h===void 0?{}:{previous:h},...proofField(l)},told:d===void 0?[]:differences(d,{...t,isFit:f,all:m})}}
function stillAsked({reasons:e,observations:t=[]},n){
return[...n?e:[],...t.length>0?[`query-pattern-observed`]:[]]}
function observedIn(e,t=[]){
let n=[...new Set([...e?.observations??[],...t])];
return n.length===0?{}:{observations:n}}
const noRequest={from:``,to:``,reasons:[]};
function differences(e,{from:t,target:n,isFit:r,all:i}){
if(!r)return[`The file asked about the way from ${quoted(e.from)} to ${quoted(e.to)}; decided and recorded is the way from ${quoted(t)} to ${quoted(n.id)}.`];
let a=i.filter(t=>!e.reasons.includes(t));
return a.length===0?[]:[`Beside the reasons that the file asked for, this happened: ${listed(a)}.`]}
function unfitCase(e){
let t=`"touchstone review record ${e.case.id??e.path}"`,n=e.locate([`review`,`status`]);
if(stageOf(e)===`retired`)return[{message:`The case is retired, so nothing is decided about it any more.`,at:e.locateKey([`retired`]),fix:`Leave it as it is.`}];
switch(statusOf(e)){
case`pending`:
return[{message:`Nobody has approved this case, so there is no judgment that could be in doubt.`,at:n,fix:`Have it judged with ${t}; where its evidence moved, bring it up to the current corpus revision first, with ${renewCommand(e)}.`}];
case`rejected`:
return[{message:`The case was rejected.`,at:n,fix:`Leave it as it is.`}];
case void 0:
return[{message:`The decision about this case cannot be read.`,at:n,fix:`Run touchstone check, and mend what it finds in this file.`}];
case`approved`:
return contentState(e)===`unbound`?[{message:`The approval of this case does not record what was read.`,at:n,fix:`Have it judged again with ${t}.`}]:[]}}
function unfitDecision(e,{by:t,at:n,reason:r,target:i}){
let{reason:a}=e.case.review??{},o=e.locate([`review`]),s=machineNamed(e,t),c=[];
if(s!==void 0){
let n=s===`generator`?`the generator that wrote the case`:`no person`;
c.push({message:`${quoted(t)} is ${n}, and a decision is a person's.`,at:e.locate(s===`generator`?[`origin`,`generator`]:[`id`]),fix:`Have a person read the evidence and decide, under their own name.`})}
return isBlank(t)&&c.push({message:`Nobody is named as the one who decides.`,at:o}),isBlank(r)?c.push({message:`No reason is given.`,at:o,fix:`Say why in one sentence.`}):a!==void 0&&normaliseWhiteSpace(a)===normaliseWhiteSpace(r)&&c.push({message:`The reason is that of the approval before: ${quoted(a)}`,at:e.locate([`review`,`reason`]),fix:`Say in one sentence what was found in the evidence as it is now.`}),[...c,...tooEarly(e,n,i)]}
function tooEarly(e,t,n){
let r=e.case.review?.reviewedAt,i=n.revision.record?.createdAt,a=[];
return r!==void 0&&!isLater(t,r)&&a.push({message:`The decision would be of ${t}, and the approval before it is of ${r}.`,at:e.locate([`review`,`reviewedAt`]),fix:`Give the moment at which it was decided; it comes after that approval.`}),i!==void 0&&isLater(i,t)&&a.push({message:`The decision would be of ${t}, and corpus revision ${quoted(n.id)}, which it is about, is of ${i}: nobody could read it before.`,at:e.locate([`review`]),fix:`Give the moment at which it was decided.`}),a}
function decideRefresh(e,t,n){
let r=unfitCase(t);
if(r.length>0)return{refused:r,findings:[]};
let i=decidedCase(t,n.choice,n.target),a=[...unfitDecision(t,n),...unasked$1(t,n),...newlySentinel(t,n),...untied(t,n),...unretirable(e,t,n),...`refused`in i?i.refused:unconfirmed(t,i,n)];
return a.length>0||`refused`in i?{refused:eachOnce(a),findings:[]}:written(e,{file:t,decided:i},n)}
function written(e,{file:t,decided:n},r){
let{path:i,whole:a=n.value}=t,{choice:o,text:s}=r,{value:c,told:l}=withDecision(t,n,r),u=decisionEdits(i,s,{before:a,after:c,replace:o.outcome===`revised`?o.replace:[]});
if(`refused`in u)return{refused:[u.refused],findings:[]};
let d=readCase(i,u.text.replace(/^\ufeff/,``)),f=d.file;
if(f===void 0||!isDeepStrictEqual(f.whole,c))throw Error(`"${i}" does not say what was decided after its edit.`);
let p=o.outcome===`retired`?[]:errorsAfter(e,d,{path:i,before:s,after:u.text});
if(p.length>0)return{refused:[],findings:p};
let{digest:m,droppedQuotes:h,noLongerInstead:g}=n,_={digest:m,droppedQuotes:h,noLongerInstead:g,told:l,awaitsJudgments:f.case.review?.status===`pending`};
return{text:u.text,file:f,..._}}
function unretirable(e,t,{choice:n,together:r=[t]}){
return n.outcome===`retired`?unfitToRetire(e,r).filter(({at:e})=>e.file===t.path):[]}
function newlySentinel(e,{choice:t,judged:n}){
return t.outcome!==`retired`&&contentState(e)===`edited`&&gainedMark(e,n)?[sentinelSince(e)]:[]}
function gainedMark({case:{review:e},whole:t},n){
if(t?.sentinel===void 0)return!1;
if(n!==void 0)return!n.has([`sentinel`]);
let{sentinel:r,...i}=t;
return caseDigest(i)===e?.digest}
function untied(e,{choice:t,target:n}){
return t.outcome===`confirmed`?unlikeWithoutQuote(e,t.quotes??new Map,n):[]}
function unasked$1(e,{reasons:t,target:n}){
return opensRequest(t)?[]:[{message:`Nothing that happened up to corpus revision ${quoted(n.id)} asks for a decision about this case.`,at:e.locate([`corpusRevision`]),fix:`Leave it as it is: its judgment holds.`}]}
function unconfirmed(e,{value:t},{choice:n,confirmed:r}){
return n.outcome===`retired`||t.sentinel!==void 0?[]:questionsFor(t.kind).filter(({confirms:e})=>!r.includes(e)).map(({confirms:t,question:n})=>({message:`"${t}" is not confirmed: ${n}`,at:e.locate([]),fix:`Add "${t}" to --confirm if the answer is yes for the case as the decision leaves it; else decide otherwise.`}))}
function withDecision(e,{value:t,digest:n},r){
let{choice:i,by:a,at:o,reason:s,target:c,reasons:l,observations:u,via:d=`local`}=r,{outcome:f}=i,{block:p,told:m}=refreshBlock(e,{outcome:f,by:a,at:o,reason:s,from:r.from??e.case.corpusRevision??``,reasons:l,observations:u,target:c,via:d});
if(f===`retired`){
let e={by:a,at:o,reason:s,...proofField(d)};
return{value:{...t,refresh:p,retired:e},told:m}}
let h=t.sentinel===void 0?approval(t,n,r):{status:`pending`};
return{value:{...t,refresh:p,review:h},told:m}}
function approval(e,t,{by:n,at:r,reason:i,confirmed:a,target:o,via:s=`local`}){
return{status:`approved`,reviewedBy:n,reviewedAt:r,reason:i,confirmed:questionsFor(e.kind).map(({confirms:e})=>e).filter(e=>a.includes(e)),digest:t,corpus:o.digest,...viaFields(s)}}
function eachOnce(e){
return[...new Map(e.map(e=>[`${e.at.line}:${e.message}`,e])).values()]}
function triggerOf(e,{file:t,observed:n},r){
let i=judgmentsUnder(e,r.revision)(t),a=judgedVersion(e,t).case.corpusRevision,o=i.state===`stale`?i.reasons:[],s=observationsOn(t,n),c=s.length>0||requestedReasons(t).includes(`query-pattern-observed`),l=reasonsFor({from:a,to:r.id,triggers:o,observed:c});
if(i.state===`stale`&&i.unverifiable.includes(`revision-missing`))return{refused:unverifiable(t,`revision-missing`)};
if(opensRequest(l))return{reasons:l,observations:s};
if(i.state!==`stale`)return{refused:unasked(t,{state:i.state,from:a,target:r})};
let[u=`evidence-unrecorded`]=i.unverifiable;
return{refused:unverifiable(t,u)}}
function requestedReasons(e){
let{reasons:t=[]}=isUndecided(e)?e.case.refresh??{}:{};
return t.flatMap(e=>e??[])}
function unverifiable(e,t){
return{message:`Nothing tells what changed for this case since it was approved: ${unverifiableWords[t]}.`,at:e.locate(t===`evidence-unrecorded`?[`provenance`]:[`corpusRevision`]),fix:whatToDo(e,t)}}
function unasked(e,{state:t,from:n,target:r}){
let i=e.case.id??e.path,a=e.locate([`corpusRevision`]),o=isAskedNeedlessly(e,{state:t})?`Take the request out with ${needlessCommand(e)}. `:``,s=`${o}If an observation asks about it, add --observations FILE; if the case itself is to change, edit it and have it judged with "touchstone review record ${i}"; if nobody needs it, "touchstone review retire ${i}".`;
return t===`current`?{message:`The case was judged under corpus revision ${quoted(r.id)} itself, so nothing asks for a decision.`,at:a,fix:s}:{message:`Nothing that concerns the case changed between corpus revisions ${quoted(n??``)} and ${quoted(r.id)}: its judgment is carried, without a decision.`,at:a,fix:o===``?`Leave it as it is. ${s}`:s}}
export{askedCode,belowMerges,branchFolder,codeOf,committedRequest,decideRefresh,decidedCase,decisionEdits,earlierChunksIn,evidenceIn,familyComponents,keepComment,lineToCopy,lostQuotes,markHeldOut,markedBody,movedEvidence,namedChunks,notOnlyMoved,numberedBranch,observationsAbout,observedPatterns,partsOf,planRefresh,readBody,readLine,reasonsFor,recordFolder,requestMessage,requestOf,resultCode,setToPlan,shown,sortCases,targetRevision,textHash,textsToPlan,togetherCode,treeOf,treeWith,triggerOf,unfitCase,ungroupedWords,unreadRevisions};
