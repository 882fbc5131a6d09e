import{error,getInput,info,setOutput,summary,warning}from"./chunks/actions-core.js";
import{GitHubError,JobError,baseOfChange,changeOf,isOfChange,jobOf,placeOfJob,readPayload}from"./chunks/shared-github.js";
import{reportName,setPlace,tellFailure,writeReport,yesOrNo}from"./chunks/shared-scripts.js";
import{mkdtemp,readFile,rm}from"node:fs/promises";
import{changedPaths,checkedOutTree,repositoryPath}from"./chunks/shared-git.js";
import{branchFolder,numberedBranch,partsOf,planRefresh,setToPlan,sortCases}from"./chunks/shared-refresh.js";
import{setTimeout}from"node:timers/promises";
import{RepositoryError,UsageError,annotationOf,byUtf8,canonicalJson,chunkDifferences,chunksAsRecorded,counted,currentFile,documentsAsRecorded,fieldOf,filesBelow,groupingOf,groupsOf,idInName,isInCases,isMap,isOfTheSet,isSameDocument,jsonEscape,jsonText,keepsFile,limits,listed as listed$1,logLine,package_default,quoted,readTexts,scopesOf,sha256,shortId,splitGroupingOf,tableDifferences,textsFolder,triggers,unreadCases}from"./chunks/core.js";
import{getOctokit}from"./chunks/actions-github.js";
import http from"node:http";
import{createHash}from"node:crypto";
import fs,{existsSync}from"node:fs";
import{tmpdir}from"node:os";
import{join}from"node:path";
import{init,packObjects,writeBlob as writeBlob$1,writeCommit as writeCommit$1,writeTree as writeTree$1}from"./chunks/isomorphic-git.js";
import{allHeldOutSide,heldOutSide,nothingHeldOut}from"./chunks/shared-families.js";
import{alteredTables,changesByDocument,compareRevisions,corpusDiffJson,countsText,documentCounts,hashesToRead,markdownCode,markdownLinkBelow,markdownText,settingRows,standingText}from"./chunks/comparison.js";
import{approvalsOf,documentBlock,evidenceBlock,folded,gravestFirst,headlineOf,idCode,inShell,isHeldOut,itemInLines,levelMarks,lineText,mostCharacters,onPage,planJson,planRows,pullRequestPacket,some,verdictText,wordsInJob}from"./chunks/shared-report.js";
import{editFields}from"./chunks/shared-load.js";
const systemClock={now:()=>Date.now(),sleep:async milliseconds=>{
await setTimeout(milliseconds)},deadline:milliseconds=>AbortSignal.timeout(milliseconds),random:()=>Math.random()};
function answerOf(value,doing){
let at=path=>path.reduce((found,name)=>fieldOf(found,name),value),wrong=(path,kind)=>{
let said=`"${path.join(`.`)}" holds no ${kind}`;
return new GitHubError({doing},{kind:`undescribed`,status:0,said})},text=(...path)=>{
let found=at(path);
if(typeof found==`string`)return found;
throw wrong(path,`text`)},list=(...path)=>{
let found=at(path);
if(Array.isArray(found))return found.map(one=>answerOf(one,doing));
throw wrong(path,`list`)},isNone=path=>(at(path)??null)===null;
return{text,textOrNone:(...path)=>isNone(path)?``:text(...path),list,listOrNone:(...path)=>isNone(path)?[]:list(...path),number:(...path)=>{
let found=at(path);
if(typeof found==`number`&&Number.isSafeInteger(found))return found;
throw wrong(path,`whole number`)},flag:(...path)=>{
let found=at(path);
if(typeof found==`boolean`)return found;
throw wrong(path,`true or false`)},oid:(...path)=>{
let found=at(path);
if(isObjectId(found))return found;
throw wrong(path,`id of an object`)},has:(...path)=>isMap(at(path))}}
function isObjectId(value){
return typeof value==`string`&&/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value)}
const forbidden=[403,404];
async function refusable(does,more=[]){
try{
return await does()}catch(error){
if(isRefused(error,[...forbidden,...more]))return{refused:error.message};
throw error}}
async function presentOrNot(connection,reads){
for(let attempt=1;;attempt+=1)try{
return await reads()}catch(error){
if(!isRefused(error,[404]))throw error;
if(attempt===2)return;
await connection.patience(attempt)}}
function isRefused(error,statuses=forbidden){
return error instanceof GitHubError&&error.failure.kind===`refused`&&statuses.includes(error.failure.status)}
function isUnsure(error){
return error instanceof GitHubError&&error.failure.kind===`unsure`}
const needs$1=[`pull-requests: write`];
var Comments=class{
#connection;
#viewer;
constructor(connection){
this.#connection=connection}
async of(number){
let doing=`read the comments on #${number}`;
this.#viewer??=await readViewer(this.#connection);
let viewer=this.#viewer,given={issue_number:number,per_page:100};
return(await this.#connection.readAll(`GET /repos/{owner}/{repo}/issues/{issue_number}/comments`,{doing,given,needs:needs$1})).map(one=>commentOf$1(answerOf(one,doing),viewer)).toSorted((a,b)=>a.id-b.id)}
async write(number,body){
let doing=`comment on #${number}`;
for(let attempt=1;;attempt+=1)try{
answerOf(await this.#connection.write(`POST /repos/{owner}/{repo}/issues/{issue_number}/comments`,{doing,needs:needs$1,given:{issue_number:number,body},isOfNew:!0}),doing).number(`id`);
return}catch(error){
if(!isUnsure(error))throw error;
if((await this.of(number)).some(one=>one.isOwn&&one.body===body))return;
if(attempt===4)throw error;
await this.#connection.patience(attempt)}}
async edit(id,body){
let doing=`edit the comment ${id}`;
answerOf(await this.#connection.write(`PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}`,{doing,needs:needs$1,given:{comment_id:id,body},isRepeatable:!0}),doing).number(`id`)}
async remove(id){
let doing=`delete the comment ${id}`;
try{
await this.#connection.write(`DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}`,{doing,needs:needs$1,given:{comment_id:id},isRepeatable:!0})}catch(error){
if(!isRefused(error,[404]))throw error}}};
async function readViewer(connection){
let doing=`read whom the token acts for`;
try{
return{id:answerOf(await connection.read(`GET /user`,{doing}),doing).number(`id`)}}catch(error){
if(!isRefused(error))throw error;
return{app:bare(answerOf(await connection.graphql(`query Viewer { viewer { login } }`,{doing}),doing).text(`viewer`,`login`))}}}
function commentOf$1(answer,viewer){
let author=answer.has(`user`)?answer.text(`user`,`login`):`ghost`;
return{id:answer.number(`id`),author,isOwn:answer.has(`user`)&&isViewer(answer,viewer),body:answer.textOrNone(`body`)}}
function isViewer(answer,viewer){
return`id`in viewer?answer.number(`user`,`id`)===viewer.id:answer.text(`user`,`type`)===`Bot`&&bare(answer.text(`user`,`login`))===viewer.app}
function bare(login){
return login.replace(/\[bot\]$/,``)}
async function readMain(connection){
let doing=`read the main branch`,branch=answerOf(await connection.read(`GET /repos/{owner}/{repo}`,{doing}),doing).text(`default_branch`),answer=answerOf(await connection.read(`GET /repos/{owner}/{repo}/branches/{branch}`,{doing,given:{branch}}),doing);
return{branch,head:answer.oid(`commit`,`sha`),tree:answer.oid(`commit`,`commit`,`tree`,`sha`)}}
async function readCommit(connection,oid){
let doing=`read the commit ${oid}`,given={commit_sha:oid};
return await presentOrNot(connection,async()=>{
let answer=answerOf(await connection.read(`GET /repos/{owner}/{repo}/git/commits/{commit_sha}`,{doing,given}),doing);
return{...factsOf(answer),message:answer.text(`message`)}})}
async function isOnMain(connection,oid){
let doing=`compare the commit ${oid} with the main branch`,{branch}=await readMain(connection),given={basehead:`${branch}...${oid}`,per_page:1};
return await presentOrNot(connection,async()=>answerOf(await connection.read(`GET /repos/{owner}/{repo}/compare/{basehead}`,{doing,given}),doing).number(`ahead_by`))===0}
async function writeCommit(connection,folders,commit){
let tree=await writeTree(connection,folders,commit),doing=`write a commit`,{parent,message}=commit,facts=factsOf(answerOf(await connection.write(`POST /repos/{owner}/{repo}/git/commits`,{doing,given:{message,tree,parents:[parent]},isRepeatable:!0}),doing));
if(facts.tree===tree&&facts.parents.length===1&&facts.parents[0]===parent)return facts;
let said=`${facts.oid} has another tree or another parent than was asked for`;
throw new GitHubError({doing},{kind:`undescribed`,status:0,said})}
async function writeTree(connection,folders,{baseTree,files}){
let doing=`write the changed files`,tree=[];
for(let{path,bytes}of files){
let entry={path,mode:await folders.modeOf(baseTree,path),type:`blob`},content=textOf$1(bytes);
content===void 0?tree.push({...entry,sha:await writeBlob(connection,bytes)}):tree.push({...entry,content})}
return answerOf(await connection.write(`POST /repos/{owner}/{repo}/git/trees`,{doing,given:{base_tree:baseTree,tree},isRepeatable:!0}),doing).oid(`sha`)}
async function writeBlob(connection,bytes){
let doing=`write a changed file`;
return answerOf(await connection.write(`POST /repos/{owner}/{repo}/git/blobs`,{doing,given:{content:Buffer.from(bytes).toString(`base64`),encoding:`base64`},isRepeatable:!0}),doing).oid(`sha`)}
function textOf$1(bytes){
try{
return new TextDecoder(`utf-8`,{fatal:!0,ignoreBOM:!0}).decode(bytes)}catch{
return}}
function factsOf(answer){
return{oid:answer.oid(`sha`),tree:answer.oid(`tree`,`sha`),parents:answer.list(`parents`).map(parent=>parent.oid(`sha`)),isVerified:answer.flag(`verification`,`verified`)}}
function failureOf(error,now){
let status=fieldOfError(error,`status`),response=fieldOfError(error,`response`);
if(!isMap(response))return{kind:`unsure`,status:0,said:sentence(messageOf(error))};
let said=sentence(saidIn$1(response.data)??messageOf(error)),told={status:Number(status),said},waitMilliseconds=waitOf(response.headers,now);
return isLimit(told,response.headers)?{kind:`limited`,...told,waitMilliseconds}:told.status===401?{kind:`token`,...told}:told.status>=500?{kind:`unsure`,...told,waitMilliseconds}:{kind:`refused`,...told}}
const statuses=new Map([[`FORBIDDEN`,403],[`INSUFFICIENT_SCOPES`,403],[`NOT_FOUND`,404],[`UNPROCESSABLE`,422],[`STALE_DATA`,422]]);
function failureIn(data,headers,now){
let errors=fieldOf(data,`errors`);
if(!Array.isArray(errors)||errors.length===0)return;
let said=sentence(errors.map(one=>String(fieldOf(one,`message`))).join(` `)),types=errors.map(one=>fieldOf(one,`type`));
if(types.includes(`RATE_LIMITED`)||isLimit({status:403,said},headers))return{kind:`limited`,status:200,said,waitMilliseconds:waitOf(headers,now)};
let status=types.map(type=>statuses.get(type)).find(one=>one!==void 0);
return status===void 0?{kind:`unsure`,status:200,said}:{kind:`refused`,status,said}}
function oddIn(data,form){
if(form===`list`&&!Array.isArray(data))return undescribed(`it is no list`);
if(form===`graphql`&&!isMap(data))return undescribed(`it is no answer of GraphQL`)}
function undescribed(said){
return{kind:`undescribed`,status:0,said}}
function fieldOfError(error,name){
return typeof error==`object`&&error&&name in error?new Map(Object.entries(error)).get(name):void 0}
function messageOf(error){
return error instanceof Error?error.message:String(error)}
function saidIn$1(data){
let message=fieldOf(data,`message`);
if(typeof message!=`string`)return;
let errors=fieldOf(data,`errors`);
return[message,...Array.isArray(errors)?errors.map(one=>errorIn(one)):[]].map(one=>sentence(one)).join(`: `)}
function errorIn(error){
if(typeof error==`string`)return error;
let[message,...others]=[`message`,`field`,`code`].map(name=>fieldOf(error,name)).map(one=>typeof one==`string`?one:``);
return message===void 0||message===``?others.join(` `).trim():message}
function sentence(said){
return said.replaceAll(/\s+/g,` `).trim().replace(/\.$/,``)}
function isLimit({status,said},headers){
return status===429?!0:status===403?fieldOf(headers,`x-ratelimit-remaining`)===`0`||fieldOf(headers,`retry-after`)!==void 0||/rate limit|abuse/i.test(said):!1}
function waitOf(headers,now){
let after=numberIn(headers,`retry-after`);
if(after!==void 0)return after*1e3;
let reset=numberIn(headers,`x-ratelimit-reset`);
return fieldOf(headers,`x-ratelimit-remaining`)===`0`&&reset!==void 0?Math.max(0,reset*1e3-now):void 0}
function numberIn(headers,name){
let text=fieldOf(headers,name);
return typeof text==`string`&&/^\d{1,12}$/.test(text)?Number(text):void 0}
const minute$1=6e4;
var Pacing=class{
#clock;
#calls=[];
#spent=new Map;
constructor(clock){
this.#clock=clock}
pause(isWrite,resource){
let now=this.#clock.now();
this.#calls=this.#calls.filter(({at})=>at>now-60*minute$1);
let writes=this.#calls.filter(call=>call.isWrite);
return[{until:this.#spent.get(resource),why:`GitHub has counted as many calls of this token as it allows in an hour`},{until:this.#pointsAgain(isWrite?5:1),why:`many calls in a minute`},{until:after(isWrite?writes.at(-1):void 0,1e3),why:`a write`},{until:after(isWrite?writes.at(-500):void 0,60*minute$1),why:`GitHub allows 500 writes in an hour, and this run has made them`}].map(({until=now,why})=>({milliseconds:Math.max(0,until-now),why})).reduce((long,one)=>one.milliseconds>long.milliseconds?one:long)}
sent(isWrite){
this.#calls.push({at:this.#clock.now(),isWrite})}
heard(headers){
let resource=fieldOf(headers,`x-ratelimit-resource`),reset=numberIn(headers,`x-ratelimit-reset`);
numberIn(headers,`x-ratelimit-remaining`)===0&&reset!==void 0&&this.#spent.set(resource,reset*1e3)}
#pointsAgain(points){
let from=this.#clock.now()-minute$1,sum=points;
for(let{at,isWrite}of this.#calls.toReversed()){
if(at<=from)return;
if(sum+=isWrite?5:1,sum>900)return at+minute$1}}};
function after(call,milliseconds){
return call===void 0?void 0:call.at+milliseconds}
function useProxy(){
let use=Reflect.get(http,`setGlobalProxyFromEnv`);
typeof use==`function`&&use()}
var PushError=class extends Error{
status;
response;
constructor(status,headers,said){
super(said),this.name=`PushError`,this.status=status,this.response={headers,data:said}}};
async function receivePack(target,body){
let{url,token,signal}=target,login=Buffer.from(`x-access-token:${token}`).toString(`base64`),response=await fetch(`${url}/git-receive-pack`,{method:`POST`,headers:{authorization:`Basic ${login}`,"content-type":`application/x-git-receive-pack-request`,accept:`application/x-git-receive-pack-result`},body,signal}),bytes=Buffer.from(await response.arrayBuffer()),headers=Object.fromEntries(response.headers);
if(response.status===200)return{data:linesOf(bytes),headers};
throw new PushError(response.status,headers,saidIn(bytes)??response.statusText)}
function linesOf(bytes){
let lines=[];
for(let at=0;at+4<=bytes.length;){
let length=Number.parseInt(bytes.toString(`latin1`,at,at+4),16);
if(!(length>=4))break;
lines.push(bytes.toString(`utf8`,at+4,at+length).trimEnd()),at+=length}
return lines}
function saidIn(bytes){
let text=bytes.toString(`utf8`).trim();
return text.startsWith(`{`)?/"message":\s*"([^"]*)"/.exec(text)?.[1]:text===``||text.length>200||text.startsWith(`<`)?void 0:text}
var Sent=class{
order;
isWrite;
form;
constructor(order,isWrite,form=`object`){
this.order=order,this.isWrite=isWrite,this.form=form}};
const longestWait=12e4,longestAnswer=6e4;
var Connection=class{
place;
clock;
#kit;
#pacing;
#token;
#turn=Promise.resolve();
constructor(place,token,clock){
this.place=place,this.clock=clock,this.#token=token,this.#pacing=new Pacing(clock),useProxy(),this.#kit=getOctokit(token,{baseUrl:place.api,request:{fetch:globalThis.fetch},log:{debug:quiet,info:quiet,warn:quiet,error:quiet}}),this.#kit.hook.wrap(`request`,async(request,options)=>{
let{request:own}=options,sent=own?.sent;
if(own===void 0||!(sent instanceof Sent))throw TypeError(`Octokit has lost what a call is for.`);
let once=async()=>(own.signal=this.clock.deadline(longestAnswer),await request(options));
return await this.#inTurn(async()=>await this.#carriedOut(sent,once))})}
async read(route,order){
return await this.#data(route,new Sent(order,!1))}
async readAll(route,order){
let parameters=this.#parameters(route,new Sent(order,!1,`list`)),{method,url}=this.#kit.request.endpoint(route,parameters),asks=this.#kit.request.defaults({method,url,request:parameters.request}),found=await this.#kit.paginate(asks);
return Array.isArray(found)?found:[]}
async write(route,order){
return await this.#data(route,new Sent(order,!0))}
async graphql(document,order){
let sent=new Sent(order,document.startsWith(`mutation`),`graphql`);
return await this.#kit.graphql(document,{...order.given,request:{sent}})}
async push(doing,body){
let{server,owner,name}=this.place,url=`${server}/${owner}/${name}.git`,{data}=await this.#inTurn(async()=>await this.#carriedOut(new Sent({doing},!0),async()=>{
let signal=this.clock.deadline(longestAnswer);
return await receivePack({url,token:this.#token,signal},body)}));
return data}
async patience(nth){
await this.clock.sleep(this.#grown(1e3,nth))}
async#data(route,sent){
let{data}=await this.#kit.request(route,this.#parameters(route,sent));
return data}
#parameters(route,sent){
let{owner,name:repo}=this.place;
return{...route.includes(`{repo}`)?{owner,repo}:{},...sent.order.given,request:{sent}}}
async#inTurn(does){
let mine=this.#turn.then(does);
return this.#turn=mine.catch(()=>void 0),await mine}
async#carriedOut(sent,once){
for(let attempt=1;;attempt+=1){
await this.#admitted(sent);
let answer=await this.#tried(sent,once);
if(!(`failure`in answer))return answer.given;
let wait=this.#waitAfter(answer.failure,sent,attempt);
if(wait===void 0)throw this.#error(sent,answer.failure);
await this.clock.sleep(wait)}}
async#admitted({order,isWrite,form}){
let resource=form===`graphql`?form:`core`,{milliseconds,why}=this.#pacing.pause(isWrite,resource);
if(milliseconds>longestWait)throw new GitHubError(order,{kind:`limited`,status:0,said:why},this.#again(milliseconds));
milliseconds>0&&await this.clock.sleep(milliseconds),this.#pacing.sent(isWrite)}
async#tried({form},once){
try{
let given=await once(),{data,headers}=given;
this.#pacing.heard(headers);
let failure=oddIn(data,form)??failureIn(data,headers,this.clock.now());
return failure===void 0?{given}:{failure}}catch(error){
return{failure:failureOf(error,this.clock.now())}}}
#waitAfter(failure,{order,isWrite},attempt){
let{kind,waitMilliseconds:asked}=failure;
if(!(!{limited:!0,unsure:!isWrite||order.isRepeatable===!0,refused:order.isOfNew===!0&&isUnknownNode(failure),token:!1,undescribed:!1}[kind]||attempt>=4))return asked===void 0?this.#grown(kind===`limited`?minute:1e3,attempt):asked>longestWait?void 0:asked+this.clock.random()*1e3}
#grown(first,nth){
return Math.min(first*2**(nth-1)*(1+this.clock.random()/4),longestWait)}
#error({order},failure){
let said=failure.said.replaceAll(this.#token,`***`),asked=failure.kind===`limited`?failure.waitMilliseconds:void 0;
return new GitHubError(order,{...failure,said},asked===void 0?``:this.#again(asked))}
#again(milliseconds){
return` Run it again after ${new Date(this.clock.now()+milliseconds).toISOString().replace(/\.\d+Z$/,`Z`)}.`}};
const minute=6e4;
function isUnknownNode({kind,status,said}){
return kind===`refused`&&status===422&&said.includes(`Could not resolve to a node`)}
function quiet(){}
async function treeWith(tree,files,folder){
if(files.length===0)return tree;
let entries=new Map((await folder(tree)).map(entry=>[entry.name,entry]));
for(let[name,own]of groupsOf(files,({path})=>path.split(`/`,1)[0]??path)){
let entry=entries.get(name),oid=entry===void 0?void 0:await entryWith(entry,own,folder);
if(entry===void 0||oid===void 0)return;
entries.set(name,{...entry,oid})}
return treeOf([...entries.values()])}
function treeOf(entries){
return objectId(`tree`,treeBytes(entries))}
async function entryWith({mode,name,oid},files,folder){
let[first]=files;
if(isFolder$1(mode)){
let within=files.map(({path,bytes})=>({path:path.slice(name.length+1),bytes}));
return within.some(({path})=>path===``)?void 0:treeWith(oid,within,folder)}
let isFile=mode===`100644`||mode===`100755`;
if(!(first===void 0||first.path!==name||files.length>1||!isFile))return objectId(`blob`,first.bytes)}
function isFolder$1(mode){
return mode===`40000`}
function treeBytes(entries){
let lines=entries.map(({mode,name,oid})=>({key:Buffer.from(isFolder$1(mode)?`${name}/`:name),bytes:Buffer.concat([Buffer.from(`${mode} ${name}\0`),Buffer.from(oid,`hex`)])}));
return Buffer.concat(lines.toSorted((a,b)=>a.key.compare(b.key)).map(({bytes})=>bytes))}
function objectId(type,bytes){
return createHash(`sha1`).update(`${type} ${bytes.length}\0`).update(bytes).digest(`hex`)}
var Folders=class{
#connection;
#known=new Map;
constructor(connection){
this.#connection=connection}
async at(tree){
let entries=this.#known.get(tree)??await readFolder(this.#connection,tree);
return this.#known.set(tree,entries),entries}
async modeOf(tree,path){
let[name=``,...rest]=path.split(`/`),entry=(await this.at(tree)).find(one=>one.name===name);
return entry!==void 0&&rest.length>0&&isFolder(entry)?await this.modeOf(entry.oid,rest.join(`/`)):rest.length===0&&entry?.mode===`100755`?entry.mode:`100644`}};
function isFolder({mode}){
return mode===`40000`}
async function readFolder(connection,tree){
let doing=`read the folder ${tree}`,answer=answerOf(await connection.read(`GET /repos/{owner}/{repo}/git/trees/{tree_sha}`,{doing,given:{tree_sha:tree}}),doing);
if(answer.flag(`truncated`))throw new GitHubError({doing},{kind:`undescribed`,status:0,said:`it has more entries than GitHub gives`});
let entries=answer.list(`tree`).map(one=>({mode:one.text(`mode`).replace(/^0/,``),name:one.text(`path`),oid:one.oid(`sha`)}));
if(treeOf(entries)===tree)return entries;
throw new GitHubError({doing},{kind:`undescribed`,status:0,said:`its entries are not those of the folder`})}
async function packCommit({parent,baseTree,files,message,author,seconds},treeAt){
return await inRepository(async objects=>{
let blobs=new Map;
for(let{path,bytes}of files)blobs.set(path,await objects.blob(bytes));
let tree=await changed(objects,{tree:baseTree,blobs},treeAt),by={...author,timestamp:seconds,timezoneOffset:0};
return{oid:await objects.commit({tree,parent:[parent],message,author:by,committer:by}),tree,pack:await objects.pack()}})}
async function emptyPack(){
return await inRepository(async objects=>await objects.pack())}
const folder=`40000`;
async function inRepository(does){
let gitdir=await mkdtemp(join(tmpdir(),`touchstone-`)),at={fs,gitdir},oids=new Set,added=oid=>(oids.add(oid),oid);
try{
return await init({...at,bare:!0}),await does({blob:async blob=>added(await writeBlob$1({...at,blob})),tree:async items=>added(await writeTree$1({...at,tree:items.map(typed)})),commit:async commit=>added(await writeCommit$1({...at,commit})),pack:async()=>{
let{packfile}=await packObjects({...at,oids:[...oids]});
if(packfile===void 0)throw Error(`No pack was made.`);
return packfile}})}finally{
await rm(gitdir,{recursive:!0})}}
function typed({mode,name,oid}){
return{mode,path:name,oid,type:mode===folder?`tree`:mode===`160000`?`commit`:`blob`}}
async function changed(objects,{tree,blobs},treeAt){
let known=tree===void 0?[]:await treeAt(tree),items=new Map(known.map(item=>[item.name,item])),folders=new Map;
for(let[path,oid]of blobs){
let[name=``,...rest]=path.split(`/`),mode=items.get(name)?.mode===`100755`?`100755`:`100644`;
rest.length===0?items.set(name,{mode,name,oid}):folders.set(name,(folders.get(name)??new Map).set(rest.join(`/`),oid))}
for(let[name,inside]of folders){
let item=items.get(name),oid=await changed(objects,{tree:item?.mode===folder?item.oid:void 0,blobs:inside},treeAt);
items.set(name,{mode:folder,name,oid})}
return await objects.tree([...items.values()])}
const zero$1=`0`.repeat(40);
var GitPush=class{
#connection;
#folders;
#author;
#packs=new Map;
constructor(connection,folders,author){
this.#connection=connection,this.#folders=folders,this.#author=author}
async writeCommit(commit){
let seconds=Math.floor(this.#connection.clock.now()/1e3),{oid,tree,pack}=await packCommit({...commit,author:this.#author,seconds},async one=>await this.#folders.at(named$1(one)));
return this.#packs.set(oid,pack),{oid:named$1(oid),tree:named$1(tree),isVerified:!1}}
async move({name,from,to}){
let doing=`push the branch ${name}`,ref=`refs/heads/${name}`,pack=to===void 0?new Uint8Array:await this.#packOf(to),order=`${from??zero$1} ${to??zero$1} ${ref}\0 report-status`,body=Buffer.concat([Buffer.from(`${line(order)}0000`),pack]),report=await this.#connection.push(doing,body);
if(report.includes(`ok ${ref}`)&&report.includes(`unpack ok`))return;
if(!report.some(one=>/^(?:unpack|ok|ng) /.test(one)))throw new GitHubError({doing},{kind:`undescribed`,status:0,said:`it tells of no push`});
let said=report.filter(one=>one!==`unpack ok`&&one!==``).map(one=>one.replace(`ng ${ref} `,``)).join(` `);
throw new GitHubError({doing},{kind:`refused`,status:422,said})}
async#packOf(oid){
return this.#packs.get(oid)??await emptyPack()}};
function line(text){
return`${(text.length+4).toString(16).padStart(4,`0`)}${text}`}
function named$1(oid){
if(isObjectId(oid))return oid;
throw Error(`Git names no object "${oid}".`)}
function compareUrl({server,owner,name},{branch,base,title,body}){
let page=`${server}/${owner}/${name}/compare/${[base,branch].map(one=>one.split(`/`).map(encodeURIComponent).join(`/`)).join(`...`)}?expand=1`,titled=`${page}&title=${encodeURIComponent(title)}`;
return[`${titled}&body=${encodeURIComponent(body)}`,titled].find(one=>one.length<=8e3)??page}
const needs=[`pull-requests: read`];
async function readPullRequests(connection,branch){
let found=await listed(connection,branch,`all`),read=[];
for(let[index,one]of found.entries()){
let isFresh=one.state===`open`||index===0;
read.push(isFresh?await readPullRequest(connection,one.number):one)}
return read}
async function readPullRequest(connection,number){
let doing=`read the pull request #${number}`,given={pull_number:number},route=`GET /repos/{owner}/{repo}/pulls/{pull_number}`,answer=answerOf(await connection.read(route,{doing,given,needs}),doing),reviewed=(await connection.readAll(`${route}/reviews`,{doing:`read the reviews of #${number}`,needs,given:{...given,per_page:100}})).map(one=>answerOf(one,doing)).filter(one=>one.has(`user`)).map(one=>one.text(`user`,`login`).toLowerCase()),pull=pullOf(answer,connection);
return{...pull,reviewers:[...new Set([...pull.reviewers,...reviewed])]}}
async function openPullRequest(connection,pull){
let{branch,base,title,body,draft}=pull,doing=`open a pull request for the branch ${branch}`;
for(let attempt=1;;attempt+=1)try{
let answer=answerOf(await connection.write(`POST /repos/{owner}/{repo}/pulls`,{doing,given:{head:branch,base,title,body,draft}}),doing),isByWorkflow=isOfActions(answer);
return{number:answer.number(`number`),url:answer.text(`html_url`),isByWorkflow}}catch(error){
if(isRefused(error))return{blocked:blockedBy(error),compareUrl:compareUrl(connection.place,pull)};
if(!isUnsure(error)&&!isThere(error))throw error;
let open=await openFrom(connection,branch,base);
if(open!==void 0)return open;
if(attempt===4)throw error;
await connection.patience(attempt)}}
async function changePullRequest(connection,{number,...fields}){
let doing=`${fields.state===void 0?`edit`:`close`} the pull request #${number}`;
answerOf(await connection.write(`PATCH /repos/{owner}/{repo}/pulls/{pull_number}`,{doing,given:{pull_number:number,...fields},isRepeatable:!0}),doing).number(`number`)}
async function addLabels(connection,number,labels){
if(labels.length===0)return;
let doing=`label the pull request #${number}`;
answerOf(await connection.write(`POST /repos/{owner}/{repo}/issues/{issue_number}/labels`,{doing,given:{issue_number:number,labels},isRepeatable:!0,isOfNew:!0}),doing).list()}
async function requestReviewers(connection,number,reviewers){
if(reviewers.length===0)return;
let teams=reviewers.filter(one=>one.includes(`/`)),doing=`ask ${reviewers.join(`, `)} for a review of #${number}`;
answerOf(await connection.write(`POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`,{doing,given:{pull_number:number,reviewers:reviewers.filter(one=>!one.includes(`/`)),...teams.length>0&&{team_reviewers:teams.map(one=>one.replace(/^.*\//,``))}},isRepeatable:!0,isOfNew:!0}),doing).number(`number`)}
function isThere(error){
return isRefused(error,[422])&&error.failure.said.includes(`pull request already exists`)}
function blockedBy(error){
return error.failure.said.includes(`not permitted to create`)?`${error.message.replace(/: the token .*$/s,``)}: a setting of the repository or its organization does not let GitHub Actions open pull requests. An administrator allows it under Settings, Actions, General, Workflow permissions.`:error.message}
async function openFrom(connection,branch,base){
for(let{number,base:into}of await listed(connection,branch,`open`)){
let pull=await readPullRequest(connection,number),{url,isByWorkflow=!1}=pull;
if(pull.state===`open`&&into===base)return{number,url,isByWorkflow}}}
async function listed(connection,branch,state){
let doing=`read the pull requests of the branch ${branch}`,head=`${connection.place.owner}:${branch}`;
return(await connection.readAll(`GET /repos/{owner}/{repo}/pulls`,{doing,given:{head,state,per_page:100}})).map(one=>answerOf(one,doing)).filter(one=>one.text(`head`,`ref`)===branch&&isFromHere(one,connection.place)).map(one=>pullOf(one,connection)).toSorted((a,b)=>b.number-a.number)}
function isFromHere(answer,{owner,name}){
return answer.has(`head`,`repo`)?answer.text(`head`,`repo`,`full_name`).toLowerCase()===`${owner}/${name}`.toLowerCase():!1}
function pullOf(answer,{place}){
let isMerged=answer.textOrNone(`merged_at`)!==``;
return{number:answer.number(`number`),url:answer.text(`html_url`),state:isMerged?`merged`:answer.text(`state`)===`open`?`open`:`closed`,branch:answer.text(`head`,`ref`),head:answer.oid(`head`,`sha`),base:answer.text(`base`,`ref`),title:answer.text(`title`),body:answer.textOrNone(`body`),labels:answer.list(`labels`).map(one=>one.text(`name`)),reviewers:askedIn(answer,place.owner),isByWorkflow:isOfActions(answer),...answer.has(`user`)?{author:answer.text(`user`,`login`)}:{}}}
function isOfActions(answer){
return answer.has(`user`)&&answer.text(`user`,`login`)===`github-actions[bot]`}
function askedIn(answer,owner){
let people=answer.listOrNone(`requested_reviewers`).map(one=>one.text(`login`)),teams=answer.listOrNone(`requested_teams`).map(one=>`${owner}/${one.text(`slug`)}`);
return[...people,...teams].map(one=>one.toLowerCase())}
const heads=`refs/heads/`,zero=`0`.repeat(40);
async function readBranches(connection,folder){
let doing=`read the branches below ${folder}`;
return(await connection.readAll(`GET /repos/{owner}/{repo}/git/matching-refs/{ref}`,{doing,given:{ref:`heads/${folder}`}})).map(one=>{
let answer=answerOf(one,doing);
return{name:answer.text(`ref`).slice(11),head:answer.oid(`object`,`sha`)}}).filter(({name})=>!name.slice(folder.length).includes(`/`))}
async function moveBranch(sends,connection,wanted){
for(let attempt=1;;attempt+=1){
let error=await thrownBy(sends(wanted));
if(error===void 0)return`moved`;
let now=await readBranch(connection,wanted.name);
if(now!==wanted.from)return now===wanted.to?`moved`:`lost`;
if(!isUnsure(error)||attempt===4)return await refusable(async()=>await Promise.reject(error),[422]);
await connection.patience(attempt)}}
async function sendMove(connection,{name,from,to}){
if(from===void 0&&to!==void 0){
let doing=`make the branch ${name}`;
answerOf(await connection.write(`POST /repos/{owner}/{repo}/git/refs`,{doing,given:{ref:`${heads}${name}`,sha:to}}),doing).oid(`object`,`sha`);
return}
let refUpdate={name:`${heads}${name}`,beforeOid:from??zero,afterOid:to??zero,force:!0},repositoryId=await readRepositoryId(connection),doing=`${to===void 0?`delete`:`move`} the branch ${name}`,given={input:{repositoryId,refUpdates:[refUpdate]}};
if(!answerOf(await connection.graphql(`mutation MoveBranch($input: UpdateRefsInput!) {
  updateRefs(input: $input) { clientMutationId }
}`,{doing,given}),doing).has(`updateRefs`))throw new GitHubError({doing},{kind:`undescribed`,status:0,said:`"updateRefs" holds nothing`})}
async function readRepositoryId(connection){
let doing=`read the repository`;
return answerOf(await connection.read(`GET /repos/{owner}/{repo}`,{doing}),doing).text(`node_id`)}
async function readBranch(connection,name){
let doing=`read the branch ${name}`;
return await presentOrNot(connection,async()=>answerOf(await connection.read(`GET /repos/{owner}/{repo}/git/ref/{ref}`,{doing,given:{ref:`heads/${name}`}}),doing).oid(`object`,`sha`))}
async function thrownBy(promise){
try{
await promise;
return}catch(error){
if(error instanceof GitHubError)return error;
throw error}}
function githubHost({place,token,clock=systemClock,folder=branchFolder(``),gitAuthor}){
let connection=new Connection(place,token,clock),folders=new Folders(connection),push=gitAuthor&&new GitPush(connection,folders,gitAuthor),sends=async move=>{
await(push?.move(move)??sendMove(connection,move))};
return{main:async()=>await readMain(connection),branches:async()=>await readBranches(connection,folder),commit:async oid=>await readCommit(connection,oid),folder:async tree=>await folders.at(tree),isOnMain:async oid=>await isOnMain(connection,oid),writeCommit:async commit=>await refusable(async()=>await(push?.writeCommit(commit)??writeCommit(connection,folders,commit))),moveBranch:async move=>await moveBranch(sends,connection,move),...pullRequestsOf(connection),...commentsOf(connection)}}
function pullRequestsOf(connection){
return{pullRequests:async branch=>await readPullRequests(connection,branch),pullRequest:async number=>await readPullRequest(connection,number),openPullRequest:async pull=>await openPullRequest(connection,pull),editPullRequest:async(number,{title,body})=>await refusal(async()=>{
let fields={...title!==void 0&&{title},...body!==void 0&&{body}};
Object.keys(fields).length!==0&&await changePullRequest(connection,{number,...fields})}),closePullRequest:async(number,{body})=>await refusal(async()=>{
await changePullRequest(connection,{number,body,state:`closed`})}),addLabels:async(number,labels)=>await refusal(async()=>{
await addLabels(connection,number,labels)},[422]),requestReviewers:async(number,reviewers)=>await askedFor(reviewers,async some=>{
await requestReviewers(connection,number,some)})}}
function commentsOf(connection){
let comments=new Comments(connection);
return{comments:async number=>await comments.of(number),comment:async(number,body)=>await refusal(async()=>{
await comments.write(number,body)}),editComment:async(id,body)=>await refusal(async()=>{
await comments.edit(id,body)}),deleteComment:async id=>await refusal(async()=>{
await comments.remove(id)})}}
async function refusal(does,more=[]){
return await refusable(does,more)??void 0}
async function askedFor(reviewers,asks){
let ofAll=await refusal(async()=>{
await asks(reviewers)},[422]);
if(ofAll===void 0||reviewers.length<2)return ofAll;
let refused=[];
for(let one of reviewers){
let ofOne=await askedFor([one],asks);
ofOne!==void 0&&refused.push(ofOne.refused)}
return refused.length===0?void 0:{refused:refused.join(` `)}}
function pullRequestIn(payload){
let{text,number,commit,value}=readPayload(`pull_request`,payload),ours=number(`pull_request`,`base`,`repo`,`id`);
return{number:number(`pull_request`,`number`),base:text(`pull_request`,`base`,`ref`),main:text(`repository`,`default_branch`),head:commit(`pull_request`,`head`,`sha`),isFromFork:value(`pull_request`,`head`,`repo`,`id`)!==ours,isOfDependabot:value(`pull_request`,`user`,`login`)===`dependabot[bot]`}}
function corpusChange(before,after){
let plan=planRefresh(after.dataset,after),current=currentBefore(before,after),earlier=askedBefore(before),isAsked=new Set(plan.items.map(({id})=>id)),becoming=plan.items.filter(({id})=>!earlier.has(id)),already=plan.items.filter(({id})=>earlier.has(id)),relieved=[...earlier.keys()].filter(id=>!isAsked.has(id)).toSorted(byUtf8),scopes=changedScopes(before,after),recorded=recordedBeside(before,after),isByPolicy=scopes.length>0&&becoming.length+relieved.length>0;
if(current.state===`same`&&recorded.length===0&&!isByPolicy)return;
let comparison=comparisonOf(before,after,current);
return{plan,before:current,comparison,becoming,changing:already.filter(item=>earlier.get(item.id)!==whatBecame(item)),waiting:already.filter(item=>earlier.get(item.id)===whatBecame(item)),relieved,scopes,recorded,ungrouped:ungroupedAmong(after.dataset,comparison),policy:after.dataset.policy}}
function currentBefore(before,{target}){
if(typeof before==`string`)return{state:before};
let{id,digest}=before.target;
return id===target.id?{state:digest===target.digest?`same`:`rewritten`,id}:{state:`other`,id,isAgain:before.dataset.revisions.has(target.id)}}
function askedBefore(before){
if(typeof before==`string`)return new Map;
let{dataset,target}=before;
return sortCases(dataset,{target}).asked.length===0?new Map:new Map(planRefresh(dataset,before).items.map(item=>[item.id,whatBecame(item)]))}
function whatBecame({evidence,documents}){
return JSON.stringify([evidence.map(({piece,verdict,candidates})=>[piece.chunkId,verdict,candidates.map(({id,hash})=>[id,hash])]),documents.map(({document,nearest})=>[document.id,nearest.map(({id,hash})=>[id,hash])])])}
function changedScopes(before,{dataset}){
if(typeof before==`string`)return[];
let[old,now]=[before.dataset,dataset].map(({policy})=>scopesOf(policy?.policy));
return triggers.flatMap(trigger=>old===void 0||now===void 0||old[trigger]===now[trigger]?[]:[{trigger,before:old[trigger],after:now[trigger]}])}
function recordedBeside(before,{dataset,target}){
return typeof before==`string`?[]:[...dataset.revisions.keys()].filter(id=>id!==target.id&&!before.dataset.revisions.has(id)).toSorted(byUtf8)}
function comparisonOf(before,after,{state}){
if(typeof before==`string`||state===`same`)return;
let[old,now]=[before.target,after.target],differences=differencesOf(old,now);
if(differences===void 0||old.record===void 0||now.record===void 0)return;
let texts=new Map([...before.dataset.texts,...before.texts,...after.dataset.texts,...after.texts]);
return compareRevisions(old.record,now.record,{...differences,texts})}
function textsToCompare(before,after){
if(typeof before==`string`)return new Set;
let differences=differencesOf(before.target,after.target);
return differences===void 0?new Set:hashesToRead(differences.chunks)}
function differencesOf(before,after){
let[oldDocuments,documents]=[before,after].map(documentsAsRecorded),[oldChunks,chunks]=[before,after].map(chunksAsRecorded);
if(oldDocuments!==void 0&&documents!==void 0&&oldChunks!==void 0&&chunks!==void 0)return{documents:tableDifferences(oldDocuments,documents,isSameDocument),chunks:chunkDifferences(oldChunks,chunks)}}
function ungroupedAmong(dataset,comparison){
let grouping=splitGroupingOf(dataset);
if(grouping===void 0||grouping.isByCase||comparison===void 0)return[];
let{added,renamed}=comparison.documents;
return[...added,...renamed.map(one=>one.after)].map(({id})=>id).filter(id=>grouping.claimsOf(id).length===0).toSorted(byUtf8)}
async function readCorpusChange(before,after,{folder,...options}={}){
let now=await setToPlan(after,{to:void 0,candidates:!1},options);
if(`defects`in now)return{defects:now.defects};
if(`none`in now)return{none:now.none===`recorded`?`recorded`:`current`};
let{set:earlier,heldOut}=await setBefore(before,options),wanted=textsToCompare(earlier,now),texts=new Map([...before===void 0?[]:await keptTexts(before,wanted),...await keptTexts(after,wanted),...now.texts]);
return{change:corpusChange(earlier,{...now,texts,heldOut,...folder!==void 0&&{folder}})}}
async function setBefore(tree,options){
if(tree===void 0)return{set:`none`,heldOut:nothingHeldOut};
let found=await setToPlan(tree,{to:void 0,candidates:!1},options),heldOut=heldOutBefore(found.dataset);
return`defects`in found?{set:`unreadable`,heldOut}:{set:`none`in found?`none`:found,heldOut}}
function heldOutBefore(dataset){
return dataset.families===void 0||groupingOf(dataset)!==void 0?heldOutSide(dataset):allHeldOutSide}
async function keptTexts(tree,wanted){
if(wanted.size===0)return new Map;
let files=(await filesBelow(tree,textsFolder,[])).filter(entry=>keepsFile(entry,[])).map(({path})=>path);
return(await readTexts(tree,files,wanted)).texts}
function hiddenLine(topic,said){
return`<!-- touchstone:${topic} ${jsonText(said).replaceAll(/-(?=-)|(?<=-)-|[<>&@#]/g,jsonEscape)} -->`}
function withMarker(text,topic,values){
return`${text.trimEnd()}\n\n${hiddenLine(topic,{v:1,...values})}\n`}
function readMarker({body,isOwn},topic){
if(isOwn)for(let[,found,payload=``]of body.matchAll(markers)){
let value=found===topic?parsed$1(payload):void 0;
if(value?.v===1)return value}}
const markers=/^<!-- touchstone:([a-z-]+) (\{.*\}) -->[^\S\n]*$/gm;
function parsed$1(payload){
try{
let value=JSON.parse(payload);
return isMap(value)?value:void 0}catch{
return}}
function caseLinks(items,files){
let shown=items.slice(0,20).map(({id,file:{path}})=>markdownLinkBelow(files,id,{path})),rest=items.length-shown.length;
return listed$1([...shown,...rest>0?[counted(rest,`more case`)]:[]])}
function namedIn(ids){
let named=ids.slice(0,8).map(idCode),rest=ids.length-named.length;
return listed$1([...named,...rest>0?[`${rest} more`]:[]])}
function openQuestions(items,{files},{questions,longest}){
let all=items.filter(item=>item.documents.length>0&&!isHeldOut(item));
if(all.length===0)return[];
let told=all.slice(0,questions).map(item=>questionBlock(item,files,longest)),rest=all.slice(told.length),more=rest.length===0?[]:[`${told.length===0?``:`And ${rest.length} more: `}${caseLinks(rest,files)}.`];
return[`### Questions that may have an answer now`,...told,...more]}
function questionBlock(item,files,longest){
let{id,file,documents}=item,near=documents.filter(({nearest})=>nearest.length>0).slice(0,3),others=documents.filter(one=>!near.includes(one)).map(({document})=>document.id),alone=near.length===0?`Documents that came or changed`:`Others that came or changed`;
return[`**${markdownLinkBelow(files,id,{path:file.path})}** ${lineText(file.case.query??``,longest)}`,...near.map(one=>documentBlock(one,longest)),...others.length===0?[]:[`${alone}, without a chunk that is near to the question: ${namedIn(others)}.`]].join(`

`)}
function askedLists({items,pullRequests},{files},size){
if(pullRequests.length===0)return[];
let byBranch=groupsOf(items,({pullRequest})=>pullRequest),lines=pullRequests.slice(0,size.pullRequests).map(({branch,families,waits})=>{
let own=byBranch.get(branch)??[],of=families.length===0?``:` of ${listed$1(some(families.map(markdownText),`family`))}`;
return`- ${idCode(branch)}${waits?` (waits)`:``}, ${counted(own.length,`case`)}${of}: ${caseLinks(own,files)}`}),rest=pullRequests.length-lines.length,more=rest>0?[`- and ${counted(rest,`more pull request`)}`]:[];
return[`### Where people will be asked\n\n${[...lines,...more].join(`
`)}`]}
function changeFacts(change){
let{plan,comparison,relieved}=change,{items}=plan,held=items.filter(isHeldOut).length,sentinels=items.filter(item=>item.needsTwoJudgments).length,open=items.filter(item=>item.documents.length>0).length,lines=[[`Evidence`,evidenceText(change)],[`Judged`,judgedText(change)],[`Settings`,settingsText(change)],[`Policy`,policyText(change)],[`Documents`,comparison===void 0?``:documentCounts(comparison.documents)],[`Readers`,readersText(change)],[`Open questions`,open===0?``:`${counted(open,`abstention`)} may have an answer now`],[`Sentinels`,sentinels===0?``:`${counted(sentinels,`case`)}, judged again by two people each`],[`Held out`,held===0?``:`${counted(held,`case`)}; ids and links are all that is told of ${held===1?`it`:`them`}`],[`Carried`,plan.standing.carried===0?``:counted(plan.standing.carried,`judgment`)],[`No longer stale`,relieved.length===0?``:`${counted(relieved.length,`case`)}: ${namedIn(relieved)}`]].flatMap(([name,text])=>text===``?[]:[`- **${name}:** ${text}`]);
return lines.length===0?[]:[lines.join(`
`)]}
function evidenceText({becoming,changing}){
let gravest=[...becoming,...changing].filter(item=>!isHeldOut(item)).map(({evidence})=>gravestFirst.find(one=>evidence.some(({verdict})=>verdict===one)));
return gravestFirst.flatMap(verdict=>{
let count=gravest.filter(one=>one===verdict).length;
return count===0?[]:[[count,verdict]]}).map(([count,verdict],at)=>`${at===0?counted(count,`case`):String(count)} ${evidenceWords[verdict]}`).join(`, `)}
const evidenceWords={gone:`whose evidence is gone`,unverified:`whose evidence cannot be verified`,ambiguous:`with evidence that may be in several places`,edited:`with other words`,merged:`joined with other text`,split:`cut into pieces`,moved:`only moved, word for word`};
function judgedText({plan,before}){
let current=`id`in before?before.id:void 0,others=plan.from.filter(({id})=>id!==current);
if(others.length===0)return``;
let told=others.map(({id,cases})=>`${counted(cases,`case`)} under ${idCode(id)}`);
return`${listed$1(some(told,`other`))}; evidence is compared with what was read then`}
const settingTriggers={chunking:`chunking-changed`,embedding:`embedding-changed`,filter:`retrieval-filter-changed`};
function settingsText({comparison,policy}){
if(comparison===void 0)return``;
let scopes=scopesOf(policy?.policy);
return settingRows(comparison).filter(([,text])=>text.startsWith(`changed`)).map(([name,text])=>{
let trigger=settingTriggers[name],whom=trigger===void 0?``:`, which asks about ${scopeText(scopes[trigger])}`;
return`the ${name} ${markdownText(text)}${whom}`}).join(`; `)}
function scopeText(scope){
return{"cases-of-evidence":`cases whose evidence moved`,"cases-of-document":`all cases that cite a document in which it happened`,"whole-set":`the whole set`}[scope]}
function policyText({scopes}){
return scopes.map(({trigger,before,after})=>`${markdownCode(trigger)} asks about ${scopeText(after)}, before about ${scopeText(before)}`).join(`; `)}
function readersText({plan:{items},policy}){
if(items.length===0)return``;
let reviewers=(policy?.policy?.reviewers??[]).map(idCode),before=approvalsOf(items).map(([name,count])=>`${idCode(name)} approved ${count}`);
return[reviewers.length===0?`the policy names nobody, so whoever has write access may review`:`the policy names ${listed$1(some(reviewers,`other`))}`,...before.length===0?[]:[`of these cases ${listed$1(some(before,`other`))}`]].join(`; `)}
function changeVerdict(change,{other}){
let asked=askedText(change);
return[`**${stalenessText(change)}**`,alreadyText(change),revisionText(change),...change.recorded.map(recordedText),asked,other===void 0||asked===``?``:`It goes to ${markdownCode(other.branch)}: people are asked once it is on ${markdownCode(other.asking)}.`].filter(sentence=>sentence!==``).join(` `)}
function stalenessText({plan,becoming,changing,waiting}){
let{current,carried}=plan.standing,stands=current+carried,already=changing.length+waiting.length,all=becoming.length+already+stands;
if(becoming.length>0){
let which=becoming.length===all&&all>1?`all ${all} cases`:`${counted(becoming.length,`case`)} of ${all}`,others=stands===0?`none stands`:`${stands} ${stands===1?`stands`:`stand`}`;
return`Merging this makes ${which} stale${becoming.length===all?``:`; ${others}`}.`}
return already>0?`Merging this makes no case stale that stands now.`:all===0?`Merging this asks nobody anything: no case is approved.`:`Merging this asks nobody anything: ${all===1?`the only judgment stands`:`all ${all} judgments stand`}.`}
function alreadyText({becoming,changing,waiting}){
let already=changing.length+waiting.length;
if(already===0)return``;
let noun=becoming.length===0?`case`:`other case`,are=already===1?`is`:`are`,again=changing.length===0?``:changing.length===already?`; the evidence of ${already===1?`it`:`all of them`} changes again`:`; the evidence of ${changing.length===1?`one`:changing.length} of them changes again`;
return`${counted(already,noun)} ${are} stale without it already${again}.`}
function revisionText({plan:{to},before}){
let becomes=`Corpus revision ${idCode(to.id)} becomes current`;
switch(before.state){
case`other`:
return`${becomes}${before.isAgain?` again`:``}, in the place of ${idCode(before.id)}.`;
case`rewritten`:
return`Corpus revision ${idCode(to.id)} is recorded anew under its name, and a recorded revision never changes: ${markdownCode(`touchstone check`)} refuses that.`;
case`none`:
return`${becomes}, the first one.`;
case`unreadable`:
return`${becomes}. What is current without it cannot be read, so nothing is compared with that.`;
case`same`:
return`Corpus revision ${idCode(to.id)} stays current.`}}
function recordedText(id){
return`${idCode(id)} is recorded and not current, so it asks nobody; ${markdownCode(`touchstone refresh plan --to ${id}`)} tells what it would ask.`}
function askedText({plan:{items,pullRequests}}){
if(items.length===0)return``;
let waiting=pullRequests.filter(({waits})=>waits).length,all=counted(pullRequests.length,`pull request`),atOnce=pullRequests.length-waiting,limit=waiting===0?``:`; ${atOnce} ${atOnce===1?`is`:`are`} opened at once, the others wait for these`;
return`People will be asked about ${items.length===1?`one case`:`${items.length} cases`} in ${all}${limit}.`}
function toDoFirst({plan,ungrouped}){
let known=new Map(ungrouped.map(id=>[id,[]])),blocking=new Set;
for(let one of plan.items.flatMap(item=>item.ungrouped))known.set(one.id,one.families),blocking.add(one.id);
let several=[...known].filter(([,families])=>families.length>0).map(([id])=>id),none=[...known].filter(([,families])=>families.length===0).map(([id])=>id),unverifiable=plan.unasked.filter(({why})=>why===`unverifiable`).map(({id,path})=>id??path),lines=[...none.length===0?[]:[ungroupedText(none,blocking)],...several.length===0?[]:[`${namedIn(several)} ${several.length===1?`is`:`are`} in several families: let one of them claim ${several.length===1?`it`:`each`} in ${markdownCode(`families.yaml`)}.`],...unverifiableText(unverifiable)];
return lines.length===0?[]:[`### To do before the merge\n\n${lines.map(line=>`- ${line}`).join(`
`)}`]}
function ungroupedText(ids,blocking){
let isOne=ids.length===1,why=ids.filter(id=>blocking.has(id)).length===0?`A case that rests on ${isOne?`it`:`one of them`} would be an error (${markdownCode(`family/ungrouped-document`)}), and abstentions of every family are asked because of ${isOne?`it`:`them`}.`:`Without that nobody can decide that a case rests on ${isOne?`it`:`one of them`} (${markdownCode(`family/ungrouped-document`)}).`;
return`${namedIn(ids)} ${isOne?`is`:`are`} in no family: add ${isOne?`it`:`each`} to one in ${markdownCode(`families.yaml`)}. ${why}`}
function unverifiableText(ids){
if(ids.length===0)return[];
let isOne=ids.length===1;
return[`${namedIn(ids)} cannot be verified: nothing tells what changed since the approval, so nobody can be asked about ${isOne?`it`:`them`}. ${markdownCode(`touchstone refresh plan`)} says what is missing.`]}
function citedChunks(items,place,size){
let all=citedIn(items),moved=all.filter(([{one}])=>one.verdict===`moved`),parts=[...changedChunks(all.filter(([{one}])=>one.verdict!==`moved`),place,size),...movedChunks(moved,place,size)],same=onlySame(items,place);
return parts.length+same.length===0?[]:[`### Cited chunks that change`,...parts,...same]}
function citedIn(items){
let pieces=items.filter(item=>!isHeldOut(item)).flatMap(item=>item.evidence.filter(({verdict})=>verdict!==`same`).map(one=>({item,one})));
return[...groupsOf(pieces,({one:{piece}})=>JSON.stringify([piece.chunkId,piece.contentHash])).values()].map(gravestQuoteFirst).toSorted((a,b)=>gravity(a[0].one)-gravity(b[0].one)||b.length-a.length||byUtf8(a[0].one.piece.chunkId,b[0].one.piece.chunkId))}
function gravestQuoteFirst(own){
let counts=groupsOf(own,quoteOf),[first=own[0],...rest]=own.toSorted((a,b)=>gravity(a.one)-gravity(b.one)||Number(a.one.quote!==`changed`)-Number(b.one.quote!==`changed`)||Number(quoteOf(a)===``)-Number(quoteOf(b)===``)||(counts.get(quoteOf(b))?.length??0)-(counts.get(quoteOf(a))?.length??0)||byUtf8(quoteOf(a),quoteOf(b))||byUtf8(a.item.id,b.item.id));
return[first,...rest]}
function quoteOf({one:{piece}}){
return piece.quote??``}
function gravity({verdict}){
return gravestFirst.findIndex(one=>one===verdict)}
function changedChunks(all,place,{chunks,longest}){
let told=all.slice(0,chunks).map(own=>citedBlock(own,place,longest)),rest=all.slice(told.length).map(([{one}])=>one.piece.chunkId),below=told.slice(5);
return[...told.slice(0,5),...below.length===0?[]:[folded(counted(below.length,`more cited chunk`),below.join(`

`))],...namedAlone(rest,told.length===0)]}
function namedAlone(ids,isAll){
if(ids.length===0)return[];
let named=ids.slice(0,20).map(idCode),rest=ids.length-named.length,all=listed$1([...named,...rest>0?[`${rest} more`]:[]]);
return[isAll?`${all}.`:`And ${counted(ids.length,`more chunk`)}: ${all}.`]}
function citedBlock(own,{files},longest){
let[first]=own,[same,...others]=[...groupsOf(own,quoteOf).values()],cited=`Cited by ${caseLinks((same??own).map(({item})=>item),files)}.`,more=others.map(citing=>{
let[{one}]=citing,links=caseLinks(citing.map(({item})=>item),files);
return one.isHeldOut?`${links} cite${s(citing)} it as well.`:one.piece.quote===void 0?`${links} cite${s(citing)} it without a quote.`:`${links} cite${s(citing)} other words of it: “${lineText(one.piece.quote,longest)}” ${markdownText(`(${verdictText(one)})`)}.`});
return[evidenceBlock(first.one,longest),[cited,...more].join(`\\
`)].join(`

`)}
function s(citing){
return citing.length===1?`s`:``}
function movedChunks(all,{files},{moved}){
if(all.length===0)return[];
let cases=new Set(all.flatMap(own=>own.map(({item})=>item.id))).size,lines=all.slice(0,moved).map(own=>{
let[{one}]=own,to=one.candidates[0]?.id??``,links=caseLinks(own.map(({item})=>item),files);
return`- ${idCode(one.piece.chunkId)} → ${idCode(to)}: ${links}`}),rest=all.length-lines.length,more=rest>0?[`- and ${counted(rest,`more chunk`)}`]:[],intro=`**${counted(all.length,`cited chunk`)} only moved**, word for word, to ${all.length===1?`another id`:`other ids`}; ${counted(cases,`case`)} cite${cases===1?`s`:``} ${all.length===1?`it`:`them`}. A person takes the new ids; there are no new words to read.`;
return lines.length===0?[intro]:[intro,folded(`From which id to which`,[...lines,...more].join(`
`))]}
function onlySame(items,{files}){
let untouched=items.filter(item=>!isHeldOut(item)&&item.evidence.length>0&&item.evidence.every(({verdict})=>verdict===`same`));
return[...groupsOf(untouched,({reasons})=>JSON.stringify(reasons.filter(reason=>reason!==`corpus-revision-changed`))).values()].map(own=>{
let reasons=own[0].reasons.filter(reason=>reason!==`corpus-revision-changed`),[cite,them]=own.length===1?[`cites`,`it`]:[`cite`,`them`],why=reasons.length===0?``:` By the policy, ${listed$1(reasons.map(idCode))} asks about ${them} all the same.`;
return`**${counted(own.length,`case`)} ${cite} only chunks that are the same**: ${caseLinks(own,files)}.${why}`})}
function documentTable({comparison},{documents}){
if(comparison===void 0)return[];
let all=changesByDocument(comparison);
if(all.length===0)return[`No document is another one.`];
let shown=all.slice(0,documents),rest=all.length-shown.length,table=[`| Document | What becomes of it | Chunks |`,`| --- | --- | --- |`,...shown.map(one=>`| ${documentName(one)} | ${standingText(one)} | ${chunkText(one)} |`)],more=rest>0?`\n\nAnd ${counted(rest,`more document`)}.`:``;
return[folded(`${counted(all.length,`document`)} that change`,`${table.join(`
`)}${more}`)]}
function documentName({id,renamed}){
return renamed===void 0?idCode(id):`${idCode(id)} → ${idCode(renamed.id)}`}
function chunkText({changes,added,movedAlong}){
let counts=[...groupsOf(changes,({verdict})=>verdict)];
return countsText([[movedAlong,`moved along`],...counts.map(([verdict,own])=>[own.length,verdict]),[added.length,`added`]])}
const sizes=[{chunks:20,questions:10,moved:60,pullRequests:30,documents:40,longest:1500},{chunks:12,questions:5,moved:30,pullRequests:20,documents:20,longest:500},{chunks:5,questions:3,moved:10,pullRequests:10,documents:10,longest:200},{chunks:0,questions:0,moved:0,pullRequests:5,documents:10,longest:200}],summarySizes=[{chunks:200,questions:100,moved:2e3,pullRequests:500,documents:2e3,longest:4e3},{chunks:100,questions:50,moved:500,pullRequests:100,documents:500,longest:1500},...sizes];
function corpusChangePacket(change,place){
return withMarker(fitting(sizes,size=>bodyOf$1(change,place,size),{fits:body=>body.length<=mostCharacters}),`corpus-change`,{set:place.set,to:change.plan.to.id})}
function corpusChangeSummary(change,place){
return fitting(summarySizes,size=>bodyOf$1(change,place,size),{fits:body=>Buffer.byteLength(body)<=716800})}
function noCorpusChange(set){
return withMarker(`**Merging this asks nobody anything: it changes no corpus revision any more.** What stood here was about an earlier state of this pull request.`,`corpus-change`,{set,to:null})}
function untoldCorpusChange(set){
return withMarker(`**What merging this would ask cannot be told: the set is damaged as this pull request leaves it.** The checks of this pull request say where. What stood here was about an earlier state.`,`corpus-change`,{set,to:null})}
function corpusChangeElsewhere(set){
return withMarker(`What merging this would ask stands in the first comment of this kind, above.`,`corpus-change`,{set,to:null})}
function fitting([first,...smaller],bodyIn,{fits}){
let body=bodyIn(first);
for(let size of smaller){
if(fits(body))return body;
body=bodyIn(size)}
return body}
function bodyOf$1(change,place,size){
let{plan,becoming,changing}=change,told=[...becoming,...changing];
return[changeVerdict(change,place),...changeFacts(change),...toDoFirst(change),...citedChunks(told,place,size),...openQuestions(told,place,size),...askedLists(plan,place,size),...documentTable(change,size),`---`,howToRead(change,place)].join(`

`)}
function howToRead({plan,before},{whole}){
let{to}=plan,compared=before.state===`other`?`touchstone corpus diff ${before.id} ${to.id}`:void 0,lines=[...plan.items.length===0?[]:[`<del>Struck out</del> goes, <ins>underlined</ins> comes, and ⟦ ⟧ marks the words that carried the answer.`],`The same at a desk, on a checkout of this branch: ${markdownCode(`touchstone refresh plan`)} tells who is asked, case by case and with held-out questions${compared===void 0?``:`; ${markdownCode(compared)} tells what becomes of all documents and chunks, and with ${markdownCode(`--cited --words`)} of those that cases cite`}.`,...whole===void 0?[]:[`What finds no room here stands in [the summary of the job](${whole}).`],`No judgment is changed by the merge itself. Afterwards each case that is stale is put before a person, in a pull request of its own component.`];
return folded(`How to read this, and the same at a desk`,lines.join(`

`))}
async function checkedOutIn(folder,path){
try{
return await checkedOutTree(folder)}catch(error){
if(!(error instanceof RepositoryError))throw error;
let message={"no-repository":`"${path}" lies in no Git repository. Check it out first, by actions/checkout.`,"no-such-folder":`The commit that is checked out holds no folder "${path}".`}[error.code];
throw message===void 0?error:new UsageError(message,{cause:error})}}
async function keepComment(host,pull,texts){
try{
return await isStill(host,pull)?await written(host,{own:(await host.comments(pull.number)).filter(one=>isOurs(one,texts.set)),number:pull.number,texts}):{operation:`superseded`}}catch(error){
if(isRefused(error))return{operation:`blocked`,why:error.message};
if(error instanceof GitHubError)return{operation:`failed`,why:error.message};
throw error}}
async function isStill(host,{number,head,base}){
let now=await host.pullRequest(number);
return now.state===`open`&&now.head===head&&now.base===base}
function isOurs(comment,set){
return readMarker(comment,`corpus-change`)?.set===set}
async function written(host,{own:[kept,...others],number,texts:{set,due,instead}}){
if(kept===void 0)return due===void 0?{operation:`none`}:outcomeOf(`created`,await host.comment(number,due));
let wanted=[{comment:kept,body:due??instead},...others.map(comment=>({comment,body:corpusChangeElsewhere(set)}))].filter(({comment,body})=>shown(comment.body)!==shown(body));
for(let{comment,body}of wanted){
let refusal=await host.editComment(comment.id,body);
if(refusal!==void 0)return outcomeOf(`updated`,refusal)}
return{operation:wanted.length===0?`unchanged`:`updated`}}
function outcomeOf(operation,refusal){
return refusal===void 0?{operation}:{operation:`blocked`,why:refusal.refused}}
function shown(body){
return body.replaceAll(`\r
`,`
`).trimEnd()}
function*corpusChangeJson(change,{operation,why}){
let corpusChange={comment:{operation,why:why??null},change:change===void 0?null:changeValue(change)};
yield`${jsonText({corpusChange}).slice(0,-1)},"diff":`;
let comparison=change?.comparison;
comparison===void 0?yield`null`:yield*corpusDiffJson({comparison,policy:change?.policy,cited:void 0}),yield`,"plan":`,change===void 0?yield`null`:yield*planJson(change.plan,change.plan.items),yield`}
`}
function changeValue(change){
let{before,plan,becoming,changing,waiting}=change;
return{before,to:plan.to.id,becomingStale:becoming.map(({id})=>id),changingAgain:changing.map(({id})=>id),staleAlready:waiting.map(({id})=>id),noLongerStale:change.relieved,scopes:change.scopes,recordedBeside:change.recorded,ungroupedDocuments:change.ungrouped}}
function changePage(read,options){
let{base,report}=options;
return`${[`## ${titleOf(read)}`,...bodyOf(read,options),...commentText(options.comment),`Compared with ${markdownText(base.name)} at ${markdownCode(shortId(base.commit))}. All of it as JSON: ${markdownCode(report)}.`].join(`

`)}\n`}
function titleOf(read){
return`defects`in read?`❌ Touchstone refresh: the set is damaged`:`none`in read||read.change===void 0?`✅ Touchstone refresh: no change of the corpus`:read.change.becoming.length===0?`✅ Touchstone refresh: what this change of the corpus asks`:`⚠️ Touchstone refresh: what this change of the corpus asks`}
function commentText({operation,why=``}){
switch(operation){
case`blocked`:
case`failed`:
return[`There is no comment on the pull request that says so. ${markdownText(why)}`];
case`superseded`:
return[`The pull request has changed since this run began, so no comment was written: the run for its new state writes it.`];
default:
return[]}}
function bodyOf(read,options){
return`defects`in read?damaged(read.defects,options):`none`in read?[read.none===`recorded`?`The set has no corpus revision as this pull request leaves it, so nobody can be asked about one.`:`No corpus revision is current as this pull request leaves it, so nobody can be asked about one.`]:read.change===void 0?[`This pull request changes no corpus revision, so it asks nobody anything.`]:[corpusChangeSummary(read.change,options.where)]}
function damaged(defects,options){
let rest=defects.length-50;
return[`What merging this would ask cannot be told: as this pull request leaves it, the set is damaged. ${markdownCode(`touchstone check`)} tells all that is wrong.`,...defects.slice(0,50).map(defect=>itemInLines({...defect,level:`error`},options)),...rest>0?[`And ${rest} more.`]:[]]}
const title$1=`Touchstone refresh`;
async function tellCorpusChange(told,{job,inputs}){
let{read,where,base,commit}=told,comment=commentOf(told),place=file=>repositoryPath(where.set,file),report=await writeReport(job,inputs.report,reportOf$1(read,{comment,place}));
annotate$1(told,comment,place),info(logLine(`Touchstone refresh: ${lineOf(read)}`));
let files=`${job.page}/blob/${commit}/`,options={where,comment,base,report:reportName(report,job),place,files};
await summary.addRaw(changePage(read,options)).write();
for(let[name,value]of Object.entries(outputsOf$1(told,report)))setOutput(name,value);
return comment.operation===`failed`?3:+(`defects`in read)}
function commentOf({outcome,pull}){
let{operation}=outcome;
if(operation===`failed`)return{operation,why:outcome.why};
if(operation!==`blocked`)return{operation,why:void 0};
let more=pull.isOfDependabot&&!pull.isFromFork?` The token of a run that Dependabot started may only read.`:``;
return{operation,why:`${outcome.why}${more}`}}
function*reportOf$1(read,{comment,place}){
if(`defects`in read){
let defects=read.defects.map(({rule,message,at})=>({rule,message,file:place(at.file),line:at.line}));
yield`${jsonText({notDone:{reason:lineOf(read),exitCode:1,defects}})}\n`}else yield*corpusChangeJson(`change`in read?read.change:void 0,comment)}
function annotate$1({read,pull},{operation,why=``},place){
let defects=`defects`in read?read.defects:[];
for(let defect of defects.slice(0,10)){
let{message,title:rule,at}=annotationOf({...defect,level:`error`},place);
error(message,{title:rule,...at&&{file:at.file,startLine:at.line}})}
let sentence=logLine(`No comment was written. ${why}`);
operation===`failed`&&error(sentence,{title:title$1}),operation===`blocked`&&(pull.isFromFork||pull.isOfDependabot?info(sentence):warning(sentence,{title:title$1}))}
function lineOf(read){
if(`defects`in read)return`the set is damaged as this pull request leaves it (${counted(read.defects.length,`defect`)}), so nothing can be told.`;
if(`none`in read)return`no corpus revision would be current.`;
if(read.change===void 0)return`this pull request changes no corpus revision.`;
let{plan,becoming}=read.change;
return`${counted(becoming.length,`case`)} would become stale under ${plan.to.id}, ${plan.items.length} would be asked about in ${counted(plan.pullRequests.length,`pull request`)}.`}
function outputsOf$1({read,outcome},report){
let plan=`change`in read?read.change?.plan:void 0,{operation}=outcome;
return{state:operation===`superseded`?`superseded`:`none`in read?`nothing-recorded`:`done`,operation:shownOperation(operation),waiting:plan?.pullRequests.filter(({waits})=>waits).length??0,cases:plan?.items.length??0,report}}
function shownOperation(operation){
return operation===`none`||operation===`superseded`?`unchanged`:operation===`failed`?`blocked`:operation}
async function showCorpusChange(job,inputs,place){
let payload=await payloadOf(job),pull=pullRequestIn(payload),checkedOut=await checkedOutIn(await setPlace(job.workspace,inputs.path),inputs.path),base=await baseOf(changeOf(job.event.name,payload),checkedOut,{job,inputs}),read=await readBetween(base,checkedOut),where=placeOfChange(pull,checkedOut,job.page);
return await tellCorpusChange({read,where,pull,outcome:await commented(textsOf(read,where),{pull,inputs,place}),base,commit:checkedOut.commit},{job,inputs})}
async function payloadOf({event}){
try{
return await readFile(event.payloadFile,`utf8`)}catch(cause){
throw new JobError(`The file that GITHUB_EVENT_PATH names cannot be read.`,{cause})}}
async function baseOf(change,checkedOut,{job,inputs:{path}}){
if(!await isOfChange(change,checkedOut,job.commit))throw new UsageError(`"${path}" holds commit ${shortId(checkedOut.commit)}, which is not the change that the event "${job.event.name}" tells of (${shortId(job.commit)}). Name the folder that the change is checked out in.`);
let found=await baseOfChange(change,await setPlace(job.workspace,path),checkedOut);
if(!(`none`in found))return found;
let{reason,fix}=wordsInJob(found);
throw new JobError(`There is nothing to compare the pull request with. ${reason} ${fix}`)}
async function readBetween({commit:before,tree:earlier},{repository,commit,place,tree}){
return(await changedPaths(repository,[before,commit],place)).some(({path})=>path.startsWith(`corpus-revisions/`)||path===`.github/touchstone.yaml`)?await readCorpusChange(earlier,tree,{folder:branchFolder(place)}):{change:void 0}}
function placeOfChange({number,base,main},{commit,place:set},page){
return{files:`${page}/blob/${commit}/${set===``?``:`${set.split(`/`).map(encodeURIComponent).join(`/`)}/`}`,whole:`${page}/pull/${number}/checks`,set,other:base===main?void 0:{branch:base,asking:main}}}
function textsOf(read,where){
let{set}=where;
return`defects`in read||`none`in read?{set,due:void 0,instead:untoldCorpusChange(set)}:{set,due:read.change&&corpusChangePacket(read.change,where),instead:noCorpusChange(set)}}
async function commented(texts,{pull,inputs:{token},place}){
return pull.isFromFork?{operation:`blocked`,why:`It comes from a fork, so this run may only read.`}:await keepComment(githubHost({place,token}),pull,texts)}
const actionsBot={name:`github-actions[bot]`,email:`41898282+github-actions[bot]@users.noreply.github.com`};
function readInputs(get){
let flag=name=>yesOrNo(name,get(name)||`false`);
return{token:tokenIn(get(`token`)),path:(get(`path`)||`.`).replace(/^\.\/(?=.)/,``),labels:listIn(get(`labels`)),reviewers:reviewersIn(get(`reviewers`)),isDraft:flag(`draft`),isDryRun:flag(`dry-run`),gitAuthor:authorIn(get(`commit`)||`api`,get(`git-author`)),isStrict:flag(`strict`),report:get(`report`)||void 0}}
function tokenIn(text){
if(text!==``)return text;
throw new UsageError(`The input token is empty. Leave it out, and the token of the job is taken; a secret that is named and not set is empty.`)}
function listIn(text){
let entries=text.split(/[,\n]/).map(one=>one.trim());
return[...new Set(entries)].filter(one=>one!==``)}
const reviewer=/^[a-z\d](?:-?[a-z\d_]){0,99}(?:\/[\w.-]{1,100})?$/i;
function reviewersIn(text){
let names=listIn(text).map(one=>one.replace(/^@/,``)),strange=names.find(one=>!reviewer.test(one));
if(strange===void 0)return names;
throw new UsageError(`The input reviewers holds "${strange}", which is no account of GitHub. Write accounts, such as jordan, and teams as owner/team, separated by commas.`)}
function authorIn(way,author){
if(way===`api`&&author!==``)throw new UsageError(`The input git-author is for commits by Git: with "commit: api" GitHub names the author, or it would not sign them. Leave it out, or write "commit: git".`);
if(way===`api`)return;
if(way!==`git`)throw new UsageError(`The input commit is "${way}". Write api or git.`);
if(author===``)return actionsBot;
let[,name=``,email=``]=/^([^<>\n]+?)\s*<([^<>\s]+@[^<>\s]+)>$/.exec(author)??[];
if(name!==``)return{name,email};
throw new UsageError(`The input git-author is "${author}". Write a name and an address: Name <name@example.com>.`)}
function requestEdits(items,bytesOf){
let files=[],asked=[],refused=[],judged=items.filter(({asks})=>asks===`refresh`);
for(let item of judged.toSorted((a,b)=>byUtf8(a.file.path,b.file.path))){
let edited=withRequest(item,bytesOf(item.file.path));
`refused`in edited?refused.push(edited.refused):edited.bytes===void 0?asked.push(item.id):files.push({id:item.id,path:item.file.path,bytes:edited.bytes})}
return{files,asked,refused}}
function withRequest(item,bytes){
let{path}=item.file,block=requestBlock(item);
if(block===void 0)return{refused:unjudged(item.file)};
let text=textOf(bytes);
if(text===void 0)return{refused:notText(item.file)};
let edited=editFields(path,text,[{set:`refresh`,to:block,after:`review`}]);
return`refused`in edited?edited:{bytes:edited.text===text?void 0:new TextEncoder().encode(edited.text)}}
function requestBlock({file,from,to,reasons,observations}){
if(from===void 0)return;
let earlier=file.whole?.refresh,block={from,to,reasons:[...reasons]},all=[...new Set([...earlier?.observations??[],...observations])].toSorted(byUtf8);
return all.length>0&&(block.observations=all),block}
function textOf(bytes){
try{
return new TextDecoder(`utf-8`,{fatal:!0,ignoreBOM:!0}).decode(bytes)}catch{
return}}
function unjudged(file){
return{message:`The case names no corpus revision of its judgment, so nobody can be asked about it.`,at:file.locate([]),fix:`Add "corpusRevision", the revision under which it was judged.`}}
function notText({path,locate}){
return{message:`${quoted(path)} is not UTF-8.`,at:locate([]),fix:`Save the file as UTF-8.`}}
function requestOf(to,files,heldOut=[]){
let written=files.map(({path,bytes})=>[path,createHash(`sha256`).update(bytes).digest(`hex`)]),asked=heldOut.length===0?[to,written]:[to,written,heldOut];
return{to,plan:sha256(canonicalJson(asked)),cases:files.map(({id})=>id)}}
function requestMessage(message,{to,plan,cases,tree}){
let trailers=[`Touchstone-Refresh: to=${to} tree=${tree} plan=${plan}`,...cases.map(id=>`Touchstone-Case: ${id}`)];
return`${message.trimEnd()}\n\n${trailers.join(`
`)}\n`}
const trailer=/^Touchstone-Refresh: to=(\S+) tree=([0-9a-f]{40,64}) plan=(sha256:[0-9a-f]{64})$/gm;
function committedRequest(message){
let[,to,tree,plan]=[...message.matchAll(trailer)].at(-1)??[];
if(to!==void 0&&tree!==void 0&&plan!==void 0)return{to,plan,cases:[...message.matchAll(/^Touchstone-Case: (\S+)$/gm)].map(([,id=``])=>id),tree}}
function markedBody(text,{to,plan,cases},{isDone=!1,hash=textHash(text)}={}){
let said={cases,...isDone?{done:!0}:{},plan,text:hash,to,v:1};
return`${text.trimEnd()}\n\n${hiddenLine(`refresh`,said)}\n`}
const lastMark=/<!-- touchstone:refresh (\{[^\n]*\}) -->\s*$/;
function readBody(body){
let found=lastMark.exec(body);
return{text:plainText(found===null?body:body.slice(0,found.index)),mark:readMark(found?.[1])}}
function readMark(json){
let said=parsed(json);
if(!isMap(said))return;
let{to,plan,cases,text,done}=said;
if(typeof to==`string`&&typeof plan==`string`&&typeof text==`string`&&Array.isArray(cases))return{to,plan,cases:cases.filter(id=>typeof id==`string`),text,isDone:done===!0}}
function parsed(json){
if(json!==void 0)try{
return JSON.parse(json)}catch{
return}}
function textHash(text){
return sha256(plainText(text))}
function plainText(text){
return text.replaceAll(`\r
`,`
`).trimEnd()}
function plannedRequests(set,plan){
let requests=new Map,unwritten=[],refused=[],undecided=[],itemsOf=groupsOf(plan.items,({pullRequest})=>pullRequest);
for(let{branch,cases,isOpen,isClosed,waits}of plan.pullRequests){
let asked=new Set(cases),items=(itemsOf.get(branch)??[]).filter(({id})=>asked.has(id));
if(isClosed||waits){
undecided.push(...items.filter(item=>item.isRequested).map(({id})=>id));
continue}
let edits=requestEdits(items,path=>set.bytes(path));
refused.push(...edits.refused);
let held=items.filter(({isHeldOut})=>isHeldOut).map(({id})=>id);
isOpen||undecided.push(...edits.asked);
let files=edits.files.map(file=>({...file,path:set.place(file.path)}));
files.length===0?unwritten.push(branch):requests.set(branch,{branch,request:requestOf(plan.to.id,files,held),files})}
return{plan,requests,unwritten,refused,undecided:undecided.toSorted(byUtf8)}}
async function belowMerges(host,head){
let found=await throughMerges(host,head),[parent,...others]=found?.made.parents??[];
if(found===void 0||parent===void 0||others.length>0)return;
let{made,newest}=found,[before,merged]=[await host.commit(parent),await host.commit(newest)];
if(before===void 0||merged===void 0)return;
let asked=await changedFiles(host,before.tree,made.tree),standing=await changedFiles(host,merged.tree,head.tree);
if(asked!==void 0&&standing!==void 0)return JSON.stringify(asked)===JSON.stringify(standing)?{made,parent:newest}:void 0}
async function throughMerges(host,head){
let newest,commit=head;
for(let left=10;left>0&&commit?.parents.length===2;left--){
let[first,second]=commit.parents;
if(first===void 0||second===void 0||await host.isOnMain(first)||!await host.isOnMain(second))return;
newest??=second,commit=await host.commit(first)}
return newest===void 0||commit===void 0?void 0:{made:commit,newest}}
async function changedFiles(host,before,after){
if(before===after)return[];
let[old,now]=[await host.folder(before),await host.folder(after)];
if(old.length!==now.length)return;
let changed=[];
for(let[at,one]of old.entries()){
let other=now[at];
if(one.name!==other?.name||one.mode!==other.mode)return;
if(one.oid===other.oid)continue;
if(one.mode!==`40000`){
changed.push({path:one.name,before:one.oid,after:other.oid});
continue}
let within=await changedFiles(host,one.oid,other.oid);
if(within===void 0)return;
changed.push(...within.map(file=>({...file,path:`${one.name}/${file.path}`})))}
return changed}
async function standingBranch(host,{branch,oid,to}){
let all=await host.pullRequests(branch),head=oid===void 0?void 0:await branchHead(host,oid,all),pullRequest=all.find(({state})=>state===`open`)??all[0],asked=pullRequest===void 0?void 0:await askedBy(host,pullRequest,head),closedCases=[];
for(let one of all.filter(({state})=>state===`closed`)){
let request=await closedRequest(host,one);
(request?.to===to||isSnoozed(one))&&closedCases.push(...request?.cases??[])}
return{branch,head,pullRequest,asked,closedCases}}
async function closedRequest(host,{body,head}){
let{mark}=readBody(body);
if(mark?.isDone!==!0)return mark??committedBy(host,head)}
function isSnoozed({labels}){
return labels.includes(`touchstone:snooze`)}
async function branchHead(host,oid,pullRequests){
if(pullRequests.some(({state,head})=>state===`merged`&&head===oid)||await host.isOnMain(oid))return{standing:`free`,oid};
let commit=await host.commit(oid),made=commit===void 0?void 0:await ownRequest(host,commit);
return made===void 0||!await host.isOnMain(made.parent)?{standing:`foreign`,oid,made:await madeBelow(host,commit)}:{standing:`ours`,oid,...made}}
async function madeBelow(host,above){
let commit=above;
for(let left=30;left>0&&commit!==void 0;left--){
let[oid]=commit.parents;
if(oid===void 0||await host.isOnMain(oid))return;
commit=await host.commit(oid);
let made=commit===void 0?void 0:madeByRefresh(commit);
if(made!==void 0&&await host.isOnMain(made.parent))return oid}}
async function ownRequest(host,commit){
if(commit.parents.length<2)return madeByRefresh(commit);
let below=await belowMerges(host,commit),made=below===void 0?void 0:madeByRefresh(below.made);
if(below!==void 0&&made!==void 0&&await host.isOnMain(made.parent))return{parent:below.parent,request:{...made.request,tree:commit.tree}}}
function madeByRefresh({message,tree,parents:[parent,...others]}){
let request=committedRequest(message);
if(!(request?.tree!==tree||parent===void 0||others.length>0))return{parent,request}}
async function askedBy(host,{state,body,head:last},head){
if(state===`open`&&head?.standing===`ours`)return head.request;
let{mark}=readBody(body);
return state!==`open`&&mark!==void 0?mark:await committedBy(host,head?.oid??last)??mark}
async function committedBy(host,from){
let oid=from;
for(let left=30;left>0&&oid!==void 0;left--){
let commit=await host.commit(oid),request=commit===void 0?void 0:committedRequest(commit.message);
if(request!==void 0)return request;
if([oid]=commit?.parents??[],oid!==void 0&&await host.isOnMain(oid))return}}
function stepFor(situation){
let{pullRequest}=situation;
return pullRequest!==void 0&&pullRequest.state!==`merged`&&isSnoozed(pullRequest)?{do:`respect`,pullRequest}:pullRequest?.state===`open`?stepForOpen(situation,pullRequest):stepWithoutOpen(situation)}
function stepForOpen(situation,pullRequest){
let{head,main,planned,asked,isUnwritten,untold}=situation;
if(head?.standing===`foreign`||pullRequest.base!==main.branch){
let isBehind=!asksTheSame(asked,planned?.request);
return{do:`tell`,pullRequest,asked:asked?.to,isBehind}}
return head?.standing!==`ours`||untold.length>0?{do:`nothing`,pullRequest}:planned===void 0?isUnwritten?{do:`nothing`,pullRequest}:{do:`close`,pullRequest,head:head.oid}:stepForPlanned({...situation,head,planned},pullRequest)}
function plannedIn({branch,planned}){
if(planned===void 0)throw Error(`Nothing is planned for "${branch}".`);
return planned}
function stepForPlanned({head,planned,main,wants},pullRequest){
return wants.isStrict&&head.parent!==main.head||!asksTheSame(head.request,planned.request)?{do:`rebuild`,pullRequest,from:head.oid}:isDescribed(pullRequest,planned,head.request)&&isSettled(pullRequest,wants)?{do:`nothing`,pullRequest}:{do:`edit`,pullRequest,head:head.oid}}
function stepWithoutOpen(situation){
let{head,planned,pullRequest}=situation;
return planned===void 0?pullRequest!==void 0&&isClosedNow(situation)?{do:`respect`,pullRequest}:head?.standing===`ours`?{do:`delete`,head:head.oid}:{do:`nothing`,pullRequest}:stepToOpen(situation,planned)}
function stepToOpen({head,main,pullRequest},{request}){
return head?.standing===`foreign`?{do:`nothing`,pullRequest}:head?.standing===`ours`&&head.parent===main.head&&asksTheSame(head.request,request)?{do:`adopt`,head:head.oid}:{do:`create`,from:head?.oid}}
function isClosedNow({pullRequest,closedCases,asked,to}){
return pullRequest?.state===`closed`&&closedCases.length>0&&asked?.to===to}
function asksTheSame(one,other){
return one?.plan===other?.plan&&one?.to===other?.to}
function isDescribed({body},{request,packet},before){
let{text,mark}=readBody(body);
return mark===void 0?text.trim()!==``&&asksTheSame(before,request):mark.isDone||!asksTheSame(mark,request)?!1:mark.text!==textHash(text)||mark.text===textHash(packet.body)}
function isSettled(pullRequest,wants){
let{labels,reviewers}=missingOf(pullRequest,wants);
return labels.length===0&&reviewers.length===0}
function missingOf(has,{labels,reviewers}){
let[named,asked]=[has.labels,has.reviewers].map(all=>new Set(all.map(lower)));
return{labels:labels.filter(label=>named?.has(lower(label))!==!0),reviewers:reviewers.filter(reviewer=>asked?.has(lower(reviewer))!==!0)}}
function lower(text){
return text.toLowerCase()}
async function readSituations(reading,{texts,wants}){
let{known,planned}=await planWithHistory(reading),{main,set}=reading,used=[...known.values()].filter(wasUsed).map(({branch})=>branch);
return{planned,situations:[...new Set([...used,...planned.requests.keys()])].toSorted(byUtf8).map(branch=>{
let request=planned.requests.get(branch),standing=known.get(branch)??unknownBranch(branch),isUnwritten=planned.unwritten.includes(branch),packet=request&&texts.packet(planned.plan,branch,request.request.cases),asks=request&&packet&&{...request,packet},untold=untoldIn(standing,planned.plan,set),gone=casesOf(standing).filter(id=>set.facts.standingOf(id)===`gone`);
return{...standing,to:set.to,main,planned:asks,isUnwritten,untold,gone,wants}})}}
const untellable=new Set([`unreadable`,`unverifiable`,`unbound`]);
function untoldIn(standing,{unasked},{facts}){
let untold=new Set(unasked.filter(({why})=>untellable.has(why)).map(({id})=>id));
return casesOf(standing).filter(id=>untold.has(id)||facts.standingOf(id)===`unreadable`)}
function casesOf({asked}){
return asked?.cases??[]}
function unknownBranch(branch){
return{branch,head:void 0,pullRequest:void 0,asked:void 0,closedCases:[]}}
async function planWithHistory(reading){
let{host,set}=reading,known=new Map;
for(let{name,head}of await host.branches())known.set(name,await standingBranch(host,{branch:name,oid:head,to:set.to}));
await lookUpNumbers(known,[...known.keys()],reading);
for(let left=50;;left--){
let planned=plannedRequests(set,set.plan(existingIn(known,reading))),{requests,unwritten}=planned,hasHistory=await lookUpNumbers(known,[...requests.keys(),...unwritten],reading),hasForged=await findForged(known,planned,reading);
if(!hasHistory&&!hasForged||left===0)return{known,planned}}}
async function lookUpNumbers(known,branches,{host,set}){
let isNews=!1;
for(let[base,highest]of highestNumbers(branches))for(let number=1;;number++){
let branch=numberedBranch(base,number),found=known.get(branch);
if(found===void 0&&(found=await standingBranch(host,{branch,oid:void 0,to:set.to}),known.set(branch,found),isNews||=found.closedCases.length>0||found.pullRequest?.state===`open`),!wasUsed(found)&&number>highest)break}
return isNews}
function wasUsed({head,pullRequest}){
return head!==void 0||pullRequest!==void 0}
function highestNumbers(branches){
let highest=new Map;
for(let{name,number}of branches.map(partsOf))highest.set(name,Math.max(number,highest.get(name)??0));
return highest}
async function findForged(known,{requests},{host}){
let isNews=!1;
for(let[branch,{request,files}]of requests){
let standing=known.get(branch),head=standing?.head;
standing!==void 0&&head?.standing===`ours`&&asksTheSame(head.request,request)&&await treeOnParent(host,head.parent,files)!==head.request.tree&&(known.set(branch,{...standing,head:{standing:`foreign`,oid:head.oid}}),isNews=!0)}
return isNews}
async function treeOnParent(host,parent,files){
let commit=await host.commit(parent);
if(commit!==void 0)return treeWith(commit.tree,files,tree=>host.folder(tree))}
function existingIn(known,{main,set}){
let all=[...known.values()],closed=all.filter(({closedCases})=>closedCases.length>0).map(({branch,closedCases})=>({branch,cases:closedCases,keeps:`closed`})),open=all.flatMap(one=>openOn(one,main,set)),taken=all.filter(isForeign).map(({branch})=>branch);
return{open:[...closed,...open],taken}}
function openOn({branch,head,pullRequest,asked},main,{facts}){
if(pullRequest?.state!==`open`)return[];
let isOurs=head?.standing===`ours`&&pullRequest.base===main.branch,cases=asked?.cases??[],isRead=cases.every(id=>facts.standingOf(id)!==`unreadable`);
return[{branch,cases,...isOurs&&isRead&&!isSnoozed(pullRequest)?{}:{keeps:`as-it-is`}}]}
function isForeign({head}){
return head?.standing===`foreign`}
async function build(host,situation,from){
let{branch,main}=situation,{files,packet,request}=plannedIn(situation),tree=await treeWith(main.tree,files,id=>host.folder(id));
if(tree===void 0)throw Error(`Main has not all files that "${branch}" asks about.`);
let message=requestMessage(packet.commitMessage,{...request,tree}),commit={parent:main.head,baseTree:main.tree,files,message},written=await host.writeCommit(commit);
if(`refused`in written)return written;
if(written.tree!==tree)throw Error(`The commit for "${branch}" has tree ${written.tree} instead of ${tree}.`);
let moved=await host.moveBranch({name:branch,from,to:written.oid});
return moved===`lost`?`lost`:moved===`moved`?{head:written.oid,isVerified:written.isVerified}:moved}
function noticeIn(texts,notice){
let{about}=notice,mark=hiddenLine(`refresh-notice`,about===`edited`||about===`ours-again`?{about:`edited`,v:1}:{about,to:notice.to,v:1});
return{mark,body:`${texts.notice(notice).trimEnd()}\n\n${mark}\n`}}
async function writeNotice(host,number,{mark,body}){
let[earlier,...others]=await standing(host,number,mark);
if(earlier===void 0){
let refused=await host.comment(number,body);
if(refused!==void 0)return refused.refused;
let[,...doubles]=await standing(host,number,mark);
return await withoutDoubles(host,doubles)}
return(textHash(earlier.body)===textHash(body)?void 0:await host.editComment(earlier.id,body))?.refused??await withoutDoubles(host,others)}
async function reviseNotice(host,number,{mark,body}){
let[earlier]=await standing(host,number,mark);
return earlier===void 0||textHash(earlier.body)===textHash(body)?!1:await host.editComment(earlier.id,body)??!0}
async function standing(host,number,mark){
return(await host.comments(number)).filter(({isOwn,body})=>isOwn&&body.trimEnd().endsWith(mark))}
async function withoutDoubles(host,doubles){
for(let{id}of doubles){
let refused=await host.deleteComment(id);
if(refused!==void 0)return refused.refused}}
function isAsRead(now,read){
return now.state===read.state&&now.body===read.body&&now.base===read.base}
function reportOf(situation,pullRequest){
let{branch,planned,asked,head,untold}=situation;
return{branch,operation:`unchanged`,cases:(untold.length>0?void 0:planned?.request.cases)??asked?.cases??[],...pullRequest===void 0?{}:namesOf(pullRequest),...head===void 0?{}:{head:head.oid},refused:[]}}
function namesOf({number,url,isByWorkflow=!1}){
return{number,url,isByWorkflow}}
async function takeStep(acting,situation,step){
switch(step.do){
case`create`:
case`adopt`:
return open(acting,situation,step);
case`rebuild`:
case`edit`:
return update(acting,situation,step);
case`close`:
return close(acting,situation,step);
case`delete`:
return deleteBranch(acting,situation,step.head);
case`tell`:
return tell(acting,situation,step);
case`respect`:
return putOff(situation,step.pullRequest);
case`nothing`:
return leave(acting,situation,step)}}
function putOff(situation,pullRequest){
let{author}=pullRequest;
return{...reportOf(situation,pullRequest),operation:`snoozed`,author}}
async function open(acting,situation,step){
let{host}=acting,{branch,main,pullRequest}=situation,{packet,request}=plannedIn(situation),[newest]=await host.pullRequests(branch);
if(newest?.number!==pullRequest?.number||newest?.state!==pullRequest?.state)return`lost`;
let{title,body}=packet,report={...reportOf(situation,void 0),operation:`created`,title},built=step.do===`adopt`?{head:step.head}:await build(host,situation,step.from);
if(built===`lost`)return`lost`;
if(`refused`in built)return unwritten(report,built);
if((await host.main()).head!==main.head)return`lost`;
let opened=await host.openPullRequest({branch,base:main.branch,title,body:markedBody(body,request),draft:acting.isDraft});
if(`blocked`in opened){
let{blocked,compareUrl}=opened;
return{...report,...built,operation:`blocked`,compareUrl,refused:[blocked]}}
let refused=await settle(host,situation,{...opened,labels:[],reviewers:[]});
return{...report,...built,...namesOf(opened),refused}}
async function update(acting,situation,step){
let{host}=acting,now=await host.pullRequest(step.pullRequest.number);
if(!isAsRead(now,step.pullRequest)||step.do===`edit`&&now.head!==step.head)return`lost`;
let report={...reportOf(situation,now),operation:`updated`},built=step.do===`edit`?{head:step.head}:await build(host,situation,step.from);
if(built===`lost`)return`lost`;
if(`refused`in built)return unwritten(report,built);
let takenBack=await takeBack(acting,situation,now),refused=[...typeof takenBack==`boolean`?[]:[takenBack.refused],...await describe(acting,situation,now),...await settle(host,situation,now)];
return{...report,...built,refused}}
function unwritten(report,{refused}){
return{...report,operation:`blocked`,isUnwritten:!0,refused:[refused]}}
async function describe({host,texts},situation,pullRequest){
let planned=plannedIn(situation),{branch,asked}=situation;
if(isDescribed(pullRequest,planned,asked))return[];
let{packet,request}=planned,{number,title}=pullRequest,{mark}=readBody(pullRequest.body),refused=[],earlier=mark??asked;
if(earlier!==void 0&&earlier.to!==request.to){
let{to,cases}=request,notice={about:`newer-revision`,branch,to,cases,before:{to:earlier.to,cases:earlier.cases}};
refused.push(await writeNotice(host,number,noticeIn(texts,notice)))}
let body=markedBody(packet.body,request),edit=!asksTheSame(mark,request)&&title!==packet.title?{title:packet.title,body}:{body};
return refused.push((await host.editPullRequest(number,edit))?.refused),refused.filter(one=>one!==void 0)}
async function settle(host,{wants},pullRequest){
let{number}=pullRequest,{labels,reviewers}=missingOf(pullRequest,wants);
return[labels.length===0?void 0:await host.addLabels(number,labels),reviewers.length===0?void 0:await host.requestReviewers(number,reviewers)].flatMap(one=>one===void 0?[]:[one.refused])}
async function close(acting,situation,step){
let{host,texts}=acting,{branch,to,asked,gone}=situation,{head}=step,now=await host.pullRequest(step.pullRequest.number);
if(!isAsRead(now,step.pullRequest)||now.head!==head)return`lost`;
let report=reportOf(situation,now),notice=noticeIn(texts,{about:`nothing-stale`,branch,to,cases:asked?.cases??[],gone}),untold=await writeNotice(host,now.number,notice),{text,mark}=readBody(now.body),request=asked??{to,plan:``,cases:[]},done={isDone:!0,...mark===void 0?{}:{hash:mark.text}},closed=await host.closePullRequest(now.number,{body:markedBody(text,request,done)}),refused=[untold,closed?.refused].filter(one=>one!==void 0);
if(closed!==void 0)return{...report,operation:`blocked`,refused};
let moved=await host.moveBranch({name:branch,from:head,to:void 0}),kept=typeof moved==`string`?[]:[moved.refused];
return{...report,operation:`closed`,refused:[...refused,...kept]}}
async function deleteBranch({host},situation,head){
let{branch,pullRequest}=situation,[newest]=await host.pullRequests(branch);
if(newest?.state===`open`||newest?.number!==pullRequest?.number)return`lost`;
let moved=await host.moveBranch({name:branch,from:head,to:void 0});
if(moved===`lost`)return`lost`;
let report=reportOf(situation,pullRequest);
return moved===`moved`?{...report,operation:`closed`}:unwritten(report,moved)}
async function tell(acting,situation,step){
let{host,texts}=acting,{asked,isBehind,pullRequest}=step,{branch,to,main,head,planned}=situation;
if(!isAsRead(await host.pullRequest(pullRequest.number),pullRequest))return`lost`;
let why=head?.standing===`foreign`?{commit:head.oid,made:head.made}:{base:pullRequest.base,main:main.branch},notice=noticeIn(texts,{about:`edited`,branch,to,cases:planned?.request.cases??[],why,asked,isBehind}),untold=await writeNotice(host,pullRequest.number,notice),refused=untold===void 0?[]:[untold];
return{...reportOf(situation,pullRequest),operation:`edited`,refused}}
async function leave(acting,situation,{pullRequest}){
let report=reportOf(situation,pullRequest);
if(pullRequest?.state!==`open`||situation.head?.standing!==`ours`)return report;
let takenBack=await takeBack(acting,situation,pullRequest);
return typeof takenBack==`boolean`?takenBack?{...report,operation:`updated`}:report:{...report,refused:[takenBack.refused]}}
async function takeBack({host,texts},{branch,to,asked,planned},{number}){
return reviseNotice(host,number,noticeIn(texts,{about:`ours-again`,branch,to,cases:planned?.request.cases??asked?.cases??[]}))}
async function runRefresh(host,set,settings){
let reports=new Map,first,left=[];
for(let turn=1;;turn++){
let main=await host.main();
if(main.head!==set.head)return first===void 0?superseded:ended(first,reports,left);
let{planned,situations}=await readSituations({host,set,main},{texts:settings.texts,wants:settings}),due=dueSteps(situations),steps=due.map(({situation,step})=>({branch:situation.branch,step})),{plan,refused,undecided}=planned,{damage}=set.facts;
if(first??={state:`dry`,plan,steps,requests:[],left:[],refused,undecided,damage},settings.isDryRun)return first;
if(left=await takeAll(host,settings,{due,reports}),left.length===0||turn===2)return ended(first,reports,left)}}
function ended(run,reports,left){
let requests=[...reports.values()].toSorted((a,b)=>byUtf8(a.branch,b.branch));
return{...run,state:`done`,requests,left}}
const superseded={state:`superseded`,plan:void 0,steps:[],requests:[],left:[],refused:[],undecided:[],damage:[]};
function dueSteps(situations){
return situations.map(situation=>({situation,step:stepFor(situation)})).toSorted((a,b)=>Number(!ends(a.step))-Number(!ends(b.step)))}
function ends({do:what}){
return what===`close`||what===`delete`}
async function takeAll(host,{texts,isDraft},{due,reports}){
let left=[];
for(let{situation,step}of due){
let{branch}=situation,taken=await takeStep({host,texts,isDraft},situation,step);
taken===`lost`?left.push(branch):(taken.operation!==`unchanged`||isStanding(situation)&&!reports.has(branch))&&reports.set(branch,taken)}
return left}
function isStanding({head,pullRequest}){
return pullRequest?.state===`open`||head?.standing===`foreign`}
function foreignComment(foreign,{commit,made,page}){
let{branch,to,cases,isBehind}=foreign,isAsked=cases.length>0,asks=isBehind||!isAsked?nowText({to,cases}):`It asks what is to be asked under corpus revision ${idCode(to)}: ${counted(cases.length,`case`)}, ${named(cases)}.`;
return[`**This branch holds work that Touchstone did not write** ([${markdownCode(commit.slice(0,10))}](${page}/commit/${encodeURIComponent(commit)})), so it is left to you: no run rebuilds, moves or deletes it.`,asks,[`What you can do:`,...isAsked?goingOn(foreign,made):leaving(branch)].join(`
`)].join(`

`)}
function goingOn({branch,isBehind,asked,to},made){
return[`- Go on: ${isBehind?`decide here, merge the main branch into it where it is behind, and merge it. What is left is asked in a new pull request.`:`decide here what is not decided yet, and merge it.`}`,...made===void 0?[]:[goingBack(branch,made)],asked!==void 0&&asked!==to?`- Start again: keep what you need elsewhere, then close this pull request. The next run asks in a new one, under corpus revision ${idCode(to)}.`:`- Put it off: close this pull request. Its cases are asked about again under a newer corpus revision; to go on sooner, reopen it. To delete the branch closes it, too.`]}
function goingBack(branch,made){
return`- Start again here: keep what you need elsewhere, then put the branch back to the request alone: ${markdownCode(`git push --force origin ${made}:refs/heads/${branch}`)}. The next run goes on from there.`}
function leaving(branch){
return[`- End it: keep what you need elsewhere, then close this pull request and delete the branch ${idCode(branch)}.`,`- Leave it open: where the corpus moves on, this comment says what is to be asked then.`]}
function retargetedComment({to,cases,asked},{base,main}){
return[`**This pull request stays as it is, since it goes to ${idCode(base)} and not to ${idCode(main)}.** It is never rebuilt, moved or closed.`,nowText({to,cases}),[`What you can do:`,`- Go on: let it go to ${idCode(main)} again. The next run goes on there.`,asked!==void 0&&asked!==to?`- Start again: close it. The next run asks in a new pull request, under corpus revision ${idCode(to)}.`:`- Put it off: close it. Its cases are asked about again under a newer corpus revision; to go on sooner, reopen it.`].join(`
`)].join(`

`)}
function oursAgainComment(){
return`**This pull request is as Touchstone made it again**, so runs rebuild and close it as the set asks. What stood here was about an earlier state.`}
function nowText({to,cases}){
return cases.length===0?`Under corpus revision ${idCode(to)} nobody has to look at its cases any more.`:`Under corpus revision ${idCode(to)} it would ask about ${counted(cases.length,`case`)}: ${named(cases)}.`}
function revisionComment({before,now},readsLines){
let came=now.cases.filter(id=>!before.cases.includes(id)),went=before.cases.filter(id=>!now.cases.includes(id)),stay=now.cases.length-came.length;
return[before.to===now.to?`**Asked anew under corpus revision ${idCode(now.to)}.** The description is new.`:`**Now at corpus revision ${idCode(now.to)}**, before at ${idCode(before.to)}. The description is new.`,[...came.length===0?[]:[`- New here: ${named(came)}`],...went.length===0?[]:[`- Not asked here any more: ${named(went)}`],...stay===0?[]:[`- Asked as before: ${counted(stay,`case`)}`]].join(`
`),...readsLines?[`A line that somebody wrote before holds where its code is still the one that is shown; copy the others again.`]:[]].filter(part=>part!==``).join(`

`)}
function closingComment({to,cases,gone}){
let one=cases.length===1,left=cases.filter(id=>!gone.includes(id)),sentences=[...left.length===0?[]:[standsText(to,left)],...gone.length===0?[]:[`The set does not have ${gone.length===1?`this case`:`these`} any more: ${named(gone)}.`]];
return[`**Closed: nobody has to look at ${one?`this case`:`these ${cases.length} cases`} again.** ${sentences.join(` `)}`,`Nothing was changed. Its branch held nothing but the request, so it is deleted.`].join(`

`)}
function standsText(to,cases){
let one=cases.length===1;
return`Under corpus revision ${idCode(to)} ${one?`its judgment stands`:`their judgments stand`}, or somebody has decided about ${one?`it`:`them`} elsewhere: ${named(cases)}.`}
function named(ids){
let shown=ids.slice(0,20).map(idCode),rest=ids.length-shown.length;
return listed$1([...shown,...rest>0?[`${rest} more`]:[]])}
function requestTexts({page,place,...more}){
return{packet:(plan,branch,cases)=>{
let pullRequest=plan.pullRequests.find(one=>one.branch===branch&&!one.isClosed);
if(pullRequest===void 0)throw Error(`Nothing is planned for "${branch}".`);
let asked=new Set(cases),items=plan.items.filter(item=>item.pullRequest===branch&&asked.has(item.id)),files=`${page}/blob/${addressOf(branch)}/${place===``?``:`${addressOf(place)}/`}`;
return pullRequestPacket({...plan,items},{...pullRequest,cases},{...more,files,whole:void 0})},notice:notice=>noticeText(notice,page,more.readsLines)}}
function noticeText(notice,page,readsLines){
switch(notice.about){
case`newer-revision`:
return revisionComment({before:{...notice,...notice.before},now:notice},readsLines);
case`nothing-stale`:
return closingComment(notice);
case`ours-again`:
return oursAgainComment();
case`edited`:
return`commit`in notice.why?foreignComment(notice,{...notice.why,page}):retargetedComment(notice,notice.why)}}
function addressOf(path){
return path.split(`/`).map(encodeURIComponent).join(`/`)}
function setFacts(dataset){
let unread=unreadCases(dataset),nameless=dataset.cases.filter(file=>file.case.id===void 0),unreadable=new Set([...unread,...nameless.map(({path})=>path)].map(idInName)),readable=new Set;
for(let file of dataset.cases)file.whole===void 0?unreadable.add(file.case.id??idInName(file.path)):readable.add(file.case.id);
let mayBeAny=unread.length+nameless.length>0;
return{standingOf:id=>unreadable.has(id)?`unreadable`:readable.has(id)?`readable`:mayBeAny?`unreadable`:`gone`,damage:damageOf(dataset)}}
function damageOf(dataset){
let revisions=[...new Set(dataset.cases.map(file=>file.case.corpusRevision??``))].toSorted(byUtf8),inCases=dataset.defects.filter(one=>isOfTheSet(one)&&isInCases(one.at.file)),inRevisions=dataset.defects.filter(({at})=>revisions.some(id=>id!==``&&at.file.startsWith(`corpus-revisions/${id}/`))),altered=revisions.flatMap(id=>alteredTables(dataset.revisions.get(id)));
return[...inCases,...inRevisions,...altered]}
async function setOfCommit({tree,commit,place}){
let read=await setToPlan(tree,{to:void 0,candidates:!0});
if(!(`target`in read))return read;
let{dataset,target,texts}=read,folder=branchFolder(place),{items}=planRefresh(dataset,{target,texts,candidates:!0}),asked=items.filter(({asks})=>asks===`refresh`),bytes=new Map;
for(let{file}of asked)bytes.set(file.path,(await tree.read(file.path,{max:limits.case})).bytes);
return{set:{head:commit,to:target.id,facts:setFacts(dataset),plan:existing=>planRefresh(dataset,{target,texts,folder,...existing}),bytes:path=>{
let found=bytes.get(path);
if(found===void 0)throw Error(`"${path}" is in no plan.`);
return found},place:path=>repositoryPath(place,path)},dataset,candidates:items.length-asked.length}}
const ownTool=`.touchstone/touchstone.js`;
function toolOfSet(folder,place){
let ways=place===``?[]:place.split(`/`).map(()=>`..`),root=join(folder,...ways),found=[repositoryPath(place,ownTool),ownTool,`dist/touchstone.js`].find(path=>existsSync(join(root,path)));
return{program:found===void 0?`touchstone`:`node ${inShell(found)}`,set:place}}
const operations=[`blocked`,`edited`,`created`,`updated`,`closed`,`snoozed`,`unchanged`],operationOf={create:`created`,adopt:`created`,rebuild:`updated`,edit:`updated`,close:`closed`,delete:`closed`,tell:`edited`,respect:`snoozed`,nothing:`unchanged`};
function requestsOf(run){
return run.state===`dry`?run.steps.map(({branch,step})=>{
let pullRequest=`pullRequest`in step?step.pullRequest:void 0,planned=run.plan?.pullRequests.find(one=>one.branch===branch);
return{branch,operation:operationOf[step.do],cases:planned?.cases??[],...pullRequest===void 0?{}:{number:pullRequest.number,url:pullRequest.url},refused:[]}}).filter(({operation,number})=>operation!==`unchanged`||number!==void 0).toSorted((a,b)=>byUtf8(a.branch,b.branch)):run.requests}
function mainOperation(requests){
let found=new Set(requests.map(({operation})=>operation));
return operations.find(one=>found.has(one))??`unchanged`}
function countOf(requests,operation){
return requests.filter(one=>one.operation===operation).length}
function*runJson({run,commit,candidates}){
let requests=requestsOf(run),head={refresh:{state:run.state,commit,operation:mainOperation(requests),counts:Object.fromEntries(operations.map(one=>[one,countOf(requests,one)])),pullRequests:requests.map(requestValue),left:run.left,refused:run.refused.map(({message,at,fix=null})=>({message,file:at.file,line:at.line,fix})),undecided:run.undecided,damage:run.damage.map(({rule,message,at,fix=null})=>({rule,message,file:at.file,line:at.line,fix})),candidates}};
yield`${jsonText(head).slice(0,-1)},"plan":`,run.plan===void 0?yield`null`:yield*planJson(run.plan,run.plan.items),yield`}
`}
function requestValue(request){
let{branch,operation,cases,refused}=request;
return{branch,operation,number:request.number??null,url:request.url??null,head:request.head??null,verified:request.isVerified??null,compareUrl:request.compareUrl??null,cases,refused}}
function blockedText(requests){
let blocked=requests.filter(({compareUrl})=>compareUrl!==void 0);
if(blocked.length===0)return``;
let links=blocked.map(({branch,cases,title=branch,compareUrl=``})=>`- [${markdownText(title)}](${inLink(compareUrl)}), ${counted(cases.length,`case`)}`),[reason]=blocked.flatMap(({refused})=>refused);
return[`### To be opened by a person`,`${blocked.length===1?`Its branch is there`:`Their branches are there`}; each link leads to a page on which one click opens the pull request.`,links.join(`
`),...reason===void 0?[]:[`Why this run did not: ${markdownText(reason)}`],`So that runs open them: Settings, Actions, General, “Allow GitHub Actions to create and approve pull requests”. Or give the action the token of a GitHub App.`].join(`

`)}
function inLink(address){
return address.replace(/[\s()<>\\[\]"'`|]/g,character=>`%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2,`0`)}`)}
const operationWords={created:[`opened`,`to be opened`],updated:[`updated`,`to be updated`],unchanged:[`unchanged`,`unchanged`],closed:[`closed`,`to be closed`],blocked:[`blocked`,`blocked`],snoozed:[`put off by a person`,`put off by a person`],edited:[`left to its people`,`left to its people`]};
function operationText({state},{operation,compareUrl}){
if(compareUrl!==void 0)return`to be opened by a person`;
let[did,would]=operationWords[operation];
return state===`dry`?would:did}
const supersededText=`The main branch has moved on since this commit. The run for its newest commit asks about what is there; where a merge started none, the next one by schedule or by hand does.`,inOrder=[`blocked`,`created`,`updated`,`closed`,`edited`,`snoozed`,`unchanged`];
function runText(run){
if(run.state===`superseded`)return`nothing done, since the main branch has moved on`;
let requests=requestsOf(run),parts=inOrder.flatMap((operation,at)=>{
let count=countOf(requests,operation);
return count===0?[]:[`${inOrder.slice(0,at).every(one=>countOf(requests,one)===0)?counted(count,`pull request`):String(count)} ${operationText(run,{operation})}`]}),waits=undecidedText$1(run);
return parts.length===0?waits??`nobody has to look at a case`:waits===void 0?listed$1(parts):`${listed$1(parts)}; ${waits}`}
function undecidedText$1({undecided}){
let[,...others]=undecided;
if(undecided.length!==0)return`${counted(undecided.length,`case`)} ${others.length===0?`was`:`were`} merged undecided`}
function undecidedAdvice(run){
let text=undecidedText$1(run);
if(text===void 0)return;
let[one=``,...others]=run.undecided,ids=run.undecided.slice(0,10),rest=run.undecided.length-ids.length,them=`${ids.join(`, `)}${rest>0?` and ${rest} more`:``}`;
return`${text}, and no open pull request asks about ${others.length===0?`it`:`them`}: ${them}. Decide on a checkout of the main branch, by touchstone refresh decide ${inShell(one)}${others.length===0?``:` and so on`}, and bring that in by a pull request of your own.`}
function requestLine(run,request){
let{branch,number,url,compareUrl,cases,head}=request,name=number===void 0?``:` #${number}`,where=url??compareUrl;
return[`${branch}: ${operationText(run,request)}${name}, ${counted(cases.length,`case`)}`,...head===void 0?[]:[`at ${head.slice(0,10)}`],...where===void 0?[]:[where]].join(` `)}
function runSummary(told,options){
let{run}=told,requests=requestsOf(run),where=options.set===`.`?``:` of ${markdownCode(options.set)}`,dry=run.state===`dry`?`, dry run`:``;
return`${[`## ${markOf(told,requests)} Touchstone refresh${where}${dry}: ${runText(run)}`,...planned(told),undecidedText(run),damageText(run),requestTable(told,requests),blockedText(requests),...requests.flatMap(refusals),...heldBack(told,requests),...candidateText(told),footer(told,options)].filter(part=>part!==``).join(`

`)}\n`}
function markOf({run},requests){
return requests.some(({isUnwritten})=>isUnwritten===!0)?levelMarks.error:run.left.length+run.refused.length+run.undecided.length+run.damage.length>0||requests.some(({operation,refused})=>operation===`blocked`||refused.length>0)?levelMarks.warning:`✅`}
function planned({run:{plan}}){
if(plan===void 0)return[supersededText];
let rows=planRows(plan,onPage).filter(([,text])=>text!==``).map(([name,text])=>name===``?`  - ${text}`:`- **${name}**: ${text}`);
return[headlineOf(plan,onPage),rows.join(`
`)]}
function undecidedText(run){
let advice=undecidedAdvice(run);
return advice===void 0?``:`${levelMarks.warning} ${markdownText(advice)}`}
function damageText({damage}){
if(damage.length===0)return``;
let lines=damage.slice(0,100).map(({at,message})=>`- ${markdownCode(`${at.file}:${at.line}`)} ${markdownText(message)}`),rest=damage.length-lines.length;
return[`${levelMarks.warning} **Not all of the set can be read.** What was planned is of the rest; a pull request that asks about a case that cannot be read is left as it is. ${markdownCode(`touchstone check`)} says how to mend it.`,[...lines,...rest>0?[`- and ${rest} more`]:[]].join(`
`)].join(`

`)}
function requestTable({run},requests){
return requests.length===0?``:[`| | branch | cases | done |`,`| --- | --- | ---: | --- |`,...requests.map(request=>{
let{branch,number,url,cases,author}=request,openedBy=author===void 0||request.isByWorkflow===!0?``:`; opened by ${idCode(author)}`;
return`| ${number===void 0||url===void 0?``:`[#${number}](${url})`} | ${idCode(branch)} | ${cases.length} | ${operationText(run,request)}${openedBy} |`})].join(`
`)}
function refusals({branch,compareUrl,refused,isUnwritten}){
if(compareUrl!==void 0)return[];
let mark=isUnwritten===!0?levelMarks.error:levelMarks.warning;
return refused.map(one=>`${mark} ${idCode(branch)}: ${markdownText(one)}`)}
function heldBack({run},requests){
let written=requests.filter(({operation,isByWorkflow})=>isByWorkflow===!0&&(operation===`created`||operation===`updated`));
if(run.state!==`done`||written.length===0)return[];
let[it,there]=written.length===1?[`it`,`there`]:[`them`,`on each`];
return[`**Checks wait for a click.** The token of this job opened ${it}, so GitHub starts no workflow before somebody clicks “Approve workflows to run” ${there}. With the token of a GitHub App in the input ${markdownCode(`token`)} they start at once.`]}
function candidateText({candidates}){
if(candidates===0)return[];
let them=candidates===1?`It gets`:`They get`;
return[`${counted(candidates,`candidate`)} that nobody has judged. ${them} no pull request: ${markdownCode(`touchstone refresh plan --candidates`)} tells more.`]}
function footer({run,commit},options){
let{page,version,report}=options,link=`[${markdownCode(commit.slice(0,10))}](${page}/commit/${commit})`;
return`${run.state===`superseded`?`Began at`:`Planned for`} ${link}, by Touchstone ${version}. All of it as JSON: ${markdownCode(report)}.`}
function outputsOf(run,report){
let requests=requestsOf(run),count=operation=>countOf(requests,operation),{plan}=run;
return{state:run.state,operation:mainOperation(requests),created:count(`created`),updated:count(`updated`),unchanged:count(`unchanged`),closed:count(`closed`),blocked:count(`blocked`),snoozed:count(`snoozed`),edited:count(`edited`),waiting:plan?.pullRequests.filter(({waits})=>waits).length??0,undecided:run.undecided.length,cases:plan?.items.length??0,"pull-requests":jsonText(requests.map(requestValue)),...ofTheOnly(requests),report}}
function ofTheOnly([only,...others]){
let one=others.length===0?only??{}:{};
return{"pull-request-number":one.number??``,"pull-request-url":one.url??one.compareUrl??``,"head-sha":one.head??``,verified:one.isVerified===void 0?``:String(one.isVerified)}}
const title=`Touchstone refresh`;
async function tellRefresh(told,telling){
let{job,inputs,version}=telling,{run}=told,report=await writeReport(job,inputs.report,runJson(told));
for(let request of requestsOf(run))info(logLine(requestLine(run,request)));
info(logLine(`Touchstone refresh: ${runText(run)}.`)),run.state===`superseded`&&info(supersededText);
let isWritten=annotate(told,telling),name=reportName(report,job),options={page:job.page,set:inputs.path,version,report:name};
await summary.addRaw(runSummary(told,options)).write();
for(let[output,value]of Object.entries(outputsOf(run,report)))setOutput(output,value);
return isWritten?0:3}
function annotate({run},{inputs,place}){
let isWritten=!0,damage=run.damage.slice(0,7);
for(let{message,at}of[...damage,...run.refused]){
let file=repositoryPath(place,at.file);
warning(logLine(message),{title,file,startLine:at.line})}
let advice=undecidedAdvice(run);
advice!==void 0&&warning(logLine(advice),{title});
for(let branch of run.left)warning(logLine(`${branch} or the main branch moved again and again while this run looked. The next run goes on there.`),{title});
if(inputs.gitAuthor===void 0)for(let one of unverified(run))warning(logLine(one),{title});
for(let request of requestsOf(run)){
let message=refusalText(request);
message!==void 0&&(request.isUnwritten===!0?(isWritten=!1,error(logLine(message),{title})):warning(logLine(message),{title}))}
return isWritten}
function unverified(run){
return requestsOf(run).filter(({isVerified})=>isVerified===!1).map(({branch})=>`${branch}: GitHub does not show its commit as verified. It signs what the job's own token or that of a GitHub App writes, and nothing that a person's token does. Where a rule asks for signed commits, it cannot be merged.`)}
function refusalText({branch,refused,compareUrl}){
if(refused.length===0)return;
let told=refused.join(` `),named=told.includes(branch)?told:`${branch}: ${told}`;
return compareUrl===void 0?named:`${named} The branch is there; somebody opens the pull request by the link in the summary.`}
async function tellUnplannable(defects,{job,inputs,checkedOut:{place}}){
let placed=defects.map(defect=>({...defect,file:repositoryPath(place,defect.at.file)})),sentence=`The set is damaged, so nothing was planned and nothing was written. Mend it first: "touchstone check" tells all of it.`;
for(let{rule,message,at,file}of placed.slice(0,9))error(logLine(message),{title:rule,file,startLine:at.line});
error(sentence,{title:`Touchstone refresh: not done`});
let list=placed.map(({rule,message,file,at})=>`- ${markdownCode(`${file}:${at.line}`)} ${markdownCode(rule)}: ${markdownText(message)}`);
await summary.addRaw(`## ❌ Touchstone refresh: not done\n\n${sentence}\n\n${list.slice(0,100).join(`
`)}\n`).write();
let reason={reason:sentence,exitCode:1,defects:placed.map(({rule,message,file,at})=>({rule,message,file,line:at.line}))},report=await writeReport(job,inputs.report,[`${jsonText({notDone:reason})}\n`]);
return setOutput(`report`,report),1}
async function tellNoRevision({revisions},{job,inputs}){
if(revisions.size>0)throw new UsageError(`No ${currentFile} says which corpus revision is current. Write one: revision: <id>.`);
let sentence=`No corpus revision is recorded yet, so there is nothing that cases could be behind.`;
info(sentence),await summary.addRaw(`## ✅ Touchstone refresh: nobody to ask\n\n${sentence}\n`).write();
let report=await writeReport(job,inputs.report,[`${jsonText({refresh:{state:`nothing-recorded`},plan:null})}\n`]);
return setOutput(`state`,`nothing-recorded`),setOutput(`operation`,`unchanged`),setOutput(`report`,report),0}
async function runRefreshAction(job,inputs,place){
let folder=await setPlace(job.workspace,inputs.path),checkedOut=await checkedOutIn(folder,inputs.path),read=await setOfCommit(checkedOut);
if(!(`set`in read))return`defects`in read?await tellUnplannable(read.defects,{job,inputs,checkedOut}):await tellNoRevision(read.dataset,{job,inputs,checkedOut});
let{set,dataset,candidates}=read,{token,gitAuthor,labels,reviewers,isStrict,isDraft,isDryRun}=inputs,host=githubHost({place,token,gitAuthor,folder:branchFolder(checkedOut.place)}),run=await runRefresh(host,set,{texts:requestTexts({page:job.page,place:checkedOut.place,reviewers:dataset.policy?.policy?.reviewers??[],asked:reviewers,readsLines:!1,tool:toolOfSet(folder,checkedOut.place)}),labels,reviewers,isStrict,isDraft,isDryRun});
if(run.state===`superseded`&&!await host.isOnMain(set.head))throw notMain(checkedOut.commit,inputs,job);
return await tellRefresh({run,commit:checkedOut.commit,candidates},{job,inputs,version:package_default.version,place:checkedOut.place})}
function notMain(commit,{path},{page}){
return new UsageError(`"${path}" holds commit ${shortId(commit)}, which is not on the main branch of ${page}. Refresh asks about what the main branch holds: check that branch out, start the workflow on no other, and name its folder in the input path.`)}
const ways=new Map([[`push`,runRefreshAction],[`schedule`,runRefreshAction],[`workflow_dispatch`,runRefreshAction],[`pull_request`,showCorpusChange]]);
function wayOf({event:{name}}){
let way=ways.get(name);
if(way!==void 0)return way;
throw new JobError(`The event "${name}" is none that this action runs on. Run it on push to the main branch, schedule or workflow_dispatch to ask people, and on pull_request to show what a corpus revision would ask.`)}
try{
let job=jobOf(process.env),way=wayOf(job),inputs=readInputs(name=>getInput(name));
process.exitCode=await way(job,inputs,placeOfJob(process.env))}catch(error){
process.exitCode=await tellFailure(error,process.env,{title:`Touchstone refresh: not done`,field:`notDone`})}
export{};
