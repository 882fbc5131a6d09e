import{realpath,stat}from"node:fs/promises";
import{join,resolve}from"node:path";
import{Command,Option}from"./commander.js";
import{RepositoryError,UsageError,byUtf8,casesFolder,check,contentState,counted,currentRevision,decodeUtf8,dueUnder,findCheckout,idInName,isAltered,isAskedNeedlessly,isFitId,isYamlName,jsonFinding,jsonText,judgedVersion,levelled,limits,listed,loadDataset,needlessStep,nextStep,placeFrom,placeIn,placeOfQuote,planCommand,provenanceOf,quoted,readCase,revisionOf,revisionsFolder,rows,statusOf,terminalText,textFilesOf,unverifiableWords,workingTree}from"./core.js";
import{caseTitle,evidence,originText,outcome,revisionText,toldFields,untold}from"./shared-report.js";
import{chosenCases,isFile,rawText,textsToday,unknownId}from"./shared-scripts.js";
import{commitTree,fileHistory}from"./shared-git.js";
function standingOf(dataset,file){
let content=contentState(file),current=currentRevision(dataset)?.id,isCurrent=current!==void 0&&file.case.corpusRevision===current;
return{content,corpus:corpusState(dataset,file,content),isCurrent}}
function corpusState(dataset,file,content){
if(content===`undecided`)return content;
let judged=file.case.review?.corpus;
if(judged===void 0)return`unbound`;
let revision=revisionOf(dataset,file),digest=revision?.digest;
return digest===judged?revision!==void 0&&isAltered(revision)?`altered`:`as-judged`:content===`edited`?`unclear`:digest===void 0?`not-recorded`:`rewritten`}
function pastText(past,file,{style,place}){
let{recording,today,passedOver}=past,unsure=recording?.certain===!1?`, or an earlier one that this clone lacks`:``,from=recording===void 0?`the working directory: no commit holds it`:`commit ${recording.commit} of ${recording.committedAt}${unsure}`,moved=today!==void 0&&today.path!==file.path,facts=[[`from`,from],[`today`,`${wordsOfToday(past,file)}${moved?`\nits file is ${place(today.path)}`:``}`],[`left out`,passedOver===0?``:unfit(passedOver)]];
return`${style.strong(`Newest version approved under "${file.case.corpusRevision??``}"`)}\n${rows(facts)}`}
function unfit(count){
let fits=count===1?`does not fit its approval`:`do not fit their approvals`;
return`${counted(count,`newer version`)} under this revision ${fits}`}
function wordsOfToday({recording,today},file){
if(today===void 0)return`the case is not in the set any more, or its file cannot be read`;
if(recording===void 0)return`this is the case as it is`;
let changed=changedFields(file.case,today.case);
if(changed.length===0)return`the case says the same`;
let words=new Set(changed.map(field=>fieldWords[field]??`"${field}"`));
return`the case differs in ${listed([...words])}`}
const fieldWords={kind:`the kind`,because:`why there is no answer`,query:`the question`,conversation:`the earlier turns`,expectedAnswer:`the expected answer`,acceptedAnswers:`the other accepted answers`,evidence:`the evidence`,relevantChunkIds:`the evidence`,provenance:`the evidence`,distractorChunkIds:`the near misses`,corpusRevision:`the corpus revision`,origin:`who wrote it`,review:`the judgment`,refresh:`the last request for another look`,retired:`whether it is in use`,sentinel:`the sentinel's judgments`,variantOf:`whose variant it is`};
function changedFields(before,after){
return[...new Set([...Object.keys(fieldWords),...Object.keys(before),...Object.keys(after)])].filter(field=>written(before,field)!==written(after,field))}
function written(draft,field){
let value=Reflect.get(draft,field);
return JSON.stringify(value,(_,inner)=>typeof inner==`object`&&inner&&!Array.isArray(inner)?Object.fromEntries(Object.entries(inner).toSorted(([a],[b])=>a<b?-1:1)):inner)}
function casesJson(cases){
return`${jsonText({cases:cases.map(caseJson)})}\n`}
function caseJson({asked,file,shown,findings,revisions}){
return{asked,file:file??null,...shown===void 0?nothingShown:shownJson(shown),findings:findings?.map(jsonFinding)??null,...revisions===void 0?{}:{revisions}}}
const nothingShown={case:null,evidence:[],review:null,refresh:null,states:null,judgment:null,variants:[],version:null};
function shownJson({dataset,file,due,variants,past}){
return{case:file.case,evidence:evidenceJson(dataset,file),review:file.case.review??null,refresh:file.case.refresh??null,states:statesJson(dataset,file),judgment:due===void 0||due.is===`approval`?null:due.currency,variants,version:past===void 0?null:versionJson(past,file)}}
function evidenceJson(dataset,file){
return(file.case.provenance??[]).map((entry={})=>{
let text=textOf(dataset,entry),{quote}=entry,spot=text===void 0||quote===void 0?void 0:placeOfQuote(text,quote);
return{...entry,text:text??null,quoteAt:spot??null}})}
function textOf({texts},{contentHash}){
return contentHash===void 0?void 0:texts.get(contentHash)}
function statesJson(dataset,file){
let{content,corpus,isCurrent}=standingOf(dataset,file);
return{status:statusOf(file)??null,retired:file.case.retired!==void 0,content,corpus,digest:file.digest??null,isCurrent,currentRevision:currentRevision(dataset)?.id??null}}
function versionJson({recording,today,passedOver},file){
return{commit:recording?.commit??null,committedAt:recording?.committedAt??null,certain:recording?.certain??!0,today:today?.path??null,changed:today===void 0?null:changedFields(file.case,today.case),passedOver}}
const reasonWords={"source-revision-changed":`a document has another revision or another text`,"chunk-edited":`a chunk has another text`,"chunk-moved":`a text stands in another chunk`,"chunk-deleted":`a chunk is gone`,"chunking-changed":`the documents are cut into chunks in another way`,"embedding-changed":`the chunks are embedded in another way`,"retrieval-filter-changed":`the retriever is limited to other documents`,"document-added":`a document was added`,"query-pattern-observed":`readers ask in a way that the set does not cover`,"corpus-revision-changed":`there is another corpus revision`};
function judgmentNow(dataset,file,due){
let{currency}=due,{corpusRevision=``,kind}=judgedVersion(dataset,file).case,[from,now]=[quoted(corpusRevision),quoted(currentRevision(dataset)?.id??``)];
if(currency.state===`stale`)return staleText(file,due,{from,now,currency});
let step=nextStep(file,due);
return step===void 0?currency.state===`current`?`current: it was made under ${now}, the current corpus revision`:kind===`abstention`?`carried since ${from}: nothing that changed up to ${now} concerns it, so nobody has to decide`:`carried since ${from}: its evidence has the same ids and texts under ${now}, and nothing else that changed concerns it, so nobody has to decide`:step}
function staleText(file,due,{from,now,currency}){
let step=due.is===`decision`&&!due.isEdited?void 0:nextStep(file,due);
return[`stale: it was made under ${from}, and under ${now} somebody has to look again`,...currency.reasons.map(reason=>`${reason}: ${reasonWords[reason]}`),...currency.unverifiable.map(why=>`${why}: ${unverifiableWords[why]}`),...documentLines(currency.documents),...due.is===`decision`?[`What moved, and what to decide: ${planCommand(file)}.`]:[],...step===void 0?[]:[step]].join(`
`)}
function documentLines(documents){
if(documents.length===0)return[];
let more=documents.length-5,named=[...documents.slice(0,5),...more>0?[`${more} more`]:[]];
return[`may answer it now: ${listed(named)}`]}
function whoDecided({by=`nobody named`,at,reason}){
return`by "${by}"${at===void 0?``:` at ${at}`}${reason===void 0?``:`: ${reason}`}`}
function judgment(dataset,{file,due},style){
let title=style.strong(`Judgment`),status=statusOf(file);
if(status===void 0)return`${title}\n  The review cannot be read, so nothing is decided.`;
if(status===`pending`)return`${title}\n  Nobody has decided yet: the case is a candidate.`;
let{reviewedBy=`nobody named`,reviewedAt,reason,confirmed}=file.case.review??{},{content,corpus}=standingOf(dataset,file),noun=status===`approved`?`approval`:`rejection`,facts=[[`decision`,`${status} by "${reviewedBy}"${reviewedAt===void 0?``:` at ${reviewedAt}`}`],[`why`,reason??`no reason is given`],[`confirmed`,(confirmed??[]).join(`, `)],[`recorded`,recordedHow(file.case.review)],[`case`,contentWords(content,{by:reviewedBy,status,noun})],[`corpus`,corpusWords(corpus,file.case.corpusRevision,noun)],[`today`,due===void 0?``:judgmentNow(dataset,file,due)]];
return`${title}\n${rows(facts)}`}
function recordedHow({via,proof}={}){
switch(via){
case`github`:
{
let{pullRequest,review,reviewerId,commit}=proof??{};
return proof===void 0?`said to be on GitHub, but without a proof`:`on GitHub: pull request ${pullRequest??`?`}, review ${review??`?`} by account ${reviewerId??`?`}, at commit ${commit??`?`}`}
case`local`:
return`at a desk: nothing on GitHub proves it`;
case`import`:
return`imported with the case: it was decided elsewhere`;
case void 0:
return`the file does not say how`}}
function contentWords(content,{by,status,noun}){
switch(content){
case`as-judged`:
return`is exactly what ${quoted(by)} ${status}`;
case`edited`:
return`was edited after the ${noun}, so nobody has judged it as it is`;
case`unbound`:
return`may be another text than the one that was read: the ${noun} does not record it, so it binds nothing`;
case`undecided`:
return`is not decided`}}
function corpusWords(corpus,revision,noun){
let name=revision===void 0?`the corpus`:quoted(revision);
switch(corpus){
case`as-judged`:
return`${name} is as it was judged`;
case`altered`:
return`${name} has the record that was read, but its files are not what that records`;
case`rewritten`:
return`${name} was rewritten under its name after the ${noun}`;
case`unbound`:
return`the ${noun} does not record which corpus was read`;
case`not-recorded`:
return`${name} is not recorded in this set, so it cannot be compared with what was read`;
case`unclear`:
return`${name} is not the one that was read: it was rewritten, or the edited case names another`;
case`undecided`:
return`not judged`}}
function sentinelText(file,style){
let{sentinel}=file.case;
if(sentinel===void 0)return;
let judged=(sentinel.reviews??[]).map(one=>{
let{reviewer=`nobody named`,reviewedAt=`no time`,independence,digest}=one??{},how=independence===void 0?``:independences[independence],chunks=one?.relevantChunkIds??[];
return[`judged`,[`"${reviewer}" at ${reviewedAt}${how}`,supportWords(one?.expectedAnswerSupported),chunks.length===0?`no relevant chunk`:`relevant: ${chunks.join(`, `)}`,...digest===file.digest||digest===file.unresolvedDigest?[]:[`read another text of the case than this one`]].join(`
`)]}),facts=[[`why`,sentinel.why??`the file does not say`],...judged.length===0?[[`judged`,`by nobody yet`]]:judged,[`settled`,settled(sentinel.resolution)]];
return`${style.strong(`Sentinel`)}\n${rows(facts)}`}
const independences={blind:`, blind`,declared:`, declared independent`};
function supportWords(supported){
return supported===void 0?`what was judged of the answer cannot be read`:`the evidence ${supported?`supports`:`does not support`} the answer`}
function settled(resolution){
if(resolution===void 0)return``;
let clarified=(resolution.clarified??[]).map(field=>field??``),what=clarified.length===0?``:`\nclarified: ${listed(clarified)}`;
return`${whoDecided(resolution)}${what}`}
function retiredText(file,style){
let{retired}=file.case;
if(retired!==void 0)return`${style.strong(`Retired`)}\n  ${terminalText(whoDecided(retired))}`}
const outcomeWords={confirmed:`confirmed, which is maintenance: the judgment holds as it was`,revised:`revised, which is a new judgment: its evidence or its answer is another`,abstained:`abstained, which is a new judgment: giving no answer is right now`,retired:`retired, which is a new judgment: nobody needs the case any more`};
function askedAgain({file,due},style){
let{refresh}=file.case;
if(refresh===void 0)return;
let{from=`?`,to=`?`,observations=[]}=refresh,facts=[[`because`,reasonLines(refresh).join(`
`)],[`observed`,observations.join(`, `)],[`corpus`,from===to?`under "${to}", as before`:`from "${from}" to "${to}"`],[`outcome`,outcomeText(file,refresh,due)],[`before`,beforeText(file,refresh)]];
return`${style.strong(`Asked again`)}\n${rows(facts)}`}
function reasonLines({reasons=[]}){
let all=reasons.filter(reason=>reason!==void 0),changed=all.filter(reason=>reason!==`corpus-revision-changed`),told=changed.length===0?all:changed;
return told.length===0?[`no reason is given`]:told.map(reason=>`${reason}: ${reasonWords[reason]}`)}
function outcomeText(file,refresh,due){
let{outcome}=refresh;
if(outcome!==void 0)return`${outcomeWords[outcome]}\ndecided ${whoDecided(refresh)}`;
if(file.has([`refresh`,`outcome`]))return`it cannot be read`;
if(due!==void 0&&isAskedNeedlessly(file,due.currency))return`nobody has decided, and nobody has to: ${needlessStep(file)}`;
let step=due&&nextStep(file,due);
return step===void 0?`nobody has decided yet: touchstone check says what to do`:`nobody has decided yet. ${step}`}
function beforeText(file,{outcome,from,to,previous}){
let digest=previous===void 0?``:`the case had the digest ${previous}`;
if(outcome===void 0||outcome===`retired`||from===to||from===void 0)return digest;
let see=`to see it: touchstone show ${file.case.id??file.path}@${from}`;
return digest===``?see:`${digest}\n${see}`}
function caseRecord(shown,options){
let{dataset,file,findings,past}=shown,{style}=options;
return[caseTitle(file,options),past===void 0?void 0:pastText(past,file,options),...outcome(file,style),...evidence(dataset,file,{style,more:entry=>hashLines(dataset,entry)}),judgment(dataset,shown,style),sentinelText(file,style),askedAgain(shown,style),retiredText(file,style),recordFacts(shown,style),findings===void 0?void 0:findingLines(findings,style)].filter(block=>block!==void 0).join(`

`)}
function hashLines({texts,defects},{contentHash}){
if(contentHash===void 0)return[`  text      no hash says which text was judged`];
let hash=`  hash      ${terminalText(contentHash)}`;
if(texts.has(contentHash))return[hash,`  text      kept, and it has this hash`];
let files=textFilesOf(contentHash),broken=defects.find(({at})=>files.includes(at.file))?.at.file;
return broken===void 0?[hash]:[hash,`  text      ${terminalText(broken)} has lines that cannot be used`]}
const told=new Set([...toldFields,`sentinel`,`variantOf`,`families`]);
function recordFacts({dataset,file,variants},style){
let{families,split,tags,variantOf}=file.case,facts=[[`written by`,originText(file)],[`revision`,revisionText(dataset,file)??`none`],[`variant of`,variantOf??``],[`variants`,variants.join(`, `)],[`families`,families?.length===0?`none`:(families??[]).join(`, `)],[`split`,split??``],[`tags`,(tags??[]).join(`, `)],[`digest`,file.digest??`none: the case has no canonical form`]];
return[style.strong(`Case`),rows(facts),...untold(file,told,style)].join(`
`)}
function findingLines(findings,style){
let title=style.strong(`Findings in this file`);
return findings.length===0?`${title}\n  none (the whole set: touchstone check)`:[title,...findings.map(({at,level,rule,message})=>`  line ${at.line}  ${levelled(level,style)} ${rule}: ${terminalText(message)}`),`  what to do about them: touchstone check`].join(`
`)}
function partOfTree(tree,fits){
return{...tree,list:async folder=>(await tree.list(folder)).filter(({path})=>fits(path)),entry:async path=>fits(path)?await tree.entry(path):void 0}}
async function newestApproved(versions,revision){
let revisions=new Set,otherwise,unfit=0,looked=0;
for await(let version of versions){
looked++;
let file=version.text===void 0?void 0:readCase(version.path,version.text).file;
if(file===void 0||statusOf(file)!==`approved`)continue;
let{corpusRevision}=file.case;
if(corpusRevision!==void 0&&revisions.add(corpusRevision),corpusRevision!==revision)continue;
let found={version,file};
if(contentState(file)===`as-judged`)return{found,passedOver:unfit,looked,revisions:[...revisions]};
otherwise??=found,unfit++}
return{found:otherwise,passedOver:0,looked,revisions:[...revisions]}}
async function pastCase(set,id,revision){
let past=await historyOf(set,id),search=await newestApproved(versionsOf(set,id,past),revision),{found,passedOver}=search;
if(found===void 0)return{shown:void 0,known:search.looked>0,revisions:search.revisions};
let{committed}=found.version,today=set.dataset.cases.find(file=>isNamed(file.path,id)),shared={variants:[],findings:void 0,due:void 0};
if(committed===void 0||past===void 0){
let{dataset}=set,file=dataset.cases.find(({path})=>path===found.file.path)??found.file;
return{shown:{...shared,dataset,file,past:{recording:void 0,today,passedOver}}}}
let recording=await past.history.recordingOf(committed),dataset=await datasetAt(set,past,{...committed,file:found.file}),file=found.file;
return{shown:{...shared,dataset,file,past:{recording,today,passedOver}}}}
async function historyOf({folder},id){
let real=await realpath(folder),checkout=await findCheckout(real);
if(checkout?.head===void 0)return;
let{repository,head}=checkout,within=placeIn(checkout,real),cases=within===``?casesFolder:`${within}/${casesFolder}`,named=name=>isNamed(name,id);
return{repository,within,history:await fileHistory(repository,head,{folder:cases,named})}}
function isNamed(path,id){
return isYamlName(path)&&idInName(path)===id}
async function*versionsOf(set,id,past){
if(yield*uncommitted(set,id,past),past===void 0)throw noHistory();
for await(let version of past.history.all()){
let{bytes,more}=await past.history.read(version,{max:limits.case});
yield{path:`${casesFolder}/${version.path}`,text:more?void 0:decodeUtf8(bytes),committed:version}}}
function noHistory(){
return new RepositoryError(`no-repository`,`The set lies in no Git repository with a commit, so there are no earlier versions to look in.`)}
async function*uncommitted({folder,dataset},id,past){
let tree=workingTree(folder),committed=await past?.history.newest()??[];
for(let{path}of dataset.cases.filter(file=>isNamed(file.path,id))){
let oid=await tree.objectId(path,{max:limits.case});
committed.some(one=>one.oid===oid&&`cases/${one.path}`===path)||(yield{path,text:(await rawText(join(folder,path))).replace(/^\ufeff/,``),committed:void 0})}}
async function datasetAt({folder,dataset},{repository,within},{commit,path,file}){
let hashes=new Set([...provenanceOf(file)].flatMap(({entry})=>entry.contentHash??[])),textFiles=new Set([...hashes].flatMap(textFilesOf)),revision=`${revisionsFolder}/${file.case.corpusRevision??``}/`,tree=partOfTree(await commitTree(repository,commit,within),one=>one===`cases/${path}`||one===`corpus-revisions/current.yaml`||one.startsWith(revision)||textFiles.has(one)),then=await loadDataset(tree),missing=new Set([...hashes].filter(hash=>!then.texts.has(hash))),texts=await textsToday(folder,missing);
return{...then,current:dataset.current,revisions:new Map([...dataset.revisions,...then.revisions]),texts:new Map([...texts,...then.texts])}}
function showCommand(io,finish){
return new Command(`show`).description(`Show where a case's answer came from: its evidence, who judged it, and what still holds.`).argument(`<case...>`,`cases, each by its id or its file; with @<revision> as judged under it`).option(`--set <folder>`,`the set's folder (default: that of the files, else this folder)`).addOption(new Option(`--format <format>`,`how to print the cases`).choices([`text`,`json`]).default(`text`)).addHelpText(`after`,example).action(async(words,options)=>{
finish(await runShow(io,words,options))})}
const example=`
With @<revision>, the newest version that was approved under that corpus revision is shown, from the history of the
branch that is checked out. Nothing is checked out, and the set need not hold the case any more.

Examples:
  touchstone show refund-001
  touchstone show cases/refunds/refund-001.yaml --format json
  touchstone show refund-001@corpus-2026-09-01

Exit code: 0 shown, 1 a case cannot be read or has no such version, 2 wrong use, 3 the run broke.`;
async function runShow(io,words,{format,set}){
let asked=[];
for(let word of new Set(words))asked.push(await askedFor(io.cwd,word));
let there=[];
for(let{name,revision}of asked)(revision===void 0||isFile(name)&&await isThere(io.cwd,name))&&there.push(name);
let chosen=await chosenCases(io.cwd,there,set),findings=asked.some(({revision})=>revision===void 0)?check(chosen.dataset):[],answers=[];
for(let one of asked)answers.push(await answerTo(one,chosen,findings));
if(format===`json`)io.out(casesJson(answers));else{
let options={style:io.style,place:placeFrom(io.cwd,chosen.folder)};
io.out(`${answers.map(answer=>answerText(answer,options)).join(`


`)}\n`)}
return+!answers.every(({shown})=>shown!==void 0)}
async function askedFor(cwd,word){
let at=word.lastIndexOf(`@`);
if(at===-1||await isThere(cwd,word))return{word,name:word,revision:void 0};
let[name,revision]=[word.slice(0,at),word.slice(at+1)];
if(name!==``&&isFitId(revision))return{word,name,revision};
throw new UsageError(terminalText(`"${word}" names no case and corpus revision, as in refund-001@corpus-2026-09-01.`))}
async function isThere(cwd,file){
return(await stat(resolve(cwd,file)).catch(()=>void 0))?.isFile()===!0}
async function answerTo({word,name,revision},{folder,dataset,pathOf},found){
if(revision===void 0){
let path=pathOf.get(name)??``;
return{...presentCase(dataset,path,found.filter(({at})=>at.file===path)),asked:word}}
let id=isFile(name)?idInName(name.replaceAll(`\\`,`/`)):name,past=await pastCase({folder,dataset},id,revision),{shown}=past;
if(shown!==void 0)return{asked:word,file:shown.file.path,shown,findings:void 0};
if(!past.known)throw unknownId(dataset.cases,id);
return{asked:word,file:void 0,shown,findings:void 0,revisions:past.revisions}}
function presentCase(dataset,path,findings){
let file=dataset.cases.find(one=>one.path===path);
return file===void 0?{file:path,shown:void 0,findings}:{file:path,shown:{dataset,file,due:currentRevision(dataset)===void 0?void 0:dueUnder(dataset)(file),variants:dataset.cases.filter(one=>one.case.variantOf!==void 0&&one.case.variantOf===file.case.id).flatMap(one=>one.case.id??[]).toSorted(byUtf8),findings,past:void 0},findings}}
function answerText(answer,options){
let{asked,file,shown,findings=[],revisions}=answer;
if(shown!==void 0)return caseRecord(shown,options);
let{style,place}=options;
if(revisions===void 0){
let name=terminalText(place(file??``));
return`${style.strong(name)}  cannot be read as a case\n\n${findingLines(findings,style)}`}
let others=revisions.length===0?`No version of it was ever approved.`:`Approved versions exist under: ${revisions.join(`, `)}.`;
return`${style.strong(terminalText(asked))}  not found\n\n  No version of this case was approved under that corpus revision.\n  ${terminalText(others)}`}
export{showCommand};
