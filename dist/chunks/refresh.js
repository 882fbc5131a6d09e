import{Command,InvalidArgumentError,Option}from"./commander.js";
import{gitUserName}from"./shared-git.js";
import{UsageError,byUtf8,clipped,counted,currentRevision,decideCommand as decideCommand$1,defectReport,dueUnder,figureRows,groupsOf,isAskedNeedlessly,isUndecided,judgedVersion,listed,needlessStep,nextStep,placeFrom,printPieces,problemText,quoted,repeated,samePerson,shortFormStep,stageOf,takesPart,terminalText,unverifiableWords,whatToDo}from"./core.js";
import{decideRefresh,decidedCase,lostQuotes,movedEvidence,namedChunks,notOnlyMoved,observationsAbout,observedPatterns,planRefresh,targetRevision,textsToPlan,triggerOf,unfitCase,ungroupedWords}from"./shared-refresh.js";
import{assertFit,assertName,changedMeanwhile,chosenCases,chosenFiles,chunkIdsIn,confirmedIn,inDialogue,instantOf,isFile,observationsIn,pathOfId,rawText,replaceTexts,saysStill,setToPlan,textsToday,unknownRevision}from"./shared-scripts.js";
import{questionsFor}from"./shared-model.js";
import{caseBlock,caseView,commandFor,countsLess,decideCommandFor,diffText,earlierTurns,everyFamily,evidence,evidenceDiff,headlineOf,inShell,isApprovalRefused,isInDiff,isTooLongToCompare,mostCharacters,nameOf,nameOfUnasked,obstaclesText,onPage,onTerminal,openQuestions,otherAnswers,outcome,outcomeText,outcomeWords,partsDiff,planJson,planRows,possibleText,readsTheSame,seenText,textWithin,tooLongWords,unaskedWords,unverifiableIn,verdictText,whyOf,withMarks}from"./shared-report.js";
import{closedQuote,equalWordsText,groundsText,markable,markdownCode,markdownCodeLink,markdownText,markedRuns,moreCandidates,printedMarks,quoteMarks,wrapped}from"./comparison.js";
import{join}from"node:path";
import{editFields}from"./shared-load.js";
function printed$1(e){
return printedMarks(e,terminalText)}
function line$1(e,t){
return`    ${e.padEnd(9)}  ${t}`.trimEnd()}
function told(e,t,n){
return toldMarked(e,markable(t),n)}
function toldMarked(e,t,{isWhole:n}){
if(!n){
let start=e=>textWithin(e.replaceAll(/\s+/g,` `),96);
return[line$1(e,printedMarks(t,e=>closedQuote(start(e))))]}
return t.trimEnd().split(/\r?\n/).map(printed$1).map((t,n)=>line$1(n===0?e:``,t))}
function some(e,{isWhole:t},n){
let r=t?0:e.length-3;
return r>0?[...e.slice(0,3),counted(r,`more ${n}`)]:e}
function evidenceLines(e,t){
let{piece:n,verdict:r,text:i}=e,{isWhole:a}=t,o=evidenceDiff(e,t),s=i!==void 0&&o===void 0&&(r===`gone`||r===`ambiguous`||r===`unverified`||a);
return[line$1(`evidence`,`${terminalText(n.chunkId)}  ${terminalText(verdictText(e))}`),...n.quote===void 0?[]:told(`quote`,`"${n.quote}"`,t),...s&&r!==`moved`?toldMarked(`judged`,withMarks(i,n.quote),t):[],...i===void 0?[line$1(`judged`,`its text is not kept in this set`)]:[],...wordsLines(e,t),...isTooLongToCompare(e)?[line$1(`words`,tooLongWords)]:[],...partsLines(e,t),...candidatesLines(e,t)]}
function wordsLines(e,t){
let n=readsTheSame(e);
if(n!==void 0)return[line$1(`words`,equalWordsText[n])];
let r=evidenceDiff(e,t);
return r===void 0?[]:diffLines(r,t)}
function candidatesLines(e,t){
let{candidates:n}=e,r=t.isWhole?n:n.slice(0,3),i=moreCandidates(e,r.length);
return[...r.flatMap(n=>candidateLines$1(n,e,t)),...i>0?[line$1(``,counted(i,`more candidate`))]:[]]}
function candidateLines$1(e,t,n){
let{id:r,text:i,grounds:a}=e,{verdict:o,piece:s}=t,c=line$1(o===`gone`?`like it`:`candidate`,`${terminalText(r)}  (${groundsText(e,o)})`);
return a.includes(`bytes`)||isInDiff(t,e)?[c]:i===void 0?[c,line$1(``,`its text is not kept in this set`)]:[c,...toldMarked(``,withMarks(i,s.quote),n)]}
function partsLines(e,t){
let n=t.isWhole?partsDiff(e):void 0;
return n===void 0?[]:n.some(({mark:e})=>e!==` `)?diffLines(n,t):[line$1(`words`,`all of them stand in the candidates together, and no others`)]}
function diffLines(e,{isWhole:t}){
let n=wrapped(markedRuns(e)).split(`
`),r=t?0:n.length-6,i=n.slice(0,n.length-Math.max(r,0)),a=i.length-1,o=closedQuote(i.join(` `))!==i.join(` `);
return[...i.map((e,t)=>o&&t===a?`${e.replace(/ …$/,``)} …${quoteMarks[1]}`:e).map((e,t)=>line$1(t===0?`words`:``,printed$1(e))),...r>0?[line$1(``,counted(r,`more line`))]:[]]}
function itemText(e,t){
let{query:n=``,expectedAnswer:r=``}=e.file.case,{style:i}=t;
return[`  ${i.strong(terminalText(e.id))}  ${whyOf(e)}${notesOf(e)}`,...turnLines(e,t),...told(`question`,n,t),...told(e.file.case.kind===`abstention`?`refusal`:`answer`,r,t),...some(otherAnswers(e.file),t,`accepted answer`).flatMap(e=>typeof e==`string`?[line$1(``,e)]:answerLines(e,t)),...e.isEdited?editedLines(e,t):[],...some(e.evidence,t,`piece`).flatMap(e=>typeof e==`string`?[line$1(``,e)]:evidenceLines(e,t)),...some(e.documents,t,`document`).flatMap(e=>typeof e==`string`?[line$1(``,e)]:documentLines(e,t)),...e.ungrouped.map(e=>line$1(`families`,terminalText(ungroupedWords(e)))),...e.observations.length===0?[]:[line$1(`observed`,terminalText(e.observations.join(`, `)))],line$1(`decide`,openQuestions(e).join(` `)),...outcomeLines(e,t),...candidateCommands(e)]}
function turnLines({file:e},t){
let n=earlierTurns(e),r=t.isWhole?0:Math.max(n.length-3,0);
return[...r===0?[]:[line$1(`earlier`,`${counted(r,`turn`)} before these`)],...n.slice(r).flatMap(({role:e,content:n},i)=>told(i===0&&r===0?`earlier`:``,`${e}: ${n}`,t))]}
function answerLines({statement:e,chunkIds:t},n){
return[...told(`accepted`,e,n),...t.length===0?[]:told(``,`it rests on ${t.join(`, `)}`,n)]}
function editedLines({id:e,file:t,evidence:n},{flags:r=``}){
let i=terminalText(`touchstone refresh decide ${e} --revised${r}`),a=n.map(({piece:e})=>e.chunkId),o=t.case.relevantChunkIds??[],s=a.length!==o.length||a.some(e=>!o.includes(e)),c=`it names ${o.length===0?`no chunk`:o.map(e=>e??`?`).join(`, `)}; reasons and evidence are of what was approved`;
return[line$1(`edited`,`this is what the file says now; ${i} takes it, or Git gives back what was approved`),...s?[line$1(``,terminalText(c))]:[]]}
function outcomeLines({outcomes:e,file:t},n){
return n.isWhole?e.flatMap(e=>{
let{verb:r,change:i,result:a,fixes:o}=outcomeWords(e,t.case.kind),s=`digest`in e.result?`digest ${a}`:a;
return[...told(r,i===``?s:`${i}: ${s}`,n),...o.flatMap(e=>told(``,e,n))]}):[line$1(`possible`,terminalText(possibleText(e)))]}
function candidateCommands({id:e,file:t,asks:n,outcomes:r,evidence:i}){
if(n!==`first-judgment`)return[];
let a=i.some(({piece:e,verdict:t,candidates:n})=>t!==`same`&&n.every(t=>t.id!==e.chunkId))?shortFormStep(t):`touchstone fill --renew ${e}`;
return[...isApprovalRefused(r)?[line$1(`first`,terminalText(a))]:[],line$1(`record`,terminalText(`touchstone review record ${e}, with --approve or --reject`))]}
function notesOf({needsTwoJudgments:e,isRequested:t,isEdited:n,from:r,to:i,asks:a}){
let o=[...e?[`sentinel: judged again by two`]:[],...n?[`edited since its approval`]:[],...t?[`asked already`]:[],...a===`first-judgment`&&r!==void 0&&r!==i?[`written under ${terminalText(r)}`]:[]];
return o.length===0?``:`  (${o.join(`; `)})`}
function documentLines({document:e,standing:t,newChunks:n,asksEveryFamily:r,nearest:i},a){
return[line$1(`document`,`${terminalText(e.id)}  ${t}, ${counted(n,`chunk`)} with a new text`),...r?[line$1(``,everyFamily)]:[],...i.flatMap(({id:e,text:t})=>[line$1(`to read`,terminalText(e)),...t===void 0?[]:told(``,t,a)])]}
function evidenceFlags(e){
let t={said:[],withoutQuote:[]},say=e=>n=>(t.said.push({flag:e,text:n,by:[]}),n);
return e.option(`--replace <old -> new>`,`chunks in the place of one, with commas; repeatable`,say(`replace`)).option(`--with <chunk>`,`a new chunk, for a --replace of the old one alone; repeatable`,e=>takeNew(t,e)).option(`--drop <chunk>`,`a chunk that is no evidence any more; repeatable`,say(`drop`)).option(`--add <chunk>`,`a chunk that is evidence from now on; repeatable`,say(`add`)).option(`--chunk <chunk>`,`a chunk that stays, for the --quote behind it`,say(`chunk`)).option(`--quote <words>`,`the words that carry the answer, of the chunk before it`,e=>takeQuote(t,e)).option(`--without-quote <chunk>`,`a chunk whose quote goes; repeatable`,e=>(t.withoutQuote.push(e),e)),()=>({quote:void 0,...t})}
function takeNew({said:e},t){
let n=e.at(-1);
if(n?.flag!==`replace`)throw new InvalidArgumentError(`Name the chunk that it replaces before it, with --replace.`);
return n.by.push(t),t}
function takeQuote(e,t){
let n=e.said.at(-1)??e;
if(n.quote!==void 0)throw new InvalidArgumentError(`The chunk named before it has a quote already.`);
return n.quote=t,t}
function changesEvidence({said:e}){
return e.some(({flag:e})=>e!==`chunk`)}
function idsSaid({said:e,withoutQuote:t}){
return[...e.flatMap(({text:e,by:t})=>[e,...t,...newIn(e)]),...t].map(asId)}
function newIn(e){
return[...e.matchAll(/\s*(?:->|→)\s*/g)].flatMap(({0:t,index:n})=>{
let r=e.slice(n+t.length).trim();
return[r,...r.split(`,`).map(e=>e.trim())]})}
function evidenceSaid({said:e,quote:t,withoutQuote:n},r,i){
let a=[],o=[],s=new Map;
for(let t of e){
let e=chunksOf$1(t,r,i);
if((t.flag===`replace`||t.flag===`drop`)&&a.push(e),t.flag===`add`&&o.push(e.from),t.quote===void 0)continue;
let[n,c]=t.flag===`replace`?e.to:[e.from];
if(t.flag===`drop`||n===void 0||c!==void 0)throw new UsageError(`--quote needs one chunk before it: name it with --chunk.`);
s.set(n,t.quote)}
for(let e of n)s.set(asId(e),void 0);
return t!==void 0&&s.set(onlyChunk(r),t),{replace:a,add:o,quotes:s}}
function onlyChunk(e){
let[t,n]=e.whole?.relevantChunkIds??[];
if(t===void 0||n!==void 0)throw new UsageError(`--quote stands before any chunk: name its chunk before it, with --chunk.`);
return t}
function chunksOf$1({flag:e,text:t,by:n},r,i){
if(e!==`replace`)return{from:asId(t),to:[]};
if(n.length>0)return{from:asId(t),to:n.map(asId)};
let a=new Set(r.whole===void 0?[]:namedChunks(r.whole).map(({id:e})=>e)),o=[...t.matchAll(/\s*(?:->|→)\s*/g)].map(({0:e,index:n})=>({from:asId(t.slice(0,n).trim()),behind:t.slice(n+e.length).trim()})),s=o.find(({from:e})=>a.has(e))??o[0];
if(s===void 0||s.behind===``)throw new UsageError(`--replace "${terminalText(t)}" does not say what stands in its place. Write --replace "OLD -> NEW", or --replace OLD --with NEW.`);
let{from:c,behind:l}=s;
return i.has(asId(l))?{from:c,to:[asId(l)]}:{from:c,to:l.split(`,`).map(e=>asId(e.trim())).filter(e=>e!==``)}}
function asId(e){
return e}
const reasonsToAbstain=[`not-in-corpus`,`out-of-scope`,`not-permitted`,`ambiguous`],outcomes=[`confirmed`,`revised`,`abstained`,`retired`];
function decideFlags(e){
return e.option(`--confirmed`,`the case holds as it is`).option(`--revised`,`its evidence, or what was edited in the file, is what follows`).option(`--moved`,`take all texts that stand word for word under one other id: revised`).option(`--abstained`,`no answer is right any more`).option(`--retired`,`nobody needs the case any more`).option(`--needless`,`nothing asks any more: take the undecided request out, and decide nothing`).option(`--answer <text>`,`the expected answer from now on; of an abstention, what a refusal says`).addOption(new Option(`--because <reason>`,`why no answer is right`).choices(reasonsToAbstain)).option(`--by <name>`,`who decides`).option(`--reason <text>`,`why, in one sentence`).option(`--confirm <list>`,`what was answered with yes: query,answer,source,chunks`).option(`--at <instant>`,`when it was decided (default: now)`).option(`--to <revision>`,`the corpus revision to decide under (default: the current one)`).option(`--observations <file>`,`observed questions of real people, as refresh plan takes them; repeatable`,repeated)}
function takesOut(e){
if(e.needless!==!0)return!1;
let t=new Set([`needless`,`at`,`set`,`to`,`dryRun`]),n=Object.keys(e).find(e=>!t.has(e));
if(n===void 0)return!0;
throw new UsageError(`--needless decides nothing, so it goes without --${n}: who, why and what are said with a decision.`)}
function knownRefresh(e,t,{terminal:n,sentinels:r}){
let i=outcomeOf(e);
assertFits(i,e,t);
let{because:a,by:o,reason:s,confirm:c,moved:l=!1}=e,{answer:u}=e;
assertName({by:o}),assertFit({reason:s,answer:u,quote:quotesIn(t)});
let d=missingFlags(i,e,i===`retired`||r);
if(d.length>0&&!n)throw new UsageError(`Without a terminal to ask at, these are missing: ${d.join(`; `)}.`);
return{outcome:i,moved:l,onlyMoves:l&&e.revised!==!0&&!changesEvidence(t),because:a,answer:u?.trim(),by:o?.trim(),reason:s?.trim(),confirmed:confirmedIn(c??``),evidence:t,whole:d.length===0}}
function missingFlags(e,{because:t,answer:n,by:r,reason:i,confirm:a},o){
let s=e===`abstained`;
return[[`--confirmed, --revised, --moved, --abstained or --retired`,e===void 0],[`--because`,s&&t===void 0],[`--answer`,s&&n===void 0],[`--by`,r===void 0],[`--reason`,i===void 0],[`--confirm`,a===void 0&&!o]].filter(([,e])=>e).map(([e])=>e)}
function outcomeOf(e){
let t=outcomes.filter(t=>e[t]===!0);
if(e.moved===!0&&!t.includes(`revised`)&&t.push(`revised`),t.length>1){
let t=[...outcomes,`moved`].filter(t=>e[t]===!0);
throw new UsageError(`One outcome a call: ${t.map(e=>`--${e}`).join(` and `)} do not go together.`)}
return t[0]}
function assertFits(e,{because:t,answer:n},r){
if(t!==void 0&&e!==`abstained`)throw new UsageError(`--because says why no answer is right: it needs --abstained.`);
if(n!==void 0&&e!==`abstained`&&e!==`revised`)throw new UsageError(`--answer changes the expected answer: it needs --revised or --abstained.`);
if(changesEvidence(r)&&e!==`revised`)throw new UsageError(`--replace, --drop and --add change the evidence: they need --revised.`);
if(r.withoutQuote.length+quotesIn(r).length>0&&e!==`revised`&&e!==`confirmed`)throw new UsageError(`A quote belongs to evidence: it needs --confirmed or --revised.`)}
function quotesIn({said:e,quote:t}){
return[...e.flatMap(e=>e.quote??[]),...t===void 0?[]:[t]]}
async function askChoice(e,t){
let{dialogue:n}=t;
switch(e.out(`Confirm it as it is (c), revise its evidence (r), no answer is right (a), nobody needs it (t), or leave it (l)?
`),await n.choose(`What is decided?`,`cratl`)){
case`c`:
return await askConfirmed(t);
case`r`:
return await askRevised(e,t);
case`a`:
return await askAbstained(e,t);
case`t`:
return{outcome:`retired`};
case void 0:
default:
return`leave`}}
async function askConfirmed(e){
let t=await askQuotes(e,[]);
return t===`leave`?t:{outcome:`confirmed`,quotes:t}}
async function askRevised(e,t){
let{dialogue:n,file:r}=t,i=r.case.kind===`abstention`;
i&&e.out(ofRefusal);
let a=await askReplacements(e,t);
if(a===`leave`)return a;
let o=a.length>0?`Chunks that are evidence beside them`:`Chunks that are evidence as well`,s=i?[]:await askChunks(e,t,{question:o,usual:`none`});
if(s===`leave`)return s;
let c=`as it is`,l=await n.text(i?`What a good refusal says`:`Expected answer`,c);
if(l===void 0)return`leave`;
let u=await askQuotes(t,a);
return u===`leave`?u:{outcome:`revised`,replace:a,add:s,quotes:u,...l===c?{}:{answer:l}}}
const ofRefusal=`A refusal is revised in its words. If the question has an answer now, leave this, write "kind: answerable" and the answer into the file, take "because" out, and decide --revised --add CHUNK.
`;
async function askReplacements(e,t){
let{dataset:n,file:r,target:i}=t,{moves:a}=movedEvidence(n,r,i),o=new Map(a.map(({from:e,to:t})=>[e,t[0]])),s=[];
for(let{id:n}of r.whole===void 0?[]:namedChunks(r.whole)){
let r=o.get(n)??(i.chunks.has(n)?n:void 0),a=await askChunks(e,t,{question:`What stands in the place of ${quoted(n)}, by id, or "none"`,usual:r});
if(a===`leave`)return a;
(a.length!==1||a[0]!==n)&&s.push({from:n,to:a})}
return s}
async function askChunks(e,{dialogue:t,target:n,readTextsOf:r},{question:i,usual:a}){
for(;;){
let o=await t.text(terminalText(i),a);
if(o===void 0)return`leave`;
let s=chunkIdsIn([o],n.chunks).map(asId),c=s.filter(e=>!n.chunks.has(e));
if(c.length===0)return await r(s),s;
for(let t of c)e.out(terminalText(`${quoted(t)} is not in corpus revision "${n.id}".`)+`
`)}}
async function askQuotes({dialogue:e,file:t,target:n},r){
let i=new Map;
for(let{quote:a,places:o}of lostQuotes(t,r,n)){
let[t]=o;
if(t===void 0||i.has(t))continue;
let n=`The quote ${quoted(a)} is gone. The words of ${quoted(t)} that carry the answer`,r=await e.text(terminalText(n),`no quote`);
if(r===void 0)return`leave`;
i.set(t,r===`no quote`?void 0:r)}
return i}
async function askAbstained(e,{dialogue:t,known:n}){
let r=reasonsToAbstain.map((e,t)=>String(t+1)).join(``);
n.because===void 0&&e.out(`${reasonsToAbstain.map((e,t)=>`${t+1} ${e}`).join(`, `)}\n`);
let i=n.because===void 0?await t.choose(`Why is no answer right?`,r,reasonsToAbstain):void 0,a=n.because??(i===void 0?void 0:reasonsToAbstain[Number(i)-1]);
if(a===void 0)return`leave`;
let o=n.answer??await t.text(`What a good refusal says`);
return o===void 0?`leave`:{outcome:`abstained`,because:a,answer:o}}
function givenChoice(e,t,{known:n,target:r}){
let{outcome:i,because:a,answer:o}=n;
switch(i){
case`confirmed`:
return{outcome:i,quotes:evidenceSaid(n.evidence,t,r.chunks).quotes};
case`revised`:
return revised(e,t,{known:n,target:r});
case`abstained`:
if(a===void 0||o===void 0)throw unsaid();
return{outcome:i,because:a,answer:o};
case`retired`:
return{outcome:i};
case void 0:
throw unsaid()}}
function revised(e,t,{known:n,target:r}){
let{moved:i,onlyMoves:a,answer:o,evidence:s}=n,c=evidenceSaid(s,t,r.chunks),l=i?movedEvidence(e,t,r):void 0,u=l!==void 0&&a?notOnlyMoved(t,l,r):[];
if(u.length>0)return{refused:u};
let d=new Set(c.replace.map(({from:e})=>e)),f=l?.moves.filter(({from:e})=>!d.has(e))??[],p=o===void 0?{}:{answer:o};
return{outcome:`revised`,...c,replace:[...c.replace,...f],...p}}
function unsaid(){
return new UsageError(`The outcome is not said.`)}
function outlook({dataset:e,file:t},{value:n},r){
let i={...t,case:n};
return`\nAs it would be:\n\n${[...outcome(i,r),...evidence(e,i,{style:r,more:()=>[]})].join(`

`)}\n\n`}
async function askRefresh(e,t){
let{dialogue:n,file:r,known:i}=t;
show(e,t);
let a=await choiceOf(e,t);
if(a===`leave`)return a;
let{choice:o,decided:s}=a;
(o.outcome===`revised`||o.outcome===`abstained`)&&e.out(outlook(t,s,e.style));
let c=await askQuestions(n,{choice:o,decided:s,known:i});
if(c===void 0)return n.hasLeft()||e.out(`Without every yes this cannot be decided so.
`),`leave`;
let l=await askWho(t);
if(l===void 0)return`leave`;
let{id:u=r.path}=r.case;
return e.out(`${terminalText(`${u} is ${o.outcome} by "${l.by}": "${l.reason}"`)}\n`),await n.choose(`Record it?`,`yn`)===`y`?{choice:o,confirmed:c,...l}:`leave`}
async function askWho({dialogue:e,usual:t,file:n,known:r}){
let i=n.case.origin?.author,a=t!==void 0&&i!==void 0&&samePerson(t,i),o=r.by??await e.text(`Who decides this`,a?void 0:t);
if(o===void 0)return;
let s=r.reason??await e.text(`Why, in one sentence`);
return s===void 0?void 0:{by:o,reason:s}}
function show(e,t){
let{dataset:n,file:r,judged:i,target:a,reasons:o}=t,s=itemOf(t,i??r),c={style:e.style,place:e=>e},l=s===void 0?caseView(n,r,c):itemText(s,{isWhole:!0,style:e.style}).join(`
`);
e.out(`${l}\n\n`),e.out(terminalText(`Asked by ${listed(o)}, under corpus revision "${a.id}".`)+`
`),i!==void 0&&(e.out(`The file was edited since it was approved; what it says now:

`),e.out(`${outcome(r,e.style).join(`

`)}\n\n`))}
function itemOf({dataset:e,target:t,observations:n},r){
let i=e.cases.map(e=>e.path===r.path?r:e),a={target:t.revision,texts:new Map,observations:n};
return planRefresh({...e,cases:i},a).items.find(e=>e.file===r)}
async function choiceOf(e,t){
let{dataset:n,file:r,target:i,known:a}=t,o=isSaid(a)?givenChoice(n,r,{known:a,target:i}):await askChoice(e,t);
for(;o!==`leave`;){
let n=`refused`in o?o:decidedCase(r,o,i);
if(!(`refused`in o)&&`value`in n)return{choice:o,decided:n};
for(let{message:t,fix:r=``}of`refused`in n?n.refused:[])e.out(`${terminalText(t)}\n  ${terminalText(r)}\n`);
o=await askChoice(e,t)}
return o}
function isSaid(e){
return e.outcome===`abstained`?e.because!==void 0&&e.answer!==void 0:e.outcome!==void 0}
async function askQuestions(e,{choice:t,decided:{value:n},known:r}){
if(t.outcome===`retired`||n.sentinel!==void 0)return[];
let i=questionsFor(n.kind);
for(let[t,{confirms:n,question:a}]of i.entries()){
if(r.confirmed.includes(n))continue;
let o=`${t+1} of ${i.length}  ${a}`;
if(await e.choose(o,`yn`)!==`y`)return}
return i.map(({confirms:e})=>e)}
function decidedText(e,t){
let{before:n,textBefore:r,decided:i,isDryRun:a}=e,{style:o,place:s}=t,{outcome:c=``,by:l=``,from:u=``,to:d=``,reasons:f=[]}=i.file.case.refresh??{},p=a?`would be ${c}`:o.green(c),m=[`asked by ${listed(f.flatMap(e=>e??[]))}`,`${quoted(u)} → ${quoted(d)}`,...changes(n,i),...notes(e)];
return`${[`${o.strong(terminalText(s(n.path)))} ${p} by "${terminalText(l)}"`,...m.map(e=>`  ${terminalText(e)}`),...a?diffText(r,i.text,o):[]].join(`
`)}\n`}
function changes(e,{file:t,droppedQuotes:n,noLongerInstead:r}){
let[i,a]=[e.case,t.case],[o=[],s=[]]=[i,a].map(({relevantChunkIds:e=[]})=>e.flatMap(e=>e??[])),c=o.filter(e=>!s.includes(e)),l=s.filter(e=>!o.includes(e));
return[...c.length===0?[]:[`no evidence any more: ${listed(c.map(quoted))}`],...l.length===0?[]:[`evidence now: ${listed(l.map(quoted))}`],...i.expectedAnswer===a.expectedAnswer?[]:[`expected answer: "${clipped(a.expectedAnswer??``,200)}"`],...newQuotes(i,a),...n.map(({chunkId:e,quote:t})=>`quote of ${quoted(e)} gone: ${quoted(t)}`),...r.map(e=>`${quoted(e)} stands for itself: what it could replace is gone`)]}
function newQuotes(e,t){
let n=new Set((e.provenance??[]).map(e=>e?.quote));
return(t.provenance??[]).flatMap(e=>e?.quote===void 0||n.has(e.quote)?[]:[`quote of ${quoted(e.chunkId??``)}: ${quoted(e.quote)}`])}
function notes({before:e,decided:t,reviewers:n,isElsewhere:r,isDryRun:i,left:a}){
let{refresh:o,id:s=e.path}=t.file.case,c=e.case.origin?.author,l=`${quoted(o?.to??``)} is not the current corpus revision, under which the case may be asked about again.`;
return[...t.told,...answersToRead(t.file),...countsLess({reviewer:o?.by??``,author:c,reviewers:n}),...r?[l]:[],...a.map(leftText),...t.awaitsJudgments&&!i?[`A sentinel: it is a candidate again until two people have judged it as it is now.`,`next: touchstone review judge ${s}, by two people; then touchstone review record ${s}`]:[]]}
function leftText({file:e,is:t,hasOtherChunks:n,hasOtherRevision:r}){
let{id:i=e.path,relevantChunkIds:a=[],corpusRevision:o=``}=e.case,s=a.flatMap(e=>e===void 0?[]:[quoted(e)]),c=[...n?[`rests on ${s.length===0?`no chunk`:listed(s)}`]:[],...r?[`stays under ${quoted(o)}`]:[]];
return`its ${t} ${quoted(i)} ${listed(c)}: read whether both still ask for one answer`}
function answersToRead({case:{refresh:e,acceptedAnswers:t=[]}}){
if(e?.outcome!==`revised`||t.length===0)return[];
let n=t.map(e=>quoted(e?.statement??``));
return[`accepted answers keep their words: ${listed(n)}`]}
function takenOutText(e,{style:t,place:n,isDryRun:r,to:i}){
let a=r?`request would be taken out`:t.green(`request taken out`);
return`${e.flatMap(({path:e,before:o,after:s})=>[`${t.strong(terminalText(n(e)))} ${a}: its judgment stands under ${terminalText(quoted(i))}`,...r?diffText(o,s,t):[]]).join(`
`)}\n${endText(e.length,{isDryRun:r,style:t})}`}
function endText(e,{isDryRun:t,style:n}){
if(t)return`Nothing was written.
`;
let r=e===1?`this file`:`these files`;
return`${n.faint(`Commit ${r}; "touchstone check" judges the set as it is now.`)}\n`}
function leftRelatives({cases:e},t,n){
if(t.case.refresh?.outcome!==`revised`)return[];
let{id:r,variantOf:i}=t.case,a=new Map(n.map(e=>[e.path,e]));
return e.map(e=>a.get(e.path)??e).filter(e=>e.path!==t.path&&takesPart(e)).flatMap(e=>{
let n=r!==void 0&&e.case.variantOf===r,a=i!==void 0&&e.case.id===i;
if(!n&&!a)return[];
let o=chunksOf(e)!==chunksOf(t),s=e.case.corpusRevision!==t.case.corpusRevision;
return!o&&!s?[]:[{file:e,is:n?`variant`:`parent`,hasOtherChunks:o,hasOtherRevision:s}]})}
function chunksOf({case:{relevantChunkIds:e=[]}}){
return JSON.stringify(e.flatMap(e=>e??[]).toSorted(byUtf8))}
function refuse(e,t,n){
let r=t.map(({refused:e,...t})=>{
let r=`findings`in t?t.findings:[];
return obstaclesText({refused:[e].flat(),findings:r},n,`not decided`)});
return e.out(`${r.join(`
`)}\nNothing was written.\n`),1}
function byFlags(e,t,n){
let{known:r,dataset:i,target:a}=e,o=askedFor(e,t.file);
if(`refused`in o)return o;
let s=givenChoice(i,t.file,{known:r,target:a});
if(`refused`in s)return s;
let{by:c=``,reason:l=``,confirmed:u}=r;
return decideOne(e,t,{choice:s,by:c,reason:l,confirmed:u,together:n.map(({file:e})=>e)})}
function askedFor({dataset:e,target:t,observed:n},r){
let i=unfitCase(r);
return i.length>0?{refused:i}:triggerOf(e,{file:r,observed:n.get(r.case.id??``)},t)}
function decideOne({dataset:e,target:t,at:n,observed:r},{file:i,text:a,judged:o},s){
let c=askedFor({dataset:e,target:t,observed:r},i);
if(`refused`in c)return c;
let{reasons:l,observations:u}=c,d=judgedVersion(e,i).case.corpusRevision,f={...s,at:n,reasons:l,observations:u,target:t,from:d,judged:o,text:a};
return decideRefresh(e,i,f)}
async function write(e,t){
let{io:n,chosen:r,dataset:i,target:a,options:o,isDryRun:s}=e,c=t.map(({file:e,text:t,decided:n})=>({path:e.path,before:t,after:n.text})),l=s?[]:await replaceTexts(r.folder,c);
if(l.length>0)return refuse(n,[{refused:l}],o);
let u=i.policy?.policy?.reviewers??[],d=a.revision!==currentRevision(i);
for(let{file:e,judged:r,text:a,decided:c}of t){
let l={before:r??e,textBefore:a,decided:c,reviewers:u,isDryRun:s,isElsewhere:d,left:leftRelatives(i,c.file,t.map(e=>e.decided.file))};
n.out(decidedText(l,o))}
return n.out(endText(t.length,{isDryRun:s,style:n.style})),0}
async function setToDecide({folder:e,dataset:t,paths:n},{to:r,ids:i,isShown:a}){
let o=namedTarget(t,r);
if(`refused`in o)return o;
let s=t.cases.filter(({path:e})=>n.includes(e)),c=new Set,l=s.flatMap(({whole:e})=>e===void 0?[]:namedChunks(e));
for(let e of[...l.map(e=>e.id),...i]){
let t=o.chunks.get(e)?.hash;
t!==void 0&&c.add(t)}
for(let e of s)for(let{contentHash:t}of e.whole?.provenance??[])c.add(t);
if(a){
let e={...t,cases:s};
for(let t of textsToPlan(e,{target:o.revision}))c.add(t)}
let u=new Map([...t.texts,...await textsToday(e,c)]),d={...t,texts:u},f=targetRevision(d,r);
if(`refused`in f)return f;
let readTexts=async t=>{
let n=new Set(t.filter(e=>!u.has(e)));
for(let[t,r]of await textsToday(e,n))u.set(t,r)},readTextsOf=async e=>{
await readTexts(e.flatMap(e=>f.chunks.get(e)?.hash??[]))};
return{dataset:d,target:f,readTextsOf,readTexts}}
function namedTarget(e,t){
if(t!==void 0&&!e.revisions.has(t))throw unknownRevision(e,t);
return targetRevision(e,t)}
async function caseToDecide(e,{dataset:t,readTexts:n},r){
let i=t.cases.find(e=>e.path===r);
if(i===void 0)return{refused:t.defects.filter(({at:e})=>e.file===r)};
let a=await rawText(join(e,r)).catch(()=>``);
if(!saysStill(i,a))return{refused:[changedMeanwhile(i)]};
let o=t.approved.get(r);
return await n((o?.whole?.provenance??[]).map(({contentHash:e})=>e)),{file:i,text:a,judged:o}}
function withoutRequest(e,{file:t,text:n},r){
let i=unfitCase(t);
if(i.length>0)return{refused:i};
if(!isUndecided(t))return{refused:[unrequested(t)]};
let a=dueUnder(e,r.revision)(t);
if(a===void 0||!isAskedNeedlessly(t,a.currency)){
let e=(a&&nextStep(t,a))??`Decide about it with ${decideCommand$1(t)}.`;
return{refused:[{...needed(t,r.id),fix:e}]}}
let o=editFields(t.path,n,[{remove:`refresh`}]);
return`refused`in o?{refused:[o.refused]}:{text:o.text}}
function unrequested(e){
return{message:`The case has no request that nobody has decided.`,at:e.locate([`id`]),fix:`Leave it as it is.`}}
function needed(e,t){
return{message:`The request is not needless: under corpus revision ${quoted(t)} the case has to be looked at.`,at:e.locateKey([`refresh`])}}
async function takeOutRequests(e){
let{io:t,chosen:n,dataset:r,target:i,options:a,isDryRun:o}=e,s=[],c=[];
for(let t of n.paths){
let a=await caseToDecide(n.folder,e,t),o=`refused`in a?a:withoutRequest(r,a,i);
`refused`in o?s.push(o):`text`in a&&c.push({path:t,before:a.text,after:o.text})}
if(s.length>0)return refuse(t,s,a);
let l=o?[]:await replaceTexts(n.folder,c);
return l.length>0?refuse(t,[{refused:l}],a):(t.out(takenOutText(c,{...a,isDryRun:o,to:i.id})),0)}
function decideCommand(e,t){
let n=new Command(`decide`).description(`Record what a person decides about cases whose evidence moved.`).argument(`<case...>`,`cases, each by its id or its file`),r=evidenceFlags(decideFlags(n));
return n.option(`--set <folder>`,`the set's folder (default: that of the files, else this folder)`).option(`--dry-run`,`show what would be written, and write nothing`).addHelpText(`after`,example$2).action(async(n,i)=>{
t(await runDecide(e,n,{flags:i,evidence:r()}))})}
const example$2=`
The decision, what asked for it, the new corpus revision, provenance and review are written together; question, answer
and chunks change only as the person says. At a terminal the case is shown with its old and new evidence, the outcome is
asked for, then the questions of a review; nothing is written before a last question, and q leaves at any.
With flags: one case; of --confirmed, --moved and --retired at most ten, all of them or none.

Examples:
  touchstone refresh decide refund-001
  touchstone refresh decide refund-001 --confirmed --by sam --reason "The rule is the same." \\
    --confirm query,answer,source,chunks
  touchstone refresh decide refund-002 --moved --by sam --reason "Word for word on its new page." \\
    --confirm query,answer,source,chunks
  touchstone refresh decide leave-001 --revised --replace "leave:2 -> leave:2a, leave:2b" \\
    --answer "18 weeks." --chunk leave:2a --quote "eighteen weeks" …
  touchstone refresh decide fax-001 --abstained --because not-in-corpus --answer "The handbook does not say." …
  touchstone refresh decide fax-002 --retired --by sam --reason "The fax line was closed."
  touchstone refresh decide pay-001 --observations asked.jsonl   because of what people ask
  touchstone refresh decide pay-002 --needless     nothing asks any more, so its request goes

Exit code: 0 decided or left as it was, 1 refused, 2 wrong use, 3 the run broke.`;
async function runDecide(e,t,{flags:n,evidence:r}){
let i=takesOut(n),a=await chosenCases(e.cwd,t,n.set),{folder:o,paths:s}=a,c={style:e.style,place:placeFrom(e.cwd,o)},l=n.dryRun===!0;
if(i){
let t=await setToDecide(a,{to:n.to,ids:[],isShown:!1});
return`refused`in t?refuse(e,[t],c):await takeOutRequests({io:e,chosen:a,options:c,isDryRun:l,...t})}
let u=a.dataset.cases.filter(({path:e})=>s.includes(e)),d=u.length>0&&u.every(e=>e.case.sentinel!==void 0),f=knownRefresh(n,r,{terminal:e.input.isTTY,sentinels:d});
assertFew(f,s.length);
let p=instantOf(n.at,e.clock()),{observations:m,problems:h}=await observationsIn(e.cwd,n.observations??[]);
if(h.length>0)return refuse(e,[{refused:h}],{...c,place:e=>e});
let g=await setToDecide(a,{to:n.to,ids:idsSaid(r),isShown:!f.whole});
if(`refused`in g)return refuse(e,[g],c);
let _={io:e,chosen:a,known:f,at:p,observations:m,observed:observationsAbout(observedPatterns(g.dataset,m)),options:c,isDryRun:l,...g};
return f.whole?await decideAll(_):await askAll(_)}
function assertFew({whole:e,outcome:t,moved:n,evidence:r},i){
if(!e||i===1)return;
let{said:a,quote:o,withoutQuote:s}=r,c=a.length>0||o!==void 0||s.length>0;
if(!(t===`confirmed`||t===`retired`||n&&!changesEvidence(r))||c)throw new UsageError(`With flags for several cases: --confirmed, --moved or --retired, and nothing about one case's chunks.`);
if(i>10)throw new UsageError(`With flags at most 10 cases a call: a decision is about what was read.`)}
async function decideAll(e){
let{io:t,chosen:n,options:r}=e,i=[],a=[];
for(let t of n.paths){
let r=await caseToDecide(n.folder,e,t);
`refused`in r?a.push(r):i.push(r)}
let o=[];
for(let t of i){
let n=byFlags(e,t,i);
`text`in n?o.push({...t,decided:n}):a.push(n)}
return a.length>0?refuse(t,a,r):await write(e,o)}
async function askAll(e){
let{io:t,chosen:n}=e,r=await gitUserName(n.folder,t.environment);
return await inDialogue(t,async i=>{
let a=!1;
for(let[o,s]of n.paths.entries()){
if(i.hasLeft()){
t.out(`Not asked about: ${counted(n.paths.length-o,`more case`)}.\n`);
break}
o>0&&t.out(`
`),a=await askOne(e,s,{dialogue:i,usual:r})===1||a}
return+!!a})}
async function askOne(e,t,n){
let{io:r,chosen:i,dataset:a,options:o,known:s,target:c,observations:l}=e,u=await caseToDecide(i.folder,e,t);
if(`refused`in u)return refuse(r,[u],o);
let{file:d,judged:f}=u,p=askedFor(e,d);
if(`refused`in p)return refuse(r,[p],o);
let m=await askRefresh(r,{...n,dataset:a,readTextsOf:e.readTextsOf,file:d,judged:f,target:c,known:s,reasons:p.reasons,observations:l});
if(m===`leave`)return r.out(`${terminalText(o.place(t))} left as it is\n`),0;
let h=decideOne(e,u,m);
return`text`in h?await write(e,[{...u,decided:h}]):refuse(r,[h],o)}
function missingLines(e,{limit:t,style:n}){
let r=unverifiableIn(e);
if(r.length===0)return[];
let i=r.length-t;
return[``,`${n.strong(`Something is missing`)}  ${counted(r.length,`case`)}`,...r.slice(0,t).flatMap(e=>caseLines(e,n)),...i>0?[`  and ${counted(i,`more case`)}`]:[]]}
function caseLines(e,t){
return[`  ${t.strong(terminalText(nameOfUnasked(e)))}  ${e.unverifiable.join(`, `)}`,...missingFacts(e).map(([e,t])=>`    ${e.padEnd(9)}  ${terminalText(t)}`)]}
function missingMarkdown(e,t,{code:n,words:r}){
let i=unverifiableIn(e);
if(i.length===0)return``;
let a=i.length-t,o=i.slice(0,t).map(e=>{
let t=missingFacts(e).map(([,e])=>r(e));
return`- ${n(nameOfUnasked(e))}: ${t.join(`. `)}`}),s=a>0?[`- and ${counted(a,`more case`)}`]:[];
return[`## Something is missing`,``,...o,...s].join(`
`)}
function missingFacts({file:e,unverifiable:t}){
let[n]=t;
return[...t.map(e=>[`missing`,unverifiableWords[e]]),...e===void 0||n===void 0?[]:[[`to do`,whatToDo(e,n)]]]}
function namedText(e,t){
let n=new Map(e.items.map(e=>[e.file.path,e]));
return`${[...t.paths].map(r=>{
let i=n.get(r);
return i===void 0?standingText(e,r,t.dataset):itemBlock(i,t)}).join(`

`)}\n`}
function itemBlock(e,{style:t,flags:n=``}){
let{pullRequest:r,to:i,from:a}=e,o=a===void 0?``:`${a} → `;
return[`${t.strong(terminalText(r??`Nobody has judged it`))}  ${terminalText(`${o}${i}`)}`,...itemText(e,{isWhole:!0,style:t,flags:n})].join(`
`)}
function missingText(e,t){
let n=missingFacts(t).map(([e,t])=>`  ${e.padEnd(9)}  ${t}`);
return[`${e} has to be looked at: nothing tells what changed for it (${t.unverifiable.join(`, `)}).`,...n.map(terminalText)].join(`
`)}
function standingText({to:e,unasked:t,needless:n},r,{cases:i}){
let a=i.find(e=>e.path===r),o=terminalText(quoted(a?.case.id??r)),s=t.find(e=>e.path===r);
if(s!==void 0)return s.why===`unverifiable`?missingText(o,s):`${o} is not asked about: it is ${unaskedWords[s.why]}.`;
let c=a===void 0?void 0:stageOf(a);
if(a===void 0||c===void 0)return`${o} cannot be read as a case.`;
if(c===`pending`)return`${o} is a candidate: --candidates asks about it.`;
if(c!==`approved`)return`${o} is ${c}, so nobody is asked about it.`;
let l=terminalText(quoted(e.id)),u=n.includes(a)?`\n  request    ${terminalText(`nobody has to decide about it: ${needlessStep(a)}`)}`:``;
return`${o} ${standingWords(a,{to:e.id,under:l})}${u}`}
function standingWords({case:{corpusRevision:e,kind:t}},{to:n,under:r}){
return e===n?`was judged under corpus revision ${r}: it is current.`:`stands under corpus revision ${r}: its judgment is carried, since ${t===`abstention`?`nothing that changed concerns it`:`its evidence is unchanged`}.`}
function observedMarkdown({observed:e,problems:t},n){
let r=e.map(e=>{
let{observation:t,outcome:r,near:i}=e,a=`- ${markdownCode(t.id)}`;
if(r.kind!==`new-case`)return`${a}: ${markdownText(outcomeText(r))}`;
let o=i.map(({file:e,likeness:t})=>`${n(nameOf(e),e.path)} (${t.toFixed(2)})`),s=i.length===0?``:`; near: ${o.join(`, `)}`;
return`${a}: **a case to write**, ${markdownText(seenText(e))}${s}`}),i=t.map(({at:{file:e,line:t}})=>`- ${markdownCode(`${e}:${t}`)}`);
return[...section$1(`## Observed questions`,r),...section$1(`## Lines that were not taken`,[...new Set(i)])].join(`

`)}
function section$1(e,t){
if(t.length===0)return[];
let n=t.length-30,r=n>0?[`- and ${n} more`]:[];
return[e,[...t.slice(0,30),...r].join(`
`)]}
function observedText({observed:e,problems:t,files:n,flags:r=``},i){
let{style:a}=i,o=mostAskedFirst(e.filter(({outcome:e})=>e.kind===`new-case`)),s=mostAskedFirst(e.filter(({outcome:e})=>e.kind===`asks-about`)),toWrite=e=>[...nearLines(e),`    ${`write it`.padEnd(10)}  ${terminalText(commandFor(e,n))}`],toDecide=({outcome:e})=>e.kind===`asks-about`?[`    ${`decide it`.padEnd(10)}  ${terminalText(decideCommandFor(e.file,{files:n,flags:r}))}`]:[];
return[...section({title:`Observed, and no case asks it`,patterns:o,more:toWrite},i),...section({title:`Observed, about an approved case that does not represent it`,patterns:s,more:toDecide},i),...otherBlocks(e,i),...t.map(e=>problemText(e,i,{mark:a.red(`not taken`)}))].map(e=>`\n${e}\n`).join(``)}
function mostAskedFirst(e){
return e.toSorted((e,t)=>t.observation.count-e.observation.count)}
function section({title:e,patterns:t,more:n},{style:r,limit:i}){
if(t.length===0)return[];
let a=t.slice(0,i).map(e=>[`  ${r.strong(terminalText(e.observation.id))}  ${terminalText(seenText(e))}`,...questionLines(e),...n(e)].join(`
`)),o=t.length-a.length,[s=``,...c]=a;
return[`${r.strong(e)}\n${s}`,...c,...o>0?[`  ${counted(o,`more pattern`)}; --limit ${t.length} tells all`]:[]]}
function questionLines({observation:e}){
let{query:t,source:n,conversation:r=[],notes:i}=e;
return[...r.map(({role:e,content:t})=>line(e,t)),line(`question`,t),line(`recorded`,n),...i===void 0?[]:[line(`notes`,i)]]}
function nearLines({near:e,outOfUse:t}){
return[...t.map(e=>line(stageOf(e)??``,`${nameOf(e)} asked the same`)),...e.map(({file:e,likeness:t})=>line(`near`,`${nameOf(e)}  ${t.toFixed(2)}  ${e.case.query??``}`))]}
function line(e,t){
return`    ${e.padEnd(10)}  ${textWithin(t.replaceAll(/\s+/g,` `),96)}`.trimEnd()}
function otherBlocks(e,{style:t}){
let n=e.flatMap(({observation:{id:e},outcome:t})=>t.kind===`new-case`||t.kind===`asks-about`?[]:[`  ${terminalText(`${e}  ${outcomeText(t)}`)}`]);
if(n.length===0)return[];
let r=n.length-20;
return[[t.strong(`Observed, and nothing proposed`),...n.slice(0,20),...r>0?[`  and ${r} more; --format json tells all`]:[]].join(`
`)]}
const lengths=[2e3,700];
function howToDecide(e){
let[t,n]=[`plan`,`decide`].map(t=>markdownCode(`touchstone refresh ${t} <case>${e}`));
return`At a desk: ${t} shows one case whole, and ${n} asks what somebody decides and records it. The commands above record it without a question: write who decides behind \`--by\` and why behind \`--reason\`; \`--confirm\` says what was read and is right.`}
function planMarkdown(e,{link:t,limit:n,items:r,flags:i=``}){
let a=planRows(e,{...onPage,flags:i}).filter(([,e])=>e!==``).map(([e,t])=>e===``?`  - ${t}`:`- **${e}**: ${t}`),o=[`**${headlineOf(e,onPage)}**`,a.join(`
`),missingMarkdown(e,20,onPage)],s=mostCharacters-o.join(`

`).length-2e4,c=[],l=groupsOf(r,({pullRequest:e})=>e),u=[...e.pullRequests.map(e=>[titleOf$1(e),l.get(e.branch)??[]]),[`## Nobody has judged these candidates`,l.get(void 0)??[]]];
for(let[r,a]of u){
let l=[];
for(let r of a){
let a=blockOf(r,{link:t,to:e.to,flags:i});
if(c.length>=n||a.length>s)break;
s-=a.length+2,c.push(r),l.push(a)}
if(l.length>0&&o.push(r,...l),l.length<a.length)break}
let d=r.length===0?[]:[howToDecide(i)];
return`${[...o,...rest(r.slice(c.length),t),...d].filter(e=>e!==``).join(`

`)}\n`}
function blockOf(e,t){
for(let n of lengths){
let r=caseBlock(e,{...t,longest:n,readsLines:!1});
if(r.length<=12e3)return r}
return caseBlock(e,{...t,longest:240,readsLines:!1})}
function titleOf$1({branch:e,cases:t,families:n,isOpen:r,isClosed:i,waits:a}){
let o=n.length===0?``:` of ${n.map(markdownText).join(`, `)}`,s=r?`, open`:i?`, closed`:a?`, waits`:``;
return`## ${markdownCode(e)}: ${counted(t.length,`case`)}${o}${s}`}
function rest(e,t){
if(e.length===0)return[];
let n=e.slice(0,100).map(({id:e,file:n})=>t(e,n.path)),r=e.length-n.length;
return[`**${counted(e.length,`more case`)}:** ${n.join(`, `)}${r>0?`, and ${r} more`:``}.`]}
function planText(e,t){
let{style:n,flags:r=``}=t,i=figureRows(planRows(e,{...onTerminal,flags:r}),n),a=[...wrapped(headlineOf(e,onTerminal)).split(`
`),...i],o=[...pullRequestLines(e,t),...missingLines(e,t)];
return`${[...a,...o,...endLines(e,r)].join(`
`)}\n`}
function pullRequestLines(e,{limit:t,style:n,flags:r=``}){
let i=e.items.slice(0,t),a=groupsOf(i,({pullRequest:e})=>e);
return[...e.pullRequests.filter(({branch:e})=>a.has(e)).flatMap(e=>[``,titleOf(e,n),...(a.get(e.branch)??[]).flatMap((e,t)=>[...t===0?[]:[``],...itemText(e,{isWhole:!1,style:n,flags:r})])]),...candidateLines(a.get(void 0)??[],{style:n,flags:r}),...restLines(e,i)]}
function candidateLines(e,t){
if(e.length===0)return[];
let{style:n,flags:r=``}=t;
return[``,`${n.strong(`Nobody has judged`)}  ${counted(e.length,`candidate`)}`,...e.flatMap((e,t)=>[...t===0?[]:[``],...itemText(e,{isWhole:!1,style:n,flags:r})])]}
function endLines({items:e},t){
return e.length===0?[]:[``,...howToGoOn(e,terminalText(t))]}
function titleOf({branch:e,cases:t,families:n,isOpen:r,isClosed:i,waits:a},o){
let s=n.length===0?``:` of ${terminalText(n.join(`, `))}`,c=r?`, open`:i?`, closed`:a?`, waits`:``;
return`${o.strong(terminalText(e))}  ${counted(t.length,`case`)}${s}${c}`}
function restLines({items:e,pullRequests:t},n){
let r=e.length-n.length;
if(r===0)return[];
let i=groupsOf(e.slice(n.length),({pullRequest:e})=>e),a=t.flatMap(({branch:e,waits:t})=>{
let n=i.get(e);
return n===void 0?[]:[`  ${terminalText(e)}  ${n.length}${t?`, waits`:``}`]}),o=i.get(void 0)?.length??0;
o>0&&a.push(`  nobody has judged  ${o}`);
let s=a.length-mostLines;
return[``,`${counted(r,`more case`)}; --limit ${e.length} tells all:`,...a.slice(0,mostLines),...s>0?[`  and ${counted(s,`more pull request`)}`]:[]]}
const mostLines=10;
function howToGoOn(e,t){
let n=e.filter(({asks:e})=>e===`first-judgment`),r=n.filter(({outcomes:e})=>isApprovalRefused(e));
return[`One case whole, with the texts of its candidates: touchstone refresh plan <case>${t}`,...n.length<e.length?[`To decide about it: touchstone refresh decide <case>${t}`]:[],...n.length>0?[`To approve or reject a case that nobody has judged: touchstone review record <case>`]:[],...r.length>0?[`First, where its evidence changed, what its line "first" says.`]:[]]}
const formatNames=[`text`,`json`,`markdown`];
function planCommand(e,t){
return new Command(`plan`).description(`Tell which cases somebody has to look at again, why, and what became of their evidence.`).argument(`[case...]`,`show these cases whole, each by its id or its file`).option(`--to <revision>`,`the corpus revision to judge under (default: the current one)`).option(`--candidates`,`ask for first judgments of candidates, too`).option(`--observations <file>`,`observed questions of real people, to hold against the cases; repeatable`,repeated).addOption(new Option(`--format <format>`,`how to print it`).choices(formatNames).default(`text`)).option(`--limit <n>`,`cases that are told before the rest is counted`,atMost,10).option(`--fresh`,`read every case anew, and keep nothing for the next run`).option(`--set <folder>`,`the set's folder (default: that of the files, else this folder)`).addHelpText(`after`,example$1).action(async(n,r)=>{
t(await runPlan(e,n,r))})}
const example$1=`
Nothing is changed, and no candidate is chosen: a plan tells what a person has to decide.
docs/refresh-plan.md of the project says how it is made.

Examples:
  touchstone refresh plan                          under the current corpus revision
  touchstone refresh plan refund-001               one case whole, with the texts of all candidates
  touchstone refresh plan --to corpus-2026-06-01   what a return to that revision would ask
  touchstone refresh plan --candidates             what nobody has judged, as well
  touchstone refresh plan --observations asked.jsonl   with what people ask and no case asks
  touchstone refresh plan --format markdown        for a pull request or a job's summary, with held-out questions left out
  touchstone refresh plan --format json            all of it, for scripts

Exit code: 0 planned, whatever it holds; 1 the set is damaged, so nothing was planned, or a line of observations was
not taken; 2 wrong use, 3 the run broke.`;
function atMost(e){
if(/^[1-9]\d{0,8}$/.test(e))return Number(e);
throw new InvalidArgumentError(`It is a whole number from 1 on.`)}
async function runPlan(e,t,n){
let r=t.filter(isFile),{folder:i,paths:a}=await chosenFiles(e.cwd,r,n.set),{to:o,candidates:s=!1,fresh:c=!1}=n,l=await setToPlan(e,i,{to:o,candidates:s,fresh:c}),u=placeFrom(e.cwd,i,n.set??i);
if(`defects`in l)return e.out(`${defectReport(l.defects,{style:e.style,place:u})}\n`),e.out(`The set is damaged, so nothing was planned.
`),1;
let d=new Map(r.map((e,t)=>[e,a[t]??``])),f=t.map(e=>d.get(e)??pathOfId(l.dataset,e)),{observations:p,problems:m}=await observationsIn(e.cwd,n.observations??[]),h=planRefresh(l.dataset,{...l,candidates:s,observations:p}),g={named:new Set(f),place:u,problems:m,...l,...n};
return await printPieces(e,printed(h,g,e)),m.length===0?0:1}
function printed(e,{named:t,dataset:n,format:r,limit:i,place:a,problems:o,to:s,set:c,observations:l=[]},{style:u}){
let d=[[`--to`,s],[`--set`,c]].flatMap(([e,t])=>t===void 0?[]:[` ${e} ${inShell(t)}`]).join(``),f={observed:e.observed,problems:o,files:l,flags:d};
if(r===`text`)return[t.size===0?planText(e,{limit:i,style:u,flags:d}):namedText(e,{dataset:n,paths:t,style:u,flags:d}),observedText(f,{limit:i,style:u,place:e=>e})];
let p=e.items.filter(({file:e})=>t.size===0||t.has(e.path));
if(r===`json`)return planJson(e,p,o);
let link=(e,t)=>markdownCodeLink(e,a(t)),m=planMarkdown(e,{link,limit:i,items:p,flags:d}),h=observedMarkdown(f,link);
return h===``?[m]:[m,`\n${h}\n`]}
function refreshCommand(e,t){
return new Command(`refresh`).description(`Ask people again where the evidence of a judgment moved.`).addHelpText(`after`,example).addCommand(planCommand(e,t)).addCommand(decideCommand(e,t))}
const example=`
Examples:
  touchstone refresh plan              who has to look again under the current corpus revision, and why
  touchstone refresh plan refund-001   one case whole: old and new evidence, and what can be decided
  touchstone refresh decide refund-001   what a person decides about it

Each command explains itself: touchstone refresh <command> --help`;
export{refreshCommand};
