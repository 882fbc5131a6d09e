import{Command,Option}from"./commander.js";
import{actionsApp,isReviewStatus,requiredStatuses,reviewStatus,verdictsOn}from"./shared-authoring.js";
import{UsageError,accountName,counted,findCheckout,fitsGlob,jsonText,listed,placeFrom,policyFile,samePerson,setFolder,terminalText,withoutCommands,writeInstead}from"./core.js";
import{guardedPaths,isPinned,liesIn,newFileIn}from"./shared-approving.js";
import{repositoryPath}from"./shared-git.js";
import{inShell}from"./shared-report.js";
import{wrapped}from"./comparison.js";
import fs from"node:fs";
import{listRemotes}from"./isomorphic-git.js";
import{repositoryAt,repositoryNamed}from"./shared-github.js";
import{branchFolder}from"./shared-refresh.js";
import{gitHubPlace,gitHubServer,gitHubToken,newSetPlace,setFacts}from"./shared-scripts.js";
function holds(e){
return{is:`holds`,because:e}}
function fails(e){
return{is:`fails`,because:e}}
function unseen(e){
return{is:`unseen`,because:e}}
function choice(e){
return{is:`choice`,because:e}}
const notAsked=`GitHub was not asked.`;
function whereSeen(e,t){
return e===void 0?unseen(notAsked):`seen`in e?t(e.seen):unseen(e.unseen)}
const rulesetMenu=`Settings, Rules, Rulesets`,rulesLine=`gh api repos/OWNER/REPOSITORY/rules/branches/BRANCH`;
function askedOfBranch({set:e,host:t},{isAsked:n,yes:r,no:i,isFree:a=!1}){
if(t===void 0)return unseen(a?notAsked:`${notAsked} ${inFile(e.ruleset,n)}`);
let{rules:o,protection:s}=t;
return`seen`in o&&n(o.seen)?holds(r(o.seen)):`seen`in s&&s.seen!==void 0&&n(s.seen)?holds(r(s.seen)):`unseen`in o?unseen(o.unseen):`unseen`in s?unseen(`No ruleset asks for it, and whether the older branch protection does was not seen. ${s.unseen}`):fails(i)}
function inFile(e,t){
if(e===void 0)return`No file of the set holds a ruleset to import.`;
let{path:n,rules:r}=e;
return r===void 0?`${n} holds no ruleset that can be read.`:t(r)?`${n} asks for it, and no file says whether it was imported.`:`${n} does not ask for it, so that importing it would not be enough.`}
function seenRules({host:e}){
return e===void 0?[]:[e.rules,e.protection].flatMap(e=>`seen`in e?[e.seen]:[]).filter(e=>e!==void 0)}
const pullRequestRule=`${rulesetMenu}, the ruleset of the main branch, "Require a pull request before merging"`,approvalSettings=[{id:`approvals`,title:`A merge waits for an approval.`,protects:`From one account that merges its own change, or pushes straight to the branch.`,without:`Whoever may write puts cases on the branch that nobody else has read.`,look:rulesLine,set:`${pullRequestRule}: required approvals, 1 or more. Or import the ruleset of the set:\ngh api --method POST repos/OWNER/REPOSITORY/rulesets --input RULESET`,standing:e=>askedOfBranch(e,{isAsked:({approvals:e})=>e>0,yes:({approvals:e})=>`${counted(e,`approval`)} of people with write access.`,no:`No rule asks for one.`})},{id:`last-push`,title:`Somebody else than the last to push approves.`,protects:`From a reviewer who pushes a change of their own to somebody's branch and approves it.`,without:`The last change before a merge may be one that only the person has read who wrote and approved it.`,look:rulesLine,set:`${pullRequestRule}: "Require approval of the most recent reviewable push".`,standing:e=>askedOfBranch(e,{isAsked:e=>e.asksAnotherThanLastPusher,yes:()=>`The most recent push needs the approval of somebody else.`,no:`No rule asks for it.`})},{id:`stale-approvals`,title:`What an approval was given for is what is merged.`,protects:`From a change that is pushed after the approval.`,without:`An approval that GitHub counts may be older than what it lets through.`,look:rulesLine,set:`${pullRequestRule}: "Dismiss stale pull request approvals when new commits are pushed". Where "${reviewStatus}" is required it stays off: that verdict is bound to the content by itself, and the commit that records an approval would dismiss it.`,standing:staleApprovals}];
function staleApprovals(e){
let t=askedOfBranch(e,{isAsked:e=>e.dismissesOnPush,yes:()=>`A push dismisses approvals. So what they decide has to be recorded after the merge, by the input "record: after-merge" of the action review: a commit before it would dismiss the approval that it records.`,no:`A push leaves approvals as they are, and no required verdict is bound to the content.`}),n=seenRules(e).some(({statuses:e})=>e.some(({context:e})=>isReviewStatus(e)));
return t.is===`fails`&&n?holds(`A push leaves approvals as they are. "${reviewStatus}" is required and asks for an approval of what is there, and what is decided is recorded before the merge.`):t}
const branchSettings=[{id:`force-push`,title:`Nobody rewrites the branch.`,protects:`From a forced push that takes cases, revisions or approvals out of the history.`,without:`A record of who approved what may vanish, and what was recorded may be replaced under its name.`,look:rulesLine,set:`${rulesetMenu}, the ruleset of the main branch: "Block force pushes".`,standing:e=>askedOfBranch(e,{isAsked:e=>e.forbidsForcePush,yes:()=>`Forced pushes are blocked.`,no:`Forced pushes are not blocked.`})},{id:`deletion`,title:`Nobody deletes the branch.`,protects:`From a branch that is deleted and made again with another history.`,without:`The same as with a forced push: the history is whatever somebody last wrote.`,look:rulesLine,set:`${rulesetMenu}, the ruleset of the main branch: "Restrict deletions".`,standing:e=>askedOfBranch(e,{isAsked:e=>e.forbidsDeletion,yes:()=>`Deleting it is blocked.`,no:`Deleting it is not blocked.`})},{id:`bypass`,title:`Nobody may pass by the rules.`,protects:`From the hurry of those who may, and from whoever has their account.`,without:`What the rules ask for holds for everybody else only.`,look:`gh api repos/OWNER/REPOSITORY/rulesets --jq '.[].id'
gh api repos/OWNER/REPOSITORY/rulesets/ID --jq .bypass_actors`,set:`${rulesetMenu}, the ruleset of the main branch: an empty bypass list. In the older protection: "Do not allow bypassing the above settings".`,standing:({host:e})=>whereSeen(e?.bypass,e=>e.length===0?holds(`No list lets anybody through.`):fails(`Let through: ${listed(e)}.`))},{id:`up-to-date`,title:`What is merged was judged together with what is there.`,protects:`From two changes that are each green and red together: one id twice, a family on both sides of a split.`,without:`The branch may be red after a merge, and the run on it is the first to say so.`,look:rulesLine,set:`${rulesetMenu}, the ruleset of the main branch: "Require branches to be up to date before merging"; or a merge queue that asks for the checks of each entry.`,standing:e=>askedOfBranch(e,{isAsked:({isUpToDate:e,queue:t})=>e||t===`each`,yes:({queue:e})=>e===`each`?`A merge queue judges each entry with what stands before it.`:`Branches have to be up to date.`,no:seenRules(e).some(({queue:e})=>e===`last`)?`The merge queue asks for the checks of the last entry of a group alone.`:`There is no merge queue, and branches need not be up to date.`})},{id:`history`,title:`How a change is merged.`,protects:`Nothing is lost with either way: an approval is bound to the digest of a case, and a digest outlives every new commit id.`,without:`With squash or rebase, commits on the branch are not those of the pull request. A record is proved by its digests and the pull request, never by commit ids.`,look:`gh api repos/OWNER/REPOSITORY --jq '{allow_merge_commit, allow_squash_merge, allow_rebase_merge}'`,set:`Settings, General, "Pull Requests": allow merge commits, squash merging or rebase merging.`,standing:history},{id:`signatures`,title:`Whether commits have to be signed.`,protects:`From commits that carry somebody else's name.`,without:`The name on a commit proves nothing. No verdict of Touchstone goes by it: people are told apart by their accounts.`,look:rulesLine,set:`${rulesetMenu}, the ruleset of the main branch: "Require signed commits".`,standing:signatures}];
function history(e){
let t=seenRules(e).flatMap(({isLinear:e,mergeWays:t})=>[...e?[[`squash`,`rebase`]]:[],...t===void 0?[]:[t]]);
return whereSeen(e.host?.mergeWays,e=>{
let n=e.filter(e=>t.every(t=>t.includes(e)));
return choice(n.length===0?`No way of merging is left on.`:`On: ${listed(n)}. ${n.every(e=>e===`merge`)?`Commit ids stay as they are.`:`Squash and rebase change commit ids; digests stay.`}`)})}
function signatures(e){
let t=askedOfBranch(e,{isAsked:e=>e.isSigned,yes:()=>`Signed commits are required. What Touchstone writes by GitHub's API with the token of a job or an app is signed by GitHub; refresh with commit: git is not, and could not be merged.`,no:`Commits need no signature.`,isFree:!0});
return t.is===`unseen`?t:choice(t.because)}
function few(e){
let t=[...new Set(e)];
return t.length<=5?listed(t):`${t.slice(0,5).join(`, `)} and ${t.length-5} more`}
const menu=`Settings, Actions, General, Workflow permissions`,line=`gh api repos/OWNER/REPOSITORY/actions/permissions/workflow`,jobSettings=[{id:`actions-approve`,title:`No workflow approves a pull request.`,protects:`From somebody who may write and lets a workflow on a branch approve their own pull request. GitHub counts such an approval, and has one switch for this and for opening pull requests.`,without:`GitHub's count of approvals may hold one that no person gave. Where the verdict on reviews is required it counts no bot.`,look:line,set:`${menu}: "Allow GitHub Actions to create and approve pull requests" off. Refresh then opens its pull requests with the token of an app, by its input token, or its summary has links by which a person opens them.`,standing:mayApprove},{id:`job-token`,title:`A job reads, unless its workflow says more.`,protects:`From a workflow of somebody's that forgot to say what its jobs may do.`,without:`Every job whose workflow says nothing may write to the repository. Those of Touchstone each say what they need.`,look:line,set:`${menu}: "Read repository contents and packages permissions".`,standing:({host:e})=>whereSeen(e?.jobToken,({mayWrite:e})=>e?fails(`By default, the token of a job may write.`):holds(`By default, the token of a job reads.`))},{id:`pinned`,title:`Every action is named by its commit.`,protects:`From a tag that is moved to another program, as happened to tj-actions/changed-files in March 2025.`,without:`Whoever gets hold of the repository of an action runs a program in yours, with the rights of the job.`,look:`grep -n 'uses:' .github/workflows/*`,set:`Write the whole commit behind "@", and the version as a comment. Settings, Actions, General: "Require actions to be pinned to a full-length commit SHA".`,standing:pinned}];
function mayApprove(e){
return whereSeen(e.host?.jobToken,t=>t.mayApprove?seenRules(e).some(({statuses:e})=>e.some(({context:e})=>isReviewStatus(e)))?choice(`GitHub Actions may open pull requests and approve. The verdict on reviews counts no bot.`):fails(`GitHub Actions may open pull requests and approve, and no required verdict tells a bot from a person.`):holds(`GitHub Actions may neither open nor approve pull requests. Refresh needs the token of an app, or its summary has links.`))}
function pinned({set:e}){
let t=e.workflows.filter(({isRead:e})=>!e).map(({path:e})=>e),n=e.workflows.flatMap(looseIn);
return n.length>0?fails(`By a name that can be moved: ${few(n)}.`):t.length>0?unseen(`Not read as strict YAML: ${few(t)}.`):e.workflows.length===0?unseen(`There is no workflow.`):holds(`All that workflows use is of this repository, or named by a whole commit.`)}
function looseIn({path:e,uses:t}){
return t.filter(e=>!isPinned(e)).map(t=>`${t} in ${e}`)}
function ownersLines(e){
return e.split(/\r?\n/).flatMap((e,t)=>{
let[n,...r]=e.replace(/(?:^|\s)#.*$/,``).match(/(?:\\.|[^\s\\])+/g)??[];
return n===void 0?[]:[{line:t+1,pattern:n.replaceAll(/\\(.)/g,`$1`),owners:r}]})}
function ownersLineFor(e,t){
return e.findLast(({pattern:e})=>fitsOwned(e,t))}
function fitsOwned(e,t){
let n=e.slice(0,-1).includes(`/`),r=e.split(`/`).filter(e=>e!==``);
if(r.length===0)return!1;
let i=n?r:[`**`,...r],a=e.endsWith(`/`),o=n&&i.at(-1)===`*`;
return fitsParts(i,t.split(`/`),{isFolder:a,isOneLevel:o})}
function fitsParts(e,t,{isFolder:n,isOneLevel:r}){
let i=spread(e,new Set([0]));
for(let[a,o]of t.entries()){
let s=new Set;
for(let t of i){
let n=e[t];
n===`**`?s.add(t):n!==void 0&&fitsGlob(n,o)&&s.add(t+1)}
i=spread(e,s);
let c=a===t.length-1;
if(i.has(e.length)&&(c?!n:!r))return!0}
return!1}
function spread(e,t){
for(let n of t)e[n]===`**`&&t.add(n+1);
return t}
function canOwn(e){
return e===`@OWNER`||e.endsWith(`@touchstone.example`)?!1:/^@[A-Za-z0-9][A-Za-z0-9_-]*(?:\/[\w.-]+)?$/.test(e)||/^[^@\s]+@[^@\s]+$/.test(e)}
const judge=`From a change that brings its own judge: another workflow, another bundle, another policy, a family that moves, a revision that is rewritten.`,ownerSettings=[{id:`owners-review`,title:`A change of what judges waits for its owners.`,protects:judge,without:`Any approval lets such a change through, also that of somebody who only looked at the cases in it.`,look:rulesLine,set:`${rulesetMenu}, the ruleset of the main branch, "Require a pull request before merging": "Require review from Code Owners".`,standing:e=>askedOfBranch(e,{isAsked:({asksOwners:e})=>e,yes:()=>`The review of code owners is required.`,no:`The review of code owners is not required.`})},{id:`owners-named`,title:`CODEOWNERS names owners for all that judges.`,protects:judge,without:`GitHub asks nobody about a path that no line fits, or whose owner it does not know.`,look:`gh api repos/OWNER/REPOSITORY/codeowners/errors`,set:`touchstone codeowners --write
It takes the owners that the policy names, accounts with write access, and puts a line for each path behind all others: of two lines that fit a path, the last one counts.`,standing:named},{id:`experts-asked`,title:`The experts of each family are asked about its cases.`,protects:`From an approval by somebody who does not know the matter: GitHub asks those who know the right answer.`,without:`Nobody in particular is asked; whoever may review and comes first decides.`,look:`touchstone codeowners --check`,set:`touchstone codeowners --write
It takes experts from families.yaml. Commit what it wrote.`,standing:expertsAsked}];
function named({set:e,host:t}){
let{codeowners:n}=e;
if(n===void 0)return fails(`There is no CODEOWNERS.`);
let r=ownersLines(n.text),i=guardedPaths(e).flatMap(t=>bareIn(t,e,r));
if(i.length>0)return fails(`${n.path} names nobody who can be an owner for ${few(i)}.`);
let a=ownersLineFor(r,n.path);
if(a===void 0||!a.owners.some(canOwn))return fails(`${n.path} names no owner for itself.`);
if(t===void 0)return unseen(`${n.path} has an owner for each path. Whether GitHub knows them, and whether they may write, was not asked.`);
let{ownersErrors:o}=t;
if(`unseen`in o)return unseen(`${n.path} has an owner for each path. ${o.unseen}`);
if(o.seen.length===0)return holds(`Each path has an owner, and GitHub knows all that the file names.`);
let s=o.seen.map(({path:e,line:t,kind:n})=>`${e}:${t} (${n})`);
return fails(`GitHub passes over ${counted(s.length,`line`)}: ${few(s)}.`)}
function expertsAsked({set:e}){
let{codeowners:t,place:n,experts:r}=e,i=r.filter(e=>e.experts.length>0),a=e.unread.filter(e=>e!==policyFile);
if(a.length>0)return unseen(`What ${few(a)} ${a.length===1?`says`:`say`} of families cannot be read whole. Run touchstone check, and mend what it finds.`);
if(i.length===0)return choice(`No family in families.yaml names experts.`);
if(t===void 0)return fails(`There is no CODEOWNERS.`);
let o=ownersLines(t.text),s=i.filter(e=>{
let t=ownersLineFor(o,repositoryPath(n,e.path)),r=new Set(t?.owners.map(accountName));
return!e.experts.every(e=>r.has(accountName(e)))});
return s.length===0?holds(`${t.path} names the experts of ${counted(i.length,`case`)}.`):fails(`${t.path} does not name the experts of ${few(s.map(({path:e})=>e))}.`)}
function bareIn(e,{guarded:t},n){
let isBare=e=>ownersLineFor(n,e)?.owners.some(canOwn)!==!0;
return isBare(newFileIn(e))?[e]:t.filter(t=>liesIn(e,t)&&isBare(t))}
const policyName=`.github/touchstone.yaml in the folder of the set`,peopleSettings=[{id:`reviewers`,title:`The policy says who may review.`,protects:`From decisions of people who write to the repository and know nothing of its documents.`,without:`Everybody with write access may decide about every case.`,look:policyName,set:`${policyName}: reviewers, with the names of accounts.`,standing:reviewers},{id:`owners`,title:`The policy says who owns it.`,protects:`From somebody who lets in another account by one pull request and decides with it in the next.`,without:`The administrators own the policy and all that is protected.`,look:policyName,set:`${policyName}: owners, with the names of accounts; CODEOWNERS for what GitHub asks about.`,standing:owners},{id:`may-write`,title:`Whoever the policy names has write access.`,protects:`From a decision that nobody can make: only approvals of people with write access count.`,without:`A review by such an account does not count, and its pull request waits for ever.`,look:`gh api repos/OWNER/REPOSITORY/collaborators/NAME/permission --jq .role_name`,set:`Settings, Collaborators and teams: the role "Write"; or take the name out of the policy.`,standing:mayWrite},{id:`second-person`,title:`Somebody else than the author can review every case.`,protects:`From a set that waits for ever, or in which people approve what they wrote.`,without:`Cases of the only reviewer can be approved by nobody.`,look:`touchstone list, and the policy`,set:`${policyName}: name a second reviewer.`,standing:secondPerson}];
function reviewers({set:e}){
let{policy:t}=e;
return t===void 0?fails(`The set has no policy that can be read.`):t.reviewers.length===0?choice(`It names nobody.`):holds(`Named: ${few(t.reviewers)}.`)}
function owners({set:e}){
let{policy:t}=e;
return t===void 0?fails(`The set has no policy that can be read.`):t.owners.length===0?choice(`It names nobody.`):holds(`Named: ${few(t.owners)}.`)}
const enough=new Set([`write`,`maintain`,`admin`]);
function mayWrite({set:e,host:t}){
let n=namesIn(e);
if(n.length===0)return holds(`The policy names nobody.`);
if(t===void 0)return unseen(notAsked);
let r=n.map(e=>[e,t.permissions.get(e)]),i=r.flatMap(([e,t])=>t!==void 0&&`seen`in t&&!enough.has(t.seen)?[t.seen===`none`?`${e} (no access, or no such account)`:`${e} (${t.seen})`]:[]);
if(i.length>0)return fails(`Named, and without write access: ${few(i)}.`);
let a=r.flatMap(([,e])=>e===void 0?[notAsked]:`unseen`in e?[e.unseen]:[]);
return a.length>0?unseen(a[0]??``):holds(`They do: ${few(n)}.`)}
function namesIn({policy:e}){
let t=[...e?.reviewers??[],...e?.owners??[]];
return t.filter((e,n)=>t.findIndex(t=>samePerson(t,e))===n)}
function secondPerson({set:e}){
let t=e.policy?.reviewers??[],n=t.filter((e,n)=>t.findIndex(t=>samePerson(t,e))===n),[r]=n;
if(r===void 0)return unseen(`The policy names no reviewer, and no file says who else may write.`);
if(n.length>1)return holds(`${n.length} people may review.`);
let i=e.authors.filter(e=>!samePerson(e,r));
return e.authors.length>0&&i.length===0?fails(`${r} is the only reviewer, and wrote every case.`):e.authors.some(e=>samePerson(e,r))?fails(`${r} is the only reviewer, and wrote cases as well: those can be approved by nobody.`):choice(`${r} is the only reviewer. What ${r} writes can be approved by nobody${i.length>0?`; so far the cases are by ${listed(i.slice(0,3))}`:``}.`)}
const requestSettings=[{id:`pull-requests-from`,title:`Who may open pull requests.`,protects:`Nothing is merged by being asked for: this is about the noise.`,without:`In a public repository everybody may open one. Each costs the time of those who look, and minutes of jobs.`,look:`gh api repos/OWNER/REPOSITORY --jq .pull_request_creation_policy`,set:`Settings, General, Features, Pull requests: everybody, or collaborators only.`,standing:({host:e})=>whereSeen(e?.pullRequestsFrom,e=>choice(e===`everybody`?`Everybody who may read the repository.`:`Collaborators only: nobody contributes from a fork.`))},{id:`fork-runs`,title:`A fork's workflows wait for a person, and get no secret.`,protects:`From a stranger's program that runs as soon as it is sent, or runs with what it may not have.`,without:`A fork's pull request runs its own workflows at once. In a private repository it may get secrets and a token that writes: with these it can do what the repository can.`,look:`gh api repos/OWNER/REPOSITORY/actions/permissions/fork-pr-contributor-approval
gh api repos/OWNER/REPOSITORY/actions/permissions/fork-pr-workflows-private-repos`,set:`Settings, Actions, General: "Require approval for first-time contributors" or more; of a private repository neither "Send write tokens" nor "Send secrets".`,standing:({host:e})=>whereSeen(e?.forks,forkRuns)},{id:`outside-target`,title:`No workflow runs a stranger's change with the rights of the repository.`,protects:`From pull_request_target, which runs for a fork with secrets and a token that writes.`,without:`Such a workflow is in order while it runs nothing of the change. One checkout of it hands the repository over. No workflow of Touchstone needs it.`,look:`grep -l pull_request_target .github/workflows/*`,set:`Take pull_request_target out of the workflow, or see that it checks nothing out and runs nothing of the change.`,standing:({set:e})=>{
let t=e.workflows.filter(({events:e})=>e.includes(`pull_request_target`)),n=e.workflows.filter(({isRead:e})=>!e).map(({path:e})=>e);
return t.length>0?choice(`Read these: ${t.map(({path:e})=>e).join(`, `)}.`):n.length>0?unseen(`Not read as strict YAML: ${n.join(`, `)}.`):holds(`No workflow starts by it.`)}},{id:`refresh-branches`,title:`Nobody else makes the branches of refresh.`,protects:`From a branch that somebody makes in advance below touchstone/refresh/.`,without:`A run takes no branch over that it did not write: it leaves it alone and takes the next number. So somebody who may write can make noise, and put a case off by a pull request of their own that is closed.`,look:`gh api repos/OWNER/REPOSITORY/rules/branches/touchstone/refresh/any`,set:`A ruleset for "touchstone/refresh/**" that restricts creations, with the app that asks on its bypass list. GitHub Actions itself cannot be on one, so this takes an app of your own.`,standing:({host:e})=>whereSeen(e?.areRefreshBranchesKept,e=>e?holds(`A rule says who may make them.`):choice(`Everybody with write access may make them. Nothing is lost by it.`))}];
function forkRuns(e){
if(e.of===`public`)return e.waiting===`first_time_contributors_new_to_github`?choice(`Only those wait who are new to GitHub itself. A fork of a public repository gets no secret and a token that reads.`):holds(`${e.waiting===`all_external_contributors`?`All runs of outside contributors wait`:`The runs of first-time contributors wait`} for a person. A fork of a public repository gets no secret and a token that reads.`);
if(!e.run)return holds(`No workflow runs for a fork.`);
let t=[...e.getSecrets?[`secrets`]:[],...e.getWriteToken?[`a token that writes`]:[]];
return t.length>0?fails(`Workflows of forks get ${t.join(` and `)}.`):holds(`Workflows of forks get no secret and a token that reads.`)}
const statusRule=`${rulesetMenu}, the ruleset of the main branch, "Require status checks to pass"`,statusSettings=[{id:`statuses`,title:`A merge waits for the verdicts of Touchstone.`,protects:`From a set that is red: a leak between splits, evidence that is not there, an approval of something else.`,without:`A check that is red tells, and blocks nothing.`,look:rulesLine,set:`${statusRule}: add each by its name. Or import the ruleset of the set:\ngh api --method POST repos/OWNER/REPOSITORY/rulesets --input RULESET`,standing:statuses},{id:`review-status`,title:`A merge waits for the verdict on reviews.`,protects:`From an approval of another text than the one that is merged, of a bot, of the author, or of somebody whom the policy does not name.`,without:`GitHub's own count of approvals decides: of anybody with write access, of a pull request as a whole, with no word of what was read.`,look:rulesLine,set:`${statusRule}: add "${reviewStatus}", with " of FOLDER" behind it for a set in a folder, once the workflow that judges reviews reports it. A verdict that nobody reports blocks every merge.`,standing:reviewed},{id:`status-source`,title:`Only the app that judges may report the verdicts.`,protects:`From somebody who may write and reports a green verdict by hand, or by a workflow on a branch of theirs.`,without:`Whoever may write can have any verdict: a person by the API, and a workflow of any branch as GitHub Actions. The review of a person that GitHub asks for stays. What was let through so shows later: what is on the branch is judged again, and an approval that nobody gave cannot be proved.`,look:rulesLine,set:`${statusRule}: choose the source of each. GitHub Actions keeps out tokens of people. Only an app of your own, whose key no workflow of a branch can read, keeps out workflows of people who may write.`,standing:source}];
function wants(e,t){
return e.statuses.find(({context:e})=>e.toLowerCase()===t.toLowerCase())}
function statuses(e){
let t=requiredStatuses(e.set.place),n=seenRules(e),r=t.filter(e=>!n.some(t=>wants(t,e)!==void 0));
return askedOfBranch(e,{isAsked:e=>t.every(t=>(n.length===0?[e]:n).some(e=>wants(e,t)!==void 0)),yes:()=>`Required: ${listed(t.map(e=>`"${e}"`))}.`,no:`Not required: ${listed(r.map(e=>`"${e}"`))}.`})}
function reviewed(e){
let{review:t}=verdictsOn(e.set.place);
return askedOfBranch(e,{isAsked:e=>wants(e,t)!==void 0,yes:()=>`"${t}" is required.`,no:`"${t}" is not required. GitHub's own count of approvals decides.`})}
function source(e){
if(e.host===void 0)return sourceInFile(e.set);
let t=requiredStatuses(e.set.place),n=seenRules(e).flatMap(e=>e.statuses.filter(({context:e})=>isReviewStatus(e)||isAmong(t,e)));
if(n.length===0){
let t=[e.host.rules,e.host.protection].find(e=>`unseen`in e);
return t!==void 0&&`unseen`in t?unseen(t.unseen):fails(`None of them is required.`)}
let r=new Set(n.filter(({app:e})=>e!==void 0).map(({context:e})=>e.toLowerCase())),i=n.filter(({context:e})=>!r.has(e.toLowerCase()));
if(i.length>0)return fails(`Anybody who may write reports ${namesOf(i)}.`);
let a=n.filter(({app:e})=>e===actionsApp);
return a.length===0?holds(`Each comes from an app of its own.`):choice(`From GitHub Actions alone: ${namesOf(a)}. A workflow that somebody with write access puts on a branch speaks as GitHub Actions, too.`)}
function sourceInFile({ruleset:e}){
let t=e?.rules?.statuses.filter(({app:e})=>e===void 0)??[];
return e===void 0||t.length===0?unseen(notAsked):unseen(`${notAsked} ${e.path} names no source for ${namesOf(t)}.`)}
function isAmong(e,t){
return e.some(e=>e.toLowerCase()===t.toLowerCase())}
function namesOf(e){
return listed([...new Set(e.map(({context:e})=>`"${e}"`))])}
const toolSettings=[{id:`workflows`,title:`The workflows of Touchstone are there, as init writes them.`,protects:`From a verdict that nobody gives, or that another program gives under the same name.`,without:`A workflow that was changed may skip the judge and be green. That a person changed it on purpose is for its owners to know.`,look:`touchstone init --dry-run`,set:`touchstone init writes those that are not there. To take the one of this version, move yours away first.`,standing:workflows},{id:`tool`,title:`The copy of the tool is what its version says.`,protects:`From a judge that was changed in place.`,without:`Pull requests are judged by whatever lies in .touchstone/ of the main branch.`,look:`sha256sum --check sha256.txt
in .touchstone/, and the SHA-256 of that list itself against one from elsewhere`,set:`touchstone init --update, by a version that you trust, in a pull request of its own.`,standing:tool},{id:`schedule`,title:`Refresh runs by the clock as well.`,protects:`From a run that was missed: a merge that a workflow made starts none.`,without:`Nobody is asked again until somebody pushes. GitHub turns the schedule of a public repository off after 60 days without activity.`,look:`gh api repos/OWNER/REPOSITORY/actions/workflows --jq '.workflows[] | {path, state}'`,set:`A schedule in the workflow that runs refresh. Where GitHub turned it off: Actions, the workflow, Enable workflow.`,standing:schedule}];
function workflows({set:e}){
let t=e.ownWorkflows.filter(e=>!runsRefresh(e)).flatMap(({jobs:e})=>e).filter(t=>!e.workflows.some(({jobs:e})=>e.includes(t)));
if(t.length>0){
let n=e.workflows.filter(({isRead:e})=>!e).map(({path:e})=>e),r=listed(t.map(e=>`"${e}"`),`or`);
return n.length>0?unseen(`No workflow has the job ${r}, and these were not read: ${few(n)}.`):fails(`No workflow has the job ${r}.`)}
if(e.tool.is===`source`)return holds(`Each verdict has its job. This is the repository of the tool, so they are its own.`);
let n=e.ownWorkflows.filter(t=>textAt(e,t.path)!==t.text),[r,i]=[n.filter(({path:t})=>textAt(e,t)===void 0),n.filter(({path:t})=>textAt(e,t)!==void 0)].map(e=>e.map(({path:e})=>e));
return n.length===0?holds(`They are those of version ${e.version}.`):choice(`Each verdict has its job. ${[...i===void 0||i.length===0?[]:[`Other than version ${e.version} writes it: ${few(i)}.`],...r===void 0||r.length===0?[]:[`Not there: ${few(r)}.`]].join(` `)}`)}
function textAt({workflows:e},t){
return e.find(e=>e.path===t)?.text}
function tool({set:e}){
let{tool:t,version:n}=e;
return t.is===`source`?holds(`This is the repository of the tool.`):t.is===`absent`?fails(`There is no copy of the tool in .touchstone/.`):t.version===n?whereSeen(t.altered,e=>e.length===0?holds(`Every file is as version ${n} writes it.`):fails(`${counted(e.length,`file`)} of it ${e.length===1?`is`:`are`} not as version ${n} writes ${e.length===1?`it`:`them`}: ${few(e)}.`)):unseen(`It is version ${t.version??`unknown`}, and this is ${n}: doctor of the same version, from a place that you trust, compares them.`)}
function schedule({set:e,host:t}){
let n=e.workflows.filter(runsRefresh);
if(n.length===0)return fails(`No workflow runs refresh.`);
let r=n.filter(({events:e})=>e.includes(`schedule`));
if(r.length===0)return fails(`${few(n.map(({path:e})=>e))} has no schedule.`);
let i=few(r.map(({path:e})=>e));
return t===void 0?unseen(`${i} has a schedule. Whether GitHub has turned it off was not asked.`):whereSeen(t.workflowStates,e=>{
let t=r.filter(({path:t})=>(e.get(t)??`not known`)!==`active`);
return t.length===0?holds(`${i} has a schedule and is on.`):fails(`GitHub does not run ${few(t.map(({path:t})=>`${t} (${e.get(t)??`not known to it`})`))}.`)})}
function runsRefresh({uses:e}){
return e.some(e=>/(?:^|\/)actions\/refresh$/.test(e))}
const settings=[...approvalSettings,...statusSettings,...ownerSettings,...branchSettings,...peopleSettings,...jobSettings,...requestSettings,...toolSettings];
function examine(e){
return settings.map(t=>({setting:t,standing:t.standing(e)}))}
function guaranteesJson(e,{repository:t,branch:n}){
let r=e.map(({setting:e,standing:t})=>({id:e.id,title:e.title,standing:t.is,because:t.because,protects:e.protects,without:e.without,look:e.look,set:e.set}));
return`${jsonText({repository:t??null,branch:n??null,settings:r})}\n`}
const order=[`fails`,`unseen`,`choice`,`holds`],headings={fails:`Does not hold`,unseen:`Not seen, so not known`,choice:`As you chose`,holds:`Holds`};
function guaranteesText(e,t){
return`${[...order.flatMap(n=>{
let r=e.filter(({standing:e})=>e.is===n);
return r.length===0?[]:[`${`${painted(n,t.style)(headings[n])}: ${r.length}`}\n\n${r.map(e=>entry(e,t)).join(isShort(n,t)?``:`
`)}`]}),ending(e,t)].join(`
`)}\n`}
function isShort(e,{isWhole:t}){
return!t&&e===`holds`}
function entry({setting:e,standing:t},n){
let{isWhole:r,style:i}=n,{id:a,title:o,protects:s,without:c,look:l,set:u}=e,{is:d,because:f}=t,p=`  ${i.strong(a)}  ${o}\n`,m=isShort(d,n);
return p+[[`now`,m?[]:[now(f,n)]],[`protects`,r?[s]:[]],[`without`,m?[]:[c]],[`look`,r?filled(l,n):[]],[`set`,r||d===`fails`?filled(u,n):[]]].map(([e,t])=>row(e,t,i)).join(``)}
function now(e,{repository:t,isWhole:n}){
return t!==void 0||n||!e.startsWith(`GitHub was not asked.`)?e:e.slice(21).trim()}
function row(e,t,n){
let[r=``,...i]=t.flatMap(linesOf);
return r===``?``:[`${n.faint(e.padEnd(8))}  ${r}`,...i.map(e=>`${` `.repeat(10)}${e}`)].map(e=>`    ${e}\n`).join(``)}
function linesOf(e){
let t=terminalText(e);
return/^(?:gh|grep|sha256sum|touchstone) /.test(t)?[t]:wrapped(t).split(`
`).map(withoutCommands)}
function filled(e,{repository:t,branch:n,ruleset:r}){
let i={"OWNER/REPOSITORY":t,BRANCH:n!==void 0&&inShell(n)===n?n:void 0,RULESET:r===void 0?void 0:inShell(r)};
return e.split(`
`).map(e=>e.replaceAll(/OWNER\/REPOSITORY|BRANCH|RULESET/g,e=>i[e]??e))}
function painted(e,t){
switch(e){
case`fails`:
return t.red;
case`unseen`:
return t.yellow;
case`choice`:
return t.blue;
case`holds`:
return t.green}}
function ending(e,{repository:t}){
let count=t=>e.filter(({standing:e})=>e.is===t).length;
return`${`${count(`fails`)} not held, ${count(`unseen`)} not seen, ${count(`choice`)} chosen, ${count(`holds`)} held`}, ${t===void 0?`in this checkout; GitHub was not asked`:`in this checkout and in ${terminalText(t)} on GitHub`}.${t===void 0?`
To ask GitHub, with a token in GITHUB_TOKEN or GH_TOKEN: touchstone doctor --github`:``}`}
async function originUrl({gitdir:e}){
return(await listRemotes({fs,gitdir:e}).catch(()=>[])).find(({remote:e})=>e===`origin`)?.url}
async function hostFactsOf(e,t,{set:n,named:r}){
let{environment:i}=e,a=gitHubToken(i);
if(a===void 0)throw new UsageError(`There is no token to ask GitHub with. Put one into GITHUB_TOKEN or GH_TOKEN, such as: GH_TOKEN=$(gh auth token) touchstone doctor --github`);
let o=gitHubServer(i),{owner:s,name:c}=r===void 0?await originOf(t,o):repositoryOf(r),l=gitHubPlace(i,{owner:s,name:c}),{askGitHub:u}=await import(`./ask-github.js`);
return await u(l,a,{people:namesIn(n),refreshFolder:branchFolder(t.place)})}
function repositoryOf(e){
let t=repositoryNamed(e);
if(t!==void 0)return t;
throw new UsageError(`"${terminalText(e)}" names no repository. Write it as owner/name, such as acme/golden-set.`)}
async function originOf({folder:e},t){
let n=await findCheckout(e),r=n===void 0?void 0:await originUrl(n.repository),i=r===void 0?void 0:repositoryAt(r);
if(i===void 0)throw new UsageError(`The remote origin names no repository on GitHub. Name it: touchstone doctor --repository owner/name`);
let a=t.replace(/^https?:\/\//,``).replace(/[:/].*$/,``).toLowerCase();
if(i.host===a)return i;
throw new UsageError(`The remote origin is on ${terminalText(i.host??``)}, and the token is for ${terminalText(a)}, so it was not sent. For a server of your own, set GITHUB_SERVER_URL to its address.`)}
function doctorCommand(e,t){
return new Command(`doctor`).description(`Tell what the guarantees of a set rest on, and which of them do not hold now.`).argument(`[setting...]`,`show these settings whole, each by its name`).option(`--github`,`ask GitHub as well, with the token in GITHUB_TOKEN or GH_TOKEN`).option(`--repository <owner/name>`,`the repository to ask GitHub about, which --github takes from the remote origin`).option(`--set <folder>`,`the set's folder`,`.`).addOption(new Option(`--format <format>`,`how to print it`).choices([`text`,`json`]).default(`text`)).addHelpText(`after`,example).action(async(n,r)=>{
t(await runDoctor(e,n,r))})}
const example=`
Without --github it reads the files of the checkout alone, and says what it could not see. With it, it reads what the
token may read, and writes nothing. What a token may not see counts as not known, never as in order. A token of an
administrator, with "Administration: read", sees all.

Examples:
  touchstone doctor                                     what the files say
  touchstone doctor --github                            what is set on GitHub, too
  touchstone doctor --repository acme/golden-set        of a repository that is not the remote origin
  touchstone doctor approvals bypass                    two settings whole: what they protect, and how to set them
  touchstone doctor --github --format json              all of it, for scripts

Exit code: 0 all that was seen holds, 1 something does not, 2 wrong use, 3 the run broke.`;
async function runDoctor(e,t,n){
for(let e of t)assertSetting(e);
let r=await newSetPlace(e.cwd,await setFolder(e.cwd,n.set)),i=await setFacts(r),a=n.github===!0||n.repository!==void 0?await hostFactsOf(e,r,{set:i,named:n.repository}):void 0,o=examine({set:i,host:a}).filter(({setting:e})=>t.length===0||t.includes(e.id)),s=i.ruleset&&placeFrom(e.cwd,r.root)(i.ruleset.path);
return e.out(printed(o,{host:a,ruleset:s,isWhole:t.length>0},{...n,io:e})),+!!o.some(({standing:e})=>e.is===`fails`)}
function assertSetting(e){
let t=settings.map(e=>e.id);
if(t.includes(e))return;
let n=writeInstead(e,t,`touchstone doctor lists them all.`);
throw new UsageError(terminalText(`No setting is called "${e}". ${n}`))}
function printed(e,{host:t,ruleset:n,isWhole:r},{io:i,format:a}){
let[o,s]=[t?.name,t?.branch];
return a===`json`?guaranteesJson(e,{repository:o,branch:s}):guaranteesText(e,{repository:o,branch:s,ruleset:n,isWhole:r,style:i.style})}
export{doctorCommand};
