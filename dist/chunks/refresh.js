import{Command,InvalidArgumentError,Option}from"./commander.js";
import{gitUserName}from"./shared-git.js";
import{UsageError,byUtf8,caseDigest,clipped,contentState,counted,currentRevision,decideCommand as decideCommand$1,defectReport,dueUnder,figureRows,groupsOf,isAskedNeedlessly,isBlank,isLater,isUndecided,judgedVersion,judgmentsUnder,listed,machineNamed,needlessCommand,needlessStep,nextStep,normaliseWhiteSpace,placeFrom,printPieces,problemText,quoted,readCase,renewCommand,repeated,samePerson,shortFormStep,stageOf,statusOf,takesPart,terminalText,triggers,unverifiableWords,whatToDo}from"./core.js";
import{decidedCase,decisionEdits,lostQuotes,movedEvidence,namedChunks,notOnlyMoved,observationsAbout,observationsOn,observedPatterns,opensRequest,planRefresh,reasonsFor,sentinelSince,targetRevision,textsToPlan,ungroupedWords}from"./shared-refresh.js";
import{assertFit,changedMeanwhile,chosenCases,chosenFiles,chunkIdsIn,confirmedIn,inDialogue,instantOf,isFile,observationsIn,pathOfId,rawText,replaceTexts,saysStill,setToPlan,textsToday,unknownRevision}from"./shared-scripts.js";
import{questionsFor}from"./shared-model.js";
import{caseBlock,caseView,commandFor,countsLess,decideCommandFor,diffText,everyFamily,evidence,evidenceDiff,headlineOf,inShell,isApprovalRefused,isInDiff,isTooLongToCompare,mostCharacters,nameOf,nameOfUnasked,obstaclesText,onPage,onTerminal,openQuestions,outcome,outcomeText,outcomeWords,partsDiff,planJson,planRows,possibleText,seenText,textWithin,tooLongWords,unaskedWords,unverifiableIn,verdictText,whyOf,withMarks}from"./shared-report.js";
import{groundsText,markable,markdownCode,markdownCodeLink,markdownText,markedRuns,moreCandidates,printedMarks,wrapped}from"./comparison.js";
import{isDeepStrictEqual}from"node:util";
import{errorsAfter,unfitToRetire}from"./shared-rules.js";
import{join}from"node:path";
import{editFields}from"./shared-load.js";
function itemText(item,detail){
let{query=``,expectedAnswer=``}=item.file.case,{style}=detail;
return[`  ${style.strong(terminalText(item.id))}  ${whyOf(item)}${notesOf(item)}`,...told(`question`,query,detail),...told(item.file.case.kind===`abstention`?`refusal`:`answer`,expectedAnswer,detail),...item.isEdited?editedLines(item,detail):[],...some(item.evidence,detail,`piece`).flatMap(one=>typeof one==`string`?[line$1(``,one)]:evidenceLines(one,detail)),...some(item.documents,detail,`document`).flatMap(one=>typeof one==`string`?[line$1(``,one)]:documentLines(one,detail)),...item.ungrouped.map(one=>line$1(`families`,terminalText(ungroupedWords(one)))),...item.observations.length===0?[]:[line$1(`observed`,terminalText(item.observations.join(`, `)))],line$1(`decide`,openQuestions(item).join(` `)),...outcomeLines(item,detail),...candidateCommands(item)]}
function editedLines({id,file,evidence},{flags=``}){
let command=terminalText(`touchstone refresh decide ${id} --revised${flags}`),was=evidence.map(({piece})=>piece.chunkId),now=file.case.relevantChunkIds??[],isOther=was.length!==now.length||was.some(chunk=>!now.includes(chunk)),other=`it names ${now.length===0?`no chunk`:now.map(chunk=>chunk??`?`).join(`, `)}; reasons and evidence are of what was approved`;
return[line$1(`edited`,`this is what the file says now; ${command} takes it, or Git gives back what was approved`),...isOther?[line$1(``,terminalText(other))]:[]]}
function outcomeLines({outcomes,file},detail){
return detail.isWhole?outcomes.flatMap(outcome=>{
let{verb,change,result,fixes}=outcomeWords(outcome,file.case.kind),what=`digest`in outcome.result?`digest ${result}`:result;
return[...told(verb,change===``?what:`${change}: ${what}`,detail),...fixes.flatMap(fix=>told(``,fix,detail))]}):[line$1(`possible`,terminalText(possibleText(outcomes)))]}
function candidateCommands({id,file,asks,outcomes,evidence}){
if(asks!==`first-judgment`)return[];
let first=evidence.some(({piece,verdict,candidates})=>verdict!==`same`&&candidates.every(one=>one.id!==piece.chunkId))?shortFormStep(file):`touchstone fill --renew ${id}`;
return[...isApprovalRefused(outcomes)?[line$1(`first`,terminalText(first))]:[],line$1(`record`,terminalText(`touchstone review record ${id}, with --approve or --reject`))]}
function notesOf({needsTwoJudgments,isRequested,isEdited,from,to,asks}){
let notes=[...needsTwoJudgments?[`sentinel: judged again by two`]:[],...isEdited?[`edited since its approval`]:[],...isRequested?[`asked already`]:[],...asks===`first-judgment`&&from!==void 0&&from!==to?[`written under ${terminalText(from)}`]:[]];
return notes.length===0?``:`  (${notes.join(`; `)})`}
function printed$1(text){
return printedMarks(text,terminalText)}
function line$1(label,text){
return`    ${label.padEnd(9)}  ${text}`.trimEnd()}
function told(label,text,detail){
return toldMarked(label,markable(text),detail)}
function toldMarked(label,text,{isWhole}){
if(!isWhole){
let start=one=>textWithin(one.replaceAll(/\s+/g,` `),96);
return[line$1(label,printedMarks(text,start))]}
return text.trimEnd().split(/\r?\n/).map(printed$1).map((one,at)=>line$1(at===0?label:``,one))}
function some(all,{isWhole},noun){
let rest=isWhole?0:all.length-3;
return rest>0?[...all.slice(0,3),counted(rest,`more ${noun}`)]:all}
function evidenceLines(evidence,detail){
let{piece,verdict,text}=evidence,{isWhole}=detail,runs=evidenceDiff(evidence,detail),showsOld=text!==void 0&&runs===void 0&&(verdict===`gone`||verdict===`ambiguous`||verdict===`unverified`||isWhole);
return[line$1(`evidence`,`${terminalText(piece.chunkId)}  ${terminalText(verdictText(evidence))}`),...piece.quote===void 0?[]:told(`quote`,`"${piece.quote}"`,detail),...showsOld&&verdict!==`moved`?toldMarked(`judged`,withMarks(text,piece.quote),detail):[],...text===void 0?[line$1(`judged`,`its text is not kept in this set`)]:[],...runs===void 0?[]:diffLines(runs,detail),...isTooLongToCompare(evidence)?[line$1(`words`,tooLongWords)]:[],...partsLines(evidence,detail),...candidatesLines(evidence,detail)]}
function candidatesLines(evidence,detail){
let{candidates}=evidence,shown=detail.isWhole?candidates:candidates.slice(0,3),more=moreCandidates(evidence,shown.length);
return[...shown.flatMap(one=>candidateLines$1(one,evidence,detail)),...more>0?[line$1(``,counted(more,`more candidate`))]:[]]}
function candidateLines$1(candidate,evidence,detail){
let{id,text,grounds}=candidate,{verdict,piece}=evidence,head=line$1(verdict===`gone`?`like it`:`candidate`,`${terminalText(id)}  (${groundsText(candidate,verdict)})`);
return grounds.includes(`bytes`)||isInDiff(evidence,candidate)?[head]:text===void 0?[head,line$1(``,`its text is not kept in this set`)]:[head,...toldMarked(``,withMarks(text,piece.quote),detail)]}
function partsLines(evidence,detail){
let runs=detail.isWhole?partsDiff(evidence):void 0;
return runs===void 0?[]:runs.some(({mark})=>mark!==` `)?diffLines(runs,detail):[line$1(`words`,`all of them stand in the candidates together, and no others`)]}
function diffLines(runs,{isWhole}){
let lines=wrapped(markedRuns(runs)).split(`
`),rest=isWhole?0:lines.length-6;
return[...lines.slice(0,lines.length-Math.max(rest,0)).map((one,at)=>line$1(at===0?`words`:``,printed$1(one))),...rest>0?[line$1(``,counted(rest,`more line`))]:[]]}
function documentLines({document,standing,newChunks,asksEveryFamily,nearest},detail){
return[line$1(`document`,`${terminalText(document.id)}  ${standing}, ${counted(newChunks,`chunk`)} with a new text`),...asksEveryFamily?[line$1(``,everyFamily)]:[],...nearest.flatMap(({id,text})=>[line$1(`to read`,terminalText(id)),...text===void 0?[]:told(``,text,detail)])]}
function evidenceFlags(command){
let found={said:[],withoutQuote:[]},say=flag=>text=>(found.said.push({flag,text,by:[]}),text);
return command.option(`--replace <old -> new>`,`chunks in the place of one, with commas; repeatable`,say(`replace`)).option(`--with <chunk>`,`a new chunk, for a --replace of the old one alone; repeatable`,id=>takeNew(found,id)).option(`--drop <chunk>`,`a chunk that is no evidence any more; repeatable`,say(`drop`)).option(`--add <chunk>`,`a chunk that is evidence from now on; repeatable`,say(`add`)).option(`--chunk <chunk>`,`a chunk that stays, for the --quote behind it`,say(`chunk`)).option(`--quote <words>`,`the words that carry the answer, of the chunk before it`,words=>takeQuote(found,words)).option(`--without-quote <chunk>`,`a chunk whose quote goes; repeatable`,id=>(found.withoutQuote.push(id),id)),()=>({quote:void 0,...found})}
function takeNew({said},id){
let last=said.at(-1);
if(last?.flag!==`replace`)throw new InvalidArgumentError(`Name the chunk that it replaces before it, with --replace.`);
return last.by.push(id),id}
function takeQuote(found,words){
let place=found.said.at(-1)??found;
if(place.quote!==void 0)throw new InvalidArgumentError(`The chunk named before it has a quote already.`);
return place.quote=words,words}
function changesEvidence({said}){
return said.some(({flag})=>flag!==`chunk`)}
function idsSaid({said,withoutQuote}){
return[...said.flatMap(({text,by})=>[text,...by,...newIn(text)]),...withoutQuote].map(asId)}
function newIn(text){
return[...text.matchAll(/\s*(?:->|→)\s*/g)].flatMap(({0:arrow,index})=>{
let behind=text.slice(index+arrow.length).trim();
return[behind,...behind.split(`,`).map(id=>id.trim())]})}
function evidenceSaid({said,quote,withoutQuote},file,known){
let replace=[],add=[],quotes=new Map;
for(let one of said){
let named=chunksOf$1(one,file,known);
if((one.flag===`replace`||one.flag===`drop`)&&replace.push(named),one.flag===`add`&&add.push(named.from),one.quote===void 0)continue;
let[only,another]=one.flag===`replace`?named.to:[named.from];
if(one.flag===`drop`||only===void 0||another!==void 0)throw new UsageError(`--quote needs one chunk before it: name it with --chunk.`);
quotes.set(only,one.quote)}
for(let id of withoutQuote)quotes.set(asId(id),void 0);
return quote!==void 0&&quotes.set(onlyChunk(file),quote),{replace,add,quotes}}
function onlyChunk(file){
let[only,another]=file.whole?.relevantChunkIds??[];
if(only===void 0||another!==void 0)throw new UsageError(`--quote stands before any chunk: name its chunk before it, with --chunk.`);
return only}
function chunksOf$1({flag,text,by},file,known){
if(flag!==`replace`)return{from:asId(text),to:[]};
if(by.length>0)return{from:asId(text),to:by.map(asId)};
let own=new Set(file.whole===void 0?[]:namedChunks(file.whole).map(({id})=>id)),pairs=[...text.matchAll(/\s*(?:->|→)\s*/g)].map(({0:arrow,index})=>({from:asId(text.slice(0,index).trim()),behind:text.slice(index+arrow.length).trim()})),pair=pairs.find(({from})=>own.has(from))??pairs[0];
if(pair===void 0||pair.behind===``)throw new UsageError(`--replace "${terminalText(text)}" does not say what stands in its place. Write --replace "OLD -> NEW", or --replace OLD --with NEW.`);
let{from,behind}=pair;
return known.has(asId(behind))?{from,to:[asId(behind)]}:{from,to:behind.split(`,`).map(id=>asId(id.trim())).filter(id=>id!==``)}}
function asId(id){
return id}
const reasonsToAbstain=[`not-in-corpus`,`out-of-scope`,`not-permitted`,`ambiguous`],outcomes=[`confirmed`,`revised`,`abstained`,`retired`];
function decideFlags(command){
return command.option(`--confirmed`,`the case holds as it is`).option(`--revised`,`its evidence, or what was edited in the file, is what follows`).option(`--moved`,`take all texts that stand word for word under one other id: revised`).option(`--abstained`,`no answer is right any more`).option(`--retired`,`nobody needs the case any more`).option(`--needless`,`nothing asks any more: take the undecided request out, and decide nothing`).option(`--answer <text>`,`the expected answer from now on; of an abstention, what a refusal says`).addOption(new Option(`--because <reason>`,`why no answer is right`).choices(reasonsToAbstain)).option(`--by <name>`,`who decides`).option(`--reason <text>`,`why, in one sentence`).option(`--confirm <list>`,`what was answered with yes: query,answer,source,chunks`).option(`--at <instant>`,`when it was decided (default: now)`).option(`--to <revision>`,`the corpus revision to decide under (default: the current one)`).option(`--observations <file>`,`observed questions of real people, as refresh plan takes them; repeatable`,repeated)}
function takesOut(flags){
if(flags.needless!==!0)return!1;
let fitting=new Set([`needless`,`at`,`set`,`to`,`dryRun`]),other=Object.keys(flags).find(flag=>!fitting.has(flag));
if(other===void 0)return!0;
throw new UsageError(`--needless decides nothing, so it goes without --${other}: who, why and what are said with a decision.`)}
function knownRefresh(flags,evidence,{terminal,sentinels}){
let outcome=outcomeOf(flags);
assertFits(outcome,flags,evidence);
let{because,by,reason,confirm,moved=!1}=flags,{answer}=flags;
assertFit({by,reason,answer,quote:quotesIn(evidence)});
let missing=missingFlags(outcome,flags,outcome===`retired`||sentinels);
if(missing.length>0&&!terminal)throw new UsageError(`Without a terminal to ask at, these are missing: ${missing.join(`; `)}.`);
return{outcome,moved,onlyMoves:moved&&flags.revised!==!0&&!changesEvidence(evidence),because,answer:answer?.trim(),by:by?.trim(),reason:reason?.trim(),confirmed:confirmedIn(confirm??``),evidence,whole:missing.length===0}}
function missingFlags(outcome,{because,answer,by,reason,confirm},asksNothing){
let abstains=outcome===`abstained`;
return[[`--confirmed, --revised, --moved, --abstained or --retired`,outcome===void 0],[`--because`,abstains&&because===void 0],[`--answer`,abstains&&answer===void 0],[`--by`,by===void 0],[`--reason`,reason===void 0],[`--confirm`,confirm===void 0&&!asksNothing]].filter(([,isMissing])=>isMissing).map(([flag])=>flag)}
function outcomeOf(flags){
let said=outcomes.filter(one=>flags[one]===!0);
if(flags.moved===!0&&!said.includes(`revised`)&&said.push(`revised`),said.length>1){
let given=[...outcomes,`moved`].filter(one=>flags[one]===!0);
throw new UsageError(`One outcome a call: ${given.map(one=>`--${one}`).join(` and `)} do not go together.`)}
return said[0]}
function assertFits(outcome,{because,answer},evidence){
if(because!==void 0&&outcome!==`abstained`)throw new UsageError(`--because says why no answer is right: it needs --abstained.`);
if(answer!==void 0&&outcome!==`abstained`&&outcome!==`revised`)throw new UsageError(`--answer changes the expected answer: it needs --revised or --abstained.`);
if(changesEvidence(evidence)&&outcome!==`revised`)throw new UsageError(`--replace, --drop and --add change the evidence: they need --revised.`);
if(evidence.withoutQuote.length+quotesIn(evidence).length>0&&outcome!==`revised`&&outcome!==`confirmed`)throw new UsageError(`A quote belongs to evidence: it needs --confirmed or --revised.`)}
function quotesIn({said,quote}){
return[...said.flatMap(one=>one.quote??[]),...quote===void 0?[]:[quote]]}
async function askChoice(io,asking){
let{dialogue}=asking;
switch(io.out(`Confirm it as it is (c), revise its evidence (r), no answer is right (a), nobody needs it (t), or leave it (l)?
`),await dialogue.choose(`What is decided?`,`cratl`)){
case`c`:
return await askConfirmed(asking);
case`r`:
return await askRevised(io,asking);
case`a`:
return await askAbstained(io,asking);
case`t`:
return{outcome:`retired`};
case void 0:
default:
return`leave`}}
async function askConfirmed(asking){
let quotes=await askQuotes(asking,[]);
return quotes===`leave`?quotes:{outcome:`confirmed`,quotes}}
async function askRevised(io,asking){
let{dialogue,file}=asking,isRefusal=file.case.kind===`abstention`;
isRefusal&&io.out(ofRefusal);
let replace=await askReplacements(io,asking);
if(replace===`leave`)return replace;
let question=replace.length>0?`Chunks that are evidence beside them`:`Chunks that are evidence as well`,add=isRefusal?[]:await askChunks(io,asking,{question,usual:`none`});
if(add===`leave`)return add;
let keep=`as it is`,answer=await dialogue.text(isRefusal?`What a good refusal says`:`Expected answer`,keep);
if(answer===void 0)return`leave`;
let quotes=await askQuotes(asking,replace);
return quotes===`leave`?quotes:{outcome:`revised`,replace,add,quotes,...answer===keep?{}:{answer}}}
const ofRefusal=`A refusal is revised in its words. If the question has an answer now, leave this, write "kind: answerable" and the answer into the file, take "because" out, and decide --revised --add CHUNK.
`;
async function askReplacements(io,asking){
let{dataset,file,target}=asking,{moves}=movedEvidence(dataset,file,target),moveOf=new Map(moves.map(({from,to})=>[from,to[0]])),replace=[];
for(let{id}of file.whole===void 0?[]:namedChunks(file.whole)){
let usual=moveOf.get(id)??(target.chunks.has(id)?id:void 0),said=await askChunks(io,asking,{question:`What stands in the place of ${quoted(id)}, by id, or "none"`,usual});
if(said===`leave`)return said;
(said.length!==1||said[0]!==id)&&replace.push({from:id,to:said})}
return replace}
async function askChunks(io,{dialogue,target,readTextsOf},{question,usual}){
for(;;){
let said=await dialogue.text(terminalText(question),usual);
if(said===void 0)return`leave`;
let ids=chunkIdsIn([said],target.chunks).map(asId),unknown=ids.filter(id=>!target.chunks.has(id));
if(unknown.length===0)return await readTextsOf(ids),ids;
for(let id of unknown)io.out(terminalText(`${quoted(id)} is not in corpus revision "${target.id}".`)+`
`)}}
async function askQuotes({dialogue,file,target},replace){
let quotes=new Map;
for(let{quote,places}of lostQuotes(file,replace,target)){
let[place]=places;
if(place===void 0||quotes.has(place))continue;
let question=`The quote ${quoted(quote)} is gone. The words of ${quoted(place)} that carry the answer`,said=await dialogue.text(terminalText(question),`no quote`);
if(said===void 0)return`leave`;
quotes.set(place,said===`no quote`?void 0:said)}
return quotes}
async function askAbstained(io,{dialogue,known}){
let numbers=reasonsToAbstain.map((_,index)=>String(index+1)).join(``);
known.because===void 0&&io.out(`${reasonsToAbstain.map((one,index)=>`${index+1} ${one}`).join(`, `)}\n`);
let digit=known.because===void 0?await dialogue.choose(`Why is no answer right?`,numbers,reasonsToAbstain):void 0,because=known.because??(digit===void 0?void 0:reasonsToAbstain[Number(digit)-1]);
if(because===void 0)return`leave`;
let answer=known.answer??await dialogue.text(`What a good refusal says`);
return answer===void 0?`leave`:{outcome:`abstained`,because,answer}}
function givenChoice(dataset,file,{known,target}){
let{outcome,because,answer}=known;
switch(outcome){
case`confirmed`:
return{outcome,quotes:evidenceSaid(known.evidence,file,target.chunks).quotes};
case`revised`:
return revised(dataset,file,{known,target});
case`abstained`:
if(because===void 0||answer===void 0)throw unsaid();
return{outcome,because,answer};
case`retired`:
return{outcome};
case void 0:
throw unsaid()}}
function revised(dataset,file,{known,target}){
let{moved,onlyMoves,answer,evidence}=known,said=evidenceSaid(evidence,file,target.chunks),found=moved?movedEvidence(dataset,file,target):void 0,refused=found!==void 0&&onlyMoves?notOnlyMoved(file,found,target):[];
if(refused.length>0)return{refused};
let named=new Set(said.replace.map(({from})=>from)),moves=found?.moves.filter(({from})=>!named.has(from))??[],words=answer===void 0?{}:{answer};
return{outcome:`revised`,...said,replace:[...said.replace,...moves],...words}}
function unsaid(){
return new UsageError(`The outcome is not said.`)}
function outlook({dataset,file},{value},style){
let decided={...file,case:value};
return`\nAs it would be:\n\n${[...outcome(decided,style),...evidence(dataset,decided,{style,more:()=>[]})].join(`

`)}\n\n`}
async function askRefresh(io,asking){
let{dialogue,file,known}=asking;
show(io,asking);
let found=await choiceOf(io,asking);
if(found===`leave`)return found;
let{choice,decided}=found;
(choice.outcome===`revised`||choice.outcome===`abstained`)&&io.out(outlook(asking,decided,io.style));
let confirmed=await askQuestions(dialogue,{choice,decided,known});
if(confirmed===void 0)return dialogue.hasLeft()||io.out(`Without every yes this cannot be decided so.
`),`leave`;
let who=await askWho(asking);
if(who===void 0)return`leave`;
let{id=file.path}=file.case;
return io.out(`${terminalText(`${id} is ${choice.outcome} by "${who.by}": "${who.reason}"`)}\n`),await dialogue.choose(`Record it?`,`yn`)===`y`?{choice,confirmed,...who}:`leave`}
async function askWho({dialogue,usual,file,known}){
let author=file.case.origin?.author,isOwn=usual!==void 0&&author!==void 0&&samePerson(usual,author),by=known.by??await dialogue.text(`Who decides this`,isOwn?void 0:usual);
if(by===void 0)return;
let reason=known.reason??await dialogue.text(`Why, in one sentence`);
return reason===void 0?void 0:{by,reason}}
function show(io,asking){
let{dataset,file,judged,target,reasons}=asking,item=itemOf(asking,judged??file),options={style:io.style,place:path=>path},view=item===void 0?caseView(dataset,file,options):itemText(item,{isWhole:!0,style:io.style}).join(`
`);
io.out(`${view}\n\n`),io.out(terminalText(`Asked by ${listed(reasons)}, under corpus revision "${target.id}".`)+`
`),judged!==void 0&&(io.out(`The file was edited since it was approved; what it says now:

`),io.out(`${outcome(file,io.style).join(`

`)}\n\n`))}
function itemOf({dataset,target,observations},file){
let cases=dataset.cases.map(one=>one.path===file.path?file:one),options={target:target.revision,texts:new Map,observations};
return planRefresh({...dataset,cases},options).items.find(one=>one.file===file)}
async function choiceOf(io,asking){
let{dataset,file,target,known}=asking,choice=isSaid(known)?givenChoice(dataset,file,{known,target}):await askChoice(io,asking);
for(;choice!==`leave`;){
let decided=`refused`in choice?choice:decidedCase(file,choice,target);
if(!(`refused`in choice)&&`value`in decided)return{choice,decided};
for(let{message,fix=``}of`refused`in decided?decided.refused:[])io.out(`${terminalText(message)}\n  ${terminalText(fix)}\n`);
choice=await askChoice(io,asking)}
return choice}
function isSaid(known){
return known.outcome===`abstained`?known.because!==void 0&&known.answer!==void 0:known.outcome!==void 0}
async function askQuestions(dialogue,{choice,decided:{value},known}){
if(choice.outcome===`retired`||value.sentinel!==void 0)return[];
let questions=questionsFor(value.kind);
for(let[index,{confirms,question}]of questions.entries()){
if(known.confirmed.includes(confirms))continue;
let numbered=`${index+1} of ${questions.length}  ${question}`;
if(await dialogue.choose(numbered,`yn`)!==`y`)return}
return questions.map(({confirms})=>confirms)}
function decidedText(told,options){
let{before,textBefore,decided,isDryRun}=told,{style,place}=options,{outcome=``,by=``,from=``,to=``,reasons=[]}=decided.file.case.refresh??{},done=isDryRun?`would be ${outcome}`:style.green(outcome),what=[`asked by ${listed(reasons.flatMap(one=>one??[]))}`,`${quoted(from)} → ${quoted(to)}`,...changes(before,decided),...notes(told)];
return`${[`${style.strong(terminalText(place(before.path)))} ${done} by "${terminalText(by)}"`,...what.map(line=>`  ${terminalText(line)}`),...isDryRun?diffText(textBefore,decided.text,style):[]].join(`
`)}\n`}
function changes(before,{file,droppedQuotes,noLongerInstead}){
let[was,is]=[before.case,file.case],[old=[],now=[]]=[was,is].map(({relevantChunkIds=[]})=>relevantChunkIds.flatMap(id=>id??[])),gone=old.filter(id=>!now.includes(id)),come=now.filter(id=>!old.includes(id));
return[...gone.length===0?[]:[`no evidence any more: ${listed(gone.map(quoted))}`],...come.length===0?[]:[`evidence now: ${listed(come.map(quoted))}`],...was.expectedAnswer===is.expectedAnswer?[]:[`expected answer: "${clipped(is.expectedAnswer??``,200)}"`],...newQuotes(was,is),...droppedQuotes.map(({chunkId,quote})=>`quote of ${quoted(chunkId)} gone: ${quoted(quote)}`),...noLongerInstead.map(id=>`${quoted(id)} stands for itself: what it could replace is gone`)]}
function newQuotes(was,is){
let had=new Set((was.provenance??[]).map(entry=>entry?.quote));
return(is.provenance??[]).flatMap(entry=>entry?.quote===void 0||had.has(entry.quote)?[]:[`quote of ${quoted(entry.chunkId??``)}: ${quoted(entry.quote)}`])}
function notes({before,decided,reviewers,isElsewhere,isDryRun,left}){
let{refresh,id=before.path}=decided.file.case,author=before.case.origin?.author,elsewhere=`${quoted(refresh?.to??``)} is not the current corpus revision, under which the case may be asked about again.`;
return[...decided.told,...answersToRead(decided.file),...countsLess({reviewer:refresh?.by??``,author,reviewers}),...isElsewhere?[elsewhere]:[],...left.map(leftText),...decided.awaitsJudgments&&!isDryRun?[`A sentinel: it is a candidate again until two people have judged it as it is now.`,`next: touchstone review judge ${id}, by two people; then touchstone review record ${id}`]:[]]}
function leftText({file,is,hasOtherChunks,hasOtherRevision}){
let{id=file.path,relevantChunkIds=[],corpusRevision=``}=file.case,chunks=relevantChunkIds.flatMap(one=>one===void 0?[]:[quoted(one)]),what=[...hasOtherChunks?[`rests on ${chunks.length===0?`no chunk`:listed(chunks)}`]:[],...hasOtherRevision?[`stays under ${quoted(corpusRevision)}`]:[]];
return`its ${is} ${quoted(id)} ${listed(what)}: read whether both still ask for one answer`}
function answersToRead({case:{refresh,acceptedAnswers=[]}}){
if(refresh?.outcome!==`revised`||acceptedAnswers.length===0)return[];
let words=acceptedAnswers.map(one=>quoted(one?.statement??``));
return[`accepted answers keep their words: ${listed(words)}`]}
function takenOutText(edits,{style,place,isDryRun,to}){
let done=isDryRun?`request would be taken out`:style.green(`request taken out`);
return`${edits.flatMap(({path,before,after})=>[`${style.strong(terminalText(place(path)))} ${done}: its judgment stands under ${terminalText(quoted(to))}`,...isDryRun?diffText(before,after,style):[]]).join(`
`)}\n${endText(edits.length,{isDryRun,style})}`}
function endText(count,{isDryRun,style}){
if(isDryRun)return`Nothing was written.
`;
let files=count===1?`this file`:`these files`;
return`${style.faint(`Commit ${files}; "touchstone check" judges the set as it is now.`)}\n`}
const order=[...triggers,`query-pattern-observed`,`corpus-revision-changed`];
function refreshBlock(file,deciding){
let{outcome,by,at,reason,from,reasons,target}=deciding,{refresh}=file.whole??{},request=refresh?.outcome===void 0?refresh:void 0,isFit=request?.from===from&&request.to===target.id,asked=request===void 0?[]:stillAsked(request,isFit),all=order.filter(one=>asked.includes(one)||reasons.includes(one)),digest=file.whole?.review?.digest,{reasons:_,from:__,to:___,outcome:____,...others}=isFit?request:noRequest;
return{block:{from,to:target.id,reasons:[...all],...others,...observedIn(refresh,deciding.observations),outcome,by,at,reason,...digest===void 0?{}:{previous:digest}},told:request===void 0?[]:differences(request,{...deciding,isFit,all})}}
function stillAsked({reasons,observations=[]},isFit){
return[...isFit?reasons:[],...observations.length>0?[`query-pattern-observed`]:[]]}
function observedIn(refresh,now=[]){
let observations=[...new Set([...refresh?.observations??[],...now])];
return observations.length===0?{}:{observations}}
const noRequest={from:``,to:``,reasons:[]};
function differences(request,{from,target,isFit,all}){
if(!isFit)return[`The file asked about the way from ${quoted(request.from)} to ${quoted(request.to)}; decided and recorded is the way from ${quoted(from)} to ${quoted(target.id)}.`];
let added=all.filter(one=>!request.reasons.includes(one));
return added.length===0?[]:[`Beside the reasons that the file asked for, this happened: ${listed(added)}.`]}
function unfitCase(file){
let record=`"touchstone review record ${file.case.id??file.path}"`,at=file.locate([`review`,`status`]);
if(stageOf(file)===`retired`)return[{message:`The case is retired, so nothing is decided about it any more.`,at:file.locateKey([`retired`]),fix:`Leave it as it is.`}];
switch(statusOf(file)){
case`pending`:
return[{message:`Nobody has approved this case, so there is no judgment that could be in doubt.`,at,fix:`Have it judged with ${record}; where its evidence moved, bring it up to the current corpus revision first, with ${renewCommand(file)}.`}];
case`rejected`:
return[{message:`The case was rejected.`,at,fix:`Leave it as it is.`}];
case void 0:
return[{message:`The decision about this case cannot be read.`,at,fix:`Run touchstone check, and mend what it finds in this file.`}];
case`approved`:
return contentState(file)===`unbound`?[{message:`The approval of this case does not record what was read.`,at,fix:`Have it judged again with ${record}.`}]:[]}}
function unfitDecision(file,{by,at,reason,target}){
let{reason:earlier}=file.case.review??{},place=file.locate([`review`]),machine=machineNamed(file,by),problems=[];
if(machine!==void 0){
let is=machine===`generator`?`the generator that wrote the case`:`no person`;
problems.push({message:`${quoted(by)} is ${is}, and a decision is a person's.`,at:file.locate(machine===`generator`?[`origin`,`generator`]:[`id`]),fix:`Have a person read the evidence and decide, under their own name.`})}
return isBlank(by)&&problems.push({message:`Nobody is named as the one who decides.`,at:place}),isBlank(reason)?problems.push({message:`No reason is given.`,at:place,fix:`Say why in one sentence.`}):earlier!==void 0&&normaliseWhiteSpace(earlier)===normaliseWhiteSpace(reason)&&problems.push({message:`The reason is that of the approval before: ${quoted(earlier)}`,at:file.locate([`review`,`reason`]),fix:`Say in one sentence what was found in the evidence as it is now.`}),[...problems,...tooEarly(file,at,target)]}
function tooEarly(file,at,target){
let reviewedAt=file.case.review?.reviewedAt,createdAt=target.revision.record?.createdAt,problems=[];
return reviewedAt!==void 0&&!isLater(at,reviewedAt)&&problems.push({message:`The decision would be of ${at}, and the approval before it is of ${reviewedAt}.`,at:file.locate([`review`,`reviewedAt`]),fix:`Give the moment at which it was decided; it comes after that approval.`}),createdAt!==void 0&&isLater(createdAt,at)&&problems.push({message:`The decision would be of ${at}, and corpus revision ${quoted(target.id)}, which it is about, is of ${createdAt}: nobody could read it before.`,at:file.locate([`review`]),fix:`Give the moment at which it was decided.`}),problems}
function decideRefresh(dataset,file,decision){
let unfit=unfitCase(file);
if(unfit.length>0)return{refused:unfit,findings:[]};
let decided=decidedCase(file,decision.choice,decision.target),refused=[...unfitDecision(file,decision),...unasked$1(file,decision),...newlySentinel(file,decision),...unretirable(dataset,file,decision),...`refused`in decided?decided.refused:unconfirmed(file,decided,decision)];
return refused.length>0||`refused`in decided?{refused:eachOnce(refused),findings:[]}:written(dataset,{file,decided},decision)}
function written(dataset,{file,decided},decision){
let{path,whole:before=decided.value}=file,{choice,text}=decision,{value,told}=withDecision(file,decided,decision),replace=choice.outcome===`revised`?choice.replace:[],edited=decisionEdits(path,text,{before,after:value,replace});
if(`refused`in edited)return{refused:[edited.refused],findings:[]};
let reading=readCase(path,edited.text.replace(/^\ufeff/,``)),after=reading.file;
if(after===void 0||!isDeepStrictEqual(after.whole,value))throw Error(`"${path}" does not say what was decided after its edit.`);
let findings=choice.outcome===`retired`?[]:errorsAfter(dataset,reading,{path,before:text,after:edited.text});
if(findings.length>0)return{refused:[],findings};
let{digest,droppedQuotes,noLongerInstead}=decided,result={digest,droppedQuotes,noLongerInstead,told,awaitsJudgments:after.case.review?.status===`pending`};
return{text:edited.text,file:after,...result}}
function unretirable(dataset,file,{choice,together=[file]}){
return choice.outcome===`retired`?unfitToRetire(dataset,together).filter(({at})=>at.file===file.path):[]}
function newlySentinel(file,{choice,judged}){
return choice.outcome!==`retired`&&contentState(file)===`edited`&&gainedMark(file,judged)?[sentinelSince(file)]:[]}
function gainedMark({case:{review},whole},judged){
if(whole?.sentinel===void 0)return!1;
if(judged!==void 0)return!judged.has([`sentinel`]);
let{sentinel:_,...unmarked}=whole;
return caseDigest(unmarked)===review?.digest}
function unasked$1(file,{reasons,target}){
return opensRequest(reasons)?[]:[{message:`Nothing that happened up to corpus revision ${quoted(target.id)} asks for a decision about this case.`,at:file.locate([`corpusRevision`]),fix:`Leave it as it is: its judgment holds.`}]}
function unconfirmed(file,{value},{choice,confirmed}){
return choice.outcome===`retired`||value.sentinel!==void 0?[]:questionsFor(value.kind).filter(({confirms})=>!confirmed.includes(confirms)).map(({confirms,question})=>({message:`"${confirms}" is not confirmed: ${question}`,at:file.locate([]),fix:`Add "${confirms}" to --confirm if the answer is yes for the case as the decision leaves it; else decide otherwise.`}))}
function withDecision(file,{value,digest},decision){
let{choice,by,at,reason,target,reasons,observations}=decision,{outcome}=choice,{block:refresh,told}=refreshBlock(file,{outcome,by,at,reason,from:decision.from??file.case.corpusRevision??``,reasons,observations,target});
if(outcome===`retired`)return{value:{...value,refresh,retired:{by,at,reason}},told};
let review=value.sentinel===void 0?approval(value,digest,decision):{status:`pending`};
return{value:{...value,refresh,review},told}}
function approval(value,digest,{by,at,reason,confirmed,target}){
return{status:`approved`,reviewedBy:by,reviewedAt:at,reason,confirmed:questionsFor(value.kind).map(({confirms})=>confirms).filter(one=>confirmed.includes(one)),digest,corpus:target.digest,via:`local`}}
function eachOnce(problems){
return[...new Map(problems.map(one=>[`${one.at.line}:${one.message}`,one])).values()]}
function leftRelatives({cases},revised,together){
if(revised.case.refresh?.outcome!==`revised`)return[];
let{id,variantOf}=revised.case,decided=new Map(together.map(file=>[file.path,file]));
return cases.map(file=>decided.get(file.path)??file).filter(file=>file.path!==revised.path&&takesPart(file)).flatMap(file=>{
let isVariant=id!==void 0&&file.case.variantOf===id,isParent=variantOf!==void 0&&file.case.id===variantOf;
if(!isVariant&&!isParent)return[];
let hasOtherChunks=chunksOf(file)!==chunksOf(revised),hasOtherRevision=file.case.corpusRevision!==revised.case.corpusRevision;
return!hasOtherChunks&&!hasOtherRevision?[]:[{file,is:isVariant?`variant`:`parent`,hasOtherChunks,hasOtherRevision}]})}
function chunksOf({case:{relevantChunkIds=[]}}){
return JSON.stringify(relevantChunkIds.flatMap(id=>id??[]).toSorted(byUtf8))}
function triggerOf(dataset,{file,observed},target){
let currency=judgmentsUnder(dataset,target.revision)(file),from=judgedVersion(dataset,file).case.corpusRevision,triggers=currency.state===`stale`?currency.reasons:[],observations=observationsOn(file,observed),isObserved=observations.length>0||requestedReasons(file).includes(`query-pattern-observed`),reasons=reasonsFor({from,to:target.id,triggers,observed:isObserved});
if(currency.state===`stale`&&currency.unverifiable.includes(`revision-missing`))return{refused:unverifiable(file,`revision-missing`)};
if(opensRequest(reasons))return{reasons,observations};
if(currency.state!==`stale`)return{refused:unasked(file,{state:currency.state,from,target})};
let[why=`evidence-unrecorded`]=currency.unverifiable;
return{refused:unverifiable(file,why)}}
function requestedReasons(file){
let{reasons=[]}=isUndecided(file)?file.case.refresh??{}:{};
return reasons.flatMap(reason=>reason??[])}
function unverifiable(file,why){
return{message:`Nothing tells what changed for this case since it was approved: ${unverifiableWords[why]}.`,at:file.locate(why===`evidence-unrecorded`?[`provenance`]:[`corpusRevision`]),fix:whatToDo(file,why)}}
function unasked(file,{state,from,target}){
let id=file.case.id??file.path,at=file.locate([`corpusRevision`]),takeOut=isAskedNeedlessly(file,{state})?`Take the request out with ${needlessCommand(file)}. `:``,otherwise=`${takeOut}If an observation asks about it, add --observations FILE; if the case itself is to change, edit it and have it judged with "touchstone review record ${id}"; if nobody needs it, "touchstone review retire ${id}".`;
return state===`current`?{message:`The case was judged under corpus revision ${quoted(target.id)} itself, so nothing asks for a decision.`,at,fix:otherwise}:{message:`Nothing that concerns the case changed between corpus revisions ${quoted(from??``)} and ${quoted(target.id)}: its judgment is carried, without a decision.`,at,fix:takeOut===``?`Leave it as it is. ${otherwise}`:otherwise}}
function refuse(io,against,options){
let texts=against.map(({refused,...rest})=>{
let findings=`findings`in rest?rest.findings:[];
return obstaclesText({refused:[refused].flat(),findings},options,`not decided`)});
return io.out(`${texts.join(`
`)}\nNothing was written.\n`),1}
function byFlags(session,one,all){
let{known,dataset,target}=session,asked=askedFor(session,one.file);
if(`refused`in asked)return asked;
let choice=givenChoice(dataset,one.file,{known,target});
if(`refused`in choice)return choice;
let{by=``,reason=``,confirmed}=known;
return decideOne(session,one,{choice,by,reason,confirmed,together:all.map(({file})=>file)})}
function askedFor({dataset,target,observed},file){
let unfit=unfitCase(file);
return unfit.length>0?{refused:unfit}:triggerOf(dataset,{file,observed:observed.get(file.case.id??``)},target)}
function decideOne({dataset,target,at,observed:asking},{file,text,judged},said){
let trigger=askedFor({dataset,target,observed:asking},file);
if(`refused`in trigger)return trigger;
let{reasons,observations}=trigger,from=judgedVersion(dataset,file).case.corpusRevision;
return decideRefresh(dataset,file,{...said,at,reasons,observations,target,from,judged,text})}
async function write(session,planned){
let{io,chosen,dataset,target,options,isDryRun}=session,files=planned.map(({file,text,decided})=>({path:file.path,before:text,after:decided.text})),late=isDryRun?[]:await replaceTexts(chosen.folder,files);
if(late.length>0)return refuse(io,[{refused:late}],options);
let reviewers=dataset.policy?.policy?.reviewers??[],isElsewhere=target.revision!==currentRevision(dataset);
for(let{file,judged,text,decided}of planned){
let told={before:judged??file,textBefore:text,decided,reviewers,isDryRun,isElsewhere,left:leftRelatives(dataset,decided.file,planned.map(one=>one.decided.file))};
io.out(decidedText(told,options))}
return io.out(endText(planned.length,{isDryRun,style:io.style})),0}
async function setToDecide({folder,dataset,paths},{to,ids,isShown}){
let found=namedTarget(dataset,to);
if(`refused`in found)return found;
let files=dataset.cases.filter(({path})=>paths.includes(path)),hashes=new Set,named=files.flatMap(({whole})=>whole===void 0?[]:namedChunks(whole));
for(let id of[...named.map(one=>one.id),...ids]){
let hash=found.chunks.get(id)?.hash;
hash!==void 0&&hashes.add(hash)}
for(let file of files)for(let{contentHash}of file.whole?.provenance??[])hashes.add(contentHash);
if(isShown){
let shown={...dataset,cases:files};
for(let hash of textsToPlan(shown,{target:found.revision}))hashes.add(hash)}
let texts=new Map([...dataset.texts,...await textsToday(folder,hashes)]),whole={...dataset,texts},target=targetRevision(whole,to);
if(`refused`in target)return target;
let readTexts=async wanted=>{
let missing=new Set(wanted.filter(hash=>!texts.has(hash)));
for(let[hash,text]of await textsToday(folder,missing))texts.set(hash,text)},readTextsOf=async chunks=>{
await readTexts(chunks.flatMap(id=>target.chunks.get(id)?.hash??[]))};
return{dataset:whole,target,readTextsOf,readTexts}}
function namedTarget(dataset,to){
if(to!==void 0&&!dataset.revisions.has(to))throw unknownRevision(dataset,to);
return targetRevision(dataset,to)}
async function caseToDecide(folder,{dataset,readTexts},path){
let file=dataset.cases.find(one=>one.path===path);
if(file===void 0)return{refused:dataset.defects.filter(({at})=>at.file===path)};
let text=await rawText(join(folder,path)).catch(()=>``);
if(!saysStill(file,text))return{refused:[changedMeanwhile(file)]};
let judged=dataset.approved.get(path);
return await readTexts((judged?.whole?.provenance??[]).map(({contentHash})=>contentHash)),{file,text,judged}}
function withoutRequest(dataset,{file,text},target){
let unfit=unfitCase(file);
if(unfit.length>0)return{refused:unfit};
if(!isUndecided(file))return{refused:[unrequested(file)]};
let due=dueUnder(dataset,target.revision)(file);
if(due===void 0||!isAskedNeedlessly(file,due.currency)){
let fix=(due&&nextStep(file,due))??`Decide about it with ${decideCommand$1(file)}.`;
return{refused:[{...needed(file,target.id),fix}]}}
let edited=editFields(file.path,text,[{remove:`refresh`}]);
return`refused`in edited?{refused:[edited.refused]}:{text:edited.text}}
function unrequested(file){
return{message:`The case has no request that nobody has decided.`,at:file.locate([`id`]),fix:`Leave it as it is.`}}
function needed(file,to){
return{message:`The request is not needless: under corpus revision ${quoted(to)} the case has to be looked at.`,at:file.locateKey([`refresh`])}}
async function takeOutRequests(session){
let{io,chosen,dataset,target,options,isDryRun}=session,refused=[],edits=[];
for(let path of chosen.paths){
let one=await caseToDecide(chosen.folder,session,path),result=`refused`in one?one:withoutRequest(dataset,one,target);
`refused`in result?refused.push(result):`text`in one&&edits.push({path,before:one.text,after:result.text})}
if(refused.length>0)return refuse(io,refused,options);
let late=isDryRun?[]:await replaceTexts(chosen.folder,edits);
return late.length>0?refuse(io,[{refused:late}],options):(io.out(takenOutText(edits,{...options,isDryRun,to:target.id})),0)}
function decideCommand(io,finish){
let command=new Command(`decide`).description(`Record what a person decides about cases whose evidence moved.`).argument(`<case...>`,`cases, each by its id or its file`),saidOf=evidenceFlags(decideFlags(command));
return command.option(`--set <folder>`,`the set's folder (default: that of the files, else this folder)`).option(`--dry-run`,`show what would be written, and write nothing`).addHelpText(`after`,example$2).action(async(words,flags)=>{
finish(await runDecide(io,words,{flags,evidence:saidOf()}))})}
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
async function runDecide(io,words,{flags,evidence}){
let isTakenOut=takesOut(flags),chosen=await chosenCases(io.cwd,words,flags.set),{folder,paths}=chosen,options={style:io.style,place:placeFrom(io.cwd,folder)},isDryRun=flags.dryRun===!0;
if(isTakenOut){
let set=await setToDecide(chosen,{to:flags.to,ids:[],isShown:!1});
return`refused`in set?refuse(io,[set],options):await takeOutRequests({io,chosen,options,isDryRun,...set})}
let named=chosen.dataset.cases.filter(({path})=>paths.includes(path)),sentinels=named.length>0&&named.every(file=>file.case.sentinel!==void 0),known=knownRefresh(flags,evidence,{terminal:io.input.isTTY,sentinels});
assertFew(known,paths.length);
let at=instantOf(flags.at,io.clock()),{observations,problems}=await observationsIn(io.cwd,flags.observations??[]);
if(problems.length>0)return refuse(io,[{refused:problems}],{...options,place:file=>file});
let set=await setToDecide(chosen,{to:flags.to,ids:idsSaid(evidence),isShown:!known.whole});
if(`refused`in set)return refuse(io,[set],options);
let session={io,chosen,known,at,observations,observed:observationsAbout(observedPatterns(set.dataset,observations)),options,isDryRun,...set};
return known.whole?await decideAll(session):await askAll(session)}
function assertFew({whole,outcome,moved,evidence},count){
if(!whole||count===1)return;
let{said,quote,withoutQuote}=evidence,isOfOne=said.length>0||quote!==void 0||withoutQuote.length>0;
if(!(outcome===`confirmed`||outcome===`retired`||moved&&!changesEvidence(evidence))||isOfOne)throw new UsageError(`With flags for several cases: --confirmed, --moved or --retired, and nothing about one case's chunks.`);
if(count>10)throw new UsageError(`With flags at most 10 cases a call: a decision is about what was read.`)}
async function decideAll(session){
let{io,chosen,options}=session,read=[],refused=[];
for(let path of chosen.paths){
let one=await caseToDecide(chosen.folder,session,path);
`refused`in one?refused.push(one):read.push(one)}
let planned=[];
for(let one of read){
let result=byFlags(session,one,read);
`text`in result?planned.push({...one,decided:result}):refused.push(result)}
return refused.length>0?refuse(io,refused,options):await write(session,planned)}
async function askAll(session){
let{io,chosen}=session,usual=await gitUserName(chosen.folder,io.environment);
return await inDialogue(io,async dialogue=>{
let refused=!1;
for(let[index,path]of chosen.paths.entries()){
if(dialogue.hasLeft()){
io.out(`Not asked about: ${counted(chosen.paths.length-index,`more case`)}.\n`);
break}
index>0&&io.out(`
`),refused=await askOne(session,path,{dialogue,usual})===1||refused}
return+!!refused})}
async function askOne(session,path,asking){
let{io,chosen,dataset,options,known,target,observations}=session,one=await caseToDecide(chosen.folder,session,path);
if(`refused`in one)return refuse(io,[one],options);
let{file,judged}=one,trigger=askedFor(session,file);
if(`refused`in trigger)return refuse(io,[trigger],options);
let said=await askRefresh(io,{...asking,dataset,readTextsOf:session.readTextsOf,file,judged,target,known,reasons:trigger.reasons,observations});
if(said===`leave`)return io.out(`${terminalText(options.place(path))} left as it is\n`),0;
let decided=decideOne(session,one,said);
return`text`in decided?await write(session,[{...one,decided}]):refuse(io,[decided],options)}
function missingLines(plan,{limit,style}){
let all=unverifiableIn(plan);
if(all.length===0)return[];
let rest=all.length-limit;
return[``,`${style.strong(`Something is missing`)}  ${counted(all.length,`case`)}`,...all.slice(0,limit).flatMap(one=>caseLines(one,style)),...rest>0?[`  and ${counted(rest,`more case`)}`]:[]]}
function caseLines(one,style){
return[`  ${style.strong(terminalText(nameOfUnasked(one)))}  ${one.unverifiable.join(`, `)}`,...missingFacts(one).map(([label,text])=>`    ${label.padEnd(9)}  ${terminalText(text)}`)]}
function missingMarkdown(plan,limit,{code,words}){
let all=unverifiableIn(plan);
if(all.length===0)return``;
let rest=all.length-limit,lines=all.slice(0,limit).map(one=>{
let facts=missingFacts(one).map(([,text])=>words(text));
return`- ${code(nameOfUnasked(one))}: ${facts.join(`. `)}`}),more=rest>0?[`- and ${counted(rest,`more case`)}`]:[];
return[`## Something is missing`,``,...lines,...more].join(`
`)}
function missingFacts({file,unverifiable}){
let[first]=unverifiable;
return[...unverifiable.map(why=>[`missing`,unverifiableWords[why]]),...file===void 0||first===void 0?[]:[[`to do`,whatToDo(file,first)]]]}
function namedText(plan,named){
let items=new Map(plan.items.map(item=>[item.file.path,item]));
return`${[...named.paths].map(path=>{
let item=items.get(path);
return item===void 0?standingText(plan,path,named.dataset):itemBlock(item,named)}).join(`

`)}\n`}
function itemBlock(item,{style,flags=``}){
let{pullRequest,to,from}=item,between=from===void 0?``:`${from} → `;
return[`${style.strong(terminalText(pullRequest??`Nobody has judged it`))}  ${terminalText(`${between}${to}`)}`,...itemText(item,{isWhole:!0,style,flags})].join(`
`)}
function missingText(name,unfit){
let facts=missingFacts(unfit).map(([label,text])=>`  ${label.padEnd(9)}  ${text}`);
return[`${name} has to be looked at: nothing tells what changed for it (${unfit.unverifiable.join(`, `)}).`,...facts.map(terminalText)].join(`
`)}
function standingText({to,unasked,needless},path,{cases}){
let file=cases.find(one=>one.path===path),name=terminalText(quoted(file?.case.id??path)),unfit=unasked.find(one=>one.path===path);
if(unfit!==void 0)return unfit.why===`unverifiable`?missingText(name,unfit):`${name} is not asked about: it is ${unaskedWords[unfit.why]}.`;
let stage=file===void 0?void 0:stageOf(file);
if(file===void 0||stage===void 0)return`${name} cannot be read as a case.`;
if(stage===`pending`)return`${name} is a candidate: --candidates asks about it.`;
if(stage!==`approved`)return`${name} is ${stage}, so nobody is asked about it.`;
let under=terminalText(quoted(to.id)),request=needless.includes(file)?`\n  request    ${terminalText(`nobody has to decide about it: ${needlessStep(file)}`)}`:``;
return`${name} ${standingWords(file,{to:to.id,under})}${request}`}
function standingWords({case:{corpusRevision,kind}},{to,under}){
return corpusRevision===to?`was judged under corpus revision ${under}: it is current.`:`stands under corpus revision ${under}: its judgment is carried, since ${kind===`abstention`?`nothing that changed concerns it`:`its evidence is unchanged`}.`}
function observedMarkdown({observed,problems},link){
let lines=observed.map(pattern=>{
let{observation,outcome,near}=pattern,head=`- ${markdownCode(observation.id)}`;
if(outcome.kind!==`new-case`)return`${head}: ${markdownText(outcomeText(outcome))}`;
let links=near.map(({file,likeness})=>`${link(nameOf(file),file.path)} (${likeness.toFixed(2)})`),like=near.length===0?``:`; near: ${links.join(`, `)}`;
return`${head}: **a case to write**, ${markdownText(seenText(pattern))}${like}`}),wrong=problems.map(({at:{file,line}})=>`- ${markdownCode(`${file}:${line}`)}`);
return[...section$1(`## Observed questions`,lines),...section$1(`## Lines that were not taken`,[...new Set(wrong)])].join(`

`)}
function section$1(title,lines){
if(lines.length===0)return[];
let more=lines.length-30,rest=more>0?[`- and ${more} more`]:[];
return[title,[...lines.slice(0,30),...rest].join(`
`)]}
function observedText({observed,problems,files,flags=``},detail){
let{style}=detail,proposed=mostAskedFirst(observed.filter(({outcome})=>outcome.kind===`new-case`)),about=mostAskedFirst(observed.filter(({outcome})=>outcome.kind===`asks-about`)),toWrite=one=>[...nearLines(one),`    ${`write it`.padEnd(10)}  ${terminalText(commandFor(one,files))}`],toDecide=({outcome})=>outcome.kind===`asks-about`?[`    ${`decide it`.padEnd(10)}  ${terminalText(decideCommandFor(outcome.file,{files,flags}))}`]:[];
return[...section({title:`Observed, and no case asks it`,patterns:proposed,more:toWrite},detail),...section({title:`Observed, about an approved case that does not represent it`,patterns:about,more:toDecide},detail),...otherBlocks(observed,detail),...problems.map(problem=>problemText(problem,detail,{mark:style.red(`not taken`)}))].map(block=>`\n${block}\n`).join(``)}
function mostAskedFirst(patterns){
return patterns.toSorted((one,other)=>other.observation.count-one.observation.count)}
function section({title,patterns,more},{style,limit}){
if(patterns.length===0)return[];
let blocks=patterns.slice(0,limit).map(one=>[`  ${style.strong(terminalText(one.observation.id))}  ${terminalText(seenText(one))}`,...questionLines(one),...more(one)].join(`
`)),rest=patterns.length-blocks.length,[first=``,...others]=blocks;
return[`${style.strong(title)}\n${first}`,...others,...rest>0?[`  ${counted(rest,`more pattern`)}; --limit ${patterns.length} tells all`]:[]]}
function questionLines({observation}){
let{query,source,conversation=[],notes}=observation;
return[...conversation.map(({role,content})=>line(role,content)),line(`question`,query),line(`recorded`,source),...notes===void 0?[]:[line(`notes`,notes)]]}
function nearLines({near,outOfUse}){
return[...outOfUse.map(file=>line(stageOf(file)??``,`${nameOf(file)} asked the same`)),...near.map(({file,likeness})=>line(`near`,`${nameOf(file)}  ${likeness.toFixed(2)}  ${file.case.query??``}`))]}
function line(label,text){
return`    ${label.padEnd(10)}  ${textWithin(text.replaceAll(/\s+/g,` `),96)}`.trimEnd()}
function otherBlocks(observed,{style}){
let lines=observed.flatMap(({observation:{id},outcome})=>outcome.kind===`new-case`||outcome.kind===`asks-about`?[]:[`  ${terminalText(`${id}  ${outcomeText(outcome)}`)}`]);
if(lines.length===0)return[];
let more=lines.length-20;
return[[style.strong(`Observed, and nothing proposed`),...lines.slice(0,20),...more>0?[`  and ${more} more; --format json tells all`]:[]].join(`
`)]}
const lengths=[2e3,700];
function howToDecide(flags){
let[plan,decide]=[`plan`,`decide`].map(one=>markdownCode(`touchstone refresh ${one} <case>${flags}`));
return`At a desk: ${plan} shows one case whole, and ${decide} asks what somebody decides and records it. The commands above record it without a question: write who decides behind \`--by\` and why behind \`--reason\`; \`--confirm\` says what was read and is right.`}
function planMarkdown(plan,{link,limit,items,flags=``}){
let rows=planRows(plan,{...onPage,flags}).filter(([,text])=>text!==``).map(([name,text])=>name===``?`  - ${text}`:`- **${name}**: ${text}`),parts=[`**${headlineOf(plan,onPage)}**`,rows.join(`
`),missingMarkdown(plan,20,onPage)],room=mostCharacters-parts.join(`

`).length-2e4,told=[],byBranch=groupsOf(items,({pullRequest})=>pullRequest),groups=[...plan.pullRequests.map(one=>[titleOf$1(one),byBranch.get(one.branch)??[]]),[`## Nobody has judged these candidates`,byBranch.get(void 0)??[]]];
for(let[title,own]of groups){
let blocks=[];
for(let item of own){
let block=blockOf(item,{link,to:plan.to,flags});
if(told.length>=limit||block.length>room)break;
room-=block.length+2,told.push(item),blocks.push(block)}
if(blocks.length>0&&parts.push(title,...blocks),blocks.length<own.length)break}
let end=items.length===0?[]:[howToDecide(flags)];
return`${[...parts,...rest(items.slice(told.length),link),...end].filter(part=>part!==``).join(`

`)}\n`}
function blockOf(item,detail){
for(let longest of lengths){
let block=caseBlock(item,{...detail,longest,readsLines:!1});
if(block.length<=12e3)return block}
return caseBlock(item,{...detail,longest:240,readsLines:!1})}
function titleOf$1({branch,cases,families,isOpen,isClosed,waits}){
let of=families.length===0?``:` of ${families.map(markdownText).join(`, `)}`,state=isOpen?`, open`:isClosed?`, closed`:waits?`, waits`:``;
return`## ${markdownCode(branch)}: ${counted(cases.length,`case`)}${of}${state}`}
function rest(left,link){
if(left.length===0)return[];
let named=left.slice(0,100).map(({id,file})=>link(id,file.path)),more=left.length-named.length;
return[`**${counted(left.length,`more case`)}:** ${named.join(`, `)}${more>0?`, and ${more} more`:``}.`]}
function planText(plan,detail){
let{style,flags=``}=detail,rows=figureRows(planRows(plan,{...onTerminal,flags}),style),head=[...wrapped(headlineOf(plan,onTerminal)).split(`
`),...rows],body=[...pullRequestLines(plan,detail),...missingLines(plan,detail)];
return`${[...head,...body,...endLines(plan,flags)].join(`
`)}\n`}
function pullRequestLines(plan,{limit,style,flags=``}){
let shown=plan.items.slice(0,limit),byBranch=groupsOf(shown,({pullRequest})=>pullRequest);
return[...plan.pullRequests.filter(({branch})=>byBranch.has(branch)).flatMap(one=>[``,titleOf(one,style),...(byBranch.get(one.branch)??[]).flatMap((item,at)=>[...at===0?[]:[``],...itemText(item,{isWhole:!1,style,flags})])]),...candidateLines(byBranch.get(void 0)??[],{style,flags}),...restLines(plan,shown)]}
function candidateLines(items,detail){
if(items.length===0)return[];
let{style,flags=``}=detail;
return[``,`${style.strong(`Nobody has judged`)}  ${counted(items.length,`candidate`)}`,...items.flatMap((item,at)=>[...at===0?[]:[``],...itemText(item,{isWhole:!1,style,flags})])]}
function endLines({items},flags){
return items.length===0?[]:[``,...howToGoOn(items,terminalText(flags))]}
function titleOf({branch,cases,families,isOpen,isClosed,waits},style){
let of=families.length===0?``:` of ${terminalText(families.join(`, `))}`,state=isOpen?`, open`:isClosed?`, closed`:waits?`, waits`:``;
return`${style.strong(terminalText(branch))}  ${counted(cases.length,`case`)}${of}${state}`}
function restLines({items,pullRequests},shown){
let rest=items.length-shown.length;
if(rest===0)return[];
let left=groupsOf(items.slice(shown.length),({pullRequest})=>pullRequest),lines=pullRequests.flatMap(({branch,waits})=>{
let own=left.get(branch);
return own===void 0?[]:[`  ${terminalText(branch)}  ${own.length}${waits?`, waits`:``}`]}),unjudged=left.get(void 0)?.length??0;
unjudged>0&&lines.push(`  nobody has judged  ${unjudged}`);
let more=lines.length-mostLines;
return[``,`${counted(rest,`more case`)}; --limit ${items.length} tells all:`,...lines.slice(0,mostLines),...more>0?[`  and ${counted(more,`more pull request`)}`]:[]]}
const mostLines=10;
function howToGoOn(items,flags){
let candidates=items.filter(({asks})=>asks===`first-judgment`),moved=candidates.filter(({outcomes})=>isApprovalRefused(outcomes));
return[`One case whole, with the texts of its candidates: touchstone refresh plan <case>${flags}`,...candidates.length<items.length?[`To decide about it: touchstone refresh decide <case>${flags}`]:[],...candidates.length>0?[`To approve or reject a case that nobody has judged: touchstone review record <case>`]:[],...moved.length>0?[`First, where its evidence changed, what its line "first" says.`]:[]]}
const formatNames=[`text`,`json`,`markdown`];
function planCommand(io,finish){
return new Command(`plan`).description(`Tell which cases somebody has to look at again, why, and what became of their evidence.`).argument(`[case...]`,`show these cases whole, each by its id or its file`).option(`--to <revision>`,`the corpus revision to judge under (default: the current one)`).option(`--candidates`,`ask for first judgments of candidates, too`).option(`--observations <file>`,`observed questions of real people, to hold against the cases; repeatable`,repeated).addOption(new Option(`--format <format>`,`how to print it`).choices(formatNames).default(`text`)).option(`--limit <n>`,`cases that are told before the rest is counted`,atMost,10).option(`--fresh`,`read every case anew, and keep nothing for the next run`).option(`--set <folder>`,`the set's folder (default: that of the files, else this folder)`).addHelpText(`after`,example$1).action(async(words,flags)=>{
finish(await runPlan(io,words,flags))})}
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
function atMost(text){
if(/^[1-9]\d{0,8}$/.test(text))return Number(text);
throw new InvalidArgumentError(`It is a whole number from 1 on.`)}
async function runPlan(io,words,flags){
let files=words.filter(isFile),{folder,paths}=await chosenFiles(io.cwd,files,flags.set),{to,candidates=!1,fresh=!1}=flags,set=await setToPlan(io,folder,{to,candidates,fresh}),place=placeFrom(io.cwd,folder,flags.set??folder);
if(`defects`in set)return io.out(`${defectReport(set.defects,{style:io.style,place})}\n`),io.out(`The set is damaged, so nothing was planned.
`),1;
let byFile=new Map(files.map((file,at)=>[file,paths[at]??``])),named=words.map(word=>byFile.get(word)??pathOfId(set.dataset,word)),{observations,problems}=await observationsIn(io.cwd,flags.observations??[]),plan=planRefresh(set.dataset,{...set,candidates,observations}),printing={named:new Set(named),place,problems,...set,...flags};
return await printPieces(io,printed(plan,printing,io)),problems.length===0?0:1}
function printed(plan,{named,dataset,format,limit,place,problems,to,set,observations:files=[]},{style}){
let flags=[[`--to`,to],[`--set`,set]].flatMap(([flag,said])=>said===void 0?[]:[` ${flag} ${inShell(said)}`]).join(``),questions={observed:plan.observed,problems,files,flags};
if(format===`text`)return[named.size===0?planText(plan,{limit,style,flags}):namedText(plan,{dataset,paths:named,style,flags}),observedText(questions,{limit,style,place:file=>file})];
let items=plan.items.filter(({file})=>named.size===0||named.has(file.path));
if(format===`json`)return planJson(plan,items,problems);
let link=(text,path)=>markdownCodeLink(text,place(path)),page=planMarkdown(plan,{link,limit,items,flags}),asked=observedMarkdown(questions,link);
return asked===``?[page]:[page,`\n${asked}\n`]}
function refreshCommand(io,finish){
return new Command(`refresh`).description(`Ask people again where the evidence of a judgment moved.`).addHelpText(`after`,example).addCommand(planCommand(io,finish)).addCommand(decideCommand(io,finish))}
const example=`
Examples:
  touchstone refresh plan              who has to look again under the current corpus revision, and why
  touchstone refresh plan refund-001   one case whole: old and new evidence, and what can be decided
  touchstone refresh decide refund-001   what a person decides about it

Each command explains itself: touchstone refresh <command> --help`;
export{refreshCommand};
