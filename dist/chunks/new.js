import{Command,InvalidArgumentError,Option}from"./commander.js";
import{chunkOf,evidenceSource,planFill,proposals,proposeEvidence,proposeQuote}from"./shared-authoring.js";
import{ChangedMeanwhileError,UsageError,acceptedOutcome,asciiWords,byUtf8,casesFolder,contentHash,counted,currentRevision,fitsGlob,isAltered,isBlank,isFitId,knownIds,lacksCurrentRevision,listed,loadDataset,placeFrom,placeOfQuote,quoted,readCase,readFamilies,setFolder,takesPart,terminalText,whatIsAsked,workingTree,writeInstead}from"./core.js";
import{writeFiles}from"./shared-git.js";
import{candidateText,evidenceSentence,proposalsText}from"./shared-report.js";
import{contentWords,evidenceSearch,holds,vocabulary}from"./shared-corpus.js";
import{newYamlFile}from"./shared-load.js";
import{alteredRevision,askChunks,assertFit,caseFolder,fitFolder,givenAuthor,inDialogue,observationsIn,toldAuthor,unknownId}from"./shared-scripts.js";
import{lackOf}from"./shared-model.js";
function newCaseText({path:e,text:t,evidence:n},r){
let{style:i,place:a}=r,o=`${i.strong(terminalText(a(e)))} ${r.dryRun?`would be written`:i.green(`written`)}`,s=[...n.map(evidenceSentence),r.writtenBy,...r.blank];
return[o,...r.dryRun?fileLines(t):[],...s.map(e=>`  ${terminalText(e)}`),terminalText(`Next: ${r.next}`),``].join(`
`)}
function fileLines(e){
return e.trimEnd().split(`
`).map(e=>`    ${terminalText(e)}`)}
function askedBeforeText(e,t){
let n=e.slice(0,most$1).map(({file:e,how:n})=>{
let{id:r=e.path,query:i=``}=e.case,a=t.place(e.path),o=n===`same-words`?`asks with the same words: ${quoted(i)}`:sameQuestion[n];
return`${t.style.yellow(`note`)} Case ${terminalText(`"${r}" ${o} (${a})`)}\n`}),r=e.length-most$1;
return n.join(``)+(r>0?`${t.style.yellow(`note`)} So do ${r} more.\n`:``)}
const sameQuestion={"same-question":`asks the same`,"other-outcome":`asks the same and expects something else`,"same-pair":`asks the same and expects the same`},most$1=3;
function unwrittenCaseText(e,t,n){
let r=e.flatMap(e=>{
let r=t.get(e);
return[`${n.red(`not written`)} ${terminalText(e.message)}`,...(e.candidates??[]).map(e=>candidateText(e,n)),...r===void 0?[]:proposalsText(r,{style:n,lineFor:flagFor}),...e.fix===void 0||speaksOfFiles(e)?[]:[`  fix: ${terminalText(e.fix)}`]]}),i=e.some(e=>e.waits!==void 0);
return`${[...r,...i?[howToName]:[]].join(`
`)}\n`}
const howToName=`Next: name the chunk that is meant with --evidence, or a document with words of it: --evidence DOCUMENT --quote WORDS`;
function speaksOfFiles({candidates:e,waits:t}){
return e!==void 0||t!==void 0&&t.quote===void 0&&t.unknown===void 0}
function flagFor(e){
return`--evidence ${/^[\w./:#@%+=,~-]+$/.test(e)?e:`'${e.replaceAll(`'`,`'\\''`)}'`}`}
function present(e,t){
return t===void 0?{}:{[e]:t}}
function filled(e,t){
return t.length===0?{}:{[e]:t}}
function newCase(e,t){
let{dataset:n,source:r,path:i}=t,a=draftOf(e,t),{file:o,defects:s}=readCase(i,a);
if(o?.whole===void 0)return{refused:s,file:o};
let c={path:i,text:a,evidence:[],short:e.evidence.length>0};
if(r===void 0||e.evidence.length===0)return c;
let textOf=()=>a,l=planFill(n,[o],{source:r,author:void 0,textOf}),[u]=l.filled;
return u===void 0?{refused:l.refused,file:o}:{path:i,text:u.after,evidence:u.evidence,short:!1}}
function draftOf(e,{source:t,schema:n}){
let r=e.kind===`abstention`||e.evidence.length>0,i=newYamlFile({id:e.id,kind:e.kind,...present(`because`,e.because),...filled(`conversation`,e.conversation),query:e.query,expectedAnswer:e.expectedAnswer,...filled(`evidence`,e.evidence),...filled(`distractorChunkIds`,e.distractorChunkIds),...present(`corpusRevision`,r?t?.revision.id:void 0),...present(`variantOf`,e.variantOf),...present(`families`,e.families),...filled(`tags`,e.tags),...present(`notes`,e.notes),origin:e.origin,review:{status:`pending`}});
return n===void 0?i:`# yaml-language-server: $schema=${n}\n${i}`}
function shortEntry({id:e,quote:t},n){
let r=t===void 0?{}:{quote:t};
return(n===void 0?t!==void 0:chunkOf(n,e)===void 0&&n.chunksOf(e).length>0)?{document:e,...r}:{chunk:e,...r}}
const kinds=[`answerable`,`inconclusive`,`abstention`],reasons=[`not-in-corpus`,`out-of-scope`,`not-permitted`,`ambiguous`],lanes=[`backlog`,`phrasing`,`exploration`];
function newFlags(e){
let t=[];
return e.option(`--query <text>`,`the question, in the words of a real reader`).option(`--answer <text>`,`the outcome to accept; for an abstention, what a good refusal says`).addOption(new Option(`--kind <kind>`,`the outcome (default: answerable)`).choices(kinds)).addOption(new Option(`--because <reason>`,`why no answer is right: an abstention`).choices(reasons)).option(`--evidence <id>`,`a chunk, or a document with --quote; repeatable`,e=>(t.push({id:e}),t)).option(`--quote <words>`,`words of the evidence named before it`,e=>(quoteOf(t,e),e)).option(`--turn <role: text>`,`an earlier turn, oldest first; repeatable`,turns).option(`--distractor <chunk>`,`a chunk that looks like an answer; repeatable`,several).option(`--variant-of <id>`,`the case that this one words differently`).option(`--family <id>`,`its family where no document decides it; repeatable`,several).option(`--tag <text>`,`a label; repeatable`,several).option(`--notes <text>`,`anything a reader should know`).option(`--id <id>`,`the case's id (default: the folder's name and the next number)`).option(`--into <folder>`,`the folder below ${casesFolder}/ (default: the evidence's family)`).option(`--author <name>`,`the person who writes it (default: Git's user.name)`).addOption(new Option(`--lane <lane>`,`a generator writes it, and why`).choices(lanes).conflicts(`author`)).option(`--generator <name>`,`the generator: model and prompt, by name and version`).option(`--excerpt <chunk>`,`what the generator was given (default: the evidence); repeatable`,several).addOption(new Option(`--observation <id>`,`the observation of real use that it comes from`).conflicts([`author`,`lane`])).option(`--observations <file>`,`a file that holds the observation; repeatable`,several)}
function several(e,t=[]){
return[...t,e]}
function turns(e,t=[]){
let[,n,r=``]=/^(user|assistant|system):(.*)$/s.exec(e)??[];
if(n!==`user`&&n!==`assistant`&&n!==`system`)throw new InvalidArgumentError(`Write who spoke before it: "user: …" or "assistant: …".`);
return[...t,{role:n,content:r.trim()}]}
function quoteOf(e,t){
let n=e.at(-1);
if(n===void 0)throw new InvalidArgumentError(`Name its chunk or document before it, with --evidence.`);
if(n.quote!==void 0)throw new InvalidArgumentError(`The evidence named before it has a quote already.`);
n.quote=t}
function needsAuthor({generated:e,observation:t}){
return e===void 0&&t===void 0}
function givenCase(e){
let{because:t,evidence:n=[],query:r,answer:i,notes:a,generator:o,tag:s,author:c}=e,l=e.turn?.map(({content:e})=>e);
assertFit({query:r,answer:i,notes:a,generator:o,tag:s,author:c,turn:l});
let u=e.id===void 0?void 0:unfitId(e.id);
if(u!==void 0)throw new UsageError(u);
assertFitsKind(e);
let d=t===void 0?e.kind:`abstention`;
return{...e,kind:d,evidence:n,generated:generated(e)}}
function assertFitsKind({kind:e,because:t,evidence:n=[],distractor:r}){
if(t!==void 0&&e!==void 0&&e!==`abstention`)throw new UsageError(`--because is for an abstention, and --kind says "${e}".`);
let i=t!==void 0||e===`abstention`;
if(i&&n.length>0)throw new UsageError(`An abstention has no evidence. Name a chunk that only looks like an answer with --distractor.`);
if(!i&&r!==void 0)throw new UsageError(`--distractor is for an abstention: it needs --because.`)}
function generated({lane:e,generator:t,excerpt:n,variantOf:r}){
if(e===void 0){
if(t===void 0&&n===void 0)return;
throw new UsageError(`--${t===void 0?`excerpt`:`generator`} is for a generated case: it needs --lane ${lanes.join(`, `)}.`)}
if(t===void 0)throw new UsageError(`--lane says that a generator writes the case: name it with --generator.`);
if(e===`phrasing`&&r===void 0)throw new UsageError(`The lane "phrasing" words another case differently: name that one with --variant-of.`);
return{lane:e,generator:t}}
function unfitId(e){
if(isFitId(e))return;
let t=asciiWords(e,100),n=isFitId(t)?` Write "${t}".`:``;
return`"${terminalText(e)}" cannot be an id: it is lower-case letters and digits joined by single dots, dashes or underscores, at most 100, and no name that a disk refuses.${n}`}
function missingFlags({query:e,answer:t,because:n,kind:r}){
return[...e===void 0?[`--query`]:[],...t===void 0?[`--answer`]:[],...r===`abstention`&&n===void 0?[`--because`]:[]]}
function askedBefore(e,t){
let{file:n}=readCase(``,newYamlFile(t));
if(n===void 0)return[];
let r=whatIsAsked(n),i=isBlank(n.case.expectedAnswer??``)?void 0:acceptedOutcome(n),a=wordsOf(n),o=[],s=[];
for(let t of e.filter(takesPart))r!==void 0&&whatIsAsked(t)===r?o.push({file:t,how:howTheSame(i,acceptedOutcome(t))}):sameWords(a,wordsOf(t))&&s.push({file:t,how:`same-words`});
return[...o,...s]}
function howTheSame(e,t){
return e===void 0?`same-question`:e===t?`same-pair`:`other-outcome`}
function wordsOf({case:{query:e=``}}){
return{words:contentWords(e),known:vocabulary(e)}}
function sameWords(e,t){
return e.words.length>0&&e.words.every(e=>holds(t.known,e))&&t.words.every(t=>holds(e.known,t))}
function suggestFolder(e,t){
for(let n of e){
let e=familyOf(n,t);
if(e!==void 0)return e}
let[n=``]=e,r=n.slice(n.replace(/[/\\]+$/,``).search(/[^/\\]*$/));
return asciiWords(r.replace(/\.[A-Za-z0-9]{1,5}$/,``),60)}
function familyOf(e,t){
let n=Object.entries(t?.families??{}).toSorted(([e],[t])=>byUtf8(e,t)),r=n.find(([,{documents:t}])=>t.includes(e));
if(r!==void 0)return r[0];
let i=n.filter(([,{documents:t}])=>t.some(t=>fitsGlob(t,e)));
return i.length===1?i[0]?.[0]:void 0}
function suggestId(e,t){
let n=asciiWords(e.slice(e.lastIndexOf(`/`)+1),60),r=n===``?`case`:n,i=[...t].flatMap(e=>{
let t=e.startsWith(`${r}-`)?e.slice(r.length+1):``;
return/^\d{1,6}$/.test(t)?[Number(t)]:[]}),a=Math.max(0,...i)+1;
return`${r}-${String(a).padStart(3,`0`)}`}
function excerptOf(e,t){
let n=[];
for(let r of new Set(e)){
let e=chunkOf(t,r);
if(e===void 0)return{unknown:r};
n.push(e)}
let r=n.map(({id:e})=>e),[i,...a]=n;
if(i!==void 0&&a.length===0)return{chunkIds:r,contentHash:i.hash};
let o=[];
for(let e of n){
let n=t.textOf(e);
if(n===void 0)return{untold:e.id};
o.push(n)}
return{chunkIds:r,contentHash:contentHash(o.join(`
`))}}
function givenExcerpt({given:e,source:t},n){
let r=e.excerpt??n.evidence.map(({provenance:e})=>e.chunkId);
if(e.generated?.lane===`phrasing`&&e.excerpt===void 0)return;
if(t===void 0)throw new UsageError(`A generated case records what its generator was given, and this set has no corpus revision to name it in.
Take a snapshot of the corpus first: touchstone corpus snapshot --help`);
if(r.length===0)throw new UsageError(`A generated case records what its generator was given, and this one has no evidence to take it from: name the chunks with --excerpt.`);
let i=excerptOf(r,t);
if(`chunkIds`in i)return i;
let a=`unknown`in i?i.unknown:i.untold,o=`unknown`in i?`is not in the corpus revision`:`has no text in this set`;
throw new UsageError(terminalText(`Chunk "${a}" ${o}, so the excerpt cannot be recorded.`))}
function currentSource(e){
let t=currentRevision(e);
if(lacksCurrentRevision(e))throw new UsageError(alteredRevision);
if(t===void 0)return;
let n=evidenceSource(e,t);
if(n===void 0||isAltered(t))throw new UsageError(alteredRevision);
return n}
function wordsOfFlags({given:e,source:t}){
return{kind:e.kind??`answerable`,because:e.because,query:e.query??``,expectedAnswer:e.answer??``,evidence:e.evidence.map(e=>shortEntry(e,t))}}
function assertKnownNames({given:e,dataset:t,source:n,families:r}){
let{variantOf:i,distractor:a=[],excerpt:o=[],family:s=[]}=e;
if(i!==void 0&&!knownIds(t).has(i))throw unknownId(t.cases,i);
let c=n?.chunks,l=[...a,...o].find(e=>n!==void 0&&chunkOf(n,e)===void 0);
if(l!==void 0&&c!==void 0)throw new UsageError(unknownName(`chunk`,l,c.keys()));
let u=r?.families,d=s.find(e=>u!==void 0&&!Object.hasOwn(u,e));
if(d!==void 0&&u!==void 0)throw new UsageError(unknownName(`family`,d,Object.keys(u)))}
function unknownName(e,t,n){
let r=writeInstead(t,n,`Write the id of a ${e} of this set.`);
return terminalText(`No ${e} has the id "${t}". ${r}`)}
function assertFree({dataset:e},t){
let n=t===void 0?void 0:whereTaken(e,t);
if(n!==void 0)throw new UsageError(n)}
function whereTaken(e,t){
if(!knownIds(e).has(t))return;
let n=e.cases.find(e=>e.case.id===t)?.path,r=n===void 0?``:`: ${n}`;
return terminalText(`There is a case "${t}" already${r}. Nothing is overwritten: give another id, or edit that case.`)}
function folderFor(e,{evidence:t}){
let{into:n,source:r,families:i,given:a}=e;
if(n!==void 0)return n;
let o=t.flatMap(({document:e,chunk:t})=>{
if(e!==void 0)return[e];
let n=r===void 0||t===void 0?void 0:chunkOf(r,t);
return n===void 0?[]:[n.documentId]});
return o.length>0?suggestFolder(o,i):a.family?.[0]??``}
function idFor({dataset:e,given:t},n,r=new Set){
return t.id??suggestId(n,new Set([...knownIds(e),...r]))}
var PlaceTakenError=class extends UsageError{
constructor(e){
super(`"${terminalText(e)}" is there already. Nothing is overwritten: give another id.`),this.name=`PlaceTakenError`}};
function beforeThis({dataset:e,given:t},{query:n,expectedAnswer:r,kind:i,because:a}){
let{turn:o=[]}=t,s=o.length===0?{}:{conversation:o},c=a===void 0?{}:{because:a};
return askedBefore(e.cases,{kind:i,...c,...s,query:n,expectedAnswer:r})}
async function plannedCase(e,t){
let{dataset:n,source:r,tree:i,given:a}=e,o=[casesFolder,t.folder,`${t.id}.yaml`].filter(e=>e!==``).join(`/`);
if(await i.entry(o)!==void 0)throw new PlaceTakenError(o);
let s={dataset:n,source:r,path:o,schema:await schemaFor(i,o)},wanted=n=>wantedCase(e,t,n);
if(a.observation!==void 0)return newCase(wanted({kind:`telemetry`,observation:a.observation}),s);
if(a.generated===void 0)return newCase(wanted({kind:`human`,author:authorOf(t.author)}),s);
let c={kind:`synthetic`,...a.generated,...a.generated.lane===`exploration`?{calibrated:!1}:{}},l=newCase(wanted(c),s);
if(`refused`in l)return l;
let u=givenExcerpt(e,l);
return newCase(wanted(u===void 0?c:{...c,excerpt:u}),s)}
function authorOf(e){
if(e!==void 0)return e;
throw new UsageError(`It is not known who writes the case: Git has no user.name here.
Give --author NAME, or set the name once: git config user.name NAME`)}
function wantedCase({given:e},{words:t,id:n},r){
let{turn:i=[],distractor:a=[],tag:o=[],variantOf:s,family:c,notes:l}=e;
return{...t,id:n,origin:r,conversation:i,distractorChunkIds:a,tags:o,variantOf:s,families:c,notes:l}}
async function schemaFor(e,t){
let n=`schemas/case.schema.json`;
if(await e.entry(n)!==void 0)return`${`../`.repeat(t.split(`/`).length-1)}${n}`}
async function askCase(e){
return await inDialogue(e.io,async t=>await asked(e,t))}
async function asked(e,t){
let{io:n}=e,r=await askWords(e,t);
if(r===void 0)return`leave`;
let i=await askPlace(e,t,r);
if(i===void 0)return`leave`;
let a=await plannedCase(e,i);
if(`refused`in a)return n.out(unwrittenCaseText(a.refused,new Map,n.style)),`leave`;
if(e.dryRun)return{placed:i,made:a};
let o=[terminalText(e.options.place(a.path)),...fileLines(a.text)];
return n.out(`\n${o.join(`
`)}\n\n`),await t.choose(`Write it?`,`yn`)===`y`?{placed:i,made:a}:`leave`}
async function askWords(e,t){
let{io:n,given:r,options:i}=e,a=r.query??await t.text(`Question, as a real reader would ask it`);
if(a===void 0)return;
let o={kind:r.kind??`answerable`,because:r.because,query:a,expectedAnswer:``};
n.out(askedBeforeText(beforeThis(e,o),i));
let s=await askOutcome(e,t,a);
if(s===void 0)return;
let c=s.kind===`abstention`?`What a good refusal says`:`Expected answer, as facts`,l=r.answer??await t.text(c);
if(l===void 0)return;
let u=[];
for(let n of s.evidence){
let r=await withQuote(e,t,{entry:n,answer:l});
if(r===void 0)return;
u.push(r)}
return{...s,query:a,expectedAnswer:l,evidence:u}}
async function askOutcome(e,t,n){
let{given:r,source:i}=e;
if(r.kind===`abstention`)return await askReason(e,t);
let a=r.evidence.map(e=>shortEntry(e,i)),o=a.length>0?a:await askEvidence(e,t,n);
if(o===void 0)return;
if(o.length===0&&r.kind===void 0){
let n=await t.choose(`No evidence: is it right to give no answer (n), or is it to be chosen later (l)?`,`nl`);
if(n===void 0)return;
if(n===`n`)return await askReason(e,t)}
let s=r.kind??await askKind(t);
return s===void 0?void 0:{kind:s,because:void 0,evidence:o}}
async function askKind(e){
let t=await e.choose(`Does the evidence support an answer (a), or does it conflict or fall short (i)?`,`ai`);
if(t!==void 0)return t===`a`?`answerable`:`inconclusive`}
const reasonsByLetter={c:`not-in-corpus`,s:`out-of-scope`,p:`not-permitted`,a:`ambiguous`};
async function askReason({given:e},t){
let n=e.because??reasonsByLetter[await t.choose(`Why: not in the corpus (c), out of scope (s), not permitted (p), or ambiguous (a)?`,`cspa`,Object.values(reasonsByLetter))??``];
return n===void 0?void 0:{kind:`abstention`,because:n,evidence:[]}}
async function askEvidence({io:e,source:t},n,r){
if(t===void 0)return e.out(`The set has no corpus revision, so there is nothing to search for evidence.
`),[];
let i={texts:[r]},a=evidenceSearch(t,[i]),o=proposals(a,i,{source:t,most:5,answer:``});
e.out(`
Which chunks carry the answer?
`);
let s=await askChunks(e,n,{source:t,query:i,answer:``,first:o,skipping:`if none does`});
if(s!==`quit`)return s===`skip`?[]:s.map(({id:e})=>({chunk:e}))}
async function withQuote({io:e,source:t},n,{entry:r,answer:i}){
let{chunk:a=``}=r,o=t===void 0?void 0:textOf(t,a);
if(r.quote!==void 0||o===void 0)return r;
let s=proposeQuote(i,o)??`none`,c=`Words of ${terminalText(a)} that carry it`;
for(;;){
let t=await n.text(c,s);
if(t===void 0)return;
if(t===`none`)return r;
if(placeOfQuote(o,t)!==void 0)return{...r,quote:t};
e.out(`These words do not stand there; only white space may differ.
`)}}
function textOf(e,t){
let n=chunkOf(e,t);
return n===void 0?void 0:e.textOf(n)}
async function askPlace(e,t,n){
let{given:r,author:i}=e,a=await askFolder(e,t,folderFor(e,n));
if(a===void 0)return;
let o=r.id??await askId(e,t,idFor(e,a));
if(o===void 0)return;
if(!needsAuthor(r)||i!==void 0)return{words:n,folder:a,id:o,author:i};
let s=await t.text(`Who writes it`);
return s===void 0?void 0:{words:n,folder:a,id:o,author:s}}
async function askFolder({io:e,tree:t,into:n},r,i){
if(n!==void 0)return n;
for(;;){
let n=await r.text(`Folder below cases/`,i===``?`.`:i);
if(n===void 0)return;
let a=await fitFolder(t,n===`.`?``:n);
if(typeof a==`string`)return a;
e.out(`${a.problem}\n`)}}
async function askId({io:e,dataset:t},n,r){
for(;;){
let i=await n.text(`Id`,r),a=i===void 0?void 0:unfitId(i)??whereTaken(t,i);
if(a===void 0)return i;
e.out(`${a}\n`)}}
async function givenObservation(e,{observation:t,observations:n=[]}){
if(t===void 0){
if(n.length===0)return;
throw new UsageError(`--observations names a file: say with --observation which of its observations the case comes from.`)}
if(n.length===0)throw new UsageError(`--observation names a recorded observation: name the file that holds it with --observations. No case comes from an observation that nobody can look up.`);
let r=await observationsIn(e,n),i=r.observations.find(({observation:e})=>e.id===t);
if(i===void 0)throw new UsageError(notFound(t,n,r));
let a=lackSentence(i.observation);
if(a!==void 0)throw new UsageError(terminalText(a));
return i.observation}
function notFound(e,t,{observations:n,problems:r,refused:i}){
let a=i.get(e);
if(a!==void 0){
let t=a.map(e=>`\n  ${terminalText(placed(e))}`);
return`${terminalText(`The line of observation ${quoted(e)} cannot be used.`)}${t.join(``)}`}
let o=n.map(({observation:e})=>e.id),s=listed(t.map(quoted),`or`),c=writeInstead(e,o,`Write the id of an observation that stands there.`),l=r.length===0?``:` ${counted(r.length,`problem`)} with other lines: "touchstone refresh plan --observations FILE" tells what is wrong.`;
return terminalText(`No observation has the id ${quoted(e)} in ${s}. ${c}${l}`)}
function placed({at:e,message:t,fix:n=``}){
return`${e.file}:${e.line}:${e.column} ${t} ${n}`.trimEnd()}
function lackSentence(e){
let{id:t,source:n}=e,r=`or write the case as your own, without --observation.`;
switch(lackOf(e)){
case void 0:
return;
case`recurrence`:
return`Observation ${quoted(t)} was seen once, so there is no pattern yet. Wait until it recurs, ${r}`;
case`review`:
return`Nobody has looked at the recorded queries of observation ${quoted(t)}. Look at them (${n}) and write "reviewedBy" and "reviewedAt" into its line, ${r}`}}
function observedFlags(e,t){
if(t===void 0)return e;
let{query:n,conversation:r}=t,i=e.turn??r;
return{...e,query:e.query??n,...i===void 0?{}:{turn:i}}}
function assertNotLedBefore({cases:e},{observation:t,variantOf:n}){
if(t===void 0||n!==void 0)return;
let r=e.find(e=>e.case.origin?.observation===t);
if(r===void 0)return;
let i=r.case.id??r.path;
throw new UsageError(terminalText(`Observation ${quoted(t)} led to case ${quoted(i)} already: ${r.path}. Another wording of its question needs --variant-of ${i}.`))}
function newCaseStory(e,{placed:t,made:n}){
let{options:r,source:i,dryRun:a}=e,o=r.place(n.path),s=t.words.kind!==`abstention`&&t.words.evidence.length===0,c=[...s?[`Its evidence is left blank: the check reports that until it is chosen.`]:[],...n.short?[`Its evidence stays in the short form: the set has no corpus revision to look it up in.`]:[],...i===void 0?[`Its corpus revision is left blank: the set has none that is current.`]:[]],l=i===void 0?`touchstone corpus snapshot --help, and then touchstone fill`:s?`touchstone fill --choose ${o}`:`touchstone check ${o}, and then somebody judges it: touchstone review record ${t.id}`;
return{dryRun:a,writtenBy:writtenBy(e,t),blank:c,next:l}}
function writtenBy({given:e,observation:t,author:n,saysAuthor:r},i){
let{generated:a}=e;
if(a!==void 0)return`Generated by "${a.generator}" in the lane "${a.lane}"; a candidate until a person approves it.`;
if(t!==void 0){
let{id:e,count:n,source:r}=t;
return`It comes from observation "${e}", seen ${n} times (${r}); it waits for review.`}
let o=!r&&i.author===n;
return`Written by ${toldAuthor(i.author,o)}; it waits for review.`}
function newCommand(e,t){
return newFlags(new Command(`new`).description(`Write a new case: a question, the outcome to accept, and its evidence.`).allowExcessArguments(!1).option(`--set <folder>`,`the set's folder`,`.`)).option(`--dry-run`,`show the file and write nothing`).addHelpText(`after`,example).action(async n=>{
t(await runNew(e,n))})}
const example=`
At a terminal it asks for what no flag gives: the question; which of the nearest chunks carry the answer; the answer;
where the file goes. It shows the file before it writes it, and q leaves at any question. A script gives everything as
flags. The case is pending, and nothing that is there is overwritten.

Examples:
  touchstone new                           at a terminal, question by question
  touchstone new --query "When can I ask for a refund?" --answer "Within 30 days." --evidence refunds#when
  touchstone new --query "…" --answer "…" --evidence refund-policy --quote "within 30 days of purchase" --tag support
  touchstone new --query "Where can visitors park?" --answer "The handbook does not say." --because not-in-corpus
  touchstone new --query "And abroad?" --answer "…" --evidence travel#abroad --turn "user: Who pays my train?"
  touchstone new --observation refund-abroad --observations observed.jsonl --answer "…" --evidence refunds#abroad
  touchstone new --lane backlog --generator "model-x, prompt 3" --query "…" --answer "…" --evidence refunds#when

Exit code: 0 written or left, 1 the evidence could not be looked up, 2 wrong use, 3 the run broke.`;
async function runNew(e,t){
let n=await givenObservation(e.cwd,t),r=givenCase(observedFlags(t,n)),i=missingFlags(r);
if(i.length>0&&!e.input.isTTY)throw new UsageError(`Without a terminal to ask at, these are missing: ${i.join(`, `)}.`);
let a=await setFolder(e.cwd,t.set),o=workingTree(a),s=await loadDataset(o,{texts:`current`}),c={io:e,folder:a,tree:o,dataset:s,given:r,observation:n,source:currentSource(s),families:await readFamilies(o),author:needsAuthor(r)?await givenAuthor(e,a,t.author):void 0,saysAuthor:t.author!==void 0,into:t.into===void 0?void 0:await caseFolder(o,t.into),options:{style:e.style,place:placeFrom(e.cwd,a)},dryRun:t.dryRun===!0};
return assertFree(c,r.id),assertKnownNames(c),assertNotLedBefore(s,r),i.length>0?await atDesk(c):await fromFlags(c)}
async function fromFlags(e,t=new Set){
let n=wordsOfFlags(e),r=await caseFolder(e.tree,folderFor(e,n)),i=idFor(e,r,t);
try{
return await writePlaced(e,{words:n,folder:r,id:i,author:e.author})}catch(n){
if(!(n instanceof PlaceTakenError)||e.given.id!==void 0)throw n;
return await fromFlags(e,new Set([...t,i]))}}
async function writePlaced(e,t){
let{io:n,options:r,source:i}=e,a=await plannedCase(e,t);
if(`refused`in a){
let e=a.file===void 0?[]:[a.file],t=i===void 0?new Map:proposeEvidence(a.refused,{cases:e,source:i,most:3});
return n.out(unwrittenCaseText(a.refused,t,n.style)),1}
return await create(e,a),n.out(askedBeforeText(beforeThis(e,t.words),r)),tell(e,{placed:t,made:a}),0}
async function create({folder:e,dryRun:t},{path:n,text:r}){
if(!t)try{
await writeFiles(e,[[n,r]],new Map([[n,void 0]]))}catch(e){
throw e instanceof ChangedMeanwhileError?new PlaceTakenError(n):e}}
function tell(e,{placed:t,made:n}){
let r=newCaseStory(e,{placed:t,made:n});
e.io.out(newCaseText(n,{...e.options,...r}))}
async function atDesk(e){
let t=await askCase(e);
return t===`leave`?(e.io.out(`Nothing was written.
`),0):(await createAsked(e,t,new Set),0)}
async function createAsked(e,{placed:t,made:n},r){
try{
await create(e,n),tell(e,{placed:t,made:n})}catch(n){
let i=e.given.id===void 0&&t.id===idFor(e,t.folder,r);
if(!(n instanceof PlaceTakenError)||!i)throw n;
let a=new Set([...r,t.id]),o={...t,id:idFor(e,t.folder,a)},s=await plannedCase(e,o);
if(`refused`in s)throw n;
e.io.out(`Another run took the id "${t.id}" meanwhile.\n`),await createAsked(e,{placed:o,made:s},a)}}
export{newCommand};
