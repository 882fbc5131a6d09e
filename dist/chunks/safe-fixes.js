import{casesToFill}from"./shared-authoring.js";
import{gitUserName,writeFiles}from"./shared-git.js";
import{counted,groupsOf,isAmongPlaces,isRecorded,loadDataset,placeFrom,workingTree}from"./core.js";
import{filledText,writtenScalarsText}from"./shared-report.js";
import{planForSet,rawText,toldAuthor,writePlan}from"./shared-scripts.js";
import{join}from"node:path";
import{withWrittenScalars}from"./shared-load.js";
async function writeScalars(e,{ambiguousScalars:t},n){
let r=groupsOf(t.filter(({at:e})=>!isRecorded(e.file)&&n(e.file)),({at:e})=>e.file),i=[],a=new Map,o=[];
for(let[t,n]of r){
let r=await rawText(join(e,t)),s=withWrittenScalars(r,n);
s!==void 0&&(a.set(t,r),i.push({path:t,scalars:n}),o.push([t,s]))}
return await writeFiles(e,o,a),i}
async function applySafeFixes(e,t){
let{folder:n,given:r}=t,i={style:e.style,place:placeFrom(e.cwd,n,r)},a=await wholeSet(n),o=await writeScalars(n,a,isAmongPlaces(t)),s=o.length===0?a:await wholeSet(n),c=[...o.map(e=>writtenScalarsText(e,i)),...await fillCases(e,{places:t,dataset:s},i)];
return c.length===0&&c.push(`Nothing to fix.`),`${c.map(e=>`${e}\n`).join(`
`)}\n`}
async function wholeSet(e){
return await loadDataset(workingTree(e),{texts:`current`})}
async function fillCases(e,{places:t,dataset:n},r){
let{folder:i}=t,a=await gitUserName(i,e.environment),o=isAmongPlaces(t),s=casesToFill(n).filter(({path:e})=>o(e)),c=await planForSet(i,n,{cases:s,author:a});
if(c===void 0||s.length===0)return[];
await writePlan(i,c);
let l={...r,diff:!1,author:toldAuthor(a,!0)},u=c.filled.map(e=>filledText(e,l)),d=c.withoutAuthor.length;
if(d>0){
let e=`${counted(d,`case`)} left alone: it is not known who wrote ${d===1?`it`:`them`}.`;
u.push(`${e}\n  fix: Run touchstone fill --author NAME`)}
return u.length>0?u:[`Nothing to fix without a person.`]}
export{applySafeFixes};
