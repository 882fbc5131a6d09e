import{basename,dirname,join,posix,relative,resolve,sep}from"node:path";
import{Command}from"./commander.js";
import{UsageError,byUtf8,casesFolder,counted,currentFile,fieldOf,figureRows,findCheckout,groupsOf,isBlank,isYamlName,listed as listed$1,package_default,placeFrom,placeIn,setAbove,setFolder,terminalText,workingTree}from"./core.js";
import{createHash}from"node:crypto";
import{setTemplate}from"./set-template.js";
import{lstat,readFile,readdir,realpath,stat}from"node:fs/promises";
import{mainBranchName,writeFiles}from"./shared-git.js";
import{fileURLToPath}from"node:url";
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
function planSet(e,{update:t,former:n}){
let r=e.filter(({isCopy:e})=>e||!t),i=t?e.filter(isWorkflow):[],a=r.some(e=>e.part===`tool`&&fateOf(e)===`outdated`),fate=e=>{
let t=fateOf(e);
return a&&e.part===`tool`&&t===`absent`?`outdated`:t},as=(...e)=>r.filter(t=>e.includes(fate(t)));
return{write:as(`absent`,...t?[`outdated`]:[]),present:as(`present`),kept:[...as(`kept`),...i.filter(e=>fateOf(e)===`kept`)],outdated:t?[]:as(`outdated`),remove:t?n:[],obstacles:as(`obstacle`).flatMap(({stands:e,...t})=>e.kind===`obstacle`?[{file:t,path:e.path,what:e.what}]:[])}}
function isWorkflow({path:e}){
return e.startsWith(`.github/workflows/`)}
function fateOf(e){
let{stands:t}=e;
if(t.kind===`nothing`)return`absent`;
if(t.kind===`obstacle`)return isTheirPage(e,t)?`kept`:`obstacle`;
let n=t.text?.replaceAll(`\r
`,`
`);
return n===e.text||n!==void 0&&suffices(e,n)?`present`:e.isCopy&&isOurs(e,n)?`outdated`:`kept`}
const attributeLines=[`cases/** -text`,`corpus-revisions/** -text`];
function suffices({part:e},t){
if(e!==`Git`)return!1;
let n=new Set(t.split(`
`).map(e=>e.trim().replaceAll(/\s+/g,` `)));
return n.has(`* -text`)||attributeLines.every(e=>n.has(e))}
function isTheirPage({path:e},{what:t,...n}){
return t===`a link`&&n.path===e&&e.endsWith(`.md`)}
function isOurs({part:e},t){
return e===`tool`||t?.includes(`"$comment": "Copied by touchstone init,`)===!0}
function ownedPaths(e){
let t=e===``?`/`:`/${e}/`;
return[...new Set([`/.github/`,...[`.github/`,`.touchstone/`,`families.yaml`,`corpus-revisions/`].map(e=>`${t}${e}`)])]}
const workflows=`.github/workflows/`,tool=`.touchstone/`,actions=`${tool}actions/`,sumsFile=`${tool}sha256.txt`;
function setFiles(e){
let t=toolFiles(e.tool),n=sumsOf(t),r=wordsOf(e,n);
return[...Object.entries(setTemplate).filter(([e])=>!e.startsWith(actions)).map(([e,t])=>[e,filledIn(textOf(t),r)]),[sumsFile,n],...t].map(([t,n])=>({path:placeOf(t,e),text:n,part:partOf(t),isCopy:t.startsWith(tool)||t.startsWith(`schemas/`)}))}
function toolFiles(e){
return[...Object.entries(setTemplate).filter(([e])=>e.startsWith(actions)).map(([e,t])=>[e,textOf(t)]),...[...e].map(([e,t])=>[`${tool}dist/${e}`,t]),[`${tool}touchstone.js`,`import "./dist/touchstone.js";
`]]}
function sumsOf(e){
return e.map(([e,t])=>`${sha256(t)}  ${e.slice(12)}\n`).join(``)}
function sha256(e){
return createHash(`sha256`).update(e).digest(`hex`)}
function textOf(e){
return`${e.join(`
`)}\n`}
function wordsOf(e,t){
let{place:n,mainBranch:r,reviewers:i,version:a}=e;
return{__SET__:n===``?``:`${n}/`,__SLASHED__:n===``?``:`/${n}`,__OF__:n===``?``:` of ${n}`,__OWNED__:ownedPaths(n).map(e=>`${e} @OWNER`).join(`
   `),__MAIN__:JSON.stringify(r),__REVIEWERS__:`[${i.map(e=>JSON.stringify(e)).join(`, `)}]`,__VERSION__:a,__SHA256__:sha256(t)}}
function filledIn(e,t){
return e.replaceAll(/__[A-Z0-9]+__/g,e=>t[e]??e)}
function placeOf(e,{place:t,readme:n,...r}){
return e===`README.md`&&n!==void 0?n:e===`.github/pull_request_template.md`?t===``?r.pullRequestTemplate??e:`.github/PULL_REQUEST_TEMPLATE/touchstone.md`:e.startsWith(workflows)&&t!==``?e.replace(`/touchstone.`,`/touchstone-${t.replaceAll(`/`,`-`)}.`):e.startsWith(workflows)||e.startsWith(`.vscode/`)?e:posix.join(t,e)}
function partOf(e){
return e.startsWith(tool)?`tool`:e.startsWith(`.vscode/`)||e.startsWith(`schemas/`)?`editors`:e===`.gitattributes`?`Git`:e===`.github/touchstone.yaml`?`policy`:e.startsWith(`.github/`)?`GitHub`:`set`}
function laterTool(e,t){
let n=e.find(({path:e})=>e.endsWith(`.touchstone/package.json`))?.stands,r=n?.kind===`file`?versionIn(n.text??``):void 0;
return r!==void 0&&isLater(r,t)?r:void 0}
function versionIn(e){
try{
let t=fieldOf(JSON.parse(e),`version`);
return typeof t==`string`&&/^\d+\.\d+\.\d+$/.test(t)?t:void 0}catch{
return}}
function isLater(e,t){
let n=t.split(`.`).map(Number);
return(e.split(`.`).map((e,t)=>Number(e)-(n[t]??0)).find(e=>e!==0)??0)>0}
async function standingAt(e,t,n){
let r=t.split(`/`);
for(let t=1;t<=r.length;t++){
let n=r.slice(0,t).join(`/`),i=await kindAt(join(e,n));
if(i===`nothing`)return{kind:`nothing`};
if(i!==(t===r.length?`a file`:`a folder`))return{kind:`obstacle`,path:n,what:i}}
let i=join(e,t),{size:a}=await lstat(i);
return{kind:`file`,text:a>n?void 0:await readFile(i,`utf8`)}}
async function kindAt(e){
try{
let t=await lstat(e);
return t.isSymbolicLink()?await leadsSomewhere(e)?`a link`:`a link to nowhere`:t.isDirectory()?`a folder`:t.isFile()?`a file`:`no plain file`}catch(e){
if(e instanceof Error&&`code`in e&&e.code===`ENOENT`)return`nothing`;
throw e}}
async function leadsSomewhere(e){
return await stat(e).then(()=>!0,()=>!1)}
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
function keptLines({plan:e,place:t,reviewers:n}){
return e.kept.length===0?[]:[`Kept as they are, with other content than init would write:`,...[...groupsOf(e.kept,e=>advice(e,n).join(`
`))].flatMap(([e,n])=>[...folded(n,t).map(e=>`  ${e}`),...e===``?[]:e.split(`
`).map(e=>`    ${e}`)])]}
function advice(e,t){
let{part:n,path:r,text:i,isCopy:a}=e;
return n===`Git`?[`add to it: ${attributeLines[0]}`,`           ${attributeLines[1]}`]:n===`policy`&&t.length>0?[`the reviewers that you named are not in it; add them there: ${t.map(terminalText).join(`, `)}`]:r.endsWith(`/settings.json`)?[`add to it, under "yaml.schemas":`,...i.split(`
`).filter(e=>e.includes(`schema.json`)).map(e=>e.trim())]:isWorkflow(e)?[`to take the one of this version, move it away and run touchstone init`]:a?[`it is no copy that init made; editors complete by yours, and check needs neither`]:[]}
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
async function newSetPlace(e,t){
let n=await realFolder(resolve(e,t),t),r=await findCheckout(n),i=r?.root??n,a=r===void 0?``:placeIn(r,n),o=await setAbove(n),[s=``]=o===void 0?[]:relative(o,n).split(sep);
if([`cases`,`corpus-revisions`].includes(s))throw new UsageError(`"${terminalText(t)}" lies in "${s}" of another set. Name the folder above it.`);
if(a!==``&&!a.split(`/`).every(isPlain))throw new UsageError(`A workflow on GitHub has to name "${terminalText(a)}", and takes some of its characters for more than a name. Choose a folder of letters, digits, "-", "_" and ".", such as eval.`);
let c=r===void 0?void 0:await mainBranchName(r.repository);
return{folder:n,root:i,place:a,inRepository:r!==void 0,mainBranch:c?.split(`/`).every(isPlain)===!0?c:`main`,readme:await named(i,[a],/^readme(?:\.[a-z]+)?$/i),pullRequestTemplate:await named(i,[``,`.github`,`docs`],/^pull_request_template(?:\.[a-z]+)?$/i)}}
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
function initCommand(e,t){
return new Command(`init`).description(`Start an evaluation set: folders, policy, schemas, a workflow, and the tool.`).argument(`[folder]`,`the set's folder, which is made where it is not there`,`.`).option(`--reviewer <name>`,`an account that may review, or several with commas between; repeatable (default: everybody with write access)`,(e,t)=>[...t??[],e]).option(`--update`,`renew the tool and the schemas of a set, and nothing else`).option(`--dry-run`,`say what would be written, and write nothing`).addHelpText(`after`,example).action(async(n,r)=>{
t(await runInit(e,n,r))})}
const example=`
No file that is there already is changed: it is kept and named, also where a page such as README.md is a link to a file.
A run that was stopped is completed by the next one.

In a repository, what GitHub and editors look for at its top is written there: the workflow, the template of pull
requests and .vscode/. All else lies in the set's folder, with a copy of the tool in .touchstone/ that needs no install.

Examples:
  touchstone init                                    in this folder
  touchstone init eval --reviewer jordan             in a folder of a repository
  touchstone init eval --dry-run                     what would be written
  touchstone init eval --update                      after a new version of the tool

Exit code: 0 written, or all there; 2 wrong use, such as a link where a file is due; 3 the run broke.`;
async function runInit(e,t,n){
if(isBlank(t))throw new UsageError(`The folder is blank; name one, or leave it out for this folder (".").`);
let r=accountNames(`--reviewer`,n.reviewer??[]),i=n.update===!0,a=n.dryRun===!0;
i&&await setFolder(e.cwd,t);
let o=await newSetPlace(e.cwd,t),{version:s}=package_default,c=setFiles({...o,reviewers:r,version:s,tool:await ownBundle()}),l=await standing(o.root,c),u=i?laterTool(l,s):void 0;
if(u!==void 0)throw new UsageError(`The tool of this set is version ${u}, and this is ${s}. Run the update with a version that is not older.`);
let d=planSet(l,{update:i,former:await untouched(o.root,l)});
if(d.obstacles.length>0)throw new UsageError(inTheWay(d));
a||await write(o,d);
let f=workingTree(o.folder);
return e.out(initReport({plan:d,version:s,update:i,dryRun:a,reviewers:r,place:placeFrom(e.cwd,o.root),folder:relative(e.cwd,o.folder)===``?``:t,inRepository:o.inRepository,hasRevision:await f.entry(currentFile)!==void 0,earlierCases:(await f.list(casesFolder)).filter(({path:e})=>isYamlName(e)).length},e.style)),0}
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
