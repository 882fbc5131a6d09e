import{ChangedMeanwhileError,KeptSet,RepositoryError,UsageError,allRules,byUtf8,caseThreads,casesFolder,check,clipped,compareByDefault,compareFound,compareWith,comparisonLines,confirmations,countsOf,everydayRules,familiesFile,fieldOf,findBase,findCheckout,holdingsOf,idInName,isAltered,isBlank,isInCases,isYamlName,jsonReport,jsonText,judgmentsIn,keptPlace,limits,listed,loadDataset,logLine,longestLogLine,notComparedInJob,package_default,pathInSet,personKey,placeFrom,placeIn,plainStyle,policyFile,progressOn,readCase,readTexts,revisionsFolder,rulesRun,setAbove,setFolder,setFolderOf,shortId,sizeText,splitClaimOf,splitStanding,splits,startOf,terminalText,textFilesOf,textFinding,unfitCharacter,verdictLine,workingTree,writeInstead}from"./core.js";
import{InvalidArgumentError,Option}from"./commander.js";
import{exportedSet}from"./shared-exporting.js";
import{askedBase,changedPaths,checkedOutTree,gitUserName,mainBranchName,readBlob,repositoryPath,standingAt,writeFiles}from"./shared-git.js";
import{chosenAnnotations,chunkWithMarks,errorsInTheWay,exportRefusal,inShell,inSight,nothingToExport,proposalLines,withoutCurrent,wordsInJob}from"./shared-report.js";
import{currentDefects,markdownText,shownLines}from"./comparison.js";
import{debug,endGroup,error,getInput,info,isDebug,notice,setOutput,startGroup,summary,warning}from"./actions-core.js";
import{GitHubError,JobError,baseOfChange,changeOf,isOfChange,jobOf,placeOfJob}from"./shared-github.js";
import{setToPlan as setToPlan$1}from"./shared-refresh.js";
import{evidenceSearch}from"./shared-corpus.js";
import{binaryForm,formatOf,readObservations,readRecords}from"./shared-load.js";
import{guardedPaths,mergeRulesOf,workflowFacts}from"./shared-approving.js";
import{evidenceSource,expertsByFile,isWorkflow,ownersFiles,planFill,proposals,readCondition,setFiles,unreadFiles,versionIn}from"./shared-authoring.js";
import{isDeepStrictEqual}from"node:util";
import{constants,existsSync}from"node:fs";
import{fileURLToPath}from"node:url";
import{access,lstat,mkdir,open,readFile,readdir,readlink,realpath,stat}from"node:fs/promises";
import{basename,dirname,isAbsolute,join,posix,relative,resolve,sep}from"node:path";
import{createInterface}from"node:readline/promises";
const inputNames=[`path`,`base`,`annotations`,`report`,`allow-empty`];
function readInputs(e){
return{path:e(`path`)||`.`,base:e(`base`)||void 0,annotations:number(e(`annotations`)||`10`),report:e(`report`)||void 0,allowEmpty:yesOrNo(`allow-empty`,e(`allow-empty`)||`false`)}}
function number(e){
let t=/^\d{1,2}$/.test(e)?Number(e):NaN;
if(t<=10)return t;
throw new UsageError(`The input annotations is "${e}". Write a number from 0 to 10: GitHub shows no more annotations of one level for a step.`)}
function yesOrNo(e,t){
if(/^(?:true|false)$/i.test(t))return t.toLowerCase()===`true`;
throw new UsageError(`The input ${e} is "${t}". Write true or false.`)}
function tokenIn(e){
if(e!==``)return e;
throw new UsageError(`The input token is empty. Leave it out, and the token of the job is taken; a secret that is named and not set is empty.`)}
async function eventPayload({event:e}){
try{
return await readFile(e.payloadFile,`utf8`)}catch(e){
throw new JobError(`The file that GITHUB_EVENT_PATH names cannot be read.`,{cause:e})}}
function wayBelow(e,t){
let n=relative(e,t),r=n.split(sep);
return n===``||isAbsolute(n)||r[0]===`..`?void 0:r}
async function linkOnWay(e,t){
for(let n=1;n<=t.length;n++){
let r=join(...t.slice(0,n));
if((await lstat(join(e,r)).catch(()=>void 0))?.isSymbolicLink()===!0)return r}}
async function setPlace(e,t){
let n=resolve(e,t),r=n===resolve(e)?[]:wayBelow(e,n);
if(r===void 0)throw new UsageError(`The input path is "${t}", which lies outside the workspace.`);
let i=await linkOnWay(e,r);
if(i!==void 0)throw new UsageError(`The input path is "${t}", and "${i}" is a link. Name the folder itself.`);
if(!await isFolder(n))throw new UsageError(`There is no folder "${t}". ${await whatIsThere(e)}`);
if(await holdsSet(n))return n;
throw new UsageError(`"${t}" holds no evaluation set: there is neither ${casesFolder}/ nor ${revisionsFolder}/ in it. ${await whatIsThere(e)}`)}
async function isFolder(e){
return(await stat(e).catch(()=>void 0))?.isDirectory()===!0}
async function holdsSet(e){
let t=await readdir(e).catch(()=>[]);
return t.includes(`cases`)||t.includes(`corpus-revisions`)}
async function whatIsThere(e){
let t=await setsBelow(e,``,0);
if(t.length>0){
let e=t.slice(0,8).map(e=>`"${e===``?`.`:e}"`);
return`The workspace holds ${t.length===1?`a set`:`sets`} in ${listed(e)}.`}
let n=(await foldersIn(e)).slice(0,8).map(e=>`"${e}"`);
return n.length===0?`The workspace is empty: check the set out first.`:`The workspace holds no set; its folders are ${listed(n)}.`}
async function setsBelow(e,t,n){
if(await holdsSet(join(e,t)))return[t];
if(n===4)return[];
let r=[];
for(let i of await foldersIn(join(e,t)))r.push(...await setsBelow(e,t===``?i:`${t}/${i}`,n+1));
return r}
async function foldersIn(e){
return(await readdir(e,{withFileTypes:!0}).catch(()=>[])).filter(e=>e.isDirectory()&&!/^\.|^node_modules$/.test(e.name)).map(({name:e})=>e).toSorted(byUtf8)}
const largest$1=262144,nothing={paths:new Set,linesOf:async()=>await Promise.resolve(void 0)};
async function touchedSince(e,t){
if(!(`base`in e)||t===void 0)return nothing;
let{repository:n,commit:r,place:i}=t,{base:a}=e,o=await unlessAbsent(changedPaths(n,[a.commit,r],i)),s=new Map((o??[]).map(e=>[e.path,e]));
return{paths:new Set(s.keys()),linesOf:async e=>await unlessAbsent(linesOf(t,s.get(e)))}}
async function unlessAbsent(e){
try{
return await e}catch(e){
if(e instanceof RepositoryError)return;
throw e}}
async function linesOf({repository:e,tree:t},n){
if(n?.before===void 0||n.after===void 0)return;
let r=await readBlob(e,n.before.oid,n.path),i=await t.read(n.path,{max:largest$1});
if(!(i.more||r.length>largest$1))return shownLines(textOf$1(r),textOf$1(i.bytes),3)}
function textOf$1(e){
return Buffer.from(e).toString(`utf8`)}
async function judge(e,t,{rules:n,of:r}){
let i=changeOf(e.event.name,await eventPayload(e)),a=await setPlace(e.workspace,t.path),o=await checkedOutIn$1(a,t.path);
o!==void 0&&await assertOfChange(i,o,{job:e,inputs:t});
let{dataset:s,comparison:c}=await compared(a,{change:i,checkedOut:o,inputs:t,rules:n}),l=check(s,n),u=countsOf(s,l);
return{verdict:{holds:holdingsOf(s,u),findings:l,counts:u,notShown:{otherFiles:0,belowLevel:0},rules:{judged:n.length,of:r.length},comparison:c,split:splitStanding(s),claim:splitClaimOf(s),commit:o&&{name:o.commit,commit:o.commit}},dataset:s,checkedOut:o,touched:await touchedSince(c,o),version:package_default.version}}
async function checkedOutIn$1(e,t){
try{
return await checkedOutTree(e)}catch(e){
if(!(e instanceof RepositoryError))throw e;
if(e.code===`no-such-folder`){
let n=`The commit that is checked out holds no folder "${t}".`;
throw new UsageError(n,{cause:e})}
if(e.code===`no-repository`)return;
throw e}}
async function assertOfChange(e,t,{job:n,inputs:r}){
if(!await isOfChange(e,t,n.commit))throw new UsageError(`"${r.path}" holds commit ${shortId(t.commit)}, which is not the change that the event "${n.event.name}" tells of (${shortId(n.commit)}). Name the folder that the change is checked out in.`)}
async function compared(e,{change:t,checkedOut:n,inputs:r,rules:i}){
let a=n?.tree??workingTree(e);
if(r.base!==void 0)return await compareWith(a,await askedBase(e,r.base));
let find=async()=>await baseOfChange(t,e,n);
return await compareByDefault(a,find,{rules:i,words:wordsInJob})}
async function writeReport(e,t,n){
if(t===void 0)return await writeNew(e.temporary,n);
let r=resolve(e.workspace,t);
return await assertOurs(e,r,t),await assertFree(r,t),await mkdir(dirname(r),{recursive:!0}),await writeInto(await open(r,`w`),n),r}
async function assertFree(e,t){
let n=await lstat(e).catch(()=>void 0),r=e.split(sep).some(e=>e.toLowerCase()===`.git`);
if(!(!r&&(n===void 0||n.isFile()&&await isReport(e))))throw new UsageError(`The input report is "${t}", ${r?`which is Git's own place`:`where something else stands`}. Name a file that is not there yet, or leave it out for one among the runner's temporary files.`)}
const starts=[`{"findings":[`,`{"notJudged":`,`{"refresh":{`,`{"corpusChange":{`,`{"review":{`,`{"notDone":`];
async function isReport(e){
let t=await open(e,`r`);
try{
let{buffer:e,bytesRead:n}=await t.read(Buffer.alloc(32),0,32,0),r=e.toString(`utf8`,0,n);
return n===0||starts.some(e=>r.startsWith(e))}finally{
await t.close()}}
async function writeNew(e,t){
for(let n=1;n<=100;n++){
let r=join(e,`touchstone-report${n===1?``:`-${n}`}.json`),i=await opened(r);
if(i!==void 0)return await writeInto(i,t),r}
throw Error(`There are 100 reports in "${e}" already.`)}
function reportName(e,{workspace:t}){
let n=relative(t,e);
return n.startsWith(`..`)?e:n}
async function opened(e){
try{
return await open(e,`wx`)}catch(e){
if(e instanceof Error&&`code`in e&&e.code===`EEXIST`)return;
throw e}}
async function writeInto(e,t){
try{
for(let n of t)await e.write(n)}finally{
await e.close()}}
async function assertOurs({workspace:e,temporary:t},n,r){
for(let i of[e,t]){
let e=wayBelow(i,n);
if(e===void 0)continue;
let t=await linkOnWay(i,e);
if(t===void 0)return;
throw new UsageError(`The input report is "${r}", and "${t}" is a link. Name a file behind no link.`)}
throw new UsageError(`The input report is "${r}", which lies outside the workspace and the runner's temporary folder.`)}
const mostInLog=1e3;
async function tell(e,{job:t,inputs:n,elapsed:r,action:i}){
let{verdict:a,checkedOut:o,touched:s,version:c}=e,place=e=>repositoryPath(o?.place??``,e),l=await writeReport(t,n.report,jsonReport(a)),u=failureOf(e,n);
logFindings(e,place),await annotate(e,{inputs:n,place,failure:u,notices:i.notices(a)});
let[d]=comparisonLines(a.comparison,plainStyle);
`base`in a.comparison&&d!==void 0&&info(logLine(d)),info(logLine(verdictLine(a,r(),plainStyle))),await summary.addRaw(i.summary(e,{place,page:t.page,set:n.path,commit:o?.commit,version:c,changed:s.paths,failure:u,report:reportName(l,t)})).write();
for(let[t,n]of Object.entries(i.outputs(e,l)))setOutput(t,n);
return+(a.counts.findings.error>0||u!==void 0)}
function failureOf({verdict:e},{path:t,allowEmpty:n}){
if(!(e.counts.cases>0||n))return`There is no case file in "${t===`.`?``:`${t}/`}cases/", so nothing was judged. Name the set's folder in the input path; for a set that is still empty, write allow-empty: true.`}
function logFindings({verdict:{findings:e}},t){
if(e.length===0)return;
startGroup(`Findings: ${e.length}`);
for(let n of e.slice(0,mostInLog)){
let e=textFinding(n,{style:plainStyle,place:t}).split(`
`).map(e=>clipped(e,longestLogLine));
info(`${e.join(`
`)}\n`)}
let n=e.length-mostInLog;
n>0&&info(`${n} more are in the report.`),endGroup()}
async function annotate({verdict:{findings:e,comparison:t},touched:n},{inputs:r,place:i,failure:a,notices:o}){
let s=notComparedInJob(t),c=[...a===void 0?[]:[plain(`error`,a)],...s===void 0?[]:[plain(`notice`,s)],...o.map(e=>plain(`notice`,e))],l=chosenAnnotations(e,{changed:n.paths,limit:r.annotations,place:i,always:c});
for(let{annotation:e,finding:t}of l){
let r=t&&await n.linesOf(t.at.file);
print(r===void 0?e:inSight(e,r))}}
function plain(e,t){
return{level:e,title:`Touchstone`,message:logLine(t)}}
function print({level:e,title:t,message:n,at:r}){
let i={title:t,...r&&{file:r.file,startLine:r.line,...r.column!==void 0&&{startColumn:r.column}}};
e===`error`?error(n,i):e===`warning`?warning(n,i):notice(n,i)}
const ofVerdict={title:`Touchstone: not judged`,field:`notJudged`};
async function tellFailure(e,t,{title:n,field:r}=ofVerdict){
let i=e instanceof UsageError?2:3,a=reasonOf(e);
if(error(logLine(a),{title:n}),isDebug()&&e instanceof Error)for(let t of(e.stack??``).split(`
`))debug(logLine(t));
await attempt(async()=>{
await summary.addRaw(`## ❌ ${n}\n\n${markdownText(a)}\n`).write()});
let o=[`${jsonText({[r]:{reason:a,exitCode:i}})}\n`];
return await attempt(async()=>{
setOutput(`report`,await reportOf(jobOf(t),o))}),i}
async function reportOf(e,t){
try{
return await writeReport(e,getInput(`report`)||void 0,t)}catch(n){
if(!(n instanceof UsageError))throw n;
return await writeReport(e,void 0,t)}}
function reasonOf(e){
let t=e instanceof Error?e.message:String(e);
return[UsageError,JobError,RepositoryError,GitHubError].some(t=>e instanceof t)?t:`The run broke: ${t}`}
async function attempt(e){
try{
await e()}catch(e){
let t=e instanceof Error?e.message:String(e);
info(logLine(t))}}
function get(e){
return getInput(e)}
async function runAction(e){
let t=performance.now();
try{
let n=jobOf(process.env),r=readInputs(get),i=await judge(n,r,e.rules(get)),elapsed=()=>performance.now()-t;
process.exitCode=await tell(i,{job:n,inputs:r,elapsed,action:e})}catch(e){
process.exitCode=await tellFailure(e,process.env)}}
async function checkedOutIn(e,t){
try{
return await checkedOutTree(e)}catch(e){
if(!(e instanceof RepositoryError))throw e;
let n={"no-repository":`"${t}" lies in no Git repository. Check it out first, by actions/checkout.`,"no-such-folder":`The commit that is checked out holds no folder "${t}".`}[e.code];
throw n===void 0?e:new UsageError(n,{cause:e})}}
const ownTool=`.touchstone/touchstone.js`;
function toolOfSet(e,t){
let n=t===``?[]:t.split(`/`).map(()=>`..`),r=join(e,...n),i=[repositoryPath(t,ownTool),ownTool,`dist/touchstone.js`].find(e=>existsSync(join(r,e)));
return{program:i===void 0?`touchstone`:`node ${inShell(i)}`,set:t}}
const commandLine=`touchstone.js`,notices=`THIRD_PARTY_NOTICES.txt`;
async function ownBundle(){
let e=bundleFolder(fileURLToPath(import.meta.url)),t=(await Promise.all([``,`chunks/`].map(async t=>await scripts(e,t)))).flat().toSorted(byUtf8);
if(!t.includes(commandLine))throw new UsageError(`This runs from source, and dist/touchstone.js, which a set gets a copy of, is not there: npm run build`);
let n=await readFile(join(e,notices),`utf8`).catch(()=>{
throw new UsageError(`${notices}, with the licences of what the tool holds, does not lie beside ${commandLine}, and a copy may not go without. Take the whole folder.`)}),r=t.map(async t=>[t,await readFile(join(e,t),`utf8`)]);
return new Map([[notices,n],...await Promise.all(r)])}
function bundleFolder(e){
return e.endsWith(`.ts`)?join(dirname(e),`../../../dist`):join(dirname(e),`..`)}
async function scripts(e,t){
return(await readdir(join(e,t)).catch(()=>[])).filter(e=>/\.(?:js|d\.ts)$/.test(e)).map(e=>`${t}${e}`)}
async function setFacts(e){
let{root:t,place:n}=e,{version:r}=package_default,i=await loadDataset(workingTree(e.folder),{passesTextsOver:!0}),a=await toolFacts(e),o=i.policy?.policy;
return{place:n,version:r,policy:o&&{reviewers:o.reviewers??[],owners:o.owners??[]},authors:authorsOf(i),experts:expertsByFile(i),unread:unreadFiles(i),codeowners:(await textsOf(t,ownersFiles))[0],guarded:await guardedFiles(t,guardedPaths({place:n,tool:a})),workflows:(await textsOf(t,await workflowPaths(t))).map(workflowFacts),ownWorkflows:filesOf(e,new Map).filter(isWorkflow).map(workflowFacts),ruleset:await rulesetOf(t,n),tool:a}}
function filesOf(e,t){
return setFiles({...e,reviewers:[],version:package_default.version,tool:t})}
function authorsOf({cases:e}){
let t=e.flatMap(e=>e.case.origin?.author??[]);
return[...new Map(t.map(e=>[personKey(e),e])).values()].toSorted(byUtf8)}
async function textsOf(e,t){
let n=t.map(async t=>({path:t,text:await textAt(e,t)}));
return(await Promise.all(n)).flatMap(({path:e,text:t})=>t===void 0?[]:[{path:e,text:t}])}
async function textAt(e,t){
let n=await standingAt(e,t,16777216);
return n.kind===`file`?n.text:void 0}
async function workflowPaths(e){
return(await workingTree(e).list(`.github/workflows`)).map(({path:e})=>e).filter(e=>isYamlName(e)&&!e.slice(18).includes(`/`))}
async function guardedFiles(e,t){
let n=workingTree(e),r=t.map(async e=>{
let t=e.slice(1);
return t.endsWith(`/`)?(await n.list(t.slice(0,-1))).map(e=>e.path):await n.entry(t)===void 0?[]:[t]});
return[...new Set((await Promise.all(r)).flat())].toSorted(byUtf8)}
async function rulesetOf(e,t){
let[n]=await textsOf(e,[posix.join(t,`.touchstone/ruleset.json`),`.github/rulesets/main.json`]);
return n&&{path:n.path,rules:rulesIn(n.text)}}
function rulesIn(e){
try{
let t=fieldOf(JSON.parse(e),`rules`);
return Array.isArray(t)?mergeRulesOf(t):void 0}catch{
return}}
async function toolFacts(e){
let{root:t,place:n}=e,r=await textAt(t,posix.join(n,`.touchstone/package.json`));
if(r!==void 0)return{is:`copy`,version:versionIn(r),altered:await alteredFiles(e)};
let i=await textAt(t,`actions/validate/action.yml`);
return n===``&&i!==void 0?{is:`source`}:{is:`absent`}}
async function alteredFiles(e){
try{
let t=filesOf(e,await ownBundle()).filter(({part:e})=>e===`tool`).map(async({path:t,text:n})=>(await textAt(e.root,t))?.replaceAll(`\r
`,`
`)===n?[]:[t]);
return{seen:(await Promise.all(t)).flat()}}catch(e){
if(e instanceof UsageError)return{unseen:e.message};
throw e}}
async function newSetPlace(e,t){
let n=await realFolder(resolve(e,t),t),r=await findCheckout(n),i=r?.root??n,a=r===void 0?``:placeIn(r,n),o=await setAbove(n),[s=``]=o===void 0?[]:relative(o,n).split(sep);
if([`cases`,`corpus-revisions`].includes(s))throw new UsageError(`"${terminalText(t)}" lies in "${s}" of another set. Name the folder above it.`);
if(a!==``&&!a.split(`/`).every(isPlain))throw new UsageError(`A workflow on GitHub has to name "${terminalText(a)}", and takes some of its characters for more than a name. Choose a folder of letters, digits, "-", "_" and ".", such as eval.`);
let c=r===void 0?void 0:await mainBranchName(r.repository);
return{folder:n,root:i,place:a,inRepository:r!==void 0,mainBranch:c?.split(`/`).every(isPlain)===!0?c:`main`,readme:await named(i,[a],/^readme(?:\.[a-z]+)?$/i),pullRequestTemplate:await named(i,[``,`.github`,`docs`],/^pull_request_template(?:\.[a-z]+)?$/i),codeowners:await named(i,[`.github`,``,`docs`],/^CODEOWNERS$/)}}
function isPlain(e){
return/^[A-Za-z0-9_.][A-Za-z0-9_.-]*$/.test(e)&&e.toLowerCase()!==`.git`}
async function realFolder(e,t){
let n=await stat(e).catch(()=>void 0);
if(n?.isDirectory()===!0)return await realpath(e);
if(n!==void 0)throw new UsageError(`"${terminalText(t)}" is a file; a set needs a folder, there or not yet.`);
if(await lstat(e).then(()=>!0,()=>!1))throw new UsageError(`"${terminalText(t)}" leads over a link to nowhere.`);
return dirname(e)===e?e:join(await realFolder(dirname(e),t),basename(e))}
async function named(e,t,n){
for(let r of t){
let[t]=(await readdir(join(e,r),{withFileTypes:!0}).catch(()=>[])).filter(e=>!e.isDirectory()&&n.test(e.name)).map(({name:e})=>e).toSorted(byUtf8);
if(t!==void 0)return r===``?t:`${r}/${t}`}}
async function inputBytes(e,t){
return await boundedBytes(resolve(e,t),t,{isPlain:!1,largest:5e8,tooLarge:`is larger than 500 MB. Cut it into several files: a snapshot takes them together, an import one after another.`})}
async function plainBytes(e,t,{kind:n,most:r,fix:i}){
return await boundedBytes(resolve(e,t),t,{isPlain:!0,largest:r,tooLarge:`is larger than the ${sizeText(r)} that ${n} may have, so it was not read. ${i}`})}
const dueManifest={kind:`a manifest`,most:limits.manifest,fix:`Export one side of the set at a time, with --split.`};
async function boundedBytes(e,t,n){
let r=`"${terminalText(t)}"`,i=await bytesAt(e,n).catch(e=>{
throw new UsageError(`${r} is not a file that can be opened.`,{cause:e})});
if(i===`too large`)throw new UsageError(`${r} ${n.tooLarge}`);
if(i===`no plain file`)throw new UsageError(`${r} is a pipe or a device, and not a plain file. Write it to a file, and name that.`);
return i}
async function bytesAt(e,{isPlain:t,largest:n}){
let r=await open(e,constants.O_RDONLY|(t?constants.O_NONBLOCK:0));
try{
let e=await r.stat();
return t&&!e.isFile()&&!e.isDirectory()?`no plain file`:e.size>n?`too large`:await readUpTo(r,n)??`too large`}finally{
await r.close()}}
async function readUpTo(e,t){
let n=[],r=0,i=e.createReadStream({autoClose:!1,highWaterMark:1048576});
for await(let e of i){
if(r+=e.length,r>t)return;
n.push(e)}
return Buffer.concat(n,r)}
function inputRecords(e,t,{format:n,list:r}){
let i=n??formatOf(e);
if(i!==void 0)return readRecords(t,i,r);
let a=binaryForm(t);
throw a===void 0?new UsageError(`The name "${terminalText(e)}" does not tell what form the file has: give it the ending .json, .jsonl, .csv, .tsv or .yaml, or say it with --format.`):new UsageError(`"${terminalText(e)}": ${a.message}`)}
async function realPathOf(e,t=40){
let n=resolve(e),r=await realpath(n).catch(()=>void 0);
if(r!==void 0||n===dirname(n))return r??n;
if((await lstat(n).catch(()=>void 0))?.isSymbolicLink()===!0&&t>0){
let e=await readlink(n);
return await realPathOf(resolve(dirname(n),e),t-1)}
return join(await realPathOf(dirname(n),t),basename(n))}
function isAtOrBelow(e,t){
return e===t||e.startsWith(t.endsWith(sep)?t:`${t}${sep}`)}
const gitHub=`https://github.com`;
function gitHubToken(e){
return[e.GITHUB_TOKEN,e.GH_TOKEN].map(e=>e?.trim()??``).find(e=>e!==``)}
function gitHubServer(e){
return e.GITHUB_SERVER_URL??gitHub}
function gitHubPlace(e,{owner:t,name:n}){
let r=gitHubServer(e);
return placeOfJob({GITHUB_SERVER_URL:r,GITHUB_API_URL:e.GITHUB_API_URL??apiOf(r),GITHUB_REPOSITORY:`${t}/${n}`})}
function apiOf(e){
return e===gitHub?`https://api.github.com`:`${e}/api/v3`}
function assertFit(e){
for(let[t,n=[]]of Object.entries(e))for(let e of typeof n==`string`?[n]:n){
if(isBlank(e))throw new UsageError(`--${t} is blank.`);
let n=unfitCharacter(e);
if(n!==void 0)throw new UsageError(`--${t} holds ${n.name}, which ${n.does}. Write it without.`)}}
function assertName(e){
assertFit(e);
for(let[t,n=``]of Object.entries(e))if(/[\r\n\u0085\u2028\u2029]/.test(n.trim()))throw new UsageError(`--${t} holds a line break, and a name is one line.`)}
const conditionsHelp=`Conditions, all of which a case has to meet:
  FIELD=VALUE     the field, or an entry of its list, is VALUE; "*" stands for anything, FIELD= for no value
  FIELD!=VALUE    it is not
  FIELD~WORDS     it holds each of the words, in small letters or capitals
A field is one of a case, such as kind, split, tag, origin.kind or document; status is pending, approved, rejected or
retired; judgment is current, carried or stale; refresh is undecided, confirmed, revised, abstained or retired.`;
function conditionsOf(e){
return e.map(e=>understood(readCondition(e)))}
function understood(e){
if(`misread`in e)throw new UsageError(terminalText(e.misread));
return e}
async function judgmentsAsked(e,t){
if(!t.some(({needsJudgments:e})=>e))return;
let n=await loadDataset(workingTree(e),{cases:caseThreads}),r=judgmentsIn(n),i=new Map(n.cases.map(e=>[e.path,r(e)?.state]));
return e=>i.get(e)}
async function rawText(e){
return new TextDecoder(`utf-8`,{fatal:!0,ignoreBOM:!0}).decode(await readFile(e))}
function saysStill(e,t){
let n=readCase(e.path,t.replace(/^\ufeff/,``)).file;
return isDeepStrictEqual(n?.case,e.case)}
function changedMeanwhile({path:e}){
return{message:`The file changed while it was being read.`,at:startOf(e),fix:`Run the command again: it reads the file as it is now.`}}
async function replaceTexts(e,t){
try{
let n=new Map(t.map(({path:e,before:t})=>[e,t]));
return await writeFiles(e,t.map(({path:e,after:t})=>[e,t]),n),[]}catch(e){
if(!(e instanceof ChangedMeanwhileError))throw e;
return e.paths.map(e=>changedMeanwhile({path:e}))}}
async function changedSince(e,t){
let n=[];
for(let r of t)await rawText(join(e,r.path)).catch(()=>void 0)!==r.before&&n.push(changedMeanwhile(r));
return n}
const partsOfSet=[casesFolder,revisionsFolder,familiesFile,policyFile,`.touchstone`];
async function assertWritable(e,t){
let n=await realPathOf(outputPath(e,t));
await assertApart(e,t,n);
let r=await stat(dirname(n)).catch(()=>void 0),i=await stat(n).catch(()=>void 0),a=r?.isDirectory()===!0&&(i===void 0||i.isFile()),o=[dirname(n),...i===void 0?[]:[n]],s=await Promise.all(o.map(isOpen));
if(!a||s.includes(!1))throw unwritable(t,`give ${e.option} a file in a folder that is there`);
return n}
function outputPath({cwd:e,option:t},n){
if(n.trim()!==``)return resolve(e,n);
throw new UsageError(`${t} is empty: name what is to be written.`)}
async function assertApart({set:e,option:t},n,r){
let i=await realPathOf(r);
if((await Promise.all(partsOfSet.map(async t=>await realPathOf(join(e,t))))).some(e=>isAtOrBelow(i,e))||i.split(sep).includes(`.git`))throw new UsageError(`"${terminalText(n)}" is a part of the set, where no output goes: give ${t} another place.`)}
async function isOpen(e){
return await access(e,constants.W_OK).then(()=>!0,()=>!1)}
function unwritable(e,t,n){
return new UsageError(`"${terminalText(e)}" cannot be written: ${t}.`,{cause:n})}
async function writeOutput({option:e,name:t},n,r){
await writeFiles(dirname(n),[[basename(n),r]]).catch(n=>{
throw isOfPlace(n)?unwritable(t,`give ${e} another file`,n):n})}
const codesOfPlaces=new Set([`EACCES`,`EISDIR`,`ELOOP`,`ENAMETOOLONG`,`ENOENT`,`ENOTDIR`,`EPERM`,`EROFS`]);
function isOfPlace(e){
return e instanceof Error?`code`in e&&codesOfPlaces.has(e.code)||isOfPlace(e.cause):!1}
async function judgedDataset(e,{folder:t,base:n,rules:r,texts:i}){
let a=progressOn(e,e.now());
try{
let e=await findBase({folder:t},n),{dataset:o,comparison:s}=await compareFound(workingTree(t),e,{base:n,rules:r,cases:caseThreads,onStep:a.reading,texts:i});
return{dataset:o,comparison:s,findings:check(o,a.judging(rulesRun(o,r)))}}finally{
a.clear()}}
async function judgedExport(e,t){
let{purpose:n,splits:r,base:i,texts:a=`cited`}=t,o=await setFolder(e.cwd,t.set),s=await judgedDataset(e,{folder:o,base:i,rules:n===`evaluation`?allRules:everydayRules,texts:a}),{dataset:c,comparison:l}=s,u=exportedSet(c,{purpose:n,splits:r}),d=placeFrom(e.cwd,o,t.set);
if(`refusal`in u&&u.refusal===`no-current-revision`)return{refusal:withoutCurrent(s.findings,{style:plainStyle,place:d})};
if(`refusal`in u&&u.refusal!==`unreadable-families`)return{refusal:exportRefusal(u.refusal)};
let f=errorsOf(s,{purpose:n,given:t.set,place:d});
return f===void 0?`refusal`in u?{refusal:exportRefusal(u.refusal)}:u.cases.length===0?{refusal:nothingToExport(u.leftOut)}:{set:u,dataset:c,comparison:l,onSides:e=>part(c,{purpose:n,splits:e})}:{refusal:f}}
function part(e,t){
let n=exportedSet(e,t);
if(`refusal`in n)throw Error(`A part of a set goes out where the whole does.`);
return n}
function errorsOf({findings:e},{purpose:t,given:n,place:r}){
if(!e.some(({level:e})=>e===`error`))return;
let i=t===`evaluation`?` --for evaluation`:``,a=n===`.`?``:` ${terminalText(n)}`;
return errorsInTheWay(e,`touchstone check${i}${a}`,{style:plainStyle,place:r})}
function splitOption(){
return new Option(`--split <sides>`,`these sides alone, such as test or dev,regression`).argParser(sidesIn)}
function sidesIn(e){
let t=e.split(`,`).map(e=>e.trim()),n=t.find(e=>!splits.some(t=>t===e));
if(n!==void 0)throw new InvalidArgumentError(`"${terminalText(n)}" is no side. The sides are ${splits.join(`, `)}.`);
return splits.filter(e=>t.includes(e))}
async function givenAuthor(e,t,n){
if(n===void 0)return await gitUserName(t,e.environment);
if(isBlank(n))throw new UsageError(`--author is blank; write the name of a person.`);
return n}
function noAuthor([e=``,...t]){
return`${t.length===0?`"${terminalText(e)}" does not say who wrote it`:`"${terminalText(e)}" and ${t.length} more do not say who wrote them`}, and Git has no user.name here.\nGive --author NAME, or set the name once: git config user.name NAME`}
async function askChunks(e,t,n){
let r=new Listing(e,n);
r.show(n.first,n.query);
let wayOut=()=>typing(n,r.isEmpty);
for(e.out(`\n${wayOut()}\n`);;){
let n=await t.text(`Which`);
if(n===void 0)return`quit`;
if(n===`s`)return`skip`;
let i=numbersIn(n);
if(n.startsWith(`/`))r.search(n);else if(/^t\s*\d+$/.test(n))r.text(Number(n.slice(1)));else if(i===void 0)e.out(`${wayOut()}\n`);else{
let e=r.chunks(i);
if(e!==void 0)return e}}}
function typing({query:e,skipping:t},n){
let r=`/words to search for others${e.within===void 0?``:` (//words in the whole corpus)`}`,i=`s ${t}, q to quit.`;
return n?`Type ${r}, ${i}`:`Type numbers such as 1 3, ${r}, t 2 for a whole text, ${i}`}
function numbersIn(e){
return/^\d+(?:[\s,]+\d+)*$/.test(e)?e.split(/[\s,]+/).map(Number):void 0}
var Listing=class{
#e;
#t;
#n=[];
#r;
constructor(e,t){
this.#e=e,this.#t=t,this.#r=t.query}
get isEmpty(){
return this.#n.length===0}
show(e,t){
if(this.#r=t,e.length===0){
let e=t.within===void 0?`the corpus`:`document "${t.within}"`;
this.#e.out(`No chunk of ${terminalText(clipped(e,120))} shares a word with it.\n`)}
for(let n of e){
let e=this.#n.findIndex(({chunk:e})=>e.id===n.chunk.id),r=e===-1?this.#n.push(n):e+1,[i=``,...a]=proposalLines(n,t,this.#e.style),o=[`${String(r).padStart(2)}  ${i}`,...a.map(e=>`    ${e}`)];
this.#e.out(`${o.join(`
`)}\n`)}}
search(e){
let t=e.startsWith(`//`),n=e.slice(t?2:1),{source:r,query:i,answer:a}=this.#t,o={texts:[n],within:t?void 0:i.within},s=evidenceSearch(r,[o]);
this.show(proposals(s,o,{source:r,most:5,answer:a}),o)}
text(e){
let t=this.#n[e-1];
t===void 0?this.#i(e):this.#e.out(`${chunkWithMarks(t,this.#r,this.#e.style)}\n\n`)}
chunks(e){
let t=e.find(e=>this.#n[e-1]===void 0);
if(t!==void 0){
this.#i(t);
return}
let n=e.flatMap(e=>this.#n[e-1]??[]);
return[...new Set(n.map(({chunk:e})=>e))]}
#i(e){
this.#e.out(`There is no ${e} above.\n`)}};
async function inDialogue(e,t){
let n=openDialogue(e);
try{
return await t(n)}finally{
n.close()}}
function openDialogue(e){
let t=createInterface({input:e.input,terminal:!1}),n=t[Symbol.asyncIterator](),r=!1,ask=async t=>{
if(r)return;
e.out(t);
let i=await n.next();
return r=i.done===!0||isLeaving(i.value),i.done===!0&&e.out(`
`),i.done===!0||r?void 0:i.value.trim()};
return{choose:async(t,n,r=[])=>{
for(;;){
let i=await ask(`${t} [${Array.from(n).join(`/`)}] `);
if(i===void 0)return;
let a=i.toLowerCase(),o=n.charAt(r.indexOf(a))||a.charAt(0);
if(o!==``&&n.includes(o))return o;
e.out(`Type ${Array.from(n).join(` or `)}; q leaves.\n`)}},text:async(t,n)=>{
for(;;){
let r=await ask(n===void 0?`${t}: `:`${t} [${terminalText(n)}]: `);
if(r===void 0)return;
let i=unfitCharacter(r);
if(i!==void 0)e.out(`This holds ${i.name}, which ${i.does}. Type it again; q leaves.\n`);else if(!isBlank(r))return r;else if(n!==void 0)return n;else e.out(`Type at least a word; q leaves.
`)}},hasLeft:()=>r,close:()=>{
t.close()}}}
function isLeaving(e){
return/^q(?:uit)?$/i.test(e.trim())}
const alteredRevision=`The files of the current corpus revision cannot be read, or are not what was recorded, so no evidence was looked up in it.
Run touchstone check, and mend what it finds below corpus-revisions/.`;
async function planForSet(e,t,{cases:n,author:r}){
let i=evidenceSource(t);
if(i===void 0||isAltered(i.revision))return;
let a=new Map,o=[];
for(let t of n){
let n=await rawText(join(e,t.path)).catch(()=>``);
saysStill(t,n)?a.set(t.path,n):o.push(t)}
let s=n.filter(({path:e})=>a.has(e)),textOf=e=>a.get(e)??``,c=planFill(t,s,{source:i,author:r,textOf});
return{...c,refused:[...c.refused,...o.map(changedMeanwhile)]}}
async function writePlan(e,t){
await writeFiles(e,t.filled.map(({path:e,after:t})=>[e,t]),new Map(t.filled.map(({path:e,before:t})=>[e,t])))}
function toldAuthor(e,t){
return`"${e??``}"${t?`, Git's user.name`:``}`}
async function chosenFiles(e,t,n){
for(let n of t)await assertFile(e,n);
let[r]=t,i=n===void 0&&r!==void 0?await setFolderOf(e,r):await setFolder(e,n??`.`),a=t.map(t=>pathInSet(i,e,t));
for(let[e,n]of a.entries())if(!isInCases(n)||!isYamlName(n)){
let r=terminalText(t[e]??n),a=terminalText(`${i}/${casesFolder}/`);
throw new UsageError(`"${r}" is no case of this set: its cases are YAML files in ${a}`)}
return{folder:i,paths:a}}
async function assertFile(e,t){
if((await stat(resolve(e,t)).catch(()=>void 0))?.isFile()!==!0)throw new UsageError(`"${terminalText(t)}" is not a file that can be opened.`)}
async function chosenCases(e,t,n){
let r=t.filter(isFile),{folder:i,paths:a}=await chosenFiles(e,r,n),o=await loadDataset(workingTree(i)),s=new Map(r.map((e,t)=>[e,a[t]??``])),c=new Map(t.map(e=>[e,s.get(e)??pathOfId(o,e)]));
return{folder:i,dataset:o,paths:[...new Set(c.values())],pathOf:c}}
function isFile(e){
return/[/\\]/.test(e)||/\.ya?ml$/.test(e)}
function pathOfId({cases:e,defects:t},n){
let[r,...i]=e.filter(e=>e.case.id===n),a=t.find(({at:e})=>isInCases(e.file)&&idInName(e.file)===n);
if(r===void 0&&a!==void 0)return a.at.file;
if(r===void 0)throw unknownId(e,n);
if(i.length>0){
let e=[r,...i].map(({path:e})=>e).join(`, `);
throw new UsageError(terminalText(`Several cases have the id "${n}"; name the one meant by its file: ${e}.`))}
return r.path}
function unknownId(e,t){
let n=e.flatMap(e=>e.case.id??[]),r=writeInstead(t,n,`Name the case by its id or its file.`);
return new UsageError(terminalText(`No case of this set has the id "${t}". ${r}`))}
function unknownRevision({revisions:e},t){
let n=writeInstead(t,e.keys(),`Name a folder in ${revisionsFolder}/.`);
return new UsageError(terminalText(`There is no corpus revision "${t}" in the set. ${n}`))}
async function setToPlan(e,t,{to:n,candidates:r,fresh:i}){
let a=workingTree(t),o=await keptPlace(e,{folder:t,changed:!1,fresh:i,fix:!1}),s=progressOn(e,e.now());
try{
let e=o&&KeptSet.open(o,a).begin(),t=await setToPlan$1(a,{to:n,candidates:r},{cases:e===void 0?caseThreads:e.reader(caseThreads),onStep:s.reading});
if(`defects`in t||(t.dataset.cases.length>=(o?.least??0)&&await e?.keepCases(),!(`none`in t)))return t;
if(n!==void 0)throw unknownRevision(t.dataset,n);
let i=currentDefects(t.dataset);
if(i.length===0)throw noneRecorded();
return{defects:i}}finally{
s.clear()}}
function noneRecorded(){
return new UsageError(`No corpus revision is recorded, so there is nothing to compare with. Record one: touchstone corpus snapshot --help`)}
function decisionFlags(e){
return e.option(`--reviewer <name>`,`who decides`).option(`--reason <text>`,`why, in one sentence`).addOption(new Option(`--approve`,`approve the cases`).conflicts(`reject`)).addOption(new Option(`--reject`,`reject the cases`).conflicts([`approve`,`confirm`])).option(`--confirm <list>`,`what was answered with yes: query,answer,source,chunks`).option(`--at <instant>`,`when it was decided (default: now)`)}
function wholeDecision(e,t){
let n=statusOf(e),r={status:n,reviewer:textOf(e,`reviewer`),reason:textOf(e,`reason`)},i=[...r.reviewer===void 0?[`--reviewer`]:[],...r.reason===void 0?[`--reason`]:[],...n===void 0?[`--approve or --reject`]:[],...n===`approved`&&e.confirm===void 0?[`--confirm`]:[]];
if(i.length>0&&!t)throw new UsageError(`Without a terminal to ask at, these are missing: ${i.join(`, `)}.`);
let a=confirmedIn(e.confirm??``);
return{...r,confirmed:a,whole:i.length===0}}
function statusOf({approve:e,reject:t}){
return e===!0?`approved`:t===!0?`rejected`:void 0}
function textOf(e,t){
return(t===`reviewer`?assertName:assertFit)({[t]:e[t]}),e[t]?.trim()}
function confirmedIn(e){
let t=e.split(`,`).map(e=>e.trim()),n=t.find(e=>e!==``&&!confirmations.some(t=>t===e));
if(n!==void 0)throw new UsageError(`--confirm knows ${confirmations.join(`, `)}, not "${terminalText(n)}".`);
return confirmations.filter(e=>t.includes(e))}
function instantOf(e,t,n=`--at`){
let r=e===void 0?t:new Date(e);
if(!(e===void 0||isWrittenMoment(e))||Number.isNaN(r.getTime()))throw new UsageError(`${n} is "${terminalText(e??``)}"; a moment is written 2026-09-01T09:00:00Z.`);
if(r.getTime()>t.getTime()+3e5)throw new UsageError(`${n} is "${terminalText(e??``)}", which is still to come by the clock of this machine. Give the moment at which it was decided.`);
return r.toISOString().replace(/\.\d+Z$/,`Z`)}
function isWrittenMoment(e){
let t=/^(\d{4}-\d\d-\d\d)T(?!24)\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.exec(e)?.[1];
if(t===void 0)return!1;
let n=new Date(`${t}T00:00:00Z`);
return!Number.isNaN(n.getTime())&&n.toISOString().startsWith(t)}
const plainName=/^[A-Za-z0-9_](?:[A-Za-z0-9._ -]*[A-Za-z0-9_-])?$/;
async function caseFolder(e,t){
let n=t.split(`/`).filter(e=>e!==``);
if(t.startsWith(`/`)||!n.every(e=>plainName.test(e)))throw new UsageError(`"${terminalText(t)}" is no folder below ${casesFolder}/: join plain names with "/".`);
if(n[0]===`cases`)throw new UsageError(`--into is a folder below ${casesFolder}/ already: write "${terminalText(n.slice(1).join(`/`))}".`);
for(let t=0;t<=n.length;t++){
let r=[casesFolder,...n.slice(0,t)].join(`/`);
if(await e.entry(r)!==void 0)throw new UsageError(`"${terminalText(r)}" is a link or a file, not a folder.`)}
return n.join(`/`)}
async function fitFolder(e,t){
try{
return await caseFolder(e,t)}catch(e){
if(e instanceof UsageError)return{problem:e.message};
throw e}}
const due={kind:`a file of observations`,most:limits.observations,fix:`Cut it into several files, and name each.`};
async function observationsIn(e,t){
let n=[];
for(let r of t)n.push({file:r,bytes:await plainBytes(e,r,due)});
return await readObservations(n)}
function judgmentFlags(e){
return e.option(`--reviewer <name>`,`who judges`).addOption(new Option(`--supported <answer>`,`whether the evidence supports the expected answer`).choices([`yes`,`no`])).addOption(new Option(`--chunks <ids>`,`the relevant chunks, with commas between them, or "none"; can be repeated`).argParser((e,t)=>[...t??[],e])).option(`--declared`,`do not record it as blind: another judgment was seen elsewhere`).option(`--at <instant>`,`when it was judged (default: now)`).option(`--dry-run`,`show what would be written, and write nothing`)}
function knownJudgment(e,t){
let{reviewer:n,supported:r,chunks:i}=e;
if(assertName({reviewer:n}),i?.some(isBlank)===!0)throw new UsageError(`--chunks is blank; where no chunk is relevant, write "--chunks none".`);
let a=[...n===void 0?[`--reviewer`]:[],...r===void 0?[`--supported`]:[],...i===void 0?[`--chunks`]:[]];
if(a.length>0&&!t)throw new UsageError(`Without a terminal to ask at, these are missing: ${a.join(`, `)}.`);
return{reviewer:n?.trim(),supported:r===void 0?void 0:r===`yes`,chunks:i,whole:a.length===0}}
function chunkIdsIn(e,t){
let n=e.flatMap(e=>e.trim()===`none`?[]:t.has(e)?[e]:e.split(`,`).map(e=>e.trim()));
return[...new Set(n)].filter(e=>e!==``)}
async function textsToday(e,t){
let n=workingTree(e),r=[];
for(let e of new Set([...t].flatMap(textFilesOf)))(await n.entry(e))?.kind===`file`&&r.push(e);
return(await readTexts(n,r,t)).texts}
export{alteredRevision,askChunks,assertApart,assertFit,assertName,assertWritable,caseFolder,changedMeanwhile,changedSince,checkedOutIn,chosenCases,chosenFiles,chunkIdsIn,conditionsHelp,conditionsOf,confirmedIn,decisionFlags,dueManifest,eventPayload,fitFolder,gitHubPlace,gitHubServer,gitHubToken,givenAuthor,inDialogue,inputBytes,inputNames,inputRecords,instantOf,isFile,isOfPlace,isOpen,judgedExport,judgmentFlags,judgmentsAsked,knownJudgment,newSetPlace,noAuthor,observationsIn,outputPath,ownBundle,pathOfId,plainBytes,planForSet,rawText,realPathOf,replaceTexts,reportName,runAction,saysStill,setFacts,setPlace,setToPlan,splitOption,tellFailure,textsToday,tokenIn,toldAuthor,toolOfSet,understood,unknownId,unknownRevision,unwritable,wholeDecision,writeOutput,writePlan,writeReport,yesOrNo};
