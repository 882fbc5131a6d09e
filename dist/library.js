import{fileURLToPath}from"node:url";
import{compareContracts as compareContracts$1,countsOf,exportedSet,manifestOf}from"./chunks/shared-exporting.js";
import{askedBase,defaultBase,openCommit,openSet,setAround}from"./chunks/shared-git.js";
import{RepositoryError,UsageError,allRules,byUtf8,casesFolder,check,chunksAsRecorded,compareByDefault,compareWith,counted,currentRevision,everydayRules,isBlank,listed,plainStyle,quoted,revisionsFolder,terminalText,textFinding,wordsAtDesk,workingTree}from"./chunks/core.js";
import{existsSync}from"node:fs";
import{join,resolve}from"node:path";
import{leftOutLines}from"./chunks/shared-report.js";
function loadedCase(e,t){
let{case:n,digest:r,currency:i,split:a,families:o,component:s,holdout:c}=e,{id:l,query:u,conversation:d=[],expectedAnswer:f}=n,p={id:l,query:u,conversation:d,expectedAnswer:f,digest:r,currency:i,split:a,families:o,component:s,holdout:c};
if(n.kind===`abstention`){
let{kind:e,because:r,distractorChunkIds:i=[]}=n,a=i.map(e=>({chunkId:e,storeId:t(e)}));
return{kind:e,...p,because:r,distractors:a,contract:n}}
let{acceptedAnswers:m=[]}=n,h=e.evidence.map(asEvidence);
return n.kind,{kind:n.kind,...p,acceptedAnswers:m,evidence:h,contract:n}}
function asEvidence({quote:e,grade:t,insteadOf:n,...r}){
return{...r,quote:e,grade:t,insteadOf:n}}
function stampOf(e,{counts:t,unstated:n}){
let{purpose:r,digest:i,corpusRevision:a,claim:o,cases:s}=e,holdouts=e=>s.filter(({holdout:t})=>t===e).length;
return{purpose:r,setDigest:i,corpusRevision:n===void 0?a:{...a,unstated:n},heldOut:o?.heldOut??null,supports:o===void 0?[]:[o.sentence,...o.caveats],counts:t,holdouts:{untouched:holdouts(`untouched`),used:holdouts(`used`),spent:holdouts(`spent`)},notConfirmation:notConfirmation(e),leftOut:byWord(e.leftOut.map(({why:e})=>e))}}
function notConfirmation({purpose:e,cases:t}){
if(e===`tuning`)return[`Not confirmation: the set was loaded for tuning, and nothing in it is held out.`];
let n=counted(t.length,`case`),r=t.filter(({split:e})=>e!==`test`).length,i=t.filter(({holdout:e})=>e===`spent`).length,[a,o]=i===1?[`is`,`it`]:[`are`,`them`];
return[...r===0?[]:[`Not confirmation: ${r} of ${n} ${r===1?`is`:`are`} not on the side test.`],...i===0?[]:[`Not confirmation: ${i} of ${n} ${a} spent, since somebody has learned from results on ${o}.`]]}
function byWord(e){
let t=new Map;
for(let n of e)t.set(n,(t.get(n)??0)+1);
return Object.fromEntries([...t].toSorted(([e],[t])=>byUtf8(e,t)))}
function goldenSet(e,t,{unstated:n,...r}){
let{purpose:i,revision:a,digest:o,claim:s,leftOut:c}=e,l=currentRevision(t),u=l&&chunksAsRecorded(l),d={purpose:i,corpusRevision:a,digest:o,claim:s,cases:e.cases.map(e=>loadedCase(e,e=>u?.get(e)?.storeId)),leftOut:c,...r};
return frozen({...d,stamp:stampOf(d,{counts:countsOf(e.cases),unstated:n})})}
function frozen(e){
if(typeof e!=`object`||!e||Object.isFrozen(e))return e;
for(let t of Object.values(e))frozen(t);
return Object.freeze(e)}
const allowed={evaluation:[`dev`,`validation`,`test`,`regression`],tuning:[`dev`,`regression`]};
function assertOptions(e){
if(e==null)throw wrongUse(`The options are not given: say at least what the index was built from, and what for, as in loadGoldenSet("eval", { corpusRevision: "corpus-2026-09-01", purpose: "evaluation" }).`);
let{corpusRevision:t,purpose:n,splits:r,stale:i}=e;
if(!isStated(t))throw wrongUse(`corpusRevision is not stated: give the revision that the index was built from, such as "corpus-2026-09-01", or the reason why nobody can say, as in { unstated: "The index keeps no revision yet." }.`);
assertOneOf(`purpose`,n,Object.keys(allowed));
for(let e of r??[])assertOneOf(`splits`,e,allowed.evaluation);
let a=r?.find(e=>!allowed[n].includes(e));
if(a!==void 0)throw wrongUse(`A set for tuning holds nothing of ${quoted(a)}: leave it out of splits.`);
if(r?.length===0)throw wrongUse(`splits is empty: leave it out to take all sides.`);
assertOneOf(`stale`,i??`refuse`,[`refuse`,`leave-out`])}
function isStated(e){
let t=typeof e==`object`?e?.unstated:e;
return typeof t==`string`&&!isBlank(t)}
function assertOneOf(e,t,n){
if(typeof t==`string`&&n.includes(t))return;
let r=listed(n.map(quoted),`or`);
throw wrongUse(typeof t==`string`?`${e} is ${quoted(t)}, which is none of its words: write ${r}.`:`${e} is not given: write ${r}.`)}
function wrongUse(e){
return new UsageError(terminalText(e))}
async function openedSet(e,t){
let n=resolve(e);
if(t!==void 0)return await committedSet(n,t);
if(![`cases`,`corpus-revisions`].some(e=>existsSync(resolve(n,e))))throw noSet(n,``);
return{tree:workingTree(n),from:n,commit:void 0}}
async function committedSet(e,t){
let n=await openCommit(e,t),r=await setAround(n,e);
if(r===void 0||r.path!==``)throw noSet(e,` in commit ${t}`);
let{place:i}=r,{repository:a,head:o,commit:s}=n,c=await openSet(n,i);
return{tree:c,from:{repository:a,head:o,commit:s,place:i,tree:c},commit:s}}
function noSet(e,t){
let n=`"${e}" holds no evaluation set${t}: there is neither ${casesFolder}/ nor ${revisionsFolder}/ in it.`;
return new UsageError(terminalText(n))}
function refusalMessage(e){
let{folder:t,purpose:n,reasons:r,findings:i}=e,isTold=e=>e===`not-split`&&i.some(({rule:e})=>e===`split/none-recorded`);
return[terminalText(`The set in "${t}" was not loaded for ${n}.`),...r.filter(e=>!isTold(e)).map(t=>words[t](e))].join(`

`)}
const words={findings:({folder:e,purpose:t,findings:n})=>{
let r={style:plainStyle,place:t=>join(e,t)},i=n.length-5,a=t===`evaluation`?`touchstone check --for evaluation`:`touchstone check`;
return[`${counted(n.length,`finding`)} at level error:`,...n.slice(0,5).map(e=>textFinding(e,r)),...i>0?[`${i} more; all of them: ${a}`]:[]].join(`

`)},"no-current-revision":()=>`Nothing says which corpus revision its judgments hold for: corpus-revisions/current.yaml is missing, or the revision that it names is not recorded whole. Record what the retriever can see with "touchstone corpus snapshot".`,"other-revision":({corpusRevision:{asked:e=``,current:t=``}})=>terminalText(`Its judgments hold for corpus revision ${quoted(t)}, and ${quoted(e)} was asked for: scores would compare the retriever with evidence that it cannot see. Build the index from ${quoted(t)}, or load a commit of the set whose current revision is ${quoted(e)}.`),stale:({folder:e,stale:t})=>[`The evidence of approved cases moved, and nobody has judged them again:`,...leftOutLines(t.map(t=>({...t,path:join(e,t.path)}))).map(e=>`  ${terminalText(e)}`),`Have them judged under the current corpus revision ("touchstone refresh plan" tells what moved), or leave them out by name with stale: "leave-out".`].join(`
`),"not-split":()=>`The set is not split yet, so no score may be claimed. Say in families.yaml what the split is to establish, and the split of each family.`,"no-case":()=>`No case is left: none is approved, holds for this corpus revision and is on a side that was asked for.`};
var GoldenSetRefused=class extends Error{
#e;
constructor(e,t){
super(e),this.name=`GoldenSetRefused`,this.#e=t}
get purpose(){
return this.#e.purpose}
get reasons(){
return this.#e.reasons}
get findings(){
return this.#e.findings}
get stale(){
return this.#e.stale}
get corpusRevision(){
return this.#e.corpusRevision}};
async function loadGoldenSet(e,t){
assertOptions(t);
let n=typeof e==`string`?e:fileURLToPath(e),{purpose:r,splits:i,commit:a,base:o}=t,s=await openedSet(n,a),c=r===`evaluation`?allRules:everydayRules,{dataset:l,comparison:u}=await compared(s,o,c),d=check(l,c),f=exportedSet(l,{purpose:r,splits:i});
if(refuse({folder:n,options:t,dataset:l,findings:d,exported:f}),`refusal`in f)throw Error(`The set was not refused: ${f.refusal}.`);
return goldenSet(f,l,{remarks:d,comparedWith:comparedWith(u),commit:s.commit,unstated:unstatedIn(t)})}
async function compared({tree:e,from:t},n,r){
return n===void 0?await compareByDefault(e,async()=>await defaultBase(t),{rules:r,words:wordsAtDesk}):await compareWith(e,await askedBase(t,n),{rules:r})}
function comparedWith(e){
if(`notRun`in e)return{nothing:e.notRun.reason,rulesNotRun:e.notRun.rules};
let{name:t,commit:n}=e.base;
return{name:t,commit:n}}
function refuse({folder:e,options:t,dataset:n,findings:r,exported:i}){
let{purpose:a}=t,o={asked:statedIn(t),current:currentRevision(n)?.id},s={purpose:a,findings:r.filter(({level:e})=>e===`error`),corpusRevision:o,stale:isOther(o)||t.stale===`leave-out`?[]:staleIn(i)},c=reasonsAgainst(s,i);
if(c.length!==0)throw new GoldenSetRefused(refusalMessage({folder:e,reasons:c,...s}),{reasons:c,...s})}
function reasonsAgainst({findings:e,corpusRevision:t,stale:n},r){
let i=[e.length>0&&`findings`,isOther(t)&&`other-revision`,`refusal`in r&&r.refusal!==`unreadable-families`&&r.refusal,n.length>0&&`stale`].filter(e=>e!==!1),a=!(`refusal`in r)&&r.cases.length===0;
return i.length===0&&a?[`no-case`]:i}
function isOther({asked:e,current:t}){
return e!==void 0&&t!==void 0&&e!==t}
function staleIn(e){
return`refusal`in e?[]:e.leftOut.filter(({why:e})=>e===`stale`)}
function statedIn({corpusRevision:e}){
return typeof e==`string`?e:void 0}
function unstatedIn({corpusRevision:e}){
return typeof e==`string`?void 0:e.unstated}
function compareContracts(e,t){
return compareContracts$1(sideOf(`first`,e),sideOf(`second`,t))}
function sideOf(e,t){
let n=manifestOf(t);
if(`manifest`in n)return n;
let{message:r,path:i}=n.problem,a=i.length===0?``:`, at ${i.join(`.`)}`;
throw new UsageError(terminalText(`The ${e} manifest${a}: ${r}`))}
function matchResults(e,t){
let n=new Set(e.cases.map(({id:e})=>e)),r=new Map,i=new Set,a=new Set;
for(let[e,o]of t)n.has(e)?r.has(e)?a.add(e):r.set(e,o):i.add(e);
let o=e.cases.flatMap(({id:e})=>r.has(e)?[]:[e]);
return{cases:e.cases.map(e=>({case:e,result:r.get(e.id)})),missing:o,unexpected:[...i].toSorted(byUtf8),repeated:[...a].toSorted(byUtf8),exact:o.length+i.size+a.size===0}}
export{GoldenSetRefused,RepositoryError,UsageError,compareContracts,loadGoldenSet,matchResults};
