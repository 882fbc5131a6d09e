import{ChangedMeanwhileError,KeptSet,RepositoryError,UsageError,allRules,byUtf8,caseThreads,casesFolder,check,clipped,compareByDefault,compareFound,compareWith,comparisonLines,confirmations,countsOf,currentFile,everydayRules,familiesFile,findBase,holdingsOf,idInName,isAltered,isBlank,isInCases,isYamlName,jsonReport,jsonText,judgmentsIn,keptPlace,limits,listed,loadDataset,logLine,longestLogLine,notComparedInJob,package_default,pathInSet,placeFrom,plainStyle,policyFile,progressOn,readCase,readTexts,revisionsFolder,rulesRun,setFolder,setFolderOf,shortId,sizeText,splitClaimOf,splitStanding,splits,startOf,terminalText,textFilesOf,textFinding,unfitCharacter,verdictLine,workingTree,writeInstead}from"./core.js";
import{InvalidArgumentError,Option}from"./commander.js";
import{exportedSet}from"./shared-exporting.js";
import{askedBase,changedPaths,checkedOutTree,gitUserName,readBlob,repositoryPath,writeFiles}from"./shared-git.js";
import{chosenAnnotations,chunkWithMarks,errorsInTheWay,exportRefusal,inSight,nothingToExport,proposalLines,wordsInJob}from"./shared-report.js";
import{markdownText,shownLines}from"./comparison.js";
import{debug,endGroup,error,getInput,info,isDebug,notice,setOutput,startGroup,summary,warning}from"./actions-core.js";
import{GitHubError,JobError,baseOfChange,changeOf,isOfChange,jobOf}from"./shared-github.js";
import{setToPlan as setToPlan$1}from"./shared-refresh.js";
import{evidenceSearch}from"./shared-corpus.js";
import{binaryForm,formatOf,readObservations,readRecords}from"./shared-load.js";
import{evidenceSource,planFill,proposals,readCondition}from"./shared-authoring.js";
import{isDeepStrictEqual}from"node:util";
import{constants}from"node:fs";
import{access,lstat,mkdir,open,readFile,readdir,readlink,realpath,stat}from"node:fs/promises";
import{basename,dirname,isAbsolute,join,relative,resolve,sep}from"node:path";
import{createInterface}from"node:readline/promises";
const inputNames=[`path`,`base`,`annotations`,`report`,`allow-empty`];
function readInputs(get){
return{path:get(`path`)||`.`,base:get(`base`)||void 0,annotations:number(get(`annotations`)||`10`),report:get(`report`)||void 0,allowEmpty:yesOrNo(`allow-empty`,get(`allow-empty`)||`false`)}}
function number(text){
let value=/^\d{1,2}$/.test(text)?Number(text):NaN;
if(value<=10)return value;
throw new UsageError(`The input annotations is "${text}". Write a number from 0 to 10: GitHub shows no more annotations of one level for a step.`)}
function yesOrNo(name,text){
if(/^(?:true|false)$/i.test(text))return text.toLowerCase()===`true`;
throw new UsageError(`The input ${name} is "${text}". Write true or false.`)}
function wayBelow(folder,path){
let way=relative(folder,path),parts=way.split(sep);
return way===``||isAbsolute(way)||parts[0]===`..`?void 0:parts}
async function linkOnWay(folder,way){
for(let length=1;length<=way.length;length++){
let part=join(...way.slice(0,length));
if((await lstat(join(folder,part)).catch(()=>void 0))?.isSymbolicLink()===!0)return part}}
async function setPlace(workspace,path){
let folder=resolve(workspace,path),way=folder===resolve(workspace)?[]:wayBelow(workspace,folder);
if(way===void 0)throw new UsageError(`The input path is "${path}", which lies outside the workspace.`);
let link=await linkOnWay(workspace,way);
if(link!==void 0)throw new UsageError(`The input path is "${path}", and "${link}" is a link. Name the folder itself.`);
if(!await isFolder(folder))throw new UsageError(`There is no folder "${path}". ${await whatIsThere(workspace)}`);
if(await holdsSet(folder))return folder;
throw new UsageError(`"${path}" holds no evaluation set: there is neither ${casesFolder}/ nor ${revisionsFolder}/ in it. ${await whatIsThere(workspace)}`)}
async function isFolder(path){
return(await stat(path).catch(()=>void 0))?.isDirectory()===!0}
async function holdsSet(folder){
let names=await readdir(folder).catch(()=>[]);
return names.includes(`cases`)||names.includes(`corpus-revisions`)}
async function whatIsThere(workspace){
let sets=await setsBelow(workspace,``,0);
if(sets.length>0){
let names=sets.slice(0,8).map(set=>`"${set===``?`.`:set}"`);
return`The workspace holds ${sets.length===1?`a set`:`sets`} in ${listed(names)}.`}
let names=(await foldersIn(workspace)).slice(0,8).map(name=>`"${name}"`);
return names.length===0?`The workspace is empty: check the set out first.`:`The workspace holds no set; its folders are ${listed(names)}.`}
async function setsBelow(workspace,at,depth){
if(await holdsSet(join(workspace,at)))return[at];
if(depth===4)return[];
let found=[];
for(let name of await foldersIn(join(workspace,at)))found.push(...await setsBelow(workspace,at===``?name:`${at}/${name}`,depth+1));
return found}
async function foldersIn(folder){
return(await readdir(folder,{withFileTypes:!0}).catch(()=>[])).filter(entry=>entry.isDirectory()&&!/^\.|^node_modules$/.test(entry.name)).map(({name})=>name).toSorted(byUtf8)}
const largest$1=262144,nothing={paths:new Set,linesOf:async()=>await Promise.resolve(void 0)};
async function touchedSince(comparison,checkedOut){
if(!(`base`in comparison)||checkedOut===void 0)return nothing;
let{repository,commit,place}=checkedOut,{base}=comparison,changes=await unlessAbsent(changedPaths(repository,[base.commit,commit],place)),edits=new Map((changes??[]).map(change=>[change.path,change]));
return{paths:new Set(edits.keys()),linesOf:async path=>await unlessAbsent(linesOf(checkedOut,edits.get(path)))}}
async function unlessAbsent(reading){
try{
return await reading}catch(error){
if(error instanceof RepositoryError)return;
throw error}}
async function linesOf({repository,tree},change){
if(change?.before===void 0||change.after===void 0)return;
let before=await readBlob(repository,change.before.oid,change.path),after=await tree.read(change.path,{max:largest$1});
if(!(after.more||before.length>largest$1))return shownLines(textOf$1(before),textOf$1(after.bytes),3)}
function textOf$1(bytes){
return Buffer.from(bytes).toString(`utf8`)}
async function judge(job,inputs,{rules,of}){
let change=changeOf(job.event.name,await payloadOf(job)),folder=await setPlace(job.workspace,inputs.path),checkedOut=await checkedOutIn(folder,inputs.path);
checkedOut!==void 0&&await assertOfChange(change,checkedOut,{job,inputs});
let{dataset,comparison}=await compared(folder,{change,checkedOut,inputs,rules}),findings=check(dataset,rules),counts=countsOf(dataset,findings);
return{verdict:{holds:holdingsOf(dataset,counts),findings,counts,notShown:{otherFiles:0,belowLevel:0},rules:{judged:rules.length,of:of.length},comparison,split:splitStanding(dataset),claim:splitClaimOf(dataset),commit:checkedOut&&{name:checkedOut.commit,commit:checkedOut.commit}},dataset,checkedOut,touched:await touchedSince(comparison,checkedOut),version:package_default.version}}
async function payloadOf({event}){
try{
return await readFile(event.payloadFile,`utf8`)}catch(cause){
throw new JobError(`The file that GITHUB_EVENT_PATH names cannot be read.`,{cause})}}
async function checkedOutIn(folder,path){
try{
return await checkedOutTree(folder)}catch(error){
if(!(error instanceof RepositoryError))throw error;
if(error.code===`no-such-folder`){
let message=`The commit that is checked out holds no folder "${path}".`;
throw new UsageError(message,{cause:error})}
if(error.code===`no-repository`)return;
throw error}}
async function assertOfChange(change,checkedOut,{job,inputs}){
if(!await isOfChange(change,checkedOut,job.commit))throw new UsageError(`"${inputs.path}" holds commit ${shortId(checkedOut.commit)}, which is not the change that the event "${job.event.name}" tells of (${shortId(job.commit)}). Name the folder that the change is checked out in.`)}
async function compared(folder,{change,checkedOut,inputs,rules}){
let tree=checkedOut?.tree??workingTree(folder);
if(inputs.base!==void 0)return await compareWith(tree,await askedBase(folder,inputs.base));
let find=async()=>await baseOfChange(change,folder,checkedOut);
return await compareByDefault(tree,find,{rules,words:wordsInJob})}
async function writeReport(folders,asked,pieces){
if(asked===void 0)return await writeNew(folders.temporary,pieces);
let file=resolve(folders.workspace,asked);
return await assertOurs(folders,file,asked),await assertFree(file,asked),await mkdir(dirname(file),{recursive:!0}),await writeInto(await open(file,`w`),pieces),file}
async function assertFree(file,asked){
let facts=await lstat(file).catch(()=>void 0),inGit=file.split(sep).some(part=>part.toLowerCase()===`.git`);
if(!(!inGit&&(facts===void 0||facts.isFile()&&await isReport(file))))throw new UsageError(`The input report is "${asked}", ${inGit?`which is Git's own place`:`where something else stands`}. Name a file that is not there yet, or leave it out for one among the runner's temporary files.`)}
const starts=[`{"findings":[`,`{"notJudged":`,`{"refresh":{`,`{"corpusChange":{`,`{"notDone":`];
async function isReport(file){
let handle=await open(file,`r`);
try{
let{buffer,bytesRead}=await handle.read(Buffer.alloc(32),0,32,0),start=buffer.toString(`utf8`,0,bytesRead);
return bytesRead===0||starts.some(one=>start.startsWith(one))}finally{
await handle.close()}}
async function writeNew(folder,pieces){
for(let number=1;number<=100;number++){
let file=join(folder,`touchstone-report${number===1?``:`-${number}`}.json`),handle=await opened(file);
if(handle!==void 0)return await writeInto(handle,pieces),file}
throw Error(`There are 100 reports in "${folder}" already.`)}
function reportName(report,{workspace}){
let way=relative(workspace,report);
return way.startsWith(`..`)?report:way}
async function opened(file){
try{
return await open(file,`wx`)}catch(error){
if(error instanceof Error&&`code`in error&&error.code===`EEXIST`)return;
throw error}}
async function writeInto(handle,pieces){
try{
for(let piece of pieces)await handle.write(piece)}finally{
await handle.close()}}
async function assertOurs({workspace,temporary},file,asked){
for(let folder of[workspace,temporary]){
let way=wayBelow(folder,file);
if(way===void 0)continue;
let link=await linkOnWay(folder,way);
if(link===void 0)return;
throw new UsageError(`The input report is "${asked}", and "${link}" is a link. Name a file behind no link.`)}
throw new UsageError(`The input report is "${asked}", which lies outside the workspace and the runner's temporary folder.`)}
const mostInLog=1e3;
async function tell(judged,{job,inputs,elapsed,action}){
let{verdict,checkedOut,touched,version}=judged,place=file=>repositoryPath(checkedOut?.place??``,file),report=await writeReport(job,inputs.report,jsonReport(verdict)),failure=failureOf(judged,inputs);
logFindings(judged,place),await annotate(judged,{inputs,place,failure,notices:action.notices(verdict)});
let[compared]=comparisonLines(verdict.comparison,plainStyle);
`base`in verdict.comparison&&compared!==void 0&&info(logLine(compared)),info(logLine(verdictLine(verdict,elapsed(),plainStyle))),await summary.addRaw(action.summary(judged,{place,page:job.page,set:inputs.path,commit:checkedOut?.commit,version,changed:touched.paths,failure,report:reportName(report,job)})).write();
for(let[name,value]of Object.entries(action.outputs(judged,report)))setOutput(name,value);
return+(verdict.counts.findings.error>0||failure!==void 0)}
function failureOf({verdict},{path,allowEmpty}){
if(!(verdict.counts.cases>0||allowEmpty))return`There is no case file in "${path===`.`?``:`${path}/`}cases/", so nothing was judged. Name the set's folder in the input path; for a set that is still empty, write allow-empty: true.`}
function logFindings({verdict:{findings}},place){
if(findings.length===0)return;
startGroup(`Findings: ${findings.length}`);
for(let finding of findings.slice(0,mostInLog)){
let lines=textFinding(finding,{style:plainStyle,place}).split(`
`).map(line=>clipped(line,longestLogLine));
info(`${lines.join(`
`)}\n`)}
let left=findings.length-mostInLog;
left>0&&info(`${left} more are in the report.`),endGroup()}
async function annotate({verdict:{findings,comparison},touched},{inputs,place,failure,notices}){
let notRun=notComparedInJob(comparison),always=[...failure===void 0?[]:[plain(`error`,failure)],...notRun===void 0?[]:[plain(`notice`,notRun)],...notices.map(notice=>plain(`notice`,notice))],chosen=chosenAnnotations(findings,{changed:touched.paths,limit:inputs.annotations,place,always});
for(let{annotation,finding}of chosen){
let lines=finding&&await touched.linesOf(finding.at.file);
print(lines===void 0?annotation:inSight(annotation,lines))}}
function plain(level,message){
return{level,title:`Touchstone`,message:logLine(message)}}
function print({level,title,message,at}){
let properties={title,...at&&{file:at.file,startLine:at.line,...at.column!==void 0&&{startColumn:at.column}}};
level===`error`?error(message,properties):level===`warning`?warning(message,properties):notice(message,properties)}
const ofVerdict={title:`Touchstone: not judged`,field:`notJudged`};
async function tellFailure(error$1,environment,{title,field}=ofVerdict){
let exitCode=error$1 instanceof UsageError?2:3,reason=reasonOf(error$1);
if(error(logLine(reason),{title}),isDebug()&&error$1 instanceof Error)for(let line of(error$1.stack??``).split(`
`))debug(logLine(line));
await attempt(async()=>{
await summary.addRaw(`## ❌ ${title}\n\n${markdownText(reason)}\n`).write()});
let pieces=[`${jsonText({[field]:{reason,exitCode}})}\n`];
return await attempt(async()=>{
setOutput(`report`,await reportOf(jobOf(environment),pieces))}),exitCode}
async function reportOf(job,pieces){
try{
return await writeReport(job,getInput(`report`)||void 0,pieces)}catch(error){
if(!(error instanceof UsageError))throw error;
return await writeReport(job,void 0,pieces)}}
function reasonOf(error){
let message=error instanceof Error?error.message:String(error);
return[UsageError,JobError,RepositoryError,GitHubError].some(kind=>error instanceof kind)?message:`The run broke: ${message}`}
async function attempt(way){
try{
await way()}catch(error){
let why=error instanceof Error?error.message:String(error);
info(logLine(why))}}
function get(input){
return getInput(input)}
async function runAction(action){
let started=performance.now();
try{
let job=jobOf(process.env),inputs=readInputs(get),judged=await judge(job,inputs,action.rules(get)),elapsed=()=>performance.now()-started;
process.exitCode=await tell(judged,{job,inputs,elapsed,action})}catch(error){
process.exitCode=await tellFailure(error,process.env)}}
async function inputBytes(cwd,name){
return await boundedBytes(resolve(cwd,name),name,{isPlain:!1,largest:5e8,tooLarge:`is larger than 500 MB. Cut it into several files: a snapshot takes them together, an import one after another.`})}
async function plainBytes(cwd,name,{kind,most,fix}){
return await boundedBytes(resolve(cwd,name),name,{isPlain:!0,largest:most,tooLarge:`is larger than the ${sizeText(most)} that ${kind} may have, so it was not read. ${fix}`})}
const dueManifest={kind:`a manifest`,most:limits.manifest,fix:`Export one side of the set at a time, with --split.`};
async function boundedBytes(path,name,bounds){
let shown=`"${terminalText(name)}"`,bytes=await bytesAt(path,bounds).catch(cause=>{
throw new UsageError(`${shown} is not a file that can be opened.`,{cause})});
if(bytes===`too large`)throw new UsageError(`${shown} ${bounds.tooLarge}`);
if(bytes===`no plain file`)throw new UsageError(`${shown} is a pipe or a device, and not a plain file. Write it to a file, and name that.`);
return bytes}
async function bytesAt(path,{isPlain,largest:most}){
let file=await open(path,constants.O_RDONLY|(isPlain?constants.O_NONBLOCK:0));
try{
let facts=await file.stat();
return isPlain&&!facts.isFile()&&!facts.isDirectory()?`no plain file`:facts.size>most?`too large`:await readUpTo(file,most)??`too large`}finally{
await file.close()}}
async function readUpTo(file,most){
let pieces=[],length=0,stream=file.createReadStream({autoClose:!1,highWaterMark:1048576});
for await(let piece of stream){
if(length+=piece.length,length>most)return;
pieces.push(piece)}
return Buffer.concat(pieces,length)}
function inputRecords(name,bytes,{format,list}){
let form=format??formatOf(name);
if(form!==void 0)return readRecords(bytes,form,list);
let binary=binaryForm(bytes);
throw binary===void 0?new UsageError(`The name "${terminalText(name)}" does not tell what form the file has: give it the ending .json, .jsonl, .csv, .tsv or .yaml, or say it with --format.`):new UsageError(`"${terminalText(name)}": ${binary.message}`)}
async function realPathOf(path,links=40){
let full=resolve(path),there=await realpath(full).catch(()=>void 0);
if(there!==void 0||full===dirname(full))return there??full;
if((await lstat(full).catch(()=>void 0))?.isSymbolicLink()===!0&&links>0){
let to=await readlink(full);
return await realPathOf(resolve(dirname(full),to),links-1)}
return join(await realPathOf(dirname(full),links),basename(full))}
function isAtOrBelow(path,folder){
return path===folder||path.startsWith(folder.endsWith(sep)?folder:`${folder}${sep}`)}
function assertFit(texts){
for(let[flag,given=[]]of Object.entries(texts))for(let text of typeof given==`string`?[given]:given){
if(isBlank(text))throw new UsageError(`--${flag} is blank.`);
let unfit=unfitCharacter(text);
if(unfit!==void 0)throw new UsageError(`--${flag} holds ${unfit.name}, which ${unfit.does}. Write it without.`)}}
const conditionsHelp=`Conditions, all of which a case has to meet:
  FIELD=VALUE     the field, or an entry of its list, is VALUE; "*" stands for anything, FIELD= for no value
  FIELD!=VALUE    it is not
  FIELD~WORDS     it holds each of the words, in small letters or capitals
A field is one of a case, such as kind, split, tag, origin.kind or document; status is pending, approved, rejected or
retired; judgment is current, carried or stale; refresh is undecided, confirmed, revised, abstained or retired.`;
function conditionsOf(where){
return where.map(words=>understood(readCondition(words)))}
function understood(read){
if(`misread`in read)throw new UsageError(terminalText(read.misread));
return read}
async function judgmentsAsked(folder,conditions){
if(!conditions.some(({needsJudgments})=>needsJudgments))return;
let dataset=await loadDataset(workingTree(folder),{cases:caseThreads}),judgmentOf=judgmentsIn(dataset),states=new Map(dataset.cases.map(file=>[file.path,judgmentOf(file)?.state]));
return path=>states.get(path)}
async function rawText(file){
return new TextDecoder(`utf-8`,{fatal:!0,ignoreBOM:!0}).decode(await readFile(file))}
function saysStill(file,text){
let now=readCase(file.path,text.replace(/^\ufeff/,``)).file;
return isDeepStrictEqual(now?.case,file.case)}
function changedMeanwhile({path}){
return{message:`The file changed while it was being read.`,at:startOf(path),fix:`Run the command again: it reads the file as it is now.`}}
async function replaceTexts(folder,files){
try{
let asRead=new Map(files.map(({path,before})=>[path,before]));
return await writeFiles(folder,files.map(({path,after})=>[path,after]),asRead),[]}catch(error){
if(!(error instanceof ChangedMeanwhileError))throw error;
return error.paths.map(path=>changedMeanwhile({path}))}}
async function changedSince(folder,files){
let problems=[];
for(let file of files)await rawText(join(folder,file.path)).catch(()=>void 0)!==file.before&&problems.push(changedMeanwhile(file));
return problems}
const partsOfSet=[casesFolder,revisionsFolder,familiesFile,policyFile,`.touchstone`];
async function assertWritable(output,name){
let path=await realPathOf(outputPath(output,name));
await assertApart(output,name,path);
let folder=await stat(dirname(path)).catch(()=>void 0),there=await stat(path).catch(()=>void 0),isPlace=folder?.isDirectory()===!0&&(there===void 0||there.isFile()),parts=[dirname(path),...there===void 0?[]:[path]],open=await Promise.all(parts.map(isOpen));
if(!isPlace||open.includes(!1))throw unwritable(name,`give ${output.option} a file in a folder that is there`);
return path}
function outputPath({cwd,option},name){
if(name.trim()!==``)return resolve(cwd,name);
throw new UsageError(`${option} is empty: name what is to be written.`)}
async function assertApart({set,option},name,path){
let real=await realPathOf(path);
if((await Promise.all(partsOfSet.map(async part=>await realPathOf(join(set,part))))).some(part=>isAtOrBelow(real,part))||real.split(sep).includes(`.git`))throw new UsageError(`"${terminalText(name)}" is a part of the set, where no output goes: give ${option} another place.`)}
async function isOpen(path){
return await access(path,constants.W_OK).then(()=>!0,()=>!1)}
function unwritable(name,instead,cause){
return new UsageError(`"${terminalText(name)}" cannot be written: ${instead}.`,{cause})}
async function writeOutput({option,name},path,text){
await writeFiles(dirname(path),[[basename(path),text]]).catch(cause=>{
throw isOfPlace(cause)?unwritable(name,`give ${option} another file`,cause):cause})}
const codesOfPlaces=new Set([`EACCES`,`EISDIR`,`ELOOP`,`ENAMETOOLONG`,`ENOENT`,`ENOTDIR`,`EPERM`,`EROFS`]);
function isOfPlace(error){
return error instanceof Error?`code`in error&&codesOfPlaces.has(error.code)||isOfPlace(error.cause):!1}
async function judgedDataset(io,{folder,base,rules,texts}){
let progress=progressOn(io,io.now());
try{
let found=await findBase({folder},base),{dataset,comparison}=await compareFound(workingTree(folder),found,{base,rules,cases:caseThreads,onStep:progress.reading,texts});
return{dataset,comparison,findings:check(dataset,progress.judging(rulesRun(dataset,rules)))}}finally{
progress.clear()}}
async function judgedExport(io,asked){
let{purpose,splits,base,texts=`cited`}=asked,folder=await setFolder(io.cwd,asked.set),judged=await judgedDataset(io,{folder,base,rules:purpose===`evaluation`?allRules:everydayRules,texts}),{dataset,comparison}=judged,set=exportedSet(dataset,{purpose,splits});
if(`refusal`in set&&set.refusal!==`unreadable-families`)return{refusal:exportRefusal(set.refusal)};
let errors=errorsOf(judged,{purpose,given:asked.set,place:placeFrom(io.cwd,folder,asked.set)});
return errors===void 0?`refusal`in set?{refusal:exportRefusal(set.refusal)}:set.cases.length===0?{refusal:nothingToExport(set.leftOut)}:{set,dataset,comparison,onSides:sides=>part(dataset,{purpose,splits:sides})}:{refusal:errors}}
function part(dataset,options){
let set=exportedSet(dataset,options);
if(`refusal`in set)throw Error(`A part of a set goes out where the whole does.`);
return set}
function errorsOf({findings},{purpose,given,place}){
if(!findings.some(({level})=>level===`error`))return;
let forWhat=purpose===`evaluation`?` --for evaluation`:``,where=given===`.`?``:` ${terminalText(given)}`;
return errorsInTheWay(findings,`touchstone check${forWhat}${where}`,{style:plainStyle,place})}
function splitOption(){
return new Option(`--split <sides>`,`these sides alone, such as test or dev,regression`).argParser(sidesIn)}
function sidesIn(given){
let names=given.split(`,`).map(name=>name.trim()),unknown=names.find(name=>!splits.some(side=>side===name));
if(unknown!==void 0)throw new InvalidArgumentError(`"${terminalText(unknown)}" is no side. The sides are ${splits.join(`, `)}.`);
return splits.filter(side=>names.includes(side))}
async function givenAuthor(io,folder,given){
if(given===void 0)return await gitUserName(folder,io.environment);
if(isBlank(given))throw new UsageError(`--author is blank; write the name of a person.`);
return given}
function noAuthor([first=``,...others]){
return`${others.length===0?`"${terminalText(first)}" does not say who wrote it`:`"${terminalText(first)}" and ${others.length} more do not say who wrote them`}, and Git has no user.name here.\nGive --author NAME, or set the name once: git config user.name NAME`}
async function askChunks(io,dialogue,asking){
let listing=new Listing(io,asking);
listing.show(asking.first,asking.query);
let wayOut=()=>typing(asking,listing.isEmpty);
for(io.out(`\n${wayOut()}\n`);;){
let line=await dialogue.text(`Which`);
if(line===void 0)return`quit`;
if(line===`s`)return`skip`;
let numbers=numbersIn(line);
if(line.startsWith(`/`))listing.search(line);else if(/^t\s*\d+$/.test(line))listing.text(Number(line.slice(1)));else if(numbers===void 0)io.out(`${wayOut()}\n`);else{
let chosen=listing.chunks(numbers);
if(chosen!==void 0)return chosen}}}
function typing({query,skipping},isEmpty){
let search=`/words to search for others${query.within===void 0?``:` (//words in the whole corpus)`}`,rest=`s ${skipping}, q to quit.`;
return isEmpty?`Type ${search}, ${rest}`:`Type numbers such as 1 3, ${search}, t 2 for a whole text, ${rest}`}
function numbersIn(line){
return/^\d+(?:[\s,]+\d+)*$/.test(line)?line.split(/[\s,]+/).map(Number):void 0}
var Listing=class{
#io;
#asking;
#shown=[];
#query;
constructor(io,asking){
this.#io=io,this.#asking=asking,this.#query=asking.query}
get isEmpty(){
return this.#shown.length===0}
show(found,query){
if(this.#query=query,found.length===0){
let where=query.within===void 0?`the corpus`:`document "${query.within}"`;
this.#io.out(`No chunk of ${terminalText(clipped(where,120))} shares a word with it.\n`)}
for(let proposal of found){
let known=this.#shown.findIndex(({chunk})=>chunk.id===proposal.chunk.id),number=known===-1?this.#shown.push(proposal):known+1,[head=``,...lines]=proposalLines(proposal,query,this.#io.style),shown=[`${String(number).padStart(2)}  ${head}`,...lines.map(one=>`    ${one}`)];
this.#io.out(`${shown.join(`
`)}\n`)}}
search(line){
let everywhere=line.startsWith(`//`),words=line.slice(everywhere?2:1),{source,query,answer}=this.#asking,other={texts:[words],within:everywhere?void 0:query.within},search=evidenceSearch(source,[other]);
this.show(proposals(search,other,{source,most:5,answer}),other)}
text(number){
let proposal=this.#shown[number-1];
proposal===void 0?this.#noSuch(number):this.#io.out(`${chunkWithMarks(proposal,this.#query,this.#io.style)}\n\n`)}
chunks(numbers){
let strange=numbers.find(number=>this.#shown[number-1]===void 0);
if(strange!==void 0){
this.#noSuch(strange);
return}
let chosen=numbers.flatMap(number=>this.#shown[number-1]??[]);
return[...new Set(chosen.map(({chunk})=>chunk))]}
#noSuch(number){
this.#io.out(`There is no ${number} above.\n`)}};
async function inDialogue(io,work){
let dialogue=openDialogue(io);
try{
return await work(dialogue)}finally{
dialogue.close()}}
function openDialogue(io){
let lines=createInterface({input:io.input,terminal:!1}),answers=lines[Symbol.asyncIterator](),left=!1,ask=async question=>{
if(left)return;
io.out(question);
let answer=await answers.next();
return left=answer.done===!0||isLeaving(answer.value),answer.done===!0&&io.out(`
`),answer.done===!0||left?void 0:answer.value.trim()};
return{choose:async(question,letters,words=[])=>{
for(;;){
let answer=await ask(`${question} [${Array.from(letters).join(`/`)}] `);
if(answer===void 0)return;
let said=answer.toLowerCase(),letter=letters.charAt(words.indexOf(said))||said.charAt(0);
if(letter!==``&&letters.includes(letter))return letter;
io.out(`Type ${Array.from(letters).join(` or `)}; q leaves.\n`)}},text:async(question,usual)=>{
for(;;){
let answer=await ask(usual===void 0?`${question}: `:`${question} [${terminalText(usual)}]: `);
if(answer===void 0)return;
let unfit=unfitCharacter(answer);
if(unfit!==void 0)io.out(`This holds ${unfit.name}, which ${unfit.does}. Type it again; q leaves.\n`);else if(!isBlank(answer))return answer;else if(usual!==void 0)return usual;else io.out(`Type at least a word; q leaves.
`)}},hasLeft:()=>left,close:()=>{
lines.close()}}}
function isLeaving(line){
return/^q(?:uit)?$/i.test(line.trim())}
const alteredRevision=`The files of the current corpus revision cannot be read, or are not what was recorded, so no evidence was looked up in it.
Run touchstone check, and mend what it finds below corpus-revisions/.`;
async function planForSet(folder,dataset,{cases,author}){
let source=evidenceSource(dataset);
if(source===void 0||isAltered(source.revision))return;
let texts=new Map,changed=[];
for(let file of cases){
let text=await rawText(join(folder,file.path)).catch(()=>``);
saysStill(file,text)?texts.set(file.path,text):changed.push(file)}
let kept=cases.filter(({path})=>texts.has(path)),textOf=path=>texts.get(path)??``,plan=planFill(dataset,kept,{source,author,textOf});
return{...plan,refused:[...plan.refused,...changed.map(changedMeanwhile)]}}
async function writePlan(folder,plan){
await writeFiles(folder,plan.filled.map(({path,after})=>[path,after]),new Map(plan.filled.map(({path,before})=>[path,before])))}
function toldAuthor(author,fromGit){
return`"${author??``}"${fromGit?`, Git's user.name`:``}`}
async function chosenFiles(cwd,files,set){
for(let file of files)await assertFile(cwd,file);
let[first]=files,folder=set===void 0&&first!==void 0?await setFolderOf(cwd,first):await setFolder(cwd,set??`.`),paths=files.map(file=>pathInSet(folder,cwd,file));
for(let[index,path]of paths.entries())if(!isInCases(path)||!isYamlName(path)){
let named=terminalText(files[index]??path),where=terminalText(`${folder}/${casesFolder}/`);
throw new UsageError(`"${named}" is no case of this set: its cases are YAML files in ${where}`)}
return{folder,paths}}
async function assertFile(cwd,file){
if((await stat(resolve(cwd,file)).catch(()=>void 0))?.isFile()!==!0)throw new UsageError(`"${terminalText(file)}" is not a file that can be opened.`)}
async function chosenCases(cwd,words,set){
let files=words.filter(isFile),{folder,paths}=await chosenFiles(cwd,files,set),dataset=await loadDataset(workingTree(folder)),byFile=new Map(files.map((file,index)=>[file,paths[index]??``])),pathOf=new Map(words.map(word=>[word,byFile.get(word)??pathOfId(dataset,word)]));
return{folder,dataset,paths:[...new Set(pathOf.values())],pathOf}}
function isFile(word){
return/[/\\]/.test(word)||/\.ya?ml$/.test(word)}
function pathOfId({cases,defects},id){
let[only,...others]=cases.filter(file=>file.case.id===id),unread=defects.find(({at})=>isInCases(at.file)&&idInName(at.file)===id);
if(only===void 0&&unread!==void 0)return unread.at.file;
if(only===void 0)throw unknownId(cases,id);
if(others.length>0){
let files=[only,...others].map(({path})=>path).join(`, `);
throw new UsageError(terminalText(`Several cases have the id "${id}"; name the one meant by its file: ${files}.`))}
return only.path}
function unknownId(cases,id){
let ids=cases.flatMap(file=>file.case.id??[]),advice=writeInstead(id,ids,`Name the case by its id or its file.`);
return new UsageError(terminalText(`No case of this set has the id "${id}". ${advice}`))}
function unknownRevision({revisions},to){
let advice=writeInstead(to,revisions.keys(),`Name a folder in ${revisionsFolder}/.`);
return new UsageError(terminalText(`There is no corpus revision "${to}" in the set. ${advice}`))}
async function setToPlan(io,folder,{to,candidates,fresh}){
let tree=workingTree(folder),place=await keptPlace(io,{folder,changed:!1,fresh,fix:!1}),progress=progressOn(io,io.now());
try{
let kept=place&&KeptSet.open(place,tree).begin(),set=await setToPlan$1(tree,{to,candidates},{cases:kept===void 0?caseThreads:kept.reader(caseThreads),onStep:progress.reading});
if(`defects`in set||(set.dataset.cases.length>=(place?.least??0)&&await kept?.keepCases(),!(`none`in set)))return set;
throw to===void 0?noneCurrent(set.dataset):unknownRevision(set.dataset,to)}finally{
progress.clear()}}
function noneCurrent({revisions}){
if(revisions.size===0)return new UsageError(`No corpus revision is recorded, so there is nothing to compare with. Record one: touchstone corpus snapshot --help`);
let ids=[...revisions.keys()].map(id=>`"${terminalText(id)}"`).join(`, `);
return new UsageError(`No ${currentFile} says which revision is current. Name one with --to: ${ids}.`)}
function decisionFlags(command){
return command.option(`--reviewer <name>`,`who decides`).option(`--reason <text>`,`why, in one sentence`).addOption(new Option(`--approve`,`approve the cases`).conflicts(`reject`)).addOption(new Option(`--reject`,`reject the cases`).conflicts([`approve`,`confirm`])).option(`--confirm <list>`,`what was answered with yes: query,answer,source,chunks`).option(`--at <instant>`,`when it was decided (default: now)`)}
function wholeDecision(flags,terminal){
let status=statusOf(flags),given={status,reviewer:textOf(flags,`reviewer`),reason:textOf(flags,`reason`)},missing=[...given.reviewer===void 0?[`--reviewer`]:[],...given.reason===void 0?[`--reason`]:[],...status===void 0?[`--approve or --reject`]:[],...status===`approved`&&flags.confirm===void 0?[`--confirm`]:[]];
if(missing.length>0&&!terminal)throw new UsageError(`Without a terminal to ask at, these are missing: ${missing.join(`, `)}.`);
let confirmed=confirmedIn(flags.confirm??``);
return{...given,confirmed,whole:missing.length===0}}
function statusOf({approve,reject}){
return approve===!0?`approved`:reject===!0?`rejected`:void 0}
function textOf(flags,flag){
return assertFit({[flag]:flags[flag]}),flags[flag]?.trim()}
function confirmedIn(list){
let words=list.split(`,`).map(word=>word.trim()),unknown=words.find(word=>word!==``&&!confirmations.some(one=>one===word));
if(unknown!==void 0)throw new UsageError(`--confirm knows ${confirmations.join(`, `)}, not "${terminalText(unknown)}".`);
return confirmations.filter(one=>words.includes(one))}
function instantOf(given,now,flag=`--at`){
let date=given===void 0?now:new Date(given);
if(!(given===void 0||isWrittenMoment(given))||Number.isNaN(date.getTime()))throw new UsageError(`${flag} is "${terminalText(given??``)}"; a moment is written 2026-09-01T09:00:00Z.`);
if(date.getTime()>now.getTime()+3e5)throw new UsageError(`${flag} is "${terminalText(given??``)}", which is still to come by the clock of this machine. Give the moment at which it was decided.`);
return date.toISOString().replace(/\.\d+Z$/,`Z`)}
function isWrittenMoment(text){
let day=/^(\d{4}-\d\d-\d\d)T(?!24)\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.exec(text)?.[1];
if(day===void 0)return!1;
let midnight=new Date(`${day}T00:00:00Z`);
return!Number.isNaN(midnight.getTime())&&midnight.toISOString().startsWith(day)}
const plainName=/^[A-Za-z0-9_](?:[A-Za-z0-9._ -]*[A-Za-z0-9_-])?$/;
async function caseFolder(tree,given){
let parts=given.split(`/`).filter(part=>part!==``);
if(given.startsWith(`/`)||!parts.every(part=>plainName.test(part)))throw new UsageError(`"${terminalText(given)}" is no folder below ${casesFolder}/: join plain names with "/".`);
if(parts[0]===`cases`)throw new UsageError(`--into is a folder below ${casesFolder}/ already: write "${terminalText(parts.slice(1).join(`/`))}".`);
for(let length=0;length<=parts.length;length++){
let path=[casesFolder,...parts.slice(0,length)].join(`/`);
if(await tree.entry(path)!==void 0)throw new UsageError(`"${terminalText(path)}" is a link or a file, not a folder.`)}
return parts.join(`/`)}
async function fitFolder(tree,given){
try{
return await caseFolder(tree,given)}catch(error){
if(error instanceof UsageError)return{problem:error.message};
throw error}}
const due={kind:`a file of observations`,most:limits.observations,fix:`Cut it into several files, and name each.`};
async function observationsIn(cwd,names){
let files=[];
for(let file of names)files.push({file,bytes:await plainBytes(cwd,file,due)});
return await readObservations(files)}
function judgmentFlags(command){
return command.option(`--reviewer <name>`,`who judges`).addOption(new Option(`--supported <answer>`,`whether the evidence supports the expected answer`).choices([`yes`,`no`])).addOption(new Option(`--chunks <ids>`,`the relevant chunks, with commas between them, or "none"; can be repeated`).argParser((list,before)=>[...before??[],list])).option(`--declared`,`do not record it as blind: another judgment was seen elsewhere`).option(`--at <instant>`,`when it was judged (default: now)`).option(`--dry-run`,`show what would be written, and write nothing`)}
function knownJudgment(flags,terminal){
let{reviewer,supported,chunks}=flags;
if(assertFit({reviewer}),chunks?.some(isBlank)===!0)throw new UsageError(`--chunks is blank; where no chunk is relevant, write "--chunks none".`);
let missing=[...reviewer===void 0?[`--reviewer`]:[],...supported===void 0?[`--supported`]:[],...chunks===void 0?[`--chunks`]:[]];
if(missing.length>0&&!terminal)throw new UsageError(`Without a terminal to ask at, these are missing: ${missing.join(`, `)}.`);
return{reviewer:reviewer?.trim(),supported:supported===void 0?void 0:supported===`yes`,chunks,whole:missing.length===0}}
function chunkIdsIn(lists,known){
let ids=lists.flatMap(list=>list.trim()===`none`?[]:known.has(list)?[list]:list.split(`,`).map(id=>id.trim()));
return[...new Set(ids)].filter(id=>id!==``)}
async function textsToday(folder,hashes){
let tree=workingTree(folder),files=[];
for(let file of new Set([...hashes].flatMap(textFilesOf)))(await tree.entry(file))?.kind===`file`&&files.push(file);
return(await readTexts(tree,files,hashes)).texts}
export{alteredRevision,askChunks,assertApart,assertFit,assertWritable,caseFolder,changedMeanwhile,changedSince,chosenCases,chosenFiles,chunkIdsIn,conditionsHelp,conditionsOf,confirmedIn,decisionFlags,dueManifest,fitFolder,givenAuthor,inDialogue,inputBytes,inputNames,inputRecords,instantOf,isFile,isOfPlace,isOpen,judgedExport,judgmentFlags,judgmentsAsked,knownJudgment,noAuthor,observationsIn,outputPath,pathOfId,plainBytes,planForSet,rawText,realPathOf,replaceTexts,reportName,runAction,saysStill,setPlace,setToPlan,splitOption,tellFailure,textsToday,toldAuthor,understood,unknownId,unknownRevision,unwritable,wholeDecision,writeOutput,writePlan,writeReport,yesOrNo};
