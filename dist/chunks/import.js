import{Command,Option}from"./commander.js";
import{caseFormats,checkOptional,checkQuestion,importedCase,lossesOf,placeText,questionFields}from"./shared-importing.js";
import{UsageError,byUtf8,casesFolder,clipped,controlledFields,counted,defectReport,existingFolder,fitsGlob,foldId,idInName,isBlank,isFitId,lacksCurrentRevision,limits,listed,loadDataset,nearestTeller,normaliseWhiteSpace,placeFrom,questionId,quoted,readCase,readYaml,recordFormats,revisionsFolder,sha256,terminalText,workingTree}from"./core.js";
import{basename,dirname,relative,resolve}from"node:path";
import{chunkOf,evidenceSource}from"./shared-authoring.js";
import{writeFiles}from"./shared-git.js";
import{hasField,newYamlFile}from"./shared-load.js";
import{isDeepStrictEqual}from"node:util";
import{runText,runsOf}from"./shared-report.js";
import{alteredRevision,assertWritable,caseFolder,inputBytes,inputRecords,realPathOf,writeOutput}from"./shared-scripts.js";
import{importMapShape}from"./import-map-shape.js";
import{textPattern}from"./shared-model.js";
function knownCases(dataset,paths){
let byId=new Map;
for(let file of dataset.cases)file.case.id!==void 0&&byId.set(file.case.id,{path:file.path,case:file.case});
return{byId,byName:new Map(paths.map(path=>[idInName(path).toLowerCase(),path]))}}
function differences(known,planned){
let there=known.byId.get(planned.id);
if(there===void 0){
let path=known.byName.get(planned.id);
return path===void 0?void 0:{path,fields:void 0}}
let here=readCase(planned.path,planned.text).file?.case??{},before=judged(there.case),after=judged(here),fields=[...new Set([...Object.keys(after),...Object.keys(before)])].filter(name=>!isDeepStrictEqual(before[name],after[name]));
return{path:there.path,fields:[...fields,...missed(there.case,here)]}}
function missed(there,here){
if(sourceOf$1(there)!==sourceOf$1(here))return[];
let labels=new Set(there.tags),tags=(here.tags??[]).every(tag=>labels.has(tag))?[]:[`tags`];
return normaliseWhiteSpace(there.notes??``).includes(normaliseWhiteSpace(here.notes??``))?tags:[...tags,`notes`]}
function sourceOf$1({origin}){
return origin!==void 0&&`source`in origin?origin.source:void 0}
function judged(draft){
let{review:_review,refresh:_refresh,notes:_notes,tags:_tags,split:_split,retired:_retired,sentinel:_sentinel,origin,...content}=draft,id=origin!==void 0&&`id`in origin?origin.id:void 0;
return{...content,origin:{kind:origin?.kind,id}}}
function namer({format,idPrefix}){
let used=new Map,asked=new Map,unique=id=>{
let ordinal=(used.get(id)??0)+1;
return used.set(id,ordinal),ordinal===1?id:unique(foldId(id,`${id}\n${ordinal}`))};
return({file,read:{id:given,question}})=>{
let prefix=idPrefix.replaceAll(`{file}`,()=>stemOf(file.name));
if(given===void 0){
let normal=normaliseWhiteSpace(question),ordinal=(asked.get(normal)??0)+1;
asked.set(normal,ordinal);
let made=`${prefix}${questionId(format,question,ordinal)}`;
return{id:unique(isFitId(made)?made:foldId(made)),story:{how:`made-from-question`}}}
let wanted=prefix+given,fit=isFitId(wanted)?wanted:foldId(wanted),id=unique(fit);
return id===fit?{id,story:id===wanted?{how:`as-given`}:{how:`folded`,from:given}}:{id,story:{how:`taken-by-another-record`,from:given}}}}
function stemOf(name){
let stem=name.replace(/\.[^.]*$/,``).toLowerCase();
return isFitId(stem)?stem:foldId(stem)}
function planImport(given){
let name=namer(given),asked=new Map;
return given.entries.map(entry=>{
let{at,read}=entry,{evidence,losses}=read,{id,story}=name(entry),path=`${given.into===``?casesFolder:`${casesFolder}/${given.into}`}/${id}.yaml`,text=newYamlFile(wholeCase(entry,id,given.format),`notes`),tooLarge=Buffer.byteLength(text)>limits.case,lacks=[...read.lacks,...controlled(read.content),...tooLarge?[`its case would be larger than ${limits.case/1024} KiB`]:[]],leaveOut=tooLarge||lacks.length>0&&!given.incomplete,outcome=read.skipped===!0?{what:`skipped`}:outcomeOf(given.known,{id,path,text},leaveOut),question=askedBy(read),asksLike=question===void 0?void 0:asked.get(question);
return question!==void 0&&asksLike===void 0&&asked.set(question,at),{at,id,idStory:story,path,lacks,evidence,waits:waitsForEvidence(read.content),losses,asksLike,outcome}})}
function controlled(content){
return[...controlledFields(content)].map(([field,name])=>`its "${field}" holds the control character ${name}`)}
function waitsForEvidence(content){
let says=name=>content[name]!==void 0;
return content.kind===`abstention`||![`kind`,`query`,`expectedAnswer`].every(says)?!1:says(`evidence`)||!says(`relevantChunkIds`)}
function askedBy({question,content}){
let last=normaliseWhiteSpace(question);
if(last!==``)return JSON.stringify([content.conversation,last],(_,value)=>typeof value==`string`?normaliseWhiteSpace(value):value)}
function outcomeOf(known,planned,leaveOut){
let there=differences(known,planned);
return there===void 0?leaveOut?{what:`leave-out`}:{what:`write`,text:planned.text}:there.fields?.length===0?{what:`already-there`}:{what:`other-content`,path:there.path,fields:there.fields??[]}}
function wholeCase({read,file},id,format){
let origin={kind:`import`,format,source:file.name,sha256:file.sha256,...read.id===void 0?{}:{id:read.id}};
return{id,...read.content,origin,review:{status:`pending`}}}
function nextSteps({plans,dryRun,noun},{incomplete}){
if(plans.length===0)return`The ${noun} holds no record that could be read.`;
let did=what=>plans.some(({outcome})=>outcome.what===what);
return[...did(`leave-out`)&&!incomplete?[`Mend the incomplete records and import again, or write them as they are with --incomplete.`]:[],...did(`write`)&&!dryRun?afterWriting(plans):[`Nothing was written.`]].join(`
`)}
function afterWriting(plans){
let written=plans.filter(({outcome})=>outcome.what===`write`),waiting=written.filter(({waits})=>waits).length;
return waiting>0?[`Next: touchstone fill, which shows the nearest chunks for ${waiting===1?`the case that waits for evidence`:`each of the ${waiting} cases that wait for evidence`}.`,`At a terminal, touchstone fill --choose asks which of them are meant. Then: touchstone check.`]:written.some(({lacks})=>lacks.length>0)?[`Next: touchstone check, which names what each incomplete case lacks.`]:[`Next: touchstone check, then read each case and record your judgment: touchstone review record.`]}
function lossesIn({plans,problems,fileLosses}){
let used=plans.filter(({outcome})=>outcome.what!==`skipped`),leftOut=used.filter(({outcome})=>outcome.what===`leave-out`).length,skipped=plans.length-used.length;
return{fields:lossesOf(used,fileLosses),records:{read:plans.length,leftOut,skipped,unread:problems.length},evidence:{named:plans.reduce((sum,{evidence})=>sum+evidence.named,0),found:plans.reduce((sum,{evidence})=>sum+evidence.found,0)}}}
function placed({at,id},style){
return`${style.strong(terminalText(placeText(at)))} ${id}`}
function importSummary(story,style){
let{plans,noun,unread}=story,fields=unread.map(field=>`"${terminalText(field)}"`);
return[...recordRows(story),...evidenceRows(story),[`ids`,idSummary(plans,noun),plans.length>0],[`no record has`,listed(fields),unread.length>0]].filter(([,,wanted])=>wanted).map(([name,text])=>`  ${style.faint(name.padEnd(13))}  ${text}`).join(`
`)}
function recordRows({plans,folder,dryRun}){
let count=what=>plans.filter(({outcome})=>outcome.what===what).length,row=(name,noun,what)=>[name,counted(count(what),noun),count(what)>0],written=count(`write`),to=written===0?``:` to ${terminalText(folder)}`;
return[[`read`,counted(plans.length,`record`),!0],[dryRun?`would write`:`written`,`${counted(written,`case`)}${to}`,!0],row(`there already`,`case`,`already-there`),row(`left out`,`record`,`leave-out`),row(`skipped`,`record`,`skipped`),row(`not touched`,`case`,`other-content`)]}
function evidenceRows({plans,revision}){
let sum=of=>plans.reduce((total,{evidence})=>total+of(evidence),0),named=sum(evidence=>evidence.named),found=sum(evidence=>evidence.found),resolved=sum(({provenance})=>provenance.length),documents=sum(evidence=>evidence.documents.length),quotes=sum(({provenance})=>provenance.filter(({quote})=>quote!==void 0).length);
return[[`evidence`,`${found} of ${named} ${`found in corpus revision "${terminalText(revision)}"`}${foundAs(found,{resolved,documents})}`,named>0],[`quotes`,`proposed for ${quotes} of ${counted(resolved,`chunk`)}`,resolved>0]]}
function foundAs(found,{resolved,documents}){
if(found===resolved&&documents===0)return``;
let parts=[...resolved>0?[counted(resolved,`chunk`)]:[],...documents>0?[counted(documents,`whole document`)]:[]];
return parts.length===0?``:`, as ${parts.join(` and `)}`}
function idSummary(plans,noun){
let told=how=>plans.filter(({idStory})=>idStory.how===how).length;
return[[told(`as-given`),`as the ${noun} has them`],[told(`made-from-question`),`made from the question, since the record has none`],[told(`folded`),`folded`],[told(`taken-by-another-record`),`changed, since an earlier record has them`]].filter(([count])=>count>0).map(([count,text])=>`${count} ${text}`).join(`, `)}
function lossReport(losses,style){
let lines=[...alike(losses.fields).flatMap(some=>fieldLines(some,style)),...recordLines(losses)];
return lines.length===0&&losses.records.read===0?``:lines.length===0?`Losses: none. The cases hold all that the records say.`:[`Losses:`,...lines].join(`
`)}
const fates={notes:`kept in the notes`,case:`in the case with another meaning`,dropped:`dropped`};
function alike(losses){
let groups=new Map;
for(let loss of losses){
let{fate,why,count,of,example}=loss,key=JSON.stringify([fate,why,count,of,example.at]),group=groups.get(key);
group===void 0?groups.set(key,[loss]):group.push(loss)}
return[...groups.values()]}
function fieldLines(some,style){
let[{fate,why,count,of,example}]=some;
return[`  ${listed(some.map(({field})=>field===``?`(no name)`:style.strong(terminalText(clipped(field,80)))))}, ${`${counted(count,of===`records`?`record`:`place`)}${some.length>1?` each`:``}`}, ${fates[fate]}: ${terminalText(why)}`,`    ${style.faint(`first: ${terminalText(example.at)}`)}`]}
function recordLines({records,evidence}){
let unfound=evidence.named-evidence.found;
return[...records.unread>0?[`  ${counted(records.unread,`place`)} that could not be read: see Not read`]:[],...records.leftOut>0?[`  ${records.leftOut} of ${counted(records.read,`record`)} left out: see Incomplete`]:[],...records.skipped>0?[`  ${records.skipped} of ${counted(records.read,`record`)} skipped: see To be skipped`]:[],...unfound>0?[`  ${unfound} of ${counted(evidence.named,`piece`)} of evidence not found: see Incomplete`]:[]]}
function recordPlaces(some,{plans,fullList}){
if(some.length===plans.length)return`all ${counted(plans.length,`record`)}`;
let count=`${some.length} of ${plans.length}`,numbers=numbersOf(some,plans);
if(numbers===void 0){
let places=some.slice(0,3).map(({at})=>placeText(at)),more=some.length-places.length;
return`${count} records: ${places.join(`, `)}${more>0?` and ${more} more (${fullList} lists all)`:``}`}
let runs=runsOf(numbers),named=runs.length>16?runs.slice(0,12):runs,more=numbers.length-named.reduce((sum,{from,to})=>sum+to-from+1,0),rest=more>0?` and ${more} more (${count}; ${fullList} lists all)`:` (${count})`;
return`records ${named.map(runText).join(`, `)}${rest}`}
function numbersOf(some,all){
let files=new Set(all.map(({at})=>at.file)),numbers=some.flatMap(({at})=>at.path===void 0?at.number??[]:[]);
return files.size>1||numbers.length<some.length?void 0:numbers}
function sharedSentences(sentences,style){
let{title,plans,of}=sentences,concerned=plans.filter(plan=>of(plan).length>0);
if(concerned.length===0)return``;
let shared=sharedBy(concerned,of),together=[...shared].flatMap(([sentence,some])=>[`  ${style.strong(terminalText(recordPlaces(some,sentences)))}`,`    ${terminalText(sentence)}`]),apart=concerned.flatMap(plan=>{
let own=of(plan).filter(({text})=>!shared.has(text));
return own.length===0?[]:[`  ${placed(plan,style)}`,...own.map(({text,alone})=>`    ${terminalText(alone??text)}`)]});
return[`${title} (${concerned.length}):`,...together,...apart].join(`
`)}
function sharedBy(plans,of){
let plansOf=new Map;
for(let plan of plans)for(let sentence of new Set(of(plan).map(({text})=>text))){
let some=plansOf.get(sentence);
some===void 0?plansOf.set(sentence,[plan]):some.push(plan)}
return new Map([...plansOf].filter(([,some])=>some.length>=6))}
function importReport(story,style){
return[unreadable(story,style),sharedSentences({...story,title:`There already with other content, not touched`,of:conflictOf},style),sharedSentences({...story,title:`Incomplete`,of:lacksOf},style),toSkip(story,style),overview(story,style,{title:`Cited twice in one record, listed once`,lines:({evidence})=>evidence.repeated.map(id=>terminalText(`"${id}"`))}),overview(story,style,{title:`Asks what an earlier record asks`,lines:({asksLike})=>asksLike===void 0?[]:[`as ${terminalText(placeText(asksLike))}`]}),overview(story,style,{title:`Ids that no file can have, folded`,lines:foldedLine}),overview(story,style,{title:`Ids that an earlier record has, changed`,lines:takenLine}),importSummary(story,style),lossReport(lossesIn(story),style)].filter(part=>part!==``).join(`

`)}
function unreadable({problems},style){
if(problems.length===0)return``;
let lines=problems.map(({message,at})=>`  ${style.strong(terminalText(placeText(at)))}  ${terminalText(message)}`);
return[`Not read (${problems.length}):`,...lines].join(`
`)}
function lacksOf({lacks,outcome}){
return outcome.what===`other-content`||outcome.what===`skipped`?[]:lacks.map(text=>({text}))}
function conflictOf({outcome}){
if(outcome.what!==`other-content`)return[];
let{path,fields}=outcome,differs=fields.length===0?`and holds no case that can be read`:`with another ${listed(fields)}`;
return[{text:`a file of the same id is there already, ${differs}`,alone:`${path} is there already, ${differs}`}]}
function toSkip({plans},style){
let skipped=plans.filter(({outcome})=>outcome.what===`skipped`);
if(skipped.length===0)return``;
let lines=skipped.map(plan=>`  ${placed(plan,style)}`);
return[`To be skipped, as the table says (${skipped.length}):`,...lines].join(`
`)}
function overview({plans},style,section){
let lines=plans.flatMap(plan=>section.lines(plan).map(line=>`  ${placed(plan,style)}  ${line}`));
if(lines.length===0)return``;
let more=lines.length-20;
return[`${section.title} (${lines.length}):`,...lines.slice(0,20),...more>0?[`  … and ${more} more`]:[]].join(`
`)}
function foldedLine({idStory}){
return idStory.how===`folded`?[`was ${terminalText(`"${clipped(idStory.from,80)}"`)}`]:[]}
function takenLine({idStory}){
return idStory.how===`taken-by-another-record`?[`was ${terminalText(`"${clipped(idStory.from,80)}"`)}`]:[]}
function lossDocument({format,files,story}){
let{plans,problems,revision,dryRun}=story,{fields,records,evidence}=lossesIn(story),count=what=>plans.filter(({outcome})=>outcome.what===what).length;
return{version:1,format,files:files.map(({name,sha256})=>({name,sha256})),corpusRevision:revision,dryRun,records:{read:records.read,written:count(`write`),alreadyThere:count(`already-there`),leftOut:count(`leave-out`),skipped:count(`skipped`),notTouched:count(`other-content`)},fields:fields.map(({example,...loss})=>({...loss,example:{at:example.at,value:example.value??null}})),unread:problems.map(({at,message})=>({at:placeText(at),message})),incomplete:plans.filter(({lacks})=>lacks.length>0).map(({at,id,lacks,outcome})=>({at:placeText(at),case:id,written:outcome.what===`write`,lacks})),notTouched:plans.flatMap(({at,id,outcome})=>outcome.what===`other-content`?[{at:placeText(at),case:id,file:outcome.path,differs:outcome.fields}]:[]),evidence:{named:evidence.named,found:evidence.found,notFound:plans.flatMap(({at,id,evidence:{unresolved}})=>unresolved.map(one=>({at:placeText(at),case:id,evidence:one.id,why:one.why})))}}}
async function lossFile(io,{set,name,inputs}){
if(name===void 0)return async()=>{};
let option=`--losses`,path=await assertWritable({cwd:io.cwd,set,option},name);
for(let input of inputs)if(await realPathOf(resolve(io.cwd,input))===path)throw new UsageError(`"${terminalText(name)}" is what is imported: give --losses a file of its own.`);
return async({format,files:read,story})=>{
let document=lossDocument({format,files:read,story});
await writeOutput({option,name},path,`${JSON.stringify(document,void 0,2)}\n`)}}
function withImportOptions(command){
return command.option(`--set <folder>`,`the set's folder`,`.`).option(`--into <folder>`,`the folder below ${casesFolder}/ for the new cases`).option(`--revision <id>`,`the corpus revision that holds the evidence (default: the current one)`).option(`--incomplete`,`write the records that lack something as well`).addOption(new Option(`--losses <file>`,`write what no case holds, and why, as JSON (docs/importing.md)`)).option(`--dry-run`,`say what would happen and write no case`)}
async function sourceFile(io,given){
let bytes=await inputBytes(io.cwd,given);
return{given,name:basename(given),bytes,sha256:sha256(bytes)}}
async function runImport(io,{format,noun,idPrefix,files,map,unread=[],read},options){
let folder=await existingFolder(io.cwd,options.set),inputs=[...files.map(({given})=>given),...map===void 0?[]:[map]],writeLosses=await lossFile(io,{set:folder,name:options.losses,inputs}),tree=workingTree(folder),into=await caseFolder(tree,options.into??``),{dataset,source}=await evidenceFrom(folder,options.revision),broken=dataset.defects.filter(({at})=>at.file.startsWith(`${revisionsFolder}/`));
if(broken.length>0)return refused(io,folder,broken);
let reading=read(source),paths=(await tree.list(casesFolder)).map(({path})=>path),plans=planImport({format,idPrefix,entries:reading.entries,known:knownCases(dataset,paths),into,incomplete:options.incomplete===!0});
options.dryRun!==!0&&await writeNew(folder,plans);
let place=placeFrom(io.cwd,folder),story={noun,plans,revision:source.revision.id,problems:reading.problems,fileLosses:reading.losses,unread,folder:`${place(into===``?casesFolder:`${casesFolder}/${into}`)}/`,dryRun:options.dryRun===!0,fullList:options.losses??`--losses FILE`};
return await writeLosses({format,files,story}),io.out(`${importReport(story,io.style)}\n`),io.out(`\n${nextSteps(story,{incomplete:options.incomplete===!0})}\n`),+!isComplete(plans,reading)}
async function evidenceFrom(folder,asked){
let texts=asked===void 0?`current`:{revision:asked},dataset=await loadDataset(workingTree(folder),{texts}),id=asked??dataset.current?.revision,revision=id===void 0?void 0:dataset.revisions.get(id),source=revision===void 0?void 0:evidenceSource(dataset,revision);
if(source!==void 0)return{dataset,source};
throw new UsageError(noRevision(dataset,id))}
function noRevision(dataset,id){
let{revisions}=dataset;
if(revisions.size===0&&lacksCurrentRevision(dataset))return alteredRevision;
if(revisions.size===0)return`The set has no corpus revision, so no evidence can be looked up. Take a snapshot of the chunks first: touchstone corpus snapshot --help`;
let known=[...revisions.keys()].map(one=>`"${terminalText(one)}"`).join(`, `);
return id===void 0?`No corpus revision is current. Name one with --revision; the set has ${known}.`:revisions.has(id)?`The corpus revision "${terminalText(id)}" cannot be read. Run: touchstone check`:`The set has no corpus revision "${terminalText(id)}"; it has ${known}.`}
function refused(io,folder,defects){
return io.out(defectReport(defects,{style:io.style,place:placeFrom(io.cwd,folder)})),io.out(`
The recorded corpus cannot be relied on, so nothing was imported.
`),1}
async function writeNew(folder,plans){
let files=plans.flatMap(({path,outcome})=>outcome.what===`write`?[[path,outcome.text]]:[]);
await writeFiles(folder,files,new Map(files.map(([path])=>[path,void 0])))}
const inPlace=new Set([`write`,`already-there`,`skipped`]);
function isComplete(plans,{problems,entries}){
return problems.length>0||entries.length===0?!1:plans.every(({outcome})=>inPlace.has(outcome.what))}
function importFormatCommand(format,io,finish){
let{name,summary,files,help}=format,command=new Command(name).summary(summary).description(`${summary}. Each question becomes a candidate.`).argument(files,`the files, as the format writes them`);
return command.option(`--id-prefix <text>`,`what each case's id starts with`),format.refusals&&command.option(`--refusal <text>`,refusal),withImportOptions(command).addHelpText(`after`,`\n${help}\n${always}`).action(async(names,options)=>{
let sources=[];
for(let given of names)sources.push(await sourceFile(io,given));
finish(await runImport(io,{format:name,noun:`file`,idPrefix:options.idPrefix??``,files:sources,read:evidence=>format.readCases(sources,evidence,{refusal:saidRefusal(options.refusal)})},options))})}
const refusal=`what a good refusal conveys, for questions that have no answer`;
function saidRefusal(text){
if(text===void 0||!isBlank(text))return text;
throw new UsageError(`--refusal is blank: say in a sentence what a good refusal conveys.`)}
const always=`
Every case is pending. A record that lacks something is named and left out; nothing in the set is overwritten.
Every import ends with its losses: what no case holds as the file has it, and why.
Exit code: 0 all records are in the set, 1 some are not, 2 wrong use, 3 the run broke.`;
function kindChoice({kind,kindFrom},report){
let choice=choiceOf(`kind`,{always:kind,from:kindFrom},report);
return choice===void 0&&report([],`Nothing tells the kind of the records.`,`Add "kind: answerable" where every record has an answer, or "kindFrom" where a field tells.`),choice??{always:`answerable`}}
function reasonChoice({because,becauseFrom},report){
return choiceOf(`because`,{always:because,from:becauseFrom},report)}
function choiceOf(name,said,report){
let{always,from}=said;
if(always!==void 0&&from!==void 0){
let message=`"${name}" and "${name}From" both tell the same thing.`;
report([name],message,`Keep "${name}" for one value, or "${name}From" to read a field.`)}
return from===void 0?always===void 0?void 0:{always}:{field:from.field,values:from.values,otherwise:from.otherwise}}
function patternAt(source,{path,report}){
try{
return textPattern(source)}catch(error){
if(!(error instanceof SyntaxError))throw error;
report(path,error.message,`Name each part once, in braces, with text between two names.`);
return}}
function placesOf(given,path,report){
let{places,documents={},globs=!1,below,chunk}=given;
if(places===void 0){
for(let name of[`documents`,`globs`,`below`,`fileName`]){
if(given[name]===void 0)continue;
let message=`"${name}" says something of places, and "places" is missing.`;
report([...path,name],message,`Add "places", such as [{pattern: "{document}"}].`)}
return}
chunk!==void 0&&report([...path,`chunk`],`With "places" no chunk id is read, so "chunk" says nothing.`,`Remove "chunk", or "places".`);
let told=fileName(given.fileName,path,report);
return{forms:places.flatMap((place,index)=>{
let at=[...path,`places`,index];
return placeForm(place,told?.pattern.names??[],{path:at,report})??[]}),documents,globs,below,fileName:told}}
function fileName(source,path,report){
if(source===void 0)return;
let pattern=patternAt(source,{path:[...path,`fileName`],report});
return pattern===void 0?void 0:{source,pattern}}
function placeForm({pattern:source,document:documentSource=`{document}`,locator:locatorSource},told,{path,report}){
let at=name=>({path:[...path,name],report}),normal=normaliseWhiteSpace(source),pattern=patternAt(normal,at(`pattern`)),folded=pattern===void 0?void 0:patternAt(foldPattern(normal),at(`pattern`)),document=patternAt(documentSource,at(`document`)),locator=locatorSource===void 0?void 0:patternAt(locatorSource,at(`locator`));
if(pattern!==void 0&&folded!==void 0&&document!==void 0){
for(let[name,part]of[[`document`,document],[`locator`,locator]]){
let missing=part?.names.filter(one=>!pattern.names.includes(one)&&!told.includes(one));
missing!==void 0&&missing.length!==0&&report(path,`The ${name} of a place is made of {${missing.join(`}, {`)}}, which neither its pattern nor "fileName" has.`,`Name that part in the pattern, or say under "${name}" how it is made.`)}
return{source,pattern,folded,document,locator}}}
function foldPattern(source){
return source.split(/(\{[^}]*\})/).map((part,index)=>index%2==1?part:part.toLowerCase()).join(``)}
function evidenceMapping(given,path,report){
let source=sourceOf(given,path,report),places=placesOf(given,path,report),{otherwise}=given,next=otherwise===void 0?void 0:evidenceMapping(otherwise,[...path,`otherwise`],report);
if(source!==void 0)return{...source,...places===void 0?{}:{places},...next===void 0?{}:{otherwise:next}}}
function*fieldsOfEvidence({field,fields,citedIn,otherwise},path){
field!==void 0&&(yield{field,path:[...path,`field`]});
for(let[index,one]of(fields??[]).entries())yield{field:one,path:[...path,`fields`,index],mayBeAbsent:!0};
citedIn!==void 0&&(yield{field:citedIn,path:[...path,`citedIn`]}),otherwise!==void 0&&(yield*fieldsOfEvidence(otherwise,[...path,`otherwise`]))}
function sourceOf(given,path,report){
let{field,fields,separator,citedIn,pattern,line}=given,cut=separator===void 0?{}:{separator};
switch(partsSaid(given)){
case`field`:
if(field!==void 0)return{field,...cut};
break;
case`fields`:
if(fields!==void 0)return{fields,...cut};
break;
case`citedIn line`:
if(citedIn===void 0||line===void 0)break;
return citingLines({citedIn,line,...cut},path,report);
case`citedIn pattern`:
if(citedIn===void 0||pattern===void 0||separator!==void 0)break;
return citations(given,{citedIn,pattern},{path,report})}
report(path,`"${path.at(-1)??``}" does not tell where a record names its evidence.`,`Write {field: …} where a field holds chunk ids, or {citedIn: …, pattern: "[{chunk}]"} where a text cites them.`)}
function partsSaid(given){
let said=[`field`,`fields`,`citedIn`,`line`,`pattern`].filter(name=>given[name]!==void 0),isStray=given.chunk!==void 0&&!said.includes(`pattern`);
return[...said,...isStray?[`chunk`]:[]].join(` `)}
function citations({chunk,places},{citedIn,pattern:source},{path,report}){
let at={path:[...path,`pattern`],report},pattern=patternAt(source,at),cited=places===void 0?`{chunk}`:`{${pattern?.names[0]??`source`}}`,id=patternAt(chunk??cited,{path:[...path,`chunk`],report});
if(pattern!==void 0&&id!==void 0){
if(places!==void 0&&pattern.names.length!==1)report(at.path,`With "places" a citation is one text, and this pattern has not one name.`,`Write one name in braces, such as "[{source}]".`);else return namesFit(pattern,id,at)?{citedIn,pattern,chunk:id}:void 0}}
function citingLines(given,path,report){
let at={path:[...path,`line`],report},line=patternAt(given.line,at);
if(line!==void 0){
if(line.names.length===1&&given.line!==`{${line.names[0]??``}}`)return{...given,line};
report(at.path,`The line does not tell its sources from the text around them.`,`Write one name in braces and the text around it, such as "SOURCES: {sources}".`)}}
function namesFit(citation,id,{path,report}){
if(!citation.bounded)return report(path,`The pattern starts or ends with a name, so nothing tells where a citation starts or ends.`,`Write the text around it as well, such as "[{chunk}]".`),!1;
let missing=id.names.filter(name=>!citation.names.includes(name));
return missing.length===0&&id.names.length>0||(report(path,missing.length===0?`The chunk's id has no name in braces, so every citation would be the same chunk.`:`The pattern has no {${missing.join(`}, {`)}}, of which the chunk's id is made.`,`Write "{chunk}" where the chunk's id stands, or say under "chunk" how it is made.`),!1)}
async function readImportMap(tree,file){
let{value,located,defects}=await readYaml(tree,file,{max:limits.policy,matches:importMapShape});
if(value===void 0||located===void 0)return{mapping:void 0,defects};
let map=assembled(value,located);
return map.defects.length>0?{mapping:void 0,defects:map.defects.toSorted(byPlace)}:{mapping:map.mapping,defects:[]}}
function absentFields({named},records){
let absent=named.filter(({field,mayBeAbsent})=>mayBeAbsent!==!0&&!isThere(field,records));
if(records.length===0||absent.length===0)return[];
let has=[...new Set(records.flatMap(({fields})=>Object.keys(fields)))].map(name=>`"${name}"`).join(`, `);
return absent.map(({field,at})=>({at,message:`No record has a field "${field}"; the records have ${has}.`}))}
function unreadFields({named},records){
if(records.length===0)return[];
let fields=named.filter(({field,mayBeAbsent})=>mayBeAbsent===!0&&!isThere(field,records));
return[...new Set(fields.map(({field})=>field))]}
function isThere(name,records){
return records.some(({fields})=>hasField(fields,name))}
function byPlace(a,b){
return a.at.line-b.at.line||a.at.column-b.at.column}
function assembled(map,yaml){
let defects=[],defect=(path,message,fix)=>{
defects.push({rule:`file/off-schema`,message,at:yaml.locate(path),fix})},named=pathsOfFields(map);
return checkQuestion(map,defect),checkOptional(map,named.map(({field})=>field),defect),{mapping:{format:map.format,list:map.list,id:map.id,idPrefix:map.idPrefix??``,skip:map.skip,query:map.query,queryFrom:map.queryFrom,expectedAnswer:map.expectedAnswer,expectedAnswerByKind:map.expectedAnswerByKind,kind:kindChoice(map,defect),because:reasonChoice(map,defect),acceptedAnswers:map.acceptedAnswers,evidence:map.evidence&&evidenceMapping(map.evidence,[`evidence`],defect),conversation:map.conversation,tags:map.tags,notes:map.notes,named:named.map(({path,...one})=>({...one,at:yaml.locate(path)}))},defects}}
function pathsOfFields(map){
let fields=[],add=(field,path)=>{
field!==void 0&&fields.push({field,path})};
for(let name of[`id`,`query`,`expectedAnswer`,`notes`])add(map[name],[name]);
let{kindFrom}=map;
if(kindFrom!==void 0){
let mayBeAbsent=kindFrom.otherwise===void 0?{}:{mayBeAbsent:!0};
fields.push({field:kindFrom.field,path:[`kindFrom`,`field`],...mayBeAbsent})}
for(let name of[`becauseFrom`,`acceptedAnswers`,`conversation`,`tags`])add(map[name]?.field,[name,`field`]);
map.evidence!==void 0&&fields.push(...fieldsOfEvidence(map.evidence,[`evidence`]));
for(let{field,path}of questionFields(map))add(field,path);
let{optional=[]}=map;
return fields.map(one=>optional.includes(one.field)?{...one,mayBeAbsent:!0}:one)}
const longestName=1e3;
function documentFinder({documents:given,globs},{revision,documents},nearest){
let called=byName(Object.entries(given)),ids=byName([...documents.keys()].map(id=>[id,id])),titles=byName([...documents.values()].map(({id,title})=>[title??``,id])),names=[...Object.keys(given),...documents.keys()],missing=(text,target,reference)=>{
let isCalled=text!==target,near=nearest(target,isCalled?documents.keys():names);
return text===reference&&!isCalled?{why:`is no document of corpus revision "${revision.id}"${near}`}:{why:`names ${isCalled?`${quoted(text)}, which the mapping says is `:``}document ${quoted(target)}, which corpus revision "${revision.id}" does not have${near}`}},fitting=glob=>{
let exact=[...documents.keys()].filter(id=>fitsGlob(glob,id));
if(exact.length>0)return exact;
let folded=glob.toLowerCase();
return[...documents.keys()].filter(id=>fitsGlob(folded,id.toLowerCase()))};
return(text,reference)=>{
if(text.length>longestName)return{why:`is longer than ${longestName} characters, which no document's name is`};
let targets=called(text);
if(targets.length>1)return ambiguous(targets);
let target=targets[0]??text,found=[ids(target),titles(target)].find(({length})=>length>0)??[];
if(found.length>1)return ambiguous(found);
if(found.length===1)return{documents:found};
if(!globs||!target.includes(`*`))return missing(text,target,reference);
let all=fitting(target);
if(all.length>0)return{documents:all};
let near=nearest(target.replaceAll(`*`,``),documents.keys());
return{why:`fits no document of corpus revision "${revision.id}"${near}`}}}
function ambiguous(documents){
return{why:`may mean document ${listed(documents.toSorted(byUtf8).map(quoted),`or`)}: say under "documents" of the mapping which it is`}}
function byName(entries){
let exact=new Map,folded=new Map;
for(let[name,value]of entries){
let normal=normaliseWhiteSpace(name);
normal!==``&&(add(exact,normal,value),add(folded,normal.toLowerCase(),value))}
return name=>{
let normal=normaliseWhiteSpace(name);
return[...exact.get(normal)??folded.get(normal.toLowerCase())??[]]}}
function add(map,key,value){
let values=map.get(key);
values===void 0?map.set(key,new Set([value])):values.add(value)}
function locatorFinder(source){
let known=new Map;
return document=>{
let located=known.get(document)??locatedChunks(source.chunksOf(document));
return known.set(document,located),located}}
function locatedChunks(chunks){
return chunks.flatMap(chunk=>{
let exact=normaliseWhiteSpace(chunk.locator??``);
return exact===``?[]:[{chunk,exact,folded:exact.toLowerCase()}]})}
function placeResolver(places,source,table){
let told=toldByName(places,table);
if(`why`in told)return()=>told;
let nearest=nearestTeller(500),lookup={find:documentFinder(places,source,nearest),locators:locatorFinder(source),below:places.below,nearest};
return reference=>{
let text=normaliseWhiteSpace(reference),attempts=[];
for(let form of places.forms){
let captures=capturesOf(form,text);
if(captures===void 0)continue;
let attempt=lookUp({form,parts:{...told.captures,...captures},text},lookup);
if(!(`why`in attempt.resolved))return attempt.resolved;
attempts.push(attempt)}
return(attempts.find(({knowsDocument})=>knowsDocument)??attempts[0])?.resolved??{why:fitsNone(places)}}}
function toldByName({fileName},table){
let captures=fileName===void 0?{}:fileName.pattern.match(table);
return captures===void 0?{why:`cannot be looked up: the table's name ${quoted(table)} does not fit ${quoted(fileName?.source??``)}`}:{captures}}
function capturesOf({pattern,folded},text){
let captures=pattern.match(text)??folded.match(text.toLowerCase());
if(captures!==void 0)return Object.fromEntries(Object.entries(captures).map(([name,part])=>[name,part.trim()]))}
function lookUp({form,parts,text},lookup){
let name=form.document.fill(parts),locator=form.locator?.fill(parts);
if(name===void 0||form.locator!==void 0&&locator===void 0)return{resolved:{why:`leaves a part of its place blank`},knowsDocument:!1};
let found=lookup.find(name,text);
if(`why`in found)return{resolved:found,knowsDocument:!1};
let{documents}=found;
return{resolved:locator===void 0?atMost(documents,`document`):chunksAt(documents,locator,lookup),knowsDocument:!0}}
function atMost(documents,noun){
return documents.length<=100?{documents}:tooMany(documents.length,noun)}
function tooMany(count,noun){
return{why:`stands for ${counted(count,noun)}, and more than 100 are no evidence that a person could judge`}}
function chunksAt(documents,locator,{locators,below,nearest}){
let all=documents.flatMap(document=>locators(document)),wanted=normaliseWhiteSpace(locator),spelt=all.filter(({exact})=>covers(wanted,exact,below)),found=spelt.length>0?spelt:all.filter(({folded})=>covers(wanted.toLowerCase(),folded,below?.toLowerCase()));
return found.length>100?tooMany(found.length,`chunk`):found.length>0?{chunks:found.map(({chunk})=>chunk)}:{why:noSuchPlace({documents,locator,all},nearest)}}
function covers(wanted,locator,below){
return locator===wanted||below!==void 0&&locator.startsWith(wanted+below)}
function noSuchPlace({documents,locator,all},nearest){
let[only,...more]=documents,where=only===void 0||more.length>0?`none of the ${documents.length} documents that it names has`:`document ${quoted(only)} does not have`,known=new Set(all.map(({exact})=>exact)),[example]=known,start=`names place ${quoted(locator)}, which ${where}`;
return example===void 0?`${start}: its chunks have no locators`:start+(nearest(locator,known)||`; a place there is called ${quoted(example)}`)}
function fitsNone({forms}){
let sources=forms.map(({source})=>quoted(source));
return sources.length===1?`does not fit the pattern ${listed(sources)}`:`fits none of the patterns ${listed(sources,`and`)}`}
function evidenceReader(mapping,source,table){
if(mapping===void 0)return;
let{places,otherwise}=mapping;
return{mapping,resolve:once(places===void 0?chunkById(source):placeResolver(places,source,table)),otherwise:evidenceReader(otherwise,source,table)}}
function chunkById(source){
return id=>{
let chunk=chunkOf(source,id);
return chunk===void 0?{why:`is not in corpus revision "${source.revision.id}"`}:{chunks:[chunk]}}}
function once(resolve){
let known=new Map;
return reference=>{
let resolved=known.get(reference)??resolve(reference);
return known.set(reference,resolved),resolved}}
function tableEntries(file,records,{mapping,source}){
let reading=evidenceReader(mapping.evidence,source,file.name);
return records.map(record=>({at:{file:file.given,number:record.number,line:record.line},file,read:importedCase(record,mapping,{source,reading})}))}
function importTableCommand(io,finish){
return withImportOptions(new Command(`table`).description(`Turn each record of tables (JSON, JSON Lines, CSV or YAML lists) into a candidate.`).argument(`<file...>`,`the tables; one mapping reads them all`).requiredOption(`--map <file>`,`which field of the table is which part of a case`).addOption(new Option(`--format <format>`,`the form of the table (default: by its name)`).choices(recordFormats))).addHelpText(`after`,example$1).action(async(files,options)=>{
finish(await runImportTable(io,files,options))})}
const example$1=`
Examples:
  touchstone import table questions.jsonl --map questions.map.yaml --into benefits

  with this in questions.map.yaml:
    query: question
    expectedAnswer: answer
    kind: answerable
    evidence: {field: chunk_ids}

  and where the table says "handbook p. 12" instead of a chunk's id:
    evidence:
      field: Source
      places: [{pattern: "{document} p.{page}", locator: "{page}"}]
      documents: {handbook: employee-handbook.pdf}

  touchstone import table chats/*.yaml --map chats.map.yaml --incomplete
      a question may also be the last turn of a conversation: queryFrom: {lastTurnOf: messages}

A CSV is parted by commas, semicolons or tabs, as spreadsheets write it, and is UTF-8.
Every case is pending. A record that lacks something is named and left out; nothing in the set is overwritten.
Exit code: 0 all records are in the set, 1 some are not, 2 wrong use, 3 the run broke.`;
async function runImportTable(io,names,options){
let mapping=await mappingFrom(io,options.map);
if(mapping===void 0)return 2;
let tables=await tablesFrom(io,names,{format:options.format??mapping.format,list:mapping.list}),records=tables.flatMap(({reading})=>reading.records);
return assertFieldsExist(options.map,absentFields(mapping,records)),await runImport(io,{format:`table`,noun:`table`,idPrefix:mapping.idPrefix,files:tables.map(({file})=>file),map:options.map,unread:unreadFields(mapping,records),read:source=>({entries:tables.flatMap(({file,reading})=>tableEntries(file,reading.records,{mapping,source})),problems:tables.flatMap(({file:{given},reading})=>reading.problems.map(({message,line})=>({at:{file:given,line},message}))),losses:[]})},options)}
async function tablesFrom(io,names,form){
let paths=names.map(name=>resolve(io.cwd,name)),twice=names.find((_,index)=>paths.indexOf(paths[index]??``)<index);
if(twice!==void 0)throw new UsageError(`"${terminalText(twice)}" is named twice: name each table once.`);
let tables=[];
for(let name of names){
let file=await sourceFile(io,name);
tables.push({file,reading:inputRecords(name,file.bytes,form)})}
return tables}
function assertFieldsExist(map,absent){
if(absent.length===0)return;
let lines=absent.map(({at,message})=>`${map}:${at.line}:${at.column} ${message}`);
throw new UsageError(`${lines.map(terminalText).join(`
`)}\nThe mapping does not fit the table, so nothing was imported. A field that tables may lack is listed under "optional".`)}
async function mappingFrom(io,file){
await inputBytes(io.cwd,file);
let full=resolve(io.cwd,file),{mapping,defects}=await readImportMap(workingTree(dirname(full)),basename(full));
return mapping===void 0&&io.err(defectReport(defects,{style:io.style,place:()=>relative(io.cwd,full)})),mapping}
function importCommand(io,finish){
let command=new Command(`import`).description(`Turn questions and answers you already hold into candidates.`).addCommand(importTableCommand(io,finish)).addHelpText(`after`,example);
for(let format of caseFormats)command.addCommand(importFormatCommand(format,io,finish));
return command}
const example=`
Examples:
  touchstone import table questions.jsonl --map questions.map.yaml
  touchstone import squad2 dev-v2.0.json --into squad

Each command explains itself: touchstone import <command> --help`;
export{importCommand};
