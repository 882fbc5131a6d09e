import{casesToFill}from"./shared-authoring.js";
import{gitUserName,writeFiles}from"./shared-git.js";
import{counted,groupsOf,isAmongPlaces,isRecorded,loadDataset,placeFrom,workingTree}from"./core.js";
import{filledText,writtenScalarsText}from"./shared-report.js";
import{planForSet,rawText,toldAuthor,writePlan}from"./shared-scripts.js";
import{join}from"node:path";
import{withWrittenScalars}from"./shared-load.js";
async function writeScalars(folder,{ambiguousScalars},isWanted){
const byFile=groupsOf(ambiguousScalars.filter(({at})=>!isRecorded(at.file)&&isWanted(at.file)),({at})=>at.file);
const written=[];
const asRead=new Map;
const files=[];
for(const[path,scalars]of byFile){
const before=await rawText(join(folder,path));
const text=withWrittenScalars(before,scalars);
if(text===void 0)continue;
asRead.set(path,before);
written.push({path,scalars});
files.push([path,text])}
await writeFiles(folder,files,asRead);
return written}
async function applySafeFixes(io,places){
const{folder,given}=places;
const options={style:io.style,place:placeFrom(io.cwd,folder,given)};
const found=await wholeSet(folder);
const written=await writeScalars(folder,found,isAmongPlaces(places));
const dataset=written.length===0?found:await wholeSet(folder);
const blocks=[...written.map(file=>writtenScalarsText(file,options)),...await fillCases(io,{places,dataset},options)];
if(blocks.length===0)blocks.push(`Nothing to fix.`);
return`${blocks.map(block=>`${block}\n`).join(`
`)}\n`}
async function wholeSet(folder){
return await loadDataset(workingTree(folder),{texts:`current`})}
async function fillCases(io,{places,dataset},options){
const{folder}=places;
const author=await gitUserName(folder,io.environment);
const wanted=isAmongPlaces(places);
const cases=casesToFill(dataset).filter(({path})=>wanted(path));
const plan=await planForSet(folder,dataset,{cases,author});
if(plan===void 0||cases.length===0)return[];
await writePlan(folder,plan);
const told={...options,diff:false,author:toldAuthor(author,true)};
const blocks=plan.filled.map(one=>filledText(one,told));
const unknown=plan.withoutAuthor.length;
if(unknown>0){
const who=`${counted(unknown,`case`)} left alone: it is not known who wrote ${unknown===1?`it`:`them`}.`;
blocks.push(`${who}\n  fix: Run touchstone fill --author NAME`)}
return blocks.length>0?blocks:[`Nothing to fix without a person.`]}
export{applySafeFixes};
