import{error,getInput,info,setOutput,summary,warning}from"./chunks/actions-core.js";
import{Connection,Folders,GitHubError,JobError,Viewing,answerOf,commentsOf,githubHost,isRefused,jobOf,moveBranch,packetLine,packetsIn,placeOfJob,presentOrNot,readCommit,readJudgedPull,readMain,readMergedPullsOf,readOpenPulls,readOpenPullsWithHead,readPayload,readSaid,readStatuses,refusable,refusal,sendMove,systemClock,writeCommit,writeStatus}from"./chunks/shared-github.js";
import{checkedOutIn,eventPayload,reportName,setPlace,tellFailure,tokenIn,toolOfSet,writeReport,yesOrNo}from"./chunks/shared-scripts.js";
import{RepositoryError,UsageError,byUtf8,canonicalJson,casesFolder,check,clipped,contentState,counted,everydayRules,groupingOf,groupsOf,idInName,isInCases,isMap,isUndecided,isYamlName,jsonText,leadsOfCase,levelCounts,levelTally,limits,listed as listed$2,loadDataset,logLine,oncePerPair,package_default,placeOfQuote,provenanceOf,sha256,stageOf,statusOf,takesPart,textsFor}from"./chunks/core.js";
import{changedPaths,commitTree,isAbsentObject,readCommit as readCommit$1,repositoryPath}from"./chunks/shared-git.js";
import{belowMerges,familyComponents,keepComment,lineToCopy,planRefresh,recordFolder,resultCode,setToPlan,shown as shown$1,textHash,treeWith}from"./chunks/shared-refresh.js";
import{broughtBy,changedCases,claimOf,claimedBlocks,closingOf,decisionBlocks,heldOutIn,isMachine,isRetirement,isToldAs,isUnread,judgeChange,likelyReviewers,mayConcern,ownedPaths,pathInSet,peopleToLookUp,recordingFor,recordingTogether,withheldOf}from"./chunks/shared-approving.js";
import{isDeepStrictEqual}from"node:util";
import fs from"node:fs";
import{mkdir,mkdtemp,readFile,readdir,rename,rm,writeFile}from"node:fs/promises";
import{dirname,join}from"node:path";
import{indexPack,listRefs,resolveRef}from"./chunks/isomorphic-git.js";
import{createHash}from"node:crypto";
import{hiddenLine,questionsFor}from"./chunks/shared-model.js";
import{verdictsOn}from"./chunks/shared-authoring.js";
import{caseBlock,closingIn,diffBlock,excerpt$1 as excerpt,folded,forgottenCases,grownMemory,heldOutWords,idCode,inShell,isPartlyHeldOut,isReviewComment,isSettled,leastMemory,lineText,linesInQuote,memoryIn,memoryNeeded,mostCharacters,originText,quotedBlock,readMarker,sharedLines,toolCommand,withMarker,withMemory}from"./chunks/shared-report.js";
import{markdownCode,markdownFence,markdownLinkBelow,markdownText,plainText,printedMarks,shortened,wordDiff}from"./chunks/comparison.js";
import{setTimeout}from"node:timers/promises";
import{splitsIn}from"./chunks/shared-families.js";
const recordWhens=[`before-merge`,`after-merge`,`none`];
function readInputs(e){
return{token:tokenIn(e(`token`)),path:(e(`path`)||`.`).replace(/^\.\/(?=.)/,``),record:recordIn(e(`record`)||`before-merge`),pullRequest:numberIn(e(`pull-request`)),isDryRun:yesOrNo(`dry-run`,e(`dry-run`)||`false`),report:e(`report`)||void 0}}
function recordIn(e){
let t=recordWhens.find(t=>t===e);
if(t!==void 0)return t;
throw new UsageError(`The input record is "${e}". Write before-merge, after-merge, or none: they say when decisions are written into the cases.`)}
function numberIn(e){
if(e!==``){
if(/^[1-9]\d{0,8}$/.test(e))return Number(e);
throw new UsageError(`The input pull-request is "${e}". Write the number of a pull request, such as 12, or leave it out.`)}}
function hasWritableBranch({isOwnBranch:e,author:t}){
return e&&t?.login!==`dependabot[bot]`}
async function ownComments({host:e,texts:t},n){
let r=await e.isSelf();
return n.flatMap(({kind:e,id:n,by:i,body:a,edited:o})=>{
if(e!==`comment`||i===void 0||!r(i))return[];
let s=o===void 0||r(o.by),c={id:n,author:i.login,isOwn:!0,body:a,isUntouched:s};
return t.isOurs(c)?[c]:[]}).toSorted((e,t)=>e.id-t.id)}
async function evaluationIn(e,t,{sets:n,commits:r,said:i,elsewhere:a}){
let{policy:o,texts:s}=e,c=await permissionsOf(e,t,i),l=await ownComments(e,i),u=s.memoryOf(l),d=judgeChange(n,{pull:t,said:i,permissions:c,policy:o,memory:u,elsewhere:a});
return{commits:r,change:d,recording:await recordingFor(d),own:l}}
async function permissionsOf({permission:e,policy:t},{author:n},r){
let i=new Map,a={author:n,reviewers:t?.reviewers??[],owners:t?.owners??[]};
for(let t of peopleToLookUp(r,a))i.set(t,await e(t));
return i}
async function post({host:e,isDryRun:t},n,r){
if(t)return{statuses:r,refused:[]};
let i=await e.statuses(n),a=[];
for(let t of r){
let r=i.get(t.context.toLowerCase());
if(r?.state===t.state&&r.description===t.description)continue;
let o=await e.postStatus(n,t);
o!==void 0&&a.push(o.refused)}
return{statuses:r,refused:a}}
async function readPullSets(e,t,{head:n,merge:r,base:i}){
let[a,o]=[await setIn(e,i,t),await setIn(e,r,t)],s=await changedPaths(e,[i,r]),c=await loadDataset(o??noFiles,{base:{name:i,place:t,tree:a},texts:textsFor(everydayRules)}),l=await setIn(e,n,t);
return{base:await loadDataset(a??noFiles),merged:c,changed:{place:t,paths:s},findings:check(c,everydayRules),...await planned(c,o??noFiles),bytesOf:async e=>({onBranch:await bytesIn(l,e),merged:await bytesIn(o,e)})}}
async function readSetAt(e,t,n){
let r=await setIn(e,n,t)??noFiles,i=await loadDataset(r,{base:{name:n,place:t,tree:r},texts:textsFor(everydayRules)}),{texts:a}=await planned(i,r);
return{base:i,merged:i,texts:a,bytesOf:async e=>{
let t=await bytesIn(r,e);
return{onBranch:t,merged:t}}}}
async function setIn(e,t,n){
try{
return await commitTree(e,t,n)}catch(e){
if(e instanceof RepositoryError&&e.code===`no-such-folder`)return;
throw e}}
const noFiles={list:async()=>await Promise.resolve([]),entry:async()=>await Promise.resolve(void 0),read:async e=>await Promise.reject(Error(`There is no file "${e}".`)),async*stream(e){
yield await Promise.reject(Error(`There is no file "${e}".`))},objectId:async e=>await Promise.reject(Error(`There is no file "${e}".`))};
async function bytesIn(e,t){
if(e===void 0||await e.entry(t)===void 0)return;
let{bytes:n,more:r}=await e.read(t,{max:limits.case});
return r?void 0:n}
async function planned(e,t){
let n={refresh:[],to:void 0,texts:new Map};
if(!e.cases.some(e=>e.has([`refresh`])))return n;
let r=await setToPlan(t,{to:void 0,candidates:!1});
if(!(`target`in r))return n;
let{dataset:i,target:a,texts:o}=r,{items:s,to:c}=planRefresh(i,{target:a,texts:o});
return{refresh:s,to:c,texts:o}}
async function mergedCommits(e,t,{number:n,mergeCommit:r}){
if(r===void 0)return;
let[i,...a]=await parentsOf(e,r);
for(let r=100;r>0&&i!==void 0&&a.length===0;r--){
let r=await parentsOf(e,i);
if(r.length!==1||!(await t.mergedPullsOf(i)).includes(n))break;
[i,...a]=r}
return i===void 0?void 0:{head:r,merge:r,base:i}}
async function parentsOf(e,t){
return(await readCommit$1(e,t)).parents}
const nothing=async()=>await Promise.resolve(new Map);
async function judgeMerged(e,t,n=nothing){
let{host:r,clone:i,place:a,main:o}=e,s=await r.pullIfAny(t);
if(s===void 0)return{why:`There is no pull request ${t} here.`};
let{state:c,base:l,mergeCommit:u}=s;
if(c!==`merged`||l!==o||u===void 0)return{why:`Pull request ${t} was not merged to ${o}.`};
await r.fetch([{ref:`refs/heads/${o}`,oid:u}]);
let d=await mergedCommits(i,r,s);
if(d===void 0)return{why:`Pull request ${t} was merged onto nothing.`};
let f=await readPullSets(i,a,d),p=policyIn(f);
if(p===`unread`)return{why:`The policy that pull request ${t} was merged onto cannot be read, so nothing says who might review it.`};
let m=await n({number:t,commits:d,sets:f}),h=await r.said(t);
return await evaluationIn({...e,policy:p},s,{commits:d,sets:f,said:h,elsewhere:m})}
function policyIn({base:{policy:e}}){
return e!==void 0&&e.policy===void 0?`unread`:e?.policy}
function isOpenToRecording(e){
return e.whole===void 0||e.digest===void 0?!1:decisionBlocks(e).some(t=>!isProved(e,t))?!0:stageOf(e)===`retired`?!1:statusOf(e)===`pending`||isUndecided(e)||isOutdated(e)}
function isAsJudged(e,t){
return e.digest!==void 0&&e.digest===t.digest&&isDeepStrictEqual(decidedIn(e),decidedIn(t))}
function isRecordedOf(e,t){
let{review:n,refresh:r,retired:i}=e.case;
return[n,r,i].some(e=>e?.proof?.pullRequest===t)}
function decidedIn({case:{review:e,refresh:t,retired:n,sentinel:r}}){
return{review:e,refresh:t,retired:n,judgments:r?.reviews}}
function isProved({case:{review:e,refresh:t,retired:n}},r){
return{review:e,refresh:t,retired:n}[r]?.proof!==void 0}
function isOutdated({case:{review:e},digest:t}){
return e?.digest!==void 0&&e.digest!==t}
async function recordingOnto(e,t){
let{merged:n,texts:r,bytesOf:i}=t,a={there:byId(n.cases),side:heldOutIn(t)},o=new Set,s=new Map,c=[];
for(let t of e.toSorted(lastMergedFirst)){
let{pull:e}=t,{fitting:n,changed:r}=heldAgainst(t,a),i=n.filter(({asked:e})=>!o.has(e.path));
for(let{asked:e}of i)o.add(e.path);
r.length>0&&s.set(e.number,r),c.push({pull:e,head:e.head,judgement:{cases:i}})}
let l=new Map;
for(let e of o)l.set(e,await i(e));
let u={...n,texts:new Map([...n.texts,...r])};
return{...recordingTogether({merged:u,texts:l},c),changedSince:s}}
function heldAgainst({pull:e,judgement:t},{there:n,side:r}){
let i=[],a=[];
for(let{asked:o,standing:s}of t.cases){
if(s.is!==`decided`)continue;
let t=n.get(o.id);
if(t!==void 0&&isAsJudged(t,o.after)){
let e=o.isHeldOut||r.holdsCase(t);
i.push({asked:{...placedAt(o,t),isHeldOut:e},standing:s})}else t!==void 0&&isRecordedOf(t,e.number)||a.push(o.id)}
return{fitting:i,changed:a}}
function lastMergedFirst({pull:e},{pull:t}){
return byUtf8(t.mergedAt??``,e.mergedAt??``)||t.number-e.number}
function placedAt(e,t){
return{...e,path:t.path,after:t,digest:t.digest}}
function byId(e){
let t=new Map,n=new Set;
for(let r of e){
let{id:e}=r.case;
e!==void 0&&(t.has(e)&&n.add(e),t.set(e,r))}
for(let e of n)t.delete(e);
return t}
async function decidedElsewhere(e,{number:t,commits:n,sets:r}){
let i=new Map(changedCases({...r,policy:void 0}).flatMap(e=>{
let n=namedIn$1(e).find(e=>e!==t);
return n===void 0?[]:[[e.after.path,n]]})),a=new Map;
if(i.size===0)return a;
let o=[...new Set(i.values())].toSorted((e,t)=>t-e),s=new Map;
for(let t of o.slice(0,20)){
let n=await judgeMerged(e,t);
s.set(t,`why`in n?n.why:n.change)}
let{files:c}=await recordingOnto([...s.values()].filter(e=>typeof e!=`string`),await readSetAt(e.clone,e.place,n.base)),l=new Map(c.map(e=>[e.path,e]));
for(let[e,t]of i){
let n=(await r.bytesOf(e)).merged;
a.set(e,lookedUp({of:t,judged:s,standing:n,file:l.get(e)}))}
return a}
function namedIn$1(e){
let{review:t,refresh:n,retired:r}=e.after.case,i={review:t,refresh:n,retired:r};
return claimedBlocks(e).flatMap(e=>{
let{proof:t}=i[e]??{};
return t?.pullRequest===void 0?[]:[t.pullRequest]})}
function lookedUp({of:e,judged:t,standing:n,file:r}){
let i=t.get(e);
return i===void 0?{wrong:`The proofs in this change name more than 20 other pull requests, and pull request ${e} was not looked up.`}:typeof i==`string`?{wrong:`The proof in the file is of another pull request. ${i}`}:r===void 0||r.pull!==e?{wrong:`Nothing that was said in pull request ${e} decides this case as it is on the base.`}:n!==void 0&&Buffer.compare(n,r.bytes)===0?{by:r.by}:{wrong:`The file is another one than recording what was decided in pull request ${e} writes.`}}
async function evaluationOf$1(e,t,{commits:n,said:r}){
let i=await readPullSets(e.clone,e.place,n);
return await evaluationIn(e,t,{commits:n,sets:i,said:r,elsewhere:await decidedElsewhere(e,{number:t.number,commits:n,sets:i})})}
const waits=[1e3,3e3,8e3,15e3];
async function mergeOf(e,t,n){
let r=t;
for(let t of[...waits,void 0]){
let i=await commitsOf(e,r);
if(i!==void 0)return{pull:r,commits:i};
if(r.isMergeable===!1)return{pull:r,why:`conflict`};
if(t===void 0||r.state!==`open`)break;
await n(t),r=await e.pull(r.number)}
return{pull:r,why:`not-merged-yet`}}
async function commitsOf(e,{head:t,mergeCommit:n}){
if(n===void 0)return;
let[r,i]=(await e.commit(n))?.parents??[];
return r===void 0||i!==t?void 0:{head:t,merge:n,base:r}}
async function ownVerdict(e,t,n){
let{host:r,main:i}=e,a=await r.pull(t);
if(a.state!==`open`)return{state:`closed`,pull:a};
if(a.base!==i)return unjudged(e,a,`elsewhere`);
let o=await mergeOf(r,a,e.sleep),{pull:s}=o;
if(s.state!==`open`)return{state:`closed`,pull:s};
if(!(`commits`in o))return unjudged(e,s,o.why);
let{commits:c}=o;
await fetchMerge(e,s,c);
let l=await evaluationOf$1(e,s,{commits:c,said:n??await r.said(t)});
return{state:`judged`,pull:s,found:l,statuses:e.texts.statuses(l.change,l.recording)}}
function unjudged({texts:e},t,n){
return{state:n,pull:t,statuses:e.unjudged(t,n)}}
async function fetchMerge({host:e},{number:t},{merge:n,head:r}){
await e.fetch([{ref:`refs/pull/${t}/merge`,oid:n},{ref:`refs/pull/${t}/head`,oid:r}])}
function sealOf({pull:e,permissions:t,statuses:n,...r}){
let{isMergeable:i,mergedAt:a,...o}=e,s=n.map(({context:e,state:t,description:n})=>[e,t,n]),c={...r,pull:o,permissions:[...t],verdicts:s};
return sha256(JSON.stringify(c,inOrder)).slice(7)}
function inOrder(e,t){
return isMap(t)?Object.fromEntries(Object.entries(t).toSorted(([e],[t])=>byUtf8(e,t))):t}
async function sealComment({host:e,sweep:t,texts:n,records:r},{commits:{base:i},change:a,recording:o,own:s},c){
let[l]=s,{pull:u,said:d,permissions:f}=a,p=r&&hasWritableBranch(u)&&o.files.length>0,m=a.elsewhere.size===0;
if(p||!m||i!==t?.main||areGreen(c)||t===void 0||l===void 0)return;
let{comment:h,seal:g}=n.unsealed(shown$1(l.body)),_=sealOf({by:t,base:i,pull:u,permissions:f,statuses:c,comment:h,said:saidByOthers(d,s)});
g!==_&&await e.editComment(l.id,n.sealed(h,_))}
function saidByOthers(e,t){
let n=new Set(t.map(({id:e})=>e));
return e.filter(({kind:e,id:t})=>e!==`comment`||!n.has(t))}
function areGreen(e){
return e.every(({state:e})=>e===`success`)}
async function verdictOnHead(e,t){
let{head:n,number:r}=t.pull,i=(await e.openWithHead(n)).filter(e=>e!==r),a=[];
for(let t of i){
let r=await otherVerdict(e,t);
r?.pull.head===n&&a.push(r)}
return a.length>0&&e.shared.set(r,t),{statuses:worstVerdicts([t,...a],e),others:a.map(({pull:e})=>e.number),rivals:a.filter(({pull:t})=>t.base===e.main).map(({pull:e})=>e.number)}}
async function otherVerdict(e,t){
let n=e.shared.get(t);
if(n!==void 0)return n;
let r=await ownVerdict(e,t);
if(r.state===`closed`)return;
let{pull:i,statuses:a}=r;
return e.shared.set(t,{pull:i,statuses:a}),{pull:i,statuses:a}}
const order=[`success`,`pending`,`failure`,`error`];
function worstVerdicts(e,{main:t,texts:n}){
let r=e.filter(({pull:e})=>e.base===t),[i,...a]=(r.length>0?r:e).toSorted((e,t)=>e.pull.number-t.pull.number).map(({pull:t,statuses:r})=>e.length===1?r:r.map(e=>n.ofOne(e,t.number)));
return(i??[]).map((e,t)=>a.reduce((e,n)=>worseOf(e,n[t]??e),e))}
function worseOf(e,t){
return order.indexOf(t.state)>order.indexOf(e.state)?t:e}
async function evaluatePull(e,t,n){
let r=await evaluated(e,t,n),{recorded:i}=r;
if(i?.is!==`written`)return r;
e.shared.delete(t);
let a=await evaluated(e,t);
return{...a,recorded:inAll(i,a.recorded)}}
function inAll(e,t){
return t?.is===`written`?{...t,cases:[...e.cases,...t.cases]}:e}
async function evaluated(e,t,n){
let r=await ownVerdict(e,t,n);
if(r.state===`closed`)return{...r,recorded:void 0};
if(r.state===`judged`)return await judged(e,r);
let{statuses:i}=await verdictOnHead(e,r),{state:a,pull:o}=r;
return{state:a,pull:o,posted:await post(e,o.head,i),recorded:void 0}}
async function judged(e,t){
let{pull:n,found:r}=t,{change:i,recording:a}=r;
if(!(e.records&&hasWritableBranch(n)&&a.files.length>0)||e.isDryRun)return await told$2(e,t);
let o=await record$1(e,i,a);
return o.is===`refused`?{...await told$2(e,t),recorded:o}:{...nothingPosted,pull:n,judged:i,recording:a,recorded:o}}
const nothingPosted={state:`judged`,posted:{statuses:[],refused:[]},comment:`none`};
async function told$2(e,t){
let{pull:n,found:r}=t,{change:i,recording:a}=r,{statuses:o,others:s,rivals:c}=await verdictOnHead(e,t),l=await post(e,n.head,o),u=await commented(e,r,c);
return u===`unchanged`&&l.refused.length===0&&s.length===0&&await sealComment(e,r,o),{state:`judged`,pull:n,judged:i,recording:a,posted:l,comment:u,recorded:void 0}}
async function commented({host:e,texts:t,isDryRun:n},{change:r,recording:i,own:a},o){
let s=r.concernsSet||a.length>0;
return await keepComment(e,r.pull.number,{due:s&&!n?t.comment(r,i,o):void 0,own:a,elsewhere:t.elsewhere,compared:e=>t.unsealed(e).comment})}
async function record$1({host:e,place:t,texts:n},r,i){
let{head:a,branch:o}=r.pull,s=await e.commit(a);
if(s===void 0)return{is:`lost`};
let c=i.files.map(({path:e,bytes:n})=>({path:repositoryPath(t,e),bytes:n})),l=n.commitMessage(r,i),u=await e.writeCommit({parent:a,baseTree:s.tree,files:c,message:l});
if(`refused`in u)return{is:`refused`,why:u.refused};
let d=await e.moveBranch({name:o,from:a,to:u.oid});
return d===`lost`?{is:`lost`}:d===`moved`?{is:`written`,head:u.oid,cases:i.files.map(({id:e})=>e)}:{is:`refused`,why:d.refused}}
async function gateGroup(e,t){
let n=await e.host.pull(t.number),{change:r,recording:i}=await evaluationOf$1(e,n,{commits:{head:t.head,merge:t.head,base:t.base},said:await e.host.said(t.number)});
return{pull:n,judged:r,recording:i,posted:await post(e,t.head,e.texts.statuses(r,i))}}
function touchesNothing({before:e,after:t,place:n,policy:r}){
let i=mayConcern(n,r),a=ownedPaths(n,r),[o,s]=[entriesByName(e),entriesByName(t)];
return[...new Set([...o.keys(),...s.keys()])].every(e=>{
let t=[o.get(e),s.get(e)],[r,c]=t;
if(r?.oid===c?.oid&&r?.mode===c?.mode)return!0;
let l=t.some(e=>e?.mode===`40000`),u=t.some(e=>e!==void 0&&e.mode!==`40000`);
return l&&i(e)?!1:!u||pathInSet(n,e)===void 0&&!a(e)})}
function entriesByName(e){
return new Map(e.map(e=>[e.name,e]))}
async function sweepPull(e,t){
let{number:n,base:r,mergeCommit:i,head:a}=t;
if(r!==e.main||i===void 0||e.sweep===void 0||(await e.openWithHead(a)).length>1)return await evaluatePull(e,n);
let o=await standing(e,t),s={state:`unchanged`,pull:t,statuses:o,recorded:void 0};
if(areGreen(o))return saysUntouched(e,o)&&await touchesNothingNow(e,t)?s:await evaluatePull(e,n);
let c=await e.host.said(n);
return await isSealed(e,{pull:t,statuses:o,said:c})?s:await evaluatePull(e,n,c)}
function saysUntouched({texts:e},t){
return e.untouched.every(({state:e,description:n},r)=>{
let i=t[r];
return i?.state===e&&i.description===n})}
async function touchesNothingNow({host:e,sweep:t,place:n,policy:r},{head:i,mergeCommit:a}){
if(t===void 0||a===void 0)return!1;
let o=await e.commit(a);
if(o?.parents.join()!==[t.main,i].join())return!1;
let[s,c]=[await e.folder(t.tree),await e.folder(o.tree)];
return s===void 0||c===void 0?!1:touchesNothing({before:s,after:c,place:n,policy:r})}
async function isSealed(e,{pull:t,statuses:n,said:r}){
let{sweep:i,texts:a}=e,o=await ownComments(e,r),s=keptAlone(e,o);
if(i===void 0||s===void 0)return!1;
let{comment:c,seal:l}=a.unsealed(shown$1(s.body));
if(l===void 0)return!1;
let u=await permissionsOf(e,t,r);
return sealOf({by:i,base:i.main,pull:t,permissions:u,statuses:n,comment:c,said:saidByOthers(r,o)})===l}
function keptAlone({texts:e},[t,...n]){
let r=n.every(({body:t})=>shown$1(t)===shown$1(e.elsewhere));
return t?.isUntouched===!0&&r?t:void 0}
async function standing({host:e,texts:t},{head:n}){
let r=await e.statuses(n);
return t.contexts.flatMap(e=>{
let t=r.get(e.toLowerCase());
return t===void 0?[]:[{...t,context:e}]})}
async function isPartialClone({gitdir:e}){
return(await readdir(join(e,`objects`,`pack`)).catch(()=>[])).some(e=>e.endsWith(`.promisor`))}
async function heldTips(e){
let{gitdir:t}=e,n=await listRefs({fs,gitdir:t,filepath:`refs`}),r=new Set;
for(let i of[`HEAD`,...n.slice(0,256).map(e=>`refs/${e}`)]){
let n=await resolveRef({fs,gitdir:t,ref:i}).catch(()=>void 0);
n!==void 0&&await holds$1(e,n)&&r.add(n)}
return[...r]}
async function holdsWithParents(e,t){
return await holds$1(e,t)&&!await lacksParent(e,t)}
async function holds$1(e,t){
try{
return await readCommit$1(e,t),!0}catch(e){
if(isAbsentObject(e))return!1;
throw e}}
async function lacksParent(e,t){
let{parents:n}=await readCommit$1(e,t);
for(let t of n)if(!await holds$1(e,t))return!0;
return!1}
async function historyEnds({gitdir:e}){
return(await readFile(join(e,`shallow`),`utf8`).catch(()=>``)).split(`
`).filter(e=>e!==``)}
async function noteHistoryEnds(e,t){
let n=await historyEnds(e),r=[];
for(let i of new Set([...n,...t]))await holds$1(e,i)&&await lacksParent(e,i)&&r.push(i);
let i=join(e.gitdir,`shallow`);
if(r.length===0)return await rm(i,{force:!0});
let a=`${r.toSorted(byUtf8).join(`
`)}\n`,o=`${i}.${process.pid}.tmp`;
await writeFile(o,a),await rename(o,i)}
var PackError=class extends Error{
constructor(e,t){
super(e,t),this.name=`PackError`}};
async function keepPack(e,t){
let n=Buffer.from(t.buffer,t.byteOffset,t.byteLength),r=countIn(n);
if(r===0)return;
let i=join(e.gitdir,`objects`,`pack`);
await mkdir(i,{recursive:!0});
let a=await mkdtemp(join(i,`tmp_pack_`)),o=`pack-${n.toString(`hex`,n.length-20)}`;
try{
await writeFile(join(a,`${o}.pack`),n);
let t=await indexed(e,a,`${o}.pack`);
if(t.length!==r)throw new PackError(`Of ${r} objects in the pack, ${t.length} can be read.`);
for(let e of[`.pack`,`.idx`])await rename(join(a,o+e),join(i,o+e))}finally{
await rm(a,{recursive:!0})}}
function countIn(e){
if(!(e.length>=32&&e.toString(`latin1`,0,4)===`PACK`)||e.readUInt32BE(4)!==2)throw new PackError(`This is no pack.`);
let t=e.length-20;
if(!createHash(`sha1`).update(e.subarray(0,t)).digest().equals(e.subarray(t)))throw new PackError(`The pack is not whole.`);
return e.readUInt32BE(8)}
async function indexed({gitdir:e,cache:t},n,r){
try{
return(await indexPack({fs,dir:n,gitdir:e,filepath:r,cache:t})).oids}catch(e){
throw new PackError(`The pack cannot be read.`,{cause:e})}}
const capabilities=[packetLine(`object-format=sha1
`),`0001`].join(``);
function fetchRequest({wants:e,haves:t,ends:n,depth:r}){
let i=[`no-progress`,`ofs-delta`,...e.map(e=>`want ${e}`),...n.map(e=>`shallow ${e}`),...r===void 0?[]:[`deepen ${r}`],...t.map(e=>`have ${e}`),`done`].map(e=>packetLine(`${e}\n`)).join(``);
return`${packetLine(`command=fetch
`)}${capabilities}${i}0000`}
function refsRequest(e){
let t=e.map(e=>packetLine(`ref-prefix ${e}\n`)).join(``);
return`${packetLine(`command=ls-refs
`)}${capabilities}${t}0000`}
function sentIn(e){
let t=[],n=[],r=!1;
for(let{mark:i,data:a}of packetsIn(e)){
if(i===0)return r?{pack:Buffer.concat(n),cut:t}:void 0;
if(i===void 0){
if(r&&a[0]===1)n.push(a.subarray(1));else if(r&&a[0]===3)return{against:lineOf(a.subarray(1))};else if(!r){
let e=lineOf(a);
if(e.startsWith(`ERR `))return{against:e.slice(4)};
e.startsWith(`shallow `)&&t.push(e.slice(8)),r=e===`packfile`}}}}
function refsIn(e){
let t=new Map;
for(let{data:n}of packetsIn(e)){
let[e=``,r=``]=lineOf(n).split(` `);
r!==``&&t.set(r,e)}
return t}
function lineOf(e){
return e.toString(`utf8`).trimEnd()}
const needs=[`contents: read`];
async function fetchCommits(e,t,n){
let r=await isPartialClone(t),i=r?n:await lackedBy(t,n);
if(i.length===0)return;
let a=await historyEnds(t),o=r||a.length>0?2:void 0,s=r?[]:await heldTips(t),c=[...new Set(i.map(({oid:e})=>e))],l=`fetch ${i.map(named).join(`, `)}`,{pack:u,cut:d}=await received(e,i,{wants:c,haves:s,ends:a,depth:o});
try{
await keepPack(t,u)}catch(e){
throw e instanceof PackError?failed(l,{kind:`undescribed`,said:e.message.replace(/\.$/,``)}):e}
o!==void 0&&await noteHistoryEnds(t,d);
let[f]=await lackedBy(t,i);
if(f!==void 0)throw failed(l,{kind:`undescribed`,said:`it lacks the commit ${f.oid}, or a parent of it`})}
async function lackedBy(e,t){
let n=[];
for(let r of t)await holdsWithParents(e,r.oid)||n.push(r);
return n}
async function received(e,t,n){
let r=`fetch ${t.map(named).join(`, `)}`,i=sentIn(await e.upload({doing:r,needs},fetchRequest(n)));
if(i===void 0)throw failed(r,{kind:`undescribed`,said:`it holds no pack`});
if(!(`against`in i))return i;
let a=i.against,o=await whyNot(e,t);
throw failed(r,{kind:`refused`,said:a},o)}
async function whyNot(e,t){
let n=`read ${t.map(({ref:e})=>e).join(`, `)}`,r=refsRequest(t.map(({ref:e})=>e)),i=refsIn(await e.upload({doing:n,needs},r));
return`${t.flatMap(({ref:e,oid:t})=>{
let n=i.get(e);
return n===t?[]:n===void 0?[` ${e} is gone${/^refs\/pull\/\d+\/merge$/.test(e)?`: the pull request conflicts with its base now, or was closed`:``}.`]:[` ${e} is ${n} now: somebody pushed meanwhile.`]}).join(``)} What was done so far stays. Run it again.`}
function named({ref:e,oid:t}){
return`${e} (${t})`}
function failed(e,{kind:t,said:n},r=``){
return new GitHubError({doing:e,needs},{kind:t,status:0,said:n},r)}
const permissions=[`none`,`read`,`triage`,`write`,`maintain`,`admin`];
async function readPermission(e,t){
let n=`read what ${t} may do`,r=[`metadata: read`];
try{
let i=await e.read(`GET /repos/{owner}/{repo}/collaborators/{username}/permission`,{doing:n,needs:r,given:{username:t}}),a=answerOf(i,n),o=[a.textOrNone(`role_name`),a.text(`permission`)],s=o.map(e=>permissions.find(t=>t===e)).find(e=>e!==void 0);
if(s!==void 0)return s;
let c=`"permission" holds none that is described: ${o.join(`, `)}`;
throw new GitHubError({doing:n,needs:r},{kind:`undescribed`,status:0,said:c})}catch(e){
if(isRefused(e,[404]))return`none`;
throw e}}
function reviewHost({place:e,token:t,clock:n=systemClock,clone:r}){
let i=new Connection(e,t,n),a=new Folders(i),o=new Viewing(i);
return{main:async()=>await readMain(i),pull:async e=>await readJudgedPull(i,e),pullIfAny:async e=>await presentOrNot(i,async()=>await readJudgedPull(i,e)),openPullsWithHead:async e=>await readOpenPullsWithHead(i,e),openPulls:async()=>await readOpenPulls(i),mergedPullsOf:async e=>await readMergedPullsOf(i,e),said:async e=>await readSaid(i,e),permission:async e=>await readPermission(i,e),commit:async e=>await readCommit(i,e),folder:async e=>await a.whole(e),fetch:async e=>{
await fetchCommits(i,r,e)},statuses:async e=>await readStatuses(i,e),postStatus:async(e,t)=>await refusal(async()=>{
await writeStatus(i,e,t)},[422]),writeCommit:async e=>await refusable(async()=>await writeCommit(i,a,e)),moveBranch:async e=>await moveBranch(async e=>await sendMove(i,e),i,e),isSelf:async()=>await o.isViewer(),...commentsOf(i,o)}}
async function firstParents(e,t,{most:n,seconds:r}){
let i=[],a=await readCommit$1(e,t),o=a.seconds-r;
for(let t=n;t>0&&a!==void 0;t--){
let t=await firstParent(e,a);
t!==void 0&&a.seconds>=o&&i.push({commit:a.oid,onto:t.oid}),a=t}
return i}
async function firstParent(e,{parents:[t]}){
if(t!==void 0)try{
return await readCommit$1(e,t)}catch(e){
if(e instanceof RepositoryError&&e.code===`no-such-commit`)return;
throw e}}
const window={most:500,seconds:2592e3};
async function pullsToRecord(e,t,n){
let{clone:r,place:i,head:a}=t,o=repositoryPath(i,casesFolder),s={open:new Set,fresh:new Set},[c,l,u]=[0,0,0];
for(let{commit:t,onto:i}of await firstParents(r,a,window)){
let a=(await changedPaths(r,[i,t],o)).filter(({path:e})=>isYamlName(e)).map(({path:e})=>idInName(e));
if(a.length===0)continue;
u+=1;
let d=a.some(e=>n.has(e));
if(!(!d&&u>10)){
if(c===60)l+=1;else{
c+=1;
for(let n of await e.mergedPullsOf(t))s[d?`open`:`fresh`].add(n)}}}
let d=[...s.fresh].filter(e=>!s.open.has(e));
return{open:[...s.open],fresh:d,left:l}}
function planOf(e){
return sha256(canonicalJson(e.map(({path:e,bytes:t,isHeldOut:n})=>[e,createHash(`sha256`).update(t).digest(`hex`),n])))}
function pullsIn(e){
return[...new Set(e.map(({pull:e})=>e))].toSorted((e,t)=>e-t)}
function rollingMessage(e,{tree:t,plan:n,pulls:r}){
return`${e.trimEnd()}\n\nTouchstone-Records: tree=${t} plan=${n} pulls=${r.join(`,`)}\n`}
const trailer=/^Touchstone-Records: tree=([0-9a-f]{40,64}) plan=(sha256:[0-9a-f]{64}) pulls=(\d{1,9}(?:,\d{1,9})*)$/gm;
function rollingMark(e){
let[,t,n,r]=[...e.matchAll(trailer)].at(-1)??[];
if(t!==void 0&&n!==void 0&&r!==void 0)return{tree:t,plan:n,pulls:r.split(`,`).map(Number)}}
function rollingBody(e,t,{isDone:n}){
let r={v:1,plan:t,text:textHash(e),...n?{done:!0}:{}};
return`${e.trimEnd()}\n\n${hiddenLine(`record`,r)}\n`}
const bodyMark=/<!-- touchstone:record (\{[^\n]*\}) -->\s*$/;
function readRollingBody(e){
let t=bodyMark.exec(e),n=t===null?void 0:parsed(t[1]??``);
if(t===null||!isMap(n))return;
let{plan:r,text:i,done:a}=n;
if(typeof r!=`string`||typeof i!=`string`)return;
let o=textHash(e.slice(0,t.index))===i;
return{plan:r,text:i,isDone:a===!0,isUntouched:o}}
function parsed(e){
try{
return JSON.parse(e)}catch{
return}}
async function openRolling(e,t,{from:n,isBuilt:r}){
let{host:i,main:a,standing:o}=e,{branch:s}=o,{title:c,body:l,plan:u}=required(t),d=r?`moved`:await build(e,required(t),n);
if(d!==`moved`)return unbuilt(s,d);
let f=await i.openPullRequest({branch:s,base:a.branch,title:c,body:rollingBody(l,u,{isDone:!1}),draft:!1});
if(`blocked`in f){
let{blocked:e,compareUrl:t}=f;
return{is:`blocked`,branch:s,compareUrl:t,refused:[e]}}
let{number:p,url:m}=f;
return{is:`created`,branch:s,number:p,url:m,refused:[]}}
async function updateRolling(e,t,n){
let{branch:r}=e.standing,{number:i,url:a}=n.pullRequest,{title:o,body:s,plan:c}=required(t),l=n.do===`edit`?`moved`:await build(e,required(t),n.from);
return l===`moved`?{is:`updated`,branch:r,number:i,url:a,refused:sentences(await e.host.editPullRequest(i,{title:o,body:rollingBody(s,c,{isDone:!1})}))}:{...unbuilt(r,l),number:i,url:a}}
async function closeRolling(e,{pullRequest:{number:t,url:n,head:r},head:i}){
let{host:a,texts:o,standing:s}=e,{branch:c}=s,l=await a.pullRequest(t);
if(l.head!==r||l.state!==`open`)return{is:`lost`,branch:c,refused:[]};
let u=await a.closePullRequest(t,{body:rollingBody(o.done,``,{isDone:!0})});
if(u!==void 0)return{is:`refused`,branch:c,number:t,url:n,refused:[u.refused]};
let{refused:d}=await deleteRolling(e,{do:`delete`,head:i});
return{is:`closed`,branch:c,number:t,url:n,refused:d}}
async function deleteRolling({host:e,standing:{branch:t}},{head:n}){
let r=await e.moveBranch({name:t,from:n,to:void 0});
return r===`lost`?{is:`lost`,branch:t,refused:[]}:r===`moved`?{is:`closed`,branch:t,refused:[]}:{is:`refused`,branch:t,refused:[r.refused]}}
async function tellRolling({host:e,texts:t,standing:{branch:n}},r,{pullRequest:{number:i,url:a}}){
let o=(await e.comments(i)).filter(e=>t.isEdited(e)),s=r===void 0?void 0:t.edited,c=await keepComment(e,i,{due:s,own:o,elsewhere:t.edited});
return{is:`edited`,branch:n,number:i,url:a,refused:typeof c==`string`?[]:[c.refused]}}
async function build({host:e,main:t,place:n,standing:{branch:r}},{files:i,message:a,plan:o},s){
if((await e.main()).head!==t.head)return`lost`;
let c=i.map(({path:e,bytes:t})=>({path:repositoryPath(n,e),bytes:t})),l=await treeWith(t.tree,c,t=>e.folder(t));
if(l===void 0)throw Error(`Main has not all files that "${r}" records in.`);
let u=await e.writeCommit({parent:t.head,baseTree:t.tree,files:c,message:rollingMessage(a,{tree:l,plan:o,pulls:pullsIn(i)})});
if(`refused`in u)return u;
if(u.tree!==l)throw Error(`The commit for "${r}" has tree ${u.tree} instead of ${l}.`);
return await e.moveBranch({name:r,from:s,to:u.oid})}
function unbuilt(e,t){
return t===`lost`?{is:`lost`,branch:e,refused:[]}:{is:`refused`,branch:e,refused:[t.refused]}}
function sentences(e){
return e===void 0?[]:[e.refused]}
function required(e){
if(e===void 0)throw Error(`Nothing is to be recorded.`);
return e}
function rollingStep({head:e,pullRequest:t},n,r){
return t?.state===`open`?stepForOpen({head:e,pullRequest:t},n,r):n===void 0?e?.standing===`ours`?{do:`delete`,head:e.oid}:{do:`nothing`,pullRequest:void 0}:t?.state===`closed`&&isClosedByPerson(t,n)?{do:`respect`,pullRequest:t}:e?.standing===`foreign`?{do:`wait`,head:e.oid}:{do:`open`,from:e?.oid,isBuilt:holds(e,n)}}
function stepForOpen({head:e,pullRequest:t},n,r){
return e?.standing===`foreign`||t.base!==r?{do:`tell`,pullRequest:t}:e?.standing===`ours`?n===void 0?{do:`close`,pullRequest:t,head:e.oid}:holds(e,n)?isDescribed(t,n)?{do:`nothing`,pullRequest:t}:{do:`edit`,pullRequest:t}:{do:`rebuild`,pullRequest:t,from:e.oid}:{do:`nothing`,pullRequest:t}}
function holds(e,{plan:t}){
return e?.standing===`ours`&&e.mark.plan===t}
function isDescribed({body:e},{plan:t,body:n}){
let r=readRollingBody(e);
return r===void 0||r.plan!==t||r.isDone?!1:!r.isUntouched||r.text===textHash(n)}
function isClosedByPerson({body:e},{plan:t}){
let n=readRollingBody(e);
return n!==void 0&&!n.isDone&&n.plan===t}
async function keepRolling(e,t){
let{main:n,standing:r}=e,{branch:i}=r,a=rollingStep(r,t,n.branch);
switch(a.do){
case`open`:
return await openRolling(e,t,a);
case`rebuild`:
case`edit`:
return await updateRolling(e,t,a);
case`close`:
return await closeRolling(e,a);
case`delete`:
return await deleteRolling(e,a);
case`tell`:
return await tellRolling(e,t,a);
case`wait`:
return{is:`taken`,branch:i,refused:[]};
case`respect`:
return{...namesOf(a.pullRequest),is:`respected`,branch:i,refused:[]};
case`nothing`:
return a.pullRequest===void 0?{is:`none`,branch:i,refused:[]}:{...namesOf(a.pullRequest),is:`unchanged`,branch:i,refused:[]}}}
function namesOf({number:e,url:t}){
return{number:e,url:t}}
async function rollingBranch(e,t){
let n=(await e.branches()).find(({name:e})=>e===t),r=await e.pullRequests(t);
return{branch:t,head:n===void 0?void 0:await headOf(e,n.head,r),pullRequest:r.find(({state:e})=>e===`open`)??r[0]}}
async function headOf(e,t,n){
if(n.some(({state:e,head:n})=>e===`merged`&&n===t)||await e.isOnMain(t))return{standing:`free`,oid:t};
let r=await e.commit(t),i=r===void 0?void 0:await ownMark(e,r);
return i===void 0?{standing:`foreign`,oid:t}:{standing:`ours`,oid:t,mark:i}}
async function ownMark(e,t){
let n=t.parents.length<2?t:(await belowMerges(e,t))?.made,[r,...i]=n?.parents??[];
if(n===void 0||r===void 0||i.length>0)return;
let a=rollingMark(n.message);
return a?.tree===n.tree&&await e.isOnMain(r)?a:void 0}
function wantedRolling(e,t){
return t.length===0?void 0:{plan:planOf(t),files:t,...e.packet(t)}}
async function collectDecisions(e,t){
let{run:n,requests:r,texts:i}=e,{host:a,clone:o,place:s}=n,c=await a.main();
await a.fetch([{ref:`refs/heads/${c.branch}`,oid:c.head}]);
let l=await readSetAt(o,s,c.head),u=new Set(l.merged.cases.filter(isOpenToRecording).flatMap(({case:{id:e}})=>e??[])),d=await rollingBranch(r,`${recordFolder(s)}decisions`),f=await pullsToRecord(a,{clone:o,place:s,head:c.head},u),p=underwayIn(d),m=new Set([...t,...u.size===0?[]:p,...f.open]),h=await lookedAt(e,[...m].slice(0,20),always),g=await recordingOnto(h.merged.map(({change:e})=>e),l),_=h.failed.every(({number:e})=>!p.includes(e)),v=e.records&&!n.isDryRun&&_?await keepRolling({host:r,texts:i,main:c,place:s,standing:d},wantedRolling(i,g.files)):void 0,isFresh=async e=>await isUntold(n,e),y=await lookedAt(e,f.fresh,isFresh),b=[...h.merged,...y.merged],x=_&&v?.is!==`lost`&&!n.isDryRun,S={recording:g,open:u,by:broughtBy(v)};
return{merged:b,passed:h.passed,failed:[...h.failed,...y.failed],recording:g,rolling:v,left:f.left+Math.max(0,m.size-20),refused:x?await tellAll(n,b,S):[]}}
function underwayIn({head:e}){
return e?.standing===`ours`?e.mark.pulls:[]}
async function lookedAt({run:e,reasonFor:t},n,r){
let i=[],[a,o]=[[],[]];
for(let s of n)try{
if(!await r(s))continue;
let t=await judgeMerged(e,s,async t=>await decidedElsewhere(e,t));
`why`in t?a.push({number:s,why:t.why}):i.push(t)}catch(e){
o.push({number:s,why:t(e)})}
return{merged:i,passed:a,failed:o}}
const always=async()=>await Promise.resolve(!0);
async function isUntold({host:e,texts:t},n){
let r=(await e.comments(n)).filter(e=>t.isOurs(e));
return r.length>0&&t.closingIn(r)===void 0}
async function tellAll(e,t,n){
let r=[];
for(let i of t){
let t=await tellClosing(e,i,{closing:closingOf(i.change,n.recording,n),recording:n.recording});
t!==void 0&&r.push({number:i.change.pull.number,why:t.refused})}
return r}
async function tellClosing({host:e,texts:t},{change:n,own:r},{closing:i,recording:a}){
let o=i.unapproved.length+i.withheld.length+i.underway.length>0;
if(!n.concernsSet||r.length===0&&!o||isToldAs(t.closingIn(r),i))return;
let{number:s}=n.pull,c=a.files.filter(({pull:e})=>e===s),l=t.closing(n,{files:c,withheld:withheldOf(s,a)},i),u=await keepComment(e,s,{due:l,own:r,elsewhere:t.elsewhere});
return typeof u==`string`?void 0:u}
const recordedWords={approved:`approved`,rejected:`rejected`,retired:`retired`,confirmed:`confirmed`,revised:`revised`,abstained:`made an abstention`,"borne-out":`decided on a checkout, and borne out`},topic=`record-notice`;
function rollingTexts(e){
return{packet:t=>packetOf(t,e),done:`**Nothing is left to record here:** what was decided stands in the cases, or they have changed since. So this pull request is closed, and its branch is gone.`,edited:withMarker(edited,topic,{set:e}),isEdited:t=>readMarker(t,topic)?.set===e}}
const edited=`**This pull request is not brought up to date any more**, since it holds commits that no run of Touchstone wrote, or goes to another branch than the main one. Nothing of that is touched. Merge or close it, and delete its branch: what is left to record then comes by a new one.`;
function packetOf(e,t){
let n=titleOf(e,t),r=e.slice(0,200).map(rowOf),i=e.length-r.length,a=e.map(({id:e,as:t,by:n,pull:r})=>`- ${plainText(e)}: ${recordedWords[t]} by ${plainText(n.by.login)} in pull request ${r}`);
return{title:n,body:[`People decided about these cases in reviews of pull requests that are merged. This writes down what they decided, and where it can be looked up, into the files of the cases.`,[`| Case | Decision | By | In |`,`| --- | --- | --- | --- |`,...r].join(`
`),...i>0?[`${i} more are in its files.`]:[],`Nobody has to decide anything again: ${markdownCode(verdictsOn(t).review)} looks each of them up in those pull requests, and is green while nothing else is in here. It is kept up to date until it is merged or closed.`].join(`

`),message:`${n}\n\n${a.join(`
`)}`}}
function titleOf(e,t){
let n=pullsIn(e),r=n.slice(0,5).map(e=>`#${e}`),i=n.length-r.length,a=listed$2([...r,...i>0?[`${i} more`]:[]]);
return`Record ${e.length===1?`a decision`:`${e.length} decisions`} made in ${a}${t===``?``:` (${plainText(t)})`}`}
function rowOf({id:e,as:t,by:{by:n},pull:r}){
return`| ${idCode(e)} | ${recordedWords[t]} | ${idCode(n.login)} | #${r} |`}
const collectsOn=new Set([`push`,`schedule`,`workflow_dispatch`]);
async function collected(e,t,{inputs:n,place:r,reasonFor:i}){
if(!collectsOn.has(t))return;
let{token:a,record:o,pullRequest:s}=n;
return await collectDecisions({run:e,requests:githubHost({place:r,token:a,folder:recordFolder(e.place)}),texts:rollingTexts(e.place),records:o!==`none`,reasonFor:i},s===void 0?[]:[s])}
const ofPulls=new Set([`pull_request`,`pull_request_review`]),ofSweep=async(e,t)=>await listed$1(t);
async function listed$1(e){
return(await e.openPulls()).map(e=>({number:e.number,listed:e}))}
const ofAll=async(e,t)=>due((await t.openPulls()).map(({number:e})=>e));
function due(e){
return e.map(e=>({number:e}))}
const ways=new Map([[`workflow_run`,ofRun],[`issue_comment`,ofComment],[`push`,ofNone],[`schedule`,ofSweep],[`workflow_dispatch`,ofAll]]),others=new Map([[`pull_request`,`A pull request brings this workflow itself there, so its verdict would be its own. `],[`pull_request_review`,`A fork's run may write nothing there. `],[`pull_request_target`,`GitHub blocks it in public repositories. `]]);
async function duePulls(e,t,n){
let r=ways.get(e);
if(r!==void 0)return await r(readPayload(e,t),n);
throw new JobError(`The event "${e}" is none that this action runs on. ${others.get(e)??``}Run it on workflow_run, behind the workflows that pull requests and reviews start, on issue_comment, push, merge_group, schedule and workflow_dispatch.`)}
async function ofNone(){
return await Promise.resolve([])}
async function ofRun({value:e,number:t,commit:n},r){
return t(`workflow_run`,`repository`,`id`)===t(`repository`,`id`)?ofPulls.has(e(`workflow_run`,`event`))?due(await r.openPullsWithHead(n(`workflow_run`,`head_sha`))):await listed$1(r):[]}
async function ofComment({value:e,number:t}){
let n=e(`issue`,`pull_request`,`url`)!==void 0;
return await Promise.resolve(n?[{number:t(`issue`,`number`)}]:[])}
function onceEach(e){
let t=new Map;
return async n=>{
let r=t.get(n);
if(r!==void 0)return r;
let i=await e(n);
return t.set(n,i),i}}
const atEnd=/,"seal":"([0-9a-f]{64})"\} -->\s*$/,end=`} -->`;
function sealed(e,t){
let n=unsealed(e).comment.trimEnd();
return n.endsWith(end)?`${n.slice(0,-5)},"seal":"${t}"${end}\n`:e}
function unsealed(e){
let[,t]=atEnd.exec(e)??[];
return{comment:e.replace(atEnd,end),seal:t}}
function markedMessage(e,{pull:t,head:n,cases:r}){
let i=[`Touchstone-Record: pull=${t} head=${n}`,...r.map(e=>`Touchstone-Case: ${e}`)];
return`${e.trimEnd()}\n\n${i.join(`
`)}\n`}
function recordingMessage(e,{pull:t,head:n}){
return markedMessage(`${`Record ${e.length===1?`a decision`:`${e.length} decisions`} made in pull request ${t.number}`}\n\n${e.map(e=>`- ${plainText(e.id)}: ${decisionText(e)}`).join(`
`)}`,{pull:t.number,head:n,cases:e.map(({id:e})=>e)})}
function decisionText({as:e,by:{by:t,line:n},isHeldOut:r}){
let i=`${recordedWords[e]} by ${plainText(t.login)}`;
return r?i:`${i}: ${plainText(clipped(n.reason,200))}`}
function askedWords(e){
let{because:t,before:n,after:r}=e;
switch(t){
case`new`:
return n===void 0?`a new case`:`a candidate, edited`;
case`edited`:
return`edited since it was ${judgedAs(e)}`;
case`decided`:
return`decided in its file`;
case`retired`:
return r.has([`retired`])?`to be taken out of use`:`out of use`;
case`refresh`:
return`its evidence changed`}}
function askedText(e){
let{because:t,before:n,after:r}=e;
switch(t){
case`new`:
return n===void 0?`A **new case**.`:`A **candidate**: nobody has judged it yet, and this pull request edits it.`;
case`edited`:
return`This case was **edited** since it was ${judgedAs(e)}, so that decision does not hold any more.`;
case`decided`:
return`This pull request brings a file that says ${decider(e)} **decided it** already.`;
case`retired`:
return r.has([`retired`])?`This pull request takes the case **out of use**.`:`This case is **out of use**, and this pull request edits it.`;
case`refresh`:
return`Its **evidence changed**, so it is asked about again.`}}
function judgedAs({before:e,after:t}){
let n=contentState(t)===`edited`?t:e;
return n!==void 0&&statusOf(n)===`rejected`?`rejected`:`approved`}
function decider({after:e}){
let{review:t,refresh:n}=e.case,r=n?.outcome===void 0?t?.reviewedBy:n.by;
return r===void 0?`somebody`:idCode(r)}
function caseLines(e){
let{id:t,digest:n,because:r}=e;
if(n===void 0||r===`refresh`)return[];
let i=resultCode(n);
if(isRetirement(e))return[{means:`Nobody needs it any more:`,line:lineToCopy({verb:`retire`,id:t,code:i})}];
let a=lineToCopy({verb:`reject`,id:t,code:i});
if(claimOf(e)===`rejected`)return[{means:`It is not to be used:`,line:a}];
let o={means:r===`decided`?`If you say so too, this line lets it count:`:`It is right as it is:`,line:lineToCopy({verb:`approve`,id:t,code:i})};
return r===`decided`?[o]:[o,{means:`It is not to be used:`,line:a}]}
function otherWay(e){
return isRetirement(e)?`If it is to stay in use, ask for changes.`:e.because===`decided`?`If you do not agree, ask for changes.`:void 0}
function setLink({judged:{pull:e},where:{page:t,place:n}}){
let r=n===``?``:`${n.split(`/`).map(encodeURIComponent).join(`/`)}/`;
return linkBelow(`${t}/blob/${e.head}/${r}`)}
function repositoryLink({judged:{pull:e},where:{page:t}}){
return linkBelow(`${t}/blob/${e.head}/`)}
function linkBelow(e){
return(t,n,r)=>n.length>400?idCode(t):markdownLinkBelow(e,t,r===void 0?{path:n}:{path:n,line:r})}
function isOnlyOne(e){
return e.length===1}
function questionsBlock(e){
let t=e.filter(({asked:e,standing:t})=>!isSettled(t)&&isApproved(e)).map(({asked:e})=>e);
if(t.length===0)return[];
let n=t.some(e=>e.isHeldOut||e.after.case.kind===`abstention`),r=t.some(e=>e.isHeldOut||e.after.case.kind!==`abstention`),i=t.length===1?`it`:`a case`;
return[...r?[`**Approve ${i} only if each answer is yes:**\n\n${list(`answerable`)}`]:[],...n?[`**${r?`Where the answer is a refusal`:`Approve ${i} only if each answer is yes`}:**\n\n${list(`abstention`)}`]:[]]}
function isApproved(e){
return e.digest!==void 0&&e.because!==`refresh`&&!isRetirement(e)}
function list(e){
return questionsFor(e).map(({question:e},t)=>`${t+1}. ${e}`).join(`
`)}
function openMatters({judgement:e},{withheld:t}){
let{cases:n,files:r,objections:i}=e,standingAs=e=>n.filter(({standing:t})=>t.is===e).map(({asked:e})=>e.id),a=n.filter(({standing:e})=>e.is===`waiting`).map(({asked:e})=>e),o=r.freeBy===void 0&&a.length===0;
return{waiting:a.filter(e=>!isBroken(e)).map(({id:e})=>e),broken:a.filter(isBroken).map(({id:e})=>e),disputed:standingAs(`disputed`),claimed:standingAs(`false-claim`),withheld:t.map(({asked:e})=>e.id),owned:r.ownedBy===void 0?r.owned.map(({path:e})=>e):[],free:o?r.free.map(({path:e})=>e):[],objectors:i.map(({by:e})=>e?.login??`somebody`)}}
function isBroken({digest:e,because:t}){
return e===void 0&&t!==`refresh`}
function standingWords({asked:e,standing:t}){
switch(t.is){
case`waiting`:
return isBroken(e)?`**has to be mended first**`:`**waits for a reviewer**`;
case`accepted`:
return`stays a candidate, says ${idCode(t.by.by.login)}`;
case`decided`:
case`recorded`:
return`${verdictWords(e,t.by)} by ${idCode(t.by.by.login)}`;
case`disputed`:
return`**reviewers disagree:** ${saidWords(e,t.by)}`;
case`false-claim`:
return`**its file claims what nobody decided here**`}}
function standingText(e){
let{asked:t,standing:n}=e;
switch(n.is){
case`waiting`:
return`It waits for a reviewer.`;
case`accepted`:
case`decided`:
case`recorded`:
{
let r=n.is===`decided`?n.claim:void 0;
return[`${capital(standingWords(e))}${reasonText(t,n.by)}`,...r===void 0?[]:[markdownText(r)]].join(` `)}
case`disputed`:
return`**Reviewers disagree:** ${saidWords(t,n.by)}. It waits until they say the same: a later line of the same person takes the place of an earlier one.`;
case`false-claim`:
return`**Its file claims what nobody decided here.** ${markdownText(n.wrong)} ${mendsClaim}`}}
const mendsClaim=`Whoever opened this pull request takes that out of the file, or a reviewer decides the case by a line.`;
function reasonText({isHeldOut:e},{line:t}){
return e?`.`:`: “${lineText(t.reason,300)}”`}
function saidWords(e,t){
let n=t.slice(0,5).map(t=>`${idCode(t.by.login)}: ${verdictWords(e,t)}`),r=t.length-n.length;
return[...n,...r>0?[`${r} more`]:[]].join(`, `)}
function verdictWords(e,{line:t}){
switch(t.verb){
case`approve`:
case`approve together`:
case`approve all`:
return isRetirement(e)?`taken out of use`:`approved`;
case`accept`:
return`taken as it is`;
case`reject`:
return`rejected`;
case`retire`:
return`taken out of use`;
case`confirm`:
return`confirmed as it is`;
case`confirm moved`:
return`confirmed where its evidence is now`;
case`revise`:
return`revised`;
case`abstain`:
return`given a refusal as its answer`}}
function capital(e){
return e.replace(/^(\W*)([a-z])/,(e,t,n)=>t.includes("`")?`${t}${n}`:`${t}${n.toUpperCase()}`)}
const mostInSight=1200;
function keptText({base:e,merged:t,texts:n},r){
if(r===void 0)return;
let i=r;
return t.texts.get(i)??n.get(i)??e.texts.get(i)}
function isTextHeld(e,t){
let{chunkId:n,documentId:r,contentHash:i}=t,a=n??``;
return e.holdsText({id:a,documentId:r??``,hash:i})}
function askedEvidence({after:e},t,n){
let r=heldOutIn(t),i=provenanceOf(e),a=(e.case.evidence??[]).flatMap(e=>e??[]),o=i.length-6;
return[...i.slice(0,6).map(({entry:e})=>pieceBlock(e,{sets:t,side:r,longest:n})),...o>0?[`${counted(o,`more piece`)} of evidence; its file has them all.`]:[],...a.length===0?[]:[`**Evidence not looked up yet:** ${counted(a.length,`entry`).replace(/ys$/,`ies`)} in its file. Whoever opened this pull request runs <code>touchstone fill</code>.`],...e.case.kind!==`abstention`&&i.length+a.length===0?[`**No evidence:** its file names none.`]:[]]}
function pieceBlock(e,{sets:t,side:n,longest:r}){
let{chunkId:i=``,documentId:a,sourceRevision:o,quote:s,insteadOf:c}=e,l=[...a===void 0?[]:[`document ${idCode(a)}`],...o===void 0?[]:[`revision ${idCode(o)}`],...c===void 0?[]:[`can stand in the place of ${idCode(c)}`]].join(`, `),u=`**Evidence** ${idCode(i)}${l===``?``:`\\\n${l}`}`;
if(isTextHeld(n,e))return`${u}\n\n${heldOutWords}`;
let d=keptText(t,e.contentHash);
return d===void 0?`${u}\n\nIts text is not kept in this set, so read it in the source.${s===void 0?``:` The quote: “${lineText(s,r)}”`}`:`${u}\n\n${textBlock(d,s,r)}`}
function textBlock(e,t,n){
let r=t===void 0||placeOfQuote(e,t)!==void 0,i=printedMarks(excerpt(e,t,n),quotedBlock),a=e.length<=mostInSight?i:folded(`Its text`,i);
if(t===void 0)return a;
let o=lineText(t,n);
return r?e.length<=mostInSight?a:`The quote: “${o}”\n\n${a}`:`The quote “${o}” **does not stand** in this text:\n\n${a}`}
function chunkDifferences(e,t){
let[n,r]=[piecesOf(e),piecesOf(t)],i=movesBetween(n,r),a=new Set(i.values()),o=[...[...n.values()].flatMap(e=>becameOf(e,r,i)),...[...r.values()].filter(({chunkId:e})=>!n.has(e)&&!a.has(e)).map(e=>({what:`chunk`,change:`added`,after:e}))],s=[listsOf(e),listsOf(t)],c=isDeepStrictEqual(keptIn(s[0],e=>i.get(e)??(r.has(e)?e:void 0)),keptIn(s[1],e=>n.has(e)||a.has(e)?e:void 0)),l=o.length>0||isDeepStrictEqual(namedIn(e),namedIn(t));
return c&&l?o:[...o,{what:`chunk`,change:`listing`,before:s[0],after:s[1]}]}
function namedIn({case:{relevantChunkIds:e,provenance:t}}){
return[e,t]}
function listsOf({case:{relevantChunkIds:e=[],provenance:t=[]}}){
return{relevant:e,provenance:t.map(e=>e?.chunkId)}}
function piecesOf(e){
let{relevant:t,provenance:n}=listsOf(e),r=groupsOf(e.case.provenance??[],e=>e?.chunkId),i=[...t,...n].flatMap(e=>e??[]);
return new Map(i.map(e=>[e,{chunkId:e,entry:r.get(e)?.[0]}]))}
function movesBetween(e,t){
let n=groupsOf([...e.values()].filter(e=>!t.has(e.chunkId)),hashOf),r=groupsOf([...t.values()].filter(t=>!e.has(t.chunkId)),hashOf),i=new Map;
for(let[e,[t,...a]]of n){
let[n,...o]=r.get(e)??[];
e===void 0||n===void 0||a.length+o.length>0||i.set(t.chunkId,n.chunkId)}
return i}
function hashOf({entry:e}){
return e?.contentHash}
function becameOf(e,t,n){
let r=n.get(e.chunkId),i=t.get(r??e.chunkId);
if(i===void 0)return[{what:`chunk`,change:`dropped`,before:e}];
let a=aspectsOf(e.entry,i.entry,n);
return[...r===void 0?[]:[`moved`],...a].map(t=>({what:`chunk`,change:t,before:e,after:i}))}
function aspectsOf(e,t,n){
if(e===void 0||t===void 0)return[];
let{insteadOf:r}=e,i=r===void 0?void 0:n.get(r)??r,a=[e,t].map(e=>[e.documentId,e.sourceUri,e.sourceRevision]);
return[[`text`,e.contentHash!==t.contentHash],[`quote`,e.quote!==t.quote],[`grade`,e.grade!==t.grade],[`source`,!isDeepStrictEqual(a[0],a[1])],[`alternative`,i!==t.insteadOf]].flatMap(([e,t])=>t?[e]:[])}
function keptIn({relevant:e,provenance:t},n){
let kept=e=>e.flatMap(e=>e===void 0?[]:n(e)??[]);
return{relevant:kept(e),provenance:kept(t)}}
function groupingDifference(e,t,{base:n,merged:r}){
let i=e===void 0?[]:familiesIn(n,e),a=familiesIn(r,t),o=takesPart(t)?joinedBy(a,n):[];
if(e!==void 0&&!isDeepStrictEqual(i,a)||o.length!==0)return{what:`grouping`,before:i,after:a,joins:o}}
function splitDifference(e,t,{base:n,merged:r}){
let[i,a]=[splitsOf(n,e),splitsOf(r,t)];
return isDeepStrictEqual(i,a)?void 0:{what:`split`,before:i,after:a}}
function splitsOf(e,t){
return{own:t.case.split,of:splitsIn(groupingOf(e),t)}}
function familiesIn(e,t){
return(groupingOf(e)?.familiesOf(t).belongings??[]).map(({family:e})=>e).toSorted(byUtf8)}
function joinedBy(e,t){
if(e.length<2)return[];
let n=groupingOf(t),r=n&&componentsOf(n),i=[...groupsOf(e,e=>r?.get(e)??e).values()];
return i.length<2?[]:i}
const known=new WeakMap;
function componentsOf(e){
let t=known.get(e)??familyComponents(e);
return known.set(e,t),t}
function differencesOf({before:e,after:t},n){
if(e===void 0)return listed(groupingDifference(e,t,n));
if(isUnread(t))return[{what:`unread`}];
let r=originDifference(e,t),i=r?.isHumanNow===!0,a=[...i?[r]:[],...fieldDifferences(outcome,e,t),...chunkDifferences(e,t),...fieldDifferences(ground,e,t),...listed(groupingDifference(e,t,n)),...listed(splitDifference(e,t,n)),...sentinelDifferences(e,t),...i?[]:listed(r),...fieldDifferences(record,e,t)];
return mayHideMore(e,t)?[...a,{what:`unread`}]:a}
const outcome=[`id`,`query`,`kind`,`because`,`expectedAnswer`,`acceptedAnswers`],ground=[`evidence`,`distractorChunkIds`,`corpusRevision`,`conversation`,`variantOf`,`families`],record=[`retired`,`askedAt`,`caller`,`review`,`refresh`,`notes`,`tags`];
function fieldDifferences(e,t,n){
return e.filter(e=>!isDeepStrictEqual(t.case[e],n.case[e])).map(e=>fieldDifference(e,t,n))}
function fieldDifference(e,t,n){
return{what:e,before:t.case[e],after:n.case[e]}}
function originDifference(e,t){
let[n,r]=[e.case.origin,t.case.origin];
if(!isDeepStrictEqual(n,r))return{what:`origin`,isHumanNow:r?.kind===`human`&&n?.kind!==`human`&&e.has([`origin`]),before:n,after:r}}
function sentinelDifferences(e,t){
let[n,r]=[e.case.sentinel,t.case.sentinel],[i,a]=[e,t].map(e=>e.has([`sentinel`]));
return[{what:`sentinel`,change:i===a?`other-reason`:a===!0?`set`:`dropped`,before:n?.why,after:r?.why},{what:`judgments`,before:n?.reviews,after:r?.reviews},{what:`resolution`,before:n?.resolution,after:r?.resolution}].filter(e=>e.what===`sentinel`&&e.change!==`other-reason`||!isDeepStrictEqual(e.before,e.after))}
function mayHideMore(e,t){
return(e.whole===void 0||t.whole===void 0)&&e.digest!==t.digest}
function listed(e){
return e===void 0?[]:[e]}
function comparedText(e,t,n){
let r=Math.min(n,600);
if(isBlank(e)&&isBlank(t))return notShown$1;
if(e===void 0||isBlank(e))return`new: ${lineText(t??``,r)}`;
if(t===void 0||isBlank(t))return`taken away: ${lineText(e,r)}`;
if(e===t)return notShown$1;
let i=wordDiff(e,t);
return i===void 0?`${lineText(e,r)} → ${lineText(t,r)}`:i.every(({mark:e})=>e===` `)?`only spaces or line ends changed`:diffBlock(shortened(i),r).replace(/^> /,``)}
const notShown$1=`changed in a part that is not shown here. “Files changed” shows it`;
function isBlank(e){
return e===void 0||e.trim()===``}
function chunkWords(e,t){
switch(e.change){
case`added`:
return`**Evidence added:** ${idCode(e.after.chunkId)}`;
case`dropped`:
return`**Evidence dropped:** ${idCode(e.before.chunkId)}`;
case`moved`:
return`**Evidence moved** to ${idCode(e.after.chunkId)} from ${idCode(e.before.chunkId)}, word for word the same`;
case`listing`:
return`**The evidence** is listed in another order, or for another purpose`;
case`text`:
case`quote`:
case`grade`:
case`source`:
case`alternative`:
return aspectWords(e,t)}}
function aspectWords({change:e,before:t,after:n},r){
let i=idCode(n.chunkId),[a,o]=[t.entry??{},n.entry??{}];
switch(e){
case`text`:
case`quote`:
return`**${e===`text`?`Another text as evidence`:`Other words quoted`}**, ${i}: ${wordsChanged(e,{before:t,after:n},r)}`;
case`grade`:
return`**How relevant** ${i} is: ${a.grade??`not said`} → ${o.grade??`not said`}`;
case`source`:
return`**The source** of ${i}: ${sourceWords(t,n)}`;
case`alternative`:
return`${i} can stand in the place of ${o.insteadOf===void 0?`no other chunk any more`:idCode(o.insteadOf)}`}}
function wordsChanged(e,{before:t,after:n},{sets:r,side:i,longest:a}){
if([t,n].some(({entry:e})=>e!==void 0&&isTextHeld(i,e)))return heldOutWords;
let[o,s]=[t,n].map(({entry:t})=>e===`quote`?t?.quote:keptText(r,t?.contentHash));
return e===`text`&&(o===void 0||s===void 0)?`the texts are not both kept in this set`:comparedText(o,s,a)}
function sourceWords(e,t){
let n=[[`document`,e.entry?.documentId,t.entry?.documentId],[`revision`,e.entry?.sourceRevision,t.entry?.sourceRevision],[`address`,e.entry?.sourceUri,t.entry?.sourceUri]].filter(([,e,t])=>e!==t).map(([e,t,n])=>`${e} ${shown(t)} → ${shown(n)}`);
return n.length===0?`told otherwise`:n.join(`, `)}
function shown(e){
return e===void 0?`none`:idCode(e)}
const fieldNames={id:`Id`,query:`Question`,kind:`Kind of answer`,because:`Why there is no answer`,expectedAnswer:`Answer`,acceptedAnswers:`Other right answers`,evidence:`Evidence not looked up yet`,distractorChunkIds:`Chunks that look like an answer`,corpusRevision:`Corpus revision it was written for`,conversation:`What was said before the question`,variantOf:`The case that it rephrases`,families:`Families named in its file`,retired:`Out of use`,askedAt:`The moment of the question`,caller:`What the asking person may read`,review:`The decision in its file`,refresh:`The request to look again in its file`,notes:`Notes`,tags:`Tags`};
function fieldText(e){
if(e!==void 0)return typeof e==`string`?e:Array.isArray(e)?e.map(itemText).join(`; `):recordText(e)}
function itemText(e){
return typeof e==`string`?e:typeof e==`object`&&e?recordText(e):`what cannot be read`}
function recordText(e){
let t=new Map(Object.entries(e)),of=(...e)=>{
let n=e.map(e=>t.get(e)).find(e=>e!==void 0);
return Array.isArray(n)?n.map(itemText).join(` `):n===void 0?void 0:itemText(n)};
if(t.has(`role`))return`${of(`role`)??``}: ${of(`content`)??``}`;
if(t.has(`statement`))return`${of(`statement`)??``} (${of(`chunkIds`)??``})`;
if(t.has(`documents`))return of(`documents`)??``;
let[n,r]=[of(`reviewedBy`,`by`),of(`reason`)],i=`${of(`status`,`outcome`)??`decided`}${n===void 0?``:` by ${n}`}`;
return r===void 0?i:`${i}: ${r}`}
function kindText(e){
switch(e){
case`answerable`:
return`it has an answer`;
case`inconclusive`:
return`the evidence does not settle it`;
case`abstention`:
return`no answer is right`;
default:
return`not to be read`}}
function changedBlock(e,{judged:t,longest:n}){
let{sets:r}=t,{cases:i}=t.judgement,a=i.some(t=>t.asked===e&&t.standing.is===`recorded`),o=differencesOf(e,r).filter(t=>isTold(t,e,a));
if(o.length===0)return[];
let s={sets:r,side:heldOutIn(r),longest:n,asked:e},c=o.slice(0,20).map(e=>`- ${differenceWords(e,s)}`),l=o.length-c.length,u=l>0?[`- And ${l} more; “Files changed” has them all.`]:[];
return[`**${e.before===void 0?`Mind`:`What changed`}:**\n\n${[...c,...u].join(`
`)}`]}
function isTold({what:e},{because:t},n){
return t===`refresh`||n?e!==`refresh`&&e!==`review`:t!==`retired`||e!==`retired`}
function differenceWords(e,t){
switch(e.what){
case`chunk`:
return chunkWords(e,t);
case`origin`:
return originWords(e.isHumanNow,t.asked);
case`grouping`:
return groupingWords(e);
case`split`:
return`**The part of the set** that it counts to: ${sidesText(e.before)} → ${sidesText(e.after)}`;
case`sentinel`:
case`judgments`:
case`resolution`:
return sentinelWords(e);
case`unread`:
return`Something changed in a part of its file that cannot be read. “Files changed” shows it.`;
default:
return fieldWords(e,t)}}
function fieldWords({what:e,before:t,after:n},r){
let i=nameOf(e,r.asked);
if(e===`evidence`)return`**${i}** changed. “Files changed” shows it.`;
if(e===`kind`)return`**${i}:** ${kindText(t)} → ${kindText(n)}`;
let[a,o]=[fieldText(t),fieldText(n)];
return e===`review`&&a===o?`⚠️ **${i}:** the same words by the same person, but **another time, another proof or another way of deciding**. “Files changed” shows it.`:`**${i}:** ${comparedText(a,o,r.longest)}`}
function nameOf(e,{after:t}){
return e===`expectedAnswer`&&t.case.kind===`abstention`?`Refusal`:fieldNames[e]}
function originWords(e,{before:t,after:n}){
let[r,i]=[t,n].map(e=>e===void 0?`nothing`:lineText(originText(e),300)),a=`Before: ${r}. Now: ${i}.`;
return e?`⚠️ **Its file says now that a person wrote it. Before, it did not.** Ask whether that is so. ${a}`:`**Who wrote it:** ${a}`}
function groupingWords({before:e,after:t,joins:n}){
return n.length>0?`**This case now joins families** ${listed$2(n.map(e=>e.map(idCode).join(` with `)))}, which nothing joined before. From then on they stay on one side of the split.`:`**Its families:** ${familiesText(e)} → ${familiesText(t)}`}
function familiesText(e){
return e.length===0?`none`:listed$2(e.map(idCode))}
function sidesText({own:e,of:t}){
let n=[...new Set([...t,...e===void 0?[]:[e]])];
return n.length===0?`none`:listed$2(n.map(markdownText))}
function sentinelWords(e){
if(e.what===`judgments`)return`**The judgments** of two people in its file are others.`;
if(e.what===`resolution`)return`How a **difference of two judgments was settled** is told otherwise.`;
switch(e.change){
case`set`:
return`It is a **sentinel** now (${markdownText(e.after??`no reason`)}): two people judge it, each alone.`;
case`dropped`:
return`⚠️ It is **no sentinel any more**: two people were to judge it, each alone; now one does.`;
case`other-reason`:
return`Why it is a sentinel: ${markdownText(e.before??`no reason`)} → ${markdownText(e.after??`no reason`)}`}}
const underPolicyOfBase=oncePerPair((e,t)=>({...t,policy:e.policy}));
function leadsFor({after:e,isHeldOut:t},n){
let r=heldOutIn(n),mayBeHeldOut=e=>[e,...earlierVersions(n.base,e)].some(e=>e.whole===void 0||r.holdsCase(e));
return leadsOfCase(underPolicyOfBase(n.base,n.merged),e).slice(0,3).map(({pair:[{file:e}],why:n,wording:r,isSameAnswer:i,isSameEvidence:a,isAcross:o})=>({id:e.case.id??idInName(e.path),path:e.path,why:n,wording:r,isSameAnswer:i,isSameEvidence:a,isAcross:o,question:t||mayBeHeldOut(e)?void 0:e.case.query}))}
function earlierVersions({cases:e},{path:t,case:{id:n}}){
return e.filter(e=>e.path===t||n!==void 0&&e.case.id===n)}
function leadsBlock(e,t){
let n=leadsFor(e,t.judged.sets);
if(n.length===0)return[];
let r=setLink(t);
return[`**Does another case ask this already?** Much like it:\n\n${n.map(e=>`- ${r(e.id,e.path)}${leadText(e)}`).join(`
`)}`]}
function leadText({question:e,isSameAnswer:t,isSameEvidence:n,isAcross:r}){
let i=e===void 0?``:`: “${lineText(e,300)}”`,a=[...t?[`the same answer`]:[],...n?[`the same evidence`]:[],...r?[`on the other side of the split, where it would give this one away`]:[]];
return a.length===0?i:`${i} (${a.join(`, `)})`}
function askedBlock(e,t){
let{asked:n,standing:r}=e,i=`### ${setLink(t)(n.id,n.path)}`,a=[...r.is===`waiting`?[]:[standingText(e)],...withheldBlock(n,t)];
if(n.isHeldOut)return[i,`${whyText(e)} ${heldOutText(n,t)}`,...a,...ownQuestions(e,t),...linesBlock(e)].join(`

`);
let o=refreshBlock(n,t);
if(o!==void 0){
let e=o.slice(o.indexOf(`

`)+2);
return[i,...a,...changedBlock(n,t),e].join(`

`)}
let s=[i,`${whyText(e)}${retiredText(n,t)}`,...a],c=[outcomeText(n,t),...changedBlock(n,t),...askedEvidence(n,t.judged.sets,t.longest),...leadsBlock(n,t),...ownQuestions(e,t),...linesBlock(e)];
return[...s,...isSettled(r)?[folded(`The case, and how to decide otherwise`,c.join(`

`))]:c].join(`

`)}
function ownQuestions(e,{judged:t}){
return isOnlyOne(t.judgement.cases)?questionsBlock([e]):[]}
function whyText({asked:e,standing:t}){
return t.is===`recorded`?`The decision is **in its file**, with the review that says so.`:askedText(e)}
function refreshBlock(e,t){
let{item:n}=e,{judged:r,longest:i,where:a}=t,{to:o}=r.sets;
if(n===void 0||o===void 0)return;
let{tool:s}=a,c={link:setLink(t),longest:i,to:o,readsLines:!0};
return caseBlock(n,s===void 0?c:{...c,tool:s})}
function heldOutText({id:e,digest:t,because:n},{where:{tool:r}}){
if(t===void 0)return`Its text is not shown here: it is held out for tests, or cannot be read whole.`;
let i=`It is **held out** for tests, so its text is not shown here: read it in its file`;
if(n!==`refresh`)return`${i}.`;
let a=toolCommand(`refresh decide ${inShell(e)}`,r);
return`${i}, and decide it on a checkout with ${markdownCode(a)}.`}
function retiredText({after:e},{longest:t}){
let n=e.case.retired?.reason;
return n===void 0?``:` Its file says why: “${lineText(n,t)}”`}
const becauseTexts={"not-in-corpus":`the documents do not say it`,"out-of-scope":`it is not what this is for`,"not-permitted":`whoever asks may not read it`,ambiguous:`the question can mean several things`};
function outcomeText({after:e},{longest:t}){
let{query:n=``,expectedAnswer:r=``,kind:i,because:a,acceptedAnswers:o=[],origin:s,sentinel:c}=e.case,l=o.flatMap(e=>e?.statement??[]),u=i===`abstention`?`Refusal`:`Answer`,d=[...a===void 0?[]:[`**Why no answer is right:** ${becauseTexts[a]}.`],...i===`inconclusive`?[`The evidence does **not settle** it, and the answer says so.`]:[],...l.slice(0,5).map(e=>`**Also right:** ${lineText(e,t)}`),...l.length>5?[`And ${l.length-5} more right answers in its file.`]:[]],f=[...s===void 0||s.kind===`human`?[]:[`**Origin:** ${lineText(originText(e).replaceAll(wholeHash,`$1`),300)}.`],...c===void 0?[]:[`It is a **sentinel**: after the decision two people judge it, each alone.`]],p=`**Question:** ${lineText(n,t)}`,m=r.trim(),h=m.includes(`
`)?[[p],[`**${u}:**\n\n${quotedBlock(clipped(m,t))}`],d]:[[p,`**${u}:** ${lineText(m,t)}`,...d]];
return[...turnsBlock(e,t),...h.filter(({length:e})=>e>0).map(e=>e.join(`\\
`)),...f].join(`

`)}
const wholeHash=/\b(sha256:[0-9a-f]{12})[0-9a-f]{52}\b/g;
function turnsBlock({case:{conversation:e=[]}},t){
let n=e.flatMap(e=>e??[]);
if(n.length===0)return[];
let r=n.slice(-5).map(({role:e=``,content:n=``})=>`${markdownText(e)}: ${lineText(n,t)}`),i=n.length>5?[`…`]:[];
return[`**Before the question:**\n\n${linesInQuote([...i,...r])}`]}
function linesBlock({asked:e,standing:t}){
let n=caseLines(e);
if(t.is===`recorded`)return[otherWay(e)??`If you do not agree, ask for changes.`];
if(e.because===`refresh`)return e.isHeldOut?[]:[`Nothing asks about this case again, as this pull request would leave it. Take its block <code>refresh</code> out of its file.`];
if(n.length===0)return[`Nothing can approve it as it is: its file cannot be read whole, or another file has the same id. The check says where.`];
let r=otherWay(e);
return[[...n.map(({means:e,line:t})=>`${e}\n\n${markdownFence(t)}`),...r===void 0?[]:[r]].join(`

`)]}
function withheldBlock(e,{recording:t}){
return t.withheld.filter(t=>t.asked===e||t.asked.path===e.path).map(e=>`**The decision cannot be written into the file.** ${withheldText(e)}`)}
function withheldText({asked:e,problems:t}){
if(e.isHeldOut)return`<code>touchstone check</code> on a checkout says why.`;
let n=[...t.refused,...t.findings].map(({message:e})=>e),r=n.slice(0,3).map(e=>lineText(e,500)),i=n.length-r.length;
return listed$2([...r,...i>0?[`${i} more`]:[]])}
function caseTable(e,t){
if(e.length<2)return[];
let n=setLink(t);
return[[`| Case | What is asked | Now |`,`| --- | --- | --- |`,...e.slice(0,10).map(e=>{
let{asked:t}=e,r=t.after.whole===void 0?`, cannot be read whole`:t.isHeldOut?`, held out`:``;
return`| ${n(t.id,t.path)} | ${askedWords(t)}${r} | ${standingWords(e)} |`})].join(`
`)]}
const leftToReview=new Set([`review/outdated`,`refresh/undecided`]);
function checkErrors({sets:e,asked:t}){
let n=new Set(t.cases.map(({path:e})=>e)),r=e.findings.filter(({level:e,rule:t,at:r})=>e===`error`&&!(leftToReview.has(t)&&n.has(r.file)));
return[...r.filter(({at:e})=>n.has(e.file)),...r.filter(({at:e})=>!n.has(e.file))]}
function awaitsMending(e){
let t=new Set(e.asked.cases.map(({path:e})=>e));
return checkErrors(e).some(({at:e})=>t.has(e.file))}
function checkBlock(e){
let{judged:t,longest:n}=e,r=checkErrors(t);
if(r.length===0)return[];
let i=new Set(t.sets.merged.cases.map(({path:e})=>e)),a=setLink(e),placeOf=({at:{file:e,line:t}})=>isInCases(e)&&!i.has(e)?idCode(e):a(`${e}:${t}`,e,t),o=heldOutFindings(t),s=r.slice(0,5).map(e=>{
let{message:t,fix:r}=e;
if(o(e))return`- ${placeOf(e)}: ${markdownCode(e.rule)}`;
let i=r===void 0?``:` ${lineText(r,n)}`;
return`- ${placeOf(e)}: ${lineText(t,Math.min(n,500))}${i}`}),c=r.length-s.length,l=c>0?[`- and ${c} more, which ${markdownCode(`touchstone check`)} lists`]:[];
return[`### The check`,`It finds ${counted(r.length,`error`)}, for whoever opened this pull request to mend:`,[...s,...l].join(`
`),...awaitsMending(t)?[`Wait for that before you review: a case that is edited needs another line.`]:[]]}
function heldOutFindings({sets:e}){
let t=heldOutIn(e),n=new Map([...e.base.cases,...e.merged.cases].map(e=>[e.path,e])),isHeld=e=>{
let r=n.get(e);
return r===void 0?isInCases(e):r.whole===void 0||t.holdsCase(r)};
return({at:e,related:t=[]})=>[e,...t].some(({file:e})=>isHeld(e))}
function closingVerdict(e,{isWritten:t}){
let{unapproved:n,accepted:r,withheld:i,changed:a,underway:o}=e,s=[[i,e=>`What was decided about ${e} cannot be written down: see below.`],[r,e=>acceptedText(e,r.length)],[o,n=>underwayText(n,e,t)],[a,e=>`${e} changed since, or ${a.length===1?`is`:`are`} gone: what was decided here is about an earlier text, and is not written down.`]].filter(([e])=>e.length>0).map(([e,t])=>t(names$1(e)));
return n.length>0?[unapprovedText(n),...s].join(` `):[s.length===0?`**Merged, and nothing is missing:** what was decided stands in the files of the cases.`:`**Merged.**`,...s].join(` `)}
function unapprovedText(e){
let[t,n]=e.length===1?[`counts as unapproved`,`its line below`]:[`count as unapproved`,`their lines below`];
return`**Merged without an approval: ${names$1(e)} ${t}.** No line that counts fits what was merged. Until the case changes, ${n} may still be said here, in a review that approves.`}
function acceptedText(e,t){
return t===1?`${e} stays a candidate, as a line here says: nobody has judged it, and its file says so.`:`${e} stay candidates, as a line here says: nobody has judged them, and their files say so.`}
function underwayText(e,{by:t,underway:n},r){
let i=n.length===1?`its file`:`their files`,a=`What was decided about ${e}`;
return t===void 0?r?`${a} is not written into ${i} yet.`:`${a} is not written into ${i} by itself.`:`${a} is written into ${i} by pull request #${t}.`}
function names$1(e){
let t=e.slice(0,10).map(idCode),n=e.length-t.length;
return listed$2([...t,...n>0?[`${n} more`]:[]])}
function lineNow(e,t){
if(!t.some(({uncounted:e})=>mayDecide(e))||awaitsMending(e))return[];
let{cases:n}=e.judgement,r=n.filter(({standing:e})=>e.is===`waiting`);
if(r.length>1)return[`The lines are below: read a case, copy its line into a new comment, and write behind the colon why.`];
let[i]=r,a=i===void 0?sharedLines(e).files:caseLines(i.asked)[0]?.line;
return a===void 0?[]:[`Copy this line into a new comment, and write behind the colon why:`,markdownFence(a)]}
function mayDecide({why:e}){
switch(e){
case`author`:
case`bot`:
case`deleted-account`:
case`no-permission`:
case`not-in-policy`:
return!1;
default:
return!0}}
function missingParts(e,t){
let{waiting:n,broken:r,disputed:i,claimed:a,withheld:o,owned:s,free:c,objectors:l}=e;
return[[n,()=>waitingText(n.length,t)],[r,()=>`${counted(r.length,`case`)} ${r.length===1?`has`:`have`} to be mended first`],[i,()=>`reviewers disagree about ${names(i)}`],[a,()=>claimedText(a)],[s,()=>`${waitText(s.length,`file`)} for an owner`],[c,()=>`${waitText(c.length,`file`)} for a reviewer`],[l,()=>`${names(l)} ${l.length===1?`asks`:`ask`} for changes`],[o,()=>`what was decided about ${names(o)} cannot be written down`]].filter(([e])=>e.length>0).map(([,e])=>e())}
function allCases(e){
return e<3?e===1?`the case`:`both cases`:`all ${e} cases`}
function waitingText(e,t){
return t===e?`${waitText(t,`case`)} for a reviewer`:`${e} of ${t} cases ${e===1?`waits`:`wait`} for a reviewer`}
function claimedText(e){
return e.length===1?`the file of ${names(e)} claims a decision that nobody made here`:`the files of ${names(e)} claim decisions that nobody made here`}
function waitText(e,t){
return`${counted(e,t)} ${e===1?`waits`:`wait`}`}
function names(e){
let t=e.slice(0,3).map(idCode),n=e.length-t.length;
return listed$2([...t,...n>0?[`${n} more`]:[]])}
function doneWords(e){
let t=e.length,n=e.filter(({standing:e})=>e.is===`accepted`).length,part=(e,[n,r])=>e===0?[]:[`${e===t?allCases(t):counted(e,`case`)} ${e===1?n:r}`];
return[...part(t-n,[`is decided`,`are decided`]),...part(n,[`stays a candidate`,`stay candidates`])]}
function uncountedWords(e){
switch(e.why){
case`author`:
return`nobody approves a pull request of their own. Somebody else has to review it`;
case`bot`:
return`a program decides nothing here. A person has to`;
case`deleted-account`:
return`the account does not exist any more. Somebody else has to decide`;
case`no-permission`:
return`the account may not write to this repository. Somebody who may has to decide, or an administrator gives it the right`;
case`not-in-policy`:
return`<code>.github/touchstone.yaml</code> of the main branch does not name this account as one that decides this. Somebody whom it names has to`;
case`opinion`:
return opinionWords[e.is];
case`edited-by-another`:
return`somebody else changed these words last. Write them again`;
case`set-aside`:
return asideWords[e.as];
case`unread`:
return`the line cannot be read. ${withoutStop(markdownText(e.wrong))}`;
case`no-line`:
return`the review has no line that says what is approved, and why`;
case`unknown-case`:
return`this pull request asks about no case ${idCode(e.id)}. Copy the line of the case from here`;
case`code-does-not-fit`:
return`the code in the line does not fit what there is to read now. The case changed since it was copied, or a part of it is missing. Read the case again, and copy its line from here`;
case`number`:
return numberWords(e);
case`refused`:
return`it cannot be decided so. ${withoutStop(markdownText(e.wrong))}`;
case`overruled`:
return`the same person said something else of it later`}}
const opinionWords={dismissed:`the review was dismissed. Send the line in a new review that approves`,"asks-for-changes":`this person asks for changes, or did so later. Send the line in a review that approves`,none:`no review of this person approves. Send the line in a review, and choose “Approve”`},asideWords={quote:`the line stands in a quote. Write it as a line of your own, without “>”`,code:`the line stands in code. Write it as plain text, without backticks`,comment:`the line stands where no reader sees it. Write it as plain text`};
function numberWords({covers:e,most:t}){
return t===void 0?`it covers ${counted(e,`case`)}, and the line says another number`:`it covers ${counted(e,`case`)}, and a line that does not say how many covers ${t} at most. Copy the line that says their number`}
function withoutStop(e){
return e.replace(/\.$/,``)}
function unheeded(e){
let{heard:t}=e.judgement,n=new Map;
for(let e of t){
let{by:t}=e.said;
if(t===void 0||isMachine(t))continue;
let r=n.get(t.id)??{by:t,heard:[]};
r.heard.push(e),n.set(t.id,r)}
return[...n.values()].flatMap(({by:t,heard:n})=>{
let r=sinceChangeOfMind(n);
if(!r.some(({said:e})=>e.opinion===`approves`)||r.some(({counts:e})=>e))return[];
let i=r.findLast(({uncounted:e})=>e!==void 0);
return i?.uncounted===void 0?[]:[{by:t,uncounted:told$1(i,e)}]})}
function sinceChangeOfMind(e){
let t=e.findLastIndex(({said:e})=>e.opinion===`asks-for-changes`),n=e.findIndex(({said:e},n)=>n>t&&e.opinion===`approves`);
return t===-1||n===-1?e:e.slice(n)}
const lineInBackticks=/`[ \t]*(?:approve|accept|reject|confirm|revise|abstain|retire)[ \t]/i;
function told$1({uncounted:e,text:t,said:n},r){
return e===void 0||e.why===`no-line`?lineInBackticks.test(n.body)?{why:`set-aside`,as:`code`}:{why:`no-line`}:e.why!==`refused`||!mayQuoteHeldOut(t??``,r)?e:{why:`refused`,wrong:`A checkout says why: touchstone refresh plan.`}}
function mayQuoteHeldOut(e,{asked:t,sets:n}){
let r=heldOutIn(n);
return t.cases.some(({id:t,isHeldOut:n,after:i,item:a})=>e.includes(t)&&(n||r.holdsCase(i)||a?.evidence.some(isPartlyHeldOut)===!0))}
function filesBlock(e){
let{judged:t}=e,{files:n}=t.judgement;
if(n.owned.length+n.free.length===0)return[];
let{files:r}=sharedLines(t),[i,a,o]=n.owned.length+n.free.length===1?[`it`,`it is right`,`it is`]:[`them`,`they are right`,`they are`],s=r===void 0||!needsOwnLine(n);
return[`### ${t.asked.cases.length===0?`The files`:`Other files`}`,...ownedPart(e),...freePart(e),...s?[]:[`Read ${i} under “Files changed”. If ${a}, this line takes ${i} as ${o}:`,markdownFence(r)]];
function needsOwnLine({owned:e,ownedBy:n,free:r,freeBy:i}){
let a=r.length>0&&i===void 0&&t.asked.cases.length===0;
return e.length>0&&n===void 0||a}}
function ownedPart(e){
let{owned:t,ownedBy:n}=e.judged.judgement.files;
if(t.length===0)return[];
let r=t.length===1?`This file needs`:`These ${t.length} files need`;
return[`${n===void 0?`${r} **an owner**: ${ownersText(e.judged)}. Much depends on ${t.length===1?`it`:`them`}: how the set is judged, what it rests on, or a case that goes.`:`Taken by the owner ${idCode(n.by.login)}:`}\n\n${listOf(t,e)}`]}
function freePart(e){
let{judged:t}=e,{free:n,freeBy:r}=t.judgement.files;
if(n.length===0)return[];
let[i,a]=[counted(n.length,`file`),n.length===1?`it`:`them`],o=t.judgement.files.owned.length>0?`more `:``,s=`${i.replace(` `,` ${o}`)} ${n.length===1?`changes`:`change`}`;
return[`${r===void 0?t.asked.cases.length>0?`${s} as well. Whoever decides a case here takes ${a} with it:`:`${s}. Any reviewer can take ${a}:`:`${s}, taken by ${idCode(r.by.login)}:`}\n\n${listOf(n,e)}`]}
function listOf(e,t){
let n=repositoryLink(t),r=e.slice(0,20).map(e=>`- ${fileText(e,n)}`),i=e.length-r.length;
return[...r,...i>0?[`- and ${i} more`]:[]].join(`
`)}
function fileText({path:e,before:t,after:n},r){
if(n===void 0)return`${idCode(e)}, deleted`;
let i=e.startsWith(`"`)?idCode(e):r(e,e);
return t===void 0?`${i}, new`:i}
function ownersText({policy:e}){
let t=e?.owners??[];
if(t.length===0)return`an administrator of this repository`;
let n=t.slice(0,5).map(idCode),r=t.length-n.length;
return listed$2([...n,...r>0?[`${r} more`]:[]],`or`)}
function commentVerdict(e){
let{judged:t,recording:n,closing:r,where:i}=e;
if(r!==void 0)return[[closingVerdict(r,{isWritten:i.records!==`none`}),...r.unapproved.length===0?[]:unheededTexts(unheeded(t))].join(` `)];
let a=missingParts(openMatters(t,n),t.asked.cases.length),o=checkErrors(t).length,s=o===0?[]:[`the check finds ${counted(o,`error`)}`];
if(a.length===0){
let e=o===0,n=e?`Done: `:``,r=e?`, and nothing is missing`:`, but ${listed$2(s)}`;
return[`**${capital(`${n}${doneText$1(t)}${r}`)}.**`]}
let c=unheeded(t);
return[[`**${capital(listed$2([...a,...s]))}.**`,...unheededTexts(c),...whoText(t)].join(` `),...lineNow(t,c)]}
function doneText$1({judgement:{cases:e,files:t}}){
let n=doneWords(e),r=t.owned.length+t.free.length,i=r===0?[]:[`${counted(r,`file`)} ${r===1?`is`:`are`} taken`],a=[...n,...i];
return a.length===0?`nothing needs a review`:listed$2(a)}
function unheededTexts(e){
return[...e.slice(0,3).map(unheededText),...moreUnheeded(e.length-3)]}
function unheededText({by:e,uncounted:t}){
return`**${idCode(e.login)}, your approval does not count yet:** ${uncountedWords(t)}.`}
function moreUnheeded(e){
return e<=0?[]:[`${counted(e,`more approval`)} ${e===1?`does`:`do`} not count either.`]}
function whoText(e){
let{cases:t,files:n}=e.judgement,r=t.filter(({asked:e,standing:t})=>t.is===`waiting`&&!isBroken(e)).map(({asked:e})=>e),i=n.free.length>0&&n.freeBy===void 0,a=n.owned.length>0&&n.ownedBy===void 0;
return[...r.length>0||i?[reviewersText(e,r)]:[],...a?[`Owner: ${ownersText(e)}.`]:[]]}
function reviewersText({sets:{base:e},policy:t,pull:n},r){
let i=likelyReviewers(r,{base:e,policy:t,author:n.author?.login});
if(i.length===0)return t?.reviewers===void 0||t.reviewers.length===0?`Anybody may review it who may write to this repository, but for its author.`:`Nobody whom <code>.github/touchstone.yaml</code> names as a reviewer is left to review it: whoever opened it, or wrote all of its cases, does not count.`;
let a=i.slice(0,3).map(({login:e,decided:t,isExpert:n})=>{
let r=[...n?[`expert`]:[],...t===0?[]:[`decided ${counted(t,`such case`)}`]];
return r.length===0?idCode(e):`${idCode(e)} (${r.join(`, `)})`}),o=i.length-a.length,s=listed$2([...a,...o>0?[`${o} more`]:[]],`or`);
return`${i.length===1?`Reviewer`:`Reviewers`}: ${s}.`}
function heardBlock({judged:e}){
let t=e.judgement.heard.filter(({counts:e,said:t})=>!e&&(t.by===void 0||!isMachine(t.by)));
if(t.length===0)return[];
let n=t.slice(-20).map(t=>`- ${saidText(t)} ${uncountedWords(told$1(t,e))}.`),r=t.length-n.length,i=r>0?[`- ${r} earlier ones are left out here.`]:[];
return[folded(`What was said here and does not count, and why`,[...i,...n].join(`
`))]}
function saidText({text:e,said:t}){
let n=t.by===void 0?`A deleted account`:idCode(t.by.login);
return e===void 0?`${n}:`:`${n}, ${idCode(startOf(e))}:`}
function startOf(e){
let t=e.search(/:(?:\s|$)|["“„«]/);
return clipped(t>0?e.slice(0,t):e,100)}
function howToBlock({where:e,judged:t}){
let{docs:n,records:r}=e,i=n===void 0?``:` [More about lines](${n})`,a=r===`before-merge`&&hasWritableBranch(t.pull)?writtenBefore:r===`none`?notWritten:writtenAfter,o=[`Copy the line. The 32 digits in it stand for what you read: where the case changes, they do not fit any more, and you are asked again.`,`Open “Files changed” and “Review changes”, paste the line, and write why behind the colon, in one sentence. Without a reason it does not count.`,`Choose “Approve” and send it. If you approved already, a plain comment with the line is enough.`].map((e,t)=>`${t+1}. ${e}`),s=[`Several lines may stand in one review, each on a line of its own. If you say something else of a case later, the later line counts. To say that a case is not to be used, copy its line <code>reject</code>; it counts also where you ask for changes.`,`${a}${i}`,`<del>Struck out</del> is gone, <ins>underlined</ins> is new, ⟦ ⟧ marks the words that carry the answer, and “…” stands where a text was cut: the link of the case shows all of it.`];
return folded(`How a line works`,`${o.join(`
`)}\n\n${s.join(`

`)}`)}
const writtenBefore=`What you decide is then written into the file of the case, on the branch of this pull request, with your name, your reason and a link to your review.`,writtenAfter=`What you decide is written into the file of the case after the merge, by a pull request of its own, with your name, your reason and a link to your review.`,notWritten=`What you decide is not written into the file of the case by itself.`;
function togetherBlock({judged:e,closing:t}){
let n=sharedLines(e),r=[...approvePart(n,e.asked.cases.some(({isHeldOut:e})=>e)),...movedPart(n),...t===void 0?acceptPart(n,e.judgement.cases):[]];
return r.length===0?[]:[`### ${(n.approve??n.moved)===void 0?`Not sure yet?`:`All at once`}`,...r]}
function approvePart({approve:e},t){
if(e===void 0)return[];
let{length:n}=e.cases,r=t?` Each case that is held out needs a line of its own.`:``,[i,a]=[n===2?`both cases`:`all ${n} cases`,t?` that are not held out`:``];
return[`If **${i}**${a} are right as they are, one line approves them. It says that you read each of them.${r}`,markdownFence(e.line)]}
function movedPart({moved:e}){
return e===void 0?[]:[`Of **${counted(e.cases.length,`case`)}** the evidence only moved, word for word. One line takes all these moves:`,markdownFence(e.line)]}
function acceptPart({accept:e},t){
let n=new Set(t.filter(({standing:e})=>isJudged(e)).map(({asked:e})=>e.id)),r=e?.cases.length??0,i=e?.cases.filter(({id:e})=>!n.has(e)).length??0;
if(e===void 0||i===0)return[];
let a=i===r?`${r}`:`${i} of ${r}`,o=i===1?`the one case`:`the ${a} cases`,s=r===1?`the case`:`${o} that nobody has judged`,[c,l]=i===1?[`it`,`a candidate`]:[`them`,`candidates`];
return[`To merge ${s} **without judging ${c}**, as ${l} for later:`,markdownFence(e.line),...i===r?[]:[aboutOthers]]}
const aboutOthers=`What others decided stays decided. Whoever decided one of these cases takes that back by this line.`;
function isJudged({is:e}){
return e===`decided`||e===`recorded`||e===`disputed`}
const lengths=[6e3,2e3,700,240,80],longestText=mostCharacters-leastMemory-1e3;
function reviewComment(e){
let{judged:t,closing:n,where:r}=e,i={set:r.place,closing:n},a=fittingText(e,mostCharacters-memoryNeeded(i,t)-1e3),o=n===void 0?forgottenCases(a,i,t):0,s=o===0?a:`${a}\n\n${forgottenText(o)}`;
return withMemory(s,i,grownMemory(t))}
function forgottenText(e){
return`**The line for all ${e} cases counts only while none of them changes.** What it covers is too much to keep with this comment, so the first edit of a case takes it from all of them. A smaller pull request has a line that stays good for each case that did not change.`}
function fittingText(e,t){
let{judged:n}=e;
if(!n.concernsSet)return nothingToReview;
let r=openFirst(n.judgement.cases),i=Math.min(r.length,10);
for(let n of[Math.max(24e3,Math.min(t,longestText)),longestText])for(let t of lengths){
let a=withCases({...e,longest:t},r,i);
if(a.length<=n)return a}
let a=lengths[lengths.length-1]??0;
for(let t=i-1;t>0;t--){
let n=withCases({...e,longest:a},r,t);
if(n.length<=longestText)return n}
return withCases({...e,longest:a},r,0)}
const nothingToReview=`**Nothing to review: this pull request changes nothing of the set.** What stood here was about an earlier state of it.`;
function openFirst(e){
return[...e.filter(isOpen),...e.filter(e=>!isOpen(e))]}
function isOpen({standing:e}){
return!isSettled(e)}
function withCases(e,t,n){
let r=t.slice(0,n);
return[...commentVerdict(e),...rivalsText(e),...introduction(t),...caseTable(t,e),...notShown(t,{shown:n,telling:e}),...checkBlock(e),...isOnlyOne(t)?[]:questionsBlock(t),...r.map(t=>askedBlock(t,e)),...togetherBlock(e),...filesBlock(e),`---`,howToBlock(e),...heardBlock(e)].join(`

`)}
function rivalsText({rivals:e=[]}){
if(e.length===0)return[];
let t=e.slice(0,5).map(e=>`#${e}`),n=e.length-t.length;
return[`**${listed$2([...t,...n>0?[`${n} more`]:[]])} ${e.length===1?`has`:`have`} the same last commit.** The verdicts beside it are one for all of them, and as bad as the worst: what is missing there holds this up too.`]}
function introduction(e){
return e.filter(isOpen).length===0?[]:[`A case is a test question with its right answer, and the text that proves it. Read it, and say whether it is right: copy one line from here into a review, with your reason behind the colon.`]}
function notShown(e,{shown:t,telling:n}){
let r=e.slice(t);
if(r.length===0)return[];
let i=setLink(n),a=r.slice(0,40).map(({asked:e})=>i(e.id,e.path)),o=r.length-a.length,s=listed$2([...a,...o>0?[`${o} more`]:[]]),[c,l]=r.length===1?[`is`,`it in its file`]:[`are`,`them in their files`];
return[`**${counted(r.length,`case`)} of ${e.length} ${c} not shown below**, for want of room. Read ${l}: ${s}.`]}
function statusTexts(e){
return{contexts:[e.check,e.review],untouched:[e.check,e.review].map(e=>({context:e,...untouched})),ofOne:(e,t)=>({...e,description:clipped(`#${t}: ${e.description}`,140)}),statuses:(t,n)=>{
let{url:r}=t.pull,[i,a]=t.concernsSet?[checkStatus(t),reviewStatus(t,n)]:[untouched,untouched];
return[{context:e.check,...i,url:r},{context:e.review,...a,url:r}]},unjudged:(t,n)=>[e.check,e.review].map(e=>({context:e,...unjudgedStatus(t,n),url:t.url}))}}
const untouched={state:`success`,description:`This changes nothing of the set.`};
function unjudgedStatus(e,t){
let{state:n,is:r}=unjudgedWords(e,t);
return{state:n,description:clipped(r,140)}}
function unjudgedWords(e,t){
switch(t){
case`elsewhere`:
return{state:`pending`,is:`Not judged: it goes to ${plainText(clipped(e.base,40))}, and only what goes to the default branch is.`};
case`conflict`:
return{state:`failure`,is:`Not judged: it conflicts with its base. Merge the base into its branch first.`};
case`not-merged-yet`:
return{state:`pending`,is:`Not judged yet: GitHub has not tried the merge. It is judged again soon.`}}}
function checkStatus(e){
let{sets:t}=e,n=checkErrors(e),r=counted(t.merged.cases.length,`case`);
if(n.length===0){
let e=levelCounts({...levelTally(t.findings),error:0}),n=e===``?`No errors`:`No errors, ${e}`;
return{state:`success`,description:clipped(`${n}, in ${r}`,140)}}
let[i]=n,a=i===void 0?``:`: ${plainText(clipped(i.at.file,60))}:${i.at.line} ${i.rule}`,o=n.length>1?`, …`:``;
return{state:`failure`,description:clipped(`${counted(n.length,`error`)}${a}${o}`,140)}}
function reviewStatus(e,t){
let{asked:n}=e,{waiting:r,broken:i,disputed:a,claimed:o,withheld:s,owned:c,free:l,objectors:u}=openMatters(e,t),d=n.cases.length,f=r.length===d?``:` of ${d}`,p=`${r.length}${f} ${d===1?`case`:`cases`} ${r.length===1?`waits`:`wait`}`,m=[[`failure`,`Claims a decision that nobody made`,o],[`failure`,`Reviewers disagree`,a],[`failure`,`Changes asked for by`,u],[`failure`,`Decided, but cannot be written down`,s],[`pending`,`${p} for a reviewer`,r],[`pending`,`${waitWords(i.length,`case`)} to be mended`,i],[`pending`,`${waitWords(c.length,`file`)} for an owner`,c],[`pending`,`${waitWords(l.length,`file`)} for a reviewer`,l]].find(([,,e])=>e.length>0);
return m===void 0?{state:`success`,description:doneText(e)}:told(...m)}
function waitWords(e,t){
return`${counted(e,t)} ${e===1?`waits`:`wait`}`}
function doneText({asked:{files:e},judgement:{cases:t}}){
let n=e.length===1?`The file is taken as it is`:`${e.length===2?`Both`:`All ${e.length}`} files are taken as they are`;
return t.length===0?n:capital(listed$2(doneWords(t)))}
function told(e,t,n){
let r=n.map(e=>plainText(clipped(e,60))).join(`, `);
return{state:e,description:clipped(r===``?t:`${t}: ${r}`,140)}}
function reviewTexts(e){
let{place:t}=e;
return{comment:(t,n,r)=>reviewComment({judged:t,recording:n,where:e,rivals:r}),...statusTexts(verdictsOn(t)),sealed,unsealed,isOurs:e=>isReviewComment(e,t),memoryOf:e=>memoryIn(e,t),closing:(t,n,r)=>reviewComment({judged:t,recording:n,closing:r,where:e}),closingIn:e=>closingIn(e,t),elsewhere:withMemory(elsewhere,{set:t},new Map),commitMessage:({pull:e},{files:t})=>recordingMessage(t,{pull:e,head:e.head})}}
const elsewhere=`**Another comment on this page says what is to be reviewed.** Two runs at once wrote one each; only the first is kept up to date.`;
function underUnreadPolicy(e,t){
let[,n]=e.contexts,r=`**The policy of the main branch cannot be read, so no review counts until it can.** Nothing is wrong with what was decided here: leave it as it is. A pull request has to mend ${markdownCode(t)}, and an administrator of this repository accepts that one. After it, all this is judged again.`;
return{...e,comment:(...t)=>`${r}\n\n${e.comment(...t)}`,statuses:(t,r)=>e.statuses(t,r).map(e=>e.context===n&&e.state!==`success`&&t.asked.cases.length>0?{...e,state:`failure`,description:heldUp}:e)}}
const heldUp=`The policy of the main branch cannot be read, so no review counts. It has to be mended first.`;
async function ownCode(e){
let t=dirname(e),n=(await readdir(t,{recursive:!0})).filter(e=>e.endsWith(`.js`)).toSorted(byUtf8),r=createHash(`sha256`);
for(let e of n){
let n=await readFile(join(t,e));
r.update(`${e} ${n.length}\n`).update(n)}
return r.digest(`hex`)}
async function evaluatingOf(e,{tree:t,repository:n,commit:r,place:i},{job:a,inputs:o,due:s}){
let{branch:c,head:l,tree:u}=await e.main();
r!==l&&await e.fetch([{ref:`refs/heads/${c}`,oid:l}]);
let d=await policyOf(r===l?t:await commitTree(n,l,i)),f=d!==void 0&&d.policy===void 0,p={page:a.page,place:i,docs:void 0,records:o.record,tool:toolOfSet(join(a.workspace,o.path),i)},m=s.some(({listed:e})=>e!==void 0);
return{host:e,clone:n,place:i,main:c,policy:f?unreadPolicy:d?.policy,texts:f?underUnreadPolicy(reviewTexts(p),d.path):reviewTexts(p),permission:onceEach(async t=>await e.permission(t)),openWithHead:withHead(e,s),shared:new Map,sweep:m&&!o.isDryRun?await judgedBy({main:l,tree:u},p):void 0,records:o.record===`before-merge`&&!f,isDryRun:o.isDryRun,sleep:async e=>{
await setTimeout(e)}}}
async function judgedBy(e,t){
let n=JSON.stringify([await ownCode(process.argv[1]??``),t]);
return{...e,code:n,day:new Date(systemClock.now()).toISOString().slice(0,10)}}
function withHead(e,t){
let n=onceEach(async t=>await e.openPullsWithHead(t));
return async e=>{
let r=t.flatMap(t=>t.listed?.head===e?[t.number]:[]);
return r.length>0?r:await n(e)}}
async function policyOf(e){
let{policy:t}=await loadDataset(e,{only:new Set});
return t!==void 0&&t.policy===void 0&&error(logLine(`The policy of the main branch, ${t.path}, cannot be read, so no review counts until it can. Run touchstone check there, and open a pull request that mends what it finds: an administrator accepts it.`),{title:`Touchstone review`}),t}
const unreadPolicy={reviewers:[`nobody until the policy of the main branch can be read`],owners:[]},entryBranch=/\/pr-([1-9]\d{0,8})-[0-9a-f]{40,64}$/;
async function groupIn(e,t){
let{text:n,commit:r}=readPayload(`merge_group`,e),i=n(`merge_group`,`head_ref`),[,a]=entryBranch.exec(i)??[];
if(a===void 0)throw new JobError(`The branch of this entry of the merge queue names no pull request.`);
let oid=e=>r(`merge_group`,e),[o,s]=[oid(`head_sha`),oid(`base_sha`)];
return await t.fetch([{ref:i,oid:o}]),{head:o,base:s,number:Number(a)}}
function collectedLines(e){
let{merged:t,passed:n,recording:r}=e,i=r.files.length;
return[...t.length===0?[]:[`${counted(t.length,`merged pull request`)} looked at for decisions that are not recorded: ${t.map(({change:e})=>`#${e.pull.number}`).join(`, `)}.`],...n.map(({why:e})=>e),...rollingLines(e.rolling,i)]}
function rollingLines(e,t){
let n=counted(t,`decision`),r=t===1?`waits`:`wait`;
if(e===void 0)return t===0?[]:[`${n} ${t===1?`is`:`are`} not recorded.`];
switch(e.is){
case`created`:
case`updated`:
case`unchanged`:
return[`${n} ${r} in #${e.number}.`];
case`closed`:
return[e.number===void 0?`Nothing is left to record; the branch ${e.branch} is deleted.`:`Nothing is left to record; #${e.number} is closed.`];
case`lost`:
return[`The main branch or that of the decisions moved meanwhile; the next run goes on.`];
case`none`:
case`edited`:
case`taken`:
case`respected`:
case`blocked`:
case`refused`:
return t===0?[]:[`${n} ${r} to be recorded.`]}}
function collectedWarnings({recording:e,rolling:t,left:n,refused:r}){
return[...e.withheld.map(({asked:e,pull:t})=>`What was decided about ${e.id} in #${t} cannot be written down: the comment there says why.`),...t===void 0?[]:rollingWarnings(t,e.files.length),...n===0?[]:[`Of the commits and pull requests that may hold decisions ${n} ${n===1?`was`:`were`} not looked at: they are too many for one run. Merge the pull request that records, or start this workflow with the number of one of them.`],...r.map(({number:e,why:t})=>`The comment on #${e} was not written: ${t}`)]}
function rollingWarnings({is:e,branch:t,number:n,compareUrl:r,refused:i},a){
let o=i.map(e=>`Decisions were not all recorded: ${e}`);
return e===`blocked`?[...o,`Open it here: ${r??t}`]:a===0?o:e===`taken`?[`The branch ${t} holds commits that no run wrote, so nothing is recorded there. Delete or rename it.`]:e===`edited`?[...o,`#${n} holds commits that no run wrote, or goes to another branch, so it is not brought up to date. Merge or close it, and delete its branch.`]:e===`respected`?[`Somebody closed #${n}, so its decisions are not recorded. Reopen it to have them recorded.`]:o}
function caseValue({asked:e,standing:t}){
let n=linesOf(t).map(e=>e.by.login);
return{id:e.id,because:e.because,standing:t.is,by:n}}
function linesOf(e){
return e.is===`disputed`?e.by:`by`in e&&e.by!==void 0?[e.by]:[]}
function collectedValue({merged:e,recording:t,rolling:n,left:r,failed:i,passed:a}){
return{pullRequests:e.map(mergedValue),recorded:t.files.map(({id:e,as:t,by:{by:n},pull:r})=>({id:e,as:t,by:n.login,pullRequest:r})),withheld:t.withheld.map(({asked:e,pull:t})=>({id:e.id,pullRequest:t})),by:n===void 0?null:{is:n.is,branch:n.branch,number:n.number??null,url:n.url??null,refused:n.refused},left:r,notJudged:[...i,...a]}}
function mergedValue({change:{pull:e,judgement:t}}){
let{number:n,url:r}=e;
return{number:n,url:r,cases:t.cases.map(caseValue)}}
function countsOf(e){
let t=e.filter(e=>e.state===`judged`),n=t.filter(isDone).length,counted=t=>e.filter(({state:e})=>e===t).length,r=counted(`unchanged`);
return{judged:t.length,done:n,waiting:t.length-n,unchanged:r,unjudged:e.length-t.length-r-counted(`closed`),recorded:e.reduce((e,{recorded:t})=>e+(t?.is===`written`?t.cases.length:0),0)}}
function isDone({judged:e,recording:t}){
return!e.concernsSet||e.judgement.isDone&&t.withheld.length===0}
function evaluationValue(e){
let{number:t,url:n,head:r}=e.pull,{recorded:i}=e,a={number:t,url:n,head:r,state:e.state,recorded:i?.is===`written`?i.cases:[],recording:i?.is??null};
if(e.state===`closed`)return a;
if(e.state===`unchanged`)return{...a,statuses:e.statuses.map(statusValue)};
let o={statuses:e.posted.statuses.map(statusValue),refused:e.posted.refused};
if(e.state!==`judged`)return{...a,...o};
let{judged:s,comment:c,recording:l}=e;
return{...a,...o,done:isDone(e),cases:s.judgement.cases.map(caseValue),files:s.asked.files.length,comment:typeof c==`string`?c:`refused`,withheld:l.withheld.map(({asked:e})=>e.id)}}
function statusValue({context:e,state:t}){
return{context:e,state:t}}
function*reviewRunJson(e,{collection:t,...n}){
let r=e.map(evaluationValue),i=t===void 0?{}:{merged:collectedValue(t)},a={...countsOf(e),...n,pullRequests:r,...i};
yield`${jsonText({review:a})}\n`}
function runText(e){
let{judged:t,done:n,unchanged:r,unjudged:i,recorded:a}=countsOf(e);
return e.length===0?`no open pull request to judge`:[`${counted(t,`pull request`)} judged`,...n>0?[`${n} with all that is needed`]:[],...r>0?[`${r} as they were judged before`]:[],...i>0?[`${i} that cannot be judged yet`]:[],...a>0?[`${counted(a,`decision`)} recorded`]:[]].join(`, `)}
const states={closed:`is closed`,unchanged:`is as it was judged before`,elsewhere:`goes to another branch than the main one, so nothing is judged`,conflict:`conflicts with its base, so there is nothing to judge`,"not-merged-yet":`was not merged with its base by GitHub yet; the next run judges it`};
function evaluationText(e){
let t=`#${e.pull.number}`,{recorded:n}=e,r=n?.is===`written`?`; recorded ${listed$2(n.cases)}`:``,i=n?.is===`lost`?`; its branch moved meanwhile`:``;
if(e.state!==`judged`)return`${t} ${states[e.state]}${r}${i}`;
let{judged:a}=e,{cases:o}=a.judgement,s=o.filter(({standing:{is:e}})=>settledStandings.has(e)).length;
return`${t} ${a.concernsSet?`${s} of ${counted(o.length,`case`)} settled, ${isDone(e)?`nothing is missing`:`something is missing`}`:`touches nothing of the set`}${r}${i}`}
const settledStandings=new Set([`decided`,`recorded`,`accepted`]);
function refusalsOf(e){
if(e.state===`closed`||e.state===`unchanged`)return[];
let t=notPosted(e.posted);
if(e.state!==`judged`)return t;
let{comment:n,recorded:r}=e;
return[...t,...typeof n==`string`?[]:[`The comment was not written: ${n.refused}`],...r?.is===`refused`?[`Decisions were not recorded: ${r.why}`]:[]]}
function notPosted({refused:e}){
return e.map(e=>`A verdict was not posted: ${e}`)}
function reviewSummary(e,{version:t,report:n,failed:r,collection:i}){
let a=(i===void 0||collectedWarnings(i).length===0)&&r.length===0&&e.every(e=>refusalsOf(e).length===0),o=e.map(e=>`- [#${e.pull.number}](${e.pull.url})${markdownText(evaluationText(e).replace(/^#\d+/,``))}`),s=e.flatMap(e=>refusalsOf(e).map(t=>`- #${e.pull.number}: ${markdownText(t)}`));
return[`## ${a?`✅`:`⚠️`} Touchstone review: ${runText(e)}`,...o.length===0?[]:[o.join(`
`)],...mergedBlocks(i),...s.length===0?[]:[`**GitHub did not let this run do all of it.**\n\n${s.join(`
`)}`],...r.length===0?[]:[`**Not judged.**\n\n${r.map(({number:e,why:t})=>`- #${e}: ${markdownText(t)}`).join(`
`)}`],`By Touchstone ${t}. As JSON: ${markdownText(n)}.`,``].join(`

`)}
function mergedBlocks(e){
if(e===void 0)return[];
let t=[...collectedLines(e).map(e=>`- ${markdownText(e)}`),...collectedWarnings(e).map(e=>`- ⚠️ ${markdownText(e)}`)];
return t.length===0?[]:[`**Merged pull requests.**\n\n${t.join(`
`)}`]}
function outputsOf(e,{report:t,collection:n}){
return{...countsOf(e),merged:n?.merged.length??0,recording:n?.rolling?.number??``,"pull-requests":jsonText(e.map(evaluationValue)),report:t}}
const title=`Touchstone review`;
async function tellGate({posted:e,...t},n){
let r=await tellReview([{...t,posted:e,state:`judged`,comment:`none`,recorded:void 0}],n);
if(r!==0)return r;
let i=e.statuses.filter(({state:e})=>e!==`success`);
for(let{context:e,description:t}of i)error(logLine(`${e}: ${t}`),{title});
return i.length===0?0:1}
function tellCollection(e){
let{collection:t,broken:n}=partsOf(e);
if(n!==void 0&&error(logLine(`Merged pull requests were not looked at: ${n}`),{title}),t!==void 0){
for(let e of collectedLines(t))info(logLine(e));
for(let e of collectedWarnings(t))warning(logLine(e),{title})}}
function partsOf(e){
return e!==void 0&&`broken`in e?{collection:void 0,...e}:{collection:e,broken:void 0}}
function isPosted(e){
return!(`posted`in e)||e.posted.refused.length===0}
async function tellReview(e,{job:t,inputs:n,version:r,failed:i,collection:a}){
let{commit:o}=t,{collection:s,broken:c}=partsOf(a),l=[...i,...s?.failed??[]],u=await writeReport(t,n.report,reviewRunJson(e,{version:r,commit:o,failed:l,collection:s}));
for(let t of e)info(logLine(evaluationText(t)));
tellCollection(a),info(logLine(`Touchstone review: ${runText(e)}.`));
for(let t of e)for(let e of refusalsOf(t))warning(logLine(`#${t.pull.number}: ${e}`),{title});
for(let{number:e,why:t}of l)error(logLine(`#${e} was not judged: ${t}`),{title});
let d={version:r,report:reportName(u,t),failed:l,collection:s};
await summary.addRaw(reviewSummary(e,d)).write();
for(let[t,n]of Object.entries(outputsOf(e,{report:u,collection:s})))setOutput(t,n);
return e.every(isPosted)&&l.length===0&&c===void 0?0:3}
async function runReviewAction(e,t,n){
let r=await checkedOutIn(await setPlace(e.workspace,t.path),t.path),i=reviewHost({place:n,token:t.token,clone:r.repository}),a=await eventPayload(e);
if(e.event.name===`merge_group`)return await tellGate(await gateGroup(await evaluatingOf(i,r,{job:e,inputs:t,due:[]}),await groupIn(a,i)),{job:e,inputs:t,version:package_default.version,failed:[],collection:void 0});
let o=t.pullRequest===void 0?await duePulls(e.event.name,a,i):[{number:t.pullRequest}],s=await evaluatingOf(i,r,{job:e,inputs:t,due:o}),{evaluations:c,failed:l}=await evaluateAll(s,o),u=await collectedOrNot(s,e,{inputs:t,place:n}),d=await evaluateAll(s,writtenBy(u)),f=[...c.filter(e=>d.evaluations.every(({pull:t})=>t.number!==e.pull.number)),...d.evaluations];
return await tellReview(f,{job:e,inputs:t,version:package_default.version,failed:[...l,...d.failed],collection:besides(f,u)})}
async function evaluateAll(e,t){
let n=[],r=[];
for(let i of t)try{
n.push(await evaluationOf(e,i))}catch(e){
r.push({number:i.number,why:reasonFor(e)})}
return{evaluations:n,failed:r}}
async function collectedOrNot(e,t,{inputs:n,place:r}){
try{
return await collected(e,t.event.name,{inputs:n,place:r,reasonFor})}catch(e){
return{broken:reasonFor(e)}}}
function writtenBy(e){
if(e===void 0||`broken`in e)return[];
let{is:t,number:n}=e.rolling??{};
return(t===`created`||t===`updated`)&&n!==void 0?[{number:n}]:[]}
function besides(e,t){
if(t===void 0||`broken`in t)return t;
let n=new Set(e.filter(({state:e})=>e!==`closed`).map(({pull:e})=>e.number));
return{...t,passed:t.passed.filter(({number:e})=>!n.has(e))}}
async function evaluationOf(e,{number:t,listed:n}){
return n===void 0?await evaluatePull(e,t):await sweepPull(e,n)}
function reasonFor(e){
if(e instanceof GitHubError||e instanceof RepositoryError)return e.message;
throw e}
try{
let e=jobOf(process.env),t=readInputs(e=>getInput(e));
process.exitCode=await runReviewAction(e,t,placeOfJob(process.env))}catch(e){
process.exitCode=await tellFailure(e,process.env,{title:`Touchstone review: not done`,field:`notDone`})}
export{};
