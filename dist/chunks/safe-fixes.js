import{casesToFill}from"./shared-authoring.js";
import{gitUserName,writeFiles}from"./shared-git.js";
import{counted,groupsOf,isAmongPlaces,isRecorded,loadDataset,placeFrom,workingTree}from"./core.js";
import{filledText,writtenScalarsText}from"./shared-report.js";
import{planForSet,rawText,toldAuthor,writePlan}from"./shared-scripts.js";
import{join}from"node:path";
import{withWrittenScalars}from"./shared-load.js";
async function writeScalars(folder,{ambiguousScalars},isWanted){
let byFile=groupsOf(ambiguousScalars.filter(({at})=>!isRecorded(at.file)&&isWanted(at.file)),({at})=>at.file),written=[],asRead=new Map,files=[];
for(let[path,scalars]of byFile){
let before=await rawText(join(folder,path)),text=withWrittenScalars(before,scalars);
text!==void 0&&(asRead.set(path,before),written.push({path,scalars}),files.push([path,text]))}
return await writeFiles(folder,files,asRead),written}
async function applySafeFixes(io,places){
let{folder,given}=places,options={style:io.style,place:placeFrom(io.cwd,folder,given)},found=await wholeSet(folder),written=await writeScalars(folder,found,isAmongPlaces(places)),dataset=written.length===0?found:await wholeSet(folder),blocks=[...written.map(file=>writtenScalarsText(file,options)),...await fillCases(io,{places,dataset},options)];
return blocks.length===0&&blocks.push(`Nothing to fix.`),`${blocks.map(block=>`${block}\n`).join(`
`)}\n`}
async function wholeSet(folder){
return await loadDataset(workingTree(folder),{texts:`current`})}
async function fillCases(io,{places,dataset},options){
let{folder}=places,author=await gitUserName(folder,io.environment),wanted=isAmongPlaces(places),cases=casesToFill(dataset).filter(({path})=>wanted(path)),plan=await planForSet(folder,dataset,{cases,author});
if(plan===void 0||cases.length===0)return[];
await writePlan(folder,plan);
let told={...options,diff:!1,author:toldAuthor(author,!0)},blocks=plan.filled.map(one=>filledText(one,told)),unknown=plan.withoutAuthor.length;
if(unknown>0){
let who=`${counted(unknown,`case`)} left alone: it is not known who wrote ${unknown===1?`it`:`them`}.`;
blocks.push(`${who}\n  fix: Run touchstone fill --author NAME`)}
return blocks.length>0?blocks:[`Nothing to fix without a person.`]}
export{applySafeFixes};
