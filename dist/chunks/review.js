import{Command}from"./commander.js";
import{basename,join,relative,sep}from"node:path";
import{commitTree,gitUserName}from"./shared-git.js";
import{RepositoryError,UsageError,calibrationOf,chunksAsRecorded,clipped,counted,decodeUtf8,differencesInWords,fieldOf,findCheckout,isBlank,isLater,isMap,isOfToday,isRefreshed,isVoid,lacksText,limits,listed,liveSentinels,machineNamed,namedChunks,placeFrom,problemText,quoted,readCase,readsWhole,reviewers,revisionOf,samePerson,sentinelReasons,statusOf,terminalText}from"./core.js";
import{blockOf,editFields,editNested,itemLines,itemText,replaceLines,textOf,yamlLayout,yamlText}from"./shared-load.js";
import{caseView,chunkText,earlierDecision,evidence,obstaclesText,outcome,recordedText,untold}from"./shared-report.js";
import{isDeepStrictEqual}from"node:util";
import{assertFit,changedMeanwhile,chosenCases,chunkIdsIn,decisionFlags,inDialogue,instantOf,judgmentFlags,knownJudgment,rawText,replaceTexts,saysStill,textsToday,wholeDecision}from"./shared-scripts.js";
import{realpath}from"node:fs/promises";
import{questionsFor}from"./shared-model.js";
import{errorsAfter,evidenceMovedOn,newsBeside,retiredTooEarly,unfitToRetire}from"./shared-rules.js";
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
function outOfUse(e){
return e.has([`retired`])?[{message:`The case is retired.`,at:e.locateKey([`retired`]),fix:`Remove "retired" if it is to be used again.`}]:[]}
function refusals(e,t){
let{whole:n}=t;
if(n===void 0)return e.defects.filter(({at:e})=>e.file===t.path);
let r=[...outOfUse(t)];
if(`evidence`in n&&n.evidence!==void 0)return r.concat({message:`The evidence is still in its short form, so the chunks that it means are not known.`,at:t.locateKey([`evidence`]),fix:`Run touchstone fill, and read the case again.`});
if(revisionOf(e,t)?.digest===void 0){
let{corpusRevision:e}=n,i=e===void 0?`The case names no corpus revision.`:`Corpus revision "${e}" is not recorded in this set.`;
r.push({message:i,at:t.locate([`corpusRevision`]),fix:`Name the recorded revision that the case is judged under.`})}
return r}
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
return judgmentFlags(n).addHelpText(`after`,example$3).action(async(n,r)=>{
t(await runJudge(e,n,r))})}
const example$3=`
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
function record(e,t,{decision:n,text:r}){
let i={set:`review`,to:reviewBlock(e,t,n),after:`origin`},a=editFields(t.path,r,[i]);
if(n.status===`rejected`){
let e=outOfUse(t);
return e.length>0?{refused:e,findings:[]}:`refused`in a?{refused:[a.refused],findings:[]}:a}
let o=evidenceMovedOn(e,t);
if(o.length>0&&statusOf(t)===`approved`)return{refused:o,findings:[]};
let s=[...refusals(e,t),...o,...unconfirmed(t,n)];
if(`refused`in a)return{refused:[...s,a.refused],findings:[]};
let c=readCase(t.path,a.text.replace(/^\ufeff/,``)),l=errorsAfter(e,c,{path:t.path,before:r,after:a.text});
return s.length>0?{refused:s,findings:newsBeside(s,l)}:l.length>0?{refused:s,findings:l}:a}
function obstacles(e,t,n){
let r=record(e,t,{decision:{status:`approved`,reviewer:`x`,reason:`x`,at:`2000-01-01T00:00:00Z`,confirmed:questionsFor(t.case.kind??`answerable`).map(({confirms:e})=>e)},text:n});
return`text`in r?{refused:[],findings:[]}:r}
function unconfirmed(e,{confirmed:t}){
return questionsFor(e.case.kind??`answerable`).filter(({confirms:e})=>!t.includes(e)).map(({confirms:t,question:n})=>({message:`"${t}" is not confirmed: ${n}`,at:e.locate([]),fix:`Add "${t}" to --confirm if the answer is yes; else reject the case or leave it.`}))}
function reviewBlock(e,t,n){
let r=revisionOf(e,t)?.digest,i=questionsFor(t.case.kind??`answerable`).map(({confirms:e})=>e).filter(e=>n.confirmed.includes(e));
return{status:n.status,reviewedBy:n.reviewer,reviewedAt:n.at,reason:n.reason,...n.status===`approved`?{confirmed:i}:{},...t.digest===void 0?{}:{digest:t.digest},...r===void 0?{}:{corpus:r},via:`local`}}
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
return decisionFlags(n).addHelpText(`after`,example$2).action(async(n,r)=>{
t(await runRecord(e,n,r))})}
const example$2=`
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
function retire(e,{retirement:t,text:n}){
let{by:r,at:i,reason:a}=t;
return editFields(e.path,n,[{set:`retired`,to:{by:r,at:i,reason:a},after:`review`}])}
function retireCommand(e,t){
return new Command(`retire`).description(`Take approved cases out of use; their files stay, with who, when and why.`).argument(`<case...>`,`cases, each by its id or its file`).option(`--by <name>`,`who retires them`).option(`--reason <text>`,`why nobody needs them any more, in one sentence`).option(`--at <instant>`,`when it was decided (default: now)`).option(`--set <folder>`,`the set's folder (default: that of the files, else this folder)`).option(`--dry-run`,`say what would happen and write nothing`).addHelpText(`after`,example$1).action(async(n,r)=>{
t(await runRetire(e,n,r))})}
const example$1=`
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
assertFit({by:t.by,reason:t.reason});
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
function reviewCommand(e,t){
return new Command(`review`).description(`Record what people decide about cases.`).addHelpText(`after`,example).addCommand(recordCommand(e,t)).addCommand(judgeCommand(e,t)).addCommand(retireCommand(e,t))}
const example=`
Examples:
  touchstone review record refund-001   approve or reject a case
  touchstone review judge refund-001    say what you found about a sentinel, without the others' findings
  touchstone review retire refund-001   take it out of use: an approved case is never deleted

Each command explains itself: touchstone review <command> --help`;
export{reviewCommand};
