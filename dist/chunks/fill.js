import{Command}from"./commander.js";
import{casesToFill,evidenceSource,proposals,proposalsOfTie,proposeEvidence,queryFor}from"./shared-authoring.js";
import{UsageError,assertHoldCases,caseExcerptNotInRevision,counted,currentRevision,decideCommand,defectReport,isAmongPlaces,isInCases,isYamlName,lacksCurrentRevision,listed,loadDataset,namedPlaces,once,pending,placeFrom,problemText,provenanceOf,quoted,readCase,recordCommand,renewCommand,revisionOf,setFolder,shortFormStep,stageOf,terminalText,waitsForFill,workingTree}from"./core.js";
import{decidedCase,decisionEdits,earlierChunksIn,evidenceIn,lostQuotes,namedChunks,targetRevision,unreadRevisions}from"./shared-refresh.js";
import{evidenceMovedOn}from"./shared-rules.js";
import{diffText,fillReport,filledText,outcome,refusedText}from"./shared-report.js";
import{alteredRevision,askChunks,changedMeanwhile,givenAuthor,inDialogue,isFile,noAuthor,pathOfId,planForSet,rawText,replaceTexts,saysStill,setToPlan,toldAuthor,writePlan}from"./shared-scripts.js";
import{join,resolve}from"node:path";
import{evidenceSearch}from"./shared-corpus.js";
import{editFields}from"./shared-load.js";
import{access}from"node:fs/promises";
function unfitToRenew(e){
let t=stageOf(e);
if(t!==`pending`)return[decidedAlready(e,t)];
if(waitsForFill(e))return[{message:`Its evidence is in the short form, so there is nothing to renew.`,at:e.locateKey([`evidence`]),fix:`Look it up with "touchstone fill ${e.case.id??e.path}".`}];
if(e.case.corpusRevision===void 0)return[{message:`The case names no corpus revision, so there is nothing to renew.`,at:e.locate([]),fix:`Complete it with "touchstone fill ${e.case.id??e.path}".`}];
let{reviews:n=[]}=e.case.sentinel??{};
if(n.length===0)return[];
let r=n.map(e=>quoted(e?.reviewer??`?`));
return[{message:`${listed(r)} judged this sentinel as it is, so it cannot be written anew below that.`,at:e.locate([`sentinel`,`reviews`]),fix:`Take the judgments out, since Git has them, run ${renewCommand(e)}, and have two people judge it then.`}]}
function decidedAlready(e,t){
let n={approved:`Where its evidence moved, decide about it with ${decideCommand(e)}.`,rejected:`Leave it as it is; to take it up again, ${pending}.`,retired:`Leave it as it is.`};
return{message:`The case is ${t??`in no known status`}, and a decided case is never renewed.`,at:e.locate([`review`,`status`]),fix:t===void 0||t===`pending`?`Run touchstone check first.`:n[t]}}
function goneChunk(e,{id:t,path:n,became:r},i){
let a=n[0]===`distractorChunkIds`;
return{message:`Chunk ${quoted(t)} is not in corpus revision ${quoted(i.id)}${wentOn(r)}.`,at:e.locate(n),fix:a?`Name another near miss in its place, or take it out, and run ${renewCommand(e)} again.`:`${shortFormStep(e)}; or reject the case with ${recordCommand(e)}.`}}
function lostQuote(e,{index:t,quote:n,became:r},i){
return{message:`The quote ${quoted(n)} does not stand in chunk ${quoted(e.case.provenance?.[t]?.chunkId??``)} of corpus revision ${quoted(i.id)}${wentOn(r)}.`,at:e.locate([`provenance`,t,`quote`]),fix:`Write the words of the chunk that carry the answer now, correct the answer where it is another one, and run ${renewCommand(e)} again. ${shortFormStep(e,`If another chunk carries it, write`)}; or reject the case with ${recordCommand(e)}.`}}
function excerptMoved(e,{message:t}){
return{message:t,at:e.locate([`origin`,`excerpt`]),fix:`Leave the case under the revision it was generated from and reject it with ${recordCommand(e)}, and have one generated from the corpus as it is now.`}}
function wentOn(e){
if(e===void 0)return``;
let{verdict:t,candidates:n,candidateCount:r,piece:i}=e,a=n.filter(({id:e})=>e!==i.chunkId),o=a.slice(0,mostNamed).map(({id:e})=>quoted(e)),s=r-(n.length-a.length)-o.length,c=listed(s>0?[...o,`${s} more`]:o);
return o.length===0?`: ${verdictWords[t]}`:`: ${verdictWords[t]}; to look at: ${c}`}
const mostNamed=5,verdictWords={same:`it is the same`,moved:`it moved, word for word`,edited:`it was edited`,split:`it was split`,merged:`it was merged with other words`,gone:`its words are gone`,ambiguous:`it is there more than once`,unverified:`what became of it cannot be told, since a text is not kept`};
function candidatesToRenew({cases:e},{id:t}){
return e.filter(e=>{
let{corpusRevision:n}=e.case,r=n!==void 0&&n!==t;
return stageOf(e)===`pending`&&r&&!waitsForFill(e)})}
function candidateRenewer(e,t,n){
let r=once(()=>{
let r=unreadRevisions(e,candidatesToRenew(e,t)),i=earlierChunksIn(t.revision,r),a=evidenceIn(t.revision,new Map([...e.texts,...n]));
return t=>a(t,i(t,revisionOf(e,t)))});
return(n,i)=>{
let{whole:a}=n;
if(a===void 0)return{refused:e.defects.filter(({at:e})=>e.file===n.path)};
let o=unfitToRenew(n);
if(o.length>0)return{refused:o};
if(a.corpusRevision===t.id)return`as-it-is`;
let s=movedOf({file:n,whole:a},t,()=>r()(n));
return s.length>0?{refused:s}:renewed(e,{file:n,whole:a,text:i},t)}}
function movedOf({file:e,whole:t},n,r){
let i=once(r),became=e=>i().find(({piece:t})=>t.chunkId===e),a=namedChunks(t).filter(({id:e})=>!n.chunks.has(e)),o=new Set(a.map(({id:e})=>e)),s=lostQuotes(e,[],n).filter(({places:[e]})=>e!==void 0&&!o.has(e));
return[...a.map(t=>goneChunk(e,{...t,became:became(t.id)},n)),...s.map(({index:t,quote:r,places:[i]})=>lostQuote(e,{index:t,quote:r,became:became(i)},n))]}
function renewed(e,{file:t,whole:n,text:r},i){
let{path:a}=t,o=decidedCase(t,{outcome:`confirmed`},i);
if(`refused`in o)return o;
let s=decisionEdits(a,r,{before:n,after:o.value,replace:[]});
if(`refused`in s)return{refused:[s.refused]};
let c=readCase(a,s.text.replace(/^\ufeff/,``)).file;
if(c===void 0)throw Error(`"${a}" cannot be read after its edit.`);
let l=[...caseExcerptNotInRevision.check({...e,cases:[c]})];
if(l.length>0)return{refused:l.map(e=>excerptMoved(t,e))};
let u=new Map([...provenanceOf(t)].map(({entry:e})=>[e.chunkId,e.contentHash]));
return{path:a,before:r,after:s.text,from:n.corpusRevision??``,chunks:namedChunks(n).map(({id:e})=>({id:e,hasOtherText:u.has(e)&&u.get(e)!==i.chunks.get(e)?.hash}))}}
function renewalText(e,t){
let n=t.style.red(`not renewed`);
return`${[...e.renewed.map(n=>renewedText(n,e,t)),...e.refused.map(e=>problemText(e,t,{mark:n})),endText(e,t)].join(`

`)}\n`}
function renewedText({path:e,before:t,after:n,from:r,chunks:i},{to:a},{style:o,place:s,isDryRun:c}){
let l=c?`would be renewed`:o.green(`renewed`),u=i.filter(({hasOtherText:e})=>e);
return[`${o.strong(terminalText(s(e)))} ${l}`,`  ${terminalText(`${quoted(r)} → ${quoted(a)}`)}`,...u.map(({id:e})=>`  ${terminalText(`Chunk ${quoted(e)} has another text now: read whether it still carries the answer.`)}`),...c?diffText(t,n,o):[]].join(`
`)}
function endText({renewed:e,refused:t,to:n},{style:r,isDryRun:i}){
let a=new Set(t.map(({at:e})=>e.file)).size;
if(e.length===0&&a===0)return r.green(terminalText(`Nothing to renew: no candidate names another corpus revision than ${quoted(n)}.`));
let o=`${counted(e.length,`case`)} ${i?`would be renewed`:`renewed`}`;
return[e.length===0?o:r.green(o),...a===0?[]:[r.red(`${a} not renewed`)]].join(`, `)}
function toRenewText(e,t){
let n=e===1?`1 candidate has evidence`:`${e} candidates have evidence`,r=e===1?`it`:`them`;
return`${terminalText(`${n} that is another one under ${quoted(t)}; to bring ${r} up to it: touchstone fill --renew`)}\n`}
function writtenChoice({file:e,text:t},{waits:n,chosen:r,source:i}){
let a=e.whole!==void 0&&`evidence`in e.whole?e.whole.evidence??[]:[],o=r.map(e=>{
let{quote:t}=n;
return t!==void 0&&i.holds(e,t)===!0?{chunk:e.id,quote:t}:{chunk:e.id}}),s=n.entry??0,c=[...a.slice(0,s),...o,...a.slice(s+1)],l=[`relevantChunkIds`,`provenance`].filter(t=>e.case[t]?.length===0),u=[{set:`evidence`,to:c,after:`expectedAnswer`},...l.map(e=>({remove:e}))];
return editFields(e.path,t,u)}
async function chooseEvidence(e,t){
let{folder:n,dataset:r,plan:i,unread:a,author:o}=t,s=filesWaiting(t),c=s.filter(e=>e.case.origin===void 0&&!e.has([`origin`]));
if(o===void 0&&c.length>0)throw new UsageError(noAuthor(c.map(({path:e})=>e)));
await writePlan(n,i);
let l=[...a,...i.refused.filter(({waits:e})=>e===void 0)],u=[...i.filled.map(e=>filledText(e,t.report)),...l.map(e=>refusedText(e,{...t.report,proposals:new Map}))];
for(let t of u)e.out(`${t}\n\n`);
let d=evidenceSource(r);
if(s.length===0||d===void 0)return e.out(`No case waits for its evidence to be chosen.
`),+(l.length>0);
let f=evidenceSearch(d,queriesOf(t));
return await inDialogue(e,async n=>await walk({...t,io:e,dialogue:n,source:d,search:f},s))===s.length&&l.length===0?0:1}
function filesWaiting({dataset:e,plan:t}){
let n=new Set(t.refused.filter(({waits:e})=>e!==void 0).map(({at:e})=>e.file));
return e.cases.filter(({path:e})=>n.has(e))}
function queriesOf({dataset:e,plan:t}){
let n=new Map(e.cases.map(e=>[e.path,e]));
return t.refused.flatMap(({at:e,waits:t})=>{
let r=n.get(e.file);
return r===void 0||t===void 0?[]:[queryFor(r,t)]})}
async function walk(e,t){
let{io:n}=e,r=0,i=0,a=``;
for(let[o,s]of t.entries()){
let{style:c,place:l}=e.report,u=`${o+1} of ${t.length}`;
n.out(`${a}${c.strong(terminalText(l(s.path)))}  ${c.faint(u)}\n\n`),n.out(`${outcome(s,c).join(`

`)}\n\n`);
let d=await oneCase(e,s);
if(d===`quit`)break;
i++,a=d===`filled`?``:`
`,d===`filled`&&r++}
let o=t.length-r,s=i<t.length?`, ${t.length-i} of them not looked at`:``,c=o===0?``:`, ${o} ${o===1?`waits`:`wait`} still${s}`;
return n.out(`${counted(r,`case`)} filled by your choices${c}.\n`),r}
async function oneCase(e,t){
let n={file:t,text:await textNow(e,t),from:0},r=new Set;
for(;;){
let t=await fillNow(e,n.file);
if(t===void 0)return`filled`;
let i=nextWaiting(t,n.from);
if(i===void 0)return tell(e,t.filter(({message:e})=>!r.has(e))),`waits`;
r.add(i.message);
let a=await decide(e,n,i);
if(a===`quit`||a===`waits`)return a;
n=a}}
async function textNow({folder:e},{path:t}){
return await rawText(join(e,t)).catch(()=>``)}
async function fillNow(e,t){
let{io:n,folder:r,dataset:i,author:a}=e,o=await planForSet(r,i,{cases:[t],author:a});
if(o===void 0||o.filled.length===0)return o?.refused??[];
await writePlan(r,o);
for(let t of o.filled)n.out(`\n${filledText(t,e.report)}\n\n`)}
function nextWaiting(e,t){
for(let n of e){
let{waits:e}=n;
if(e!==void 0&&(e.entry??0)>=t)return{...n,waits:e}}}
async function decide(e,t,n){
let r=await choiceOf(e,t.file,n);
if(r===`quit`)return r;
let i=n.waits.entry??0;
if(r===`skip`)return{...t,from:i+1};
let a=await write(e,t,{waits:n.waits,chosen:r});
return a===void 0?`waits`:{...a,from:i+r.length}}
function tell({io:e,report:t},n){
for(let r of n)e.out(`${refusedText(r,{...t,proposals:new Map})}\n\n`)}
async function choiceOf(e,t,n){
let{io:r,dialogue:i,source:a,search:o}=e,s=queryFor(t,n.waits),c=t.case.expectedAnswer??``,l=n.candidates===void 0?proposals(o,s,{source:a,most:5,answer:c}):proposalsOfTie(n,{source:a,query:s,answer:c});
return r.out(`${terminalText(n.message)}\n`),await askChunks(r,i,{source:a,query:s,answer:c,first:l,skipping:`to skip`})}
async function write(e,t,n){
let{folder:r,source:i}=e,{path:a}=t.file,o=writtenChoice(t,{...n,source:i});
if(`refused`in o){
tell(e,[o.refused]);
return}
let s=await replaceTexts(r,[{path:a,before:t.text,after:o.text}]);
if(s.length>0){
tell(e,s);
return}
let{file:c}=readCase(a,o.text.replace(/^\ufeff/,``));
return c===void 0?void 0:{file:c,text:o.text}}
async function placesToFill(e,t,n){
let r=[];
for(let n of t)await isPlace(e,n)||r.push(n);
let i=t.filter(e=>!r.includes(e)),a=i.length>0;
if(!a){
let t=await setFolder(e,n??`.`);
return{folder:t,given:t,paths:[],ids:r,namesPlaces:a}}
let o=await namedPlaces(e,i);
if(n!==void 0&&o.folder!==await setFolder(e,n)){
let[e=``]=i;
throw new UsageError(terminalText(`"${e}" is no case of this set: "${n}".`))}
return assertHoldCases(o,`filled`),{...o,ids:r,namesPlaces:a}}
function withIds({ids:e,namesPlaces:t,...n},r){
let i=e.map(e=>pathOfId(r,e));
return t&&n.paths.length===0?n:{...n,paths:[...n.paths,...i]}}
async function isPlace(e,t){
return isFile(t)||t===``?!0:await access(resolve(e,t)).then(()=>!0,()=>!1)}
async function runRenew(e,t,n){
if(n.choose===!0||n.author!==void 0)throw new UsageError(`--renew looks nothing up and adds nothing, so it goes with neither --choose nor --author.`);
let r=await placesToFill(e.cwd,t,n.set),{folder:i}=r,a={style:e.style,place:placeFrom(e.cwd,i)},o=await setToPlan(e,i,{to:void 0,candidates:!0,fresh:!1});
if(`defects`in o)return e.out(`${defectReport(o.defects,a)}\nThe set is damaged, so nothing was renewed.\n`),1;
let{dataset:s,texts:c}=o,l=targetRevision(s,void 0,c);
if(`refused`in l)throw Error(`Nothing can be renewed: ${l.refused.message}`);
let{cases:u,unread:d}=casesToRenew(s,l,withIds(r,s)),f=candidateRenewer(s,l,c),p=[],m=[...d];
for(let e of u){
let t=await rawText(join(i,e.path)).catch(()=>``),n=saysStill(e,t)?f(e,t):{refused:[changedMeanwhile(e)]};
n!==`as-it-is`&&(`refused`in n?m.push(...n.refused):p.push(n))}
let h=n.dryRun===!0,g=h?[]:await replaceTexts(i,p),_={renewed:g.length>0?[]:p,refused:[...m,...g],to:l.id};
return e.out(renewalText(_,{...a,isDryRun:h})),+(_.refused.length>0)}
function casesToRenew(e,t,n){
let r=isAmongPlaces(n),i=new Set(n.paths),a=new Set(candidatesToRenew(e,t)),o=new Set(e.cases.map(({path:e})=>e));
return{cases:e.cases.filter(e=>i.has(e.path)||r(e.path)&&a.has(e)),unread:e.defects.filter(({at:e})=>i.has(e.file)&&!o.has(e.file))}}
function fillCommand(e,t){
return new Command(`fill`).description(`Look up the evidence of pending cases and add what is due.`).argument(`[case...]`,`cases, each by its id or its file, or folders of them; without one, every pending case of the set`).option(`--set <folder>`,`the set's folder (default: that of the files, else this folder)`).option(`--author <name>`,`who wrote the cases (default: Git's user.name)`).option(`--choose`,`ask at a terminal which chunks are meant, case by case`).option(`--renew`,`bring candidates that name an earlier corpus revision up to the current one`).option(`--dry-run`,`show the lines that would change, and write nothing`).addHelpText(`after`,example).action(async(n,r)=>{
t(await runFill(e,n,r))})}
const example=`
A case names its evidence in short, and fill looks the rest up in the current corpus revision:
  evidence: [{document: refund-policy, quote: within 30 days of purchase}]

For a case that names no evidence, or one that cannot be looked up, it shows the chunks that are nearest in words to its
question and answer, with the line that names each. It chooses none: with --choose, a person does, and every choice is
written at once.

With --renew a candidate of an earlier corpus revision is written anew under the current one, where all of its chunks are
there under their ids and its quotes stand in them. Else it says what became of the evidence, and writes nothing of it.

Examples:
  touchstone fill                                    every pending case of this set
  touchstone fill refund-001                         one case
  touchstone fill cases/refunds                      every pending case of a folder
  touchstone fill --dry-run --author "Avery Quinn"   what would change
  touchstone fill --choose                           choose the evidence that is missing, case by case
  touchstone fill --renew                            every candidate of an earlier corpus revision

Exit code: 0 all filled or renewed, 1 some could not be, 2 wrong use, 3 the run broke.`;
async function runFill(e,t,n){
if(n.renew===!0)return await runRenew(e,t,n);
assertCanChoose(e,n);
let r=await placesToFill(e.cwd,t,n.set),{folder:i}=r,a=await givenAuthor(e,i,n.author),o=await loadDataset(workingTree(i),{texts:`current`}),s=withIds(r,o),{paths:c}=s,l=isAmongPlaces(s),u=new Set(casesToFill(o)),d=o.cases.filter(e=>c.includes(e.path)||l(e.path)&&u.has(e)),f=await planned(i,o,{cases:d,author:a}),p=c.find(e=>isYamlName(e)&&!isKnown(o,e));
if(p!==void 0)throw new UsageError(`"${terminalText(p)}" is no case of this set: a link stands in its place, or above it.`);
let m=unreadable(o,l),h={style:e.style,place:placeFrom(e.cwd,i),diff:n.dryRun===!0,author:toldAuthor(a,n.author===void 0)};
if(n.choose===!0)return await chooseEvidence(e,{folder:i,dataset:o,plan:f,author:a,unread:m,report:h});
let g={...f,refused:[...m,...f.refused]};
h.diff||await writePlan(i,g);
let _=evidenceSource(o),v=_===void 0?new Map:proposeEvidence(f.refused,{cases:d,source:_,most:3});
return e.out(fillReport(g,{...h,proposals:v})),e.out(renewHint(o,l)),+(g.refused.length>0)}
function renewHint(e,t){
let n=currentRevision(e);
if(n===void 0)return``;
let r=candidatesToRenew(e,n).filter(n=>t(n.path)&&evidenceMovedOn(e,n).length>0);
return r.length===0?``:toRenewText(r.length,n.id)}
function assertCanChoose(e,{choose:t,dryRun:n}){
if(t===!0){
if(n===!0)throw new UsageError(`--choose writes each choice at once, so it does not go with --dry-run.`);
if(!e.input.isTTY)throw new UsageError(`--choose asks at a terminal, and there is none here.
Without it, touchstone fill prints the chunks to choose from, each with the line that names it.`)}}
async function planned(e,t,n){
let r=await planForSet(e,t,n);
if(r===void 0){
let e=currentRevision(t)!==void 0||lacksCurrentRevision(t);
throw new UsageError(e?alteredRevision:noRevision)}
if(r.withoutAuthor.length>0)throw new UsageError(noAuthor(r.withoutAuthor));
return r}
const noRevision=`This set has no current corpus revision in which evidence could be looked up.
Take a snapshot of the corpus first: touchstone corpus snapshot --help`;
function isKnown({cases:e,defects:t},n){
return e.some(e=>e.path===n)||t.some(({at:e})=>e.file===n)}
function unreadable({cases:e,defects:t},n){
let r=new Set(e.map(({path:e})=>e));
return t.filter(({at:{file:e}})=>isInCases(e)&&!r.has(e)&&n(e))}
export{fillCommand};
