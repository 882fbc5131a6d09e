#!/usr/bin/env node
import{ChangedMeanwhileError,RepositoryError,UsageError,package_default,processIo,terminalText}from"./chunks/core.js";
import{Command,CommanderError}from"./chunks/commander.js";
const commands=[{name:`init`,group:`To start:`,load:async()=>(await import(`./chunks/init.js`)).initCommand},{name:`check`,group:`Every day:`,load:async()=>(await import(`./chunks/check.js`)).checkCommand},{name:`new`,group:`Every day:`,load:async()=>(await import(`./chunks/new.js`)).newCommand},{name:`fill`,group:`Every day:`,load:async()=>(await import(`./chunks/fill.js`)).fillCommand},{name:`edit`,group:`Every day:`,load:async()=>(await import(`./chunks/edit.js`)).editCommand},{name:`fmt`,group:`Every day:`,load:async()=>(await import(`./chunks/fmt.js`)).fmtCommand},{name:`import`,group:`Every day:`,load:async()=>(await import(`./chunks/import.js`)).importCommand},{name:`list`,group:`To understand:`,load:async()=>(await import(`./chunks/list.js`)).listCommand},{name:`show`,group:`To understand:`,load:async()=>(await import(`./chunks/show.js`)).showCommand},{name:`explain`,group:`To understand:`,load:async()=>(await import(`./chunks/explain.js`)).explainCommand},{name:`rules`,group:`To understand:`,load:async()=>(await import(`./chunks/rules.js`)).rulesCommand},{name:`review`,group:`Review:`,load:async()=>(await import(`./chunks/review.js`)).reviewCommand},{name:`refresh`,group:`Review:`,load:async()=>(await import(`./chunks/refresh.js`)).refreshCommand},{name:`families`,group:`Families:`,load:async()=>(await import(`./chunks/families.js`)).familiesCommand},{name:`holdout`,group:`Families:`,load:async()=>(await import(`./chunks/holdout.js`)).holdoutCommand},{name:`leak`,group:`Families:`,load:async()=>(await import(`./chunks/leak.js`)).leakCommand},{name:`export`,group:`To an evaluation:`,load:async()=>(await import(`./chunks/export.js`)).exportCommand},{name:`inventory`,group:`To an evaluation:`,load:async()=>(await import(`./chunks/inventory.js`)).inventoryCommand},{name:`compare-contracts`,group:`To an evaluation:`,load:async()=>(await import(`./chunks/compare-contracts.js`)).compareContractsCommand},{name:`corpus`,group:`Corpus:`,load:async()=>(await import(`./chunks/corpus.js`)).corpusCommand}];
async function run(words,io){
let code=0,finish=ended=>{
code=ended};
try{
return await(await assemble(io,finish,words[0])).parseAsync([...words],{from:`user`}),code}catch(error){
return failure(error,io)}}
async function assemble(io,finish,first){
let program=new Command(`touchstone`).description(`Golden evaluation sets for retrieval-augmented generation, reviewed like code.`).version(package_default.version,`-v, --version`,`print the version`).helpOption(`-h, --help`,`explain the command`).helpCommand(!1).addHelpText(`after`,example),named=commands.filter(({name})=>name===first),asksVersion=first===`-v`||first===`--version`;
for(let{group,load}of named.length>0||asksVersion?named:commands){
let make=await load();
program.addCommand(make(io,finish).helpGroup(group))}
for(let command of[program,...nested(program)])quiet(command,io);
return program.helpCommand(`help [command]`,`explain a command`),program}
const example=`
Example:
  touchstone check    judge the set in this folder

Each command explains itself: touchstone <command> --help`;
function nested(command){
return command.commands.flatMap(child=>[child,...nested(child)])}
function quiet(command,io){
command.exitOverride(),command.helpOption(`-h, --help`,`explain the command`).helpCommand(!1),command.showHelpAfterError(`(see --help)`),command.configureOutput({writeOut:io.out,writeErr:io.err,outputError:(text,write)=>{
write(plainWords(text))},getOutHasColors:()=>!1,getErrHasColors:()=>!1})}
function plainWords(text){
let words=text.replace(/^error: /,``).replace(/' is invalid\. Allowed choices are (.*)\.$/m,`' is none of $1.`).trimEnd(),shown=(words.charAt(0).toUpperCase()+words.slice(1)).split(`
`).map(terminalText).join(`
`);
return`${/[.?)]$/.test(shown)?shown:`${shown}.`}\n`}
function changedText({paths}){
return`${paths.map(path=>`"${terminalText(path)}"`).join(`, `)} changed while the command ran, so nothing was written. Run it again.`}
function failure(error,io){
if(error instanceof CommanderError)return error.exitCode===0?0:2;
if(error instanceof UsageError)return io.err(`${error.message}\n`),2;
if(error instanceof RepositoryError)return io.err(`${terminalText(error.message)}\n`),3;
if(error instanceof ChangedMeanwhileError)return io.err(`${changedText(error)}\n`),1;
let message=error instanceof Error?error.message:String(error);
return io.err(`The run broke: ${terminalText(message)}\n`),error instanceof Error&&io.environment.TOUCHSTONE_DEBUG!==void 0&&io.err(`${(error.stack??``).split(`
`).map(terminalText).join(`
`)}\n`),3}
for(let stream of[process.stdout,process.stderr])stream.on(`error`,error=>{
error.code!==`EPIPE`&&(stream===process.stdout&&process.stderr.write(`The run broke: the output could not be written (${error.code}).\n`),process.exit(3))});
process.exitCode=hasFolder()?await run(process.argv.slice(2),processIo()):3;
function hasFolder(){
try{
return process.cwd(),!0}catch{
return process.stderr.write(`The run broke: the folder that this runs in is not there any more.
`),!1}}
export{};
