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
function unfitToRenew(file){
let stage=stageOf(file);
if(stage!==`pending`)return[decidedAlready(file,stage)];
if(waitsForFill(file))return[{message:`Its evidence is in the short form, so there is nothing to renew.`,at:file.locateKey([`evidence`]),fix:`Look it up with "touchstone fill ${file.case.id??file.path}".`}];
if(file.case.corpusRevision===void 0)return[{message:`The case names no corpus revision, so there is nothing to renew.`,at:file.locate([]),fix:`Complete it with "touchstone fill ${file.case.id??file.path}".`}];
let{reviews=[]}=file.case.sentinel??{};
if(reviews.length===0)return[];
let who=reviews.map(one=>quoted(one?.reviewer??`?`));
return[{message:`${listed(who)} judged this sentinel as it is, so it cannot be written anew below that.`,at:file.locate([`sentinel`,`reviews`]),fix:`Take the judgments out, since Git has them, run ${renewCommand(file)}, and have two people judge it then.`}]}
function decidedAlready(file,stage){
let fixes={approved:`Where its evidence moved, decide about it with ${decideCommand(file)}.`,rejected:`Leave it as it is; to take it up again, ${pending}.`,retired:`Leave it as it is.`};
return{message:`The case is ${stage??`in no known status`}, and a decided case is never renewed.`,at:file.locate([`review`,`status`]),fix:stage===void 0||stage===`pending`?`Run touchstone check first.`:fixes[stage]}}
function goneChunk(file,{id,path,became},target){
let isNearMiss=path[0]===`distractorChunkIds`;
return{message:`Chunk ${quoted(id)} is not in corpus revision ${quoted(target.id)}${wentOn(became)}.`,at:file.locate(path),fix:isNearMiss?`Name another near miss in its place, or take it out, and run ${renewCommand(file)} again.`:`${shortFormStep(file)}; or reject the case with ${recordCommand(file)}.`}}
function lostQuote(file,{index,quote,became},target){
return{message:`The quote ${quoted(quote)} does not stand in chunk ${quoted(file.case.provenance?.[index]?.chunkId??``)} of corpus revision ${quoted(target.id)}${wentOn(became)}.`,at:file.locate([`provenance`,index,`quote`]),fix:`Write the words of the chunk that carry the answer now, correct the answer where it is another one, and run ${renewCommand(file)} again. ${shortFormStep(file,`If another chunk carries it, write`)}; or reject the case with ${recordCommand(file)}.`}}
function excerptMoved(file,{message}){
return{message,at:file.locate([`origin`,`excerpt`]),fix:`Leave the case under the revision it was generated from and reject it with ${recordCommand(file)}, and have one generated from the corpus as it is now.`}}
function wentOn(became){
if(became===void 0)return``;
let{verdict,candidates,candidateCount,piece}=became,others=candidates.filter(({id})=>id!==piece.chunkId),ids=others.slice(0,mostNamed).map(({id})=>quoted(id)),more=candidateCount-(candidates.length-others.length)-ids.length,named=listed(more>0?[...ids,`${more} more`]:ids);
return ids.length===0?`: ${verdictWords[verdict]}`:`: ${verdictWords[verdict]}; to look at: ${named}`}
const mostNamed=5,verdictWords={same:`it is the same`,moved:`it moved, word for word`,edited:`it was edited`,split:`it was split`,merged:`it was merged with other words`,gone:`its words are gone`,ambiguous:`it is there more than once`,unverified:`what became of it cannot be told, since a text is not kept`};
function candidatesToRenew({cases},{id}){
return cases.filter(file=>{
let{corpusRevision}=file.case,isElsewhere=corpusRevision!==void 0&&corpusRevision!==id;
return stageOf(file)===`pending`&&isElsewhere&&!waitsForFill(file)})}
function candidateRenewer(dataset,target,texts){
let evidenceOf=once(()=>{
let files=unreadRevisions(dataset,candidatesToRenew(dataset,target)),earlier=earlierChunksIn(target.revision,files),compared=evidenceIn(target.revision,new Map([...dataset.texts,...texts]));
return file=>compared(file,earlier(file,revisionOf(dataset,file)))});
return(file,text)=>{
let{whole}=file;
if(whole===void 0)return{refused:dataset.defects.filter(({at})=>at.file===file.path)};
let unfit=unfitToRenew(file);
if(unfit.length>0)return{refused:unfit};
if(whole.corpusRevision===target.id)return`as-it-is`;
let moved=movedOf({file,whole},target,()=>evidenceOf()(file));
return moved.length>0?{refused:moved}:renewed(dataset,{file,whole,text},target)}}
function movedOf({file,whole},target,evidence){
let all=once(evidence),became=id=>all().find(({piece})=>piece.chunkId===id),gone=namedChunks(whole).filter(({id})=>!target.chunks.has(id)),ids=new Set(gone.map(({id})=>id)),lost=lostQuotes(file,[],target).filter(({places:[place]})=>place!==void 0&&!ids.has(place));
return[...gone.map(one=>goneChunk(file,{...one,became:became(one.id)},target)),...lost.map(({index,quote,places:[id]})=>lostQuote(file,{index,quote,became:became(id)},target))]}
function renewed(dataset,{file,whole,text},target){
let{path}=file,decided=decidedCase(file,{outcome:`confirmed`},target);
if(`refused`in decided)return decided;
let edited=decisionEdits(path,text,{before:whole,after:decided.value,replace:[]});
if(`refused`in edited)return{refused:[edited.refused]};
let after=readCase(path,edited.text.replace(/^\ufeff/,``)).file;
if(after===void 0)throw Error(`"${path}" cannot be read after its edit.`);
let generated=[...caseExcerptNotInRevision.check({...dataset,cases:[after]})];
if(generated.length>0)return{refused:generated.map(one=>excerptMoved(file,one))};
let hashes=new Map([...provenanceOf(file)].map(({entry})=>[entry.chunkId,entry.contentHash]));
return{path,before:text,after:edited.text,from:whole.corpusRevision??``,chunks:namedChunks(whole).map(({id})=>({id,hasOtherText:hashes.has(id)&&hashes.get(id)!==target.chunks.get(id)?.hash}))}}
function renewalText(told,options){
let mark=options.style.red(`not renewed`);
return`${[...told.renewed.map(one=>renewedText(one,told,options)),...told.refused.map(one=>problemText(one,options,{mark})),endText(told,options)].join(`

`)}\n`}
function renewedText({path,before,after,from,chunks},{to},{style,place,isDryRun}){
let done=isDryRun?`would be renewed`:style.green(`renewed`),others=chunks.filter(({hasOtherText})=>hasOtherText);
return[`${style.strong(terminalText(place(path)))} ${done}`,`  ${terminalText(`${quoted(from)} → ${quoted(to)}`)}`,...others.map(({id})=>`  ${terminalText(`Chunk ${quoted(id)} has another text now: read whether it still carries the answer.`)}`),...isDryRun?diffText(before,after,style):[]].join(`
`)}
function endText({renewed,refused,to},{style,isDryRun}){
let files=new Set(refused.map(({at})=>at.file)).size;
if(renewed.length===0&&files===0)return style.green(terminalText(`Nothing to renew: no candidate names another corpus revision than ${quoted(to)}.`));
let done=`${counted(renewed.length,`case`)} ${isDryRun?`would be renewed`:`renewed`}`;
return[renewed.length===0?done:style.green(done),...files===0?[]:[style.red(`${files} not renewed`)]].join(`, `)}
function toRenewText(count,current){
let what=count===1?`1 candidate has evidence`:`${count} candidates have evidence`,them=count===1?`it`:`them`;
return`${terminalText(`${what} that is another one under ${quoted(current)}; to bring ${them} up to it: touchstone fill --renew`)}\n`}
function writtenChoice({file,text},{waits,chosen,source}){
let short=file.whole!==void 0&&`evidence`in file.whole?file.whole.evidence??[]:[],entries=chosen.map(chunk=>{
let{quote}=waits;
return quote!==void 0&&source.holds(chunk,quote)===!0?{chunk:chunk.id,quote}:{chunk:chunk.id}}),at=waits.entry??0,evidence=[...short.slice(0,at),...entries,...short.slice(at+1)],empty=[`relevantChunkIds`,`provenance`].filter(field=>file.case[field]?.length===0),edits=[{set:`evidence`,to:evidence,after:`expectedAnswer`},...empty.map(field=>({remove:field}))];
return editFields(file.path,text,edits)}
async function chooseEvidence(io,choosing){
let{folder,dataset,plan,unread,author}=choosing,waiting=filesWaiting(choosing),unsigned=waiting.filter(file=>file.case.origin===void 0&&!file.has([`origin`]));
if(author===void 0&&unsigned.length>0)throw new UsageError(noAuthor(unsigned.map(({path})=>path)));
await writePlan(folder,plan);
let others=[...unread,...plan.refused.filter(({waits})=>waits===void 0)],told=[...plan.filled.map(one=>filledText(one,choosing.report)),...others.map(one=>refusedText(one,{...choosing.report,proposals:new Map}))];
for(let block of told)io.out(`${block}\n\n`);
let source=evidenceSource(dataset);
if(waiting.length===0||source===void 0)return io.out(`No case waits for its evidence to be chosen.
`),+(others.length>0);
let search=evidenceSearch(source,queriesOf(choosing));
return await inDialogue(io,async dialogue=>await walk({...choosing,io,dialogue,source,search},waiting))===waiting.length&&others.length===0?0:1}
function filesWaiting({dataset,plan}){
let paths=new Set(plan.refused.filter(({waits})=>waits!==void 0).map(({at})=>at.file));
return dataset.cases.filter(({path})=>paths.has(path))}
function queriesOf({dataset,plan}){
let files=new Map(dataset.cases.map(file=>[file.path,file]));
return plan.refused.flatMap(({at,waits})=>{
let file=files.get(at.file);
return file===void 0||waits===void 0?[]:[queryFor(file,waits)]})}
async function walk(session,waiting){
let{io}=session,filled=0,seen=0,gap=``;
for(let[index,file]of waiting.entries()){
let{style,place}=session.report,number=`${index+1} of ${waiting.length}`;
io.out(`${gap}${style.strong(terminalText(place(file.path)))}  ${style.faint(number)}\n\n`),io.out(`${outcome(file,style).join(`

`)}\n\n`);
let ended=await oneCase(session,file);
if(ended===`quit`)break;
seen++,gap=ended===`filled`?``:`
`,ended===`filled`&&filled++}
let left=waiting.length-filled,unseen=seen<waiting.length?`, ${waiting.length-seen} of them not looked at`:``,still=left===0?``:`, ${left} ${left===1?`waits`:`wait`} still${unseen}`;
return io.out(`${counted(filled,`case`)} filled by your choices${still}.\n`),filled}
async function oneCase(session,listed){
let open={file:listed,text:await textNow(session,listed),from:0},shown=new Set;
for(;;){
let refused=await fillNow(session,open.file);
if(refused===void 0)return`filled`;
let next=nextWaiting(refused,open.from);
if(next===void 0)return tell(session,refused.filter(({message})=>!shown.has(message))),`waits`;
shown.add(next.message);
let decided=await decide(session,open,next);
if(decided===`quit`||decided===`waits`)return decided;
open=decided}}
async function textNow({folder},{path}){
return await rawText(join(folder,path)).catch(()=>``)}
async function fillNow(session,file){
let{io,folder,dataset,author}=session,plan=await planForSet(folder,dataset,{cases:[file],author});
if(plan===void 0||plan.filled.length===0)return plan?.refused??[];
await writePlan(folder,plan);
for(let one of plan.filled)io.out(`\n${filledText(one,session.report)}\n\n`)}
function nextWaiting(refused,from){
for(let refusal of refused){
let{waits}=refusal;
if(waits!==void 0&&(waits.entry??0)>=from)return{...refusal,waits}}}
async function decide(session,open,next){
let chosen=await choiceOf(session,open.file,next);
if(chosen===`quit`)return chosen;
let at=next.waits.entry??0;
if(chosen===`skip`)return{...open,from:at+1};
let written=await write(session,open,{waits:next.waits,chosen});
return written===void 0?`waits`:{...written,from:at+chosen.length}}
function tell({io,report},refused){
for(let one of refused)io.out(`${refusedText(one,{...report,proposals:new Map})}\n\n`)}
async function choiceOf(session,file,refusal){
let{io,dialogue,source,search}=session,query=queryFor(file,refusal.waits),answer=file.case.expectedAnswer??``,first=refusal.candidates===void 0?proposals(search,query,{source,most:5,answer}):proposalsOfTie(refusal,{source,query,answer});
return io.out(`${terminalText(refusal.message)}\n`),await askChunks(io,dialogue,{source,query,answer,first,skipping:`to skip`})}
async function write(session,open,choice){
let{folder,source}=session,{path}=open.file,edited=writtenChoice(open,{...choice,source});
if(`refused`in edited){
tell(session,[edited.refused]);
return}
let late=await replaceTexts(folder,[{path,before:open.text,after:edited.text}]);
if(late.length>0){
tell(session,late);
return}
let{file}=readCase(path,edited.text.replace(/^\ufeff/,``));
return file===void 0?void 0:{file,text:edited.text}}
async function placesToFill(cwd,words,set){
let ids=[];
for(let word of words)await isPlace(cwd,word)||ids.push(word);
let files=words.filter(word=>!ids.includes(word)),namesPlaces=files.length>0;
if(!namesPlaces){
let folder=await setFolder(cwd,set??`.`);
return{folder,given:folder,paths:[],ids,namesPlaces}}
let places=await namedPlaces(cwd,files);
if(set!==void 0&&places.folder!==await setFolder(cwd,set)){
let[first=``]=files;
throw new UsageError(terminalText(`"${first}" is no case of this set: "${set}".`))}
return assertHoldCases(places,`filled`),{...places,ids,namesPlaces}}
function withIds({ids,namesPlaces,...places},dataset){
let paths=ids.map(id=>pathOfId(dataset,id));
return namesPlaces&&places.paths.length===0?places:{...places,paths:[...places.paths,...paths]}}
async function isPlace(cwd,word){
return isFile(word)||word===``?!0:await access(resolve(cwd,word)).then(()=>!0,()=>!1)}
async function runRenew(io,words,options){
if(options.choose===!0||options.author!==void 0)throw new UsageError(`--renew looks nothing up and adds nothing, so it goes with neither --choose nor --author.`);
let named=await placesToFill(io.cwd,words,options.set),{folder}=named,printing={style:io.style,place:placeFrom(io.cwd,folder)},set=await setToPlan(io,folder,{to:void 0,candidates:!0,fresh:!1});
if(`defects`in set)return io.out(`${defectReport(set.defects,printing)}\nThe set is damaged, so nothing was renewed.\n`),1;
let{dataset,texts}=set,target=targetRevision(dataset,void 0,texts);
if(`refused`in target)throw Error(`Nothing can be renewed: ${target.refused.message}`);
let{cases,unread}=casesToRenew(dataset,target,withIds(named,dataset)),renew=candidateRenewer(dataset,target,texts),renewed=[],refused=[...unread];
for(let file of cases){
let text=await rawText(join(folder,file.path)).catch(()=>``),one=saysStill(file,text)?renew(file,text):{refused:[changedMeanwhile(file)]};
one!==`as-it-is`&&(`refused`in one?refused.push(...one.refused):renewed.push(one))}
let isDryRun=options.dryRun===!0,late=isDryRun?[]:await replaceTexts(folder,renewed),plan={renewed:late.length>0?[]:renewed,refused:[...refused,...late],to:target.id};
return io.out(renewalText(plan,{...printing,isDryRun})),+(plan.refused.length>0)}
function casesToRenew(dataset,target,places){
let isWanted=isAmongPlaces(places),named=new Set(places.paths),waiting=new Set(candidatesToRenew(dataset,target)),read=new Set(dataset.cases.map(({path})=>path));
return{cases:dataset.cases.filter(file=>named.has(file.path)||isWanted(file.path)&&waiting.has(file)),unread:dataset.defects.filter(({at})=>named.has(at.file)&&!read.has(at.file))}}
function fillCommand(io,finish){
return new Command(`fill`).description(`Look up the evidence of pending cases and add what is due.`).argument(`[case...]`,`cases, each by its id or its file, or folders of them; without one, every pending case of the set`).option(`--set <folder>`,`the set's folder (default: that of the files, else this folder)`).option(`--author <name>`,`who wrote the cases (default: Git's user.name)`).option(`--choose`,`ask at a terminal which chunks are meant, case by case`).option(`--renew`,`bring candidates that name an earlier corpus revision up to the current one`).option(`--dry-run`,`show the lines that would change, and write nothing`).addHelpText(`after`,example).action(async(files,options)=>{
finish(await runFill(io,files,options))})}
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
async function runFill(io,words,options){
if(options.renew===!0)return await runRenew(io,words,options);
assertCanChoose(io,options);
let named=await placesToFill(io.cwd,words,options.set),{folder}=named,author=await givenAuthor(io,folder,options.author),dataset=await loadDataset(workingTree(folder),{texts:`current`}),places=withIds(named,dataset),{paths}=places,isWanted=isAmongPlaces(places),waiting=new Set(casesToFill(dataset)),cases=dataset.cases.filter(file=>paths.includes(file.path)||isWanted(file.path)&&waiting.has(file)),plan=await planned(folder,dataset,{cases,author}),lost=paths.find(path=>isYamlName(path)&&!isKnown(dataset,path));
if(lost!==void 0)throw new UsageError(`"${terminalText(lost)}" is no case of this set: a link stands in its place, or above it.`);
let unread=unreadable(dataset,isWanted),report={style:io.style,place:placeFrom(io.cwd,folder),diff:options.dryRun===!0,author:toldAuthor(author,options.author===void 0)};
if(options.choose===!0)return await chooseEvidence(io,{folder,dataset,plan,author,unread,report});
let whole={...plan,refused:[...unread,...plan.refused]};
report.diff||await writePlan(folder,whole);
let source=evidenceSource(dataset),proposals=source===void 0?new Map:proposeEvidence(plan.refused,{cases,source,most:3});
return io.out(fillReport(whole,{...report,proposals})),io.out(renewHint(dataset,isWanted)),+(whole.refused.length>0)}
function renewHint(dataset,isWanted){
let current=currentRevision(dataset);
if(current===void 0)return``;
let moved=candidatesToRenew(dataset,current).filter(file=>isWanted(file.path)&&evidenceMovedOn(dataset,file).length>0);
return moved.length===0?``:toRenewText(moved.length,current.id)}
function assertCanChoose(io,{choose,dryRun}){
if(choose===!0){
if(dryRun===!0)throw new UsageError(`--choose writes each choice at once, so it does not go with --dry-run.`);
if(!io.input.isTTY)throw new UsageError(`--choose asks at a terminal, and there is none here.
Without it, touchstone fill prints the chunks to choose from, each with the line that names it.`)}}
async function planned(folder,dataset,who){
let plan=await planForSet(folder,dataset,who);
if(plan===void 0){
let isThere=currentRevision(dataset)!==void 0||lacksCurrentRevision(dataset);
throw new UsageError(isThere?alteredRevision:noRevision)}
if(plan.withoutAuthor.length>0)throw new UsageError(noAuthor(plan.withoutAuthor));
return plan}
const noRevision=`This set has no current corpus revision in which evidence could be looked up.
Take a snapshot of the corpus first: touchstone corpus snapshot --help`;
function isKnown({cases,defects},path){
return cases.some(file=>file.path===path)||defects.some(({at})=>at.file===path)}
function unreadable({cases,defects},isWanted){
let read=new Set(cases.map(({path})=>path));
return defects.filter(({at:{file}})=>isInCases(file)&&!read.has(file)&&isWanted(file))}
export{fillCommand};
