import{Command,Option}from"./commander.js";
import{basename,join,relative,sep}from"node:path";
import{commitTime,commitTree,commitsInOrder,entriesOf,entryBelow,entryNamed,gitUserName,isFileMode,readBlob,repositoryPath}from"./shared-git.js";
import{RepositoryError,UsageError,assertHoldCases,byUtf8,calibrationOf,caseThreads,casesFolder,chunksAsRecorded,clipped,contentState,counted,currentFile,currentRevision,decideCommand,decodeUtf8,differencesInWords,dueUnder,fieldOf,fillCommand,findCheckout,groupsOf,idInName,isAmongPlaces,isBlank,isBot,isInCases,isLater,isMap,isOfToday,isRefreshed,isUndecided,isVoid,isYamlName,jsonList,jsonText,judgeCommand as judgeCommand$1,judgedVersion,lacksText,limits,listed,liveSentinels,loadDataset,machineNamed,namedChunks,namedPlaces,needlessCommand,nextStep,personKey,placeFrom,placeIn,printPieces,problemText,quoted,readCase,readCurrent,readsWhole,recordCommand as recordCommand$1,reviewers,reviewsOf,revisionOf,revisionsFolder,samePerson,sentinelReasons,stageOf,statusOf,terminalText,unreadCases,unsettled,unverifiableWords,waitsForFill,workingTree}from"./core.js";
import{blockOf,editFields,editNested,itemLines,itemText,replaceLines,textOf,yamlLayout,yamlText}from"./shared-load.js";
import{caseView,chunkText,earlierDecision,evidence,memoryIn,obstaclesText,outcome,reasonWords,recordedText,unreadableNote,untold}from"./shared-report.js";
import{isDeepStrictEqual}from"node:util";
import{obstacles,outOfUse,record,refusals,retire,standingOf}from"./shared-review.js";
import{assertFit,assertName,changedMeanwhile,chosenCases,chunkIdsIn,decisionFlags,gitHubPlace,gitHubToken,inDialogue,instantOf,judgmentFlags,knownJudgment,rawText,replaceTexts,saysStill,textsToday,wholeDecision}from"./shared-scripts.js";
import{realpath}from"node:fs/promises";
import{verdictsOn}from"./shared-authoring.js";
import{decisionBlocks,isAuthor,likelyReviewersIn,ownLines,ownedPaths,pathInSet}from"./shared-approving.js";
import{knownHeldOutSide}from"./shared-families.js";
import{askedCode,readLine,reasonsFor,resultCode,sortCases,togetherCode}from"./shared-refresh.js";
import{repositoryNamed}from"./shared-github.js";
import fs from"node:fs";
import{readCommit}from"./isomorphic-git.js";
import{questionsFor}from"./shared-model.js";
import{retiredTooEarly,unfitToRetire}from"./shared-rules.js";
function judgingObstacles(e,t){
let n=t.style.red(`not judged`);
return e.map(e=>`${problemText(e,t,{mark:n})}\n`).join(`
`)}
function replacementText(e){
return e.map(e=>`${terminalText(`${foundBefore(e)} This judgment replaces that one.`)}\n`).join(``)}
function foundBefore(e){
let{reviewer:t,reviewedAt:n,expectedAnswerSupported:r,relevantChunkIds:i}=e,a=r?`supports`:`does not support`;
return`${quoted(t)} judged this case before, at ${n}: the evidence ${a} the answer, ${namedChunks(i)} relevant.`}
function unwrittenText({file:e,review:t},{style:n,place:r,independence:i,asksForBlind:a}){
let o=yamlText([t]).trimEnd().split(`
`).map(terminalText);
return[`${n.strong(terminalText(r(e.path)))} would be judged by "${terminalText(t.reviewer)}"`,...o.map(e=>`  ${n.green(e)}`),...independenceLines(i,a),``].join(`
`)}
function supersededLines(e){
return e.length===0?[]:[`  Two people have judged the case since its evidence was reviewed again, so what ${terminalText(listed(e.map(quoted)))} found before went; Git has it.`]}
function judgedText({file:e,review:t,superseded:n},{style:r,place:i,independence:a,asksForBlind:o}){
return[`${r.strong(terminalText(i(e.path)))} ${r.green(`judged`)} by "${terminalText(t.reviewer)}"`,...independenceLines(a,o),...supersededLines(n),...nextLines(e).map(e=>`  ${terminalText(e)}`),``].join(`
`)}
const reasons={"nothing-told":`Recorded as blind: neither the file nor the commit that is checked out tells of another's judgment.`,"told-here":`Recorded as declared, not as blind: the file tells of another's judgment, and may have been read.`,"told-in-head":`Recorded as declared, not as blind: the commit that is checked out tells of another's judgment, and may have been read.`,said:`Recorded as declared, as --declared says.`};
function independenceLines(e,t){
let n=e===`nothing-told`;
return[`  ${reasons[e]}`,...n||!t?[]:[`  The policy of this set asks for blind ones: judge on a branch that starts before the other judgment.`]]}
function nextLines(e){
let t=e.case.id??``,[n]=liveSentinels({cases:[e]}),r=n===void 0?void 0:calibrationOf(n),i=isVoid(e);
if(r===void 0||r.judgments.every(i))return[`Next: somebody else who did not write the case judges it too, on a branch that starts before this judgment: touchstone review judge ${t}`];
let a=reviewers(r.judgments);
switch(r.state){
case`outdated`:
return[`${a} judged another text than the case has now.`,`Next: ${a} judges it as it is (touchstone review judge ${t}), or that judgment is removed, since Git has it, and somebody else judges.`];
case`different`:
return[`The judgments differ: ${differencesInWords(r.judgments)}. They stay as they are.`,resolutionLine(e,r)];
case`unsupported`:
return[`${a} agree that the evidence does not support the answer.`,`Next: correct the case and have two people judge it anew, or reject it.`];
case`agreed`:
return agreedLines(e,r)}}
function resolutionLine({case:{sentinel:e}},{judgments:t}){
let n=`Next: somebody reads the source again, clarifies the question or the answer, and`,{resolution:r}=e??{};
if(r===void 0)return`${n} writes how it was settled below the judgments, as "resolution" (by, at, reason, clarified).`;
let i=t.filter(({reviewedAt:e})=>r.at!==void 0&&isLater(e,r.at));
return i.length===0?`The resolution in the file is of a later time, and settles it.`:`${n} settles it anew: the resolution in the file is older than what ${reviewers(i)} found.`}
function agreedLines(e,{judgments:t}){
let n=reviewers(t),r=[...new Set(t.flatMap(({relevantChunkIds:e})=>e))],i=new Set(e.whole?.relevantChunkIds??[]);
if(r.length!==i.size||!r.every(e=>i.has(e)))return[`${n} agree on ${namedChunks(r)}, but the case lists ${namedChunks([...i])}.`,`Next: correct the list and have two people judge the case anew.`];
let a=e.has([`sentinel`,`resolution`])?[`Nothing is left to settle, so remove the resolution: Git has what it settled.`]:[],o=statusOf(e)===`approved`?`The case is approved already, and its review stays as it is.`:`Next: a reviewer can approve the case: touchstone review record ${e.case.id??``}`;
return[`${n} agree.`,...a,o]}
const told=new Set(`id kind because query conversation expectedAnswer acceptedAnswers relevantChunkIds provenance distractorChunkIds corpusRevision origin notes tags review refresh split retired sentinel`.split(` `));
function judgingView(e,t,n){
let{style:r,place:i}=n,{id:a=``,kind:o=``,corpusRevision:s=`none`,sentinel:c}=t.case,l=`${r.strong(terminalText(a))}  ${o}, sentinel: ${c?.why??``}  ${r.faint(terminalText(i(t.path)))}`,u=[...untold(t,told,r),`${r.strong(`Corpus revision`)}  ${terminalText(s)}`].join(`
`);
return[l,...outcome({...t,case:{...t.case,notes:void 0}},r),...evidence(e,t,{style:r,more:()=>[]}),...otherChunks(e,t,n),u].join(`

`)}
function namedInCase(e){
let{provenance:t=[],relevantChunkIds:n=[],acceptedAnswers:r=[]}=e.case,{distractorChunkIds:i=[]}=e.case,a=[...t.map(e=>e?.chunkId),...n,...r.flatMap(e=>e?.chunkIds??[]),...i];
return[...new Set(a.filter(e=>e!==void 0))]}
function hashesWithoutEvidence(e,t){
let n=new Set((t.case.provenance??[]).map(e=>e?.chunkId)),{corpusRevision:r=``}=t.case,i=e.revisions.get(r)?.chunks?.records??new Map,a=namedInCase(t).filter(e=>!n.has(e));
return new Map(a.map(e=>[e,i.get(e)?.hash]))}
function otherChunks(e,t,{style:n}){
return[...hashesWithoutEvidence(e,t)].map(([t,r])=>{
let i=r===void 0?void 0:e.texts.get(r);
return[n.strong(`Named by the case`),`  chunk     ${terminalText(t)}`,chunkText(i)].join(`
`)})}
function editItem(e,t,n){
let r=t.startsWith(`﻿`)?`﻿`:``,i=yamlLayout(t.slice(r.length)),a=`why`in i?void 0:i.value[n.field],o={...isMap(a)?a:{},[n.list]:n.items};
if(`why`in i||isDeepStrictEqual(a,o))return editFields(e,t,[{set:n.field,to:o}]);
let s=withItem(i,n),c=s===void 0?void 0:yamlLayout(s),l=c!==void 0&&!(`why`in c)&&isDeepStrictEqual(c.value,{...i.value,[n.field]:o});
return s!==void 0&&l?{text:r+s}:editFields(e,t,[{set:n.field,to:o}])}
function withItem(e,{field:t,list:n,items:r,at:i}){
let a=blockOf(e,t,{first:0,end:e.lines.length});
if(a===void 0)return;
let o=yamlLayout(textOf(e,a));
if(`why`in o)return;
if(!o.fields.some(({name:e})=>e===n)){
let t=itemText({[n]:r},o.indent);
return replaceLines(e,{first:a.end,end:a.end,lines:t})}
let s=blockOf(o,n,a),c=s===void 0?void 0:itemLines(e,s);
if(c===void 0)return;
let{indent:l,ranges:u}=c,d=u.at(-1)?.end??0,f=u[i]??{first:d,end:d},p=[...e.commentsIn(f.first,f.end).map(e=>l+e),...itemText([r[i]],l)];
return replaceLines(e,{...f,lines:p})}
function judge(e,t,{judgment:n,text:r}){
let i=[...unfitCase(e,t),...unfitReviewer(t,n.reviewer),...unfitChunks(e,t,n.relevantChunkIds)],a=t.unresolvedDigest;
if(i.length>0||a===void 0)return{refused:i};
let{at:o,independence:s,...c}=n,{reviewer:l,relevantChunkIds:u,expectedAnswerSupported:d}=c,f={reviewer:l,relevantChunkIds:[...u],expectedAnswerSupported:d,reviewedAt:o,digest:a,independence:s},{items:p,at:m}=withReview(t,f),h=withoutSuperseded(t,p),g=h.length===p.length?editItem(t.path,r,{...sentinelReviews,items:p,at:m}):editNested(t.path,r,{field:`sentinel`,to:{...t.whole?.sentinel,reviews:h},isKept:isOfOnePerson});
if(`refused`in g)return{refused:[g.refused]};
let{file:_}=readCase(t.path,g.text.replace(/^\ufeff/,``));
if(_===void 0)throw Error(`"${t.path}" cannot be read after its edit.`);
let v=p.filter(e=>!h.includes(e)).map(e=>e.reviewer);
return{text:g.text,file:_,review:f,superseded:v}}
function withoutSuperseded(e,t){
let n=isVoid(e);
return t.filter(({digest:t})=>isOfToday(e,t)).length<2?t:t.filter(e=>!n(e))}
function isOfOnePerson(e,t){
let[n,r]=[fieldOf(e,`reviewer`),fieldOf(t,`reviewer`)];
return typeof n==`string`&&typeof r==`string`&&samePerson(n,r)}
const sentinelReviews={field:`sentinel`,list:`reviews`};
function withReview({whole:e},t){
let{reviews:n=[]}=e?.sentinel??{},r=n.findIndex(({reviewer:e})=>samePerson(e,t.reviewer)),i=r===-1?n.length:r;
return{items:n.filter(({reviewer:e})=>!samePerson(e,t.reviewer)).toSpliced(i,0,t),at:i}}
function unfitCase(e,t){
let n=[...refusals(e,t)];
return t.whole===void 0||(t.whole.sentinel===void 0&&n.push({message:`The case is no sentinel, so nobody's judgment of it is compared with another.`,at:t.locate([`id`]),fix:`Add "sentinel: {why: common}" if it is kept as one; what it can be kept for: ${sentinelReasons.join(`, `)}.`}),statusOf(t)===`rejected`&&n.push({message:`The case was rejected.`,at:t.locate([`review`,`status`]),fix:`Set the status back to pending if the case is to be judged again.`}),t.unresolvedDigest===void 0&&n.push({message:`The case has no digest, so no judgment can be bound to what it says.`,at:t.locate([]),fix:`Run touchstone check, and mend what it finds in this file.`})),n}
function unfitReviewer(e,t){
let n=e.case.origin?.author,r=[];
n!==void 0&&!isBlank(n)&&samePerson(t,n)&&r.push({message:`${quoted(t)} wrote the case, so this judgment of it is not independent.`,at:e.locate([`origin`,`author`]),fix:`Have somebody else judge the case.`});
let i=machineNamed(e,t);
if(i!==void 0){
let n=i===`generator`?`the generator that wrote the case`:`no person`;
r.push({message:`${quoted(t)} is ${n}, and a judgment is a person's.`,at:e.locate(i===`generator`?[`origin`,`generator`]:[`id`]),fix:`Have a person read the case and judge it, under their own name.`})}
return r}
function unfitChunks(e,t,n){
let r=revisionOf(e,t);
if(r===void 0||n.length===0)return[];
let i=t.locate([`corpusRevision`]),a=chunksAsRecorded(r);
if(a===void 0)return[{message:`The chunks of corpus revision ${quoted(r.id)} cannot be read, or are not what was recorded.`,at:i,fix:`Run touchstone check, and mend what it finds there.`}];
let o=new Set(a.keys());
return n.filter(e=>!o.has(e)).map(e=>({message:`Chunk ${quoted(e)} is not in corpus revision ${quoted(r.id)}.`,at:i,fix:`Name the chunk of that revision that is meant, exactly as its chunks.jsonl has it.`}))}
function earlierJudgments(e,t){
let{reviews:n=[]}=e.whole?.sentinel??{};
return n.filter(e=>samePerson(e.reviewer,t))}
function tellsOfOthers(e,{reviewer:t,now:n}){
if(e===void 0)return!0;
if(!e.has([`sentinel`,`reviews`]))return e.has([`sentinel`])&&e.case.sentinel===void 0||e.has([`sentinel`,`resolution`]);
let r=e.case.sentinel?.reviews;
if(!readsWhole(r))return!0;
let i=r.filter(e=>!isVoid(n)(e));
return e.has([`sentinel`,`resolution`])&&!isVoidResolution(e,{standing:i,now:n})?!0:i.some(e=>e.reviewer===void 0||!samePerson(e.reviewer,t))}
function isVoidResolution({case:{sentinel:e}},{standing:t,now:n}){
let r=e?.resolution?.at;
return r===void 0||!isRefreshed(n)({reviewedAt:r})?!1:t.every(({reviewedAt:e})=>e!==void 0&&isLater(e,r))}
async function askFindings(e,t,n){
let{known:r,kind:i,chunks:a}=n,o=r.chunks===void 0?await askChunks(e,t,n):chunkIdsIn(r.chunks,a);
if(o===`leave`)return`leave`;
if(r.supported!==void 0)return{relevantChunkIds:o,expectedAnswerSupported:r.supported};
let s=i===`abstention`?`Does what the corpus holds support giving no answer?`:`Does the evidence support the expected answer?`,c=await t.choose(s,`yn`);
return c===void 0?`leave`:{relevantChunkIds:o,expectedAnswerSupported:c===`y`}}
async function askChunks(e,t,{named:n,chunks:r,unfit:i}){
let a=[];
for(let[e,r]of n.entries()){
let i=`${e+1} of ${n.length}  Is chunk ${terminalText(quoted(r))} relevant?`,o=await t.choose(i,`yn`);
if(o===void 0)return`leave`;
o===`y`&&a.push(r)}
for(;;){
let n=await t.text(`Other relevant chunks, by id`,`none`);
if(n===void 0)return`leave`;
let o=chunkIdsIn([n],r),s=i(o);
if(s.length===0)return[...new Set([...a,...o])];
for(let{message:t}of s)e.out(`${terminalText(t)}\n`)}}
async function committedCases(e,t){
let n=await treeOfHead(e),r=[];
for(let e of await n?.list(`cases`)??[]){
if(n===void 0||basename(e.path)!==basename(t))continue;
let{bytes:i,more:a}=await n.read(e.path,{max:limits.case}),o=a?void 0:decodeUtf8(i);
r.push(o===void 0?void 0:readCase(e.path,o).file)}
return r}
async function treeOfHead(e){
let t=await realpath(e),n=await findCheckout(t,new Map);
if(n?.head===void 0)return;
let{root:r,repository:i,head:a}=n;
try{
return await commitTree(i,a,relative(r,t).split(sep).join(`/`))}catch(e){
if(e instanceof RepositoryError&&e.code===`no-such-folder`)return;
throw e}}
function judgeCommand(e,t){
let n=new Command(`judge`).description(`Record one person's judgment of a sentinel, without any other in sight.`).argument(`<case>`,`the sentinel, by its id or its file`).allowExcessArguments(!1).option(`--set <folder>`,`the set's folder (default: that of the file, else this folder)`);
return judgmentFlags(n).addHelpText(`after`,example$5).action(async(n,r)=>{
t(await runJudge(e,n,r))})}
const example$5=`
At a terminal the case is shown with its evidence and without what anybody found about it, and its questions are asked
one by one; q leaves. A script gives every answer as a flag. Who judges again replaces their own judgment and nobody else's.

The judgment is recorded as "blind" where neither the file nor the commit that is checked out tells of another person's
judgment, and else as "declared": the command shows none, but the file may have been read. Judgments from before the last
decision about its moved evidence are void, and tell nothing of the case as it is.

Examples:
  touchstone review judge refund-001
  touchstone review judge refund-001 --reviewer jordan --supported yes --chunks refunds#when,refunds#how
  touchstone review judge parking-001 --reviewer sam --supported no --chunks none --dry-run

Exit code: 0 judged or left as it was, 1 the judgment was refused, 2 wrong use, 3 the run broke.`;
async function runJudge(e,t,n){
let{folder:r,dataset:i,paths:a}=await chosenCases(e.cwd,[t],n.set),o=knownJudgment(n,e.input.isTTY),s=instantOf(n.at,e.clock()),[c=``]=a,l={style:e.style,place:placeFrom(e.cwd,r)},u=i.cases.find(e=>e.path===c);
if(u===void 0)return refuse$1(e,c,{refused:i.defects.filter(e=>e.at.file===c),options:l});
let d={io:e,folder:r,dataset:i,file:u,known:o,options:l},f=await rawText(join(r,c)),p=saysStill(u,f)?unfitCase(i,u):[changedMeanwhile(u)];
if(p.length>0)return refuse$1(e,c,{refused:p,options:l});
let m=o.whole?givenFindings(d):await askedFindings(d);
return m===`leave`?(e.out(`${terminalText(l.place(c))} left as it is\n`),0):`refused`in m?refuse$1(e,c,{refused:m.refused,options:l}):await write(d,{found:{...m,at:s},text:f,flags:n})}
async function write({io:e,folder:t,dataset:n,file:r,known:i,options:a},{found:o,text:s,flags:c}){
let{path:l}=r,u=await independenceOf(t,r,{...o,said:c.declared===!0}),d=u===`nothing-told`?`blind`:`declared`,f=judge(n,r,{judgment:{...o,independence:d},text:s});
if(`refused`in f)return refuse$1(e,l,{refused:f.refused,options:a});
i.whole&&e.out(replacementText(earlierJudgments(r,o.reviewer)));
let p=n.policy?.policy?.sentinels?.independence===`blind`,m={...a,independence:u,asksForBlind:p};
if(c.dryRun===!0)return e.out(unwrittenText(f,m)),0;
let h=await replaceTexts(t,[{path:l,before:s,after:f.text}]);
return h.length>0?refuse$1(e,l,{refused:h,options:a}):(e.out(judgedText(f,m)),0)}
function refuse$1(e,t,{refused:n,options:r}){
let i=`${terminalText(r.place(t))} ${r.style.red(`not recorded`)}`;
return e.out(`${judgingObstacles(n,r)}\n${i}\n`),1}
async function independenceOf(e,t,{reviewer:n,said:r}){
let i={reviewer:n,now:t};
return tellsOfOthers(t,i)?`told-here`:(await committedCases(e,t.path)).some(e=>tellsOfOthers(e,i))?`told-in-head`:r?`said`:`nothing-told`}
function givenFindings({dataset:e,file:t,known:n}){
let{reviewer:r,supported:i,chunks:a}=n;
if(r===void 0||i===void 0||a===void 0)throw new UsageError(`A judgment says who judges, which chunks are relevant and what holds.`);
return{reviewer:r,relevantChunkIds:chunkIdsIn(a,chunksOf(e,t)),expectedAnswerSupported:i}}
async function askedFindings(e){
let{io:t,folder:n,dataset:r,file:i,options:a}=e,o=[...hashesWithoutEvidence(r,i).values()].flatMap(e=>e??[]),s=new Map([...r.texts,...await textsToday(n,new Set(o))]);
t.out(`${judgingView({...r,texts:s},i,a)}\n\n`);
let c=await gitUserName(n,t.environment);
return await inDialogue(t,async t=>await answersOf(e,t,c))}
async function answersOf({io:e,dataset:t,file:n,known:r},i,a){
let o=a===void 0||unfitReviewer(n,a).length>0?void 0:a,s=r.reviewer??await i.text(`Who judges this`,o);
if(s===void 0)return`leave`;
let c=unfitReviewer(n,s);
if(c.length>0)return{refused:c};
e.out(replacementText(earlierJudgments(n,s)));
let l=await askFindings(e,i,{known:r,kind:n.case.kind??`answerable`,named:namedInCase(n),chunks:chunksOf(t,n),unfit:e=>unfitChunks(t,n,e)});
return l===`leave`?l:{reviewer:s,...l}}
function chunksOf(e,t){
return revisionOf(e,t)?.chunks?.records??new Map}
function waitingPulls(e,{dataset:t,place:n}){
let r=t.policy?.policy,i=likelyReviewersIn(t,r),a=new Map(t.cases.map(e=>[e.path,e])),o=verdictsOn(n).review.toLowerCase(),s=(r?.reviewers??[]).length>0,c=ownedPaths(n,r),l=[];
for(let t of e){
let e=t.paths.flatMap(e=>pathInSet(n,e)??[]),r=t.statuses.get(o),u=e.length>0||t.paths.some(c);
if(r===void 0?!u:r.state===`success`)continue;
let d=e.filter(e=>isInCases(e)&&isYamlName(e)).toSorted(byUtf8),f=i(d.flatMap(e=>a.get(e)??[]).map(e=>({before:void 0,after:e})),t.author?.login);
l.push({pull:t,cases:d,verdict:r,whom:whomOf(t,s?f:void 0)})}
return l.toSorted((e,t)=>byUtf8(e.pull.openedAt,t.pull.openedAt)||e.pull.number-t.pull.number)}
function whomOf({author:e,isDraft:t},n){
return t&&e!==void 0?{is:`named`,people:[{login:e.login,decided:0,isExpert:!1}]}:n===void 0?{is:`anybody`,but:e===void 0?[]:[e.login]}:{is:`named`,people:n}}
function ownWait(e){
switch(stageOf(e)){
case`pending`:
return waitsForFill(e)?{is:`evidence`}:sentinelWait(e)??{is:`first-judgment`};
case`approved`:
return isUndecided(e)?{is:`request`}:approvalWait(e)??sentinelWait(e);
case`rejected`:
case`retired`:
case void 0:
return}}
function approvalWait(e){
let t=contentState(e);
return t===`edited`?{is:`approval`}:t===`unbound`?{is:`binding`}:void 0}
function sentinelWait(e){
let[t]=liveSentinels({cases:[e]});
if(t===void 0||isUnread(t))return;
let n=calibrationOf(t);
if(n===void 0||n.state===`outdated`){
let e=judgesOfToday(t);
return e.length<2?{is:`sentinel-judgment`,judgedBy:e}:void 0}
return n.state===`different`&&unsettled(t,n.judgments)!==void 0?{is:`settling`}:void 0}
function isUnread({file:e,sentinel:{reviews:t}}){
return t===void 0?e.has([`sentinel`,`reviews`]):t.some(e=>e===void 0)}
function judgesOfToday(e){
let t=[...reviewsOf(e)].flatMap(({review:{reviewer:t,digest:n}})=>t!==void 0&&n!==void 0&&isOfToday(e.file,n)?t:[]);
return[...groupsOf(t,personKey).values()].map(([e])=>e)}
function waitsSince({file:e,wait:t},n){
if(n===void 0)return{is:`unknown`,why:`no-history`};
let r=sinceOf(n.ofCase(e),holdsOf(e,t),t=>isDeepStrictEqual(t.case,e.case));
if(!isMoved(t))return r;
let{revision:i,pointers:a}=n,isCurrent=e=>e===i;
return later(r,sinceOf(a,isCurrent,isCurrent))}
function isMoved(e){
return e.is===`repair`||e.is===`decision`&&!e.isRequested}
function holdsOf(e,t){
return isMoved(t)?t=>isDeepStrictEqual(t.case.review,e.case.review):t.is===`decision`||t.is===`needless`?t=>ownWait(t)?.is===`request`&&t.case.refresh?.to===e.case.refresh?.to:e=>ownWait(e)?.is===t.is}
function sinceOf(e,t,n){
let r=e.findLastIndex(({value:e})=>e===void 0||!t(e));
if(e[r]?.isRead===!1)return{is:`unknown`,why:`clone-ends`};
let i=e[r+1];
return i===void 0?e.some(({value:e})=>e!==void 0&&n(e))?{is:`unknown`,why:`came-back`}:{is:`uncommitted`}:i.isCertain?{is:`at`,at:i.committedAt,commit:i.commit}:{is:`unknown`,why:`clone-ends`}}
function later(e,t){
let[n,r]=[e,t].toSorted(bySince);
return n?.is===`unknown`?n:r??e}
function bySince(e,t){
let[n,r]=[rank(e),rank(t)];
return n===r?e.is===`at`&&t.is===`at`?byUtf8(e.at,t.at):0:n-r}
function rank({is:e}){
return[`unknown`,`at`,`uncommitted`].indexOf(e)}
function waitsForWhom(e){
let t=e.policy?.policy,n=likelyReviewersIn(e,t),r=(t?.reviewers??[]).length>0;
return(e,t)=>{
let i=authorOf(e);
if(t.is===`needless`)return{is:`anybody`,but:[]};
if(t.is===`evidence`)return i===void 0?{is:`anybody`,but:[]}:{is:`named`,people:[{login:i,decided:0,isExpert:!1}]};
let a=t.is===`sentinel-judgment`?t.judgedBy:[],o=[...i===void 0?[]:[i],...a];
return r?{is:`named`,people:n([{before:void 0,after:e}],i).filter(({login:t})=>!o.some(e=>samePerson(e,t))&&machineNamed(e,t)===void 0)}:{is:`anybody`,but:o}}}
function isFor(e,t){
return e.is===`anybody`?!e.but.some(e=>samePerson(e,t)):e.people.some(({login:e})=>samePerson(e,t))}
function authorOf({case:{origin:e}}){
let t=e?.author;
return t===void 0||isBlank(t)?void 0:t}
function queueOf(e,{history:t,pulls:n,person:r}){
let isWanted=({whom:e})=>r===void 0||isFor(e,r),i=pullsByPath(n??[]);
return{cases:e.filter(isWanted).map(e=>({...e,since:waitsSince(e,t),pulls:i.get(e.file.path)??[]})).toSorted((e,t)=>bySince(e.since,t.since)||byUtf8(e.file.path,t.file.path)),pulls:n?.filter(isWanted)}}
function pullsByPath(e){
let t=new Map;
for(let{pull:n,cases:r}of e.toSorted((e,t)=>e.pull.number-t.pull.number))for(let e of r)t.set(e,[...t.get(e)??[],n.number]);
return t}
function stepIn(e){
let t=dueUnder(e);
return(e,n)=>{
switch(n.is){
case`first-judgment`:
return`Read it with its source, and approve or reject it with ${recordCommand$1(e)}.`;
case`sentinel-judgment`:
return`Judge it, without looking at what others found, with ${judgeCommand$1(e)}.`;
case`settling`:
return`Read the source again, clarify what the judgments differ in, and record that under "resolution".`;
case`binding`:
return`Have it judged again with ${recordCommand$1(e)}.`;
case`evidence`:
return`Have its evidence looked up with ${fillCommand(e)}.`;
case`needless`:
return`Take the request out with ${needlessCommand(e)}.`;
case`decision`:
case`approval`:
case`repair`:
{
let n=t(e);
return(n&&nextStep(e,n))??`Decide about it with ${decideCommand(e)}.`}}}}
function waitingCases(e){
let t=waitIn(e),n=waitsForWhom(e),r=stepIn(e),i=knownHeldOutSide(e),a=[],o=[...unreadCases(e)];
for(let s of e.cases){
let e=t(s);
if(e===`unreadable`&&o.push(s.path),e===void 0||e===`unreadable`)continue;
let c=i.holdsCase(s),l=s.case.id??s.path;
a.push({file:s,id:l,wait:e,whom:n(s,e),step:r(s,e),isHeldOut:c})}
return{cases:a,unreadable:o,revision:currentRevision(e)?.id}}
function waitIn(e){
let t=currentRevision(e);
return t===void 0?e=>withoutCorpus(e):underRevision(e,t.id,sortCases(e,{target:t,candidates:!0}))}
function withoutCorpus(e){
return e.whole===void 0?`unreadable`:unplanned(e)}
function unplanned(e){
let t=ownWait(e);
return t?.is===`request`?{is:`decision`,reasons:[],isRequested:!0}:t}
function underRevision(e,t,{asked:n,unasked:r,needless:i}){
let a=new Map;
for(let r of n)r.asks===`refresh`&&a.set(r.file,decisionOf(e,r,t));
for(let e of r)e.file!==void 0&&a.set(e.file,waitOfUnasked(e));
for(let e of i)a.set(e,{is:`needless`});
return e=>a.get(e)??unplanned(e)}
function waitOfUnasked({why:e,unverifiable:[t]}){
switch(e){
case`edited`:
return{is:`approval`};
case`unbound`:
return{is:`binding`};
case`unfilled`:
return{is:`evidence`};
case`unverifiable`:
return t===void 0?`unreadable`:{is:`repair`,why:t};
case`unreadable`:
return e}}
function decisionOf(e,t,n){
let{file:r,currency:i,observations:a}=t,o=judgedVersion(e,r).case.corpusRevision,s=i.reasons;
return{is:`decision`,reasons:reasonsFor({from:o,to:n,triggers:s,observed:a.length>0}),isRequested:ownWait(r)?.is===`request`}}
const waitKinds=[`first-judgment`,`sentinel-judgment`,`settling`,`decision`,`approval`,`binding`,`repair`,`needless`,`evidence`];
function waitWords(e){
switch(e.is){
case`first-judgment`:
return`a candidate that nobody has judged`;
case`sentinel-judgment`:
return sentinelWords(e.judgedBy);
case`settling`:
return`a sentinel whose judgments differ`;
case`decision`:
{
let t=e.reasons.filter(e=>e!==`corpus-revision-changed`),n=(t.length===0?e.reasons:t).map(e=>reasonWords[e]);
return[e.isRequested?`its file asks for a decision`:`its evidence moved`,...n.length===0?[]:[n.join(`; `)]].join(`: `)}
case`approval`:
return`edited after its approval`;
case`binding`:
return`approved, without a record of what was read`;
case`needless`:
return`its file asks for a decision, and its judgment stands`;
case`repair`:
return`nobody can say whether its judgment stands: ${unverifiableWords[e.why]}`;
case`evidence`:
return`a candidate whose evidence is not looked up yet`}}
function sentinelWords(e){
return e.length===0?`a sentinel that two people have to judge`:`a sentinel that one more person has to judge; ${listed(e.map(quoted))} did`}
function sinceWords(e){
switch(e.is){
case`at`:
return`since ${e.at}, commit ${e.commit.slice(0,12)}`;
case`uncommitted`:
return`not committed yet`;
case`unknown`:
return`since when is unknown: ${unknownWords[e.why]}`}}
const unknownWords={"no-history":`the set lies in no repository with a commit`,"clone-ends":`this clone does not hold the commits before`,"came-back":`an earlier text came back`};
function whomWords(e){
if(e.is===`anybody`)return`for whoever may write to the repository${e.but.length===0?``:`, but not ${listed(e.but.map(quoted),`or`)}`}`;
let{people:t}=e;
if(t.length===0)return`for nobody whom the policy names: name another reviewer there`;
let n=t.slice(0,5).map(({login:e,decided:t,isExpert:n})=>{
let r=[...n?[`expert`]:[],...t===0?[]:[`decided ${counted(t,`case`)} about this`]],i=r.length===0?``:` (${r.join(`, `)})`;
return`${quoted(e)}${i}`}),r=t.length-5;
return`for ${listed(r>0?[...n,`${r} more`]:n,`or`)}`}
function pullWords({pull:e,cases:t,verdict:n}){
let r=t.length===0?`changes no case`:`changes ${counted(t.length,`case`)}`;
return`${e.isDraft?`a draft, `:``}${r}; ${n===void 0?`not judged yet`:n.state}`}
const nouns$1={"first-judgment":[`candidate to judge`,`candidates to judge`],"sentinel-judgment":[`sentinel to judge`,`sentinels to judge`],settling:[`sentinel to settle`,`sentinels to settle`],decision:[`decision after a change of the corpus`,`decisions after a change of the corpus`],approval:[`edited after its approval`,`edited after their approval`],binding:[`approved without a record`,`approved without a record`],repair:[`that nothing tells about`,`that nothing tells about`],needless:[`needless request`,`needless requests`],evidence:[`candidate to look up`,`candidates to look up`]};
function waitCounts({cases:e}){
let t={};
for(let n of waitKinds){
let r=e.filter(({wait:e})=>e.is===n).length;
r>0&&(t[n]=r)}
return t}
function queueCounts(e,t){
let{cases:n,pulls:r}=e,i=t===void 0?``:` for ${quoted(t)}`,a=waitCounts(e),o=waitKinds.flatMap(e=>{
let t=a[e];
return t===void 0?[]:`${t} ${nouns$1[e][t===1?0:1]}`}),s=n.length===0?`No case waits${i}`:`${counted(n.length,`case`)} ${n.length===1?`waits`:`wait`}${i}: ${o.join(`, `)}`;
return r===void 0?`${s}.`:`${s}; ${counted(r.length,`pull request`)} ${r.length===1?`waits`:`wait`}.`}
function*queueJson(e,{host:t,person:n,revision:r,unreadable:i}){
yield`{"cases":`,yield*jsonList(e.cases,caseJson);
let a=e.pulls?.map(pullJson)??null,o={host:t??null,for:n??null,revision:r??null},s={pullRequests:a,counts:waitCounts(e),...o,unreadable:i};
yield`,${jsonText(s).slice(1)}\n`}
function caseJson({file:e,id:t,wait:n,whom:r,step:i,since:a,isHeldOut:o,pulls:s}){
return{id:t,file:e.path,isHeldOut:o,question:o?null:e.case.query??null,waits:n.is,reasons:n.is===`decision`?n.reasons:n.is===`repair`?[n.why]:[],isRequested:n.is===`needless`||n.is===`decision`&&n.isRequested,since:sinceJson(a),...whomJson(r),step:i,pullRequests:s}}
function pullJson({pull:e,cases:t,verdict:n,whom:r}){
let{number:i,title:a,url:o,openedAt:s,isDraft:c}=e;
return{number:i,title:a,url:o,openedAt:s,isDraft:c,author:e.author?.login??null,cases:t,verdict:n===void 0?null:{state:n.state,says:n.description},...whomJson(r)}}
function sinceJson(e){
return e.is===`at`?{at:e.at,commit:e.commit,unknown:null}:{at:null,commit:null,unknown:e.is===`unknown`?e.why:`not-committed`}}
function whomJson(e){
let t=e.is===`named`;
return{for:t?e.people:null,notFor:t?[]:e.but}}
function*queueReport(e,t){
let{person:n,revision:r}=t;
for(let n of e.pulls??[])yield pullText(n,t);
for(let n of e.cases)yield caseText(n,t);
e.cases.length+(e.pulls?.length??0)>0&&(yield`
`),r===void 0&&(yield`No corpus revision is current, so nobody can say whose evidence moved.
`),yield`${terminalText(queueCounts(e,n))}\n`}
function caseText(e,{style:t,place:n}){
let{file:r,wait:i,whom:a,since:o,isHeldOut:s,pulls:c}=e,{query:l}=r.case,u=c.map(e=>`#${e}`).join(`, `);
return blockText(t.strong(terminalText(n(r.path))),[waitWords(i),s?`question: not shown, it is held out`:l===void 0?``:`question: ${clipped(l,160)}`,sinceWords(o),whomWords(a),u===``?e.step:`Say it in ${u}, which changes this case.`])}
function pullText(e,{style:t}){
let{pull:n,verdict:r,whom:i}=e,a=clipped(n.title,160);
return blockText(`${t.strong(`#${n.number}`)} ${terminalText(a)}`,[pullWords(e),r===void 0?``:r.description,`open since ${n.openedAt}`,whomWords(i),n.url])}
function blockText(e,t){
return`${e}\n${t.filter(e=>e!==``).map(e=>`  ${terminalText(e)}\n`).join(``)}`}
async function queueHostOf({environment:e},t){
let n=repositoryNamed(t);
if(n===void 0)throw new UsageError(`"${terminalText(t)}" names no repository. Write it as owner/name, such as acme/golden-set.`);
let r=gitHubToken(e);
if(r===void 0)throw new UsageError(`To ask GitHub, set GITHUB_TOKEN or GH_TOKEN to a token that may read the repository's pull requests and statuses.`);
let i=gitHubPlace(e,n),{queueHost:a}=await import(`./queue-host.js`);
return a({place:i,token:r})}
async function broughtBy(e,t){
let n=groupsOf(t,({path:e})=>idInName(e)),r=new Map;
for(let[t,i]of groupsOf(e,e=>e.file)){
let e=await readPast((n.get(idInName(t.path))??[]).toSorted((e,t)=>e.order-t.order));
for(let t of i)r.set(t,broughtIn(t,e))}
return r}
async function readPast(e){
let t=[];
for(let{path:n,commit:r,isCertain:i,read:a}of e){
let e=await a().catch(e=>{
if(!(e instanceof RepositoryError))throw e}),o=e&&e.length<=limits.case?decodeUtf8(e):void 0,s=o===void 0?void 0:readCase(n,o).file;
t.push({commit:r,isCertain:i,isRead:e!==void 0,file:s})}
return t}
function broughtIn({file:e,block:t},n){
let r=n.find(n=>isDeepStrictEqual(n.file?.case[t],e.case[t])),i=n.find(t=>e.digest!==void 0&&t.file?.digest===e.digest);
return{block:r?.commit,content:i?.commit,isCertain:n.every(({isRead:e})=>e)&&r?.isCertain!==!1}}
async function commitPeople(e,t){
try{
let{author:n,committer:r,parent:i}=(await readCommit({fs,...e,oid:t})).commit;
return{commit:t,committedAt:commitTime(r.timestamp),author:{name:n.name,email:n.email},committer:{name:r.name,email:r.email},isRoot:i.length===0}}catch(e){
let n=`Commit "${t}" is not in this clone.`;
throw new RepositoryError(`no-such-commit`,n,{cause:e})}}
async function broughtVersions(e,t,{folder:n,named:r}){
let i=await firstHolders(e,n,(await commitsInOrder(e,t)).toReversed()),a=filesBelow(e,r),o=new Map;
for(let[t,{tree:n,commit:r}]of i.entries())for(let{path:i,oid:s}of await a(n)){
let n=`${s} ${i}`;
if(o.has(n))continue;
let read=async()=>await readBlob(e,s,i),{oid:a,complete:c}=r;
o.set(n,{path:i,oid:s,commit:a,isCertain:c,order:t,read})}
return[...o.values()]}
async function firstHolders(e,t,n){
let r=new Map;
for(let i of n){
let n=await entryBelow(i.tree,t,async(t,n)=>await entryNamed(e,t,n));
n?.mode!==`40000`||r.has(n.oid)||r.set(n.oid,{tree:n.oid,commit:i})}
return[...r.values()]}
function filesBelow(e,t){
let n=new Map;
return async function below(r){
let i=n.get(r);
if(i!==void 0)return i;
let a=[];
for(let{name:n,mode:i,oid:o}of await entriesOf(e,r))if(i===`40000`)for(let e of await below(o))a.push({path:`${n}/${e.path}`,oid:e.oid});else isFileMode(i)&&t(n)&&a.push({path:n,oid:o});
return n.set(r,a),a}}
async function setHistory(e,t,n){
let r=await realpath(e),i=await findCheckout(r);
if(i?.head===void 0)return;
let{repository:a,head:o}=i,s={repository:a,head:o,place:placeIn(i,r)},c=await pastCases(s,new Set(t.map(({file:e})=>idInName(e.path))));
return{ofCase:({path:e})=>c.get(idInName(e))??[],pointers:await pastPointers(s),revision:n}}
async function pastCases({repository:e,head:t,place:n},r){
let i=await broughtVersions(e,t,{folder:repositoryPath(n,casesFolder),named:e=>isYamlName(e)&&r.has(idInName(e))}),a=timesIn(e),o=new Map;
for(let[e,t]of groupsOf(i,({path:e})=>idInName(e))){
let n=(await readPast(oldestFirst(t))).map(async({commit:e,isCertain:t,isRead:n,file:r})=>({commit:e,committedAt:await a(e),isCertain:t,isRead:n,value:r}));
o.set(e,await Promise.all(n))}
return o}
async function pastPointers({repository:e,head:t,place:n}){
let r=currentFile.slice(revisionsFolder.length+1),i=await broughtVersions(e,t,{folder:repositoryPath(n,revisionsFolder),named:e=>e===r}),a=timesIn(e),o=oldestFirst(i.filter(({path:e})=>e===r)).map(async({commit:t,isCertain:r})=>{
let{current:i}=await readCurrent(await commitTree(e,t,n));
return{commit:t,committedAt:await a(t),isCertain:r,isRead:!0,value:i.revision}});
return await Promise.all(o)}
function oldestFirst(e){
return e.toSorted((e,t)=>e.order-t.order)}
function timesIn(e){
let t=new Map;
return async n=>{
let r=t.get(n)??commitPeople(e,n).then(({committedAt:e})=>e);
return t.set(n,r),await r}}
function queueCommand(e,t){
return new Command(`queue`).description(`Tell what waits for people, for whom, and since when.`).argument(`[place...]`,`the set's folder, or case files and folders of cases in it`).option(`--for <person>`,`only what this person may do`).option(`--github <owner/name>`,`also the open pull requests of this repository on GitHub`).addOption(new Option(`--format <format>`,`how to print it`).choices([`text`,`json`]).default(`text`)).addHelpText(`after`,example$4).action(async(n,r)=>{
t(await runQueue(e,n,r))})}
const example$4=`
What waits: candidates that nobody judged, cases whose evidence moved or whose file asks for a decision, sentinels that
lack a judgment or whose judgments differ, and cases that were edited after their approval. The oldest come first: the
time is that of the commit that brought it. Of a held-out case no question is shown.

Without --github nothing goes over the network. With it, GITHUB_TOKEN or GH_TOKEN has to hold a token that may read the
pull requests and the statuses of the repository.

Examples:
  touchstone review queue cases/leave                       what waits there
  touchstone review queue --for noor                        only what noor may do
  touchstone review queue --github octo-org/handbook-cases  the open pull requests as well
  touchstone review queue --format json                     all of it, for scripts

Exit code: 0 whatever waits, 2 wrong use, 3 the run broke.`;
async function runQueue(e,t,{for:n,github:r,format:i}){
let a=r===void 0?void 0:await queueHostOf(e,r),o=await namedPlaces(e.cwd,t);
assertHoldCases(o,`waited for`);
let s=isAmongPlaces(o),{folder:c}=o,l=workingTree(c),u=await loadDataset(l,{passesTextsOver:!0,cases:caseThreads}),d=waitingCases(u),{revision:f}=d,p=d.cases.filter(({file:e})=>s(e.path)),m=d.unreadable.filter(s),h=(a&&waitingPulls(await a.openPulls(),{dataset:u,place:await placeOf(c)}))?.filter(e=>o.paths.length===0||e.cases.some(s)),g=queueOf(p,{history:await setHistory(c,p,f),pulls:h,person:n}),_=placeFrom(e.cwd,c,o.given);
return await printPieces(e,i===`json`?queueJson(g,{host:r,person:n,revision:f,unreadable:m}):queueReport(g,{style:e.style,place:_,person:n,revision:f})),n!==void 0&&e.err(strangerNote(u,n)),e.err(unreadableNote(m,_)),0}
async function placeOf(e){
let t=await realpath(e),n=await findCheckout(t);
return n===void 0?``:placeIn(n,t)}
function strangerNote({policy:e},t){
let n=e?.policy?.reviewers??[];
return n.some(e=>samePerson(e,t))||n.length===0?``:`The policy names no reviewer "${terminalText(t)}".\n`}
async function askDecision(e,t,{known:n,kind:r,id:i,author:a,approvable:o,answer:s,usualReviewer:c}){
let l=await answers(t,{known:n,kind:r,approvable:o,answer:s});
if(t.hasLeft())return`leave`;
let u=l.all?n.status??`approved`:await askRejection(e,t,{known:n,approvable:o});
if(u===void 0)return`leave`;
let d=isPerson(c,a)?void 0:c,f=n.reviewer??await t.text(`Who decides this`,d);
if(f===void 0)return`leave`;
let p=n.reason??await t.text(`Why, in one sentence`);
return p===void 0||(e.out(`${summaryOf({status:u,reviewer:f,reason:p},{id:i,author:a})}\n`),await t.choose(`Record it?`,`yn`)!==`y`)?`leave`:{status:u,reviewer:f,reason:p,confirmed:l.confirmed}}
async function askRejection(e,t,{known:n,approvable:r}){
return n.status===`rejected`?`rejected`:(e.out(r?`Without every yes the case cannot be approved.
`:``),await t.choose(`Reject it (r), or leave it as it is (l)?`,`rl`)===`r`?`rejected`:void 0)}
function summaryOf({status:e,reviewer:t,reason:n},{id:r,author:i}){
let a=e===`approved`?`Approve`:`Reject`,o=isPerson(t,i)?`, who wrote the case`:``;
return terminalText(`${a} ${r} as "${t}"${o}: "${n}"`)}
function isPerson(e,t){
return e!==void 0&&t!==void 0&&samePerson(e,t)}
async function answers(e,{known:t,kind:n,approvable:r,answer:i}){
let a=[];
if(!r||t.status===`rejected`)return{all:!1,confirmed:a};
let o=questionsFor(n);
for(let[n,{confirms:r,question:s}]of o.entries()){
if(!t.confirmed.includes(r)){
let t=`${r===`answer`&&i!==void 0?`        "${terminalText(clipped(i,400))}"\n`:``}${n+1} of ${o.length}  ${s}`;
if(await e.choose(t,`yn`)!==`y`)return{all:!1,confirmed:a}}
a.push(r)}
return{all:!0,confirmed:a}}
function recordCommand(e,t){
let n=new Command(`record`).description(`Record one person's decision about cases, at a desk and without GitHub.`).argument(`<case...>`,`cases, each by its id or its file`).option(`--set <folder>`,`the set's folder (default: that of the files, else this folder)`);
return decisionFlags(n).addHelpText(`after`,example$3).action(async(n,r)=>{
t(await runRecord(e,n,r))})}
const example$3=`
At a terminal each case is shown with its evidence, and its questions are asked one by one; one "no" cannot approve.
Nothing is written before a last question, and q leaves at any. A script gives every answer as a flag, for at most ten
cases a call.

Examples:
  touchstone review record refund-001
  touchstone review record refund-001 --reviewer jordan --reason "The policy says so." \\
    --approve --confirm query,answer,source,chunks
  touchstone review record refund-002 --reviewer jordan --reason "Nobody asks this." --reject

Exit code: 0 decided or left as it was, 1 an approval was refused, 2 wrong use, 3 the run broke.`;
async function runRecord(e,t,n){
let r=await chosenCases(e.cwd,t,n.set),i=wholeDecision(n,e.input.isTTY),a=instantOf(n.at,e.clock());
if(i.whole&&r.paths.length>10)throw new UsageError(`With flags at most 10 cases a call: a decision is about what was read.`);
let o={io:e,chosen:r,known:i,at:a,usualReviewer:i.whole?void 0:await gitUserName(r.folder,e.environment),options:{style:e.style,place:placeFrom(e.cwd,r.folder)}};
return i.whole?await recordAll({...o,dialogue:void 0}):await inDialogue(e,async e=>await recordAll({...o,dialogue:e}))}
async function recordAll(e){
let{io:t,chosen:n,dialogue:r}=e,i=!1;
for(let[a,o]of n.paths.entries()){
if(r?.hasLeft()===!0){
t.out(`Not asked about: ${counted(n.paths.length-a,`more case`)}.\n`);
break}
a>0&&r!==void 0&&t.out(`
`),i=!await recordOne(e,o)||i}
return+!!i}
async function recordOne(e,t){
let{io:n,chosen:r,options:i}=e,{dataset:a,folder:o}=r,s=a.cases.find(e=>e.path===t);
if(s===void 0)return refuse(e,t,{refused:a.defects.filter(({at:e})=>e.file===t),findings:[]});
let c=outOfUse(s);
if(c.length>0)return n.out(obstaclesText({refused:c,findings:[]},i,`not recorded`)),!1;
let l=await rawText(join(o,t));
if(!saysStill(s,l))return refuse(e,t,{refused:[changedMeanwhile(s)],findings:[]});
let u=await decisionOn(e,s,l);
if(u===`leave`)return n.out(`${terminalText(i.place(t))} left as it is\n`),!0;
let d=record(a,s,{decision:u,text:l});
if(!(`text`in d))return refuse(e,t,d);
let f=await replaceTexts(o,[{path:t,before:l,after:d.text}]);
return f.length>0?refuse(e,t,{refused:f,findings:[]}):(tellRecorded(e,s,u),!0)}
function tellRecorded({io:e,chosen:t,options:n},r,i){
let{dataset:a}=t,o=r.case.origin?.author,s=earlierDecision(r),c=lacksText(a,r),l=a.policy?.policy?.reviewers??[];
e.out(recordedText(r.path,{...i,author:o,before:s,unread:c,reviewers:l},n))}
function refuse({io:e,options:t},n,r){
let i=`${terminalText(t.place(n))} ${t.style.red(`not recorded`)}`;
return e.out(`${obstaclesText(r,t)}\n${i}\n`),!1}
async function decisionOn({io:e,chosen:t,known:n,at:r,dialogue:i,usualReviewer:a,options:o},s,c){
let{status:l,reviewer:u,reason:d}=n;
if(i===void 0)return l===void 0||u===void 0||d===void 0?`leave`:{status:l,reviewer:u,reason:d,at:r,confirmed:n.confirmed};
let f=obstacles(t.dataset,s,c),p=f.refused.length===0&&f.findings.length===0,m=caseView(t.dataset,s,o);
e.out(`${m}\n\n`),p||e.out(`${obstaclesText(f,o)}\n`);
let h=s.case.kind??`answerable`,g=m.split(`
`).length>24?s.case.expectedAnswer:void 0,{id:_=s.path,origin:v}=s.case,y=await askDecision(e,i,{known:n,kind:h,id:_,author:v?.author,approvable:p,usualReviewer:a,answer:g});
return y===`leave`?y:{...y,at:r}}
function unretiredText(e,t){
let n=t.style.red(`not retired`);
return`${e.map(e=>`${problemText(e,t,{mark:n})}\n`).join(`
`)}\nNothing was written.\n`}
function retiredReport(e,{by:t,dryRun:n,style:r,place:i}){
let a=n?`would be retired`:r.green(`retired`),o=e.map(({path:e})=>`${r.strong(terminalText(i(e)))} ${a} by "${terminalText(t)}"`),s=e.length===1?`The file stays, with its approval`:`${counted(e.length,`file`)} stay, with their approvals`,c=n?`Nothing was written.`:`${s}; from now on no count, export or score has ${e.length===1?`it`:`them`}.`;
return`${o.join(`
`)}\n${c}\n`}
function retireCommand(e,t){
return new Command(`retire`).description(`Take approved cases out of use; their files stay, with who, when and why.`).argument(`<case...>`,`cases, each by its id or its file`).option(`--by <name>`,`who retires them`).option(`--reason <text>`,`why nobody needs them any more, in one sentence`).option(`--at <instant>`,`when it was decided (default: now)`).option(`--set <folder>`,`the set's folder (default: that of the files, else this folder)`).option(`--dry-run`,`say what would happen and write nothing`).addHelpText(`after`,example$2).action(async(n,r)=>{
t(await runRetire(e,n,r))})}
const example$2=`
An approved case is never deleted: what was measured against it has to stay readable. A variant goes with its parent.
Either all of the cases are retired or none.

Examples:
  touchstone review retire refund-001
  touchstone review retire fax-001 fax-002 --by jordan --reason "The fax line was closed in October."

Exit code: 0 retired, 1 refused, 2 wrong use, 3 the run broke.`;
async function runRetire(e,t,n){
let r=await chosenCases(e.cwd,t,n.set);
assertAnswerable(e,n);
let i=instantOf(n.at,e.clock()),a={style:e.style,place:placeFrom(e.cwd,r.folder)},o=r.paths.flatMap(e=>r.dataset.cases.find(t=>t.path===e)??[]),refuse=t=>(e.out(unretiredText(t,a)),1),s=[...unread(r,o),...unfitToRetire(r.dataset,o),...o.flatMap(e=>retiredTooEarly(e,i))];
if(s.length>0)return refuse(s);
let c=await sayWhy(e,r.folder,n);
if(c===void 0)return e.out(`Left as it is.
`),0;
let l=await plan(r.folder,o,{...c,at:i});
if(`refused`in l)return refuse(l.refused);
let u=n.dryRun===!0,d=u?[]:await replaceTexts(r.folder,l.changes);
return d.length>0?refuse(d):(e.out(retiredReport(o,{...a,by:c.by,dryRun:u})),0)}
function assertAnswerable(e,t){
assertName({by:t.by}),assertFit({reason:t.reason});
let n=[`by`,`reason`].filter(e=>t[e]===void 0);
if(n.length>0&&!e.input.isTTY){
let e=n.map(e=>`--${e}`).join(`, `);
throw new UsageError(`Without a terminal to ask at, these are missing: ${e}.`)}}
function unread({dataset:e,paths:t},n){
let r=new Set(n.map(({path:e})=>e));
return e.defects.filter(({at:e})=>t.includes(e.file)&&!r.has(e.file))}
async function sayWhy(e,t,{by:n,reason:r}){
if(n!==void 0&&r!==void 0)return{by:n.trim(),reason:r.trim()};
let i=await gitUserName(t,e.environment);
return await inDialogue(e,async e=>{
let t=n??await e.text(`Who retires this`,i);
if(t===void 0)return;
let a=r??await e.text(`Why does nobody need it any more`);
return a===void 0?void 0:{by:t.trim(),reason:a.trim()}})}
async function plan(e,t,n){
let r=[],i=[];
for(let a of t){
let t=await rawText(join(e,a.path)).catch(()=>``),o=saysStill(a,t)?retire(a,{retirement:n,text:t}):{refused:changedMeanwhile(a)};
`refused`in o?r.push(o.refused):i.push({path:a.path,before:t,after:o.text})}
return r.length>0?{refused:r}:{changes:i}}
function recordedDecisions(e){
let t=decisionBlocks(e).map(t=>decisionIn(e,t)),n=t.find(({block:e})=>e===`refresh`),r=t.find(e=>n!==void 0&&isTwin(e,n));
return n===void 0||r===void 0?t:t.filter(e=>e!==n).map(e=>e===r?{...e,decided:n.decided}:e)}
function isTwin(e,t){
let n=t.decided===`retired`?`retired`:`approved`;
return e.decided===n&&e!==t&&e.by===t.by&&e.at===t.at&&isDeepStrictEqual(e.proof,t.proof)}
function decisionIn(e,t){
let{review:n,refresh:r,retired:i}=e.case,a={file:e,id:e.case.id??e.path,block:t};
switch(t){
case`review`:
{
let{reviewedBy:e,reviewedAt:t,reason:r,via:i,proof:o}=n??{},s=n?.status===`rejected`?`rejected`:`approved`;
return{...a,decided:s,by:e,at:t,reason:r,via:i,proof:o}}
case`refresh`:
{
let n=r?.outcome??`confirmed`;
return{...a,decided:n,...saidIn(r),...provedBy(e,t)}}
case`retired`:
return{...a,decided:`retired`,...saidIn(i),...provedBy(e,t)}}}
function saidIn(e={}){
let{by:t,at:n,reason:r}=e;
return{by:t,at:n,reason:r}}
function provedBy(e,t){
return{via:e.has([t,`proof`])?`github`:`local`,proof:e.case[t]?.proof}}
function wholeProof(e){
let{pullRequest:t,review:n,reviewerId:r,commit:i}=e??{};
return t!==void 0&&n!==void 0&&r!==void 0&&i!==void 0?{pullRequest:t,review:n,reviewerId:r,commit:i}:void 0}
function contradictions(e,t){
return[...unproved(t),...otherContent(t),...otherCorpus(e,t),...unfitDecider(t)]}
function unproved({file:e,block:t,proof:n,via:r}){
if(wholeProof(n)!==void 0)return[];
let i=[`pullRequest`,`review`,`reviewerId`,`commit`].filter(e=>n?.[e]===void 0).map(quoted);
return[{message:n===void 0?`The decision is said to be recorded via ${quoted(r??``)}, and carries no proof that can be read.`:`The proof of the decision does not say its ${listed(i)}.`,at:e.locate(e.has([t,`proof`])?[t,`proof`]:[t]),fix:`Bring the block back from Git as it was recorded, or have the case decided anew.`}]}
function otherContent({file:e,block:t}){
let n=contentState(e);
return n===`edited`?[{message:`The case says something else than what was decided: its digest is another one.`,at:e.locate([`review`,`digest`]),fix:`Have it judged as it is now, or restore the text that was decided from Git.`}]:n!==`unbound`||t!==`review`?[]:[{message:`The decision does not record which text it is of.`,at:e.locate([`review`]),fix:`Bring the block back from Git as it was recorded, or have the case decided anew.`}]}
function otherCorpus(e,{file:t,block:n}){
if(n!==`review`)return[];
let{corpus:r}=standingOf(e,t);
if(r!==`rewritten`&&r!==`altered`&&r!==`unbound`)return[];
let i=quoted(t.case.corpusRevision??``);
return[{message:{rewritten:`Corpus revision ${i} is not the one that was read: it was written anew under its name.`,altered:`The documents or chunks of corpus revision ${i} are not what was read.`,unbound:`The decision does not record which corpus it was made under.`}[r],at:t.locate(t.has([`review`,`corpus`])?[`review`,`corpus`]:[`review`]),fix:`Restore the corpus revision from Git, or have the case judged anew.`}]}
function unfitDecider({file:e,block:t,by:n,decided:r}){
if(n===void 0)return[];
let i=e.locate([t,t===`review`?`reviewedBy`:`by`]),a=`Have somebody else read the case and decide in a pull request.`,o=machineNamed(e,n);
if(o!==void 0){
let e=o===`generator`?`the generator that wrote the case`:`no person`;
return[{message:`${quoted(n)} is named as having decided, but is ${e}.`,at:i,fix:a}]}
return t!==`review`||r===`rejected`||!isAuthor(e,n)?[]:[{message:`${quoted(n)} is named as having approved the case, but wrote it.`,at:i,fix:a}]}
function handWritten({file:e,block:t},{block:n,content:r,isCertain:i}){
return n===void 0||r===void 0||!i||n.isRoot||isBot(n.author.name)||isMadeByHost(n.committer)||!isSame(n.author,r.author)?[]:[{message:`Commit ${n.commit.slice(0,12)} brought this decision, by ${quoted(n.author.name)}, who also committed what the case says; a run that records writes a commit of its own.`,at:e.locateKey([t]),fix:`Look the proof up on the host. Where no review says so, have the case decided anew.`}]}
function isMadeByHost({name:e,email:t}){
return e===`GitHub`&&t.toLowerCase().startsWith(`noreply@`)}
function isSame(e,t){
return e.email!==``&&e.email.toLowerCase()===t.email.toLowerCase()||samePerson(e.name,t.name)}
function ownCodes(e,{file:t,id:n}){
let{digest:r,unresolvedDigest:i}=t,a=[...new Set([r,i])].filter(e=>e!==void 0);
return{digests:a,own:new Set([...a.map(resultCode),...askedCodes(e,{file:t,id:n})])}}
function askedCodes({revisions:e},{file:t,id:n}){
let{previous:r,to:i=``}=t.case.refresh??{},a=e.get(i);
if(r===void 0||a?.digest===void 0)return[];
let o=askedCode({id:n,file:{digest:r}},{id:i,digest:a.digest});
return o===void 0?[]:[o]}
function lineDecides(e,t,n){
switch(e.verb){
case`approve together`:
case`approve all`:
return isAmongMembers(e.code,t,n);
case`confirm moved`:
return t.decided===`revised`&&isAmongMembers(e.code,t,n);
case`approve`:
return e.id===t.id&&n.own.has(e.code);
case`reject`:
return e.id===t.id&&t.decided===`rejected`&&(e.code===void 0||n.own.has(e.code));
case`confirm`:
case`revise`:
case`abstain`:
case`retire`:
return e.id!==t.id||decides[e.verb]!==t.decided?!1:e.code===void 0?`chunks`:n.own.has(e.code);
case`accept`:
return!1}}
const decides={confirm:`confirmed`,revise:`revised`,abstain:`abstained`,retire:`retired`};
function isAmongMembers(e,{id:t},{digests:n,membersOf:r}){
let i=r(e);
return i===void 0||togetherCode(i)!==e?`several`:i.some(e=>e.id===t&&n.includes(e.digest))}
function lookedUp(e,t){
let{decision:n,proof:r}=e,i=r.pullRequest;
if(t===void 0)return unprovable(`The repository that was asked has no pull request ${i}.`);
let a=t.said.find(e=>e.kind===`review`&&e.id===r.review);
if(a===void 0)return contradicted(n,`Pull request ${i} has no review ${r.review}.`);
if(a.by===void 0)return unprovable(`The account that wrote review ${r.review} was deleted.`);
let o=wrongReview(e,{...a,by:a.by},t);
return o===void 0?a.opinion===`dismissed`?unprovable(`Review ${r.review} of ${quoted(a.by.login)} was dismissed.`):heard(e,a,t):contradicted(n,o)}
function wrongReview({decision:e,proof:t},{by:n,opinion:r},{author:i}){
let a=`Review ${t.review} of pull request ${t.pullRequest}`;
return n.id===t.reviewerId?n.isBot?`${a} is of ${quoted(n.login)}, which is no person.`:i?.id===n.id?`${a} is by ${quoted(n.login)}, whose pull request it is.`:e.block===`review`&&e.decided!==`rejected`&&isAuthor(e.file,n.login)?`${a} is by ${quoted(n.login)}, who wrote the case.`:r===`approves`||r===`dismissed`||opinionOfRejection(e,r)?void 0:`${a} does not approve it.`:`${a} is ${quoted(n.login)}'s (account ${n.id}), and the proof names account ${t.reviewerId}.`}
function opinionOfRejection({decided:e},t){
return e===`rejected`&&t===`asks-for-changes`}
function heard({decision:e,proof:t,codes:n},r,{said:i}){
let a=i.filter(n=>n.by?.id===t.reviewerId&&counts(n,e)),o=a.filter(isInOwnWords).flatMap(linesOf),s=new Set(o.map(t=>lineDecides(t,e,n)));
if(s.has(!0))return{is:`proved`,url:r.url};
let c=quoted(r.by?.login??``),l=`pull request ${t.pullRequest}`;
return s.has(`several`)?unprovable(`A line of ${c} in ${l} covers several cases by one code, and nothing tells any more which.`):s.has(`chunks`)?unprovable(`A line of ${c} in ${l} names the chunks of this case and no code, so nothing binds it to what the case says.`):a.some(({edited:e})=>e!==void 0)?unprovable(`What ${c} wrote in ${l} was edited, and no line of it decides this case as it is recorded.`):isOverruled(e)?unprovable(`The case was judged anew since, so the text that this decision left is in Git's history alone.`):contradicted(e,`Nothing that ${c} wrote in ${l} decides this case as it is recorded.`)}
function isOverruled({file:e,block:t}){
return t===`refresh`&&statusOf(e)!==`pending`}
function counts({kind:e,opinion:t},n){
return e===`comment`||t===`approves`||opinionOfRejection(n,t)}
function isInOwnWords({by:e,edited:t}){
return t===void 0||t.by!==void 0&&t.by.id===e?.id}
function linesOf({body:e}){
return ownLines(e).lines.flatMap(e=>{
let t=readLine(e);
return t===void 0||`wrong`in t?[]:[t]})}
function unprovable(e){
return{is:`unprovable`,why:e}}
function contradicted({file:e,block:t},n){
return{is:`contradicted`,against:[{message:n,at:e.locate(e.has([t,`proof`])?[t,`proof`]:[t]),fix:`Find in Git who brought the block, and have the case decided anew in a pull request.`}]}}
async function verifyDecisions(e,t,{committed:n,host:r}){
let i=new Map,a=[];
for(let o of t){
let t=n.get(o),s=offlineStanding(e,o)??(r===void 0?unasked(o,t):await askedFor({dataset:e,host:r,pulls:i},o));
a.push({decision:o,committed:t,standing:s})}
return a}
function offlineStanding(e,t){
return t.via===`import`?{is:`import`}:t.via===`github`?contradictedBy(contradictions(e,t)):{is:`local`,isSaid:t.via!==void 0||t.block!==`review`}}
function unasked(e,t){
let n=t===void 0?void 0:contradictedBy(handWritten(e,t)),r=wholeProof(e.proof);
return n??{is:`unprovable`,why:`The host was not asked: whether review ${r?.review??`?`} of pull request ${r?.pullRequest??`?`} decides this, and is of account ${r?.reviewerId??`?`} (${quoted(e.by??``)}).`}}
function contradictedBy([e,...t]){
return e===void 0?void 0:{is:`contradicted`,against:[e,...t]}}
async function askedFor({dataset:e,host:t,pulls:n},r){
let i=wholeProof(r.proof);
if(i===void 0)throw Error(`A proof that is not whole contradicts.`);
let a=i.pullRequest;
n.has(a)||n.set(a,await t.pull(a));
let o=n.get(a),s=decidedTogether(e,i.pullRequest),membersOf=e=>o?.remembered.get(e)??s;
return lookedUp({decision:r,proof:i,codes:{...ownCodes(e,r),membersOf}},o)}
function decidedTogether({cases:e},t){
let n=new Map;
for(let{file:r,id:i,proof:a}of e.flatMap(recordedDecisions))a?.pullRequest===t&&r.digest!==void 0&&n.set(i,{id:i,digest:r.digest});
return[...n.values()]}
const standingWords=[`contradicted`,`unprovable`,`proved`,`local`,`import`];
function standingCounts(e){
let t={contradicted:0,unprovable:0,proved:0,local:0,import:0};
for(let{standing:n}of e)t[n.is]+=1;
return t}
function decidedWords({decision:{decided:e,by:t,at:n}}){
return`${e} by ${quoted(t??`nobody named`)}${n===void 0?``:` at ${n}`}`}
function whyWords(e){
switch(e.is){
case`contradicted`:
return;
case`unprovable`:
return e.why;
case`proved`:
return`A review says so: ${e.url}`;
case`import`:
return`It came with an import, which names no review.`;
case`local`:
return e.isSaid?`It was recorded at a desk, where nothing but its commit tells whose it is.`:`The case does not say how it was recorded, so it counts as recorded at a desk.`}}
function committedWords({committed:e}){
if(e===void 0)return`no commit: the set lies in no repository with a commit`;
let{block:t,isCertain:n}=e;
if(t===void 0)return n?`no commit yet: it is in this folder alone`:`a commit that this clone does not hold`;
let r=n?``:` or an earlier one, which this clone does not hold,`;
return`commit ${t.commit.slice(0,12)}${r} of ${t.committedAt}, ${peopleWords(t)}`}
function peopleWords({author:e,committer:t}){
let n=e.name===t.name&&e.email===t.email,r=`by ${signed(e)}`;
return n?r:`${r}, committed by ${signed(t)}`}
function signed({name:e,email:t}){
return`${quoted(e)} <${t}>`}
function countWords(e){
let t=new Set(e.map(({decision:e})=>e.file)).size;
if(t===0)return`No case records a decision.`;
let n=standingCounts(e),r=standingWords.filter(e=>n[e]>0).map(e=>`${n[e]} ${nouns[e]}`);
return`${counted(e.length,`decision`)} about ${counted(t,`case`)}: ${r.join(`, `)}.`}
const nouns={contradicted:`contradicted`,unprovable:`unprovable`,proved:`proved`,local:`local`,import:`imported`};
function meaningWords(e,{isHostAsked:t}){
let n=standingCounts(e),r=standingWords.filter(e=>n[e]>0),[i,a]=r;
return r.map(n=>{
let r=i===n&&a===void 0,o=r?e.length===1?`It is`:`All are`:`${capital(nouns[n])}:`;
return sentences[n](r?`${o} ${nouns[n]}: `:`${o} `,t)})}
const sentences={contradicted:e=>`${e}something says otherwise than the case. Such a decision counts for nothing until somebody decides anew.`,unprovable:(e,t)=>t?`${e}nothing speaks against it, and the host cannot tell any more whether a review says so.`:`${e}digests and history do not speak against it, and the host was not asked. Ask it with: touchstone review verify --github <owner>/<name>`,proved:e=>`${e}a review of the person that the case names decides it, in that person's own words.`,local:e=>`${e}recorded at a desk ("via: local"), not by a review of a pull request, so there is no host to ask who decided. Git tells the commit that brought each, and the names in it; anybody can write any name there.`,import:e=>`${e}taken over from a file that the team held before, with no review to look up.`};
function capital(e){
return e.charAt(0).toUpperCase()+e.slice(1)}
function*verifyJson(e,{host:t,unreadable:n}){
yield`{"decisions":[`;
for(let[t,n]of e.entries())yield`${t===0?``:`,`}\n${jsonText(decisionJson(n))}`;
let r={counts:standingCounts(e),host:t??null,unreadable:n};
yield`\n],${jsonText(r).slice(1)}\n`}
function decisionJson({decision:e,committed:t,standing:n}){
return{...recordedJson(e),standing:n.is,why:whyWords(n)??null,url:n.is===`proved`?n.url:null,against:n.is===`contradicted`?n.against.map(problemJson):[],commit:commitJson(t?.block),contentCommit:commitJson(t?.content),isHistoryWhole:t?.isCertain??!1}}
function recordedJson({file:e,id:t,block:n,...r}){
let{decided:i,by:a=null,at:o=null,reason:s=null,via:c=null,proof:l=null}=r;
return{id:t,file:e.path,block:n,decided:i,by:a,at:o,reason:s,via:c,proof:l}}
function problemJson({at:e,message:t,fix:n}){
return{file:e.file,line:e.line,column:e.column,message:t,fix:n??null}}
function commitJson(e){
if(e===void 0)return null;
let{commit:t,committedAt:n,author:r,committer:i}=e;
return{id:t,at:n,author:r,committer:i}}
function*verifyReport(e,t){
for(let n of e)yield decisionText(n,t);
e.length>0&&(yield`
`),yield[countWords(e),...meaningWords(e,t)].map(e=>`${terminalText(e)}\n`).join(``)}
function decisionText(e,t){
let{decision:n,standing:r}=e,{style:i,place:a}=t,o=marked(r.is,i),s=[`${i.strong(terminalText(a(n.file.path)))} ${o}`,`  ${terminalText(decidedWords(e))}`,`  ${terminalText(committedWords(e))}`,...r.is===`unprovable`||r.is===`proved`?[`  ${terminalText(whyWords(r)??``)}`]:[]],c=(r.is===`contradicted`?r.against:[]).map(e=>`${problemText(e,t,{mark:o})}\n`);
return`${s.join(`
`)}\n${c.join(``)}`}
function marked(e,t){
switch(e){
case`contradicted`:
return t.red(e);
case`proved`:
return t.green(e);
case`unprovable`:
case`local`:
case`import`:
return e}}
async function committedDecisions(e,t){
let n=await realpath(e),r=await findCheckout(n);
if(r?.head===void 0)return new Map;
let{repository:i,head:a}=r,o=new Set(t.map(({file:e})=>idInName(e.path))),s=await broughtVersions(i,a,{folder:repositoryPath(placeIn(r,n),casesFolder),named:e=>isYamlName(e)&&o.has(idInName(e))}),c=peopleOf(i),l=new Map;
for(let[e,{block:n,content:r,isCertain:i}]of await broughtBy(t,s))l.set(e,{block:n===void 0?void 0:await c(n),content:r===void 0?void 0:await c(r),isCertain:i});
return l}
function peopleOf(e){
let t=new Map;
return async n=>{
let r=t.get(n)??commitPeople(e,n);
return t.set(n,r),await r}}
const formatNames=[`text`,`json`];
function verifyCommand(e,t){
return new Command(`verify`).description(`Say which recorded decisions are proved, unprovable, contradicted or local.`).argument(`[place...]`,`the set's folder, or case files and folders of cases in it`).option(`--github <owner/name>`,`look proofs up in this repository on GitHub`).addOption(new Option(`--format <format>`,`how to print it`).choices(formatNames).default(`text`)).addHelpText(`after`,example$1).action(async(n,r)=>{
t(await runVerify(e,n,r))})}
const example$1=`
For every case that somebody approved, rejected, retired or decided about after a change of the corpus:
  local         recorded at a desk; the commit that brought it, and whom that names
  import        taken over from a file
  proved        a review on GitHub decides it; only with --github
  unprovable    nothing speaks against it, and nothing bears it out
  contradicted  its digests, its proof, the history or GitHub say otherwise

Without --github nothing goes over the network. With it, GITHUB_TOKEN or GH_TOKEN has to hold a token that may read the
pull requests of the repository.

Examples:
  touchstone review verify cases/leave
  touchstone review verify --format json
  touchstone review verify --github octo-org/handbook-cases

Exit code: 0 nothing is contradicted, 1 something is, 2 wrong use, 3 the run broke.`;
async function runVerify(e,t,{github:n,format:r}){
let i=n===void 0?void 0:repositoryIn(e,n),a=await namedPlaces(e.cwd,t),o=i&&await hostFor(e,i,a.folder);
assertHoldCases(a,`verified`);
let s=isAmongPlaces(a),c=await loadDataset(workingTree(a.folder),{passesTextsOver:!0}),l=c.cases.filter(({path:e})=>s(e)).flatMap(recordedDecisions),u=await verifyDecisions(c,l,{committed:await committedDecisions(a.folder,l),host:o}),d=unreadCases(c).filter(s),f=placeFrom(e.cwd,a.folder,a.given),p={style:e.style,place:f,isHostAsked:o!==void 0};
return await printPieces(e,r===`json`?verifyJson(u,{host:n,unreadable:d}):verifyReport(u,p)),e.err(unreadableNote(d,f)),+!!u.some(({standing:e})=>e.is===`contradicted`)}
function repositoryIn({environment:e},t){
let n=repositoryNamed(t);
if(n===void 0)throw new UsageError(`"${terminalText(t)}" is no repository; write it as owner/name, such as octo-org/handbook-cases.`);
let r=gitHubToken(e);
if(r===void 0)throw new UsageError(`To ask GitHub, set GITHUB_TOKEN or GH_TOKEN to a token that may read the repository's pull requests.`);
return{owner:n.owner,name:n.name,token:r}}
async function hostFor(e,t,n){
if(e.proofHost!==void 0)return e.proofHost(t);
let r=await realpath(n),i=await findCheckout(r),a=i===void 0?``:placeIn(i,r),{proofHost:o}=await import(`./proof-host.js`);
return o({place:gitHubPlace(e.environment,t),token:t.token,memoryOf:e=>memoryIn(e.map(e=>({...e,isOwn:!0})),a)})}
function reviewCommand(e,t){
return new Command(`review`).description(`Record what people decide about cases, and tell what waits and what is proved.`).addHelpText(`after`,example).addCommand(recordCommand(e,t)).addCommand(judgeCommand(e,t)).addCommand(retireCommand(e,t)).addCommand(queueCommand(e,t)).addCommand(verifyCommand(e,t))}
const example=`
Examples:
  touchstone review record refund-001   approve or reject a case
  touchstone review judge refund-001    say what you found about a sentinel, without the others' findings
  touchstone review retire refund-001   take it out of use: an approved case is never deleted
  touchstone review queue               what waits for people, for whom, and since when
  touchstone review verify              which recorded decisions can be proved, and which are contradicted

Each command explains itself: touchstone review <command> --help`;
export{reviewCommand};
