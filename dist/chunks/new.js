import{Command,InvalidArgumentError,Option}from"./commander.js";
import{chunkOf,evidenceSource,planFill,proposals,proposeEvidence,proposeQuote}from"./shared-authoring.js";
import{ChangedMeanwhileError,UsageError,acceptedOutcome,asciiWords,byUtf8,casesFolder,contentHash,counted,currentRevision,fitsGlob,isAltered,isBlank,isFitId,knownIds,lacksCurrentRevision,listed,loadDataset,placeFrom,placeOfQuote,quoted,readCase,readFamilies,setFolder,takesPart,terminalText,whatIsAsked,workingTree,writeInstead}from"./core.js";
import{writeFiles}from"./shared-git.js";
import{candidateText,evidenceSentence,proposalsText}from"./shared-report.js";
import{contentWords,evidenceSearch,holds,vocabulary}from"./shared-corpus.js";
import{newYamlFile}from"./shared-load.js";
import{alteredRevision,askChunks,assertFit,caseFolder,fitFolder,givenAuthor,inDialogue,observationsIn,toldAuthor,unknownId}from"./shared-scripts.js";
import{lackOf}from"./shared-model.js";
function newCaseText({path,text,evidence},told){
let{style,place}=told,title=`${style.strong(terminalText(place(path)))} ${told.dryRun?`would be written`:style.green(`written`)}`,sentences=[...evidence.map(evidenceSentence),told.writtenBy,...told.blank];
return[title,...told.dryRun?fileLines(text):[],...sentences.map(sentence=>`  ${terminalText(sentence)}`),terminalText(`Next: ${told.next}`),``].join(`
`)}
function fileLines(text){
return text.trimEnd().split(`
`).map(line=>`    ${terminalText(line)}`)}
function askedBeforeText(before,options){
let lines=before.slice(0,most$1).map(({file,how})=>{
let{id=file.path,query=``}=file.case,place=options.place(file.path),what=how===`same-words`?`asks with the same words: ${quoted(query)}`:sameQuestion[how];
return`${options.style.yellow(`note`)} Case ${terminalText(`"${id}" ${what} (${place})`)}\n`}),more=before.length-most$1;
return lines.join(``)+(more>0?`${options.style.yellow(`note`)} So do ${more} more.\n`:``)}
const sameQuestion={"same-question":`asks the same`,"other-outcome":`asks the same and expects something else`,"same-pair":`asks the same and expects the same`},most$1=3;
function unwrittenCaseText(refused,proposals,style){
let blocks=refused.flatMap(refusal=>{
let found=proposals.get(refusal);
return[`${style.red(`not written`)} ${terminalText(refusal.message)}`,...(refusal.candidates??[]).map(one=>candidateText(one,style)),...found===void 0?[]:proposalsText(found,{style,lineFor:flagFor}),...refusal.fix===void 0||speaksOfFiles(refusal)?[]:[`  fix: ${terminalText(refusal.fix)}`]]}),waits=refused.some(refusal=>refusal.waits!==void 0);
return`${[...blocks,...waits?[howToName]:[]].join(`
`)}\n`}
const howToName=`Next: name the chunk that is meant with --evidence, or a document with words of it: --evidence DOCUMENT --quote WORDS`;
function speaksOfFiles({candidates,waits}){
return candidates!==void 0||waits!==void 0&&waits.quote===void 0&&waits.unknown===void 0}
function flagFor(chunkId){
return`--evidence ${/^[\w./:#@%+=,~-]+$/.test(chunkId)?chunkId:`'${chunkId.replaceAll(`'`,`'\\''`)}'`}`}
function present(name,value){
return value===void 0?{}:{[name]:value}}
function filled(name,list){
return list.length===0?{}:{[name]:list}}
function newCase(wanted,setting){
let{dataset,source,path}=setting,draft=draftOf(wanted,setting),{file,defects}=readCase(path,draft);
if(file?.whole===void 0)return{refused:defects,file};
let unfilled={path,text:draft,evidence:[],short:wanted.evidence.length>0};
if(source===void 0||wanted.evidence.length===0)return unfilled;
let textOf=()=>draft,plan=planFill(dataset,[file],{source,author:void 0,textOf}),[whole]=plan.filled;
return whole===void 0?{refused:plan.refused,file}:{path,text:whole.after,evidence:whole.evidence,short:!1}}
function draftOf(wanted,{source,schema}){
let complete=wanted.kind===`abstention`||wanted.evidence.length>0,text=newYamlFile({id:wanted.id,kind:wanted.kind,...present(`because`,wanted.because),...filled(`conversation`,wanted.conversation),query:wanted.query,expectedAnswer:wanted.expectedAnswer,...filled(`evidence`,wanted.evidence),...filled(`distractorChunkIds`,wanted.distractorChunkIds),...present(`corpusRevision`,complete?source?.revision.id:void 0),...present(`variantOf`,wanted.variantOf),...present(`families`,wanted.families),...filled(`tags`,wanted.tags),...present(`notes`,wanted.notes),origin:wanted.origin,review:{status:`pending`}});
return schema===void 0?text:`# yaml-language-server: $schema=${schema}\n${text}`}
function shortEntry({id,quote},source){
let words=quote===void 0?{}:{quote};
return(source===void 0?quote!==void 0:chunkOf(source,id)===void 0&&source.chunksOf(id).length>0)?{document:id,...words}:{chunk:id,...words}}
const kinds=[`answerable`,`inconclusive`,`abstention`],reasons=[`not-in-corpus`,`out-of-scope`,`not-permitted`,`ambiguous`],lanes=[`backlog`,`phrasing`,`exploration`];
function newFlags(command){
let named=[];
return command.option(`--query <text>`,`the question, in the words of a real reader`).option(`--answer <text>`,`the outcome to accept; for an abstention, what a good refusal says`).addOption(new Option(`--kind <kind>`,`the outcome (default: answerable)`).choices(kinds)).addOption(new Option(`--because <reason>`,`why no answer is right: an abstention`).choices(reasons)).option(`--evidence <id>`,`a chunk, or a document with --quote; repeatable`,id=>(named.push({id}),named)).option(`--quote <words>`,`words of the evidence named before it`,quote=>(quoteOf(named,quote),quote)).option(`--turn <role: text>`,`an earlier turn, oldest first; repeatable`,turns).option(`--distractor <chunk>`,`a chunk that looks like an answer; repeatable`,several).option(`--variant-of <id>`,`the case that this one words differently`).option(`--family <id>`,`its family where no document decides it; repeatable`,several).option(`--tag <text>`,`a label; repeatable`,several).option(`--notes <text>`,`anything a reader should know`).option(`--id <id>`,`the case's id (default: the folder's name and the next number)`).option(`--into <folder>`,`the folder below ${casesFolder}/ (default: the evidence's family)`).option(`--author <name>`,`the person who writes it (default: Git's user.name)`).addOption(new Option(`--lane <lane>`,`a generator writes it, and why`).choices(lanes).conflicts(`author`)).option(`--generator <name>`,`the generator: model and prompt, by name and version`).option(`--excerpt <chunk>`,`what the generator was given (default: the evidence); repeatable`,several).addOption(new Option(`--observation <id>`,`the observation of real use that it comes from`).conflicts([`author`,`lane`])).option(`--observations <file>`,`a file that holds the observation; repeatable`,several)}
function several(text,before=[]){
return[...before,text]}
function turns(text,before=[]){
let[,role,content=``]=/^(user|assistant|system):(.*)$/s.exec(text)??[];
if(role!==`user`&&role!==`assistant`&&role!==`system`)throw new InvalidArgumentError(`Write who spoke before it: "user: …" or "assistant: …".`);
return[...before,{role,content:content.trim()}]}
function quoteOf(named,quote){
let last=named.at(-1);
if(last===void 0)throw new InvalidArgumentError(`Name its chunk or document before it, with --evidence.`);
if(last.quote!==void 0)throw new InvalidArgumentError(`The evidence named before it has a quote already.`);
last.quote=quote}
function needsAuthor({generated:by,observation}){
return by===void 0&&observation===void 0}
function givenCase(flags){
let{because,evidence=[],query,answer,notes,generator,tag,author}=flags,turn=flags.turn?.map(({content})=>content);
assertFit({query,answer,notes,generator,tag,author,turn});
let unfit=flags.id===void 0?void 0:unfitId(flags.id);
if(unfit!==void 0)throw new UsageError(unfit);
assertFitsKind(flags);
let kind=because===void 0?flags.kind:`abstention`;
return{...flags,kind,evidence,generated:generated(flags)}}
function assertFitsKind({kind,because,evidence=[],distractor}){
if(because!==void 0&&kind!==void 0&&kind!==`abstention`)throw new UsageError(`--because is for an abstention, and --kind says "${kind}".`);
let abstains=because!==void 0||kind===`abstention`;
if(abstains&&evidence.length>0)throw new UsageError(`An abstention has no evidence. Name a chunk that only looks like an answer with --distractor.`);
if(!abstains&&distractor!==void 0)throw new UsageError(`--distractor is for an abstention: it needs --because.`)}
function generated({lane,generator,excerpt,variantOf}){
if(lane===void 0){
if(generator===void 0&&excerpt===void 0)return;
throw new UsageError(`--${generator===void 0?`excerpt`:`generator`} is for a generated case: it needs --lane ${lanes.join(`, `)}.`)}
if(generator===void 0)throw new UsageError(`--lane says that a generator writes the case: name it with --generator.`);
if(lane===`phrasing`&&variantOf===void 0)throw new UsageError(`The lane "phrasing" words another case differently: name that one with --variant-of.`);
return{lane,generator}}
function unfitId(id){
if(isFitId(id))return;
let readable=asciiWords(id,100),instead=isFitId(readable)?` Write "${readable}".`:``;
return`"${terminalText(id)}" cannot be an id: it is lower-case letters and digits joined by single dots, dashes or underscores, at most 100, and no name that a disk refuses.${instead}`}
function missingFlags({query,answer,because,kind}){
return[...query===void 0?[`--query`]:[],...answer===void 0?[`--answer`]:[],...kind===`abstention`&&because===void 0?[`--because`]:[]]}
function askedBefore(cases,fields){
let{file}=readCase(``,newYamlFile(fields));
if(file===void 0)return[];
let asked=whatIsAsked(file),outcome=isBlank(file.case.expectedAnswer??``)?void 0:acceptedOutcome(file),question=wordsOf(file),same=[],near=[];
for(let other of cases.filter(takesPart))asked!==void 0&&whatIsAsked(other)===asked?same.push({file:other,how:howTheSame(outcome,acceptedOutcome(other))}):sameWords(question,wordsOf(other))&&near.push({file:other,how:`same-words`});
return[...same,...near]}
function howTheSame(outcome,theirs){
return outcome===void 0?`same-question`:outcome===theirs?`same-pair`:`other-outcome`}
function wordsOf({case:{query=``}}){
return{words:contentWords(query),known:vocabulary(query)}}
function sameWords(a,b){
return a.words.length>0&&a.words.every(word=>holds(b.known,word))&&b.words.every(word=>holds(a.known,word))}
function suggestFolder(documents,families){
for(let document of documents){
let family=familyOf(document,families);
if(family!==void 0)return family}
let[first=``]=documents,name=first.slice(first.replace(/[/\\]+$/,``).search(/[^/\\]*$/));
return asciiWords(name.replace(/\.[A-Za-z0-9]{1,5}$/,``),60)}
function familyOf(document,families){
let all=Object.entries(families?.families??{}).toSorted(([a],[b])=>byUtf8(a,b)),named=all.find(([,{documents}])=>documents.includes(document));
if(named!==void 0)return named[0];
let claimed=all.filter(([,{documents}])=>documents.some(glob=>fitsGlob(glob,document)));
return claimed.length===1?claimed[0]?.[0]:void 0}
function suggestId(folder,known){
let name=asciiWords(folder.slice(folder.lastIndexOf(`/`)+1),60),stem=name===``?`case`:name,numbers=[...known].flatMap(id=>{
let number=id.startsWith(`${stem}-`)?id.slice(stem.length+1):``;
return/^\d{1,6}$/.test(number)?[Number(number)]:[]}),next=Math.max(0,...numbers)+1;
return`${stem}-${String(next).padStart(3,`0`)}`}
function excerptOf(ids,source){
let chunks=[];
for(let id of new Set(ids)){
let chunk=chunkOf(source,id);
if(chunk===void 0)return{unknown:id};
chunks.push(chunk)}
let chunkIds=chunks.map(({id})=>id),[only,...others]=chunks;
if(only!==void 0&&others.length===0)return{chunkIds,contentHash:only.hash};
let texts=[];
for(let chunk of chunks){
let text=source.textOf(chunk);
if(text===void 0)return{untold:chunk.id};
texts.push(text)}
return{chunkIds,contentHash:contentHash(texts.join(`
`))}}
function givenExcerpt({given,source},made){
let ids=given.excerpt??made.evidence.map(({provenance})=>provenance.chunkId);
if(given.generated?.lane===`phrasing`&&given.excerpt===void 0)return;
if(source===void 0)throw new UsageError(`A generated case records what its generator was given, and this set has no corpus revision to name it in.
Take a snapshot of the corpus first: touchstone corpus snapshot --help`);
if(ids.length===0)throw new UsageError(`A generated case records what its generator was given, and this one has no evidence to take it from: name the chunks with --excerpt.`);
let excerpt=excerptOf(ids,source);
if(`chunkIds`in excerpt)return excerpt;
let id=`unknown`in excerpt?excerpt.unknown:excerpt.untold,why=`unknown`in excerpt?`is not in the corpus revision`:`has no text in this set`;
throw new UsageError(terminalText(`Chunk "${id}" ${why}, so the excerpt cannot be recorded.`))}
function currentSource(dataset){
let revision=currentRevision(dataset);
if(lacksCurrentRevision(dataset))throw new UsageError(alteredRevision);
if(revision===void 0)return;
let source=evidenceSource(dataset,revision);
if(source===void 0||isAltered(revision))throw new UsageError(alteredRevision);
return source}
function wordsOfFlags({given,source}){
return{kind:given.kind??`answerable`,because:given.because,query:given.query??``,expectedAnswer:given.answer??``,evidence:given.evidence.map(one=>shortEntry(one,source))}}
function assertKnownNames({given,dataset,source,families}){
let{variantOf,distractor=[],excerpt=[],family=[]}=given;
if(variantOf!==void 0&&!knownIds(dataset).has(variantOf))throw unknownId(dataset.cases,variantOf);
let chunks=source?.chunks,strange=[...distractor,...excerpt].find(id=>source!==void 0&&chunkOf(source,id)===void 0);
if(strange!==void 0&&chunks!==void 0)throw new UsageError(unknownName(`chunk`,strange,chunks.keys()));
let known=families?.families,stray=family.find(id=>known!==void 0&&!Object.hasOwn(known,id));
if(stray!==void 0&&known!==void 0)throw new UsageError(unknownName(`family`,stray,Object.keys(known)))}
function unknownName(what,name,known){
let advice=writeInstead(name,known,`Write the id of a ${what} of this set.`);
return terminalText(`No ${what} has the id "${name}". ${advice}`)}
function assertFree({dataset},id){
let taken=id===void 0?void 0:whereTaken(dataset,id);
if(taken!==void 0)throw new UsageError(taken)}
function whereTaken(dataset,id){
if(!knownIds(dataset).has(id))return;
let path=dataset.cases.find(file=>file.case.id===id)?.path,where=path===void 0?``:`: ${path}`;
return terminalText(`There is a case "${id}" already${where}. Nothing is overwritten: give another id, or edit that case.`)}
function folderFor(session,{evidence}){
let{into,source,families,given}=session;
if(into!==void 0)return into;
let documents=evidence.flatMap(({document,chunk})=>{
if(document!==void 0)return[document];
let found=source===void 0||chunk===void 0?void 0:chunkOf(source,chunk);
return found===void 0?[]:[found.documentId]});
return documents.length>0?suggestFolder(documents,families):given.family?.[0]??``}
function idFor({dataset,given},folder,taken=new Set){
return given.id??suggestId(folder,new Set([...knownIds(dataset),...taken]))}
var PlaceTakenError=class extends UsageError{
constructor(path){
super(`"${terminalText(path)}" is there already. Nothing is overwritten: give another id.`),this.name=`PlaceTakenError`}};
function beforeThis({dataset,given},{query,expectedAnswer,kind,because}){
let{turn=[]}=given,conversation=turn.length===0?{}:{conversation:turn},reason=because===void 0?{}:{because};
return askedBefore(dataset.cases,{kind,...reason,...conversation,query,expectedAnswer})}
async function plannedCase(session,placed){
let{dataset,source,tree,given}=session,path=[casesFolder,placed.folder,`${placed.id}.yaml`].filter(part=>part!==``).join(`/`);
if(await tree.entry(path)!==void 0)throw new PlaceTakenError(path);
let setting={dataset,source,path,schema:await schemaFor(tree,path)},wanted=origin=>wantedCase(session,placed,origin);
if(given.observation!==void 0)return newCase(wanted({kind:`telemetry`,observation:given.observation}),setting);
if(given.generated===void 0)return newCase(wanted({kind:`human`,author:authorOf(placed.author)}),setting);
let origin={kind:`synthetic`,...given.generated,...given.generated.lane===`exploration`?{calibrated:!1}:{}},made=newCase(wanted(origin),setting);
if(`refused`in made)return made;
let excerpt=givenExcerpt(session,made);
return newCase(wanted(excerpt===void 0?origin:{...origin,excerpt}),setting)}
function authorOf(author){
if(author!==void 0)return author;
throw new UsageError(`It is not known who writes the case: Git has no user.name here.
Give --author NAME, or set the name once: git config user.name NAME`)}
function wantedCase({given},{words,id},origin){
let{turn=[],distractor=[],tag=[],variantOf,family,notes}=given;
return{...words,id,origin,conversation:turn,distractorChunkIds:distractor,tags:tag,variantOf,families:family,notes}}
async function schemaFor(tree,path){
let schema=`schemas/case.schema.json`;
if(await tree.entry(schema)!==void 0)return`${`../`.repeat(path.split(`/`).length-1)}${schema}`}
async function askCase(session){
return await inDialogue(session.io,async dialogue=>await asked(session,dialogue))}
async function asked(session,dialogue){
let{io}=session,words=await askWords(session,dialogue);
if(words===void 0)return`leave`;
let placed=await askPlace(session,dialogue,words);
if(placed===void 0)return`leave`;
let made=await plannedCase(session,placed);
if(`refused`in made)return io.out(unwrittenCaseText(made.refused,new Map,io.style)),`leave`;
if(session.dryRun)return{placed,made};
let file=[terminalText(session.options.place(made.path)),...fileLines(made.text)];
return io.out(`\n${file.join(`
`)}\n\n`),await dialogue.choose(`Write it?`,`yn`)===`y`?{placed,made}:`leave`}
async function askWords(session,dialogue){
let{io,given,options}=session,query=given.query??await dialogue.text(`Question, as a real reader would ask it`);
if(query===void 0)return;
let unanswered={kind:given.kind??`answerable`,because:given.because,query,expectedAnswer:``};
io.out(askedBeforeText(beforeThis(session,unanswered),options));
let found=await askOutcome(session,dialogue,query);
if(found===void 0)return;
let asks=found.kind===`abstention`?`What a good refusal says`:`Expected answer, as facts`,expectedAnswer=given.answer??await dialogue.text(asks);
if(expectedAnswer===void 0)return;
let evidence=[];
for(let entry of found.evidence){
let quoted=await withQuote(session,dialogue,{entry,answer:expectedAnswer});
if(quoted===void 0)return;
evidence.push(quoted)}
return{...found,query,expectedAnswer,evidence}}
async function askOutcome(session,dialogue,query){
let{given,source}=session;
if(given.kind===`abstention`)return await askReason(session,dialogue);
let named=given.evidence.map(one=>shortEntry(one,source)),evidence=named.length>0?named:await askEvidence(session,dialogue,query);
if(evidence===void 0)return;
if(evidence.length===0&&given.kind===void 0){
let choice=await dialogue.choose(`No evidence: is it right to give no answer (n), or is it to be chosen later (l)?`,`nl`);
if(choice===void 0)return;
if(choice===`n`)return await askReason(session,dialogue)}
let kind=given.kind??await askKind(dialogue);
return kind===void 0?void 0:{kind,because:void 0,evidence}}
async function askKind(dialogue){
let choice=await dialogue.choose(`Does the evidence support an answer (a), or does it conflict or fall short (i)?`,`ai`);
if(choice!==void 0)return choice===`a`?`answerable`:`inconclusive`}
const reasonsByLetter={c:`not-in-corpus`,s:`out-of-scope`,p:`not-permitted`,a:`ambiguous`};
async function askReason({given},dialogue){
let because=given.because??reasonsByLetter[await dialogue.choose(`Why: not in the corpus (c), out of scope (s), not permitted (p), or ambiguous (a)?`,`cspa`,Object.values(reasonsByLetter))??``];
return because===void 0?void 0:{kind:`abstention`,because,evidence:[]}}
async function askEvidence({io,source},dialogue,question){
if(source===void 0)return io.out(`The set has no corpus revision, so there is nothing to search for evidence.
`),[];
let query={texts:[question]},search=evidenceSearch(source,[query]),first=proposals(search,query,{source,most:5,answer:``});
io.out(`
Which chunks carry the answer?
`);
let chosen=await askChunks(io,dialogue,{source,query,answer:``,first,skipping:`if none does`});
if(chosen!==`quit`)return chosen===`skip`?[]:chosen.map(({id})=>({chunk:id}))}
async function withQuote({io,source},dialogue,{entry,answer}){
let{chunk:id=``}=entry,text=source===void 0?void 0:textOf(source,id);
if(entry.quote!==void 0||text===void 0)return entry;
let usual=proposeQuote(answer,text)??`none`,ask=`Words of ${terminalText(id)} that carry it`;
for(;;){
let quote=await dialogue.text(ask,usual);
if(quote===void 0)return;
if(quote===`none`)return entry;
if(placeOfQuote(text,quote)!==void 0)return{...entry,quote};
io.out(`These words do not stand there; only white space may differ.
`)}}
function textOf(source,id){
let chunk=chunkOf(source,id);
return chunk===void 0?void 0:source.textOf(chunk)}
async function askPlace(session,dialogue,words){
let{given,author}=session,folder=await askFolder(session,dialogue,folderFor(session,words));
if(folder===void 0)return;
let id=given.id??await askId(session,dialogue,idFor(session,folder));
if(id===void 0)return;
if(!needsAuthor(given)||author!==void 0)return{words,folder,id,author};
let writer=await dialogue.text(`Who writes it`);
return writer===void 0?void 0:{words,folder,id,author:writer}}
async function askFolder({io,tree,into},dialogue,suggested){
if(into!==void 0)return into;
for(;;){
let answer=await dialogue.text(`Folder below cases/`,suggested===``?`.`:suggested);
if(answer===void 0)return;
let folder=await fitFolder(tree,answer===`.`?``:answer);
if(typeof folder==`string`)return folder;
io.out(`${folder.problem}\n`)}}
async function askId({io,dataset},dialogue,suggested){
for(;;){
let id=await dialogue.text(`Id`,suggested),problem=id===void 0?void 0:unfitId(id)??whereTaken(dataset,id);
if(problem===void 0)return id;
io.out(`${problem}\n`)}}
async function givenObservation(cwd,{observation:id,observations:files=[]}){
if(id===void 0){
if(files.length===0)return;
throw new UsageError(`--observations names a file: say with --observation which of its observations the case comes from.`)}
if(files.length===0)throw new UsageError(`--observation names a recorded observation: name the file that holds it with --observations. No case comes from an observation that nobody can look up.`);
let reading=await observationsIn(cwd,files),found=reading.observations.find(({observation})=>observation.id===id);
if(found===void 0)throw new UsageError(notFound(id,files,reading));
let lack=lackSentence(found.observation);
if(lack!==void 0)throw new UsageError(terminalText(lack));
return found.observation}
function notFound(id,files,{observations,problems,refused}){
let own=refused.get(id);
if(own!==void 0){
let lines=own.map(problem=>`\n  ${terminalText(placed(problem))}`);
return`${terminalText(`The line of observation ${quoted(id)} cannot be used.`)}${lines.join(``)}`}
let known=observations.map(({observation})=>observation.id),names=listed(files.map(quoted),`or`),advice=writeInstead(id,known,`Write the id of an observation that stands there.`),more=problems.length===0?``:` ${counted(problems.length,`problem`)} with other lines: "touchstone refresh plan --observations FILE" tells what is wrong.`;
return terminalText(`No observation has the id ${quoted(id)} in ${names}. ${advice}${more}`)}
function placed({at,message,fix=``}){
return`${at.file}:${at.line}:${at.column} ${message} ${fix}`.trimEnd()}
function lackSentence(observation){
let{id,source}=observation,own=`or write the case as your own, without --observation.`;
switch(lackOf(observation)){
case void 0:
return;
case`recurrence`:
return`Observation ${quoted(id)} was seen once, so there is no pattern yet. Wait until it recurs, ${own}`;
case`review`:
return`Nobody has looked at the recorded queries of observation ${quoted(id)}. Look at them (${source}) and write "reviewedBy" and "reviewedAt" into its line, ${own}`}}
function observedFlags(flags,observation){
if(observation===void 0)return flags;
let{query,conversation}=observation,turn=flags.turn??conversation;
return{...flags,query:flags.query??query,...turn===void 0?{}:{turn}}}
function assertNotLedBefore({cases},{observation:id,variantOf}){
if(id===void 0||variantOf!==void 0)return;
let led=cases.find(file=>file.case.origin?.observation===id);
if(led===void 0)return;
let name=led.case.id??led.path;
throw new UsageError(terminalText(`Observation ${quoted(id)} led to case ${quoted(name)} already: ${led.path}. Another wording of its question needs --variant-of ${name}.`))}
function newCaseStory(session,{placed,made}){
let{options,source,dryRun}=session,file=options.place(made.path),bare=placed.words.kind!==`abstention`&&placed.words.evidence.length===0,blank=[...bare?[`Its evidence is left blank: the check reports that until it is chosen.`]:[],...made.short?[`Its evidence stays in the short form: the set has no corpus revision to look it up in.`]:[],...source===void 0?[`Its corpus revision is left blank: the set has none that is current.`]:[]],next=source===void 0?`touchstone corpus snapshot --help, and then touchstone fill`:bare?`touchstone fill --choose ${file}`:`touchstone check ${file}, and then somebody judges it: touchstone review record ${placed.id}`;
return{dryRun,writtenBy:writtenBy(session,placed),blank,next}}
function writtenBy({given,observation,author,saysAuthor},placed){
let{generated}=given;
if(generated!==void 0)return`Generated by "${generated.generator}" in the lane "${generated.lane}"; a candidate until a person approves it.`;
if(observation!==void 0){
let{id,count,source}=observation;
return`It comes from observation "${id}", seen ${count} times (${source}); it waits for review.`}
let fromGit=!saysAuthor&&placed.author===author;
return`Written by ${toldAuthor(placed.author,fromGit)}; it waits for review.`}
function newCommand(io,finish){
return newFlags(new Command(`new`).description(`Write a new case: a question, the outcome to accept, and its evidence.`).allowExcessArguments(!1).option(`--set <folder>`,`the set's folder`,`.`)).option(`--dry-run`,`show the file and write nothing`).addHelpText(`after`,example).action(async flags=>{
finish(await runNew(io,flags))})}
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
async function runNew(io,flags){
let observation=await givenObservation(io.cwd,flags),given=givenCase(observedFlags(flags,observation)),missing=missingFlags(given);
if(missing.length>0&&!io.input.isTTY)throw new UsageError(`Without a terminal to ask at, these are missing: ${missing.join(`, `)}.`);
let folder=await setFolder(io.cwd,flags.set),tree=workingTree(folder),dataset=await loadDataset(tree,{texts:`current`}),session={io,folder,tree,dataset,given,observation,source:currentSource(dataset),families:await readFamilies(tree),author:needsAuthor(given)?await givenAuthor(io,folder,flags.author):void 0,saysAuthor:flags.author!==void 0,into:flags.into===void 0?void 0:await caseFolder(tree,flags.into),options:{style:io.style,place:placeFrom(io.cwd,folder)},dryRun:flags.dryRun===!0};
return assertFree(session,given.id),assertKnownNames(session),assertNotLedBefore(dataset,given),missing.length>0?await atDesk(session):await fromFlags(session)}
async function fromFlags(session,taken=new Set){
let words=wordsOfFlags(session),folder=await caseFolder(session.tree,folderFor(session,words)),id=idFor(session,folder,taken);
try{
return await writePlaced(session,{words,folder,id,author:session.author})}catch(error){
if(!(error instanceof PlaceTakenError)||session.given.id!==void 0)throw error;
return await fromFlags(session,new Set([...taken,id]))}}
async function writePlaced(session,placed){
let{io,options,source}=session,made=await plannedCase(session,placed);
if(`refused`in made){
let cases=made.file===void 0?[]:[made.file],proposals=source===void 0?new Map:proposeEvidence(made.refused,{cases,source,most:3});
return io.out(unwrittenCaseText(made.refused,proposals,io.style)),1}
return await create(session,made),io.out(askedBeforeText(beforeThis(session,placed.words),options)),tell(session,{placed,made}),0}
async function create({folder,dryRun},{path,text}){
if(!dryRun)try{
await writeFiles(folder,[[path,text]],new Map([[path,void 0]]))}catch(error){
throw error instanceof ChangedMeanwhileError?new PlaceTakenError(path):error}}
function tell(session,{placed,made}){
let story=newCaseStory(session,{placed,made});
session.io.out(newCaseText(made,{...session.options,...story}))}
async function atDesk(session){
let asked=await askCase(session);
return asked===`leave`?(session.io.out(`Nothing was written.
`),0):(await createAsked(session,asked,new Set),0)}
async function createAsked(session,{placed,made},taken){
try{
await create(session,made),tell(session,{placed,made})}catch(error){
let proposed=session.given.id===void 0&&placed.id===idFor(session,placed.folder,taken);
if(!(error instanceof PlaceTakenError)||!proposed)throw error;
let now=new Set([...taken,placed.id]),again={...placed,id:idFor(session,placed.folder,now)},remade=await plannedCase(session,again);
if(`refused`in remade)throw error;
session.io.out(`Another run took the id "${placed.id}" meanwhile.\n`),await createAsked(session,{placed:again,made:remade},now)}}
export{newCommand};
