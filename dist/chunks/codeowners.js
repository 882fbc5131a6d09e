import{Command}from"./commander.js";
import{guardedPaths}from"./shared-approving.js";
import{largestOwnersFile,planOwners}from"./shared-authoring.js";
import{UsageError,counted,setFolder,terminalText}from"./core.js";
import{writeFiles}from"./shared-git.js";
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
function ownersObstacle({path:e,text:t,guarded:n}){
let r=terminalText(e);
if(n.some(({owners:e})=>e.length===0))return`The policy names no owner, and CODEOWNERS has to. Write who owns what judges under owners in .github/touchstone.yaml of the set, such as owners: [robin].`;
if(t===void 0)return`${r} holds one of the two comments of "touchstone codeowners", or one of them twice, so nothing tells what it wrote. Take these comments and the lines between them out, and run it again.`;
if(new TextEncoder().encode(t).length>3e6)return`${r} would be larger than ${largestOwnersFile/1e6} MB, and GitHub reads no such file. Put the cases of a family into a folder of their own: it is one line then.`}
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

Exit code: 0 printed, written, or as it should be; 1 nothing can be written, or with --check it is otherwise; 2 wrong use;
3 the run broke.`;
async function runCodeowners(e,t){
let{write:n=!1,check:r=!1}=t;
if(n&&r)throw new UsageError(`--write and --check are two things to do. Name one of them.`);
let i=await newSetPlace(e.cwd,await setFolder(e.cwd,t.set)),a=await setFacts(i),{place:o,experts:s,policy:c,codeowners:l}=a,u={place:o,owners:c?.owners??[],guarded:guardedPaths(a),experts:s},d=planOwners({...u,standing:l});
return n||r?await keep(e,d,{root:i.root,write:n,before:l?.text}):print(e,d)}
async function keep(e,t,{root:n,write:r,before:i}){
let{path:a,text:o}=t,s=ownersObstacle(t);
if(s!==void 0||o===void 0)return e.err(`${s??``}\n`),1;
e.err(ownersNotes(t));
let c=!t.isAsDue;
return c&&r&&await writeFiles(n,[[a,o]],new Map([[a,i]])),e.out(ownersReport(t,c?r?`written`:`due`:`unchanged`)),c&&!r?1:0}
function print(e,t){
e.out(t.block.map(e=>`${terminalText(e)}\n`).join(``)),e.err(ownersNotes(t));
let n=ownersObstacle(t);
return n!==void 0&&e.err(`${n}\n`),0}
export{codeownersCommand};
