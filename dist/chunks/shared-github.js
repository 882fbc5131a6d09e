import{byUtf8,fieldOf as fieldOf$1,isMap,listed as listed$1}from"./core.js";
import{baseBefore,baseOfCommit,defaultBase,emptyPack,packCommit,readCommit as readCommit$1}from"./shared-git.js";
import{branchFolder,treeOf}from"./shared-refresh.js";
import{getOctokit}from"./actions-github.js";
import http from"node:http";
import{setTimeout}from"node:timers/promises";
var JobError=class extends Error{
constructor(e,t){
super(e,t),this.name=`JobError`}};
const files=[`GITHUB_OUTPUT`,`GITHUB_STEP_SUMMARY`];
function jobOf(e){
let told=t=>{
let n=e[t]??``;
if(n!==``)return n;
throw new JobError(`The variable ${t} is not set. The runner of GitHub Actions sets it for every step: run this as a step of a job, or "touchstone check" at a desk.`)},t={workspace:told(`GITHUB_WORKSPACE`),temporary:told(`RUNNER_TEMP`),event:{name:told(`GITHUB_EVENT_NAME`),payloadFile:told(`GITHUB_EVENT_PATH`)},commit:commitIn(told(`GITHUB_SHA`),`The variable GITHUB_SHA`),page:pageOf(told(`GITHUB_SERVER_URL`),told(`GITHUB_REPOSITORY`))};
for(let e of files)told(e);
return t}
function placeOfJob(e){
let t=(e.GITHUB_API_URL??``).replace(/\/+$/,``);
if(!/^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?$/.test(t))throw new JobError(`The variable GITHUB_API_URL holds no address of GitHub's API.`);
let n=pageOf(e.GITHUB_SERVER_URL??``,e.GITHUB_REPOSITORY??``),[r=``,i=``]=n.split(`/`).toReversed();
return{server:n.slice(0,-`/${i}/${r}`.length),api:t,owner:i,name:r}}
function commitIn(e,t){
if(typeof e==`string`&&/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(e))return e;
throw new JobError(`${t} holds no commit.`)}
function pageOf(e,t){
if(/^https?:\/\/[\w.-]+(?::\d+)?$/.test(e)&&/^[\w.-]+\/[\w.-]+$/.test(t))return`${e}/${t}`;
throw new JobError(`The variables GITHUB_SERVER_URL and GITHUB_REPOSITORY name no repository of GitHub.`)}
async function baseOfChange(e,t,n){
switch(e.kind){
case`pull-request`:
{
let r=n&&await mergedInto(e.head,n);
return r===void 0?await baseBefore(t,e.base):await baseOfCommit(t,{name:e.base.name,commit:r})}
case`merge-group`:
return await baseOfCommit(t,e.base);
case`push`:
{
let{branch:n,before:r}=e;
return r===void 0?{none:`new-branch`}:await baseOfCommit(t,{name:`${n} before this push`,commit:r})}
case`none`:
return await defaultBase(t)}}
async function mergedInto(e,{repository:t,commit:n}){
let{parents:r}=await readCommit$1(t,n);
return r.length===2&&r[1]===e?r[0]:void 0}
async function isOfChange(e,t,n){
let{commit:r}=t;
return e.kind===`none`||r===n||r===e.head||e.kind===`pull-request`&&await mergedInto(e.head,t)!==void 0}
const readers=new Map([[`pull_request`,({text:e,commit:t})=>({kind:`pull-request`,base:{name:e(`pull_request`,`base`,`ref`),commit:t(`pull_request`,`base`,`sha`)},head:t(`pull_request`,`head`,`sha`)})],[`merge_group`,({text:e,commit:t})=>({kind:`merge-group`,base:{name:shortName(e(`merge_group`,`base_ref`)),commit:t(`merge_group`,`base_sha`)},head:t(`merge_group`,`head_sha`)})],[`push`,({text:e,commit:t})=>({kind:`push`,branch:shortName(e(`ref`)),before:unlessZero(t(`before`)),head:pushed(t(`after`))})],[`workflow_dispatch`,()=>({kind:`none`})],[`schedule`,()=>({kind:`none`})]]),others=new Map([[`pull_request_target`,`It checks out the branch that a change goes to, not the change. `],[`pull_request_review`,`A second check of one commit would leave the first one as it was. `],[`workflow_run`,`It checks out the main branch, not the change. `]]);
function changeOf(e,t){
let n=readers.get(e);
if(n===void 0)throw new JobError(`The event "${e}" is none that this action judges. ${others.get(e)??``}Run it on pull_request, merge_group, push, workflow_dispatch or schedule.`);
return n(readPayload(e,t))}
function readPayload(e,t){
return payloadOf(parsed(t),e)}
function parsed(e){
try{
return JSON.parse(e)}catch(e){
throw new JobError(`The file that GITHUB_EVENT_PATH names holds no JSON.`,{cause:e})}}
function payloadOf(e,t){
let valueAt=t=>t.reduce((e,t)=>fieldOf(e,t),e),what=e=>`The payload of the event "${t}" is not as GitHub describes it: "${e.join(`.`)}"`;
return{text:(...e)=>{
let t=valueAt(e);
if(typeof t==`string`&&t!==``)return t;
throw new JobError(`${what(e)} holds no text.`)},commit:(...e)=>commitIn(valueAt(e),what(e)),number:(...e)=>{
let t=valueAt(e);
if(typeof t==`number`&&Number.isInteger(t)&&t>0)return t;
throw new JobError(`${what(e)} holds no number.`)},value:(...e)=>valueAt(e)}}
function fieldOf(e,t){
if(typeof e==`object`&&e)return new Map(Object.entries(e)).get(t)}
function shortName(e){
return e.replace(/^refs\/(?:heads|tags)\//,``)}
function unlessZero(e){
return/^0+$/.test(e)?void 0:e}
function pushed(e){
if(unlessZero(e)!==void 0)return e;
throw new JobError(`The push deleted its branch, so there is nothing to judge.`)}
var GitHubError=class extends Error{
failure;
constructor({doing:e,needs:t=[`contents: write`,`pull-requests: write`]},n,r=``){
super(`Could not ${e}: ${reasonOf(n,t)}${r}`),this.name=`GitHubError`,this.failure=n}};
function reasonOf({kind:e,status:t,said:n},r){
let i=t===0?n:`${t} ${n}`;
switch(e){
case`token`:
return`GitHub does not accept the token (${i}). Give a token that is valid now.`;
case`limited`:
return`GitHub takes no more calls with this token for now (${i}).`;
case`unsure`:
return t===0?`GitHub gave no answer (${i}). What was done so far stays. Run it again.`:`GitHub broke (${i}). What was done so far stays. Run it again.`;
case`undescribed`:
return`GitHub's answer is not as it describes it: ${n}. What was done so far stays. Run it again; where that does not help, something on the way answers in GitHub's place.`;
case`refused`:
return refusalOf(t,i,r)}}
function refusalOf(e,t,n){
switch(e){
case 403:
return`the token may not do that (${t}). The job needs the permission${n.length===1?``:`s`} ${listed$1(n.map(e=>`"${e}"`))}, and no rule of the repository against it.`;
case 404:
return`it is not there, or the token may not see it (${t}).`;
case 409:
return`GitHub refuses it for now (${t}). What was done so far stays. Run it again.`;
default:
return`GitHub refuses it (${t}).`}}
const systemClock={now:()=>Date.now(),sleep:async e=>{
await setTimeout(e)},deadline:e=>AbortSignal.timeout(e),random:()=>Math.random()};
function answerOf(e,t){
let at=t=>t.reduce((e,t)=>fieldOf$1(e,t),e),field=(e,n)=>(...r)=>{
let i=n(at(r));
if(i!==void 0)return i;
let a=`"${r.join(`.`)}" holds no ${e}`;
throw new GitHubError({doing:t},{kind:`undescribed`,status:0,said:a})},orNone=(e,t)=>(...n)=>(at(n)??null)===null?t:e(...n),n=field(`text`,e=>typeof e==`string`?e:void 0),r=field(`list`,e=>Array.isArray(e)?e.map(e=>answerOf(e,t)):void 0),i=field(`true or false`,e=>typeof e==`boolean`?e:void 0),a=field(`moment`,momentIn);
return{text:n,textOrNone:orNone(n,``),list:r,listOrNone:orNone(r,[]),number:field(`whole number`,e=>Number.isSafeInteger(e)?Number(e):void 0),bigNumber:field(`whole number`,e=>typeof e==`string`&&/^\d{1,15}$/.test(e)?Number(e):void 0),flag:i,flagOrNone:orNone(i,void 0),instant:a,instantOrNone:orNone(a,void 0),oid:field(`id of an object`,e=>isObjectId(e)?e:void 0),has:(...e)=>isMap(at(e)),isFlag:(...e)=>typeof at(e)==`boolean`,within:(...e)=>answerOf(at(e),t)}}
function momentIn(e){
let t=typeof e==`string`?Date.parse(e):NaN;
if(!Number.isNaN(t))return new Date(t).toISOString().replace(/\.\d+Z$/,`Z`)}
function isObjectId(e){
return typeof e==`string`&&/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(e)}
const forbidden=[403,404];
async function refusable(e,t=[]){
try{
return await e()}catch(e){
if(isRefused(e,[...forbidden,...t]))return{refused:e.message};
throw e}}
async function refusal(e,t=[]){
return await refusable(e,t)??void 0}
async function presentOrNot(e,t){
for(let n=1;;n+=1)try{
return await t()}catch(t){
if(!isRefused(t,[404]))throw t;
if(n===2)return;
await e.patience(n)}}
function isRefused(e,t=forbidden){
return e instanceof GitHubError&&e.failure.kind===`refused`&&t.includes(e.failure.status)}
function isUnsure(e){
return e instanceof GitHubError&&e.failure.kind===`unsure`}
async function readMain(e){
let t=`read the main branch`,n=answerOf(await e.read(`GET /repos/{owner}/{repo}`,{doing:t}),t).text(`default_branch`),r=answerOf(await e.read(`GET /repos/{owner}/{repo}/branches/{branch}`,{doing:t,given:{branch:n}}),t);
return{branch:n,head:r.oid(`commit`,`sha`),tree:r.oid(`commit`,`commit`,`tree`,`sha`)}}
async function readCommit(e,t){
let n=`read the commit ${t}`,r={commit_sha:t};
return await presentOrNot(e,async()=>{
let t=answerOf(await e.read(`GET /repos/{owner}/{repo}/git/commits/{commit_sha}`,{doing:n,given:r}),n);
return{...factsOf(t),message:t.text(`message`)}})}
async function isOnMain(e,t){
let n=`compare the commit ${t} with the main branch`,{branch:r}=await readMain(e),i={basehead:`${r}...${t}`,per_page:1};
return await presentOrNot(e,async()=>answerOf(await e.read(`GET /repos/{owner}/{repo}/compare/{basehead}`,{doing:n,given:i}),n).number(`ahead_by`))===0}
async function writeCommit(e,t,n){
let r=await writeTree(e,t,n),i=`write a commit`,{parent:a,message:o}=n,s=factsOf(answerOf(await e.write(`POST /repos/{owner}/{repo}/git/commits`,{doing:i,given:{message:o,tree:r,parents:[a]},isRepeatable:!0}),i));
if(s.tree===r&&s.parents.length===1&&s.parents[0]===a)return s;
let c=`${s.oid} has another tree or another parent than was asked for`;
throw new GitHubError({doing:i},{kind:`undescribed`,status:0,said:c})}
async function writeTree(e,t,{baseTree:n,files:r}){
let i=`write the changed files`,a=[];
for(let{path:i,bytes:o}of r){
let r={path:i,mode:await t.modeOf(n,i),type:`blob`},s=textOf(o);
s===void 0?a.push({...r,sha:await writeBlob(e,o)}):a.push({...r,content:s})}
return answerOf(await e.write(`POST /repos/{owner}/{repo}/git/trees`,{doing:i,given:{base_tree:n,tree:a},isRepeatable:!0}),i).oid(`sha`)}
async function writeBlob(e,t){
let n=`write a changed file`;
return answerOf(await e.write(`POST /repos/{owner}/{repo}/git/blobs`,{doing:n,given:{content:Buffer.from(t).toString(`base64`),encoding:`base64`},isRepeatable:!0}),n).oid(`sha`)}
function textOf(e){
try{
return new TextDecoder(`utf-8`,{fatal:!0,ignoreBOM:!0}).decode(e)}catch{
return}}
function factsOf(e){
return{oid:e.oid(`sha`),tree:e.oid(`tree`,`sha`),parents:e.list(`parents`).map(e=>e.oid(`sha`)),isVerified:e.flag(`verification`,`verified`)}}
function failureOf(e,t){
let n=fieldOfError(e,`status`),r=fieldOfError(e,`response`);
if(!isMap(r))return{kind:`unsure`,status:0,said:sentence(messageOf(e))};
let i=sentence(saidIn$2(r.data)??messageOf(e)),a={status:Number(n),said:i},o=waitOf(r.headers,t);
return isLimit(a,r.headers)?{kind:`limited`,...a,waitMilliseconds:o}:a.status===401?{kind:`token`,...a}:a.status>=500?{kind:`unsure`,...a,waitMilliseconds:o}:{kind:`refused`,...a}}
const statuses=new Map([[`FORBIDDEN`,403],[`INSUFFICIENT_SCOPES`,403],[`NOT_FOUND`,404],[`UNPROCESSABLE`,422],[`STALE_DATA`,422]]);
function failureIn(e,t,n){
let r=fieldOf$1(e,`errors`);
if(!Array.isArray(r)||r.length===0)return;
let i=sentence(r.map(e=>String(fieldOf$1(e,`message`))).join(` `)),a=r.map(e=>fieldOf$1(e,`type`));
if(a.includes(`RATE_LIMITED`)||isLimit({status:403,said:i},t))return{kind:`limited`,status:200,said:i,waitMilliseconds:waitOf(t,n)};
let o=a.map(e=>statuses.get(e)).find(e=>e!==void 0);
return o===void 0?{kind:`unsure`,status:200,said:i}:{kind:`refused`,status:o,said:i}}
function oddIn(e,t){
if(t===`list`&&!Array.isArray(e))return undescribed(`it is no list`);
if(t===`graphql`&&!isMap(e))return undescribed(`it is no answer of GraphQL`)}
function undescribed(e){
return{kind:`undescribed`,status:0,said:e}}
function fieldOfError(e,t){
return typeof e==`object`&&e&&t in e?new Map(Object.entries(e)).get(t):void 0}
function messageOf(e){
return e instanceof Error?e.message:String(e)}
function saidIn$2(e){
let t=fieldOf$1(e,`message`);
if(typeof t!=`string`)return;
let n=fieldOf$1(e,`errors`);
return[t,...Array.isArray(n)?n.map(e=>errorIn(e)):[]].map(e=>sentence(e)).join(`: `)}
function errorIn(e){
if(typeof e==`string`)return e;
let[t,...n]=[`message`,`field`,`code`].map(t=>fieldOf$1(e,t)).map(e=>typeof e==`string`?e:``);
return t===void 0||t===``?n.join(` `).trim():t}
function sentence(e){
return e.replaceAll(/\s+/g,` `).trim().replace(/\.$/,``)}
function isLimit({status:e,said:t},n){
return e===429?!0:e===403?fieldOf$1(n,`x-ratelimit-remaining`)===`0`||fieldOf$1(n,`retry-after`)!==void 0||/rate limit|abuse/i.test(t):!1}
function waitOf(e,t){
let n=numberIn(e,`retry-after`);
if(n!==void 0)return n*1e3;
let r=numberIn(e,`x-ratelimit-reset`);
return fieldOf$1(e,`x-ratelimit-remaining`)===`0`&&r!==void 0?Math.max(0,r*1e3-t):void 0}
function numberIn(e,t){
let n=fieldOf$1(e,t);
return typeof n==`string`&&/^\d{1,12}$/.test(n)?Number(n):void 0}
var Sent=class{
order;
isWrite;
form;
constructor(e,t,n=`object`){
this.order=e,this.isWrite=t,this.form=n}};
const minute$1=6e4;
var Pacing=class{
#e;
#t=[];
#n=new Map;
constructor(e){
this.#e=e}
pause(e,t){
let n=this.#e.now();
this.#t=this.#t.filter(({at:e})=>e>n-60*minute$1);
let r=this.#t.filter(e=>e.isWrite);
return[{until:this.#n.get(t),why:`GitHub has counted as many calls of this token as it allows in an hour`},{until:this.#r(e?5:1),why:`many calls in a minute`},{until:after(e?r.at(-1):void 0,1e3),why:`a write`},{until:after(e?r.at(-500):void 0,60*minute$1),why:`GitHub allows 500 writes in an hour, and this run has made them`}].map(({until:e=n,why:t})=>({milliseconds:Math.max(0,e-n),why:t})).reduce((e,t)=>t.milliseconds>e.milliseconds?t:e)}
sent(e){
this.#t.push({at:this.#e.now(),isWrite:e})}
heard(e){
let t=fieldOf$1(e,`x-ratelimit-resource`),n=numberIn(e,`x-ratelimit-reset`);
numberIn(e,`x-ratelimit-remaining`)===0&&n!==void 0&&this.#n.set(t,n*1e3)}
#r(e){
let t=this.#e.now()-minute$1,n=e;
for(let{at:e,isWrite:r}of this.#t.toReversed()){
if(e<=t)return;
if(n+=r?5:1,n>900)return e+minute$1}}};
function after(e,t){
return e===void 0?void 0:e.at+t}
function useProxy(){
let e=Reflect.get(http,`setGlobalProxyFromEnv`);
typeof e==`function`&&e()}
var GitRequestError=class extends Error{
status;
response;
constructor(e,t,n){
super(n),this.name=`GitRequestError`,this.status=e,this.response={headers:t,data:n}}};
async function askGit({url:e,token:t,signal:n},{service:r,body:i,version:a}){
let o=Buffer.from(`x-access-token:${t}`).toString(`base64`),s=await fetch(`${e}/${r}`,{method:`POST`,headers:{authorization:`Basic ${o}`,"content-type":`application/x-${r}-request`,accept:`application/x-${r}-result`,...a!==void 0&&{"git-protocol":`version=${a}`}},redirect:`manual`,body:i,signal:n}),c=Buffer.from(await s.arrayBuffer()),l=Object.fromEntries(s.headers);
if(s.status===200)return{data:c,headers:l};
throw new GitRequestError(s.status,l,saidIn$1(c)??s.statusText)}
function saidIn$1(e){
let t=e.toString(`utf8`).trim();
return t.startsWith(`{`)?/"message":\s*"([^"]*)"/.exec(t)?.[1]:t===``||t.length>200||t.startsWith(`<`)?void 0:t}
function*packetsIn(e){
for(let t=0;t+4<=e.length;){
let n=Number.parseInt(e.toString(`latin1`,t,t+4),16);
if(n>=0&&n<4)yield{mark:n,data:e.subarray(t,t)};else if(n>=4&&t+n<=e.length)yield{mark:void 0,data:e.subarray(t+4,t+n)};else return;
t+=Math.max(n,4)}}
function packetLine(e){
return`${(Buffer.byteLength(e)+4).toString(16).padStart(4,`0`)}${e}`}
async function receivePack(e,t){
let{data:n,headers:r}=await askGit(e,{service:`git-receive-pack`,body:t});
return{data:linesOf(n),headers:r}}
function linesOf(e){
let t=[];
for(let{mark:n,data:r}of packetsIn(e)){
if(n!==void 0)break;
t.push(r.toString(`utf8`).trimEnd())}
return t}
const longestWait=12e4,longestAnswer=6e4;
var Connection=class{
place;
clock;
#e;
#t;
#n;
#r=Promise.resolve();
constructor(e,t,n){
this.place=e,this.clock=n,this.#n=t,this.#t=new Pacing(n),useProxy(),this.#e=getOctokit(t,{baseUrl:e.api,request:{fetch:globalThis.fetch},log:{debug:quiet,info:quiet,warn:quiet,error:quiet}}),this.#e.hook.wrap(`request`,async(e,t)=>{
let{request:n}=t,r=n?.sent;
if(n===void 0||!(r instanceof Sent))throw TypeError(`Octokit has lost what a call is for.`);
let once=async()=>(n.signal=this.clock.deadline(longestAnswer),await e(t));
return await this.#s(async()=>await this.#c(r,once))})}
async read(e,t){
return await this.#a(e,new Sent(t,!1))}
async readAll(e,t){
let n=this.#o(e,new Sent(t,!1,`list`)),{method:r,url:i}=this.#e.request.endpoint(e,n),a=this.#e.request.defaults({method:r,url:i,request:n.request}),o=await this.#e.paginate(a);
return Array.isArray(o)?o:[]}
async write(e,t){
return await this.#a(e,new Sent(t,!0))}
async graphql(e,t){
let n=new Sent(t,e.startsWith(`mutation`),`graphql`);
return await this.#e.graphql(e,{...t.given,request:{sent:n}})}
async push(e,t){
let n=new Sent({doing:e},!0);
return await this.#i(n,async e=>await receivePack(e,t))}
async upload(e,t){
let n={service:`git-upload-pack`,body:Buffer.from(t),version:2};
return await this.#i(new Sent(e,!1),async e=>await askGit(e,n))}
async#i(e,t){
let{server:n,owner:r,name:i}=this.place,a=`${n}/${r}/${i}.git`,once=async()=>{
let n=this.clock.deadline(e.isWrite?longestAnswer:24e4);
return await t({url:a,token:this.#n,signal:n})},{data:o}=await this.#s(async()=>await this.#c(e,once));
return o}
async patience(e){
await this.clock.sleep(this.#f(1e3,e))}
async#a(e,t){
let{data:n}=await this.#e.request(e,this.#o(e,t));
return n}
#o(e,t){
let{owner:n,name:r}=this.place;
return{...e.includes(`{repo}`)?{owner:n,repo:r}:{},...t.order.given,request:{sent:t}}}
async#s(e){
let t=this.#r.then(e);
return this.#r=t.catch(()=>void 0),await t}
async#c(e,t){
for(let n=1;;n+=1){
await this.#l(e);
let r=await this.#u(e,t);
if(!(`failure`in r))return r.given;
let i=this.#d(r.failure,e,n);
if(i===void 0)throw this.#p(e,r.failure);
await this.clock.sleep(i)}}
async#l({order:e,isWrite:t,form:n}){
let r=n===`graphql`?n:`core`,{milliseconds:i,why:a}=this.#t.pause(t,r);
if(i>longestWait)throw new GitHubError(e,{kind:`limited`,status:0,said:a},this.#m(i));
i>0&&await this.clock.sleep(i),this.#t.sent(t)}
async#u({form:e},t){
try{
let n=await t(),{data:r,headers:i}=n;
this.#t.heard(i);
let a=oddIn(r,e)??(e===`graphql`?failureIn(r,i,this.clock.now()):void 0);
return a===void 0?{given:n}:{failure:a}}catch(e){
return{failure:failureOf(e,this.clock.now())}}}
#d(e,{order:t,isWrite:n},r){
let{kind:i,waitMilliseconds:a}=e;
if(!(!{limited:!0,unsure:!n||t.isRepeatable===!0,refused:t.isOfNew===!0&&isUnknownNode(e),token:!1,undescribed:!1}[i]||r>=4))return a===void 0?this.#f(i===`limited`?minute:1e3,r):a>longestWait?void 0:a+this.clock.random()*1e3}
#f(e,t){
return Math.min(e*2**(t-1)*(1+this.clock.random()/4),longestWait)}
#p({order:e},t){
let n=t.said.replaceAll(this.#n,`***`),r=t.kind===`limited`?t.waitMilliseconds:void 0;
return new GitHubError(e,{...t,said:n},r===void 0?``:this.#m(r))}
#m(e){
return` Run it again after ${new Date(this.clock.now()+e).toISOString().replace(/\.\d+Z$/,`Z`)}.`}};
const minute=6e4;
function isUnknownNode({kind:e,status:t,said:n}){
return e===`refused`&&t===422&&n.includes(`Could not resolve to a node`)}
function quiet(){}
var Folders=class{
#e;
#t=new Map;
constructor(e){
this.#e=e}
async at(e){
let t=this.#t.get(e)??await readFolder(this.#e,e);
return this.#t.set(e,t),t}
async whole(e){
try{
return await this.at(e)}catch(e){
if(e instanceof GitHubError&&e.failure.kind===`undescribed`)return;
throw e}}
async modeOf(e,t){
let[n=``,...r]=t.split(`/`),i=(await this.at(e)).find(e=>e.name===n);
return i!==void 0&&r.length>0&&isFolder(i)?await this.modeOf(i.oid,r.join(`/`)):r.length===0&&i?.mode===`100755`?i.mode:`100644`}};
function isFolder({mode:e}){
return e===`40000`}
async function readFolder(e,t){
let n=`read the folder ${t}`,r=answerOf(await e.read(`GET /repos/{owner}/{repo}/git/trees/{tree_sha}`,{doing:n,given:{tree_sha:t}}),n);
if(r.flag(`truncated`))throw new GitHubError({doing:n},{kind:`undescribed`,status:0,said:`it has more entries than GitHub gives`});
let i=r.list(`tree`).map(e=>({mode:e.text(`mode`).replace(/^0/,``),name:e.text(`path`),oid:e.oid(`sha`)}));
if(treeOf(i)===t)return i;
throw new GitHubError({doing:n},{kind:`undescribed`,status:0,said:`its entries are not those of the folder`})}
const zero$1=`0`.repeat(40);
var GitPush=class{
#e;
#t;
#n;
#r=new Map;
constructor(e,t,n){
this.#e=e,this.#t=t,this.#n=n}
async writeCommit(e){
let t=Math.floor(this.#e.clock.now()/1e3),{oid:n,tree:r,pack:i}=await packCommit({...e,author:this.#n,seconds:t},async e=>await this.#t.at(named(e)));
return this.#r.set(n,i),{oid:named(n),tree:named(r),isVerified:!1}}
async move({name:e,from:t,to:n}){
let r=`push the branch ${e}`,i=`refs/heads/${e}`,a=n===void 0?new Uint8Array:await this.#i(n),o=`${t??zero$1} ${n??zero$1} ${i}\0 report-status`,s=Buffer.concat([Buffer.from(`${packetLine(o)}0000`),a]),c=await this.#e.push(r,s);
if(c.includes(`ok ${i}`)&&c.includes(`unpack ok`))return;
if(!c.some(e=>/^(?:unpack|ok|ng) /.test(e)))throw new GitHubError({doing:r},{kind:`undescribed`,status:0,said:`it tells of no push`});
let l=c.filter(e=>e!==`unpack ok`&&e!==``).map(e=>e.replace(`ng ${i} `,``)).join(` `);
throw new GitHubError({doing:r},{kind:`refused`,status:422,said:l})}
async#i(e){
return this.#r.get(e)??await emptyPack()}};
function named(e){
if(isObjectId(e))return e;
throw Error(`Git names no object "${e}".`)}
const actorFields=`__typename login ... on User { databaseId } ... on Bot { databaseId }`;
function accountIn(e,t){
if(e.has(t))return accountOf({login:e.text(t,`login`),type:e.text(t,`type`),id:()=>e.number(t,`id`)})}
function actorIn(e,t){
if(!e.has(t))return;
let n=e.text(t,`__typename`),r=e.text(t,`login`);
return accountOf({login:n===`Bot`&&!isBotName(r)?`${r}[bot]`:r,type:n,id:()=>e.number(t,`databaseId`)})}
function accountOf({login:e,type:t,id:n}){
if(e.toLowerCase()!==`ghost`&&[`User`,`Bot`].includes(t))return{login:e,id:n(),isBot:t===`Bot`||isBotName(e)}}
function isBotName(e){
return e.toLowerCase().endsWith(`[bot]`)}
var Viewing=class{
#e;
#t;
constructor(e){
this.#e=e}
async isViewer(){
let e=this.#t??=await readViewer(this.#e);
return t=>t!==void 0&&isOf(e,t)}};
async function readViewer(e){
let t=`read whom the token acts for`;
try{
return{id:answerOf(await e.read(`GET /user`,{doing:t}),t).number(`id`)}}catch(n){
if(!isRefused(n))throw n;
return{app:bare(answerOf(await e.graphql(`query Viewer { viewer { login } }`,{doing:t}),t).text(`viewer`,`login`))}}}
function isOf(e,{id:t,login:n,isBot:r}){
return`id`in e?t===e.id:r&&bare(n)===e.app}
function bare(e){
return e.replace(/\[bot\]$/,``)}
const needs$3=[`pull-requests: write`];
var Comments=class{
#e;
#t;
constructor(e,t=new Viewing(e)){
this.#e=e,this.#t=t}
async of(e){
let t=`read the comments on #${e}`,n=await this.#t.isViewer(),r={issue_number:e,per_page:100};
return(await this.#e.readAll(`GET /repos/{owner}/{repo}/issues/{issue_number}/comments`,{doing:t,given:r,needs:needs$3})).map(e=>commentOf$1(answerOf(e,t),n)).toSorted((e,t)=>e.id-t.id)}
async write(e,t){
let n=`comment on #${e}`;
for(let r=1;;r+=1)try{
answerOf(await this.#e.write(`POST /repos/{owner}/{repo}/issues/{issue_number}/comments`,{doing:n,needs:needs$3,given:{issue_number:e,body:t},isOfNew:!0}),n).number(`id`);
return}catch(n){
if(!isUnsure(n))throw n;
if((await this.of(e)).some(e=>e.isOwn&&e.body===t))return;
if(r===4)throw n;
await this.#e.patience(r)}}
async edit(e,t){
let n=`edit the comment ${e}`;
answerOf(await this.#e.write(`PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}`,{doing:n,needs:needs$3,given:{comment_id:e,body:t},isRepeatable:!0}),n).number(`id`)}
async remove(e){
let t=`delete the comment ${e}`;
try{
await this.#e.write(`DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}`,{doing:t,needs:needs$3,given:{comment_id:e},isRepeatable:!0})}catch(e){
if(!isRefused(e,[404]))throw e}}};
function commentOf$1(e,t){
let n=e.has(`user`)?e.text(`user`,`login`):`ghost`;
return{id:e.number(`id`),author:n,isOwn:t(accountIn(e,`user`)),body:e.textOrNone(`body`)}}
function commentsOf(e,t){
let n=new Comments(e,t);
return{comments:async e=>await n.of(e),comment:async(e,t)=>await refusal(async()=>{
await n.write(e,t)}),editComment:async(e,t)=>await refusal(async()=>{
await n.edit(e,t)}),deleteComment:async e=>await refusal(async()=>{
await n.remove(e)})}}
function compareUrl({server:e,owner:t,name:n},{branch:r,base:i,title:a,body:o}){
let s=`${e}/${t}/${n}/compare/${[i,r].map(e=>e.split(`/`).map(encodeURIComponent).join(`/`)).join(`...`)}?expand=1`,c=`${s}&title=${encodeURIComponent(a)}`;
return[`${c}&body=${encodeURIComponent(o)}`,c].find(e=>e.length<=8e3)??s}
const needs$2=[`pull-requests: read`];
async function readJudgedPull(e,t){
let n=`read the pull request #${t}`;
return pullOf$1(answerOf(await e.read(`GET /repos/{owner}/{repo}/pulls/{pull_number}`,{doing:n,needs:needs$2,given:{pull_number:t}}),n),e.place)}
async function readOpenPulls(e){
let t=await listOpenPulls(e),n=new Map(t.map(e=>[e.number(`number`),e]));
return inOrder(t).flatMap(t=>{
let r=n.get(t);
return r===void 0?[]:[pullOf$1(r,e.place)]})}
async function readOpenPullsWithHead(e,t){
let n=[...await listOpenPulls(e),...await ofCommit(e,t)],{place:r}=e;
return inOrder(n.filter(e=>e.text(`state`)===`open`&&e.oid(`head`,`sha`)===t&&isIn(e,`base`,r)))}
async function readMergedPullsOf(e,t){
return inOrder((await ofCommit(e,t)).filter(t=>t.textOrNone(`merged_at`)!==``&&isIn(t,`base`,e.place)))}
async function listOpenPulls(e){
let t=`read the open pull requests`;
return(await e.readAll(`GET /repos/{owner}/{repo}/pulls`,{doing:t,needs:needs$2,given:{state:`open`,sort:`created`,direction:`asc`,per_page:100}})).map(e=>answerOf(e,t))}
async function ofCommit(e,t){
let n=`read the pull requests of the commit ${t}`;
try{
let r={commit_sha:t,per_page:100};
return(await e.readAll(`GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls`,{doing:n,needs:needs$2,given:r})).map(e=>answerOf(e,n))}catch(e){
if(isRefused(e,[404,422]))return[];
throw e}}
function inOrder(e){
return[...new Set(e.map(e=>e.number(`number`)))].toSorted((e,t)=>e-t)}
function pullOf$1(e,t){
let n=e.instantOrNone(`merged_at`),r=e.text(`state`)===`open`,i=r?e.flagOrNone(`mergeable`):void 0,a=n!==void 0||r&&i!==!1,o=e.textOrNone(`merge_commit_sha`)!==``;
return{number:e.number(`number`),url:e.text(`html_url`),state:n===void 0?r?`open`:`closed`:`merged`,isDraft:e.flagOrNone(`draft`)??!1,author:accountIn(e,`user`),title:e.text(`title`),base:e.text(`base`,`ref`),head:e.oid(`head`,`sha`),branch:e.text(`head`,`ref`),isOwnBranch:isIn(e,`head`,t),mergeCommit:a&&o?e.oid(`merge_commit_sha`):void 0,isMergeable:i,mergedAt:n}}
function isIn(e,t,{owner:n,name:r}){
return e.has(t,`repo`)?e.text(t,`repo`,`full_name`).toLowerCase()===`${n}/${r}`.toLowerCase():!1}
const needs$1=[`pull-requests: read`];
async function readPullRequests(e,t){
let n=await listed(e,t,`all`),r=[];
for(let[t,i]of n.entries()){
let n=i.state===`open`||t===0;
r.push(n?await readPullRequest(e,i.number):i)}
return r}
async function readPullRequest(e,t){
let n=`read the pull request #${t}`,r={pull_number:t},i=`GET /repos/{owner}/{repo}/pulls/{pull_number}`,a=answerOf(await e.read(i,{doing:n,given:r,needs:needs$1}),n),o=(await e.readAll(`${i}/reviews`,{doing:`read the reviews of #${t}`,needs:needs$1,given:{...r,per_page:100}})).map(e=>answerOf(e,n)).filter(e=>e.has(`user`)).map(e=>e.text(`user`,`login`).toLowerCase()),s=pullOf(a,e);
return{...s,reviewers:[...new Set([...s.reviewers,...o])]}}
async function openPullRequest(e,t){
let{branch:n,base:r,title:i,body:a,draft:o}=t,s=`open a pull request for the branch ${n}`;
for(let c=1;;c+=1)try{
let t=answerOf(await e.write(`POST /repos/{owner}/{repo}/pulls`,{doing:s,given:{head:n,base:r,title:i,body:a,draft:o}}),s),c=isOfActions(t);
return{number:t.number(`number`),url:t.text(`html_url`),isByWorkflow:c}}catch(i){
if(isRefused(i))return{blocked:blockedBy(i),compareUrl:compareUrl(e.place,t)};
if(!isUnsure(i)&&!isThere(i))throw i;
let a=await openFrom(e,n,r);
if(a!==void 0)return a;
if(c===4)throw i;
await e.patience(c)}}
async function changePullRequest(e,{number:t,...n}){
let r=`${n.state===void 0?`edit`:`close`} the pull request #${t}`;
answerOf(await e.write(`PATCH /repos/{owner}/{repo}/pulls/{pull_number}`,{doing:r,given:{pull_number:t,...n},isRepeatable:!0}),r).number(`number`)}
async function addLabels(e,t,n){
if(n.length===0)return;
let r=`label the pull request #${t}`;
answerOf(await e.write(`POST /repos/{owner}/{repo}/issues/{issue_number}/labels`,{doing:r,given:{issue_number:t,labels:n},isRepeatable:!0,isOfNew:!0}),r).list()}
async function requestReviewers(e,t,n){
if(n.length===0)return;
let r=n.filter(e=>e.includes(`/`)),i=`ask ${n.join(`, `)} for a review of #${t}`;
answerOf(await e.write(`POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`,{doing:i,given:{pull_number:t,reviewers:n.filter(e=>!e.includes(`/`)),...r.length>0&&{team_reviewers:r.map(e=>e.replace(/^.*\//,``))}},isRepeatable:!0,isOfNew:!0}),i).number(`number`)}
function isThere(e){
return isRefused(e,[422])&&e.failure.said.includes(`pull request already exists`)}
function blockedBy(e){
return e.failure.said.includes(`not permitted to create`)?`${e.message.replace(/: the token .*$/s,``)}: a setting of the repository or its organization does not let GitHub Actions open pull requests. An administrator allows it under Settings, Actions, General, Workflow permissions.`:e.message}
async function openFrom(e,t,n){
for(let{number:r,base:i}of await listed(e,t,`open`)){
let t=await readPullRequest(e,r),{url:a,isByWorkflow:o=!1}=t;
if(t.state===`open`&&i===n)return{number:r,url:a,isByWorkflow:o}}}
async function listed(e,t,n){
let r=`read the pull requests of the branch ${t}`,i=`${e.place.owner}:${t}`;
return(await e.readAll(`GET /repos/{owner}/{repo}/pulls`,{doing:r,given:{head:i,state:n,per_page:100}})).map(e=>answerOf(e,r)).filter(n=>n.text(`head`,`ref`)===t&&isIn(n,`head`,e.place)).map(t=>pullOf(t,e)).toSorted((e,t)=>t.number-e.number)}
function pullOf(e,{place:t}){
let n=e.textOrNone(`merged_at`)!==``;
return{number:e.number(`number`),url:e.text(`html_url`),state:n?`merged`:e.text(`state`)===`open`?`open`:`closed`,branch:e.text(`head`,`ref`),head:e.oid(`head`,`sha`),base:e.text(`base`,`ref`),title:e.text(`title`),body:e.textOrNone(`body`),labels:e.list(`labels`).map(e=>e.text(`name`)),reviewers:askedIn(e,t.owner),isByWorkflow:isOfActions(e),...e.has(`user`)?{author:e.text(`user`,`login`)}:{}}}
function isOfActions(e){
return e.has(`user`)&&e.text(`user`,`login`)===`github-actions[bot]`}
function askedIn(e,t){
let n=e.listOrNone(`requested_reviewers`).map(e=>e.text(`login`)),r=e.listOrNone(`requested_teams`).map(e=>`${t}/${e.text(`slug`)}`);
return[...n,...r].map(e=>e.toLowerCase())}
const heads=`refs/heads/`,zero=`0`.repeat(40);
async function readBranches(e,t){
let n=`read the branches below ${t}`;
return(await e.readAll(`GET /repos/{owner}/{repo}/git/matching-refs/{ref}`,{doing:n,given:{ref:`heads/${t}`}})).map(e=>{
let t=answerOf(e,n);
return{name:t.text(`ref`).slice(11),head:t.oid(`object`,`sha`)}}).filter(({name:e})=>!e.slice(t.length).includes(`/`))}
async function moveBranch(e,t,n){
for(let r=1;;r+=1){
let i=await thrownBy(e(n));
if(i===void 0)return`moved`;
let a=await readBranch(t,n.name);
if(a!==n.from)return a===n.to?`moved`:`lost`;
if(!isUnsure(i)||r===4)return await refusable(async()=>await Promise.reject(i),[422]);
await t.patience(r)}}
async function sendMove(e,{name:t,from:n,to:r}){
if(n===void 0&&r!==void 0){
let n=`make the branch ${t}`;
answerOf(await e.write(`POST /repos/{owner}/{repo}/git/refs`,{doing:n,given:{ref:`${heads}${t}`,sha:r}}),n).oid(`object`,`sha`);
return}
let i={name:`${heads}${t}`,beforeOid:n??zero,afterOid:r??zero,force:!0},a=await readRepositoryId(e),o=`${r===void 0?`delete`:`move`} the branch ${t}`,s={input:{repositoryId:a,refUpdates:[i]}};
if(!answerOf(await e.graphql(`mutation MoveBranch($input: UpdateRefsInput!) {
  updateRefs(input: $input) { clientMutationId }
}`,{doing:o,given:s}),o).has(`updateRefs`))throw new GitHubError({doing:o},{kind:`undescribed`,status:0,said:`"updateRefs" holds nothing`})}
async function readRepositoryId(e){
let t=`read the repository`;
return answerOf(await e.read(`GET /repos/{owner}/{repo}`,{doing:t}),t).text(`node_id`)}
async function readBranch(e,t){
let n=`read the branch ${t}`;
return await presentOrNot(e,async()=>answerOf(await e.read(`GET /repos/{owner}/{repo}/git/ref/{ref}`,{doing:n,given:{ref:`heads/${t}`}}),n).oid(`object`,`sha`))}
async function thrownBy(e){
try{
await e;
return}catch(e){
if(e instanceof GitHubError)return e;
throw e}}
function githubHost({place:e,token:t,clock:n=systemClock,folder:r=branchFolder(``),gitAuthor:i}){
let a=new Connection(e,t,n),o=new Folders(a),s=i&&new GitPush(a,o,i),sends=async e=>{
await(s?.move(e)??sendMove(a,e))};
return{main:async()=>await readMain(a),branches:async()=>await readBranches(a,r),commit:async e=>await readCommit(a,e),folder:async e=>await o.at(e),isOnMain:async e=>await isOnMain(a,e),writeCommit:async e=>await refusable(async()=>await(s?.writeCommit(e)??writeCommit(a,o,e))),moveBranch:async e=>await moveBranch(sends,a,e),...pullRequestsOf(a),...commentsOf(a)}}
function pullRequestsOf(e){
return{pullRequests:async t=>await readPullRequests(e,t),pullRequest:async t=>await readPullRequest(e,t),openPullRequest:async t=>await openPullRequest(e,t),editPullRequest:async(t,{title:n,body:r})=>await refusal(async()=>{
let i={...n!==void 0&&{title:n},...r!==void 0&&{body:r}};
Object.keys(i).length!==0&&await changePullRequest(e,{number:t,...i})}),closePullRequest:async(t,{body:n})=>await refusal(async()=>{
await changePullRequest(e,{number:t,body:n,state:`closed`})}),addLabels:async(t,n)=>await refusal(async()=>{
await addLabels(e,t,n)},[422]),requestReviewers:async(t,n)=>await askedFor(n,async n=>{
await requestReviewers(e,t,n)})}}
async function askedFor(e,t){
let n=await refusal(async()=>{
await t(e)},[422]);
if(n===void 0||e.length<2)return n;
let r=[];
for(let n of e){
let e=await askedFor([n],t);
e!==void 0&&r.push(e.refused)}
return r.length===0?void 0:{refused:r.join(` `)}}
const needs=[`pull-requests: read`],words=`fullDatabaseId body url lastEditedAt author { ${actorFields} } editor { ${actorFields} }`;
function document(e,t,n){
return`query ${e}($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      ${t}(first: 100, after: $after) {
        edges { cursor node { ${words} ${n} } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`}
const lists={reviews:document(`Reviews`,`reviews`,`state submittedAt commit { oid }`),comments:document(`Comments`,`comments`,`createdAt`)},opinions=new Map([[`APPROVED`,`approves`],[`CHANGES_REQUESTED`,`asks-for-changes`],[`DISMISSED`,`dismissed`],[`COMMENTED`,`comments`],[`PENDING`,void 0]]);
async function readSaid(e,t){
let n=await readNodes(e,t,`reviews`),r=await readNodes(e,t,`comments`);
return[...n.flatMap(reviewOf),...r.map(commentOf)].toSorted((e,t)=>byUtf8(e.at,t.at)||byUtf8(t.kind,e.kind)||Math.sign(e.id-t.id))}
async function readNodes(e,t,n){
let r=`read the ${n} of #${t}`,{owner:i,name:a}=e.place,o=[`repository`,`pullRequest`,n],s=[];
for(let c;;){
let l={owner:i,name:a,number:t,...c!==void 0&&{after:c}},u=answerOf(await e.graphql(lists[n],{doing:r,needs,given:l}),r),d=u.list(...o,`edges`),f=u.textOrNone(...o,`pageInfo`,`endCursor`),p=u.flag(...o,`pageInfo`,`hasNextPage`);
if((d.at(-1)?.text(`cursor`)??``)!==f||p&&(f===``||f===c))throw cut(r,n);
if(s.push(...d.map(e=>({answer:e.within(`node`),doing:r}))),!p)return s;
c=f}}
function cut(e,t){
let n=`a page of "${t}" ends before its end`;
return new GitHubError({doing:e,needs},{kind:`undescribed`,status:0,said:n})}
function reviewOf({answer:e,doing:t}){
let n=e.text(`state`);
if(!opinions.has(n)){
let e=`"state" holds no state of a review: ${n}`;
throw new GitHubError({doing:t,needs},{kind:`undescribed`,status:0,said:e})}
let r=opinions.get(n);
if(r===void 0)return[];
let i=e.instant(`submittedAt`);
return[{kind:`review`,opinion:r,commit:e.has(`commit`)?e.oid(`commit`,`oid`):void 0,...saidIn(e,i)}]}
function commentOf({answer:e}){
return{kind:`comment`,opinion:void 0,commit:void 0,...saidIn(e,e.instant(`createdAt`))}}
function saidIn(e,t){
let n=e.instantOrNone(`lastEditedAt`),r=n!==void 0||e.has(`editor`);
return{id:e.bigNumber(`fullDatabaseId`),by:actorIn(e,`author`),body:e.text(`body`),at:t,edited:r?{by:actorIn(e,`editor`),at:n??t}:void 0,url:e.text(`url`)}}
const states=[`success`,`failure`,`pending`,`error`];
async function readStatuses(e,t){
let n=`read the statuses of ${t}`,r=await e.readAll(`GET /repos/{owner}/{repo}/commits/{ref}/statuses`,{doing:n,needs:[`statuses: read`],given:{ref:t,per_page:100}}),i=new Map;
for(let e of r){
let t=statusOf(answerOf(e,n),n),r=t.context.toLowerCase();
i.has(r)||i.set(r,t)}
return i}
async function writeStatus(e,t,{context:n,state:r,description:i,url:a}){
let o=`give ${t} the status ${n}`;
answerOf(await e.write(`POST /repos/{owner}/{repo}/statuses/{sha}`,{doing:o,needs:[`statuses: write`],given:{sha:t,context:n,state:r,description:shortened(i),...a!==void 0&&{target_url:a}},isRepeatable:!0}),o).number(`id`)}
function shortened(e){
let t=Array.from(e);
return t.length<=140?e:`${t.slice(0,139).join(``).trimEnd()}…`}
function statusOf(e,t){
let n=states.find(t=>t===e.text(`state`));
if(n===void 0){
let n=`"state" holds no state of a status: ${e.text(`state`)}`;
throw new GitHubError({doing:t},{kind:`undescribed`,status:0,said:n})}
let r=e.textOrNone(`target_url`);
return{context:e.text(`context`),state:n,description:e.textOrNone(`description`),url:r===``?void 0:r}}
const plainName=/^(?<owner>[A-Za-z0-9][\w.-]*)\/(?<name>[\w.-]+)$/;
function repositoryNamed(e){
let t=plainName.exec(e)?.groups;
if(t===void 0)return;
let{owner:n=``,name:r=``}=t;
return r===`.`||r===`..`?void 0:{host:void 0,owner:n,name:r}}
function repositoryAt(e){
let{host:t,path:n=``}=(/^(?:https?|ssh|git):\/\/(?:[^@/]*@)?(?<host>[\w.-]+)(?::\d+)?\/(?<path>.*)$/.exec(e)??/^(?:[^@/]*@)(?<host>[\w.-]+):(?<path>.*)$/.exec(e))?.groups??{},r=repositoryNamed(n.replace(/\/$/,``).replace(/\.git$/,``));
return r===void 0||t===void 0?void 0:{...r,host:t.toLowerCase()}}
export{Comments,Connection,Folders,GitHubError,JobError,Viewing,accountIn,answerOf,baseOfChange,changeOf,commentsOf,githubHost,isOfChange,isRefused,jobOf,listOpenPulls,moveBranch,packetLine,packetsIn,placeOfJob,presentOrNot,readCommit,readJudgedPull,readMain,readMergedPullsOf,readOpenPulls,readOpenPullsWithHead,readPayload,readSaid,readStatuses,refusable,refusal,repositoryAt,repositoryNamed,sendMove,systemClock,writeCommit,writeStatus};
