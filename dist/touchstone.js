#!/usr/bin/env node
import{ChangedMeanwhileError,RepositoryError,UsageError,package_default,processIo,terminalText}from"./chunks/core.js";
import{Command,CommanderError}from"./chunks/commander.js";
const commands=[{name:`init`,group:`To start:`,load:async()=>(await import(`./chunks/init.js`)).initCommand},{name:`check`,group:`Every day:`,load:async()=>(await import(`./chunks/check.js`)).checkCommand},{name:`new`,group:`Every day:`,load:async()=>(await import(`./chunks/new.js`)).newCommand},{name:`fill`,group:`Every day:`,load:async()=>(await import(`./chunks/fill.js`)).fillCommand},{name:`edit`,group:`Every day:`,load:async()=>(await import(`./chunks/edit.js`)).editCommand},{name:`fmt`,group:`Every day:`,load:async()=>(await import(`./chunks/fmt.js`)).fmtCommand},{name:`import`,group:`Every day:`,load:async()=>(await import(`./chunks/import.js`)).importCommand},{name:`list`,group:`To understand:`,load:async()=>(await import(`./chunks/list.js`)).listCommand},{name:`show`,group:`To understand:`,load:async()=>(await import(`./chunks/show.js`)).showCommand},{name:`explain`,group:`To understand:`,load:async()=>(await import(`./chunks/explain.js`)).explainCommand},{name:`rules`,group:`To understand:`,load:async()=>(await import(`./chunks/rules.js`)).rulesCommand},{name:`review`,group:`Review:`,load:async()=>(await import(`./chunks/review.js`)).reviewCommand},{name:`refresh`,group:`Review:`,load:async()=>(await import(`./chunks/refresh.js`)).refreshCommand},{name:`doctor`,group:`Review:`,load:async()=>(await import(`./chunks/doctor.js`)).doctorCommand},{name:`codeowners`,group:`Review:`,load:async()=>(await import(`./chunks/codeowners.js`)).codeownersCommand},{name:`families`,group:`Families:`,load:async()=>(await import(`./chunks/families.js`)).familiesCommand},{name:`holdout`,group:`Families:`,load:async()=>(await import(`./chunks/holdout.js`)).holdoutCommand},{name:`leak`,group:`Families:`,load:async()=>(await import(`./chunks/leak.js`)).leakCommand},{name:`export`,group:`To an evaluation:`,load:async()=>(await import(`./chunks/export.js`)).exportCommand},{name:`inventory`,group:`To an evaluation:`,load:async()=>(await import(`./chunks/inventory.js`)).inventoryCommand},{name:`compare-contracts`,group:`To an evaluation:`,load:async()=>(await import(`./chunks/compare-contracts.js`)).compareContractsCommand},{name:`corpus`,group:`Corpus:`,load:async()=>(await import(`./chunks/corpus.js`)).corpusCommand}];
async function run(e,t){
let n=0,finish=e=>{
n=e};
try{
return await(await assemble(t,finish,e[0])).parseAsync([...e],{from:`user`}),n}catch(e){
return failure(e,t)}}
async function assemble(e,t,n){
let r=new Command(`touchstone`).description(`Golden evaluation sets for retrieval-augmented generation, reviewed like code.`).version(package_default.version,`-v, --version`,`print the version`).helpOption(`-h, --help`,`explain the command`).helpCommand(!1).addHelpText(`after`,example),i=commands.filter(({name:e})=>e===n),a=n===`-v`||n===`--version`;
for(let{group:n,load:o}of i.length>0||a?i:commands){
let i=await o();
r.addCommand(i(e,t).helpGroup(n))}
for(let t of[r,...nested(r)])quiet(t,e);
return r.helpCommand(`help [command]`,`explain a command`),r}
const example=`
Example:
  touchstone check    judge the set in this folder

Each command explains itself: touchstone <command> --help`;
function nested(e){
return e.commands.flatMap(e=>[e,...nested(e)])}
function quiet(e,t){
e.exitOverride(),e.helpOption(`-h, --help`,`explain the command`).helpCommand(!1),e.showHelpAfterError(`(see --help)`),e.configureOutput({writeOut:t.out,writeErr:t.err,outputError:(e,t)=>{
t(plainWords(e))},getOutHasColors:()=>!1,getErrHasColors:()=>!1})}
function plainWords(e){
let t=e.replace(/^error: /,``).replace(/' is invalid\. Allowed choices are (.*)\.$/m,`' is none of $1.`).trimEnd(),n=(t.charAt(0).toUpperCase()+t.slice(1)).split(`
`).map(terminalText).join(`
`);
return`${/[.?)]$/.test(n)?n:`${n}.`}\n`}
function changedText({paths:e}){
return`${e.map(e=>`"${terminalText(e)}"`).join(`, `)} changed while the command ran, so nothing was written. Run it again.`}
function failure(e,t){
if(e instanceof CommanderError)return e.exitCode===0?0:2;
if(e instanceof UsageError)return t.err(`${e.message}\n`),2;
if(e instanceof RepositoryError)return t.err(`${terminalText(e.message)}\n`),3;
if(e instanceof ChangedMeanwhileError)return t.err(`${changedText(e)}\n`),1;
let n=e instanceof Error?e.message:String(e);
return t.err(`The run broke: ${terminalText(n)}\n`),e instanceof Error&&t.environment.TOUCHSTONE_DEBUG!==void 0&&t.err(`${(e.stack??``).split(`
`).map(terminalText).join(`
`)}\n`),3}
for(let e of[process.stdout,process.stderr])e.on(`error`,t=>{
t.code!==`EPIPE`&&(e===process.stdout&&process.stderr.write(`The run broke: the output could not be written (${t.code}).\n`),process.exit(3))});
process.exitCode=hasFolder()?await run(process.argv.slice(2),processIo()):3;
function hasFolder(){
try{
return process.cwd(),!0}catch{
return process.stderr.write(`The run broke: the folder that this runs in is not there any more.
`),!1}}
export{};
