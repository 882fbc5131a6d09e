import{casesToFill}from"./shared-authoring.js";
import{gitUserName,writeFiles}from"./shared-git.js";
import{counted,groupsOf,isAmongPlaces,isRecorded,loadDataset,placeFrom,workingTree}from"./core.js";
import{filledText,writtenScalarsText}from"./shared-report.js";
import{planForSet,rawText,toldAuthor,writePlan}from"./shared-scripts.js";
import{join}from"node:path";
import{withWrittenScalars}from"./shared-load.js";
async function writeScalars(folder,{ambiguousScalars},isWanted){
let byFile=groupsOf(ambiguousScalars.filter(({at})=>!isRecorded(at.file)&&isWanted(at.file)),({at})=>at.file);
let written=[];
let asRead=new Map;
let files=[];
for(let[path,scalars]of byFile){
let before=await rawText(join(folder,path));
let text=withWrittenScalars(before,scalars);
if(text===void 0)continue;
asRead.set(path,before);
written.push({path,scalars});
files.push([path,text])}
await writeFiles(folder,files,asRead);
return written}
async function applySafeFixes(io,places){
let{folder,given}=places;
let options={style:io.style,place:placeFrom(io.cwd,folder,given)};
let found=await wholeSet(folder);
let written=await writeScalars(folder,found,isAmongPlaces(places));
let dataset=written.length===0?found:await wholeSet(folder);
let blocks=[...written.map(file=>writtenScalarsText(file,options)),...await fillCases(io,{places,dataset},options)];
blocks.length===0&&blocks.push(`Nothing to fix.`);
return`${blocks.map(block=>`${block}\n`).join(`
`)}\n`}
async function wholeSet(folder){
return await loadDataset(workingTree(folder),{texts:`current`})}
async function fillCases(io,{places,dataset},options){
let{folder}=places;
let author=await gitUserName(folder,io.environment);
let wanted=isAmongPlaces(places);
let cases=casesToFill(dataset).filter(({path})=>wanted(path));
let plan=await planForSet(folder,dataset,{cases,author});
if(plan===void 0||cases.length===0)return[];
await writePlan(folder,plan);
let told={...options,diff:!1,author:toldAuthor(author,!0)};
let blocks=plan.filled.map(one=>filledText(one,told));
let unknown=plan.withoutAuthor.length;
if(unknown>0){
let who=`${counted(unknown,`case`)} left alone: it is not known who wrote ${unknown===1?`it`:`them`}.`;
blocks.push(`${who}\n  fix: Run touchstone fill --author NAME`)}
return blocks.length>0?blocks:[`Nothing to fix without a person.`]}
export{applySafeFixes};
