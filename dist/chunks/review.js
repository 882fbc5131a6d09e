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
function judgingObstacles(refused,options){
let mark=options.style.red(`not judged`);
return refused.map(one=>`${problemText(one,options,{mark})}\n`).join(`
`)}
function replacementText(earlier){
return earlier.map(one=>`${terminalText(`${foundBefore(one)} This judgment replaces that one.`)}\n`).join(``)}
function foundBefore(review){
let{reviewer,reviewedAt,expectedAnswerSupported,relevantChunkIds}=review,does=expectedAnswerSupported?`supports`:`does not support`;
return`${quoted(reviewer)} judged this case before, at ${reviewedAt}: the evidence ${does} the answer, ${namedChunks(relevantChunkIds)} relevant.`}
function unwrittenText({file,review},{style,place,independence,asksForBlind}){
let lines=yamlText([review]).trimEnd().split(`
`).map(terminalText);
return[`${style.strong(terminalText(place(file.path)))} would be judged by "${terminalText(review.reviewer)}"`,...lines.map(line=>`  ${style.green(line)}`),...independenceLines(independence,asksForBlind),``].join(`
`)}
function supersededLines(people){
return people.length===0?[]:[`  Two people have judged the case since its evidence was reviewed again, so what ${terminalText(listed(people.map(quoted)))} found before went; Git has it.`]}
function judgedText({file,review,superseded},{style,place,independence,asksForBlind}){
return[`${style.strong(terminalText(place(file.path)))} ${style.green(`judged`)} by "${terminalText(review.reviewer)}"`,...independenceLines(independence,asksForBlind),...supersededLines(superseded),...nextLines(file).map(line=>`  ${terminalText(line)}`),``].join(`
`)}
const reasons={"nothing-told":`Recorded as blind: neither the file nor the commit that is checked out tells of another's judgment.`,"told-here":`Recorded as declared, not as blind: the file tells of another's judgment, and may have been read.`,"told-in-head":`Recorded as declared, not as blind: the commit that is checked out tells of another's judgment, and may have been read.`,said:`Recorded as declared, as --declared says.`};
function independenceLines(independence,asksForBlind){
let isBlind=independence===`nothing-told`;
return[`  ${reasons[independence]}`,...isBlind||!asksForBlind?[]:[`  The policy of this set asks for blind ones: judge on a branch that starts before the other judgment.`]]}
function nextLines(file){
let id=file.case.id??``,[live]=liveSentinels({cases:[file]}),calibration=live===void 0?void 0:calibrationOf(live),isVoidNow=isVoid(file);
if(calibration===void 0||calibration.judgments.every(isVoidNow))return[`Next: somebody else who did not write the case judges it too, on a branch that starts before this judgment: touchstone review judge ${id}`];
let names=reviewers(calibration.judgments);
switch(calibration.state){
case`outdated`:
return[`${names} judged another text than the case has now.`,`Next: ${names} judges it as it is (touchstone review judge ${id}), or that judgment is removed, since Git has it, and somebody else judges.`];
case`different`:
return[`The judgments differ: ${differencesInWords(calibration.judgments)}. They stay as they are.`,resolutionLine(file,calibration)];
case`unsupported`:
return[`${names} agree that the evidence does not support the answer.`,`Next: correct the case and have two people judge it anew, or reject it.`];
case`agreed`:
return agreedLines(file,calibration)}}
function resolutionLine({case:{sentinel}},{judgments}){
let read=`Next: somebody reads the source again, clarifies the question or the answer, and`,{resolution}=sentinel??{};
if(resolution===void 0)return`${read} writes how it was settled below the judgments, as "resolution" (by, at, reason, clarified).`;
let since=judgments.filter(({reviewedAt})=>resolution.at!==void 0&&isLater(reviewedAt,resolution.at));
return since.length===0?`The resolution in the file is of a later time, and settles it.`:`${read} settles it anew: the resolution in the file is older than what ${reviewers(since)} found.`}
function agreedLines(file,{judgments}){
let names=reviewers(judgments),judged=[...new Set(judgments.flatMap(({relevantChunkIds})=>relevantChunkIds))],expected=new Set(file.whole?.relevantChunkIds??[]);
if(judged.length!==expected.size||!judged.every(chunk=>expected.has(chunk)))return[`${names} agree on ${namedChunks(judged)}, but the case lists ${namedChunks([...expected])}.`,`Next: correct the list and have two people judge the case anew.`];
let settled=file.has([`sentinel`,`resolution`])?[`Nothing is left to settle, so remove the resolution: Git has what it settled.`]:[],next=statusOf(file)===`approved`?`The case is approved already, and its review stays as it is.`:`Next: a reviewer can approve the case: touchstone review record ${file.case.id??``}`;
return[`${names} agree.`,...settled,next]}
const told=new Set(`id kind because query conversation expectedAnswer acceptedAnswers relevantChunkIds provenance distractorChunkIds corpusRevision origin notes tags review refresh split retired sentinel`.split(` `));
function judgingView(dataset,file,options){
let{style,place}=options,{id=``,kind=``,corpusRevision=`none`,sentinel}=file.case,title=`${style.strong(terminalText(id))}  ${kind}, sentinel: ${sentinel?.why??``}  ${style.faint(terminalText(place(file.path)))}`,facts=[...untold(file,told,style),`${style.strong(`Corpus revision`)}  ${terminalText(corpusRevision)}`].join(`
`);
return[title,...outcome({...file,case:{...file.case,notes:void 0}},style),...evidence(dataset,file,{style,more:()=>[]}),...otherChunks(dataset,file,options),facts].join(`

`)}
function namedInCase(file){
let{provenance=[],relevantChunkIds=[],acceptedAnswers=[]}=file.case,{distractorChunkIds=[]}=file.case,ids=[...provenance.map(entry=>entry?.chunkId),...relevantChunkIds,...acceptedAnswers.flatMap(answer=>answer?.chunkIds??[]),...distractorChunkIds];
return[...new Set(ids.filter(id=>id!==void 0))]}
function hashesWithoutEvidence(dataset,file){
let given=new Set((file.case.provenance??[]).map(entry=>entry?.chunkId)),{corpusRevision=``}=file.case,records=dataset.revisions.get(corpusRevision)?.chunks?.records??new Map,others=namedInCase(file).filter(id=>!given.has(id));
return new Map(others.map(id=>[id,records.get(id)?.hash]))}
function otherChunks(dataset,file,{style}){
return[...hashesWithoutEvidence(dataset,file)].map(([id,hash])=>{
let text=hash===void 0?void 0:dataset.texts.get(hash);
return[style.strong(`Named by the case`),`  chunk     ${terminalText(id)}`,chunkText(text)].join(`
`)})}
function editItem(file,text,edit){
let mark=text.startsWith(`﻿`)?`﻿`:``,layout=yamlLayout(text.slice(mark.length)),old=`why`in layout?void 0:layout.value[edit.field],value={...isMap(old)?old:{},[edit.list]:edit.items};
if(`why`in layout||isDeepStrictEqual(old,value))return editFields(file,text,[{set:edit.field,to:value}]);
let edited=withItem(layout,edit),after=edited===void 0?void 0:yamlLayout(edited),kept=after!==void 0&&!(`why`in after)&&isDeepStrictEqual(after.value,{...layout.value,[edit.field]:value});
return edited!==void 0&&kept?{text:mark+edited}:editFields(file,text,[{set:edit.field,to:value}])}
function withItem(layout,{field,list,items,at}){
let holder=blockOf(layout,field,{first:0,end:layout.lines.length});
if(holder===void 0)return;
let block=yamlLayout(textOf(layout,holder));
if(`why`in block)return;
if(!block.fields.some(({name})=>name===list)){
let lines=itemText({[list]:items},block.indent);
return replaceLines(layout,{first:holder.end,end:holder.end,lines})}
let place=blockOf(block,list,holder),all=place===void 0?void 0:itemLines(layout,place);
if(all===void 0)return;
let{indent,ranges}=all,end=ranges.at(-1)?.end??0,range=ranges[at]??{first:end,end},lines=[...layout.commentsIn(range.first,range.end).map(comment=>indent+comment),...itemText([items[at]],indent)];
return replaceLines(layout,{...range,lines})}
function outOfUse(file){
return file.has([`retired`])?[{message:`The case is retired.`,at:file.locateKey([`retired`]),fix:`Remove "retired" if it is to be used again.`}]:[]}
function refusals(dataset,file){
let{whole}=file;
if(whole===void 0)return dataset.defects.filter(({at})=>at.file===file.path);
let refused=[...outOfUse(file)];
if(`evidence`in whole&&whole.evidence!==void 0)return refused.concat({message:`The evidence is still in its short form, so the chunks that it means are not known.`,at:file.locateKey([`evidence`]),fix:`Run touchstone fill, and read the case again.`});
if(revisionOf(dataset,file)?.digest===void 0){
let{corpusRevision}=whole,message=corpusRevision===void 0?`The case names no corpus revision.`:`Corpus revision "${corpusRevision}" is not recorded in this set.`;
refused.push({message,at:file.locate([`corpusRevision`]),fix:`Name the recorded revision that the case is judged under.`})}
return refused}
function judge(dataset,file,{judgment,text}){
let refused=[...unfitCase(dataset,file),...unfitReviewer(file,judgment.reviewer),...unfitChunks(dataset,file,judgment.relevantChunkIds)],digest=file.unresolvedDigest;
if(refused.length>0||digest===void 0)return{refused};
let{at:reviewedAt,independence,...found}=judgment,{reviewer,relevantChunkIds,expectedAnswerSupported}=found,review={reviewer,relevantChunkIds:[...relevantChunkIds],expectedAnswerSupported,reviewedAt,digest,independence},{items,at}=withReview(file,review),left=withoutSuperseded(file,items),edited=left.length===items.length?editItem(file.path,text,{...sentinelReviews,items,at}):editNested(file.path,text,{field:`sentinel`,to:{...file.whole?.sentinel,reviews:left},isKept:isOfOnePerson});
if(`refused`in edited)return{refused:[edited.refused]};
let{file:after}=readCase(file.path,edited.text.replace(/^\ufeff/,``));
if(after===void 0)throw Error(`"${file.path}" cannot be read after its edit.`);
let superseded=items.filter(one=>!left.includes(one)).map(one=>one.reviewer);
return{text:edited.text,file:after,review,superseded}}
function withoutSuperseded(file,items){
let isSuperseded=isVoid(file);
return items.filter(({digest})=>isOfToday(file,digest)).length<2?items:items.filter(one=>!isSuperseded(one))}
function isOfOnePerson(before,after){
let[old,now]=[fieldOf(before,`reviewer`),fieldOf(after,`reviewer`)];
return typeof old==`string`&&typeof now==`string`&&samePerson(old,now)}
const sentinelReviews={field:`sentinel`,list:`reviews`};
function withReview({whole},review){
let{reviews=[]}=whole?.sentinel??{},own=reviews.findIndex(({reviewer})=>samePerson(reviewer,review.reviewer)),at=own===-1?reviews.length:own;
return{items:reviews.filter(({reviewer})=>!samePerson(reviewer,review.reviewer)).toSpliced(at,0,review),at}}
function unfitCase(dataset,file){
let refused=[...refusals(dataset,file)];
return file.whole===void 0||(file.whole.sentinel===void 0&&refused.push({message:`The case is no sentinel, so nobody's judgment of it is compared with another.`,at:file.locate([`id`]),fix:`Add "sentinel: {why: common}" if it is kept as one; what it can be kept for: ${sentinelReasons.join(`, `)}.`}),statusOf(file)===`rejected`&&refused.push({message:`The case was rejected.`,at:file.locate([`review`,`status`]),fix:`Set the status back to pending if the case is to be judged again.`}),file.unresolvedDigest===void 0&&refused.push({message:`The case has no digest, so no judgment can be bound to what it says.`,at:file.locate([]),fix:`Run touchstone check, and mend what it finds in this file.`})),refused}
function unfitReviewer(file,reviewer){
let author=file.case.origin?.author,problems=[];
author!==void 0&&!isBlank(author)&&samePerson(reviewer,author)&&problems.push({message:`${quoted(reviewer)} wrote the case, so this judgment of it is not independent.`,at:file.locate([`origin`,`author`]),fix:`Have somebody else judge the case.`});
let machine=machineNamed(file,reviewer);
if(machine!==void 0){
let is=machine===`generator`?`the generator that wrote the case`:`no person`;
problems.push({message:`${quoted(reviewer)} is ${is}, and a judgment is a person's.`,at:file.locate(machine===`generator`?[`origin`,`generator`]:[`id`]),fix:`Have a person read the case and judge it, under their own name.`})}
return problems}
function unfitChunks(dataset,file,ids){
let revision=revisionOf(dataset,file);
if(revision===void 0||ids.length===0)return[];
let at=file.locate([`corpusRevision`]),records=chunksAsRecorded(revision);
if(records===void 0)return[{message:`The chunks of corpus revision ${quoted(revision.id)} cannot be read, or are not what was recorded.`,at,fix:`Run touchstone check, and mend what it finds there.`}];
let known=new Set(records.keys());
return ids.filter(id=>!known.has(id)).map(id=>({message:`Chunk ${quoted(id)} is not in corpus revision ${quoted(revision.id)}.`,at,fix:`Name the chunk of that revision that is meant, exactly as its chunks.jsonl has it.`}))}
function earlierJudgments(file,reviewer){
let{reviews=[]}=file.whole?.sentinel??{};
return reviews.filter(one=>samePerson(one.reviewer,reviewer))}
function tellsOfOthers(file,{reviewer,now}){
if(file===void 0)return!0;
if(!file.has([`sentinel`,`reviews`]))return file.has([`sentinel`])&&file.case.sentinel===void 0||file.has([`sentinel`,`resolution`]);
let reviews=file.case.sentinel?.reviews;
if(!readsWhole(reviews))return!0;
let standing=reviews.filter(one=>!isVoid(now)(one));
return file.has([`sentinel`,`resolution`])&&!isVoidResolution(file,{standing,now})?!0:standing.some(one=>one.reviewer===void 0||!samePerson(one.reviewer,reviewer))}
function isVoidResolution({case:{sentinel}},{standing,now}){
let at=sentinel?.resolution?.at;
return at===void 0||!isRefreshed(now)({reviewedAt:at})?!1:standing.every(({reviewedAt})=>reviewedAt!==void 0&&isLater(reviewedAt,at))}
async function askFindings(io,dialogue,asking){
let{known,kind,chunks}=asking,relevantChunkIds=known.chunks===void 0?await askChunks(io,dialogue,asking):chunkIdsIn(known.chunks,chunks);
if(relevantChunkIds===`leave`)return`leave`;
if(known.supported!==void 0)return{relevantChunkIds,expectedAnswerSupported:known.supported};
let question=kind===`abstention`?`Does what the corpus holds support giving no answer?`:`Does the evidence support the expected answer?`,answer=await dialogue.choose(question,`yn`);
return answer===void 0?`leave`:{relevantChunkIds,expectedAnswerSupported:answer===`y`}}
async function askChunks(io,dialogue,{named,chunks,unfit}){
let relevant=[];
for(let[index,id]of named.entries()){
let numbered=`${index+1} of ${named.length}  Is chunk ${terminalText(quoted(id))} relevant?`,answer=await dialogue.choose(numbered,`yn`);
if(answer===void 0)return`leave`;
answer===`y`&&relevant.push(id)}
for(;;){
let others=await dialogue.text(`Other relevant chunks, by id`,`none`);
if(others===void 0)return`leave`;
let ids=chunkIdsIn([others],chunks),problems=unfit(ids);
if(problems.length===0)return[...new Set([...relevant,...ids])];
for(let{message}of problems)io.out(`${terminalText(message)}\n`)}}
async function committedCases(folder,path){
let tree=await treeOfHead(folder),files=[];
for(let entry of await tree?.list(`cases`)??[]){
if(tree===void 0||basename(entry.path)!==basename(path))continue;
let{bytes,more}=await tree.read(entry.path,{max:limits.case}),text=more?void 0:decodeUtf8(bytes);
files.push(text===void 0?void 0:readCase(entry.path,text).file)}
return files}
async function treeOfHead(folder){
let real=await realpath(folder),checkout=await findCheckout(real,new Map);
if(checkout?.head===void 0)return;
let{root,repository,head}=checkout;
try{
return await commitTree(repository,head,relative(root,real).split(sep).join(`/`))}catch(error){
if(error instanceof RepositoryError&&error.code===`no-such-folder`)return;
throw error}}
function judgeCommand(io,finish){
let command=new Command(`judge`).description(`Record one person's judgment of a sentinel, without any other in sight.`).argument(`<case>`,`the sentinel, by its id or its file`).allowExcessArguments(!1).option(`--set <folder>`,`the set's folder (default: that of the file, else this folder)`);
return judgmentFlags(command).addHelpText(`after`,example$3).action(async(word,flags)=>{
finish(await runJudge(io,word,flags))})}
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
async function runJudge(io,word,flags){
let{folder,dataset,paths}=await chosenCases(io.cwd,[word],flags.set),known=knownJudgment(flags,io.input.isTTY),at=instantOf(flags.at,io.clock()),[path=``]=paths,options={style:io.style,place:placeFrom(io.cwd,folder)},file=dataset.cases.find(one=>one.path===path);
if(file===void 0)return refuse$1(io,path,{refused:dataset.defects.filter(defect=>defect.at.file===path),options});
let session={io,folder,dataset,file,known,options},text=await rawText(join(folder,path)),refused=saysStill(file,text)?unfitCase(dataset,file):[changedMeanwhile(file)];
if(refused.length>0)return refuse$1(io,path,{refused,options});
let found=known.whole?givenFindings(session):await askedFindings(session);
return found===`leave`?(io.out(`${terminalText(options.place(path))} left as it is\n`),0):`refused`in found?refuse$1(io,path,{refused:found.refused,options}):await write(session,{found:{...found,at},text,flags})}
async function write({io,folder,dataset,file,known,options},{found,text,flags}){
let{path}=file,why=await independenceOf(folder,file,{...found,said:flags.declared===!0}),independence=why===`nothing-told`?`blind`:`declared`,judged=judge(dataset,file,{judgment:{...found,independence},text});
if(`refused`in judged)return refuse$1(io,path,{refused:judged.refused,options});
known.whole&&io.out(replacementText(earlierJudgments(file,found.reviewer)));
let asksForBlind=dataset.policy?.policy?.sentinels?.independence===`blind`,told={...options,independence:why,asksForBlind};
if(flags.dryRun===!0)return io.out(unwrittenText(judged,told)),0;
let refused=await replaceTexts(folder,[{path,before:text,after:judged.text}]);
return refused.length>0?refuse$1(io,path,{refused,options}):(io.out(judgedText(judged,told)),0)}
function refuse$1(io,path,{refused,options}){
let line=`${terminalText(options.place(path))} ${options.style.red(`not recorded`)}`;
return io.out(`${judgingObstacles(refused,options)}\n${line}\n`),1}
async function independenceOf(folder,file,{reviewer,said}){
let who={reviewer,now:file};
return tellsOfOthers(file,who)?`told-here`:(await committedCases(folder,file.path)).some(one=>tellsOfOthers(one,who))?`told-in-head`:said?`said`:`nothing-told`}
function givenFindings({dataset,file,known}){
let{reviewer,supported,chunks}=known;
if(reviewer===void 0||supported===void 0||chunks===void 0)throw new UsageError(`A judgment says who judges, which chunks are relevant and what holds.`);
return{reviewer,relevantChunkIds:chunkIdsIn(chunks,chunksOf(dataset,file)),expectedAnswerSupported:supported}}
async function askedFindings(session){
let{io,folder,dataset,file,options}=session,hashes=[...hashesWithoutEvidence(dataset,file).values()].flatMap(hash=>hash??[]),texts=new Map([...dataset.texts,...await textsToday(folder,new Set(hashes))]);
io.out(`${judgingView({...dataset,texts},file,options)}\n\n`);
let usual=await gitUserName(folder,io.environment);
return await inDialogue(io,async dialogue=>await answersOf(session,dialogue,usual))}
async function answersOf({io,dataset,file,known},dialogue,usual){
let offered=usual===void 0||unfitReviewer(file,usual).length>0?void 0:usual,reviewer=known.reviewer??await dialogue.text(`Who judges this`,offered);
if(reviewer===void 0)return`leave`;
let refused=unfitReviewer(file,reviewer);
if(refused.length>0)return{refused};
io.out(replacementText(earlierJudgments(file,reviewer)));
let found=await askFindings(io,dialogue,{known,kind:file.case.kind??`answerable`,named:namedInCase(file),chunks:chunksOf(dataset,file),unfit:ids=>unfitChunks(dataset,file,ids)});
return found===`leave`?found:{reviewer,...found}}
function chunksOf(dataset,file){
return revisionOf(dataset,file)?.chunks?.records??new Map}
function record(dataset,file,{decision,text}){
let edit={set:`review`,to:reviewBlock(dataset,file,decision),after:`origin`},edited=editFields(file.path,text,[edit]);
if(decision.status===`rejected`){
let retired=outOfUse(file);
return retired.length>0?{refused:retired,findings:[]}:`refused`in edited?{refused:[edited.refused],findings:[]}:edited}
let moved=evidenceMovedOn(dataset,file);
if(moved.length>0&&statusOf(file)===`approved`)return{refused:moved,findings:[]};
let refused=[...refusals(dataset,file),...moved,...unconfirmed(file,decision)];
if(`refused`in edited)return{refused:[...refused,edited.refused],findings:[]};
let reading=readCase(file.path,edited.text.replace(/^\ufeff/,``)),findings=errorsAfter(dataset,reading,{path:file.path,before:text,after:edited.text});
return refused.length>0?{refused,findings:newsBeside(refused,findings)}:findings.length>0?{refused,findings}:edited}
function obstacles(dataset,file,text){
let recorded=record(dataset,file,{decision:{status:`approved`,reviewer:`x`,reason:`x`,at:`2000-01-01T00:00:00Z`,confirmed:questionsFor(file.case.kind??`answerable`).map(({confirms})=>confirms)},text});
return`text`in recorded?{refused:[],findings:[]}:recorded}
function unconfirmed(file,{confirmed}){
return questionsFor(file.case.kind??`answerable`).filter(({confirms})=>!confirmed.includes(confirms)).map(({confirms,question})=>({message:`"${confirms}" is not confirmed: ${question}`,at:file.locate([]),fix:`Add "${confirms}" to --confirm if the answer is yes; else reject the case or leave it.`}))}
function reviewBlock(dataset,file,decision){
let corpus=revisionOf(dataset,file)?.digest,confirmed=questionsFor(file.case.kind??`answerable`).map(({confirms})=>confirms).filter(one=>decision.confirmed.includes(one));
return{status:decision.status,reviewedBy:decision.reviewer,reviewedAt:decision.at,reason:decision.reason,...decision.status===`approved`?{confirmed}:{},...file.digest===void 0?{}:{digest:file.digest},...corpus===void 0?{}:{corpus},via:`local`}}
async function askDecision(io,dialogue,{known,kind,id,author,approvable,answer,usualReviewer}){
let answered=await answers(dialogue,{known,kind,approvable,answer});
if(dialogue.hasLeft())return`leave`;
let status=answered.all?known.status??`approved`:await askRejection(io,dialogue,{known,approvable});
if(status===void 0)return`leave`;
let usual=isPerson(usualReviewer,author)?void 0:usualReviewer,reviewer=known.reviewer??await dialogue.text(`Who decides this`,usual);
if(reviewer===void 0)return`leave`;
let reason=known.reason??await dialogue.text(`Why, in one sentence`);
return reason===void 0||(io.out(`${summaryOf({status,reviewer,reason},{id,author})}\n`),await dialogue.choose(`Record it?`,`yn`)!==`y`)?`leave`:{status,reviewer,reason,confirmed:answered.confirmed}}
async function askRejection(io,dialogue,{known,approvable}){
return known.status===`rejected`?`rejected`:(io.out(approvable?`Without every yes the case cannot be approved.
`:``),await dialogue.choose(`Reject it (r), or leave it as it is (l)?`,`rl`)===`r`?`rejected`:void 0)}
function summaryOf({status,reviewer,reason},{id,author}){
let verb=status===`approved`?`Approve`:`Reject`,own=isPerson(reviewer,author)?`, who wrote the case`:``;
return terminalText(`${verb} ${id} as "${reviewer}"${own}: "${reason}"`)}
function isPerson(name,other){
return name!==void 0&&other!==void 0&&samePerson(name,other)}
async function answers(dialogue,{known,kind,approvable,answer}){
let confirmed=[];
if(!approvable||known.status===`rejected`)return{all:!1,confirmed};
let questions=questionsFor(kind);
for(let[index,{confirms,question}]of questions.entries()){
if(!known.confirmed.includes(confirms)){
let numbered=`${confirms===`answer`&&answer!==void 0?`        "${terminalText(clipped(answer,400))}"\n`:``}${index+1} of ${questions.length}  ${question}`;
if(await dialogue.choose(numbered,`yn`)!==`y`)return{all:!1,confirmed}}
confirmed.push(confirms)}
return{all:!0,confirmed}}
function recordCommand(io,finish){
let command=new Command(`record`).description(`Record one person's decision about cases, at a desk and without GitHub.`).argument(`<case...>`,`cases, each by its id or its file`).option(`--set <folder>`,`the set's folder (default: that of the files, else this folder)`);
return decisionFlags(command).addHelpText(`after`,example$2).action(async(words,flags)=>{
finish(await runRecord(io,words,flags))})}
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
async function runRecord(io,words,flags){
let chosen=await chosenCases(io.cwd,words,flags.set),known=wholeDecision(flags,io.input.isTTY),at=instantOf(flags.at,io.clock());
if(known.whole&&chosen.paths.length>10)throw new UsageError(`With flags at most 10 cases a call: a decision is about what was read.`);
let session={io,chosen,known,at,usualReviewer:known.whole?void 0:await gitUserName(chosen.folder,io.environment),options:{style:io.style,place:placeFrom(io.cwd,chosen.folder)}};
return known.whole?await recordAll({...session,dialogue:void 0}):await inDialogue(io,async dialogue=>await recordAll({...session,dialogue}))}
async function recordAll(session){
let{io,chosen,dialogue}=session,refused=!1;
for(let[index,path]of chosen.paths.entries()){
if(dialogue?.hasLeft()===!0){
io.out(`Not asked about: ${counted(chosen.paths.length-index,`more case`)}.\n`);
break}
index>0&&dialogue!==void 0&&io.out(`
`),refused=!await recordOne(session,path)||refused}
return+!!refused}
async function recordOne(session,path){
let{io,chosen,options}=session,{dataset,folder}=chosen,file=dataset.cases.find(one=>one.path===path);
if(file===void 0)return refuse(session,path,{refused:dataset.defects.filter(({at})=>at.file===path),findings:[]});
let retired=outOfUse(file);
if(retired.length>0)return io.out(obstaclesText({refused:retired,findings:[]},options,`not recorded`)),!1;
let text=await rawText(join(folder,path));
if(!saysStill(file,text))return refuse(session,path,{refused:[changedMeanwhile(file)],findings:[]});
let decision=await decisionOn(session,file,text);
if(decision===`leave`)return io.out(`${terminalText(options.place(path))} left as it is\n`),!0;
let recorded=record(dataset,file,{decision,text});
if(!(`text`in recorded))return refuse(session,path,recorded);
let refused=await replaceTexts(folder,[{path,before:text,after:recorded.text}]);
return refused.length>0?refuse(session,path,{refused,findings:[]}):(tellRecorded(session,file,decision),!0)}
function tellRecorded({io,chosen,options},file,decision){
let{dataset}=chosen,author=file.case.origin?.author,before=earlierDecision(file),unread=lacksText(dataset,file),reviewers=dataset.policy?.policy?.reviewers??[];
io.out(recordedText(file.path,{...decision,author,before,unread,reviewers},options))}
function refuse({io,options},path,against){
let line=`${terminalText(options.place(path))} ${options.style.red(`not recorded`)}`;
return io.out(`${obstaclesText(against,options)}\n${line}\n`),!1}
async function decisionOn({io,chosen,known,at,dialogue,usualReviewer,options},file,text){
let{status,reviewer,reason}=known;
if(dialogue===void 0)return status===void 0||reviewer===void 0||reason===void 0?`leave`:{status,reviewer,reason,at,confirmed:known.confirmed};
let against=obstacles(chosen.dataset,file,text),approvable=against.refused.length===0&&against.findings.length===0,view=caseView(chosen.dataset,file,options);
io.out(`${view}\n\n`),approvable||io.out(`${obstaclesText(against,options)}\n`);
let kind=file.case.kind??`answerable`,answer=view.split(`
`).length>24?file.case.expectedAnswer:void 0,{id=file.path,origin}=file.case,decided=await askDecision(io,dialogue,{known,kind,id,author:origin?.author,approvable,usualReviewer,answer});
return decided===`leave`?decided:{...decided,at}}
function unretiredText(refused,options){
let mark=options.style.red(`not retired`);
return`${refused.map(one=>`${problemText(one,options,{mark})}\n`).join(`
`)}\nNothing was written.\n`}
function retiredReport(files,{by,dryRun,style,place}){
let done=dryRun?`would be retired`:style.green(`retired`),lines=files.map(({path})=>`${style.strong(terminalText(place(path)))} ${done} by "${terminalText(by)}"`),stays=files.length===1?`The file stays, with its approval`:`${counted(files.length,`file`)} stay, with their approvals`,end=dryRun?`Nothing was written.`:`${stays}; from now on no count, export or score has ${files.length===1?`it`:`them`}.`;
return`${lines.join(`
`)}\n${end}\n`}
function retire(file,{retirement,text}){
let{by,at,reason}=retirement;
return editFields(file.path,text,[{set:`retired`,to:{by,at,reason},after:`review`}])}
function retireCommand(io,finish){
return new Command(`retire`).description(`Take approved cases out of use; their files stay, with who, when and why.`).argument(`<case...>`,`cases, each by its id or its file`).option(`--by <name>`,`who retires them`).option(`--reason <text>`,`why nobody needs them any more, in one sentence`).option(`--at <instant>`,`when it was decided (default: now)`).option(`--set <folder>`,`the set's folder (default: that of the files, else this folder)`).option(`--dry-run`,`say what would happen and write nothing`).addHelpText(`after`,example$1).action(async(words,flags)=>{
finish(await runRetire(io,words,flags))})}
const example$1=`
An approved case is never deleted: what was measured against it has to stay readable. A variant goes with its parent.
Either all of the cases are retired or none.

Examples:
  touchstone review retire refund-001
  touchstone review retire fax-001 fax-002 --by jordan --reason "The fax line was closed in October."

Exit code: 0 retired, 1 refused, 2 wrong use, 3 the run broke.`;
async function runRetire(io,words,flags){
let chosen=await chosenCases(io.cwd,words,flags.set);
assertAnswerable(io,flags);
let at=instantOf(flags.at,io.clock()),options={style:io.style,place:placeFrom(io.cwd,chosen.folder)},files=chosen.paths.flatMap(path=>chosen.dataset.cases.find(one=>one.path===path)??[]),refuse=refused=>(io.out(unretiredText(refused,options)),1),unfit=[...unread(chosen,files),...unfitToRetire(chosen.dataset,files),...files.flatMap(file=>retiredTooEarly(file,at))];
if(unfit.length>0)return refuse(unfit);
let said=await sayWhy(io,chosen.folder,flags);
if(said===void 0)return io.out(`Left as it is.
`),0;
let planned=await plan(chosen.folder,files,{...said,at});
if(`refused`in planned)return refuse(planned.refused);
let dryRun=flags.dryRun===!0,late=dryRun?[]:await replaceTexts(chosen.folder,planned.changes);
return late.length>0?refuse(late):(io.out(retiredReport(files,{...options,by:said.by,dryRun})),0)}
function assertAnswerable(io,flags){
assertFit({by:flags.by,reason:flags.reason});
let missing=[`by`,`reason`].filter(flag=>flags[flag]===void 0);
if(missing.length>0&&!io.input.isTTY){
let names=missing.map(flag=>`--${flag}`).join(`, `);
throw new UsageError(`Without a terminal to ask at, these are missing: ${names}.`)}}
function unread({dataset,paths},files){
let read=new Set(files.map(({path})=>path));
return dataset.defects.filter(({at})=>paths.includes(at.file)&&!read.has(at.file))}
async function sayWhy(io,folder,{by,reason}){
if(by!==void 0&&reason!==void 0)return{by:by.trim(),reason:reason.trim()};
let usual=await gitUserName(folder,io.environment);
return await inDialogue(io,async dialogue=>{
let who=by??await dialogue.text(`Who retires this`,usual);
if(who===void 0)return;
let why=reason??await dialogue.text(`Why does nobody need it any more`);
return why===void 0?void 0:{by:who.trim(),reason:why.trim()}})}
async function plan(folder,files,retirement){
let refused=[],changes=[];
for(let file of files){
let text=await rawText(join(folder,file.path)).catch(()=>``),edited=saysStill(file,text)?retire(file,{retirement,text}):{refused:changedMeanwhile(file)};
`refused`in edited?refused.push(edited.refused):changes.push({path:file.path,before:text,after:edited.text})}
return refused.length>0?{refused}:{changes}}
function reviewCommand(io,finish){
return new Command(`review`).description(`Record what people decide about cases.`).addHelpText(`after`,example).addCommand(recordCommand(io,finish)).addCommand(judgeCommand(io,finish)).addCommand(retireCommand(io,finish))}
const example=`
Examples:
  touchstone review record refund-001   approve or reject a case
  touchstone review judge refund-001    say what you found about a sentinel, without the others' findings
  touchstone review retire refund-001   take it out of use: an approved case is never deleted

Each command explains itself: touchstone review <command> --help`;
export{reviewCommand};
