import{listed}from"./core.js";
import{baseBefore,baseOfCommit,defaultBase,readCommit}from"./shared-git.js";
var JobError=class extends Error{
constructor(message,options){
super(message,options),this.name=`JobError`}};
const files=[`GITHUB_OUTPUT`,`GITHUB_STEP_SUMMARY`];
function jobOf(environment){
let told=name=>{
let value=environment[name]??``;
if(value!==``)return value;
throw new JobError(`The variable ${name} is not set. The runner of GitHub Actions sets it for every step: run this as a step of a job, or "touchstone check" at a desk.`)},job={workspace:told(`GITHUB_WORKSPACE`),temporary:told(`RUNNER_TEMP`),event:{name:told(`GITHUB_EVENT_NAME`),payloadFile:told(`GITHUB_EVENT_PATH`)},commit:commitIn(told(`GITHUB_SHA`),`The variable GITHUB_SHA`),page:pageOf(told(`GITHUB_SERVER_URL`),told(`GITHUB_REPOSITORY`))};
for(let file of files)told(file);
return job}
function placeOfJob(environment){
let api=(environment.GITHUB_API_URL??``).replace(/\/+$/,``);
if(!/^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?$/.test(api))throw new JobError(`The variable GITHUB_API_URL holds no address of GitHub's API.`);
let page=pageOf(environment.GITHUB_SERVER_URL??``,environment.GITHUB_REPOSITORY??``),[name=``,owner=``]=page.split(`/`).toReversed();
return{server:page.slice(0,-`/${owner}/${name}`.length),api,owner,name}}
function commitIn(text,what){
if(typeof text==`string`&&/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text))return text;
throw new JobError(`${what} holds no commit.`)}
function pageOf(server,repository){
if(/^https?:\/\/[\w.-]+(?::\d+)?$/.test(server)&&/^[\w.-]+\/[\w.-]+$/.test(repository))return`${server}/${repository}`;
throw new JobError(`The variables GITHUB_SERVER_URL and GITHUB_REPOSITORY name no repository of GitHub.`)}
async function baseOfChange(change,folder,checkedOut){
switch(change.kind){
case`pull-request`:
{
let merged=checkedOut&&await mergedInto(change.head,checkedOut);
return merged===void 0?await baseBefore(folder,change.base):await baseOfCommit(folder,{name:change.base.name,commit:merged})}
case`merge-group`:
return await baseOfCommit(folder,change.base);
case`push`:
{
let{branch,before}=change;
return before===void 0?{none:`new-branch`}:await baseOfCommit(folder,{name:`${branch} before this push`,commit:before})}
case`none`:
return await defaultBase(folder)}}
async function mergedInto(head,{repository,commit}){
let{parents}=await readCommit(repository,commit);
return parents.length===2&&parents[1]===head?parents[0]:void 0}
async function isOfChange(change,checkedOut,started){
let{commit}=checkedOut;
return change.kind===`none`||commit===started||commit===change.head||change.kind===`pull-request`&&await mergedInto(change.head,checkedOut)!==void 0}
const readers=new Map([[`pull_request`,({text,commit})=>({kind:`pull-request`,base:{name:text(`pull_request`,`base`,`ref`),commit:commit(`pull_request`,`base`,`sha`)},head:commit(`pull_request`,`head`,`sha`)})],[`merge_group`,({text,commit})=>({kind:`merge-group`,base:{name:shortName(text(`merge_group`,`base_ref`)),commit:commit(`merge_group`,`base_sha`)},head:commit(`merge_group`,`head_sha`)})],[`push`,({text,commit})=>({kind:`push`,branch:shortName(text(`ref`)),before:unlessZero(commit(`before`)),head:pushed(commit(`after`))})],[`workflow_dispatch`,()=>({kind:`none`})],[`schedule`,()=>({kind:`none`})]]),others=new Map([[`pull_request_target`,`It checks out the branch that a change goes to, not the change. `],[`pull_request_review`,`A second check of one commit would leave the first one as it was. `],[`workflow_run`,`It checks out the main branch, not the change. `]]);
function changeOf(event,payload){
let read=readers.get(event);
if(read===void 0)throw new JobError(`The event "${event}" is none that this action judges. ${others.get(event)??``}Run it on pull_request, merge_group, push, workflow_dispatch or schedule.`);
return read(readPayload(event,payload))}
function readPayload(event,payload){
return payloadOf(parsed(payload),event)}
function parsed(payload){
try{
return JSON.parse(payload)}catch(cause){
throw new JobError(`The file that GITHUB_EVENT_PATH names holds no JSON.`,{cause})}}
function payloadOf(payload,event){
let valueAt=path=>path.reduce((value,name)=>fieldOf(value,name),payload),what=path=>`The payload of the event "${event}" is not as GitHub describes it: "${path.join(`.`)}"`;
return{text:(...path)=>{
let value=valueAt(path);
if(typeof value==`string`&&value!==``)return value;
throw new JobError(`${what(path)} holds no text.`)},commit:(...path)=>commitIn(valueAt(path),what(path)),number:(...path)=>{
let value=valueAt(path);
if(typeof value==`number`&&Number.isInteger(value)&&value>0)return value;
throw new JobError(`${what(path)} holds no number.`)},value:(...path)=>valueAt(path)}}
function fieldOf(value,name){
if(typeof value==`object`&&value)return new Map(Object.entries(value)).get(name)}
function shortName(ref){
return ref.replace(/^refs\/(?:heads|tags)\//,``)}
function unlessZero(commit){
return/^0+$/.test(commit)?void 0:commit}
function pushed(commit){
if(unlessZero(commit)!==void 0)return commit;
throw new JobError(`The push deleted its branch, so there is nothing to judge.`)}
var GitHubError=class extends Error{
failure;
constructor({doing,needs=[`contents: write`,`pull-requests: write`]},failure,more=``){
super(`Could not ${doing}: ${reasonOf(failure,needs)}${more}`),this.name=`GitHubError`,this.failure=failure}};
function reasonOf({kind,status,said},needs){
let answer=status===0?said:`${status} ${said}`;
switch(kind){
case`token`:
return`GitHub does not accept the token (${answer}). Give a token that is valid now.`;
case`limited`:
return`GitHub takes no more calls with this token for now (${answer}).`;
case`unsure`:
return status===0?`GitHub gave no answer (${answer}). What was done so far stays. Run it again.`:`GitHub broke (${answer}). What was done so far stays. Run it again.`;
case`undescribed`:
return`GitHub's answer is not as it describes it: ${said}. What was done so far stays. Run it again; where that does not help, something on the way answers in GitHub's place.`;
case`refused`:
return refusalOf(status,answer,needs)}}
function refusalOf(status,answer,needs){
switch(status){
case 403:
return`the token may not do that (${answer}). The job needs the permission${needs.length===1?``:`s`} ${listed(needs.map(one=>`"${one}"`))}, and no rule of the repository against it.`;
case 404:
return`it is not there, or the token may not see it (${answer}).`;
case 409:
return`GitHub refuses it for now (${answer}). What was done so far stays. Run it again.`;
default:
return`GitHub refuses it (${answer}).`}}
export{GitHubError,JobError,baseOfChange,changeOf,isOfChange,jobOf,placeOfJob,readPayload};
