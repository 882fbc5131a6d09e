import{error,getInput,info,setOutput,summary,warning}from"./chunks/actions-core.js";
import{GitHubError,JobError,jobOf,placeOfJob}from"./chunks/shared-github.js";
import{setPlace,tellFailure,writeReport,yesOrNo}from"./chunks/shared-scripts.js";
import{RepositoryError,UsageError,byUtf8,canonicalJson,counted,currentFile,fieldOf,groupsOf,isMap,jsonText,limits,listed as listed$1,logLine,package_default,quoted,sha256,shortId}from"./chunks/core.js";
import{checkedOutTree}from"./chunks/shared-git.js";
import{branchFolder,numberedBranch,partsOf,planRefresh,setToPlan}from"./chunks/shared-refresh.js";
import{setTimeout}from"node:timers/promises";
import{getOctokit}from"./chunks/actions-github.js";
import http from"node:http";
import fs from"node:fs";
import{mkdtemp,rm}from"node:fs/promises";
import{tmpdir}from"node:os";
import{join,relative}from"node:path";
import{init,packObjects,writeBlob as writeBlob$1,writeCommit as writeCommit$1,writeTree as writeTree$1}from"./chunks/isomorphic-git.js";
import{editFields}from"./chunks/shared-load.js";
import{createHash}from"node:crypto";
import{headlineOf,idCode,levelMarks,markdownCode,markdownText,onPage,planJson,planRows,pullRequestPacket}from"./chunks/shared-report.js";
async function showCorpusChange(_job,_inputs,_place){
return await Promise.reject(new JobError(`The event "pull_request" is not shown yet by this action.`))}
const actionsBot={name:`github-actions[bot]`,email:`41898282+github-actions[bot]@users.noreply.github.com`};
function readInputs(get){
const flag=name=>yesOrNo(name,get(name)||`false`);
return{token:tokenIn(get(`token`)),path:get(`path`)||`.`,labels:listIn(get(`labels`)),reviewers:reviewersIn(get(`reviewers`)),isDraft:flag(`draft`),isDryRun:flag(`dry-run`),gitAuthor:authorIn(get(`commit`)||`api`,get(`git-author`)),isStrict:flag(`strict`),report:get(`report`)||void 0}}
function tokenIn(text){
if(text!==``)return text;
throw new UsageError(`The input token is empty. Leave it out, and the token of the job is taken; a secret that is named and not set is empty.`)}
function listIn(text){
const entries=text.split(/[,\n]/).map(one=>one.trim());
return[...new Set(entries)].filter(one=>one!==``)}
const reviewer=/^[a-z\d](?:-?[a-z\d_]){0,99}(?:\/[\w.-]{1,100})?$/i;
function reviewersIn(text){
const names=listIn(text).map(one=>one.replace(/^@/,``));
const strange=names.find(one=>!reviewer.test(one));
if(strange===void 0)return names;
throw new UsageError(`The input reviewers holds "${strange}", which is no account of GitHub. Write accounts, such as jordan, and teams as owner/team, separated by commas.`)}
function authorIn(way,author){
if(way===`api`&&author!==``)throw new UsageError(`The input git-author is for commits by Git: with "commit: api" GitHub names the author, or it would not sign them. Leave it out, or write "commit: git".`);
if(way===`api`)return void 0;
if(way!==`git`)throw new UsageError(`The input commit is "${way}". Write api or git.`);
if(author===``)return actionsBot;
const[,name=``,email=``]=/^([^<>\n]+?)\s*<([^<>\s]+@[^<>\s]+)>$/.exec(author)??[];
if(name!==``)return{name,email};
throw new UsageError(`The input git-author is "${author}". Write a name and an address: Name <name@example.com>.`)}
const systemClock={now:()=>Date.now(),sleep:async milliseconds=>{
await setTimeout(milliseconds)},random:()=>Math.random()};
function answerOf(value,doing){
const at=path=>path.reduce((found,name)=>fieldOf(found,name),value);
const wrong=(path,kind)=>{
const said=`"${path.join(`.`)}" holds no ${kind}`;
return new GitHubError(doing,{kind:`undescribed`,status:0,said})};
const text=(...path)=>{
const found=at(path);
if(typeof found===`string`)return found;
throw wrong(path,`text`)};
const list=(...path)=>{
const found=at(path);
if(Array.isArray(found))return found.map(one=>answerOf(one,doing));
throw wrong(path,`list`)};
const isNone=path=>(at(path)??null)===null;
return{text,textOrNone:(...path)=>isNone(path)?``:text(...path),list,listOrNone:(...path)=>isNone(path)?[]:list(...path),number:(...path)=>{
const found=at(path);
if(typeof found===`number`&&Number.isSafeInteger(found))return found;
throw wrong(path,`whole number`)},flag:(...path)=>{
const found=at(path);
if(typeof found===`boolean`)return found;
throw wrong(path,`true or false`)},oid:(...path)=>{
const found=at(path);
if(isObjectId(found))return found;
throw wrong(path,`id of an object`)},has:(...path)=>isMap(at(path))}}
function isObjectId(value){
return typeof value===`string`&&/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value)}
const forbidden=[403,404];
async function refusable(does,more=[]){
try{
return await does()}catch(error){
if(isRefused(error,[...forbidden,...more]))return{refused:error.message};
throw error}}
function isRefused(error,statuses=forbidden){
return error instanceof GitHubError&&error.failure.kind===`refused`&&statuses.includes(error.failure.status)}
function isUnsure(error){
return error instanceof GitHubError&&error.failure.kind===`unsure`}
const attempts$3=4;
var Comments=class{
#connection;
#viewer;
constructor(connection){
this.#connection=connection}
async of(number){
const doing=`read the comments on #${number}`;
this.#viewer??=await readViewer(this.#connection);
const viewer=this.#viewer;
const route=`GET /repos/{owner}/{repo}/issues/{issue_number}/comments`;
const given={issue_number:number,per_page:100};
return(await this.#connection.readAll(route,{doing,given})).map(one=>commentOf(answerOf(one,doing),viewer)).toSorted((a,b)=>a.id-b.id)}
async write(number,body){
for(let attempt=1;;attempt+=1)try{
await this.#connection.write(`POST /repos/{owner}/{repo}/issues/{issue_number}/comments`,{doing:`comment on #${number}`,given:{issue_number:number,body},isOfNew:true});
return}catch(error){
if(!isUnsure(error))throw error;
if((await this.of(number)).some(one=>one.isOwn&&one.body===body))return;
if(attempt===attempts$3)throw error;
await this.#connection.patience(attempt)}}
async edit(id,body){
await this.#connection.write(`PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}`,{doing:`edit the comment ${id}`,given:{comment_id:id,body},isRepeatable:true})}};
async function readViewer(connection){
const doing=`read whom the token acts for`;
try{
return{id:answerOf(await connection.read(`GET /user`,{doing}),doing).number(`id`)}}catch(error){
if(!isRefused(error))throw error;
return{app:bare(answerOf(await connection.graphql(`query Viewer { viewer { login } }`,{doing}),doing).text(`viewer`,`login`))}}}
function commentOf(answer,viewer){
const author=answer.has(`user`)?answer.text(`user`,`login`):`ghost`;
return{id:answer.number(`id`),author,isOwn:answer.has(`user`)&&isViewer(answer,viewer),body:answer.textOrNone(`body`)}}
function isViewer(answer,viewer){
if(`id`in viewer)return answer.number(`user`,`id`)===viewer.id;
return answer.text(`user`,`type`)===`Bot`&&bare(answer.text(`user`,`login`))===viewer.app}
function bare(login){
return login.replace(/\[bot\]$/,``)}
async function readMain(connection){
const doing=`read the main branch`;
const branch=answerOf(await connection.read(`GET /repos/{owner}/{repo}`,{doing}),doing).text(`default_branch`);
const answer=answerOf(await connection.read(`GET /repos/{owner}/{repo}/branches/{branch}`,{doing,given:{branch}}),doing);
return{branch,head:answer.oid(`commit`,`sha`),tree:answer.oid(`commit`,`commit`,`tree`,`sha`)}}
async function readCommit(connection,oid){
const doing=`read the commit ${oid}`;
try{
const given={commit_sha:oid};
const answer=answerOf(await connection.read(`GET /repos/{owner}/{repo}/git/commits/{commit_sha}`,{doing,given}),doing);
return{...factsOf(answer),message:answer.text(`message`)}}catch(error){
if(isRefused(error,[404]))return void 0;
throw error}}
async function isOnMain(connection,oid){
const doing=`compare the commit ${oid} with the main branch`;
const{branch}=await readMain(connection);
try{
const given={basehead:`${branch}...${oid}`,per_page:1};
return answerOf(await connection.read(`GET /repos/{owner}/{repo}/compare/{basehead}`,{doing,given}),doing).number(`ahead_by`)===0}catch(error){
if(isRefused(error,[404]))return false;
throw error}}
async function writeCommit(connection,folders,commit){
const tree=await writeTree(connection,folders,commit);
const doing=`write a commit`;
const{parent,message}=commit;
const facts=factsOf(answerOf(await connection.write(`POST /repos/{owner}/{repo}/git/commits`,{doing,given:{message,tree,parents:[parent]},isRepeatable:true}),doing));
if(facts.tree===tree&&facts.parents.length===1&&facts.parents[0]===parent)return facts;
const said=`${facts.oid} has another tree or another parent than was asked for`;
throw new GitHubError(doing,{kind:`undescribed`,status:0,said})}
async function writeTree(connection,folders,{baseTree,files}){
const doing=`write the changed files`;
const tree=[];
for(const{path,bytes}of files){
const entry={path,mode:await folders.modeOf(baseTree,path),type:`blob`};
const content=textOf$1(bytes);
if(content!==void 0)tree.push({...entry,content});else tree.push({...entry,sha:await writeBlob(connection,bytes)})}
return answerOf(await connection.write(`POST /repos/{owner}/{repo}/git/trees`,{doing,given:{base_tree:baseTree,tree},isRepeatable:true}),doing).oid(`sha`)}
async function writeBlob(connection,bytes){
const doing=`write a changed file`;
return answerOf(await connection.write(`POST /repos/{owner}/{repo}/git/blobs`,{doing,given:{content:Buffer.from(bytes).toString(`base64`),encoding:`base64`},isRepeatable:true}),doing).oid(`sha`)}
function textOf$1(bytes){
try{
return new TextDecoder(`utf-8`,{fatal:true,ignoreBOM:true}).decode(bytes)}catch{
return}}
function factsOf(answer){
return{oid:answer.oid(`sha`),tree:answer.oid(`tree`,`sha`),parents:answer.list(`parents`).map(parent=>parent.oid(`sha`)),isVerified:answer.flag(`verification`,`verified`)}}
function failureOf(error,now){
const status=fieldOfError(error,`status`);
const response=fieldOfError(error,`response`);
if(!isMap(response))return{kind:`unsure`,status:0,said:sentence(messageOf(error))};
const said=sentence(saidIn$1(response[`data`])??messageOf(error));
const told={status:Number(status),said};
const waitMilliseconds=waitOf(response[`headers`],now);
if(isLimit(told,response[`headers`]))return{kind:`limited`,...told,waitMilliseconds};
if(told.status===401)return{kind:`token`,...told};
if(told.status>=500)return{kind:`unsure`,...told,waitMilliseconds};
return{kind:`refused`,...told}}
const statuses=new Map([[`FORBIDDEN`,403],[`INSUFFICIENT_SCOPES`,403],[`NOT_FOUND`,404],[`UNPROCESSABLE`,422],[`STALE_DATA`,422]]);
function failureIn(data,headers,now){
const errors=fieldOf(data,`errors`);
if(!Array.isArray(errors)||errors.length===0)return void 0;
const said=sentence(errors.map(one=>String(fieldOf(one,`message`))).join(` `));
const types=errors.map(one=>fieldOf(one,`type`));
if(types.includes(`RATE_LIMITED`)||isLimit({status:403,said},headers))return{kind:`limited`,status:200,said,waitMilliseconds:waitOf(headers,now)};
const status=types.map(type=>statuses.get(type)).find(one=>one!==void 0);
return status===void 0?{kind:`unsure`,status:200,said}:{kind:`refused`,status,said}}
function fieldOfError(error,name){
return typeof error===`object`&&error!==null&&name in error?new Map(Object.entries(error)).get(name):void 0}
function messageOf(error){
return error instanceof Error?error.message:String(error)}
function saidIn$1(data){
const message=fieldOf(data,`message`);
if(typeof message!==`string`)return void 0;
const errors=fieldOf(data,`errors`);
return[message,...Array.isArray(errors)?errors.map(one=>errorIn(one)):[]].map(one=>sentence(one)).join(`: `)}
function errorIn(error){
if(typeof error===`string`)return error;
const[message,...others]=[`message`,`field`,`code`].map(name=>fieldOf(error,name)).map(one=>typeof one===`string`?one:``);
return message===void 0||message===``?others.join(` `).trim():message}
function sentence(said){
return said.replaceAll(/\s+/g,` `).trim().replace(/\.$/,``)}
function isLimit({status,said},headers){
if(status===429)return true;
if(status!==403)return false;
return fieldOf(headers,`x-ratelimit-remaining`)===`0`||fieldOf(headers,`retry-after`)!==void 0||/rate limit|abuse/i.test(said)}
function waitOf(headers,now){
const after=numberIn(headers,`retry-after`);
if(after!==void 0)return after*1e3;
const reset=numberIn(headers,`x-ratelimit-reset`);
return fieldOf(headers,`x-ratelimit-remaining`)===`0`&&reset!==void 0?Math.max(0,reset*1e3-now):void 0}
function numberIn(headers,name){
const text=fieldOf(headers,name);
return typeof text===`string`&&/^\d{1,12}$/.test(text)?Number(text):void 0}
const pointsOfMinute=900;
const pointsOfWrite=5;
const writesOfHour=500;
const betweenWrites=1e3;
const minute$1=6e4;
var Pacing=class{
#clock;
#calls=[];
#spent=new Map;
constructor(clock){
this.#clock=clock}
pause(isWrite,resource){
const now=this.#clock.now();
this.#calls=this.#calls.filter(({at})=>at>now-60*minute$1);
const writes=this.#calls.filter(call=>call.isWrite);
return[{until:this.#spent.get(resource),why:`GitHub has counted as many calls of this token as it allows in an hour`},{until:this.#pointsAgain(isWrite?pointsOfWrite:1),why:`many calls in a minute`},{until:after(isWrite?writes.at(-1):void 0,betweenWrites),why:`a write`},{until:after(isWrite?writes.at(-500):void 0,60*minute$1),why:`GitHub allows ${writesOfHour} writes in an hour, and this run has made them`}].map(({until=now,why})=>({milliseconds:Math.max(0,until-now),why})).reduce((long,one)=>one.milliseconds>long.milliseconds?one:long)}
sent(isWrite){
this.#calls.push({at:this.#clock.now(),isWrite})}
heard(headers){
const resource=fieldOf(headers,`x-ratelimit-resource`);
const reset=numberIn(headers,`x-ratelimit-reset`);
if(numberIn(headers,`x-ratelimit-remaining`)===0&&reset!==void 0)this.#spent.set(resource,reset*1e3)}
#pointsAgain(points){
const from=this.#clock.now()-minute$1;
let sum=points;
for(const{at,isWrite}of this.#calls.toReversed()){
if(at<=from)return void 0;
sum+=isWrite?pointsOfWrite:1;
if(sum>pointsOfMinute)return at+minute$1}}};
function after(call,milliseconds){
return call===void 0?void 0:call.at+milliseconds}
function useProxy(){
const use=Reflect.get(http,`setGlobalProxyFromEnv`);
if(typeof use===`function`)use()}
var PushError=class extends Error{
status;
response;
constructor(status,headers,said){
super(said);
this.name=`PushError`;
this.status=status;
this.response={headers,data:said}}};
async function receivePack(target,body){
const{url,token,signal}=target;
const login=Buffer.from(`x-access-token:${token}`).toString(`base64`);
const response=await fetch(`${url}/git-receive-pack`,{method:`POST`,headers:{authorization:`Basic ${login}`,"content-type":`application/x-git-receive-pack-request`,accept:`application/x-git-receive-pack-result`},body,signal});
const bytes=Buffer.from(await response.arrayBuffer());
const headers=Object.fromEntries(response.headers);
if(response.status===200)return{data:linesOf(bytes),headers};
throw new PushError(response.status,headers,saidIn(bytes)??response.statusText)}
function linesOf(bytes){
const lines=[];
for(let at=0;at+4<=bytes.length;){
const length=Number.parseInt(bytes.toString(`latin1`,at,at+4),16);
if(!(length>=4))break;
lines.push(bytes.toString(`utf8`,at+4,at+length).trimEnd());
at+=length}
return lines}
function saidIn(bytes){
const text=bytes.toString(`utf8`).trim();
if(text.startsWith(`{`))return/"message":\s*"([^"]*)"/.exec(text)?.[1];
return text===``||text.length>200||text.startsWith(`<`)?void 0:text}
var Sent=class{
order;
isWrite;
form;
constructor(order,isWrite,form=`object`){
this.order=order;
this.isWrite=isWrite;
this.form=form}};
const attempts$2=4;
const longestWait=12e4;
const longestAnswer=6e4;
var Connection=class{
place;
clock;
#kit;
#pacing;
#token;
#turn=Promise.resolve();
constructor(place,token,clock){
this.place=place;
this.clock=clock;
this.#token=token;
this.#pacing=new Pacing(clock);
useProxy();
this.#kit=getOctokit(token,{baseUrl:place.api,request:{fetch:globalThis.fetch},log:{debug:quiet,info:quiet,warn:quiet,error:quiet}});
this.#kit.hook.wrap(`request`,async(request,options)=>{
const sent=options.request?.[`sent`];
if(!(sent instanceof Sent))throw new TypeError(`Octokit has lost what a call is for.`);
const once=async()=>{
const signal=AbortSignal.timeout(longestAnswer);
return await request({...options,request:{...options.request,signal}})};
return await this.#inTurn(async()=>await this.#carriedOut(sent,once))})}
async read(route,order){
return await this.#data(route,new Sent(order,false))}
async readAll(route,order){
const parameters=this.#parameters(route,new Sent(order,false,`list`));
const{method,url}=this.#kit.request.endpoint(route,parameters);
const asks=this.#kit.request.defaults({method,url,request:parameters.request});
const found=await this.#kit.paginate(asks);
return Array.isArray(found)?found:[]}
async write(route,order){
return await this.#data(route,new Sent(order,true))}
async graphql(document,order){
const sent=new Sent(order,document.startsWith(`mutation`),`graphql`);
return await this.#kit.graphql(document,{...order.given,request:{sent}})}
async push(doing,body){
const{server,owner,name}=this.place;
const url=`${server}/${owner}/${name}.git`;
const{data}=await this.#inTurn(async()=>await this.#carriedOut(new Sent({doing},true),async()=>{
const signal=AbortSignal.timeout(longestAnswer);
return await receivePack({url,token:this.#token,signal},body)}));
return data}
async patience(nth){
await this.clock.sleep(this.#grown(1e3,nth))}
async#data(route,sent){
const{data}=await this.#kit.request(route,this.#parameters(route,sent));
return data}
#parameters(route,sent){
const{owner,name:repo}=this.place;
return{...route.includes(`{repo}`)?{owner,repo}:{},...sent.order.given,request:{sent}}}
async#inTurn(does){
const mine=this.#turn.then(does);
this.#turn=mine.catch(()=>void 0);
return await mine}
async#carriedOut(sent,once){
for(let attempt=1;;attempt+=1){
await this.#admitted(sent);
const answer=await this.#tried(sent,once);
if(!(`failure`in answer))return answer.given;
const wait=this.#waitAfter(answer.failure,sent,attempt);
if(wait===void 0)throw this.#error(sent,answer.failure);
await this.clock.sleep(wait)}}
async#admitted({order,isWrite,form}){
const resource=form===`graphql`?form:`core`;
const{milliseconds,why}=this.#pacing.pause(isWrite,resource);
if(milliseconds>longestWait){
const failure={kind:`limited`,status:0,said:why};
throw new GitHubError(order.doing,failure,this.#again(milliseconds))}
if(milliseconds>0)await this.clock.sleep(milliseconds);
this.#pacing.sent(isWrite)}
async#tried({form},once){
try{
const given=await once();
const{data,headers}=given;
this.#pacing.heard(headers);
const failure=form===`list`?noList(data):failureIn(data,headers,this.clock.now());
return failure===void 0?{given}:{failure}}catch(error){
return{failure:failureOf(error,this.clock.now())}}}
#waitAfter(failure,{order,isWrite},attempt){
const{kind,waitMilliseconds:asked}=failure;
if(!{limited:true,unsure:!isWrite||order.isRepeatable===true,refused:order.isOfNew===true&&isUnknownNode(failure),token:false,undescribed:false}[kind]||attempt>=attempts$2)return void 0;
if(asked===void 0)return this.#grown(kind===`limited`?minute:1e3,attempt);
return asked>longestWait?void 0:asked+this.clock.random()*1e3}
#grown(first,nth){
return Math.min(first*2**(nth-1)*(1+this.clock.random()/4),longestWait)}
#error({order},failure){
const said=failure.said.replaceAll(this.#token,`***`);
const asked=failure.kind===`limited`?failure.waitMilliseconds:void 0;
return new GitHubError(order.doing,{...failure,said},asked===void 0?``:this.#again(asked))}
#again(milliseconds){
return` Run it again after ${new Date(this.clock.now()+milliseconds).toISOString().replace(/\.\d+Z$/,`Z`)}.`}};
const minute=6e4;
function isUnknownNode({kind,status,said}){
return kind===`refused`&&status===422&&said.includes(`Could not resolve to a node`)}
function noList(data){
if(Array.isArray(data))return void 0;
return{kind:`undescribed`,status:0,said:`it is no list`}}
function quiet(){}
var Folders=class{
#connection;
#known=new Map;
constructor(connection){
this.#connection=connection}
async at(tree){
const entries=this.#known.get(tree)??await readFolder(this.#connection,tree);
this.#known.set(tree,entries);
return entries}
async modeOf(tree,path){
const[name=``,...rest]=path.split(`/`);
const entry=(await this.at(tree)).find(one=>one.name===name);
if(entry!==void 0&&rest.length>0&&isFolder$1(entry))return await this.modeOf(entry.oid,rest.join(`/`));
return rest.length===0&&entry?.mode===`100755`?entry.mode:`100644`}};
function isFolder$1({mode}){
return mode===`40000`}
async function readFolder(connection,tree){
const doing=`read the folder ${tree}`;
const answer=answerOf(await connection.read(`GET /repos/{owner}/{repo}/git/trees/{tree_sha}`,{doing,given:{tree_sha:tree}}),doing);
if(answer.flag(`truncated`))throw new GitHubError(doing,{kind:`undescribed`,status:0,said:`it has more entries than GitHub gives`});
return answer.list(`tree`).map(one=>({mode:one.text(`mode`).replace(/^0/,``),name:one.text(`path`),oid:one.oid(`sha`)}))}
async function packCommit({parent,baseTree,files,message,author,seconds},treeAt){
return await inRepository(async objects=>{
const blobs=new Map;
for(const{path,bytes}of files)blobs.set(path,await objects.blob(bytes));
const tree=await changed(objects,{tree:baseTree,blobs},treeAt);
const by={...author,timestamp:seconds,timezoneOffset:0};
return{oid:await objects.commit({tree,parent:[parent],message,author:by,committer:by}),tree,pack:await objects.pack()}})}
async function emptyPack(){
return await inRepository(async objects=>await objects.pack())}
const folder=`40000`;
async function inRepository(does){
const gitdir=await mkdtemp(join(tmpdir(),`touchstone-`));
const at={fs,gitdir};
const oids=new Set;
const added=oid=>{
oids.add(oid);
return oid};
try{
await init({...at,bare:true});
return await does({blob:async blob=>added(await writeBlob$1({...at,blob})),tree:async items=>added(await writeTree$1({...at,tree:items.map(typed)})),commit:async commit=>added(await writeCommit$1({...at,commit})),pack:async()=>{
const{packfile}=await packObjects({...at,oids:[...oids]});
if(packfile===void 0)throw new Error(`No pack was made.`);
return packfile}})}finally{
await rm(gitdir,{recursive:true})}}
function typed({mode,name,oid}){
return{mode,path:name,oid,type:mode===folder?`tree`:mode===`160000`?`commit`:`blob`}}
async function changed(objects,{tree,blobs},treeAt){
const known=tree===void 0?[]:await treeAt(tree);
const items=new Map(known.map(item=>[item.name,item]));
const folders=new Map;
for(const[path,oid]of blobs){
const[name=``,...rest]=path.split(`/`);
const mode=items.get(name)?.mode===`100755`?`100755`:`100644`;
if(rest.length===0)items.set(name,{mode,name,oid});else folders.set(name,(folders.get(name)??new Map).set(rest.join(`/`),oid))}
for(const[name,inside]of folders){
const item=items.get(name);
const oid=await changed(objects,{tree:item?.mode===folder?item.oid:void 0,blobs:inside},treeAt);
items.set(name,{mode:folder,name,oid})}
return await objects.tree([...items.values()])}
const zero$1=`0`.repeat(40);
var GitPush=class{
#connection;
#folders;
#author;
#packs=new Map;
constructor(connection,folders,author){
this.#connection=connection;
this.#folders=folders;
this.#author=author}
async writeCommit(commit){
const seconds=Math.floor(this.#connection.clock.now()/1e3);
const{oid,tree,pack}=await packCommit({...commit,author:this.#author,seconds},async one=>await this.#folders.at(named$1(one)));
this.#packs.set(oid,pack);
return{oid:named$1(oid),tree:named$1(tree),isVerified:false}}
async move({name,from,to}){
const doing=`push the branch ${name}`;
const ref=`refs/heads/${name}`;
const pack=to===void 0?new Uint8Array:await this.#packOf(to);
const order=`${from??zero$1} ${to??zero$1} ${ref}\0 report-status`;
const body=Buffer.concat([Buffer.from(`${line(order)}0000`),pack]);
const report=await this.#connection.push(doing,body);
if(report.includes(`ok ${ref}`)&&report.includes(`unpack ok`))return;
const said=report.filter(one=>one!==`unpack ok`&&one!==``).map(one=>one.replace(`ng ${ref} `,``)).join(` `);
throw new GitHubError(doing,{kind:`refused`,status:422,said})}
async#packOf(oid){
return this.#packs.get(oid)??await emptyPack()}};
function line(text){
return`${(text.length+4).toString(16).padStart(4,`0`)}${text}`}
function named$1(oid){
if(isObjectId(oid))return oid;
throw new Error(`Git names no object "${oid}".`)}
const longest=8e3;
function compareUrl({server,owner,name},{branch,base,title,body}){
const page=`${server}/${owner}/${name}/compare/${[base,branch].map(one=>one.split(`/`).map(encodeURIComponent).join(`/`)).join(`...`)}?expand=1`;
const titled=`${page}&title=${encodeURIComponent(title)}`;
return[`${titled}&body=${encodeURIComponent(body)}`,titled].find(one=>one.length<=longest)??page}
const attempts$1=4;
async function readPullRequests(connection,branch){
const found=await listed(connection,branch,`all`);
const read=[];
for(const[index,one]of found.entries()){
const isFresh=one.state===`open`||index===0;
read.push(isFresh?await readPullRequest(connection,one.number):one)}
return read}
async function readPullRequest(connection,number){
const doing=`read the pull request #${number}`;
const given={pull_number:number};
const route=`GET /repos/{owner}/{repo}/pulls/{pull_number}`;
const answer=answerOf(await connection.read(route,{doing,given}),doing);
const reviewed=(await connection.readAll(`${route}/reviews`,{doing:`read the reviews of #${number}`,given:{...given,per_page:100}})).map(one=>answerOf(one,doing)).filter(one=>one.has(`user`)).map(one=>one.text(`user`,`login`).toLowerCase());
const pull=pullOf(answer,connection);
return{...pull,reviewers:[...new Set([...pull.reviewers,...reviewed])]}}
async function openPullRequest(connection,pull){
const{branch,base,title,body,draft}=pull;
const doing=`open a pull request for the branch ${branch}`;
for(let attempt=1;;attempt+=1)try{
const answer=answerOf(await connection.write(`POST /repos/{owner}/{repo}/pulls`,{doing,given:{head:branch,base,title,body,draft}}),doing);
return{number:answer.number(`number`),url:answer.text(`html_url`)}}catch(error){
if(isRefused(error))return{blocked:blockedBy(error),compareUrl:compareUrl(connection.place,pull)};
if(!isUnsure(error)&&!isThere(error))throw error;
const open=await openFrom(connection,branch,base);
if(open!==void 0)return open;
if(attempt===attempts$1)throw error;
await connection.patience(attempt)}}
async function changePullRequest(connection,{number,...fields}){
await connection.write(`PATCH /repos/{owner}/{repo}/pulls/{pull_number}`,{doing:`${fields.state===void 0?`edit`:`close`} the pull request #${number}`,given:{pull_number:number,...fields},isRepeatable:true})}
async function addLabels(connection,number,labels){
if(labels.length===0)return;
await connection.write(`POST /repos/{owner}/{repo}/issues/{issue_number}/labels`,{doing:`label the pull request #${number}`,given:{issue_number:number,labels},isRepeatable:true,isOfNew:true})}
async function requestReviewers(connection,number,reviewers){
if(reviewers.length===0)return;
const teams=reviewers.filter(one=>one.includes(`/`));
await connection.write(`POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`,{doing:`ask ${reviewers.join(`, `)} for a review of #${number}`,given:{pull_number:number,reviewers:reviewers.filter(one=>!one.includes(`/`)),...teams.length>0&&{team_reviewers:teams.map(one=>one.replace(/^.*\//,``))}},isRepeatable:true,isOfNew:true})}
function isThere(error){
return isRefused(error,[422])&&error.failure.said.includes(`pull request already exists`)}
function blockedBy(error){
if(!error.failure.said.includes(`not permitted to create`))return error.message;
return`${error.message.replace(/: the token .*$/s,``)}: a setting of the repository or its organization does not let GitHub Actions open pull requests. An administrator allows it under Settings, Actions, General, Workflow permissions.`}
async function openFrom(connection,branch,base){
for(const{number,base:into}of await listed(connection,branch,`open`)){
const pull=await readPullRequest(connection,number);
if(pull.state===`open`&&into===base)return{number,url:pull.url}}}
async function listed(connection,branch,state){
const doing=`read the pull requests of the branch ${branch}`;
const head=`${connection.place.owner}:${branch}`;
return(await connection.readAll(`GET /repos/{owner}/{repo}/pulls`,{doing,given:{head,state,per_page:100}})).map(one=>answerOf(one,doing)).filter(one=>one.text(`head`,`ref`)===branch&&isFromHere(one,connection.place)).map(one=>pullOf(one,connection)).toSorted((a,b)=>b.number-a.number)}
function isFromHere(answer,{owner,name}){
if(!answer.has(`head`,`repo`))return false;
return answer.text(`head`,`repo`,`full_name`).toLowerCase()===`${owner}/${name}`.toLowerCase()}
function pullOf(answer,{place}){
const isMerged=answer.textOrNone(`merged_at`)!==``;
return{number:answer.number(`number`),url:answer.text(`html_url`),state:isMerged?`merged`:answer.text(`state`)===`open`?`open`:`closed`,branch:answer.text(`head`,`ref`),head:answer.oid(`head`,`sha`),base:answer.text(`base`,`ref`),title:answer.text(`title`),body:answer.textOrNone(`body`),labels:answer.list(`labels`).map(one=>one.text(`name`)),reviewers:askedIn(answer,place.owner)}}
function askedIn(answer,owner){
const people=answer.listOrNone(`requested_reviewers`).map(one=>one.text(`login`));
const teams=answer.listOrNone(`requested_teams`).map(one=>`${owner}/${one.text(`slug`)}`);
return[...people,...teams].map(one=>one.toLowerCase())}
const heads=`refs/heads/`;
const zero=`0`.repeat(40);
const attempts=4;
const move=`mutation MoveBranch($input: UpdateRefsInput!) {
  updateRefs(input: $input) { clientMutationId }
}`;
async function readBranches(connection,folder){
const doing=`read the branches below ${folder}`;
return(await connection.readAll(`GET /repos/{owner}/{repo}/git/matching-refs/{ref}`,{doing,given:{ref:`heads/${folder}`}})).map(one=>{
const answer=answerOf(one,doing);
return{name:answer.text(`ref`).slice(11),head:answer.oid(`object`,`sha`)}}).filter(({name})=>!name.slice(folder.length).includes(`/`))}
async function moveBranch(sends,connection,wanted){
for(let attempt=1;;attempt+=1){
const error=await thrownBy(sends(wanted));
if(error===void 0)return`moved`;
const now=await readBranch(connection,wanted.name);
if(now!==wanted.from)return now===wanted.to?`moved`:`lost`;
if(!isUnsure(error)||attempt===attempts)return await refusable(async()=>await Promise.reject(error),[422]);
await connection.patience(attempt)}}
async function sendMove(connection,{name,from,to}){
if(from===void 0&&to!==void 0){
await connection.write(`POST /repos/{owner}/{repo}/git/refs`,{doing:`make the branch ${name}`,given:{ref:`${heads}${name}`,sha:to}});
return}
const refUpdate={name:`${heads}${name}`,beforeOid:from??zero,afterOid:to??zero,force:true};
const repositoryId=await readRepositoryId(connection);
await connection.graphql(move,{doing:`${to===void 0?`delete`:`move`} the branch ${name}`,given:{input:{repositoryId,refUpdates:[refUpdate]}}})}
async function readRepositoryId(connection){
const doing=`read the repository`;
return answerOf(await connection.read(`GET /repos/{owner}/{repo}`,{doing}),doing).text(`node_id`)}
async function readBranch(connection,name){
const doing=`read the branch ${name}`;
try{
return answerOf(await connection.read(`GET /repos/{owner}/{repo}/git/ref/{ref}`,{doing,given:{ref:`heads/${name}`}}),doing).oid(`object`,`sha`)}catch(error){
if(isRefused(error,[404]))return void 0;
throw error}}
async function thrownBy(promise){
try{
await promise;
return}catch(error){
if(error instanceof GitHubError)return error;
throw error}}
function githubHost({place,token,clock=systemClock,folder=branchFolder(``),gitAuthor}){
const connection=new Connection(place,token,clock);
const folders=new Folders(connection);
const push=gitAuthor&&new GitPush(connection,folders,gitAuthor);
const sends=async move=>{
await(push?.move(move)??sendMove(connection,move))};
return{main:async()=>await readMain(connection),branches:async()=>await readBranches(connection,folder),commit:async oid=>await readCommit(connection,oid),folder:async tree=>await folders.at(tree),isOnMain:async oid=>await isOnMain(connection,oid),writeCommit:async commit=>await refusable(async()=>await(push?.writeCommit(commit)??writeCommit(connection,folders,commit))),moveBranch:async move=>await moveBranch(sends,connection,move),...pullRequestsOf(connection),...commentsOf(connection)}}
function pullRequestsOf(connection){
return{pullRequests:async branch=>await readPullRequests(connection,branch),pullRequest:async number=>await readPullRequest(connection,number),openPullRequest:async pull=>await openPullRequest(connection,pull),editPullRequest:async(number,{title,body})=>await refusal(async()=>{
const fields={...title!==void 0&&{title},...body!==void 0&&{body}};
if(Object.keys(fields).length===0)return;
await changePullRequest(connection,{number,...fields})}),closePullRequest:async(number,{body})=>await refusal(async()=>{
await changePullRequest(connection,{number,body,state:`closed`})}),addLabels:async(number,labels)=>await refusal(async()=>{
await addLabels(connection,number,labels)},[422]),requestReviewers:async(number,reviewers)=>await askedFor(reviewers,async some=>{
await requestReviewers(connection,number,some)})}}
function commentsOf(connection){
const comments=new Comments(connection);
return{comments:async number=>await comments.of(number),comment:async(number,body)=>await refusal(async()=>{
await comments.write(number,body)}),editComment:async(id,body)=>await refusal(async()=>{
await comments.edit(id,body)})}}
async function refusal(does,more=[]){
return await refusable(does,more)??void 0}
async function askedFor(reviewers,asks){
const ofAll=await refusal(async()=>{
await asks(reviewers)},[422]);
if(ofAll===void 0||reviewers.length<2)return ofAll;
const refused=[];
for(const one of reviewers){
const ofOne=await askedFor([one],asks);
if(ofOne!==void 0)refused.push(ofOne.refused)}
return refused.length===0?void 0:{refused:refused.join(` `)}}
function requestEdits(items,bytesOf){
const files=[];
const asked=[];
const refused=[];
const judged=items.filter(({asks})=>asks===`refresh`);
for(const item of judged.toSorted((a,b)=>byUtf8(a.file.path,b.file.path))){
const edited=withRequest(item,bytesOf(item.file.path));
if(`refused`in edited)refused.push(edited.refused);else if(edited.bytes===void 0)asked.push(item.id);else files.push({id:item.id,path:item.file.path,bytes:edited.bytes})}
return{files,asked,refused}}
function withRequest(item,bytes){
const{path}=item.file;
const block=requestBlock(item);
if(block===void 0)return{refused:unjudged(item.file)};
const text=textOf(bytes);
if(text===void 0)return{refused:notText(item.file)};
const edited=editFields(path,text,[{set:`refresh`,to:block,after:`review`}]);
if(`refused`in edited)return edited;
return{bytes:edited.text===text?void 0:new TextEncoder().encode(edited.text)}}
function requestBlock({file,from,to,reasons,observations}){
if(from===void 0)return void 0;
const earlier=file.whole?.refresh;
const block={from,to,reasons:[...reasons]};
const all=[...new Set([...earlier?.observations??[],...observations])].toSorted(byUtf8);
if(all.length>0)block.observations=all;
return block}
function textOf(bytes){
try{
return new TextDecoder(`utf-8`,{fatal:true,ignoreBOM:true}).decode(bytes)}catch{
return}}
function unjudged(file){
return{message:`The case names no corpus revision of its judgment, so nobody can be asked about it.`,at:file.locate([]),fix:`Add "corpusRevision", the revision under which it was judged.`}}
function notText({path,locate}){
return{message:`${quoted(path)} is not UTF-8.`,at:locate([]),fix:`Save the file as UTF-8.`}}
function requestOf(to,files){
const written=files.map(({path,bytes})=>[path,createHash(`sha256`).update(bytes).digest(`hex`)]);
return{to,plan:sha256(canonicalJson([to,written])),cases:files.map(({id})=>id)}}
function requestMessage(message,{to,plan,cases,tree}){
const trailers=[`Touchstone-Refresh: to=${to} tree=${tree} plan=${plan}`,...cases.map(id=>`Touchstone-Case: ${id}`)];
return`${message.trimEnd()}\n\n${trailers.join(`
`)}\n`}
const trailer=/^Touchstone-Refresh: to=(\S+) tree=([0-9a-f]{40,64}) plan=(sha256:[0-9a-f]{64})$/gm;
function committedRequest(message){
const[,to,tree,plan]=[...message.matchAll(trailer)].at(-1)??[];
if(to===void 0||tree===void 0||plan===void 0)return void 0;
return{to,plan,cases:[...message.matchAll(/^Touchstone-Case: (\S+)$/gm)].map(([,id=``])=>id),tree}}
function markedBody(text,{to,plan,cases},{isDone=false,hash=textHash(text)}={}){
const said={v:1,to,plan,cases,text:hash,...isDone?{done:true}:{}};
return`${text.trimEnd()}\n\n${hiddenMark(`refresh`,said)}\n`}
const lastMark=/<!-- touchstone:refresh (\{[^\n]*\}) -->\s*$/;
function readBody(body){
const found=lastMark.exec(body);
return{text:plainText(found===null?body:body.slice(0,found.index)),mark:readMark(found?.[1])}}
function readMark(json){
const said=parsed(json);
if(!isMap(said))return void 0;
const{to,plan,cases,text,done}=said;
if(typeof to!==`string`||typeof plan!==`string`||typeof text!==`string`)return;
if(!Array.isArray(cases))return void 0;
return{to,plan,cases:cases.filter(id=>typeof id===`string`),text,isDone:done===true}}
function parsed(json){
if(json===void 0)return void 0;
try{
return JSON.parse(json)}catch{
return}}
function hiddenMark(topic,said){
return`<!-- touchstone:${topic} ${canonicalJson(said).replaceAll(`<`,String.raw`\u003c`).replaceAll(`>`,String.raw`\u003e`).replaceAll(`--`,String.raw`\u002d\u002d`)} -->`}
function textHash(text){
return sha256(plainText(text))}
function plainText(text){
return text.replaceAll(`\r
`,`
`).trimEnd()}
function plannedRequests(set,plan){
const requests=new Map;
const unwritten=[];
const refused=[];
const itemsOf=groupsOf(plan.items,({pullRequest})=>pullRequest);
for(const{branch,cases,isClosed,waits}of plan.pullRequests){
if(isClosed||waits)continue;
const asked=new Set(cases);
const edits=requestEdits((itemsOf.get(branch)??[]).filter(({id})=>asked.has(id)),path=>set.bytes(path));
refused.push(...edits.refused);
const files=edits.files.map(file=>({...file,path:set.place(file.path)}));
if(files.length===0)unwritten.push(branch);else requests.set(branch,{branch,request:requestOf(plan.to.id,files),files})}
return{plan,requests,unwritten,refused}}
const snoozeLabel=`touchstone:snooze`;
const mostCommits=30;
async function standingBranch(host,{branch,oid,to}){
const all=await host.pullRequests(branch);
const head=oid===void 0?void 0:await branchHead(host,oid,all);
const pullRequest=all.find(({state})=>state===`open`)??all[0];
const asked=pullRequest===void 0?void 0:await askedBy(host,pullRequest,head);
const closedCases=[];
for(const one of all.filter(({state})=>state===`closed`)){
const request=await closedRequest(host,one);
if(request?.to===to||isSnoozed(one))closedCases.push(...request?.cases??[])}
return{branch,head,pullRequest,asked,closedCases}}
async function closedRequest(host,{body,head}){
const{mark}=readBody(body);
if(mark?.isDone===true)return void 0;
return mark??committedBy(host,head)}
function isSnoozed({labels}){
return labels.includes(snoozeLabel)}
async function branchHead(host,oid,pullRequests){
if(pullRequests.some(({state,head})=>state===`merged`&&head===oid)||await host.isOnMain(oid))return{standing:`free`,oid};
const commit=await host.commit(oid);
const made=commit===void 0?void 0:madeByRefresh(commit);
if(made===void 0||!await host.isOnMain(made.parent))return{standing:`foreign`,oid};
return{standing:`ours`,oid,...made}}
function madeByRefresh({message,tree,parents:[parent,...others]}){
const request=committedRequest(message);
if(request?.tree!==tree||parent===void 0||others.length>0)return void 0;
return{parent,request}}
async function askedBy(host,{state,body,head:last},head){
if(state===`open`&&head?.standing===`ours`)return head.request;
const{mark}=readBody(body);
if(state!==`open`&&mark!==void 0)return mark;
return await committedBy(host,head?.oid??last)??mark}
async function committedBy(host,from){
let oid=from;
for(let left=mostCommits;left>0&&oid!==void 0;left--){
const commit=await host.commit(oid);
const request=commit===void 0?void 0:committedRequest(commit.message);
if(request!==void 0)return request;
[oid]=commit?.parents??[];
if(oid!==void 0&&await host.isOnMain(oid))return void 0}}
function stepFor(situation){
const{pullRequest}=situation;
if(pullRequest!==void 0&&pullRequest.state!==`merged`&&isSnoozed(pullRequest))return{do:`respect`,pullRequest};
return pullRequest?.state===`open`?stepForOpen(situation,pullRequest):stepWithoutOpen(situation)}
function stepForOpen(situation,pullRequest){
const{head,main,planned,asked,isUnwritten}=situation;
if(head?.standing===`foreign`||pullRequest.base!==main.branch){
const isBehind=!asksTheSame(asked,planned?.request);
return{do:`tell`,pullRequest,asked:asked?.to,isBehind}}
if(head?.standing!==`ours`)return{do:`nothing`,pullRequest};
if(planned!==void 0)return stepForPlanned({...situation,head,planned},pullRequest);
if(isUnwritten)return{do:`nothing`,pullRequest};
return{do:`close`,pullRequest,head:head.oid}}
function plannedIn({branch,planned}){
if(planned===void 0)throw new Error(`Nothing is planned for "${branch}".`);
return planned}
function stepForPlanned({head,planned,main,wants},pullRequest){
if(!(!wants.isStrict||head.parent===main.head)||!asksTheSame(head.request,planned.request))return{do:`rebuild`,pullRequest,from:head.oid};
return isDescribed(pullRequest,planned)&&isSettled(pullRequest,wants)?{do:`nothing`,pullRequest}:{do:`edit`,pullRequest,head:head.oid}}
function stepWithoutOpen(situation){
const{head,planned,pullRequest}=situation;
if(planned!==void 0)return stepToOpen(situation,planned);
if(pullRequest!==void 0&&isClosedNow(situation))return{do:`respect`,pullRequest};
if(head?.standing===`ours`)return{do:`delete`,head:head.oid};
return{do:`nothing`,pullRequest}}
function stepToOpen({head,main,pullRequest},{request}){
if(head?.standing===`foreign`)return{do:`nothing`,pullRequest};
return head?.standing===`ours`&&head.parent===main.head&&asksTheSame(head.request,request)?{do:`adopt`,head:head.oid}:{do:`create`,from:head?.oid}}
function isClosedNow({pullRequest,closedCases,asked,to}){
return pullRequest?.state===`closed`&&closedCases.length>0&&asked?.to===to}
function asksTheSame(one,other){
return one?.plan===other?.plan&&one?.to===other?.to}
function isDescribed({body},{request,packet}){
const{text,mark}=readBody(body);
if(mark===void 0||mark.isDone||!asksTheSame(mark,request))return false;
return!(mark.text===textHash(text))||mark.text===textHash(packet.body)}
function isSettled(pullRequest,wants){
const{labels,reviewers}=missingOf(pullRequest,wants);
return labels.length===0&&reviewers.length===0}
function missingOf(has,{labels,reviewers}){
const[named,asked]=[has.labels,has.reviewers].map(all=>new Set(all.map(lower)));
return{labels:labels.filter(label=>named?.has(lower(label))!==true),reviewers:reviewers.filter(reviewer=>asked?.has(lower(reviewer))!==true)}}
function lower(text){
return text.toLowerCase()}
async function treeWith(tree,files,folder){
if(files.length===0)return tree;
const entries=new Map((await folder(tree)).map(entry=>[entry.name,entry]));
for(const[name,own]of groupsOf(files,({path})=>path.split(`/`,1)[0]??path)){
const entry=entries.get(name);
const oid=entry===void 0?void 0:await entryWith(entry,own,folder);
if(entry===void 0||oid===void 0)return void 0;
entries.set(name,{...entry,oid})}
return objectId(`tree`,treeBytes([...entries.values()]))}
async function entryWith({mode,name,oid},files,folder){
const[first]=files;
if(isFolder(mode)){
const within=files.map(({path,bytes})=>({path:path.slice(name.length+1),bytes}));
return within.some(({path})=>path===``)?void 0:treeWith(oid,within,folder)}
const isFile=mode===`100644`||mode===`100755`;
if(first===void 0||first.path!==name||files.length>1||!isFile)return void 0;
return objectId(`blob`,first.bytes)}
function isFolder(mode){
return mode===`40000`}
function treeBytes(entries){
const lines=entries.map(({mode,name,oid})=>({key:Buffer.from(isFolder(mode)?`${name}/`:name),bytes:Buffer.concat([Buffer.from(`${mode} ${name}\0`),Buffer.from(oid,`hex`)])}));
return Buffer.concat(lines.toSorted((a,b)=>a.key.compare(b.key)).map(({bytes})=>bytes))}
function objectId(type,bytes){
return createHash(`sha1`).update(`${type} ${bytes.length}\0`).update(bytes).digest(`hex`)}
const mostPlans=50;
async function readSituations(reading,{texts,wants}){
const{known,planned}=await planWithHistory(reading);
const{main,set}=reading;
const used=[...known.values()].filter(wasUsed).map(({branch})=>branch);
return{planned,situations:[...new Set([...used,...planned.requests.keys()])].toSorted(byUtf8).map(branch=>{
const request=planned.requests.get(branch);
const standing=known.get(branch)??unknownBranch(branch);
const isUnwritten=planned.unwritten.includes(branch);
const packet=request&&texts.packet(planned.plan,branch,request.request.cases);
const asks=request&&packet&&{...request,packet};
return{...standing,to:set.to,main,planned:asks,isUnwritten,wants}})}}
function unknownBranch(branch){
return{branch,head:void 0,pullRequest:void 0,asked:void 0,closedCases:[]}}
async function planWithHistory(reading){
const{host,set}=reading;
const known=new Map;
for(const{name,head}of await host.branches())known.set(name,await standingBranch(host,{branch:name,oid:head,to:set.to}));
await lookUpNumbers(known,[...known.keys()],reading);
for(let left=mostPlans;;left--){
const planned=plannedRequests(set,set.plan(existingIn(known,reading.main)));
const{requests,unwritten}=planned;
const hasHistory=await lookUpNumbers(known,[...requests.keys(),...unwritten],reading);
const hasForged=await findForged(known,planned,reading);
if(!hasHistory&&!hasForged||left===0)return{known,planned}}}
async function lookUpNumbers(known,branches,{host,set}){
let isNews=false;
for(const[base,highest]of highestNumbers(branches))for(let number=1;;number++){
const branch=numberedBranch(base,number);
let found=known.get(branch);
if(found===void 0){
found=await standingBranch(host,{branch,oid:void 0,to:set.to});
known.set(branch,found);
isNews||=found.closedCases.length>0||found.pullRequest?.state===`open`}
if(!wasUsed(found)&&number>highest)break}
return isNews}
function wasUsed({head,pullRequest}){
return head!==void 0||pullRequest!==void 0}
function highestNumbers(branches){
const highest=new Map;
for(const{name,number}of branches.map(partsOf))highest.set(name,Math.max(number,highest.get(name)??0));
return highest}
async function findForged(known,{requests},{host}){
let isNews=false;
for(const[branch,{request,files}]of requests){
const standing=known.get(branch);
const head=standing?.head;
if(standing===void 0||head?.standing!==`ours`)continue;
if(!asksTheSame(head.request,request))continue;
if(await treeOnParent(host,head.parent,files)===head.request.tree)continue;
known.set(branch,{...standing,head:{standing:`foreign`,oid:head.oid}});
isNews=true}
return isNews}
async function treeOnParent(host,parent,files){
const commit=await host.commit(parent);
if(commit===void 0)return void 0;
return treeWith(commit.tree,files,tree=>host.folder(tree))}
function existingIn(known,main){
const all=[...known.values()];
const closed=all.filter(({closedCases})=>closedCases.length>0).map(({branch,closedCases})=>({branch,cases:closedCases,keeps:`closed`}));
const open=all.flatMap(one=>openOn(one,main));
const taken=all.filter(isForeign).map(({branch})=>branch);
return{open:[...closed,...open],taken}}
function openOn({branch,head,pullRequest,asked},main){
if(pullRequest?.state!==`open`)return[];
const keeps=head?.standing===`ours`&&pullRequest.base===main.branch&&!isSnoozed(pullRequest)?{}:{keeps:`as-it-is`};
return[{branch,cases:asked?.cases??[],...keeps}]}
function isForeign({head}){
return head?.standing===`foreign`}
async function build(host,situation,from){
const{branch,main}=situation;
const{files,packet,request}=plannedIn(situation);
const tree=await treeWith(main.tree,files,id=>host.folder(id));
if(tree===void 0)throw new Error(`Main has not all files that "${branch}" asks about.`);
const message=requestMessage(packet.commitMessage,{...request,tree});
const commit={parent:main.head,baseTree:main.tree,files,message};
const written=await host.writeCommit(commit);
if(`refused`in written)return written;
if(written.tree!==tree)throw new Error(`The commit for "${branch}" has tree ${written.tree} instead of ${tree}.`);
const moved=await host.moveBranch({name:branch,from,to:written.oid});
if(moved===`lost`)return`lost`;
return moved===`moved`?{head:written.oid,isVerified:written.isVerified}:moved}
function noticeIn(texts,notice){
const{about}=notice;
const mark=hiddenMark(`refresh-notice`,about===`edited`?{v:1,about}:{v:1,about,to:notice.to});
return{mark,body:`${texts.notice(notice).trimEnd()}\n\n${mark}\n`}}
async function writeNotice(host,number,{mark,body}){
const earlier=(await host.comments(number)).filter(one=>one.isOwn).find(one=>one.body.trimEnd().endsWith(mark));
if(earlier===void 0)return(await host.comment(number,body))?.refused;
if(textHash(earlier.body)===textHash(body))return void 0;
return(await host.editComment(earlier.id,body))?.refused}
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
return{...reportOf(situation,step.pullRequest),operation:`snoozed`};
case`nothing`:
return reportOf(situation,step.pullRequest)}}
async function open(acting,situation,step){
const{host}=acting;
const{branch,main,pullRequest}=situation;
const{packet,request}=plannedIn(situation);
const[newest]=await host.pullRequests(branch);
if(newest?.number!==pullRequest?.number||newest?.state!==pullRequest?.state)return`lost`;
const report={...reportOf(situation,void 0),operation:`created`};
const built=step.do===`adopt`?{head:step.head}:await build(host,situation,step.from);
if(built===`lost`)return`lost`;
if(`refused`in built)return unwritten(report,built);
const{title,body}=packet;
const opened=await host.openPullRequest({branch,base:main.branch,title,body:markedBody(body,request),draft:acting.isDraft});
if(`blocked`in opened){
const{blocked,compareUrl}=opened;
return{...report,...built,operation:`blocked`,compareUrl,refused:[blocked]}}
const refused=await settle(host,situation,{...opened,labels:[],reviewers:[]});
return{...report,...built,...opened,refused}}
async function update(acting,situation,step){
const{host}=acting;
const now=await host.pullRequest(step.pullRequest.number);
if(!isAsRead(now,step.pullRequest))return`lost`;
const report={...reportOf(situation,now),operation:`updated`};
const built=step.do===`edit`?{head:step.head}:await build(host,situation,step.from);
if(built===`lost`)return`lost`;
if(`refused`in built)return unwritten(report,built);
const refused=[...await describe(acting,situation,now),...await settle(host,situation,now)];
return{...report,...built,refused}}
function unwritten(report,{refused}){
return{...report,operation:`blocked`,isUnwritten:true,refused:[refused]}}
async function describe({host,texts},situation,pullRequest){
const planned=plannedIn(situation);
if(isDescribed(pullRequest,planned))return[];
const{packet,request}=planned;
const{number,title}=pullRequest;
const{mark}=readBody(pullRequest.body);
const refused=[];
if(mark!==void 0&&mark.to!==request.to){
const{branch}=situation;
const{to,cases}=request;
const notice={about:`newer-revision`,branch,to,cases,before:{to:mark.to,cases:mark.cases}};
refused.push(await writeNotice(host,number,noticeIn(texts,notice)))}
const body=markedBody(packet.body,request);
const edit=!asksTheSame(mark,request)&&title!==packet.title?{title:packet.title,body}:{body};
refused.push((await host.editPullRequest(number,edit))?.refused);
return refused.filter(one=>one!==void 0)}
async function settle(host,{wants},pullRequest){
const{number}=pullRequest;
const{labels,reviewers}=missingOf(pullRequest,wants);
return[labels.length===0?void 0:await host.addLabels(number,labels),reviewers.length===0?void 0:await host.requestReviewers(number,reviewers)].flatMap(one=>one===void 0?[]:[one.refused])}
async function close(acting,situation,step){
const{host,texts}=acting;
const{branch,to,asked}=situation;
const{head}=step;
const now=await host.pullRequest(step.pullRequest.number);
if(!isAsRead(now,step.pullRequest)||now.head!==head)return`lost`;
const report=reportOf(situation,now);
const notice=noticeIn(texts,{about:`nothing-stale`,branch,to,cases:asked?.cases??[]});
const untold=await writeNotice(host,now.number,notice);
const{text,mark}=readBody(now.body);
const request=asked??{to,plan:``,cases:[]};
const done={isDone:true,...mark===void 0?{}:{hash:mark.text}};
const closed=await host.closePullRequest(now.number,{body:markedBody(text,request,done)});
const refused=[untold,closed?.refused].filter(one=>one!==void 0);
if(closed!==void 0)return{...report,operation:`blocked`,refused};
const moved=await host.moveBranch({name:branch,from:head,to:void 0});
const kept=typeof moved===`string`?[]:[moved.refused];
return{...report,operation:`closed`,refused:[...refused,...kept]}}
async function deleteBranch({host},situation,head){
const{branch,pullRequest}=situation;
const[newest]=await host.pullRequests(branch);
if(newest?.state===`open`||newest?.number!==pullRequest?.number)return`lost`;
const moved=await host.moveBranch({name:branch,from:head,to:void 0});
if(moved===`lost`)return`lost`;
const report=reportOf(situation,pullRequest);
if(moved!==`moved`)return unwritten(report,moved);
return{...report,operation:`closed`}}
async function tell(acting,situation,step){
const{host,texts}=acting;
const{asked,isBehind,pullRequest}=step;
const{branch,to,main,head,planned}=situation;
const why=head?.standing===`foreign`?{commit:head.oid}:{base:pullRequest.base,main:main.branch};
const notice=noticeIn(texts,{about:`edited`,branch,to,cases:planned?.request.cases??[],why,asked,isBehind});
const untold=await writeNotice(host,pullRequest.number,notice);
const refused=untold===void 0?[]:[untold];
return{...reportOf(situation,pullRequest),operation:`edited`,refused}}
function isAsRead(now,read){
return now.state===read.state&&now.body===read.body&&now.base===read.base}
function reportOf(situation,pullRequest){
const{branch,planned,asked,head}=situation;
return{branch,operation:`unchanged`,cases:planned?.request.cases??asked?.cases??[],...pullRequest===void 0?{}:{number:pullRequest.number,url:pullRequest.url},...head===void 0?{}:{head:head.oid},refused:[]}}
async function runRefresh(host,set,settings){
const reports=new Map;
let first;
let left=[];
for(let turn=1;;turn++){
const main=await host.main();
if(main.head!==set.head)return first===void 0?superseded:ended(first,reports,left);
const{planned,situations}=await readSituations({host,set,main},{texts:settings.texts,wants:settings});
const due=dueSteps(situations);
const steps=due.map(({situation,step})=>({branch:situation.branch,step}));
const{plan,refused}=planned;
first??={state:`dry`,plan,steps,requests:[],left:[],refused};
if(settings.isDryRun)return first;
left=await takeAll(host,settings,{due,reports});
if(left.length===0||turn===2)return ended(first,reports,left)}}
function ended(run,reports,left){
const requests=[...reports.values()].toSorted((a,b)=>byUtf8(a.branch,b.branch));
return{...run,state:`done`,requests,left}}
const superseded={state:`superseded`,plan:void 0,steps:[],requests:[],left:[],refused:[]};
function dueSteps(situations){
return situations.map(situation=>({situation,step:stepFor(situation)})).toSorted((a,b)=>Number(!ends(a.step))-Number(!ends(b.step)))}
function ends({do:what}){
return what===`close`||what===`delete`}
async function takeAll(host,{texts,isDraft},{due,reports}){
const left=[];
for(const{situation,step}of due){
const{branch}=situation;
const taken=await takeStep({host,texts,isDraft},situation,step);
if(taken===`lost`)left.push(branch);else if(taken.operation!==`unchanged`||isStanding(situation)&&!reports.has(branch))reports.set(branch,taken)}
return left}
function isStanding({head,pullRequest}){
return pullRequest?.state===`open`||head?.standing===`foreign`}
const mostNamed=20;
function foreignComment(asking,{commit,page}){
const{branch,to,cases}=asking;
return[`**This branch stays as it is, since it holds work that Touchstone did not write** ([${markdownCode(commit.slice(0,10))}](${page}/commit/${encodeURIComponent(commit)})). It is never rebuilt, moved or deleted.`,nowText({to,cases}),[`What you can do:`,`- Go on: decide here, merge the main branch into it where it is behind, and merge it. What is left is asked in a new pull request.`,`- Start again: keep what you need elsewhere, then delete the branch ${idCode(branch)}. The next run asks anew.`].join(`
`)].join(`

`)}
function retargetedComment({to,cases},{base,main}){
return[`**This pull request stays as it is, since it goes to ${idCode(base)} and not to ${idCode(main)}.** It is never rebuilt, moved or closed.`,nowText({to,cases}),`What you can do: let it go to ${idCode(main)} again, or close it. After that the next run goes on.`].join(`

`)}
function nowText({to,cases}){
return cases.length===0?`Under corpus revision ${idCode(to)} nobody has to look at its cases any more.`:`Under corpus revision ${idCode(to)} it would ask about ${counted(cases.length,`case`)}: ${named(cases)}.`}
function revisionComment({before,now}){
const came=now.cases.filter(id=>!before.cases.includes(id));
const went=before.cases.filter(id=>!now.cases.includes(id));
const stay=now.cases.length-came.length;
return[before.to!==now.to?`**Now at corpus revision ${idCode(now.to)}**, before at ${idCode(before.to)}. The description is new.`:`**Asked anew under corpus revision ${idCode(now.to)}.** The description is new.`,[...came.length===0?[]:[`- New here: ${named(came)}`],...went.length===0?[]:[`- Not asked here any more: ${named(went)}`],...stay===0?[]:[`- Asked as before: ${counted(stay,`case`)}`]].join(`
`),`A line that somebody wrote before holds where its code is still the one that is shown; copy the others again.`].filter(part=>part!==``).join(`

`)}
function closingComment({to,cases}){
const one=cases.length===1;
return[`**Closed: nobody has to look at ${one?`this case`:`these ${cases.length} cases`} again.** Under corpus revision ${idCode(to)} ${one?`its judgment stands`:`their judgments stand`}, or somebody has decided about ${one?`it`:`them`} elsewhere: ${named(cases)}.`,`Nothing was changed. Its branch held nothing but the request, so it is deleted.`].join(`

`)}
function blockedText({branch,cases,title,blocked,compareUrl}){
const address=compareUrl.replace(/[\s()<>\\[\]"'`|]/g,character=>`%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2,`0`)}`);
return[`**To be opened by a person:** ${markdownText(title)}. The branch ${idCode(branch)} asks about ${counted(cases.length,`case`)}, but this run may not open a pull request: ${markdownText(blocked)}`,`[Open the pull request](${address}). Where workflows may not open any: Settings, Actions, General, “Allow GitHub Actions to create and approve pull requests”, or the token of a GitHub App.`].join(`

`)}
function named(ids){
const shown=ids.slice(0,mostNamed).map(idCode);
const rest=ids.length-shown.length;
return listed$1([...shown,...rest>0?[`${rest} more`]:[]])}
function requestTexts({page,place,...people}){
return{packet:(plan,branch,cases)=>{
const pullRequest=plan.pullRequests.find(one=>one.branch===branch&&!one.isClosed);
if(pullRequest===void 0)throw new Error(`Nothing is planned for "${branch}".`);
const asked=new Set(cases);
const items=plan.items.filter(item=>item.pullRequest===branch&&asked.has(item.id));
const files=`${page}/blob/${addressOf(branch)}/${place===``?``:`${addressOf(place)}/`}`;
return pullRequestPacket({...plan,items},{...pullRequest,cases},{...people,files,whole:void 0})},notice:notice=>noticeText(notice,page)}}
function noticeText(notice,page){
switch(notice.about){
case`newer-revision`:
return revisionComment({before:{...notice,...notice.before},now:notice});
case`nothing-stale`:
return closingComment(notice);
case`edited`:
return`commit`in notice.why?foreignComment(notice,{commit:notice.why.commit,page}):retargetedComment(notice,notice.why)}}
function addressOf(path){
return path.split(`/`).map(encodeURIComponent).join(`/`)}
async function setOfCommit({tree,commit,place}){
const read=await setToPlan(tree,{to:void 0,candidates:true});
if(!(`target`in read))return read;
const{dataset,target,texts}=read;
const folder=branchFolder(place);
const{items}=planRefresh(dataset,{target,texts,candidates:true});
const asked=items.filter(({asks})=>asks===`refresh`);
const bytes=new Map;
for(const{file}of asked)bytes.set(file.path,(await tree.read(file.path,{max:limits.case})).bytes);
return{set:{head:commit,to:target.id,plan:existing=>planRefresh(dataset,{target,texts,folder,...existing}),bytes:path=>{
const found=bytes.get(path);
if(found===void 0)throw new Error(`"${path}" is in no plan.`);
return found},place:path=>place===``?path:`${place}/${path}`},dataset,candidates:items.length-asked.length}}
const operations=[`blocked`,`edited`,`created`,`updated`,`closed`,`snoozed`,`unchanged`];
const operationOf={create:`created`,adopt:`created`,rebuild:`updated`,edit:`updated`,close:`closed`,delete:`closed`,tell:`edited`,respect:`snoozed`,nothing:`unchanged`};
function requestsOf(run){
if(run.state!==`dry`)return run.requests;
return run.steps.map(({branch,step})=>{
const pullRequest=`pullRequest`in step?step.pullRequest:void 0;
const planned=run.plan?.pullRequests.find(one=>one.branch===branch);
return{branch,operation:operationOf[step.do],cases:planned?.cases??[],...pullRequest===void 0?{}:{number:pullRequest.number,url:pullRequest.url},refused:[]}}).filter(({operation,number})=>operation!==`unchanged`||number!==void 0).toSorted((a,b)=>byUtf8(a.branch,b.branch))}
function mainOperation(requests){
const found=new Set(requests.map(({operation})=>operation));
return operations.find(one=>found.has(one))??`unchanged`}
function countOf(requests,operation){
return requests.filter(one=>one.operation===operation).length}
function*runJson({run,commit,candidates}){
const requests=requestsOf(run);
const head={refresh:{state:run.state,commit,operation:mainOperation(requests),counts:Object.fromEntries(operations.map(one=>[one,countOf(requests,one)])),pullRequests:requests.map(requestValue),left:run.left,refused:run.refused.map(({message,at,fix=null})=>({message,file:at.file,line:at.line,fix})),candidates}};
yield`${jsonText(head).slice(0,-1)},"plan":`;
if(run.plan===void 0)yield`null`;else yield*planJson(run.plan,run.plan.items);
yield`}
`}
function requestValue(request){
const{branch,operation,cases,refused}=request;
return{branch,operation,number:request.number??null,url:request.url??null,head:request.head??null,verified:request.isVerified??null,compareUrl:request.compareUrl??null,cases,refused}}
const operationWords={created:[`opened`,`to be opened`],updated:[`updated`,`to be updated`],unchanged:[`unchanged`,`unchanged`],closed:[`closed`,`to be closed`],blocked:[`blocked`,`blocked`],snoozed:[`put off by a person`,`put off by a person`],edited:[`left to its people`,`left to its people`]};
function operationText({state},operation){
const[did,would]=operationWords[operation];
return state===`dry`?would:did}
const inOrder=[`blocked`,`created`,`updated`,`closed`,`edited`,`snoozed`,`unchanged`];
function runText(run){
if(run.state===`superseded`)return`nothing done, since the main branch has moved on`;
const requests=requestsOf(run);
const parts=inOrder.flatMap((operation,at)=>{
const count=countOf(requests,operation);
if(count===0)return[];
return[`${inOrder.slice(0,at).every(one=>countOf(requests,one)===0)?counted(count,`pull request`):String(count)} ${operationText(run,operation)}`]});
return parts.length===0?`nobody has to look at a case`:listed$1(parts)}
function requestLine(run,request){
const{branch,operation,number,url,compareUrl,cases,head}=request;
const name=number===void 0?``:` #${number}`;
const where=url??compareUrl;
return[`${branch}: ${operationText(run,operation)}${name}, ${counted(cases.length,`case`)}`,...head===void 0?[]:[`at ${head.slice(0,10)}`],...where===void 0?[]:[where]].join(` `)}
function runSummary(told,options){
const{run}=told;
const requests=requestsOf(run);
const isDoubtful=run.left.length+run.refused.length>0||requests.some(({operation,refused})=>operation===`blocked`||refused.length>0);
const where=options.set===`.`?``:` of ${markdownCode(options.set)}`;
const dry=run.state===`dry`?`, dry run`:``;
return`${[`## ${isDoubtful?levelMarks.warning:`✅`} Touchstone refresh${where}${dry}: ${runText(run)}`,...planned(told),requestTable(told,requests),...requests.flatMap(blocked),...candidateText(told),footer(told,options)].filter(part=>part!==``).join(`

`)}\n`}
function planned({run:{plan}}){
if(plan===void 0)return[];
const rows=planRows(plan,onPage).filter(([,text])=>text!==``).map(([name,text])=>name===``?`  - ${text}`:`- **${name}**: ${text}`);
return[headlineOf(plan,onPage),rows.join(`
`)]}
function requestTable({run},requests){
if(requests.length===0)return``;
return[`| | branch | cases | |`,`| --- | --- | ---: | --- |`,...requests.map(({branch,operation,number,url,cases})=>{
return`| ${number===void 0||url===void 0?``:`[#${number}](${url})`} | ${idCode(branch)} | ${cases.length} | ${operationText(run,operation)} |`})].join(`
`)}
function blocked(request){
const{branch,cases,compareUrl,refused}=request;
if(compareUrl!==void 0)return[blockedText({branch,cases,title:branch,compareUrl,blocked:refused.join(` `)})];
return refused.map(one=>`${levelMarks.warning} ${idCode(branch)}: ${markdownText(one)}`)}
function candidateText({candidates}){
if(candidates===0)return[];
const them=candidates===1?`It gets`:`They get`;
return[`${counted(candidates,`candidate`)} that nobody has judged. ${them} no pull request: ${markdownCode(`touchstone refresh plan --candidates`)} tells more.`]}
function footer({commit},{page,version,report}){
return`Planned for ${`[${markdownCode(commit.slice(0,10))}](${page}/commit/${commit})`} by Touchstone ${version}. All of it as JSON: ${markdownCode(report)}.`}
function outputsOf(run,report){
const requests=requestsOf(run);
const count=operation=>countOf(requests,operation);
const{plan}=run;
return{state:run.state,operation:mainOperation(requests),created:count(`created`),updated:count(`updated`),unchanged:count(`unchanged`),closed:count(`closed`),blocked:count(`blocked`),snoozed:count(`snoozed`),edited:count(`edited`),waiting:plan?.pullRequests.filter(({waits})=>waits).length??0,cases:plan?.items.length??0,"pull-requests":jsonText(requests.map(requestValue)),...ofTheOnly(requests),report}}
function ofTheOnly([only,...others]){
const one=others.length===0?only??{}:{};
return{"pull-request-number":one.number??``,"pull-request-url":one.url??one.compareUrl??``,"head-sha":one.head??``,verified:one.isVerified===void 0?``:String(one.isVerified)}}
const title=`Touchstone refresh`;
async function tellRefresh(told,telling){
const{job,inputs,version}=telling;
const{run}=told;
const report=await writeReport(job,inputs.report,runJson(told));
for(const request of requestsOf(run))info(logLine(requestLine(run,request)));
info(logLine(`Touchstone refresh: ${runText(run)}.`));
const isWritten=annotate(told,telling);
const name=nameOf(report,job);
const options={page:job.page,set:inputs.path,version,report:name};
await summary.addRaw(runSummary(told,options)).write();
for(const[output,value]of Object.entries(outputsOf(run,report)))setOutput(output,value);
return isWritten?0:3}
function annotate({run},{place}){
let isWritten=true;
for(const{message,at}of run.refused){
const file=place===``?at.file:`${place}/${at.file}`;
warning(logLine(message),{title,file,startLine:at.line})}
for(const branch of run.left)warning(logLine(`Somebody else moved ${branch} while this run looked at it twice. The next run goes on there.`),{title});
for(const request of requestsOf(run)){
const message=refusalText(request);
if(message===void 0)continue;
if(request.isUnwritten===true){
isWritten=false;
error(logLine(message),{title})}else warning(logLine(message),{title})}
return isWritten}
function refusalText({branch,refused,compareUrl}){
if(refused.length===0)return void 0;
const told=refused.join(` `);
if(compareUrl===void 0)return`${branch}: ${told}`;
return`${branch}: ${told} The branch is there; somebody opens the pull request by the link in the summary.`}
function nameOf(report,{workspace}){
const way=relative(workspace,report);
return way.startsWith(`..`)?report:way}
const mostAnnotations=9;
async function tellUnplannable(defects,{job,inputs,checkedOut:{place}}){
const placed=defects.map(defect=>({...defect,file:place===``?defect.at.file:`${place}/${defect.at.file}`}));
const sentence=`The set is damaged, so nothing was planned and nothing was written. Mend it first: "touchstone check" tells all of it.`;
for(const{rule,message,at,file}of placed.slice(0,mostAnnotations))error(logLine(message),{title:rule,file,startLine:at.line});
error(sentence,{title:`Touchstone refresh: not done`});
const list=placed.map(({rule,message,file,at})=>`- ${markdownCode(`${file}:${at.line}`)} ${markdownCode(rule)}: ${markdownText(message)}`);
await summary.addRaw(`## ❌ Touchstone refresh: not done\n\n${sentence}\n\n${list.slice(0,100).join(`
`)}\n`).write();
const reason={reason:sentence,exitCode:1,defects:placed.map(({rule,message,file,at})=>({rule,message,file,line:at.line}))};
const report=await writeReport(job,inputs.report,[`${jsonText({notDone:reason})}\n`]);
setOutput(`report`,report);
return 1}
async function tellNoRevision({revisions},{job,inputs}){
if(revisions.size>0)throw new UsageError(`No ${currentFile} says which corpus revision is current. Write one: revision: <id>.`);
const sentence=`No corpus revision is recorded yet, so there is nothing that cases could be behind.`;
info(sentence);
await summary.addRaw(`## ✅ Touchstone refresh: nobody to ask\n\n${sentence}\n`).write();
const report=await writeReport(job,inputs.report,[`${jsonText({refresh:{state:`nothing-recorded`},plan:null})}\n`]);
setOutput(`state`,`nothing-recorded`);
setOutput(`operation`,`unchanged`);
setOutput(`report`,report);
return 0}
async function runRefreshAction(job,inputs,place){
const checkedOut=await checkedOutIn(await setPlace(job.workspace,inputs.path),inputs.path);
const read=await setOfCommit(checkedOut);
if(!(`set`in read))return`defects`in read?await tellUnplannable(read.defects,{job,inputs,checkedOut}):await tellNoRevision(read.dataset,{job,inputs,checkedOut});
const{set,dataset,candidates}=read;
const{token,gitAuthor,labels,reviewers,isStrict,isDraft,isDryRun}=inputs;
const host=githubHost({place,token,gitAuthor,folder:branchFolder(checkedOut.place)});
const run=await runRefresh(host,set,{texts:requestTexts({page:job.page,place:checkedOut.place,reviewers:dataset.policy?.policy?.reviewers??[],asked:reviewers}),labels,reviewers,isStrict,isDraft,isDryRun});
if(run.state===`superseded`&&!await host.isOnMain(set.head))throw notMain(checkedOut.commit,inputs,job);
return await tellRefresh({run,commit:checkedOut.commit,candidates},{job,inputs,version:package_default.version,place:checkedOut.place})}
async function checkedOutIn(folder,path){
try{
return await checkedOutTree(folder)}catch(error){
if(!(error instanceof RepositoryError))throw error;
const message=checkoutWords(path).get(error.code);
throw message===void 0?error:new UsageError(message,{cause:error})}}
function checkoutWords(path){
return new Map([[`no-repository`,`"${path}" lies in no Git repository. Check the main branch out first, by actions/checkout.`],[`no-such-folder`,`The commit that is checked out holds no folder "${path}".`]])}
function notMain(commit,{path},{event,page}){
return new UsageError(`"${path}" holds commit ${shortId(commit)}, which is not on the main branch of ${page}. Refresh asks about what the main branch holds: run it there (for the event "${event.name}", limited to that branch), and name the folder that it is checked out in.`)}
const ways=new Map([[`push`,runRefreshAction],[`schedule`,runRefreshAction],[`workflow_dispatch`,runRefreshAction],[`pull_request`,showCorpusChange]]);
function wayOf({event:{name}}){
const way=ways.get(name);
if(way!==void 0)return way;
throw new JobError(`The event "${name}" is none that this action runs on. Run it on push to the main branch, schedule or workflow_dispatch to ask people, and on pull_request to show what a corpus revision would ask.`)}
try{
const job=jobOf(process.env);
const way=wayOf(job);
const inputs=readInputs(name=>getInput(name));
process.exitCode=await way(job,inputs,placeOfJob(process.env))}catch(error){
process.exitCode=await tellFailure(error,process.env,{title:`Touchstone refresh: not done`,field:`notDone`})}
export{};
