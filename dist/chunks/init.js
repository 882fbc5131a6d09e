import{relative}from"node:path";
import{Command}from"./commander.js";
import{UsageError,casesFolder,counted,currentFile,figureRows,groupsOf,isBlank,isYamlName,listed as listed$1,package_default,placeFrom,setFolder,terminalText,workingTree}from"./core.js";
import{createHash}from"node:crypto";
import{attributeLines,isWorkflow,laterTool,planSet,setFiles}from"./shared-authoring.js";
import{standingAt,writeFiles}from"./shared-git.js";
import{newSetPlace,ownBundle}from"./shared-scripts.js";
function formerFiles(e){
let t=e.find(({path:e})=>e.endsWith(`.touchstone/sha256.txt`));
if(t===void 0)return[];
let n=t.path.slice(0,-22),r=t.stands.kind===`file`?t.stands.text??``:``,i=new Set(e.map(({path:e})=>e));
return[...listed(r),{path:`.touchstone/THIRD_PARTY_NOTICES.txt`,sha256:void 0}].map(({path:e,sha256:t})=>({path:`${n}${e}`,sha256:t})).filter(({path:e})=>!i.has(e))}
function isUntouched({sha256:e},t){
if(t.kind!==`file`||t.text===void 0)return!1;
let n=t.text.replaceAll(`\r
`,`
`);
return e===void 0||createHash(`sha256`).update(n).digest(`hex`)===e}
function listed(e){
return[...e.matchAll(/^(?<sha256>[0-9a-f]{64}) {2}(?<path>(?:dist|actions)(?:\/[\w-][\w.-]*)+)\r?$/gm)].map(({groups:e})=>({path:`.touchstone/${e?.path??``}`,sha256:e?.sha256??``}))}
function initReport(e,t){
let{update:n,dryRun:r}=e;
return[[headline(e,t),...writtenRows(e,t)],keptLines(e),outdatedLines(e),earlierLines(e),n||r?dryRunLines(e):nextLines(e,t)].filter(e=>e.length>0).map(e=>`${e.join(`
`)}\n`).join(`
`)}
function headline({plan:e,update:t,dryRun:n,...r},i){
let a=thereAlready(e),o=amount(a);
if(e.write.length+e.remove.length===0){
let n=e.kept.length+e.outdated.length===0;
return t?`Nothing to renew: the tool and the schemas are those of version ${r.version}.`:`Nothing to write: ${n?`all of the set is there`:`${o} there already`}.`}
let s=amount(e.write),c=n?`would be written`:`written`,l=a.length===0?``:`, ${o} there already`,u=t?`Touchstone ${r.version}`:`Evaluation set`;
return`${i.strong(u)}: ${s} ${c}${l}`}
function thereAlready({present:e,write:t,outdated:n}){
let r=[...t,...n].some(({part:e})=>e===`tool`);
return e.filter(({part:e})=>e!==`tool`||!r)}
function amount(e){
let t=e.filter(({part:e})=>e!==`tool`),n=t.length<e.length?[`the tool`]:[],r=t.length>0||n.length===0?[counted(t.length,`file`)]:[];
return listed$1([...r,...n])}
const parts=[`set`,`policy`,`editors`,`GitHub`,`Git`,`tool`];
function writtenRows({plan:e,place:t},n){
let r=groupsOf(e.write,({part:e})=>e),i=parts.flatMap(e=>folded(r.get(e)??[],t).map((t,n)=>[n===0?e:``,t]));
return i.length===0?[]:[``,...figureRows(i,n)]}
function folded(e,t){
let[n]=e;
if(n?.part===`tool`){
let e=n.path.indexOf(`.touchstone/`)+12;
return[terminalText(t(n.path.slice(0,e)))]}
return[...groupsOf(e,({path:e})=>e.slice(0,e.lastIndexOf(`/`)+1))].flatMap(([e,n])=>n.length>3?[`${terminalText(t(e))} (${counted(n.length,`file`)})`]:n.map(({path:e})=>terminalText(t(e))))}
function keptLines({plan:e,place:t,reviewers:n,owners:r}){
if(e.kept.length===0)return[];
let i={reviewers:n,owners:r};
return[`Kept as they are, with other content than init would write:`,...[...groupsOf(e.kept,e=>advice(e,i).join(`
`))].flatMap(([e,n])=>[...folded(n,t).map(e=>`  ${e}`),...e===``?[]:e.split(`
`).map(e=>`    ${e}`)])]}
function advice(e,t){
let{part:n,path:r,text:i,isCopy:a}=e;
return n===`Git`?[`add to it: ${attributeLines[0]}`,`           ${attributeLines[1]}`]:n===`policy`?[`reviewers`,`owners`].filter(e=>t[e].length>0).map(e=>`the ${e} that you named are not in it; add them there: ${t[e].map(terminalText).join(`, `)}`):isOwnersFile(r)?[`to put the lines of the owners in it: touchstone codeowners --write`]:r.endsWith(`/settings.json`)?[`add to it, under "yaml.schemas":`,...i.split(`
`).filter(e=>e.includes(`schema.json`)).map(e=>e.trim())]:isWorkflow(e)?[`to take the one of this version, move it away and run touchstone init`]:a?[`it is no copy that init made; editors complete by yours, and check needs neither`]:[]}
function isOwnersFile(e){
return e.slice(e.lastIndexOf(`/`)+1)===`CODEOWNERS`}
function outdatedLines({plan:e,version:t}){
return e.outdated.length===0?[]:[`Of another version than ${t}: ${amount(e.outdated)}.`,`To renew the tool and the schemas, and nothing else: touchstone init --update`]}
function earlierLines({plan:e,earlierCases:t,place:n,update:r}){
let i=e.write.some(({part:e})=>e===`policy`);
if(r||!i||t===0)return[];
let a=e.write.find(({path:e})=>e.endsWith(`cases/README.md`))?.path??`cases/`;
return[`${terminalText(n(a.slice(0,a.lastIndexOf(`/`)+1)))} holds ${counted(t,`YAML file`)} already, which check reads as cases.`,`Move away what is none. Questions in other forms come in with: touchstone import --help`]}
function dryRunLines({plan:e,dryRun:t}){
return!t||e.write.length===0?[]:[`This was a dry run: nothing was written. Next: run it again without --dry-run.`]}
function nextLines({plan:e,folder:t,inRepository:n,hasRevision:r},i){
if(e.write.length===0&&r)return[];
let a=t===``?``:`, in ${terminalText(t)}`,o=[...r?[]:[[`touchstone corpus snapshot`,`records your documents or chunks; --help tells how`]],[`touchstone new`,`asks for a case; cases/README.md tells more`],[`touchstone check`,`says what is wrong and what to do`],[`touchstone review record`,`somebody else decides`],[`.touchstone/README.md`,`what to set on GitHub, so that nobody gets around the check`]];
return[`Next${a}, where touchstone stands for ${i.strong(`node .touchstone/touchstone.js`)}:`,...o.map(([e,t],n)=>`  ${n+1}. ${e.padEnd(27)} ${t}`),...n?[]:[``,`This folder lies in no Git repository. Reviews and history need one: git init`]]}
const account=/^[A-Za-z0-9](?:[-._]?[A-Za-z0-9])*$/;
function accountNames(e,t){
let n=t.flatMap(e=>e.split(`,`).map(e=>e.trim()));
for(let t of n){
if(t===``)throw new UsageError(`${e} is blank; write an account's name.`);
if(!account.test(t.replace(/^@/,``)))throw new UsageError(`${e}: "${terminalText(t)}" can be no account's name. Write the name as the account's address has it, such as jordan in github.com/jordan.`)}
return[...new Set(n.map(e=>e.replace(/^@/,``)))]}
function initCommand(e,t){
return new Command(`init`).description(`Start an evaluation set: folders, policy, schemas, a workflow, and the tool.`).argument(`[folder]`,`the set's folder, which is made where it is not there`,`.`).option(`--reviewer <name>`,`an account that may review, or several with commas between; repeatable (default: everybody with write access)`,(e,t)=>[...t??[],e]).option(`--owner <name>`,`an account that owns what judges, for the policy and CODEOWNERS; repeatable (default: nobody is named)`,(e,t)=>[...t??[],e]).option(`--update`,`renew the tool and the schemas of a set, and nothing else`).option(`--dry-run`,`say what would be written, and write nothing`).addHelpText(`after`,example).action(async(n,r)=>{
t(await runInit(e,n,r))})}
const example=`
No file that is there already is changed: it is kept and named, also where a page such as README.md is a link to a file.
A run that was stopped is completed by the next one.

In a repository, what GitHub and editors look for at its top is written there: the workflow, the template of pull
requests and .vscode/. All else lies in the set's folder, with a copy of the tool in .touchstone/ that needs no install.

Examples:
  touchstone init                                    in this folder
  touchstone init eval --reviewer jordan             in a folder of a repository
  touchstone init --reviewer jordan --owner robin    who reviews, and who owns what judges
  touchstone init eval --dry-run                     what would be written
  touchstone init eval --update                      after a new version of the tool

Exit code: 0 written, or all there; 2 wrong use, such as a link where a file is due; 3 the run broke.`;
async function runInit(e,t,n){
if(isBlank(t))throw new UsageError(`The folder is blank; name one, or leave it out for this folder (".").`);
let r=accountNames(`--reviewer`,n.reviewer??[]),i=accountNames(`--owner`,n.owner??[]),a=n.update===!0,o=n.dryRun===!0;
a&&await setFolder(e.cwd,t);
let s=await newSetPlace(e.cwd,t),{version:c}=package_default,l=setFiles({...s,reviewers:r,owners:i,version:c,tool:await ownBundle()}),u=await standing(s.root,l),d=a?laterTool(u,c):void 0;
if(d!==void 0)throw new UsageError(`The tool of this set is version ${d}, and this is ${c}. Run the update with a version that is not older.`);
let f=planSet(u,{update:a,former:await untouched(s.root,u)});
if(f.obstacles.length>0)throw new UsageError(inTheWay(f));
o||await write(s,f);
let p=workingTree(s.folder);
return e.out(initReport({plan:f,version:c,update:a,dryRun:o,reviewers:r,owners:i,place:placeFrom(e.cwd,s.root),folder:relative(e.cwd,s.folder)===``?``:t,inRepository:s.inRepository,hasRevision:await p.entry(currentFile)!==void 0,earlierCases:(await p.list(casesFolder)).filter(({path:e})=>isYamlName(e)).length},e.style)),0}
const longest=16777216;
async function untouched(e,t){
let n=formerFiles(t).map(async t=>isUntouched(t,await standingAt(e,t.path,longest))?[t.path]:[]);
return(await Promise.all(n)).flat()}
async function standing(e,t){
return await Promise.all(t.map(async t=>({...t,stands:await standingAt(e,t.path,longest)})))}
function inTheWay({obstacles:e}){
let t=new Set(e.map(({file:e,path:t,what:n})=>t===e.path?`  ${terminalText(t)}: ${n}, where a file is due`:`  ${terminalText(t)}: ${n}, where a folder is due`));
return`${t.size===1?`This is`:`These are`} in the way, so nothing was written:\n${[...t].join(`
`)}\nMove it away, or choose another folder.`}
async function write({root:e},{write:t,remove:n}){
await writeFiles(e,[...t.map(({path:e,text:t})=>[e,t]),...n.map(e=>[e,void 0])])}
export{initCommand};
