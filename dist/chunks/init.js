import{basename,dirname,join,posix,relative,resolve,sep}from"node:path";
import{Command}from"./commander.js";
import{UsageError,byUtf8,casesFolder,counted,currentFile,fieldOf,figureRows,findCheckout,groupsOf,isBlank,isYamlName,listed as listed$1,package_default,placeFrom,placeIn,setAbove,setFolder,terminalText,workingTree}from"./core.js";
import{createHash}from"node:crypto";
import{setTemplate}from"./set-template.js";
import{lstat,readFile,readdir,realpath,stat}from"node:fs/promises";
import{mainBranchName,writeFiles}from"./shared-git.js";
import{fileURLToPath}from"node:url";
function formerFiles(files){
let own=files.find(({path})=>path.endsWith(`.touchstone/sha256.txt`));
if(own===void 0)return[];
let root=own.path.slice(0,-22),text=own.stands.kind===`file`?own.stands.text??``:``,paths=new Set(files.map(({path})=>path));
return[...listed(text),{path:`.touchstone/THIRD_PARTY_NOTICES.txt`,sha256:void 0}].map(({path,sha256})=>({path:`${root}${path}`,sha256})).filter(({path})=>!paths.has(path))}
function isUntouched({sha256},stands){
if(stands.kind!==`file`||stands.text===void 0)return!1;
let text=stands.text.replaceAll(`\r
`,`
`);
return sha256===void 0||createHash(`sha256`).update(text).digest(`hex`)===sha256}
function listed(text){
return[...text.matchAll(/^(?<sha256>[0-9a-f]{64}) {2}(?<path>(?:dist|actions)(?:\/[\w-][\w.-]*)+)\r?$/gm)].map(({groups})=>({path:`.touchstone/${groups?.path??``}`,sha256:groups?.sha256??``}))}
function planSet(files,{update,former}){
let chosen=files.filter(({isCopy})=>isCopy||!update),workflows=update?files.filter(isWorkflow):[],isOlder=chosen.some(file=>file.part===`tool`&&fateOf(file)===`outdated`),fate=file=>{
let own=fateOf(file);
return isOlder&&file.part===`tool`&&own===`absent`?`outdated`:own},as=(...wanted)=>chosen.filter(file=>wanted.includes(fate(file)));
return{write:as(`absent`,...update?[`outdated`]:[]),present:as(`present`),kept:[...as(`kept`),...workflows.filter(file=>fateOf(file)===`kept`)],outdated:update?[]:as(`outdated`),remove:update?former:[],obstacles:as(`obstacle`).flatMap(({stands,...file})=>stands.kind===`obstacle`?[{file,path:stands.path,what:stands.what}]:[])}}
function isWorkflow({path}){
return path.startsWith(`.github/workflows/`)}
function fateOf(file){
let{stands}=file;
if(stands.kind===`nothing`)return`absent`;
if(stands.kind===`obstacle`)return isTheirPage(file,stands)?`kept`:`obstacle`;
let text=stands.text?.replaceAll(`\r
`,`
`);
return text===file.text||text!==void 0&&suffices(file,text)?`present`:file.isCopy&&isOurs(file,text)?`outdated`:`kept`}
const attributeLines=[`cases/** -text`,`corpus-revisions/** -text`];
function suffices({part},text){
if(part!==`Git`)return!1;
let lines=new Set(text.split(`
`).map(line=>line.trim().replaceAll(/\s+/g,` `)));
return lines.has(`* -text`)||attributeLines.every(line=>lines.has(line))}
function isTheirPage({path},{what,...at}){
return what===`a link`&&at.path===path&&path.endsWith(`.md`)}
function isOurs({part},text){
return part===`tool`||text?.includes(`"$comment": "Copied by touchstone init,`)===!0}
function ownedPaths(place){
let set=place===``?`/`:`/${place}/`;
return[...new Set([`/.github/`,...[`.github/`,`.touchstone/`,`families.yaml`,`corpus-revisions/`].map(path=>`${set}${path}`)])]}
const workflows=`.github/workflows/`,tool=`.touchstone/`,actions=`${tool}actions/`,sumsFile=`${tool}sha256.txt`;
function setFiles(set){
let copies=toolFiles(set.tool),sums=sumsOf(copies),words=wordsOf(set,sums);
return[...Object.entries(setTemplate).filter(([path])=>!path.startsWith(actions)).map(([path,lines])=>[path,filledIn(textOf(lines),words)]),[sumsFile,sums],...copies].map(([path,text])=>({path:placeOf(path,set),text,part:partOf(path),isCopy:path.startsWith(tool)||path.startsWith(`schemas/`)}))}
function toolFiles(bundle){
return[...Object.entries(setTemplate).filter(([path])=>path.startsWith(actions)).map(([path,lines])=>[path,textOf(lines)]),...[...bundle].map(([path,text])=>[`${tool}dist/${path}`,text]),[`${tool}touchstone.js`,`import "./dist/touchstone.js";
`]]}
function sumsOf(files){
return files.map(([path,text])=>`${sha256(text)}  ${path.slice(12)}\n`).join(``)}
function sha256(text){
return createHash(`sha256`).update(text).digest(`hex`)}
function textOf(lines){
return`${lines.join(`
`)}\n`}
function wordsOf(set,sums){
let{place,mainBranch,reviewers,version}=set;
return{__SET__:place===``?``:`${place}/`,__SLASHED__:place===``?``:`/${place}`,__OF__:place===``?``:` of ${place}`,__OWNED__:ownedPaths(place).map(path=>`${path} @OWNER`).join(`
   `),__MAIN__:JSON.stringify(mainBranch),__REVIEWERS__:`[${reviewers.map(name=>JSON.stringify(name)).join(`, `)}]`,__VERSION__:version,__SHA256__:sha256(sums)}}
function filledIn(text,words){
return text.replaceAll(/__[A-Z0-9]+__/g,word=>words[word]??word)}
function placeOf(path,{place,readme,...set}){
return path===`README.md`&&readme!==void 0?readme:path===`.github/pull_request_template.md`?place===``?set.pullRequestTemplate??path:`.github/PULL_REQUEST_TEMPLATE/touchstone.md`:path.startsWith(workflows)&&place!==``?path.replace(`/touchstone.`,`/touchstone-${place.replaceAll(`/`,`-`)}.`):path.startsWith(workflows)||path.startsWith(`.vscode/`)?path:posix.join(place,path)}
function partOf(path){
return path.startsWith(tool)?`tool`:path.startsWith(`.vscode/`)||path.startsWith(`schemas/`)?`editors`:path===`.gitattributes`?`Git`:path===`.github/touchstone.yaml`?`policy`:path.startsWith(`.github/`)?`GitHub`:`set`}
function laterTool(files,version){
let own=files.find(({path})=>path.endsWith(`.touchstone/package.json`))?.stands,found=own?.kind===`file`?versionIn(own.text??``):void 0;
return found!==void 0&&isLater(found,version)?found:void 0}
function versionIn(manifest){
try{
let version=fieldOf(JSON.parse(manifest),`version`);
return typeof version==`string`&&/^\d+\.\d+\.\d+$/.test(version)?version:void 0}catch{
return}}
function isLater(version,than){
let theirs=than.split(`.`).map(Number);
return(version.split(`.`).map((part,index)=>Number(part)-(theirs[index]??0)).find(difference=>difference!==0)??0)>0}
async function standingAt(root,path,max){
let parts=path.split(`/`);
for(let length=1;length<=parts.length;length++){
let part=parts.slice(0,length).join(`/`),what=await kindAt(join(root,part));
if(what===`nothing`)return{kind:`nothing`};
if(what!==(length===parts.length?`a file`:`a folder`))return{kind:`obstacle`,path:part,what}}
let file=join(root,path),{size}=await lstat(file);
return{kind:`file`,text:size>max?void 0:await readFile(file,`utf8`)}}
async function kindAt(path){
try{
let facts=await lstat(path);
return facts.isSymbolicLink()?await leadsSomewhere(path)?`a link`:`a link to nowhere`:facts.isDirectory()?`a folder`:facts.isFile()?`a file`:`no plain file`}catch(error){
if(error instanceof Error&&`code`in error&&error.code===`ENOENT`)return`nothing`;
throw error}}
async function leadsSomewhere(link){
return await stat(link).then(()=>!0,()=>!1)}
function initReport(outcome,style){
let{update,dryRun}=outcome;
return[[headline(outcome,style),...writtenRows(outcome,style)],keptLines(outcome),outdatedLines(outcome),earlierLines(outcome),update||dryRun?dryRunLines(outcome):nextLines(outcome,style)].filter(lines=>lines.length>0).map(lines=>`${lines.join(`
`)}\n`).join(`
`)}
function headline({plan,update,dryRun,...outcome},style){
let present=thereAlready(plan),there=amount(present);
if(plan.write.length+plan.remove.length===0){
let all=plan.kept.length+plan.outdated.length===0;
return update?`Nothing to renew: the tool and the schemas are those of version ${outcome.version}.`:`Nothing to write: ${all?`all of the set is there`:`${there} there already`}.`}
let files=amount(plan.write),verb=dryRun?`would be written`:`written`,rest=present.length===0?``:`, ${there} there already`,subject=update?`Touchstone ${outcome.version}`:`Evaluation set`;
return`${style.strong(subject)}: ${files} ${verb}${rest}`}
function thereAlready({present,write,outdated}){
let parted=[...write,...outdated].some(({part})=>part===`tool`);
return present.filter(({part})=>part!==`tool`||!parted)}
function amount(files){
let others=files.filter(({part})=>part!==`tool`),tool=others.length<files.length?[`the tool`]:[],counts=others.length>0||tool.length===0?[counted(others.length,`file`)]:[];
return listed$1([...counts,...tool])}
const parts=[`set`,`policy`,`editors`,`GitHub`,`Git`,`tool`];
function writtenRows({plan,place},style){
let groups=groupsOf(plan.write,({part})=>part),rows=parts.flatMap(part=>folded(groups.get(part)??[],place).map((text,index)=>[index===0?part:``,text]));
return rows.length===0?[]:[``,...figureRows(rows,style)]}
function folded(files,place){
let[first]=files;
if(first?.part===`tool`){
let end=first.path.indexOf(`.touchstone/`)+12;
return[terminalText(place(first.path.slice(0,end)))]}
return[...groupsOf(files,({path})=>path.slice(0,path.lastIndexOf(`/`)+1))].flatMap(([folder,own])=>own.length>3?[`${terminalText(place(folder))} (${counted(own.length,`file`)})`]:own.map(({path})=>terminalText(place(path))))}
function keptLines({plan,place,reviewers}){
return plan.kept.length===0?[]:[`Kept as they are, with other content than init would write:`,...[...groupsOf(plan.kept,file=>advice(file,reviewers).join(`
`))].flatMap(([words,files])=>[...folded(files,place).map(path=>`  ${path}`),...words===``?[]:words.split(`
`).map(line=>`    ${line}`)])]}
function advice(file,reviewers){
let{part,path,text,isCopy}=file;
return part===`Git`?[`add to it: ${attributeLines[0]}`,`           ${attributeLines[1]}`]:part===`policy`&&reviewers.length>0?[`the reviewers that you named are not in it; add them there: ${reviewers.map(terminalText).join(`, `)}`]:path.endsWith(`/settings.json`)?[`add to it, under "yaml.schemas":`,...text.split(`
`).filter(line=>line.includes(`schema.json`)).map(line=>line.trim())]:isWorkflow(file)?[`to take the one of this version, move it away and run touchstone init`]:isCopy?[`it is no copy that init made; editors complete by yours, and check needs neither`]:[]}
function outdatedLines({plan,version}){
return plan.outdated.length===0?[]:[`Of another version than ${version}: ${amount(plan.outdated)}.`,`To renew the tool and the schemas, and nothing else: touchstone init --update`]}
function earlierLines({plan,earlierCases,place,update}){
let isNew=plan.write.some(({part})=>part===`policy`);
if(update||!isNew||earlierCases===0)return[];
let page=plan.write.find(({path})=>path.endsWith(`cases/README.md`))?.path??`cases/`;
return[`${terminalText(place(page.slice(0,page.lastIndexOf(`/`)+1)))} holds ${counted(earlierCases,`YAML file`)} already, which check reads as cases.`,`Move away what is none. Questions in other forms come in with: touchstone import --help`]}
function dryRunLines({plan,dryRun}){
return!dryRun||plan.write.length===0?[]:[`This was a dry run: nothing was written. Next: run it again without --dry-run.`]}
function nextLines({plan,folder,inRepository,hasRevision},style){
if(plan.write.length===0&&hasRevision)return[];
let where=folder===``?``:`, in ${terminalText(folder)}`,steps=[...hasRevision?[]:[[`touchstone corpus snapshot`,`records your documents or chunks; --help tells how`]],[`touchstone new`,`asks for a case; cases/README.md tells more`],[`touchstone check`,`says what is wrong and what to do`],[`touchstone review record`,`somebody else decides`],[`.touchstone/README.md`,`what to set on GitHub, so that nobody gets around the check`]];
return[`Next${where}, where touchstone stands for ${style.strong(`node .touchstone/touchstone.js`)}:`,...steps.map(([what,why],index)=>`  ${index+1}. ${what.padEnd(27)} ${why}`),...inRepository?[]:[``,`This folder lies in no Git repository. Reviews and history need one: git init`]]}
const account=/^[A-Za-z0-9](?:[-._]?[A-Za-z0-9])*$/;
function accountNames(flag,given){
let names=given.flatMap(words=>words.split(`,`).map(word=>word.trim()));
for(let name of names){
if(name===``)throw new UsageError(`${flag} is blank; write an account's name.`);
if(!account.test(name.replace(/^@/,``)))throw new UsageError(`${flag}: "${terminalText(name)}" can be no account's name. Write the name as the account's address has it, such as jordan in github.com/jordan.`)}
return[...new Set(names.map(name=>name.replace(/^@/,``)))]}
async function newSetPlace(cwd,given){
let folder=await realFolder(resolve(cwd,given),given),checkout=await findCheckout(folder),root=checkout?.root??folder,place=checkout===void 0?``:placeIn(checkout,folder),above=await setAbove(folder),[own=``]=above===void 0?[]:relative(above,folder).split(sep);
if([`cases`,`corpus-revisions`].includes(own))throw new UsageError(`"${terminalText(given)}" lies in "${own}" of another set. Name the folder above it.`);
if(place!==``&&!place.split(`/`).every(isPlain))throw new UsageError(`A workflow on GitHub has to name "${terminalText(place)}", and takes some of its characters for more than a name. Choose a folder of letters, digits, "-", "_" and ".", such as eval.`);
let name=checkout===void 0?void 0:await mainBranchName(checkout.repository);
return{folder,root,place,inRepository:checkout!==void 0,mainBranch:name?.split(`/`).every(isPlain)===!0?name:`main`,readme:await named(root,[place],/^readme(?:\.[a-z]+)?$/i),pullRequestTemplate:await named(root,[``,`.github`,`docs`],/^pull_request_template(?:\.[a-z]+)?$/i)}}
function isPlain(part){
return/^[A-Za-z0-9_.][A-Za-z0-9_.-]*$/.test(part)&&part.toLowerCase()!==`.git`}
async function realFolder(full,given){
let facts=await stat(full).catch(()=>void 0);
if(facts?.isDirectory()===!0)return await realpath(full);
if(facts!==void 0)throw new UsageError(`"${terminalText(given)}" is a file; a set needs a folder, there or not yet.`);
if(await lstat(full).then(()=>!0,()=>!1))throw new UsageError(`"${terminalText(given)}" leads over a link to nowhere.`);
return dirname(full)===full?full:join(await realFolder(dirname(full),given),basename(full))}
async function named(root,folders,pattern){
for(let folder of folders){
let[found]=(await readdir(join(root,folder),{withFileTypes:!0}).catch(()=>[])).filter(entry=>!entry.isDirectory()&&pattern.test(entry.name)).map(({name})=>name).toSorted(byUtf8);
if(found!==void 0)return folder===``?found:`${folder}/${found}`}}
const commandLine=`touchstone.js`,notices=`THIRD_PARTY_NOTICES.txt`;
async function ownBundle(){
let folder=bundleFolder(fileURLToPath(import.meta.url)),names=(await Promise.all([``,`chunks/`].map(async at=>await scripts(folder,at)))).flat().toSorted(byUtf8);
if(!names.includes(commandLine))throw new UsageError(`This runs from source, and dist/touchstone.js, which a set gets a copy of, is not there: npm run build`);
let licences=await readFile(join(folder,notices),`utf8`).catch(()=>{
throw new UsageError(`${notices}, with the licences of what the tool holds, does not lie beside ${commandLine}, and a copy may not go without. Take the whole folder.`)}),texts=names.map(async name=>[name,await readFile(join(folder,name),`utf8`)]);
return new Map([[notices,licences],...await Promise.all(texts)])}
function bundleFolder(file){
return file.endsWith(`.ts`)?join(dirname(file),`../../../dist`):join(dirname(file),`..`)}
async function scripts(folder,at){
return(await readdir(join(folder,at)).catch(()=>[])).filter(name=>/\.(?:js|d\.ts)$/.test(name)).map(name=>`${at}${name}`)}
function initCommand(io,finish){
return new Command(`init`).description(`Start an evaluation set: folders, policy, schemas, a workflow, and the tool.`).argument(`[folder]`,`the set's folder, which is made where it is not there`,`.`).option(`--reviewer <name>`,`an account that may review, or several with commas between; repeatable (default: everybody with write access)`,(name,before)=>[...before??[],name]).option(`--update`,`renew the tool and the schemas of a set, and nothing else`).option(`--dry-run`,`say what would be written, and write nothing`).addHelpText(`after`,example).action(async(folder,flags)=>{
finish(await runInit(io,folder,flags))})}
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
async function runInit(io,given,flags){
if(isBlank(given))throw new UsageError(`The folder is blank; name one, or leave it out for this folder (".").`);
let reviewers=accountNames(`--reviewer`,flags.reviewer??[]),update=flags.update===!0,dryRun=flags.dryRun===!0;
update&&await setFolder(io.cwd,given);
let where=await newSetPlace(io.cwd,given),{version}=package_default,files=setFiles({...where,reviewers,version,tool:await ownBundle()}),found=await standing(where.root,files),later=update?laterTool(found,version):void 0;
if(later!==void 0)throw new UsageError(`The tool of this set is version ${later}, and this is ${version}. Run the update with a version that is not older.`);
let plan=planSet(found,{update,former:await untouched(where.root,found)});
if(plan.obstacles.length>0)throw new UsageError(inTheWay(plan));
dryRun||await write(where,plan);
let tree=workingTree(where.folder);
return io.out(initReport({plan,version,update,dryRun,reviewers,place:placeFrom(io.cwd,where.root),folder:relative(io.cwd,where.folder)===``?``:given,inRepository:where.inRepository,hasRevision:await tree.entry(currentFile)!==void 0,earlierCases:(await tree.list(casesFolder)).filter(({path})=>isYamlName(path)).length},io.style)),0}
const longest=16777216;
async function untouched(root,found){
let former=formerFiles(found).map(async file=>isUntouched(file,await standingAt(root,file.path,longest))?[file.path]:[]);
return(await Promise.all(former)).flat()}
async function standing(root,files){
return await Promise.all(files.map(async file=>({...file,stands:await standingAt(root,file.path,longest)})))}
function inTheWay({obstacles}){
let lines=new Set(obstacles.map(({file,path,what})=>path===file.path?`  ${terminalText(path)}: ${what}, where a file is due`:`  ${terminalText(path)}: ${what}, where a folder is due`));
return`${lines.size===1?`This is`:`These are`} in the way, so nothing was written:\n${[...lines].join(`
`)}\nMove it away, or choose another folder.`}
async function write({root},{write:files,remove}){
await writeFiles(root,[...files.map(({path,text})=>[path,text]),...remove.map(path=>[path,void 0])])}
export{initCommand};
