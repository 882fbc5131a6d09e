import{Command,InvalidArgumentError,Option}from"./commander.js";
import{gitUserName}from"./shared-git.js";
import{UsageError,byUtf8,caseDigest,clipped,contentState,counted,currencyByHashes,currentRevision,defectReport,figureRows,groupsOf,isBlank,isLater,lineageOf,listed,machineNamed,normaliseWhiteSpace,placeFrom,printPieces,problemText,quoted,readCase,renewCommand,samePerson,stageOf,statusOf,takesPart,terminalText,triggers,workingTree}from"./core.js";
import{decidedCase,decisionEdits,lostQuotes,movedEvidence,namedChunks,notOnlyMoved,observationsAbout,observationsOn,observedPatterns,opensRequest,planRefresh,reasonsFor,sentinelSince,targetRevision,textsToPlan,ungroupedWords,unverifiableWords,whatToDo}from"./shared-refresh.js";
import{assertFit,changedMeanwhile,chosenCases,chosenFiles,chunkIdsIn,committedCases,confirmedIn,inDialogue,instantOf,isFile,observationsIn,pathOfId,rawText,repeated,replaceTexts,saysStill,setToPlan,textsToday,unknownRevision}from"./shared-scripts.js";
import{questionsFor}from"./shared-model.js";
import{caseBlock,caseView,commandFor,countsLess,decideCommandFor,diffText,everyFamily,evidence,evidenceDiff,groundsText,headlineOf,isApprovalRefused,isInDiff,markable,markdownCode,markdownCodeLink,markdownText,markedRuns,mostCharacters,nameOf,nameOfUnasked,obstaclesText,onPage,onTerminal,openQuestions,outcome,outcomeText,outcomeWords,partsDiff,planJson,planRows,possibleText,printedMarks,seenText,textWithin,unaskedWords,unverifiableIn,verdictText,whyOf,withMarks,wrapped}from"./shared-report.js";
import{isDeepStrictEqual}from"node:util";
import{errorsAfter,unfitToRetire}from"./shared-rules.js";
import{join}from"node:path";
function triggerOf(dataset,{file,judged=file,observed},target){
const held=withCase(dataset,judged);
const currency=currencyByHashes(held,lineageOf(held),target.revision)(judged);
const from=judged.case.corpusRevision;
const triggers=currency.state===`stale`?currency.reasons:[];
const observations=observationsOn(file,target,observed);
const isObserved=observations.length>0||requestedFor(file,target).includes(`query-pattern-observed`);
const reasons=reasonsFor({from,to:target.id,triggers,observed:isObserved});
if(opensRequest(reasons))return{reasons,observations};
if(currency.state!==`stale`)return{refused:unasked$1(file,{state:currency.state,from,target})};
const[why=`evidence-unrecorded`]=currency.unverifiable;
return{refused:unverifiable(file,why)}}
function withCase(dataset,judged){
if(dataset.cases.includes(judged))return dataset;
const cases=dataset.cases.map(one=>one.path===judged.path?judged:one);
return{...dataset,cases}}
function requestedFor({case:{refresh}},target){
if(refresh===void 0||refresh.outcome!==void 0||refresh.to!==target.id)return[];
return(refresh.reasons??[]).flatMap(reason=>reason??[])}
function unverifiable(file,why){
return{message:`Nothing tells what changed for this case since it was approved: ${unverifiableWords[why]}.`,at:file.locate(why===`evidence-unrecorded`?[`provenance`]:[`corpusRevision`]),fix:whatToDo(file,why)}}
function unasked$1(file,{state,from,target}){
const id=file.case.id??file.path;
const at=file.locate([`corpusRevision`]);
const otherwise=`If an observation asks about it, add --observations FILE; if the case itself is to change, edit it and have it judged with "touchstone review record ${id}"; if nobody needs it, "touchstone review retire ${id}".`;
if(state===`current`)return{message:`The case was judged under corpus revision ${quoted(target.id)} itself, so nothing asks for a decision.`,at,fix:otherwise};
return{message:`Nothing that concerns the case changed between corpus revisions ${quoted(from??``)} and ${quoted(target.id)}: its judgment is carried, without a decision.`,at,fix:`Leave it as it is. ${otherwise}`}}
function unfitCase(file){
const record=`"touchstone review record ${file.case.id??file.path}"`;
const at=file.locate([`review`,`status`]);
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
const{reason:earlier}=file.case.review??{};
const place=file.locate([`review`]);
const machine=machineNamed(file,by);
const problems=[];
if(machine!==void 0){
const is=machine===`generator`?`the generator that wrote the case`:`no person`;
problems.push({message:`${quoted(by)} is ${is}, and a decision is a person's.`,at:file.locate(machine===`generator`?[`origin`,`generator`]:[`id`]),fix:`Have a person read the evidence and decide, under their own name.`})}
if(isBlank(by))problems.push({message:`Nobody is named as the one who decides.`,at:place});
if(isBlank(reason))problems.push({message:`No reason is given.`,at:place,fix:`Say why in one sentence.`});else if(earlier!==void 0&&normaliseWhiteSpace(earlier)===normaliseWhiteSpace(reason))problems.push({message:`The reason is that of the approval before: ${quoted(earlier)}`,at:file.locate([`review`,`reason`]),fix:`Say in one sentence what was found in the evidence as it is now.`});
return[...problems,...tooEarly(file,at,target)]}
function tooEarly(file,at,target){
const reviewedAt=file.case.review?.reviewedAt;
const createdAt=target.revision.record?.createdAt;
const problems=[];
if(reviewedAt!==void 0&&!isLater(at,reviewedAt))problems.push({message:`The decision would be of ${at}, and the approval before it is of ${reviewedAt}.`,at:file.locate([`review`,`reviewedAt`]),fix:`Give the moment at which it was decided; it comes after that approval.`});
if(createdAt!==void 0&&isLater(createdAt,at))problems.push({message:`The decision would be of ${at}, and corpus revision ${quoted(target.id)}, which it is about, is of ${createdAt}: nobody could read it before.`,at:file.locate([`review`]),fix:`Give the moment at which it was decided.`});
return problems}
const mostTold=3;
const mostLines$1=6;
const columns$1=96;
function itemText(item,detail){
const{query=``,expectedAnswer=``}=item.file.case;
const{style}=detail;
return[`  ${style.strong(terminalText(item.id))}  ${whyOf(item)}${notesOf(item)}`,...told(`question`,query,detail),...told(item.file.case.kind===`abstention`?`refusal`:`answer`,expectedAnswer,detail),...item.isEdited?[line$1(`edited`,editedText(item))]:[],...some(item.evidence,detail,`piece`).flatMap(one=>typeof one===`string`?[line$1(``,one)]:evidenceLines(one,detail)),...some(item.documents,detail,`document`).flatMap(one=>typeof one===`string`?[line$1(``,one)]:documentLines(one,detail)),...item.ungrouped.map(one=>line$1(`families`,terminalText(ungroupedWords(one)))),...item.observations.length===0?[]:[line$1(`observed`,terminalText(item.observations.join(`, `)))],line$1(`decide`,openQuestions(item).join(` `)),...outcomeLines(item,detail),...candidateCommands(item)]}
function editedText({id}){
return`this is what the file says now; ${terminalText(`touchstone refresh decide ${id} --revised`)} takes it, or Git gives back what was approved`}
function outcomeLines({outcomes,file},detail){
if(!detail.isWhole)return[line$1(`possible`,terminalText(possibleText(outcomes)))];
return outcomes.flatMap(outcome=>{
const{verb,change,result,fixes}=outcomeWords(outcome,file.case.kind);
const what=`digest`in outcome.result?`digest ${result}`:result;
return[...told(verb,change===``?what:`${change}: ${what}`,detail),...fixes.flatMap(fix=>told(``,fix,detail))]})}
function candidateCommands({id,asks,outcomes}){
if(asks!==`first-judgment`)return[];
return[...isApprovalRefused(outcomes)?[line$1(`first`,terminalText(`touchstone fill --renew ${id}`))]:[],line$1(`record`,terminalText(`touchstone review record ${id}, with --approve or --reject`))]}
function notesOf({needsTwoJudgments,isRequested,isEdited,from,to,asks}){
const notes=[...needsTwoJudgments?[`sentinel: judged again by two`]:[],...isEdited?[`edited since its approval`]:[],...isRequested?[`asked already`]:[],...asks===`first-judgment`&&from!==void 0&&from!==to?[`written under ${terminalText(from)}`]:[]];
return notes.length===0?``:`  (${notes.join(`; `)})`}
function printed$1(text){
return printedMarks(text,terminalText)}
function line$1(label,text){
return`    ${label.padEnd(9)}  ${text}`.trimEnd()}
function told(label,text,detail){
return toldMarked(label,markable(text),detail)}
function toldMarked(label,text,{isWhole}){
if(!isWhole){
const start=one=>textWithin(one.replaceAll(/\s+/g,` `),columns$1);
return[line$1(label,printedMarks(text,start))]}
return text.trimEnd().split(/\r?\n/).map(printed$1).map((one,at)=>line$1(at===0?label:``,one))}
function some(all,{isWhole},noun){
const rest=isWhole?0:all.length-mostTold;
return rest>0?[...all.slice(0,mostTold),counted(rest,`more ${noun}`)]:all}
function evidenceLines(evidence,detail){
const{piece,verdict,text,candidates}=evidence;
const{isWhole}=detail;
const runs=evidenceDiff(evidence,detail);
const showsOld=text!==void 0&&runs===void 0&&(verdict===`gone`||verdict===`ambiguous`||verdict===`unverified`||isWhole);
return[line$1(`evidence`,`${terminalText(piece.chunkId)}  ${terminalText(verdictText(evidence))}`),...piece.quote===void 0?[]:told(`quote`,`"${piece.quote}"`,detail),...showsOld&&verdict!==`moved`?toldMarked(`judged`,withMarks(text,piece.quote),detail):[],...text===void 0?[line$1(`judged`,`its text is not kept in this set`)]:[],...runs===void 0?[]:diffLines(runs,detail),...partsLines(evidence,detail),...some(candidates,detail,`candidate`).flatMap(one=>typeof one===`string`?[line$1(``,one)]:candidateLines(one,evidence,detail))]}
function candidateLines(candidate,evidence,detail){
const{id,text,grounds}=candidate;
const{verdict,piece}=evidence;
const head=line$1(verdict===`gone`?`like it`:`candidate`,`${terminalText(id)}  (${groundsText(candidate,verdict)})`);
if(grounds.includes(`bytes`)||isInDiff(evidence,candidate))return[head];
if(text===void 0)return[head,line$1(``,`its text is not kept in this set`)];
return[head,...toldMarked(``,withMarks(text,piece.quote),detail)]}
function partsLines(evidence,detail){
const runs=detail.isWhole?partsDiff(evidence):void 0;
if(runs===void 0)return[];
if(runs.some(({mark})=>mark!==` `))return diffLines(runs,detail);
return[line$1(`words`,`all of them stand in the candidates together, and no others`)]}
function diffLines(runs,{isWhole}){
const lines=wrapped(markedRuns(runs)).split(`
`);
const rest=isWhole?0:lines.length-mostLines$1;
return[...lines.slice(0,lines.length-Math.max(rest,0)).map((one,at)=>line$1(at===0?`words`:``,printed$1(one))),...rest>0?[line$1(``,counted(rest,`more line`))]:[]]}
function documentLines({document,standing,newChunks,asksEveryFamily,nearest},detail){
return[line$1(`document`,`${terminalText(document.id)}  ${standing}, ${counted(newChunks,`chunk`)} with a new text`),...asksEveryFamily?[line$1(``,everyFamily)]:[],...nearest.flatMap(({id,text})=>[line$1(`to read`,terminalText(id)),...text===void 0?[]:told(``,text,detail)])]}
function evidenceFlags(command){
const found={said:[],withoutQuote:[]};
const say=flag=>text=>{
found.said.push({flag,text,by:[]});
return text};
command.option(`--replace <old -> new>`,`chunks in the place of one, with commas; repeatable`,say(`replace`)).option(`--with <chunk>`,`a new chunk, for a --replace of the old one alone; repeatable`,id=>takeNew(found,id)).option(`--drop <chunk>`,`a chunk that is no evidence any more; repeatable`,say(`drop`)).option(`--add <chunk>`,`a chunk that is evidence from now on; repeatable`,say(`add`)).option(`--chunk <chunk>`,`a chunk that stays, for the --quote behind it`,say(`chunk`)).option(`--quote <words>`,`the words that carry the answer, of the chunk before it`,words=>takeQuote(found,words)).option(`--without-quote <chunk>`,`a chunk whose quote goes; repeatable`,id=>{
found.withoutQuote.push(id);
return id});
return()=>({quote:void 0,...found})}
function takeNew({said},id){
const last=said.at(-1);
if(last?.flag!==`replace`)throw new InvalidArgumentError(`Name the chunk that it replaces before it, with --replace.`);
last.by.push(id);
return id}
function takeQuote(found,words){
const place=found.said.at(-1)??found;
if(place.quote!==void 0)throw new InvalidArgumentError(`The chunk named before it has a quote already.`);
place.quote=words;
return words}
function changesEvidence({said}){
return said.some(({flag})=>flag!==`chunk`)}
function idsSaid({said,withoutQuote}){
return[...said.flatMap(({text,by})=>[text,...by,...newIn(text)]),...withoutQuote].map(asId)}
function newIn(text){
return[...text.matchAll(/\s*->\s*/g)].flatMap(({0:arrow,index})=>{
const behind=text.slice(index+arrow.length).trim();
return[behind,...behind.split(`,`).map(id=>id.trim())]})}
function evidenceSaid({said,quote,withoutQuote},file,known){
const replace=[];
const add=[];
const quotes=new Map;
for(const one of said){
const named=chunksOf$1(one,file,known);
if(one.flag===`replace`||one.flag===`drop`)replace.push(named);
if(one.flag===`add`)add.push(named.from);
if(one.quote===void 0)continue;
const[only,another]=one.flag===`replace`?named.to:[named.from];
if(one.flag===`drop`||only===void 0||another!==void 0)throw new UsageError(`--quote needs one chunk before it: name it with --chunk.`);
quotes.set(only,one.quote)}
for(const id of withoutQuote)quotes.set(asId(id),void 0);
if(quote!==void 0)quotes.set(onlyChunk(file),quote);
return{replace,add,quotes}}
function onlyChunk(file){
const[only,another]=file.whole?.relevantChunkIds??[];
if(only===void 0||another!==void 0)throw new UsageError(`--quote stands before any chunk: name its chunk before it, with --chunk.`);
return only}
function chunksOf$1({flag,text,by},file,known){
if(flag!==`replace`)return{from:asId(text),to:[]};
if(by.length>0)return{from:asId(text),to:by.map(asId)};
const own=new Set(file.whole===void 0?[]:namedChunks(file.whole).map(({id})=>id));
const pairs=[...text.matchAll(/\s*->\s*/g)].map(({0:arrow,index})=>({from:asId(text.slice(0,index).trim()),behind:text.slice(index+arrow.length).trim()}));
const pair=pairs.find(({from})=>own.has(from))??pairs[0];
if(pair===void 0||pair.behind===``)throw new UsageError(`--replace "${terminalText(text)}" does not say what stands in its place. Write --replace "OLD -> NEW", or --replace OLD --with NEW.`);
const{from,behind}=pair;
if(known.has(asId(behind)))return{from,to:[asId(behind)]};
return{from,to:behind.split(`,`).map(id=>asId(id.trim())).filter(id=>id!==``)}}
function asId(id){
return id}
const reasonsToAbstain=[`not-in-corpus`,`out-of-scope`,`not-permitted`,`ambiguous`];
const outcomes=[`confirmed`,`revised`,`abstained`,`retired`];
function decideFlags(command){
return command.option(`--confirmed`,`the case holds as it is`).option(`--revised`,`its evidence, or what was edited in the file, is what follows`).option(`--moved`,`take all texts that stand word for word under one other id: revised`).option(`--abstained`,`no answer is right any more`).option(`--retired`,`nobody needs the case any more`).option(`--answer <text>`,`the expected answer from now on; of an abstention, what a refusal says`).addOption(new Option(`--because <reason>`,`why no answer is right`).choices(reasonsToAbstain)).option(`--by <name>`,`who decides`).option(`--reason <text>`,`why, in one sentence`).option(`--confirm <list>`,`what was answered with yes: query,answer,source,chunks`).option(`--at <instant>`,`when it was decided (default: now)`).option(`--to <revision>`,`the corpus revision to decide under (default: the current one)`).option(`--observations <file>`,`observed questions of real people, as refresh plan takes them; repeatable`,repeated)}
function knownRefresh(flags,evidence,{terminal,sentinels}){
const outcome=outcomeOf(flags);
assertFits(outcome,flags,evidence);
const{because,by,reason,confirm,moved=false}=flags;
const{answer}=flags;
assertFit({by,reason,answer,quote:quotesIn(evidence)});
const missing=missingFlags(outcome,flags,outcome===`retired`||sentinels);
if(missing.length>0&&!terminal)throw new UsageError(`Without a terminal to ask at, these are missing: ${missing.join(`; `)}.`);
return{outcome,moved,onlyMoves:moved&&flags.revised!==true&&!changesEvidence(evidence),because,answer:answer?.trim(),by:by?.trim(),reason:reason?.trim(),confirmed:confirmedIn(confirm??``),evidence,whole:missing.length===0}}
function missingFlags(outcome,{because,answer,by,reason,confirm},asksNothing){
const abstains=outcome===`abstained`;
return[[`--confirmed, --revised, --moved, --abstained or --retired`,outcome===void 0],[`--because`,abstains&&because===void 0],[`--answer`,abstains&&answer===void 0],[`--by`,by===void 0],[`--reason`,reason===void 0],[`--confirm`,confirm===void 0&&!asksNothing]].filter(([,isMissing])=>isMissing).map(([flag])=>flag)}
function outcomeOf(flags){
const said=outcomes.filter(one=>flags[one]===true);
if(flags.moved===true&&!said.includes(`revised`))said.push(`revised`);
if(said.length>1){
const given=[...outcomes,`moved`].filter(one=>flags[one]===true);
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
const{dialogue}=asking;
io.out(`Confirm it as it is (c), revise its evidence (r), no answer is right (a), nobody needs it (t), or leave it (l)?
`);
switch(await dialogue.choose(`What is decided?`,`cratl`)){
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
const quotes=await askQuotes(asking,[]);
return quotes===`leave`?quotes:{outcome:`confirmed`,quotes}}
async function askRevised(io,asking){
const{dialogue}=asking;
const replace=await askReplacements(io,asking);
if(replace===`leave`)return replace;
const add=await askChunks(io,asking,{question:`Chunks that are evidence beside them`,usual:`none`});
if(add===`leave`)return add;
const keep=`as it is`;
const answer=await dialogue.text(`Expected answer`,keep);
if(answer===void 0)return`leave`;
const quotes=await askQuotes(asking,replace);
if(quotes===`leave`)return quotes;
return{outcome:`revised`,replace,add,quotes,...answer===keep?{}:{answer}}}
async function askReplacements(io,asking){
const{dataset,file,target}=asking;
const{moves}=movedEvidence(dataset,file,target);
const moveOf=new Map(moves.map(({from,to})=>[from,to[0]]));
const replace=[];
for(const{id}of file.whole===void 0?[]:namedChunks(file.whole)){
const usual=moveOf.get(id)??(target.chunks.has(id)?id:void 0);
const said=await askChunks(io,asking,{question:`What stands in the place of ${quoted(id)}, by id, or "none"`,usual});
if(said===`leave`)return said;
if(said.length!==1||said[0]!==id)replace.push({from:id,to:said})}
return replace}
async function askChunks(io,{dialogue,target,readTextsOf},{question,usual}){
for(;;){
const said=await dialogue.text(terminalText(question),usual);
if(said===void 0)return`leave`;
const ids=chunkIdsIn([said],target.chunks).map(asId);
const unknown=ids.filter(id=>!target.chunks.has(id));
if(unknown.length===0){
await readTextsOf(ids);
return ids}
for(const id of unknown)io.out(terminalText(`${quoted(id)} is not in corpus revision "${target.id}".`)+`
`)}}
async function askQuotes({dialogue,file,target},replace){
const quotes=new Map;
for(const{quote,places}of lostQuotes(file,replace,target)){
const[place]=places;
if(place===void 0||quotes.has(place))continue;
const question=`The quote ${quoted(quote)} is gone. The words of ${quoted(place)} that carry the answer`;
const said=await dialogue.text(terminalText(question),`no quote`);
if(said===void 0)return`leave`;
quotes.set(place,said===`no quote`?void 0:said)}
return quotes}
async function askAbstained(io,{dialogue,known}){
const numbers=reasonsToAbstain.map((_,index)=>String(index+1)).join(``);
if(known.because===void 0)io.out(`${reasonsToAbstain.map((one,index)=>`${index+1} ${one}`).join(`, `)}\n`);
const digit=known.because===void 0?await dialogue.choose(`Why is no answer right?`,numbers,reasonsToAbstain):void 0;
const because=known.because??(digit===void 0?void 0:reasonsToAbstain[Number(digit)-1]);
if(because===void 0)return`leave`;
const answer=known.answer??await dialogue.text(`What a good refusal says`);
return answer===void 0?`leave`:{outcome:`abstained`,because,answer}}
function givenChoice(dataset,file,{known,target}){
const{outcome,because,answer}=known;
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
const{moved,onlyMoves,answer,evidence}=known;
const said=evidenceSaid(evidence,file,target.chunks);
const found=moved?movedEvidence(dataset,file,target):void 0;
const refused=found!==void 0&&onlyMoves?notOnlyMoved(file,found,target):[];
if(refused.length>0)return{refused};
const named=new Set(said.replace.map(({from})=>from));
const moves=found?.moves.filter(({from})=>!named.has(from))??[];
const words=answer===void 0?{}:{answer};
return{outcome:`revised`,...said,replace:[...said.replace,...moves],...words}}
function unsaid(){
return new UsageError(`The outcome is not said.`)}
function outlook({dataset,file},{value},style){
const decided={...file,case:value};
return`\nAs it would be:\n\n${[...outcome(decided,style),...evidence(dataset,decided,{style,more:()=>[]})].join(`

`)}\n\n`}
async function askRefresh(io,asking){
const{dialogue,file,known}=asking;
show(io,asking);
const found=await choiceOf(io,asking);
if(found===`leave`)return found;
const{choice,decided}=found;
if(choice.outcome===`revised`||choice.outcome===`abstained`)io.out(outlook(asking,decided,io.style));
const confirmed=await askQuestions(dialogue,{choice,decided,known});
if(confirmed===void 0){
if(!dialogue.hasLeft())io.out(`Without every yes this cannot be decided so.
`);
return`leave`}
const who=await askWho(asking);
if(who===void 0)return`leave`;
const{id=file.path}=file.case;
io.out(`${terminalText(`${id} is ${choice.outcome} by "${who.by}": "${who.reason}"`)}\n`);
if(await dialogue.choose(`Record it?`,`yn`)!==`y`)return`leave`;
return{choice,confirmed,...who}}
async function askWho({dialogue,usual,file,known}){
const author=file.case.origin?.author;
const isOwn=usual!==void 0&&author!==void 0&&samePerson(usual,author);
const by=known.by??await dialogue.text(`Who decides this`,isOwn?void 0:usual);
if(by===void 0)return void 0;
const reason=known.reason??await dialogue.text(`Why, in one sentence`);
return reason===void 0?void 0:{by,reason}}
function show(io,asking){
const{dataset,file,judged,target,reasons}=asking;
const item=itemOf(asking,judged??file);
const options={style:io.style,place:path=>path};
const view=item===void 0?caseView(dataset,file,options):itemText(item,{isWhole:true,style:io.style}).join(`
`);
io.out(`${view}\n\n`);
io.out(terminalText(`Asked by ${listed(reasons)}, under corpus revision "${target.id}".`)+`
`);
if(judged!==void 0){
io.out(`The file was edited since it was approved; what it says now:

`);
io.out(`${outcome(file,io.style).join(`

`)}\n\n`)}}
function itemOf({dataset,target,observations},file){
const cases=dataset.cases.map(one=>one.path===file.path?file:one);
const options={target:target.revision,texts:new Map,observations};
return planRefresh({...dataset,cases},options).items.find(one=>one.file===file)}
async function choiceOf(io,asking){
const{dataset,file,target,known}=asking;
let choice=isSaid(known)?givenChoice(dataset,file,{known,target}):await askChoice(io,asking);
while(choice!==`leave`){
const decided=`refused`in choice?choice:decidedCase(file,choice,target);
if(!(`refused`in choice)&&`value`in decided)return{choice,decided};
for(const{message,fix=``}of`refused`in decided?decided.refused:[])io.out(`${terminalText(message)}\n  ${terminalText(fix)}\n`);
choice=await askChoice(io,asking)}
return choice}
function isSaid(known){
if(known.outcome!==`abstained`)return known.outcome!==void 0;
return known.because!==void 0&&known.answer!==void 0}
async function askQuestions(dialogue,{choice,decided:{value},known}){
if(choice.outcome===`retired`||value.sentinel!==void 0)return[];
const questions=questionsFor(value.kind);
for(const[index,{confirms,question}]of questions.entries()){
if(known.confirmed.includes(confirms))continue;
const numbered=`${index+1} of ${questions.length}  ${question}`;
if(await dialogue.choose(numbered,`yn`)!==`y`)return void 0}
return questions.map(({confirms})=>confirms)}
function decidedText(told,options){
const{before,textBefore,decided,isDryRun}=told;
const{style,place}=options;
const{outcome=``,by=``,from=``,to=``,reasons=[]}=decided.file.case.refresh??{};
const done=isDryRun?`would be ${outcome}`:style.green(outcome);
const what=[`asked by ${listed(reasons.flatMap(one=>one??[]))}`,`${quoted(from)} → ${quoted(to)}`,...changes(before,decided),...notes(told)];
return`${[`${style.strong(terminalText(place(before.path)))} ${done} by "${terminalText(by)}"`,...what.map(line=>`  ${terminalText(line)}`),...isDryRun?diffText(textBefore,decided.text,style):[]].join(`
`)}\n`}
function changes(before,{file,droppedQuotes,noLongerInstead}){
const[was,is]=[before.case,file.case];
const[old=[],now=[]]=[was,is].map(({relevantChunkIds=[]})=>relevantChunkIds.flatMap(id=>id??[]));
const gone=old.filter(id=>!now.includes(id));
const come=now.filter(id=>!old.includes(id));
return[...gone.length===0?[]:[`no evidence any more: ${listed(gone.map(quoted))}`],...come.length===0?[]:[`evidence now: ${listed(come.map(quoted))}`],...was.expectedAnswer===is.expectedAnswer?[]:[`expected answer: "${clipped(is.expectedAnswer??``,200)}"`],...newQuotes(was,is),...droppedQuotes.map(({chunkId,quote})=>`quote of ${quoted(chunkId)} gone: ${quoted(quote)}`),...noLongerInstead.map(id=>`${quoted(id)} stands for itself: what it could replace is gone`)]}
function newQuotes(was,is){
const had=new Set((was.provenance??[]).map(entry=>entry?.quote));
return(is.provenance??[]).flatMap(entry=>entry?.quote===void 0||had.has(entry.quote)?[]:[`quote of ${quoted(entry.chunkId??``)}: ${quoted(entry.quote)}`])}
function notes({before,decided,reviewers,isElsewhere,isDryRun,left}){
const{refresh,id=before.path}=decided.file.case;
const author=before.case.origin?.author;
const elsewhere=`${quoted(refresh?.to??``)} is not the current corpus revision, under which the case may be asked about again.`;
return[...decided.told,...answersToRead(decided.file),...countsLess({reviewer:refresh?.by??``,author,reviewers}),...isElsewhere?[elsewhere]:[],...left.map(leftText),...decided.awaitsJudgments&&!isDryRun?[`A sentinel: it is a candidate again until two people have judged it as it is now.`,`next: touchstone review judge ${id}, by two people; then touchstone review record ${id}`]:[]]}
function leftText({file,is,hasOtherChunks,hasOtherRevision}){
const{id=file.path,relevantChunkIds=[],corpusRevision=``}=file.case;
const chunks=relevantChunkIds.flatMap(one=>one===void 0?[]:[quoted(one)]);
const what=[...hasOtherChunks?[`rests on ${chunks.length===0?`no chunk`:listed(chunks)}`]:[],...hasOtherRevision?[`stays under ${quoted(corpusRevision)}`]:[]];
return`its ${is} ${quoted(id)} ${listed(what)}: read whether both still ask for one answer`}
function answersToRead({case:{refresh,acceptedAnswers=[]}}){
if(refresh?.outcome!==`revised`||acceptedAnswers.length===0)return[];
const words=acceptedAnswers.map(one=>quoted(one?.statement??``));
return[`accepted answers keep their words: ${listed(words)}`]}
function endText(count,{isDryRun,style}){
if(isDryRun)return`Nothing was written.
`;
const files=count===1?`this file`:`these files`;
return`${style.faint(`Commit ${files}; "touchstone check" judges the set as it is now.`)}\n`}
const order=[...triggers,`query-pattern-observed`,`corpus-revision-changed`];
function refreshBlock(file,deciding){
const{outcome,by,at,reason,from,reasons,target}=deciding;
const{refresh}=file.whole??{};
const request=refresh?.outcome===void 0?refresh:void 0;
const isFit=request?.from===from&&request.to===target.id;
const asked=request===void 0?[]:stillAsked(request,isFit);
const all=order.filter(one=>asked.includes(one)||reasons.includes(one));
const digest=file.whole?.review?.digest;
const{reasons:_,from:__,to:___,outcome:____,...others}=isFit?request:noRequest;
return{block:{from,to:target.id,reasons:[...all],...others,...observedIn(refresh,deciding.observations),outcome,by,at,reason,...digest===void 0?{}:{previous:digest}},told:request===void 0?[]:differences(request,{...deciding,isFit,all})}}
function stillAsked({reasons,observations=[]},isFit){
return[...isFit?reasons:[],...observations.length>0?[`query-pattern-observed`]:[]]}
function observedIn(refresh,now=[]){
const observations=[...new Set([...refresh?.observations??[],...now])];
return observations.length===0?{}:{observations}}
const noRequest={from:``,to:``,reasons:[]};
function differences(request,{from,target,isFit,all}){
if(!isFit)return[`The file asked about the way from ${quoted(request.from)} to ${quoted(request.to)}; decided and recorded is the way from ${quoted(from)} to ${quoted(target.id)}.`];
const added=all.filter(one=>!request.reasons.includes(one));
return added.length===0?[]:[`Beside the reasons that the file asked for, this happened: ${listed(added)}.`]}
function decideRefresh(dataset,file,decision){
const unfit=unfitCase(file);
if(unfit.length>0)return{refused:unfit,findings:[]};
const decided=decidedCase(file,decision.choice,decision.target);
const refused=[...unfitDecision(file,decision),...unasked(file,decision),...newlySentinel(file,decision),...unretirable(dataset,file,decision),...`refused`in decided?decided.refused:unconfirmed(file,decided,decision)];
if(refused.length>0||`refused`in decided)return{refused:eachOnce(refused),findings:[]};
return written(dataset,{file,decided},decision)}
function written(dataset,{file,decided},decision){
const{path,whole:before=decided.value}=file;
const{choice,text}=decision;
const{value,told}=withDecision(file,decided,decision);
const replace=choice.outcome===`revised`?choice.replace:[];
const edited=decisionEdits(path,text,{before,after:value,replace});
if(`refused`in edited)return{refused:[edited.refused],findings:[]};
const reading=readCase(path,edited.text.replace(/^\ufeff/,``));
const after=reading.file;
if(after===void 0||!isDeepStrictEqual(after.whole,value))throw new Error(`"${path}" does not say what was decided after its edit.`);
const findings=choice.outcome!==`retired`?errorsAfter(dataset,reading,{path,before:text,after:edited.text}):[];
if(findings.length>0)return{refused:[],findings};
const{digest,droppedQuotes,noLongerInstead}=decided;
const result={digest,droppedQuotes,noLongerInstead,told,awaitsJudgments:after.case.review?.status===`pending`};
return{text:edited.text,file:after,...result}}
function unretirable(dataset,file,{choice,together=[file]}){
if(choice.outcome!==`retired`)return[];
return unfitToRetire(dataset,together).filter(({at})=>at.file===file.path)}
function newlySentinel(file,{choice,judged}){
return choice.outcome!==`retired`&&contentState(file)===`edited`&&gainedMark(file,judged)?[sentinelSince(file)]:[]}
function gainedMark({case:{review},whole},judged){
if(whole?.sentinel===void 0)return false;
if(judged!==void 0)return!judged.has([`sentinel`]);
const{sentinel:_,...unmarked}=whole;
return caseDigest(unmarked)===review?.digest}
function unasked(file,{reasons,target}){
if(opensRequest(reasons))return[];
return[{message:`Nothing that happened up to corpus revision ${quoted(target.id)} asks for a decision about this case.`,at:file.locate([`corpusRevision`]),fix:`Leave it as it is: its judgment holds.`}]}
function unconfirmed(file,{value},{choice,confirmed}){
if(choice.outcome===`retired`||value.sentinel!==void 0)return[];
return questionsFor(value.kind).filter(({confirms})=>!confirmed.includes(confirms)).map(({confirms,question})=>({message:`"${confirms}" is not confirmed: ${question}`,at:file.locate([]),fix:`Add "${confirms}" to --confirm if the answer is yes for the case as the decision leaves it; else decide otherwise.`}))}
function withDecision(file,{value,digest},decision){
const{choice,by,at,reason,target,reasons,observations}=decision;
const{outcome}=choice;
const{block:refresh,told}=refreshBlock(file,{outcome,by,at,reason,from:decision.from??file.case.corpusRevision??``,reasons,observations,target});
if(outcome===`retired`)return{value:{...value,refresh,retired:{by,at,reason}},told};
const review=value.sentinel===void 0?approval(value,digest,decision):{status:`pending`};
return{value:{...value,refresh,review},told}}
function approval(value,digest,{by,at,reason,confirmed,target}){
return{status:`approved`,reviewedBy:by,reviewedAt:at,reason,confirmed:questionsFor(value.kind).map(({confirms})=>confirms).filter(one=>confirmed.includes(one)),digest,corpus:target.digest,via:`local`}}
function eachOnce(problems){
return[...new Map(problems.map(one=>[`${one.at.line}:${one.message}`,one])).values()]}
function leftRelatives({cases},revised,together){
if(revised.case.refresh?.outcome!==`revised`)return[];
const{id,variantOf}=revised.case;
const decided=new Map(together.map(file=>[file.path,file]));
return cases.map(file=>decided.get(file.path)??file).filter(file=>file.path!==revised.path&&takesPart(file)).flatMap(file=>{
const isVariant=id!==void 0&&file.case.variantOf===id;
const isParent=variantOf!==void 0&&file.case.id===variantOf;
if(!isVariant&&!isParent)return[];
const hasOtherChunks=chunksOf(file)!==chunksOf(revised);
const hasOtherRevision=file.case.corpusRevision!==revised.case.corpusRevision;
if(!hasOtherChunks&&!hasOtherRevision)return[];
return[{file,is:isVariant?`variant`:`parent`,hasOtherChunks,hasOtherRevision}]})}
function chunksOf({case:{relevantChunkIds=[]}}){
return JSON.stringify(relevantChunkIds.flatMap(id=>id??[]).toSorted(byUtf8))}
function refuse(io,against,options){
const texts=against.map(({refused,...rest})=>{
const findings=`findings`in rest?rest.findings:[];
return obstaclesText({refused:[refused].flat(),findings},options,`not decided`)});
io.out(`${texts.join(`
`)}\nNothing was written.\n`);
return 1}
function byFlags(session,one,all){
const{known,dataset,target}=session;
const choice=givenChoice(dataset,one.file,{known,target});
if(`refused`in choice)return choice;
const{by=``,reason=``,confirmed}=known;
return decideOne(session,one,{choice,by,reason,confirmed,together:all.map(({file})=>file)})}
function decideOne({dataset,target,at,observed:asking},{file,text,judged},said){
const unfit=unfitCase(file);
if(unfit.length>0)return{refused:unfit};
const trigger=triggerOf(dataset,{file,judged,observed:asking.get(file.case.id??``)},target);
if(`refused`in trigger)return trigger;
const{reasons,observations}=trigger;
const from=judged?.case.corpusRevision;
return decideRefresh(dataset,file,{...said,at,reasons,observations,target,from,judged,text})}
async function write(session,planned){
const{io,chosen,dataset,target,options,isDryRun}=session;
const files=planned.map(({file,text,decided})=>({path:file.path,before:text,after:decided.text}));
const late=isDryRun?[]:await replaceTexts(chosen.folder,files);
if(late.length>0)return refuse(io,[{refused:late}],options);
const reviewers=dataset.policy?.policy?.reviewers??[];
const isElsewhere=target.revision!==currentRevision(dataset);
for(const{file,judged,text,decided}of planned){
const told={before:judged??file,textBefore:text,decided,reviewers,isDryRun,isElsewhere,left:leftRelatives(dataset,decided.file,planned.map(one=>one.decided.file))};
io.out(decidedText(told,options))}
io.out(endText(planned.length,{isDryRun,style:io.style}));
return 0}
async function setToDecide({folder,dataset,paths},{to,ids,isShown}){
const found=namedTarget(dataset,to);
if(`refused`in found)return found;
const files=dataset.cases.filter(({path})=>paths.includes(path));
const hashes=new Set;
const named=files.flatMap(({whole})=>whole===void 0?[]:namedChunks(whole));
for(const id of[...named.map(one=>one.id),...ids]){
const hash=found.chunks.get(id)?.hash;
if(hash!==void 0)hashes.add(hash)}
for(const file of files)for(const{contentHash}of file.whole?.provenance??[])hashes.add(contentHash);
if(isShown){
const shown={...dataset,cases:files};
for(const hash of textsToPlan(shown,{target:found.revision}))hashes.add(hash)}
const texts=new Map([...dataset.texts,...await textsToday(folder,hashes)]);
const whole={...dataset,texts};
const target=targetRevision(whole,to);
if(`refused`in target)return target;
const readTexts=async wanted=>{
const missing=new Set(wanted.filter(hash=>!texts.has(hash)));
for(const[hash,text]of await textsToday(folder,missing))texts.set(hash,text)};
const readTextsOf=async chunks=>{
await readTexts(chunks.flatMap(id=>target.chunks.get(id)?.hash??[]))};
return{dataset:whole,target,readTextsOf,readTexts}}
function namedTarget(dataset,to){
if(to!==void 0&&!dataset.revisions.has(to))throw unknownRevision(dataset,to);
return targetRevision(dataset,to)}
async function caseToDecide(folder,{dataset:{cases,defects},readTexts},path){
const file=cases.find(one=>one.path===path);
if(file===void 0)return{refused:defects.filter(({at})=>at.file===path)};
const text=await rawText(join(folder,path)).catch(()=>``);
if(!saysStill(file,text))return{refused:[changedMeanwhile(file)]};
const judged=contentState(file)===`edited`?await approvedVersion(folder,file):void 0;
await readTexts((judged?.whole?.provenance??[]).map(({contentHash})=>contentHash));
return{file,text,judged}}
async function approvedVersion(folder,file){
return(await committedCases(folder,file.path)).find(one=>one?.digest!==void 0&&one.digest===file.case.review?.digest)}
function decideCommand(io,finish){
const command=new Command(`decide`).description(`Record what a person decides about cases whose evidence moved.`).argument(`<case...>`,`cases, each by its id or its file`);
const saidOf=evidenceFlags(decideFlags(command));
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

Exit code: 0 decided or left as it was, 1 refused, 2 wrong use, 3 the run broke.`;
const atOnce=10;
async function runDecide(io,words,{flags,evidence}){
const chosen=await chosenCases(io.cwd,words,flags.set);
const{folder,paths}=chosen;
const named=chosen.dataset.cases.filter(({path})=>paths.includes(path));
const sentinels=named.length>0&&named.every(file=>file.case.sentinel!==void 0);
const known=knownRefresh(flags,evidence,{terminal:io.input.isTTY,sentinels});
assertFew(known,paths.length);
const at=instantOf(flags.at,io.clock());
const options={style:io.style,place:placeFrom(io.cwd,folder)};
const{observations,problems}=await observationsIn(io.cwd,flags.observations??[]);
if(problems.length>0)return refuse(io,[{refused:problems}],{...options,place:file=>file});
const set=await setToDecide(chosen,{to:flags.to,ids:idsSaid(evidence),isShown:!known.whole});
if(`refused`in set)return refuse(io,[set],options);
const session={io,chosen,known,at,observations,observed:observationsAbout(observedPatterns(set.dataset,observations)),options,isDryRun:flags.dryRun===true,...set};
return known.whole?await decideAll(session):await askAll(session)}
function assertFew({whole,outcome,moved,evidence},count){
if(!whole||count===1)return;
const{said,quote,withoutQuote}=evidence;
const isOfOne=said.length>0||quote!==void 0||withoutQuote.length>0;
if(!(outcome===`confirmed`||outcome===`retired`||moved&&!changesEvidence(evidence))||isOfOne)throw new UsageError(`With flags for several cases: --confirmed, --moved or --retired, and nothing about one case's chunks.`);
if(count>atOnce)throw new UsageError(`With flags at most ${atOnce} cases a call: a decision is about what was read.`)}
async function decideAll(session){
const{io,chosen,options}=session;
const read=[];
const refused=[];
for(const path of chosen.paths){
const one=await caseToDecide(chosen.folder,session,path);
if(`refused`in one)refused.push(one);else read.push(one)}
const planned=[];
for(const one of read){
const result=byFlags(session,one,read);
if(`text`in result)planned.push({...one,decided:result});else refused.push(result)}
if(refused.length>0)return refuse(io,refused,options);
return await write(session,planned)}
async function askAll(session){
const{io,chosen}=session;
const usual=await gitUserName(chosen.folder,io.environment);
return await inDialogue(io,async dialogue=>{
let refused=false;
for(const[index,path]of chosen.paths.entries()){
if(dialogue.hasLeft()){
io.out(`Not asked about: ${counted(chosen.paths.length-index,`more case`)}.\n`);
break}
if(index>0)io.out(`
`);
refused=await askOne(session,path,{dialogue,usual})===1||refused}
return refused?1:0})}
async function askOne(session,path,asking){
const{io,chosen,dataset,options,known,target,observations}=session;
const one=await caseToDecide(chosen.folder,session,path);
if(`refused`in one)return refuse(io,[one],options);
const{file,judged}=one;
const unfit=unfitCase(file);
if(unfit.length>0)return refuse(io,[{refused:unfit}],options);
const trigger=triggerOf(dataset,{file,judged,observed:session.observed.get(file.case.id??``)},target);
if(`refused`in trigger)return refuse(io,[trigger],options);
const said=await askRefresh(io,{...asking,dataset,readTextsOf:session.readTextsOf,file,judged,target,known,reasons:trigger.reasons,observations});
if(said===`leave`){
io.out(`${terminalText(options.place(path))} left as it is\n`);
return 0}
const decided=decideOne(session,one,said);
if(!(`text`in decided))return refuse(io,[decided],options);
return await write(session,[{...one,decided}])}
function missingLines(plan,{limit,style}){
const all=unverifiableIn(plan);
if(all.length===0)return[];
const rest=all.length-limit;
return[``,`${style.strong(`Something is missing`)}  ${counted(all.length,`case`)}`,...all.slice(0,limit).flatMap(one=>caseLines(one,style)),...rest>0?[`  and ${counted(rest,`more case`)}`]:[]]}
function caseLines(one,style){
return[`  ${style.strong(terminalText(nameOfUnasked(one)))}  ${one.unverifiable.join(`, `)}`,...missingFacts(one).map(([label,text])=>`    ${label.padEnd(9)}  ${terminalText(text)}`)]}
function missingMarkdown(plan,limit,{code,words}){
const all=unverifiableIn(plan);
if(all.length===0)return``;
const rest=all.length-limit;
const lines=all.slice(0,limit).map(one=>{
const facts=missingFacts(one).map(([,text])=>words(text));
return`- ${code(nameOfUnasked(one))}: ${facts.join(`. `)}`});
const more=rest>0?[`- and ${counted(rest,`more case`)}`]:[];
return[`## Something is missing`,``,...lines,...more].join(`
`)}
function missingFacts({file,unverifiable}){
const[first]=unverifiable;
return[...unverifiable.map(why=>[`missing`,unverifiableWords[why]]),...file===void 0||first===void 0?[]:[[`to do`,whatToDo(file,first)]]]}
function namedText(plan,named){
return`${[...named.paths].map(path=>blockOf$1(plan,path,named)).join(`

`)}\n`}
function blockOf$1(plan,path,{dataset,style}){
const item=plan.items.find(({file})=>file.path===path);
if(item===void 0)return standingText(plan,path,dataset);
const{pullRequest,to,from}=item;
const between=from===void 0?``:`${from} → `;
return[`${style.strong(terminalText(pullRequest))}  ${terminalText(`${between}${to}`)}`,...itemText(item,{isWhole:true,style})].join(`
`)}
function missingText(name,unfit){
const facts=missingFacts(unfit).map(([label,text])=>`  ${label.padEnd(9)}  ${text}`);
return[`${name} has to be looked at: nothing tells what changed for it (${unfit.unverifiable.join(`, `)}).`,...facts.map(terminalText)].join(`
`)}
function standingText({to,unasked},path,{cases}){
const file=cases.find(one=>one.path===path);
const name=terminalText(quoted(file?.case.id??path));
const unfit=unasked.find(one=>one.path===path);
if(unfit!==void 0)return unfit.why===`unverifiable`?missingText(name,unfit):`${name} is not asked about: it is ${unaskedWords[unfit.why]}.`;
const stage=file===void 0?void 0:stageOf(file);
if(file===void 0||stage===void 0)return`${name} cannot be read as a case.`;
if(stage===`pending`)return`${name} is a candidate: --candidates asks about it.`;
if(stage!==`approved`)return`${name} is ${stage}, so nobody is asked about it.`;
const under=terminalText(quoted(to.id));
return file.case.corpusRevision===to.id?`${name} was judged under corpus revision ${under}: it is current.`:`${name} stands under corpus revision ${under}: its judgment is carried, since its evidence is unchanged.`}
const most=30;
function observedMarkdown({observed,problems},link){
const lines=observed.map(pattern=>{
const{observation,outcome,near}=pattern;
const head=`- ${markdownCode(observation.id)}`;
if(outcome.kind!==`new-case`)return`${head}: ${markdownText(outcomeText(outcome))}`;
const links=near.map(({file,likeness})=>`${link(nameOf(file),file.path)} (${likeness.toFixed(2)})`);
const like=near.length===0?``:`; near: ${links.join(`, `)}`;
return`${head}: **a case to write**, ${markdownText(seenText(pattern))}${like}`});
const wrong=problems.map(({at:{file,line}})=>`- ${markdownCode(`${file}:${line}`)}`);
return[...section$1(`## Observed questions`,lines),...section$1(`## Lines that were not taken`,[...new Set(wrong)])].join(`

`)}
function section$1(title,lines){
if(lines.length===0)return[];
const more=lines.length-most;
const rest=more>0?[`- and ${more} more`]:[];
return[title,[...lines.slice(0,most),...rest].join(`
`)]}
const columns=96;
const mostOthers=20;
function observedText({observed,problems,files},detail){
const{style}=detail;
const proposed=mostAskedFirst(observed.filter(({outcome})=>outcome.kind===`new-case`));
const about=mostAskedFirst(observed.filter(({outcome})=>outcome.kind===`asks-about`));
const toWrite=one=>[...nearLines(one),`    ${`write it`.padEnd(10)}  ${terminalText(commandFor(one,files))}`];
const toDecide=({outcome})=>outcome.kind===`asks-about`?[`    ${`decide it`.padEnd(10)}  ${terminalText(decideCommandFor(outcome.file,files))}`]:[];
return[...section({title:`Observed, and no case asks it`,patterns:proposed,more:toWrite},detail),...section({title:`Observed, about an approved case that does not represent it`,patterns:about,more:toDecide},detail),...otherBlocks(observed,detail),...problems.map(problem=>problemText(problem,detail,{mark:style.red(`not taken`)}))].map(block=>`\n${block}\n`).join(``)}
function mostAskedFirst(patterns){
return patterns.toSorted((one,other)=>other.observation.count-one.observation.count)}
function section({title,patterns,more},{style,limit}){
if(patterns.length===0)return[];
const blocks=patterns.slice(0,limit).map(one=>[`  ${style.strong(terminalText(one.observation.id))}  ${terminalText(seenText(one))}`,...questionLines(one),...more(one)].join(`
`));
const rest=patterns.length-blocks.length;
const[first=``,...others]=blocks;
return[`${style.strong(title)}\n${first}`,...others,...rest>0?[`  ${counted(rest,`more pattern`)}; --limit ${patterns.length} tells all`]:[]]}
function questionLines({observation}){
const{query,source,conversation=[],notes}=observation;
return[...conversation.map(({role,content})=>line(role,content)),line(`question`,query),line(`recorded`,source),...notes===void 0?[]:[line(`notes`,notes)]]}
function nearLines({near,outOfUse}){
return[...outOfUse.map(file=>line(stageOf(file)??``,`${nameOf(file)} asked the same`)),...near.map(({file,likeness})=>line(`near`,`${nameOf(file)}  ${likeness.toFixed(2)}  ${file.case.query??``}`))]}
function line(label,text){
return`    ${label.padEnd(10)}  ${textWithin(text.replaceAll(/\s+/g,` `),columns)}`.trimEnd()}
function otherBlocks(observed,{style}){
const lines=observed.flatMap(({observation:{id},outcome})=>outcome.kind===`new-case`||outcome.kind===`asks-about`?[]:[`  ${terminalText(`${id}  ${outcomeText(outcome)}`)}`]);
if(lines.length===0)return[];
const more=lines.length-mostOthers;
return[[style.strong(`Observed, and nothing proposed`),...lines.slice(0,mostOthers),...more>0?[`  and ${more} more; --format json tells all`]:[]].join(`
`)]}
const lengths=[2e3,700];
const shortest=240;
const mostMissing=20;
const howToDecide="At a desk: `touchstone refresh plan <case>` shows one case whole, and `touchstone refresh decide <case>` records what somebody decides.";
const mostNamed=100;
function planMarkdown(plan,{link,limit,items}){
const rows=planRows(plan,onPage).filter(([,text])=>text!==``).map(([name,text])=>name===``?`  - ${text}`:`- **${name}**: ${text}`);
const parts=[`**${headlineOf(plan,onPage)}**`,rows.join(`
`),missingMarkdown(plan,mostMissing,onPage)];
let room=mostCharacters-parts.join(`

`).length-2e4;
const told=[];
const byBranch=groupsOf(items,({pullRequest})=>pullRequest);
for(const one of plan.pullRequests){
const own=byBranch.get(one.branch)??[];
const blocks=[];
for(const item of own){
const block=blockOf(item,{link,to:plan.to});
if(told.length>=limit||block.length>room)break;
room-=block.length+2;
told.push(item);
blocks.push(block)}
if(blocks.length>0)parts.push(titleOf$1(one),...blocks);
if(blocks.length<own.length)break}
const end=items.length===0?[]:[howToDecide];
return`${[...parts,...rest(items.slice(told.length),link),...end].filter(part=>part!==``).join(`

`)}\n`}
const mostOfOne=12e3;
function blockOf(item,detail){
for(const longest of lengths){
const block=caseBlock(item,{...detail,longest});
if(block.length<=mostOfOne)return block}
return caseBlock(item,{...detail,longest:shortest})}
function titleOf$1({branch,cases,families,isOpen,isClosed,waits}){
const of=families.length===0?``:` of ${families.map(markdownText).join(`, `)}`;
const state=isOpen?`, open`:isClosed?`, closed`:waits?`, waits`:``;
return`## ${markdownCode(branch)}: ${counted(cases.length,`case`)}${of}${state}`}
function rest(left,link){
if(left.length===0)return[];
const named=left.slice(0,mostNamed).map(({id,file})=>link(id,file.path));
const more=left.length-named.length;
return[`**${counted(left.length,`more case`)}:** ${named.join(`, `)}${more>0?`, and ${more} more`:``}.`]}
function planText(plan,detail){
const{style}=detail;
const rows=figureRows(planRows(plan,onTerminal),style);
const head=[...wrapped(headlineOf(plan,onTerminal)).split(`
`),...rows];
const body=[...pullRequestLines(plan,detail),...missingLines(plan,detail)];
return`${[...head,...body,...endLines(plan)].join(`
`)}\n`}
function pullRequestLines(plan,{limit,style}){
const shown=plan.items.slice(0,limit);
const byBranch=groupsOf(shown,({pullRequest})=>pullRequest);
return[...plan.pullRequests.filter(({branch})=>byBranch.has(branch)).flatMap(one=>[``,titleOf(one,style),...(byBranch.get(one.branch)??[]).flatMap((item,at)=>[...at===0?[]:[``],...itemText(item,{isWhole:false,style})])]),...restLines(plan,shown)]}
function endLines({items}){
return items.length===0?[]:[``,...howToGoOn(items)]}
function titleOf({branch,cases,families,isOpen,isClosed,waits},style){
const of=families.length===0?``:` of ${terminalText(families.join(`, `))}`;
const state=isOpen?`, open`:isClosed?`, closed`:waits?`, waits`:``;
return`${style.strong(terminalText(branch))}  ${counted(cases.length,`case`)}${of}${state}`}
function restLines({items,pullRequests},shown){
const rest=items.length-shown.length;
if(rest===0)return[];
const left=groupsOf(items.slice(shown.length),({pullRequest})=>pullRequest);
const lines=pullRequests.flatMap(({branch,waits})=>{
const own=left.get(branch);
if(own===void 0)return[];
return[`  ${terminalText(branch)}  ${own.length}${waits?`, waits`:``}`]});
const more=lines.length-mostLines;
return[``,`${counted(rest,`more case`)}; --limit ${items.length} tells all:`,...lines.slice(0,mostLines),...more>0?[`  and ${counted(more,`more pull request`)}`]:[]]}
const mostLines=10;
function howToGoOn(items){
const candidates=items.filter(({asks})=>asks===`first-judgment`);
const moved=candidates.filter(({outcomes})=>isApprovalRefused(outcomes));
return[`One case whole, with the texts of its candidates: touchstone refresh plan <case>`,...candidates.length<items.length?[`To decide about it: touchstone refresh decide <case>`]:[],...candidates.length>0?[`To approve or reject a case that nobody has judged: touchstone review record <case>`]:[],...moved.length>0?[`First, where its evidence moved: touchstone fill --renew <case>`]:[]]}
const formatNames=[`text`,`json`,`markdown`];
function planCommand(io,finish){
return new Command(`plan`).description(`Tell which cases somebody has to look at again, why, and what became of their evidence.`).argument(`[case...]`,`show these cases whole, each by its id or its file`).option(`--to <revision>`,`the corpus revision to judge under (default: the current one)`).option(`--candidates`,`ask for first judgments of candidates, too`).option(`--observations <file>`,`observed questions of real people, to hold against the cases; repeatable`,repeated).addOption(new Option(`--format <format>`,`how to print it`).choices(formatNames).default(`text`)).option(`--limit <n>`,`cases that are told before the rest is counted`,atMost,10).option(`--set <folder>`,`the set's folder (default: that of the files, else this folder)`).addHelpText(`after`,example$1).action(async(words,flags)=>{
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
const files=words.filter(isFile);
const{folder,paths}=await chosenFiles(io.cwd,files,flags.set);
const{to,candidates=false}=flags;
const set=await setToPlan(io,workingTree(folder),{to,candidates});
const place=placeFrom(io.cwd,folder,flags.set??folder);
if(`defects`in set){
io.out(`${defectReport(set.defects,{style:io.style,place})}\n`);
io.out(`The set is damaged, so nothing was planned.
`);
return 1}
const byFile=new Map(files.map((file,at)=>[file,paths[at]??``]));
const named=words.map(word=>byFile.get(word)??pathOfId(set.dataset,word));
const{observations,problems}=await observationsIn(io.cwd,flags.observations??[]);
const plan=planRefresh(set.dataset,{...set,candidates,observations});
const printing={named:new Set(named),place,problems,...set,...flags};
await printPieces(io,printed(plan,printing,io));
return problems.length===0?0:1}
function printed(plan,{named,dataset,format,limit,place,problems,observations:files=[]},{style}){
const questions={observed:plan.observed,problems,files};
if(format===`text`)return[named.size===0?planText(plan,{limit,style}):namedText(plan,{dataset,paths:named,style}),observedText(questions,{limit,style,place:file=>file})];
const items=plan.items.filter(({file})=>named.size===0||named.has(file.path));
if(format===`json`)return planJson(plan,items,problems);
const link=(text,path)=>markdownCodeLink(text,place(path));
const page=planMarkdown(plan,{link,limit,items});
const asked=observedMarkdown(questions,link);
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
