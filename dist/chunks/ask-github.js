import{Connection,answerOf,isRefused,systemClock}from"./shared-github.js";
import{fieldOf}from"./core.js";
import{mergeRulesOf,mergeRulesOfProtection}from"./shared-approving.js";
const roles=new Map([[2,`maintainers`],[4,`everybody with write access`],[5,`administrators`]]);
function bypassOfRuleset(e,t){
let n=fieldOf(e,`bypass_actors`);
if(Array.isArray(n))return n.map(e=>{
let n=fieldOf(e,`bypass_mode`)===`pull_request`?` in pull requests`:``;
return`${actorIn(e)} by the ruleset "${t}"${n}`})}
function actorIn(e){
let t=fieldOf(e,`actor_type`),n=fieldOf(e,`actor_id`),r=typeof n==`number`?String(n):``;
switch(t){
case`RepositoryRole`:
return roles.get(n)??`the role ${r}`;
case`OrganizationAdmin`:
return`owners of the organization`;
case`EnterpriseOwner`:
return`owners of the enterprise`;
case`Integration`:
return`the app ${r}`;
case`Team`:
return`the team ${r}`;
case`DeployKey`:
return`deploy keys`;
default:
return`the ${String(t).toLowerCase()} ${r}`}}
function bypassOfProtection(e){
let t=fieldOf(fieldOf(e,`enforce_admins`),`enabled`)===!0,n=fieldOf(e,`required_pull_request_reviews`),r=fieldOf(n,`bypass_pull_request_allowances`),i=[[`users`,`login`],[`teams`,`slug`],[`apps`,`slug`]];
return[...t?[]:[`administrators by the branch protection`],...i.flatMap(([e,t])=>{
let n=fieldOf(r,e);
return(Array.isArray(n)?n:[]).map(e=>`${String(fieldOf(e,t))} by the branch protection`)})]}
async function looked(e,t){
try{
return{seen:await t()}}catch(t){
if(!isRefused(t))throw t;
let{status:n,said:r}=t.failure,i=`GitHub answered ${n} (${r})`;
return r.startsWith(`Upgrade to `)?{unseen:`${i}: the plan of its owner does not offer it.`}:{unseen:`${i}. It takes a token with "${e}".`}}}
async function branchFacts(e,t){
let n=await rulesFor(e,t),r=await protectionOf(e,t),i=await bypassOf(e,{rules:n,protection:r});
return{rules:mapped(n,mergeRulesOf),protection:mapped(r,e=>e===void 0?void 0:mergeRulesOfProtection(e)),bypass:i}}
async function rulesFor(e,t){
return await looked(`Metadata: read`,async()=>e.readAll(`GET /repos/{owner}/{repo}/rules/branches/{branch}`,{doing:`read the rules of the branch ${t}`,given:{branch:t,per_page:100}}))}
async function protectionOf(e,t){
return await looked(`Administration: read`,async()=>{
try{
return await e.read(`GET /repos/{owner}/{repo}/branches/{branch}/protection`,{doing:`read the protection of the branch ${t}`,given:{branch:t}})}catch(e){
if(isRefused(e,[404])&&e.failure.said===`Branch not protected`)return;
throw e}})}
async function bypassOf(e,{rules:t,protection:n}){
if(`unseen`in t)return t;
let r=[...new Set(t.seen.map(e=>fieldOf(e,`ruleset_id`)))].filter(e=>typeof e==`number`),i=[];
for(let t of r){
let n=await bypassOfOne(e,t);
if(`unseen`in n)return n;
i.push(...n.seen)}
return`unseen`in n?r.length===0?n:{seen:i}:(n.seen===void 0?r.length===0&&i.push(`everybody, since there is no rule`):i.push(...bypassOfProtection(n.seen)),{seen:i})}
async function bypassOfOne(e,t){
let n=`read the ruleset ${t}`,r=`Administration: write`,i=await looked(r,async()=>e.read(`GET /repos/{owner}/{repo}/rulesets/{ruleset_id}`,{doing:n,given:{ruleset_id:t}}));
if(`unseen`in i)return i;
let a=answerOf(i.seen,n).text(`name`),o=bypassOfRuleset(i.seen,a);
return o===void 0?{unseen:`GitHub does not show whom the ruleset "${a}" lets through: it does to a token that could change it, with "${r}".`}:{seen:o}}
function mapped(e,t){
return`seen`in e?{seen:t(e.seen)}:e}
async function readGuarantees(e,t){
let{owner:n,name:r}=e.place,i=`read the repository ${n}/${r}`,a=answerOf(await e.read(`GET /repos/{owner}/{repo}`,{doing:i}),i),o=a.text(`default_branch`),s=a.flag(`private`),c=await rulesFor(e,`${t.refreshFolder}any`);
return{name:`${n}/${r}`,branch:o,isPrivate:s,...ofRepository(a),...await branchFacts(e,o),ownersErrors:await ownersErrors(e),jobToken:await jobToken(e),forks:await forks(e,s),workflowStates:await workflowStates(e),areRefreshBranchesKept:`seen`in c?{seen:c.seen.some(e=>fieldOf(e,`type`)===`creation`)}:c,permissions:await permissions(e,t.people)}}
const waysByField=[[`merge`,`allow_merge_commit`],[`squash`,`allow_squash_merge`],[`rebase`,`allow_rebase_merge`]];
function ofRepository(e){
let t=e.textOrNone(`pull_request_creation_policy`);
return{mergeWays:waysByField.every(([,t])=>e.isFlag(t))?{seen:waysByField.filter(([,t])=>e.flag(t)).map(([e])=>e)}:{unseen:`GitHub shows it to a token of somebody who may write, with "Contents: write".`},pullRequestsFrom:t===``?{unseen:`GitHub does not tell it of this repository.`}:{seen:t===`all`?`everybody`:`collaborators`}}}
async function ownersErrors(e){
let t=`read what GitHub says against CODEOWNERS`;
return await looked(`Contents: read`,async()=>{
let n=await e.read(`GET /repos/{owner}/{repo}/codeowners/errors`,{doing:t});
return answerOf(n,t).list(`errors`).map(e=>({path:e.text(`path`),line:e.number(`line`),kind:e.text(`kind`)}))})}
const administration=`Administration: read`;
async function jobToken(e){
let t=`read what the token of a job may do`;
return await looked(administration,async()=>{
let n=answerOf(await e.read(`GET /repos/{owner}/{repo}/actions/permissions/workflow`,{doing:t}),t);
return{mayWrite:n.text(`default_workflow_permissions`)===`write`,mayApprove:n.flag(`can_approve_pull_request_reviews`)}})}
async function forks(e,t){
let n=`read what becomes of workflows of forks`,r=`GET /repos/{owner}/{repo}/actions/permissions`;
return await looked(administration,async()=>{
if(!t){
let t=`${r}/fork-pr-contributor-approval`;
return{of:`public`,waiting:answerOf(await e.read(t,{doing:n}),n).text(`approval_policy`)}}
let i=`${r}/fork-pr-workflows-private-repos`,a=answerOf(await e.read(i,{doing:n}),n);
return{of:`private`,run:a.flag(`run_workflows_from_fork_pull_requests`),getWriteToken:a.flag(`send_write_tokens_to_workflows`),getSecrets:a.flag(`send_secrets_and_variables`)}})}
async function workflowStates(e){
let t=`read which workflows are on`;
return await looked(`Actions: read`,async()=>{
let n=new Map;
for(let r=1;;r+=1){
let i={per_page:100,page:r},a=answerOf(await e.read(`GET /repos/{owner}/{repo}/actions/workflows`,{doing:t,given:i}),t).list(`workflows`);
for(let e of a)n.set(e.text(`path`),e.text(`state`));
if(a.length<i.per_page)return n}})}
async function permissions(e,t){
let n=new Map;
for(let r of t)n.set(r,await looked(`Metadata: read`,async()=>permission(e,r)));
return n}
const known=[`none`,`read`,`triage`,`write`,`maintain`,`admin`];
async function permission(e,t){
let n=`read what ${t} may do`,r=t.replace(/^@/,``);
try{
let t=answerOf(await e.read(`GET /repos/{owner}/{repo}/collaborators/{username}/permission`,{doing:n,given:{username:r}}),n),i=t.textOrNone(`role_name`),a=t.text(`permission`);
return known.find(e=>e===i)??known.find(e=>e===a)??`none`}catch(e){
if(isRefused(e,[404]))return`none`;
throw e}}
async function askGitHub(e,t,n){
return await readGuarantees(new Connection(e,t,systemClock),n)}
export{askGitHub};
