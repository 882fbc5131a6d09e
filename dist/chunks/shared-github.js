import{listed}from"./core.js";
import{baseBefore,baseOfCommit,defaultBase,readCommit}from"./shared-git.js";
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
let{parents:r}=await readCommit(t,n);
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
return`the token may not do that (${t}). The job needs the permission${n.length===1?``:`s`} ${listed(n.map(e=>`"${e}"`))}, and no rule of the repository against it.`;
case 404:
return`it is not there, or the token may not see it (${t}).`;
case 409:
return`GitHub refuses it for now (${t}). What was done so far stays. Run it again.`;
default:
return`GitHub refuses it (${t}).`}}
export{GitHubError,JobError,baseOfChange,changeOf,isOfChange,jobOf,placeOfJob,readPayload};
