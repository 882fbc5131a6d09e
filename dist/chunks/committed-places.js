import{isAbsolute,join,relative,resolve}from"node:path";
import{openCommit,openSet,setAround}from"./shared-git.js";
import{UsageError,casesFolder,isPart,revisionsFolder,shortId,terminalText}from"./core.js";
async function committedPlaces(e,t,n){
let[r=`.`,...i]=t,a=await openCommit(resolve(e,r),n),{place:o,path:s}=await placeOf(a,e,r),c=[s];
for(let t of i){
let n=await placeOf(a,e,t);
if(n.place!==o){
let e=`"${r}" and "${t}" lie in two sets; name places in one set.`;
throw new UsageError(terminalText(e))}
c.push(n.path)}
let{repository:l,head:u,commit:d,root:f}=a,p=join(f,o),m=s===``?r:isAbsolute(r)?p:relative(e,p),h={repository:l,head:u,commit:d,place:o,tree:await openSet(a,o)};
return{folder:p,given:m,paths:c.includes(``)?[]:c,set:h}}
async function placeOf(e,t,n){
let r=await setAround(e,resolve(t,n)),i=shortId(e.commit),a=terminalText(n);
if(r===void 0)throw new UsageError(`"${a}" holds no evaluation set in commit ${i}: there is neither ${casesFolder}/ nor ${revisionsFolder}/ in it.`);
let{place:o,path:s,what:c}=r;
if(s===``)return{place:o,path:s};
if(c===`nothing`)throw new UsageError(`"${a}" is not in commit ${i}.`);
if(isPart(s,c===`file`))return{place:o,path:s};
throw new UsageError(`"${a}" is no part of the set around it, so it is not judged.`)}
export{committedPlaces};
