import{error,getInput,info,setOutput,summary,warning}from"./chunks/actions-core.js";
import{Connection,Folders,GitHubError,JobError,answerOf,commentsOf,isRefused,jobOf,moveBranch,packetLine,packetsIn,placeOfJob,readCommit,readJudgedPull,readMain,readOpenPulls,readOpenPullsWithHead,readPayload,readSaid,readStatuses,refusable,refusal,sendMove,systemClock,writeCommit,writeStatus}from"./chunks/shared-github.js";
import{checkedOutIn,eventPayload,reportName,setPlace,tellFailure,tokenIn,toolOfSet,writeReport,yesOrNo}from"./chunks/shared-scripts.js";
import{RepositoryError,UsageError,byUtf8,check,clipped,counted,everydayRules,groupingOf,groupsOf,idInName,isInCases,jsonText,leadsOfCase,levelCounts,levelTally,limits,listed as listed$1,loadDataset,logLine,oncePerPair,package_default,placeOfQuote,provenanceOf,statusOf,takesPart,textsFor}from"./chunks/core.js";
import{join}from"node:path";
import{setTimeout}from"node:timers/promises";
import{changedPaths,commitTree,isAbsentObject,readCommit as readCommit$1,repositoryPath}from"./chunks/shared-git.js";
import{claimOf,heldOutIn,isMachine,isRetirement,isUnread,judgeChange,likelyReviewers,peopleToLookUp,recordingFor}from"./chunks/shared-approving.js";
import{familyComponents,lineToCopy,planRefresh,resultCode,setToPlan}from"./chunks/shared-refresh.js";
import fs from"node:fs";
import{mkdir,mkdtemp,readFile,readdir,rename,rm,writeFile}from"node:fs/promises";
import{indexPack,listRefs,resolveRef}from"./chunks/isomorphic-git.js";
import{createHash}from"node:crypto";
import{verdictsOn}from"./chunks/shared-authoring.js";
import{markdownCode,markdownFence,markdownLinkBelow,markdownText,plainText,printedMarks,shortened,wordDiff}from"./chunks/comparison.js";
import{caseBlock,diffBlock,excerpt$1 as excerpt,folded,grownMemory,heldOutWords,idCode,inShell,isPartlyHeldOut,isReviewComment,isSettled,lineText,linesInQuote,longestMemory,memoryIn,mostCharacters,originText,quotedBlock,sharedLines,toolCommand,withMemory}from"./chunks/shared-report.js";
import{questionsFor}from"./chunks/shared-model.js";
import{isDeepStrictEqual}from"node:util";
import{splitsIn}from"./chunks/shared-families.js";
function readInputs(e){
return{token:tokenIn(e(`token`)),path:(e(`path`)||`.`).replace(/^\.\/(?=.)/,``),records:yesOrNo(`record`,e(`record`)||`true`),pullRequest:numberIn(e(`pull-request`)),isDryRun:yesOrNo(`dry-run`,e(`dry-run`)||`false`),report:e(`report`)||void 0}}
function numberIn(e){
if(e!==``){
if(/^[1-9]\d{0,8}$/.test(e))return Number(e);
throw new UsageError(`The input pull-request is "${e}". Write the number of a pull request, such as 12, or leave it out.`)}}
async function readPullSets(e,t,{head:n,merge:r,base:i}){
let[a,o]=[await setIn(e,i,t),await setIn(e,r,t)],s=await changedPaths(e,[i,r]),c=await loadDataset(o??noFiles,{base:{name:i,place:t,tree:a},texts:textsFor(everydayRules)}),l=await setIn(e,n,t);
return{base:await loadDataset(a??noFiles),merged:c,changed:{place:t,paths:s},findings:check(c,everydayRules),...await planned(c,o??noFiles),bytesOf:async e=>({onBranch:await bytesIn(l,e),merged:await bytesIn(o,e)})}}
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
async function evaluationOf(e,t,n){
let{host:r,clone:i,place:a,policy:o,texts:s}=e,c=await readPullSets(i,a,n),l=await r.said(t.number),u=await permissionsOf(e,t,l),d=(await r.comments(t.number)).filter(e=>s.isOurs(e)),f=s.memoryOf(d),p=judgeChange(c,{pull:t,said:l,permissions:u,policy:o,memory:f});
return{change:p,recording:await recordingFor(p),own:d}}
async function permissionsOf({host:e,policy:t},{author:n},r){
let i=new Map,a={author:n,reviewers:t?.reviewers??[],owners:t?.owners??[]};
for(let t of peopleToLookUp(r,a))i.set(t,await e.permission(t));
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
async function keepComment(e,t,{due:n,own:[r,...i],elsewhere:a}){
if(n===void 0)return`none`;
if(r===void 0)return await e.comment(t,n)??`created`;
let o=[{comment:r,body:n},...i.map(e=>({comment:e,body:a}))].filter(({comment:e,body:t})=>shown$1(e.body)!==shown$1(t));
for(let{comment:t,body:n}of o){
let r=await e.editComment(t.id,n);
if(r!==void 0)return r}
return o.length===0?`unchanged`:`updated`}
function shown$1(e){
return e.replaceAll(`\r
`,`
`).trimEnd()}
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
async function evaluatePull(e,t){
let n=await evaluated(e,t);
if(n.state!==`judged`||n.recorded?.is!==`written`)return n;
let r=await evaluated(e,t);
return r.state===`judged`&&r.recorded===void 0?{...r,recorded:n.recorded}:r}
async function evaluated(e,t){
let{host:n,main:r}=e,i=await n.pull(t);
if(i.state!==`open`)return{state:`closed`,pull:i};
if(i.base!==r)return await unjudged(e,i,`elsewhere`);
let a=await mergeOf(n,i,e.sleep),{pull:o}=a;
return o.state===`open`?`commits`in a?await judged(e,o,a.commits):await unjudged(e,o,a.why):{state:`closed`,pull:o}}
async function unjudged(e,t,n){
return{state:n,pull:t,posted:await post(e,t.head,e.texts.unjudged(t,n))}}
async function judged(e,t,n){
await e.host.fetch([{ref:`refs/pull/${t.number}/merge`,oid:n.merge},{ref:`refs/pull/${t.number}/head`,oid:n.head}]);
let r=await evaluationOf(e,t,n),{change:i,recording:a}=r;
if(e.records&&t.isOwnBranch&&a.files.length>0&&!e.isDryRun){
let n=await record$1(e,i,a);
return n.is===`refused`?{...await told$2(e,r),recorded:n}:{...nothingPosted,pull:t,judged:i,recording:a,recorded:n}}
return await told$2(e,r)}
const nothingPosted={state:`judged`,posted:{statuses:[],refused:[]},comment:`none`};
async function told$2(e,{change:t,recording:n,own:r}){
let{host:i,texts:a,isDryRun:o}=e,{pull:s,concernsSet:c}=t,l=await post(e,s.head,a.statuses(t,n)),u=(c||r.length>0)&&!o?a.comment(t,n):void 0;
return{state:`judged`,pull:s,judged:t,recording:n,posted:l,comment:await keepComment(i,s.number,{due:u,own:r,elsewhere:a.elsewhere}),recorded:void 0}}
async function record$1({host:e,place:t,texts:n},r,i){
let{head:a,branch:o}=r.pull,s=await e.commit(a);
if(s===void 0)return{is:`lost`};
let c=i.files.map(({path:e,bytes:n})=>({path:repositoryPath(t,e),bytes:n})),l=n.commitMessage(r,i),u=await e.writeCommit({parent:a,baseTree:s.tree,files:c,message:l});
if(`refused`in u)return{is:`refused`,why:u.refused};
let d=await e.moveBranch({name:o,from:a,to:u.oid});
return d===`lost`?{is:`lost`}:d===`moved`?{is:`written`,head:u.oid,cases:i.files.map(({id:e})=>e)}:{is:`refused`,why:d.refused}}
async function gateGroup(e,t){
let n=await e.host.pull(t.number),{change:r,recording:i}=await evaluationOf(e,n,{head:t.head,merge:t.head,base:t.base});
return{pull:n,judged:r,recording:i,posted:await post(e,t.head,e.texts.statuses(r,i))}}
async function isPartialClone({gitdir:e}){
return(await readdir(join(e,`objects`,`pack`)).catch(()=>[])).some(e=>e.endsWith(`.promisor`))}
async function heldTips(e){
let{gitdir:t}=e,n=await listRefs({fs,gitdir:t,filepath:`refs`}),r=new Set;
for(let i of[`HEAD`,...n.slice(0,256).map(e=>`refs/${e}`)]){
let n=await resolveRef({fs,gitdir:t,ref:i}).catch(()=>void 0);
n!==void 0&&await holds(e,n)&&r.add(n)}
return[...r]}
async function holdsWithParents(e,t){
return await holds(e,t)&&!await lacksParent(e,t)}
async function holds(e,t){
try{
return await readCommit$1(e,t),!0}catch(e){
if(isAbsentObject(e))return!1;
throw e}}
async function lacksParent(e,t){
let{parents:n}=await readCommit$1(e,t);
for(let t of n)if(!await holds(e,t))return!0;
return!1}
async function historyEnds({gitdir:e}){
return(await readFile(join(e,`shallow`),`utf8`).catch(()=>``)).split(`
`).filter(e=>e!==``)}
async function noteHistoryEnds(e,t){
let n=await historyEnds(e),r=[];
for(let i of new Set([...n,...t]))await holds(e,i)&&await lacksParent(e,i)&&r.push(i);
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
let i=new Connection(e,t,n),a=new Folders(i);
return{main:async()=>await readMain(i),pull:async e=>await readJudgedPull(i,e),openPullsWithHead:async e=>await readOpenPullsWithHead(i,e),openPulls:async()=>await readOpenPulls(i),said:async e=>await readSaid(i,e),permission:async e=>await readPermission(i,e),commit:async e=>await readCommit(i,e),fetch:async e=>{
await fetchCommits(i,r,e)},statuses:async e=>await readStatuses(i,e),postStatus:async(e,t)=>await refusal(async()=>{
await writeStatus(i,e,t)},[422]),writeCommit:async e=>await refusable(async()=>await writeCommit(i,a,e)),moveBranch:async e=>await moveBranch(async e=>await sendMove(i,e),i,e),...commentsOf(i)}}
function markedMessage(e,{pull:t,head:n,cases:r}){
let i=[`Touchstone-Record: pull=${t} head=${n}`,...r.map(e=>`Touchstone-Case: ${e}`)];
return`${e.trimEnd()}\n\n${i.join(`
`)}\n`}
function recordingMessage(e,{pull:t,head:n}){
return markedMessage(`${`Record ${e.length===1?`a decision`:`${e.length} decisions`} made in pull request ${t.number}`}\n\n${e.map(e=>`- ${plainText(e.id)}: ${decisionText(e)}`).join(`
`)}`,{pull:t.number,head:n,cases:e.map(({id:e})=>e)})}
function decisionText({as:e,by:{by:t,line:n},isHeldOut:r}){
let i=`${words[e]} by ${plainText(t.login)}`;
return r?i:`${i}: ${plainText(clipped(n.reason,200))}`}
const words={approved:`approved`,rejected:`rejected`,retired:`retired`,confirmed:`confirmed`,revised:`revised`,abstained:`made an abstention`,"borne-out":`decided on a checkout, and borne out`};
function askedWords({because:e,before:t,after:n}){
switch(e){
case`new`:
return t===void 0?`a new case`:`a candidate, edited`;
case`edited`:
return`edited since it was ${t!==void 0&&statusOf(t)===`rejected`?`rejected`:`approved`}`;
case`decided`:
return`decided in its file`;
case`retired`:
return n.has([`retired`])?`to be taken out of use`:`out of use`;
case`refresh`:
return`its evidence changed`}}
function askedText(e){
let{because:t,before:n,after:r}=e;
switch(t){
case`new`:
return n===void 0?`A **new case**.`:`A **candidate**: nobody has judged it yet, and this pull request edits it.`;
case`edited`:
return`This case was **edited** since it was ${n!==void 0&&statusOf(n)===`rejected`?`rejected`:`approved`}, so that decision does not hold any more.`;
case`decided`:
return`This pull request brings a file that says ${decider(e)} **decided it** already.`;
case`retired`:
return r.has([`retired`])?`This pull request takes the case **out of use**.`:`This case is **out of use**, and this pull request edits it.`;
case`refresh`:
return`Its **evidence changed**, so it is asked about again.`}}
function decider({after:e}){
let{review:t,refresh:n}=e.case,r=n?.outcome===void 0?t?.reviewedBy:n.by;
return r===void 0?`somebody`:idCode(r)}
function caseLines(e){
let{id:t,digest:n,because:r}=e;
if(n===void 0||r===`refresh`)return[];
let i=resultCode(n);
if(isRetirement(e))return[{means:`Nobody needs it any more:`,line:lineToCopy({verb:`retire`,id:t,code:i})}];
let a=lineToCopy({verb:`reject`,id:t,code:void 0});
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
return(t,n)=>n.length>400?idCode(t):markdownLinkBelow(e,t,{path:n})}
function isOnlyOne(e){
return e.length===1}
function questionsBlock(e){
let t=e.filter(({asked:e,standing:t})=>!isSettled(t)&&e.because!==`refresh`&&!isRetirement(e));
if(t.length===0)return[];
let n=t.filter(({asked:e})=>e.after.case.kind===`abstention`&&!e.isHeldOut),r=t.length-n.length,i=t.length===1?`it`:`a case`;
return[...r>0?[`**Approve ${i} only if each answer is yes:**\n\n${list(`answerable`)}`]:[],...n.length>0?[`**${r>0?`Where the answer is a refusal`:`Approve ${i} only if each answer is yes`}:**\n\n${list(`abstention`)}`]:[]]}
function list(e){
return questionsFor(e).map(({question:e},t)=>`${t+1}. ${e}`).join(`
`)}
function standingWords({asked:e,standing:t}){
switch(t.is){
case`waiting`:
return`**waits for a reviewer**`;
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
if(isBlank(e)&&isBlank(t))return`changed, in what cannot be shown`;
if(e===void 0||isBlank(e))return`new: ${lineText(t??``,r)}`;
if(t===void 0||isBlank(t))return`taken away: ${lineText(e,r)}`;
let i=wordDiff(e,t);
return i===void 0?`${lineText(e,r)} → ${lineText(t,r)}`:i.every(({mark:e})=>e===` `)?`only spaces or line ends changed`:diffBlock(shortened(i),r).replace(/^> /,``)}
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
let{sets:r}=t,i=differencesOf(e,r).filter(t=>isTold(t,e));
if(i.length===0)return[];
let a={sets:r,side:heldOutIn(r),longest:n,asked:e},o=i.slice(0,20).map(e=>`- ${differenceWords(e,a)}`),s=i.length-o.length,c=s>0?[`- And ${s} more; “Files changed” has them all.`]:[];
return[`**${e.before===void 0?`Mind`:`What changed`}:**\n\n${[...o,...c].join(`
`)}`]}
function isTold({what:e},{because:t}){
return t===`refresh`?e!==`refresh`&&e!==`review`:t!==`retired`||e!==`retired`}
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
return e===`evidence`?`**${i}** changed. “Files changed” shows it.`:e===`kind`?`**${i}:** ${kindText(t)} → ${kindText(n)}`:`**${i}:** ${comparedText(fieldText(t),fieldText(n),r.longest)}`}
function nameOf(e,{after:t}){
return e===`expectedAnswer`&&t.case.kind===`abstention`?`Refusal`:fieldNames[e]}
function originWords(e,{before:t,after:n}){
let[r,i]=[t,n].map(e=>e===void 0?`nothing`:lineText(originText(e),300)),a=`Before: ${r}. Now: ${i}.`;
return e?`⚠️ **Its file says now that a person wrote it. Before, it did not.** Ask whether that is so. ${a}`:`**Who wrote it:** ${a}`}
function groupingWords({before:e,after:t,joins:n}){
return n.length>0?`**This case now joins families** ${listed$1(n.map(e=>e.map(idCode).join(` with `)))}, which nothing joined before. From then on they stay on one side of the split.`:`**Its families:** ${familiesText(e)} → ${familiesText(t)}`}
function familiesText(e){
return e.length===0?`none`:listed$1(e.map(idCode))}
function sidesText({own:e,of:t}){
let n=[...new Set([...t,...e===void 0?[]:[e]])];
return n.length===0?`none`:listed$1(n.map(markdownText))}
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
let r=heldOutIn(n);
return leadsOfCase(underPolicyOfBase(n.base,n.merged),e).slice(0,3).map(({pair:[{file:e}],why:n,wording:i,isSameAnswer:a,isSameEvidence:o,isAcross:s})=>({id:e.case.id??idInName(e.path),path:e.path,why:n,wording:i,isSameAnswer:a,isSameEvidence:o,isAcross:s,question:t||r.holdsCase(e)?void 0:e.case.query}))}
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
if(n.isHeldOut)return[i,`${askedText(n)} ${heldOutText(n,t)}`,...a,...linesBlock(e)].join(`

`);
let o=refreshBlock(n,t);
if(o!==void 0){
let e=o.slice(o.indexOf(`

`)+2);
return[i,...a,...changedBlock(n,t),e].join(`

`)}
let s=[i,`${askedText(n)}${retiredText(n,t)}`,...a],c=[outcomeText(n,t),...changedBlock(n,t),...askedEvidence(n,t.judged.sets,t.longest),...leadsBlock(n,t),...isOnlyOne(t.judged.judgement.cases)?questionsBlock([e]):[],...linesBlock(e)];
return[...s,...isSettled(r)?[folded(`The case, and how to decide otherwise`,c.join(`

`))]:c].join(`

`)}
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
let{query:n=``,expectedAnswer:r=``,kind:i,because:a,acceptedAnswers:o=[],origin:s,sentinel:c}=e.case,l=o.flatMap(e=>e?.statement??[]),u=i===`abstention`?`Refusal`:`Answer`,d=[`**Question:** ${lineText(n,t)}`,`**${u}:** ${lineText(r,t)}`,...a===void 0?[]:[`**Why no answer is right:** ${becauseTexts[a]}.`],...i===`inconclusive`?[`The evidence does **not settle** it, and the answer says so.`]:[],...l.slice(0,5).map(e=>`**Also right:** ${lineText(e,t)}`),...l.length>5?[`And ${l.length-5} more right answers in its file.`]:[]],f=[...s===void 0||s.kind===`human`?[]:[`**Written by** ${lineText(originText(e),300).replace(/^a person/,`somebody`)}.`],...c===void 0?[]:[`It is a **sentinel**: after the decision two people judge it, each alone.`]];
return[...turnsBlock(e,t),d.join(`\\
`),...f].join(`

`)}
function turnsBlock({case:{conversation:e=[]}},t){
let n=e.flatMap(e=>e??[]);
if(n.length===0)return[];
let r=n.slice(-5).map(({role:e=``,content:n=``})=>`${markdownText(e)}: ${lineText(n,t)}`),i=n.length>5?[`…`]:[];
return[`**Before the question:**\n\n${linesInQuote([...i,...r])}`]}
function linesBlock({asked:e}){
let t=caseLines(e);
if(e.because===`refresh`)return e.isHeldOut?[]:[`Nothing asks about this case again, as this pull request would leave it. Take its block <code>refresh</code> out of its file.`];
if(t.length===0)return[`Nothing can approve it as it is: its file cannot be read whole, or another file has the same id. The check says where.`];
let n=otherWay(e);
return[[...t.map(({means:e,line:t})=>`${e}\n\n${markdownFence(t)}`),...n===void 0?[]:[n]].join(`

`)]}
function withheldBlock(e,{recording:t}){
return t.withheld.filter(t=>t.asked===e||t.asked.path===e.path).map(e=>`**The decision cannot be written into the file.** ${withheldText(e)}`)}
function withheldText({asked:e,problems:t}){
if(e.isHeldOut)return`<code>touchstone check</code> on a checkout says why.`;
let n=[...t.refused,...t.findings].map(({message:e})=>e),r=n.slice(0,3).map(e=>lineText(e,500)),i=n.length-r.length;
return listed$1([...r,...i>0?[`${i} more`]:[]])}
function caseTable(e,t){
if(e.length<2)return[];
let n=setLink(t);
return[[`| Case | What is asked | Now |`,`| --- | --- | --- |`,...e.slice(0,10).map(e=>{
let{asked:t}=e,r=t.isHeldOut?`, held out`:``;
return`| ${n(t.id,t.path)} | ${askedWords(t)}${r} | ${standingWords(e)} |`})].join(`
`)]}
const leftToReview=new Set([`review/outdated`,`refresh/undecided`]);
function checkErrors({sets:e,asked:t}){
let n=new Set(t.cases.map(({path:e})=>e)),r=e.findings.filter(({level:e,rule:t,at:r})=>e===`error`&&!(leftToReview.has(t)&&n.has(r.file)));
return[...r.filter(({at:e})=>n.has(e.file)),...r.filter(({at:e})=>!n.has(e.file))]}
function checkBlock(e){
let{judged:t,longest:n}=e,r=checkErrors(t);
if(r.length===0)return[];
let i=new Set(t.sets.merged.cases.map(({path:e})=>e)),a=setLink(e),placeOf=({at:{file:e,line:t}})=>isInCases(e)&&!i.has(e)?idCode(e):a(`${e}:${t}`,e),o=heldOutFindings(t),s=r.slice(0,5).map(e=>{
let{message:t,fix:r}=e;
if(o(e))return`- ${placeOf(e)}: ${markdownCode(e.rule)}`;
let i=r===void 0?``:` ${lineText(r,n)}`;
return`- ${placeOf(e)}: ${lineText(t,Math.min(n,500))}${i}`}),c=r.length-s.length,l=c>0?[`- and ${c} more, which ${markdownCode(`touchstone check`)} lists`]:[];
return[`### The check`,`It finds ${counted(r.length,`error`)}, for whoever opened this pull request to mend:`,[...s,...l].join(`
`)]}
function heldOutFindings({sets:e}){
let t=heldOutIn(e),n=new Map([...e.base.cases,...e.merged.cases].map(e=>[e.path,e])),isHeld=e=>{
let r=n.get(e);
return r===void 0?isInCases(e):r.whole===void 0||t.holdsCase(r)};
return({at:e,related:t=[]})=>[e,...t].some(({file:e})=>isHeld(e))}
function missingParts(e,t){
let{waiting:n,disputed:r,claimed:i,withheld:a,owned:o,free:s,objectors:c}=e;
return[[n,()=>waitingText(n.length,t)],[r,()=>`reviewers disagree about ${names(r)}`],[i,()=>claimedText(i)],[o,()=>`${waitText(o.length,`file`)} for an owner`],[s,()=>`${waitText(s.length,`file`)} for a reviewer`],[c,()=>`${names(c)} ${c.length===1?`asks`:`ask`} for changes`],[a,()=>`what was decided about ${names(a)} cannot be written down`]].filter(([e])=>e.length>0).map(([,e])=>e())}
function waitingText(e,t){
return t===e?`${waitText(t,`case`)} for a reviewer`:`${e} of ${t} cases ${e===1?`waits`:`wait`} for a reviewer`}
function claimedText(e){
return e.length===1?`the file of ${names(e)} claims a decision that nobody made here`:`the files of ${names(e)} claim decisions that nobody made here`}
function waitText(e,t){
return`${counted(e,t)} ${e===1?`waits`:`wait`}`}
function names(e){
let t=e.slice(0,3).map(idCode),n=e.length-t.length;
return listed$1([...t,...n>0?[`${n} more`]:[]])}
function openMatters({judgement:e},{withheld:t}){
let{cases:n,files:r,objections:i}=e,standingAs=e=>n.filter(({standing:t})=>t.is===e).map(({asked:e})=>e.id),a=standingAs(`waiting`),o=r.freeBy===void 0&&a.length===0;
return{waiting:a,disputed:standingAs(`disputed`),claimed:standingAs(`false-claim`),withheld:t.map(({asked:e})=>e.id),owned:r.ownedBy===void 0?r.owned.map(({path:e})=>e):[],free:o?r.free.map(({path:e})=>e):[],objectors:i.map(({by:e})=>e?.login??`somebody`)}}
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
const opinionWords={dismissed:`the review was dismissed. Send the line in a new review that approves`,"asks-for-changes":`this person asks for changes, or did so later. Send the line in a review that approves`,none:`no review of this person approves. Send the line in a review, and choose “Approve”`},asideWords={quote:`the line stands in a quote. Write it as a line of your own, without “>”`,code:`the line stands in a block of code. Write it as plain text, without backticks`,comment:`the line stands where no reader sees it. Write it as plain text`};
function numberWords({covers:e,most:t}){
return e>t?`it covers ${counted(e,`case`)}, and a line that does not say how many covers ${t} at most. Copy the line that says their number`:`it covers ${counted(e,`case`)}, and the line says another number`}
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
if(!n.some(({said:e})=>e.opinion===`approves`)||n.some(({counts:e})=>e))return[];
let r=n.findLast(({uncounted:e})=>e!==void 0);
return r?.uncounted===void 0?[]:[{by:t,uncounted:told$1(r,e)}]})}
function told$1({uncounted:e,text:t},n){
return e===void 0?{why:`no-line`}:e.why!==`refused`||!mayQuoteHeldOut(t??``,n)?e:{why:`refused`,wrong:`A checkout says why: touchstone refresh plan.`}}
function mayQuoteHeldOut(e,{asked:t,sets:n}){
let r=heldOutIn(n);
return t.cases.some(({id:t,isHeldOut:n,after:i,item:a})=>e.includes(t)&&(n||r.holdsCase(i)||a?.evidence.some(isPartlyHeldOut)===!0))}
function filesBlock(e){
let{judged:t}=e,{files:n}=t.judgement;
if(n.owned.length+n.free.length===0)return[];
let{files:r}=sharedLines(t),i=r===void 0||!needsOwnLine(n);
return[`### ${t.asked.cases.length===0?`The files`:`Other files`}`,...ownedPart(e),...freePart(e),...i?[]:[`Read them under “Files changed”. If they are right, this line takes them as they are:`,markdownFence(r)]];
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
return listed$1([...n,...r>0?[`${r} more`]:[]],`or`)}
function commentVerdict({judged:e,recording:t}){
let n=missingParts(openMatters(e,t),e.asked.cases.length),r=checkErrors(e).length,i=r===0?[]:[`the check finds ${counted(r,`error`)}`];
if(n.length===0){
let t=r===0,n=t?`Done: `:``,a=t?`, and nothing is missing`:`, but ${listed$1(i)}`;
return[`**${capital(`${n}${doneText$1(e)}${a}`)}.**`]}
let a=unheeded(e),o=[`**${capital(listed$1([...n,...i]))}.**`,...a.slice(0,3).map(unheededText),...moreUnheeded(a.length-3),...whoText(e)].join(` `),s=a.length===0?void 0:lineNow(e);
return s===void 0?[o]:[o,`Copy this line into a new comment, and write behind the colon why:`,markdownFence(s)]}
function doneText$1({asked:e,judgement:{files:t}}){
let{length:n}=e.cases,r=n===0?[]:[n===1?`the case is decided`:`all ${n} cases are decided`],i=t.owned.length+t.free.length,a=i===0?[]:[`${counted(i,`file`)} ${i===1?`is`:`are`} taken`],o=[...r,...a];
return o.length===0?`nothing needs a review`:listed$1(o)}
function unheededText({by:e,uncounted:t}){
return`**${idCode(e.login)}, your approval does not count yet:** ${uncountedWords(t)}.`}
function moreUnheeded(e){
return e<=0?[]:[`${counted(e,`more approval`)} ${e===1?`does`:`do`} not count either.`]}
function whoText(e){
let{cases:t,files:n}=e.judgement,r=t.filter(({standing:e})=>e.is===`waiting`).map(({asked:e})=>e),i=n.free.length>0&&n.freeBy===void 0,a=n.owned.length>0&&n.ownedBy===void 0;
return[...r.length>0||i?[reviewersText(e,r)]:[],...a?[`Owner: ${ownersText(e)}.`]:[]]}
function reviewersText({sets:{base:e},policy:t,pull:n},r){
let i=likelyReviewers(r,{base:e,policy:t,author:n.author?.login});
if(i.length===0)return t?.reviewers===void 0||t.reviewers.length===0?`Anybody may review it who may write to this repository, but for its author.`:`Nobody whom <code>.github/touchstone.yaml</code> names as a reviewer is left to review it: its author does not count.`;
let a=i.slice(0,3).map(({login:e,decided:t})=>t===0?idCode(e):`${idCode(e)} (decided ${counted(t,`such case`)})`),o=i.length-a.length,s=listed$1([...a,...o>0?[`${o} more`]:[]],`or`);
return`${i.length===1?`Reviewer`:`Reviewers`}: ${s}.`}
function lineNow(e){
let{approve:t,files:n}=sharedLines(e);
if(t!==void 0)return t.line;
let r=e.judgement.cases.filter(({standing:e})=>e.is===`waiting`),i=r.flatMap(({asked:e})=>caseLines(e).slice(0,1));
return i[0]===void 0?r.length===0?n:void 0:i[0].line}
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
let{docs:n,records:r}=e,i=n===void 0?``:` [More about lines](${n})`,a=r&&t.pull.isOwnBranch?`What you decide is then written into the file of the case, on the branch of this pull request, with your name, your reason and a link to your review.`:`What you decide is written into the file of the case after the merge, with your name, your reason and a link to your review.`,o=[`Copy the line. The 32 digits in it stand for what you read: where the case changes, they do not fit any more, and you are asked again.`,`Open “Files changed” and “Review changes”, paste the line, and write why behind the colon, in one sentence. Without a reason it does not count.`,`Choose “Approve” and send it. If you approved already, a plain comment with the line is enough.`].map((e,t)=>`${t+1}. ${e}`),s=[`Several lines may stand in one review, each on a line of its own. If you say something else of a case later, the later line counts. To say that a case is not to be used, copy its line <code>reject</code>; it counts also where you ask for changes.`,`${a}${i}`,`<del>Struck out</del> is gone, <ins>underlined</ins> is new, ⟦ ⟧ marks the words that carry the answer, and “…” stands where a text was cut: the link of the case shows all of it.`];
return folded(`How a line works`,`${o.join(`
`)}\n\n${s.join(`

`)}`)}
function togetherBlock({judged:e}){
let t=sharedLines(e),n=[...approvePart(t,e.asked.cases.some(({isHeldOut:e})=>e)),...movedPart(t),...acceptPart(t)];
return n.length===0?[]:[`### ${(t.approve??t.moved)===void 0?`Not sure yet?`:`All at once`}`,...n]}
function approvePart({approve:e},t){
if(e===void 0)return[];
let{length:n}=e.cases,r=t?` Each case that is held out needs a line of its own.`:``,[i,a]=[n===2?`both cases`:`all ${n} cases`,t?` that are not held out`:``];
return[`If **${i}**${a} are right as they are, one line approves them. It says that you read each of them.${r}`,markdownFence(e.line)]}
function movedPart({moved:e}){
return e===void 0?[]:[`Of **${counted(e.cases.length,`case`)}** the evidence only moved, word for word. One line takes all these moves:`,markdownFence(e.line)]}
function acceptPart({accept:e}){
if(e===void 0)return[];
let{length:t}=e.cases;
return[`To merge ${t===1?`the case`:`the ${t} cases that nobody has judged`} **without judging ${t===1?`it`:`them`}**, as ${t===1?`a candidate`:`candidates`} for later:`,markdownFence(e.line)]}
const lengths=[6e3,2e3,700,240,80],longestText=mostCharacters-longestMemory-1e3;
function reviewComment(e){
let{judged:t,where:n}=e;
return withMemory(fittingText(e),n.place,grownMemory(t))}
function fittingText(e){
let{judged:t}=e;
if(!t.concernsSet)return nothingToReview;
let n=openFirst(t.judgement.cases),r=Math.min(n.length,10);
for(let t of lengths){
let i=withCases({...e,longest:t},n,r);
if(i.length<=longestText)return i}
let i=lengths[lengths.length-1]??0;
for(let t=r-1;t>0;t--){
let r=withCases({...e,longest:i},n,t);
if(r.length<=longestText)return r}
return withCases({...e,longest:i},n,0)}
const nothingToReview=`**Nothing to review: this pull request changes nothing of the set.** What stood here was about an earlier state of it.`;
function openFirst(e){
return[...e.filter(isOpen),...e.filter(e=>!isOpen(e))]}
function isOpen({standing:e}){
return!isSettled(e)}
function withCases(e,t,n){
let r=t.slice(0,n);
return[...commentVerdict(e),...introduction(t),...caseTable(t,e),...notShown(t,{shown:n,telling:e}),...checkBlock(e),...isOnlyOne(t)?[]:questionsBlock(t),...r.map(t=>askedBlock(t,e)),...togetherBlock(e),...filesBlock(e),`---`,howToBlock(e),...heardBlock(e)].join(`

`)}
function introduction(e){
return e.filter(isOpen).length===0?[]:[`A case is a test question with its right answer, and the text that proves it. Read it, and say whether it is right: copy one line from here into a review, with your reason behind the colon.`]}
function notShown(e,{shown:t,telling:n}){
let r=e.slice(t);
if(r.length===0)return[];
let i=setLink(n),a=r.slice(0,40).map(({asked:e})=>i(e.id,e.path)),o=r.length-a.length,s=listed$1([...a,...o>0?[`${o} more`]:[]]),[c,l]=r.length===1?[`is`,`it in its file`]:[`are`,`them in their files`];
return[`**${counted(r.length,`case`)} of ${e.length} ${c} not shown below**, for want of room. Read ${l}: ${s}.`]}
function statusTexts(e){
return{statuses:(t,n)=>{
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
let{asked:n}=e,{waiting:r,disputed:i,claimed:a,withheld:o,owned:s,free:c,objectors:l}=openMatters(e,t),u=n.cases.length,d=r.length===u?``:` of ${u}`,f=`${r.length}${d} ${u===1?`case`:`cases`} ${r.length===1?`waits`:`wait`}`,p=[[`failure`,`Claims a decision that nobody made`,a],[`failure`,`Reviewers disagree`,i],[`failure`,`Changes asked for by`,l],[`failure`,`Decided, but cannot be written down`,o],[`pending`,`${f} for a reviewer`,r],[`pending`,`${waitWords(s.length,`file`)} for an owner`,s],[`pending`,`${waitWords(c.length,`file`)} for a reviewer`,c]].find(([,,e])=>e.length>0);
return p===void 0?{state:`success`,description:doneText(n)}:told(...p)}
function waitWords(e,t){
return`${counted(e,t)} ${e===1?`waits`:`wait`}`}
function doneText({cases:e,files:t}){
let n=t.length===1?`The file is taken as it is`:`All ${t.length} files are taken as they are`;
return e.length===0?n:e.length===1?`The case is decided`:`All ${e.length} cases are decided`}
function told(e,t,n){
let r=n.map(e=>plainText(clipped(e,60))).join(`, `);
return{state:e,description:clipped(r===``?t:`${t}: ${r}`,140)}}
function reviewTexts(e){
let{place:t}=e;
return{comment:(t,n)=>reviewComment({judged:t,recording:n,where:e}),...statusTexts(verdictsOn(t)),isOurs:e=>isReviewComment(e,t),memoryOf:e=>memoryIn(e,t),elsewhere:withMemory(elsewhere,t,new Map),commitMessage:({pull:e},{files:t})=>recordingMessage(t,{pull:e,head:e.head})}}
const elsewhere=`**Another comment on this page says what is to be reviewed.** Two runs at once wrote one each; only the first is kept up to date.`,ofPulls=new Set([`pull_request`,`pull_request_review`]),ofAll=async(e,t)=>await t.openPulls(),ways=new Map([[`workflow_run`,ofRun],[`issue_comment`,ofComment],[`schedule`,ofAll],[`workflow_dispatch`,ofAll]]),others=new Map([[`pull_request`,`A pull request brings this workflow itself there, so its verdict would be its own. `],[`pull_request_review`,`A fork's run may write nothing there. `],[`pull_request_target`,`GitHub blocks it in public repositories. `]]);
async function duePulls(e,t,n){
let r=ways.get(e);
if(r!==void 0)return await r(readPayload(e,t),n);
throw new JobError(`The event "${e}" is none that this action runs on. ${others.get(e)??``}Run it on workflow_run, behind the workflows that pull requests and reviews start, on issue_comment, merge_group, schedule and workflow_dispatch.`)}
async function ofRun({value:e,number:t,commit:n},r){
return t(`workflow_run`,`repository`,`id`)!==t(`repository`,`id`)||!ofPulls.has(e(`workflow_run`,`event`))?[]:await r.openPullsWithHead(n(`workflow_run`,`head_sha`))}
async function ofComment({value:e,number:t}){
let n=e(`issue`,`pull_request`,`url`)!==void 0;
return await Promise.resolve(n?[t(`issue`,`number`)]:[])}
const entryBranch=/\/pr-([1-9]\d{0,8})-[0-9a-f]{40,64}$/;
async function groupIn(e,t){
let{text:n,commit:r}=readPayload(`merge_group`,e),i=n(`merge_group`,`head_ref`),[,a]=entryBranch.exec(i)??[];
if(a===void 0)throw new JobError(`The branch of this entry of the merge queue names no pull request.`);
let oid=e=>r(`merge_group`,e),[o,s]=[oid(`head_sha`),oid(`base_sha`)];
return await t.fetch([{ref:i,oid:o}]),{head:o,base:s,number:Number(a)}}
function countsOf(e){
let t=e.filter(e=>e.state===`judged`),n=t.filter(isDone).length,r=e.filter(({state:e})=>e===`closed`).length;
return{judged:t.length,done:n,waiting:t.length-n,unjudged:e.length-t.length-r,recorded:t.reduce((e,{recorded:t})=>e+(t?.is===`written`?t.cases.length:0),0)}}
function isDone({judged:e,recording:t}){
return!e.concernsSet||e.judgement.isDone&&t.withheld.length===0}
function evaluationValue(e){
let{number:t,url:n,head:r}=e.pull,i={number:t,url:n,head:r,state:e.state};
if(e.state===`closed`)return i;
let a={statuses:e.posted.statuses.map(({context:e,state:t})=>({context:e,state:t})),refused:e.posted.refused};
if(e.state!==`judged`)return{...i,...a};
let{judged:o,comment:s,recorded:c,recording:l}=e;
return{...i,...a,done:isDone(e),cases:o.judgement.cases.map(caseValue),files:o.asked.files.length,comment:typeof s==`string`?s:`refused`,recorded:c?.is===`written`?c.cases:[],recording:c?.is??null,withheld:l.withheld.map(({asked:e})=>e.id)}}
function caseValue({asked:e,standing:t}){
let n=linesOf(t).map(e=>e.by.login);
return{id:e.id,because:e.because,standing:t.is,by:n}}
function linesOf(e){
return e.is===`disputed`?e.by:`by`in e&&e.by!==void 0?[e.by]:[]}
function*reviewRunJson(e,{version:t,commit:n}){
let r=e.map(evaluationValue);
yield`${jsonText({review:{...countsOf(e),version:t,commit:n,pullRequests:r}})}\n`}
function runText(e){
let{judged:t,done:n,unjudged:r,recorded:i}=countsOf(e);
return e.length===0?`no open pull request to judge`:[`${counted(t,`pull request`)} judged`,...n>0?[`${n} with all that is needed`]:[],...r>0?[`${r} that cannot be judged yet`]:[],...i>0?[`${counted(i,`decision`)} recorded`]:[]].join(`, `)}
const states={closed:`is closed`,elsewhere:`goes to another branch than the main one, so nothing is judged`,conflict:`conflicts with its base, so there is nothing to judge`,"not-merged-yet":`was not merged with its base by GitHub yet; the next run judges it`};
function evaluationText(e){
let t=`#${e.pull.number}`;
if(e.state!==`judged`)return`${t} ${states[e.state]}`;
let{judged:n,recorded:r}=e,{cases:i}=n.judgement,a=i.filter(({standing:{is:e}})=>settledStandings.has(e)).length;
return`${t} ${n.concernsSet?`${a} of ${counted(i.length,`case`)} settled, ${isDone(e)?`nothing is missing`:`something is missing`}`:`touches nothing of the set`}${r?.is===`written`?`; recorded ${listed$1(r.cases)}`:``}${r?.is===`lost`?`; its branch moved meanwhile`:``}`}
const settledStandings=new Set([`decided`,`recorded`,`accepted`]);
function refusalsOf(e){
if(e.state===`closed`)return[];
let t=notPosted(e.posted);
if(e.state!==`judged`)return t;
let{comment:n,recorded:r}=e;
return[...t,...typeof n==`string`?[]:[`The comment was not written: ${n.refused}`],...r?.is===`refused`?[`Decisions were not recorded: ${r.why}`]:[]]}
function notPosted({refused:e}){
return e.map(e=>`A verdict was not posted: ${e}`)}
function reviewSummary(e,{version:t,report:n,failed:r}){
let i=r.length===0&&e.every(e=>refusalsOf(e).length===0),a=e.map(e=>`- [#${e.pull.number}](${e.pull.url})${markdownText(evaluationText(e).replace(/^#\d+/,``))}`),o=e.flatMap(e=>refusalsOf(e).map(t=>`- #${e.pull.number}: ${markdownText(t)}`));
return[`## ${i?`✅`:`⚠️`} Touchstone review: ${runText(e)}`,...a.length===0?[]:[a.join(`
`)],...o.length===0?[]:[`**GitHub did not let this run do all of it.**\n\n${o.join(`
`)}`],...r.length===0?[]:[`**Not judged.**\n\n${r.map(({number:e,why:t})=>`- #${e}: ${markdownText(t)}`).join(`
`)}`],`By Touchstone ${t}. As JSON: ${markdownText(n)}.`,``].join(`

`)}
function outputsOf(e,t){
return{...countsOf(e),"pull-requests":jsonText(e.map(evaluationValue)),report:t}}
const title=`Touchstone review`;
async function tellGate({posted:e,...t},n){
let r=await tellReview([{...t,posted:e,state:`judged`,comment:`none`,recorded:void 0}],n);
if(r!==0)return r;
let i=e.statuses.filter(({state:e})=>e!==`success`);
for(let{context:e,description:t}of i)error(logLine(`${e}: ${t}`),{title});
return i.length===0?0:1}
async function tellReview(e,{job:t,inputs:n,version:r,failed:i}){
let{commit:a}=t,o=await writeReport(t,n.report,reviewRunJson(e,{version:r,commit:a}));
for(let t of e)info(logLine(evaluationText(t)));
info(logLine(`Touchstone review: ${runText(e)}.`));
for(let t of e)for(let e of refusalsOf(t))warning(logLine(`#${t.pull.number}: ${e}`),{title});
for(let{number:e,why:t}of i)error(logLine(`#${e} was not judged: ${t}`),{title});
let s={version:r,report:reportName(o,t),failed:i};
await summary.addRaw(reviewSummary(e,s)).write();
for(let[t,n]of Object.entries(outputsOf(e,o)))setOutput(t,n);
return e.every(e=>e.state===`closed`||e.posted.refused.length===0)&&i.length===0?0:3}
async function runReviewAction(e,t,n){
let r=await checkedOutIn(await setPlace(e.workspace,t.path),t.path),i=reviewHost({place:n,token:t.token,clone:r.repository}),a=await evaluatingOf(i,r,{job:e,inputs:t}),o=await eventPayload(e);
if(e.event.name===`merge_group`)return await tellGate(await gateGroup(a,await groupIn(o,i)),{job:e,inputs:t,version:package_default.version,failed:[]});
let s=t.pullRequest===void 0?await duePulls(e.event.name,o,i):[t.pullRequest],c=[],l=[];
for(let e of s)try{
c.push(await evaluatePull(a,e))}catch(t){
l.push({number:e,why:reasonFor(t)})}
return await tellReview(c,{job:e,inputs:t,version:package_default.version,failed:l})}
function reasonFor(e){
if(e instanceof GitHubError||e instanceof RepositoryError)return e.message;
throw e}
async function evaluatingOf(e,{tree:t,repository:n,commit:r,place:i},{job:a,inputs:o}){
let{branch:s,head:c}=await e.main();
return r!==c&&await e.fetch([{ref:`refs/heads/${s}`,oid:c}]),{host:e,clone:n,place:i,main:s,policy:await policyOf(r===c?t:await commitTree(n,c,i)),texts:reviewTexts({page:a.page,place:i,docs:void 0,records:o.records,tool:toolOfSet(join(a.workspace,o.path),i)}),records:o.records,isDryRun:o.isDryRun,sleep:async e=>{
await setTimeout(e)}}}
async function policyOf(e){
let{policy:t}=await loadDataset(e,{only:new Set});
if(t===void 0||t.policy!==void 0)return t?.policy;
throw new JobError(`The policy of the main branch, ${t.path}, cannot be read, so nothing says who may review. Run touchstone check there, and mend what it finds.`)}
try{
let e=jobOf(process.env),t=readInputs(e=>getInput(e));
process.exitCode=await runReviewAction(e,t,placeOfJob(process.env))}catch(e){
process.exitCode=await tellFailure(e,process.env,{title:`Touchstone review: not done`,field:`notDone`})}
export{};
