import{Command}from"./commander.js";
import{guardedPaths}from"./shared-approving.js";
import{largestOwnersFile,ownersFiles,planOwners}from"./shared-authoring.js";
import{UsageError,counted,listed,setFolder,terminalText}from"./core.js";
import{standingAt,writeFiles}from"./shared-git.js";
import{isUtf8}from"node:buffer";
import{readFile}from"node:fs/promises";
import{join}from"node:path";
import{newSetPlace,setFacts}from"./shared-scripts.js";
function ownersReport({path:e,families:t,guarded:n},r){
let i=terminalText(e),a=`${counted(t.length,`line`)} for families, ${n.length} for what judges`;
switch(r){
case`written`:
return`Written: ${i}, with ${a}.\n`;
case`unchanged`:
return`Nothing to write: ${i} has ${a}.\n`;
case`due`:
return`${i} is not what families.yaml and the policy say: ${a} are due.\n  To write them: touchstone codeowners --write\n`}}
function ownersNotes({path:e,after:t,unnameable:n}){
let r=terminalText(e);
return[...t===0?[]:[`${counted(t,`line`)} of ${r} ${t===1?`stands`:`stand`} behind those of Touchstone. Where two lines fit a path, the last one counts.`],...n.map(e=>`No line can name "${terminalText(e)}", for what its name holds. Its experts are asked once it is called otherwise, or lies in a folder whose cases all have the same experts.`)].map(e=>`${e}\n`).join(``)}
function ownersObstacle({path:e,text:t,block:n,guarded:r},{unread:i,inPlace:a}){
let o=terminalText(e);
if(i.length>0){
let e=i.slice(0,5).map(terminalText),t=i.length-e.length;
return`${listed([...e,...t>0?[`${t} more`]:[]])} cannot be read whole, so nobody can say whom else CODEOWNERS has to name. Run touchstone check, mend what it finds, and run this again.`}
if(a!==void 0)return`${terminalText(a.path)} is ${a.what}, so what it says cannot be kept. Put a plain file in UTF-8 in its place, and run this again.`;
if(r.some(({owners:e})=>e.length===0))return`The policy names no owner, and CODEOWNERS has to. Write who owns what judges under owners in .github/touchstone.yaml of the set, such as owners: [robin].`;
if(t===void 0)return`${o} holds one of the two comments of "touchstone codeowners", or one of them twice, so nothing tells what it wrote. Take these comments and the lines between them out, and run it again.`;
let[s,c]=[bytesOf(t),bytesOf(n.join(`
`))];
if(s>3e6){
let e=c*2>s?`Put the cases of a family into a folder of their own: it is one line then.`:`Most of it are other lines than those of Touchstone, which take ${c} bytes: make those fewer.`;
return`${o} would be larger than ${largestOwnersFile/1e6} MB, and GitHub reads no such file. ${e}`}}
function bytesOf(e){
return new TextEncoder().encode(e).length}
async function noOwnersFile(e,t){
let n=ownersFiles.findIndex(e=>e===t);
for(let r of ownersFiles.slice(0,n+1)){
let n=await standingAt(e,r,16777216);
if(n.kind===`obstacle`&&(n.path===r||r===t))return{path:n.path,what:n.what};
if(n.kind===`file`){
if(n.text===void 0)return{path:r,what:`too long`};
if(!isUtf8(await readFile(join(e,r))))return{path:r,what:`not in UTF-8`}}}}
function codeownersCommand(e,t){
return new Command(`codeowners`).description(`Have GitHub ask the experts of each family, and the owners of what judges.`).option(`--write`,`write the lines into the CODEOWNERS that GitHub reads`).option(`--check`,`in a job: fail where that file has other lines, and write nothing`).option(`--set <folder>`,`the set's folder`,`.`).addHelpText(`after`,example).action(async n=>{
t(await runCodeowners(e,n))})}
const example=`
It prints lines for CODEOWNERS. First one for each folder of cases that share their experts, and for each other case of a
family that has some: experts in families.yaml names them, as accounts or as organization/team. Then one for each path that
decides over the judgment of the set: owners in .github/touchstone.yaml names whom GitHub asks about these.

--write puts them between two comments, at the end of the file or where an earlier run put them. What else the file says
stays. GitHub reads .github/CODEOWNERS, else CODEOWNERS, else docs/CODEOWNERS, of the branch that a pull request goes to.

Examples:
  touchstone codeowners                    what would be written
  touchstone codeowners --write            write it
  touchstone codeowners --check            after cases or families moved: is it still what they say?
  touchstone codeowners --set eval         of a set in a folder

Exit code: 0 printed, written, or as it should be; 1 nothing can be written, or with --check it is otherwise, or a file that says
whom to ask cannot be read whole; 2 wrong use; 3 the run broke.`;
async function runCodeowners(e,t){
let{write:n=!1,check:r=!1}=t;
if(n&&r)throw new UsageError(`--write and --check are two things to do. Name one of them.`);
let i=await newSetPlace(e.cwd,await setFolder(e.cwd,t.set)),a=await setFacts(i),{place:o,experts:s,policy:c,codeowners:l}=a,u={place:o,owners:c?.owners??[],guarded:guardedPaths(a),experts:s},d=planOwners({...u,standing:l}),{root:f}=i,p=await noOwnersFile(f,d.path),m=ownersObstacle(d,{unread:a.unread,inPlace:p});
return a.unread.length>0?(e.err(`${m??``}\n`),1):n||r?await keep(e,d,{root:f,write:n,before:l?.text,obstacle:m}):print(e,d,m)}
async function keep(e,t,{root:n,write:r,before:i,obstacle:a}){
let{path:o,text:s}=t;
if(a!==void 0||s===void 0)return e.err(`${a??``}\n`),1;
e.err(ownersNotes(t));
let c=!t.isAsDue;
return c&&r&&await writeFiles(n,[[o,s]],new Map([[o,i]])),e.out(ownersReport(t,c?r?`written`:`due`:`unchanged`)),c&&!r?1:0}
function print(e,t,n){
return e.out(t.block.map(e=>`${terminalText(e)}\n`).join(``)),e.err(ownersNotes(t)),n!==void 0&&e.err(`${n}\n`),0}
export{codeownersCommand};
