import{askedBase,changedPaths,defaultBase,entriesOf,entryBelow,entryNamed,kindOf,readCommit,repositoryPath}from"./shared-git.js";
import{UsageError,byUtf8,casesFolder,foldedName,groupsOf,haveSameBytes,isFile,isInCases,isYamlName,limits,loadDataset,shortId,terminalText,wordsAtDesk,workingTree}from"./core.js";
async function withNeighbours(e,t,{paths:n,keyOf:r}){
let i=new Map;
return await collect({repository:e,found:i,keyOf:r},{oid:t,prefix:``},[...n].map(e=>e.split(`/`))),[...i.values()].toSorted((e,t)=>byUtf8(e.path,t.path))}
async function collect(e,t,n){
let r=groupsOf(n,([e=``])=>e),i=new Set([...r.keys()].map(e.keyOf));
for(let n of await entriesOf(e.repository,t.oid)){
let a=r.get(n.name);
if(a!==void 0&&n.mode===`40000`){
let r=`${t.prefix}${n.name}/`,i=a.map(e=>e.slice(1)).filter(e=>e.length>0);
await collect(e,{oid:n.oid,prefix:r},i)}else i.has(e.keyOf(n.name))&&await addFirst(e,t,[n])}
await addFirst(e,t,await entriesOf(e.repository,t.oid))}
async function addFirst(e,{prefix:t},n){
for(let{name:r,mode:i,oid:a}of n){
let n=t+r;
if(i!==`40000`){
if(e.found.set(n,{path:n,kind:kindOf(i)}),!r.includes(`�`))return!0}else if(await addFirst(e,{prefix:`${n}/`},await entriesOf(e.repository,a)))return!0}
return!1}
async function changedInCommit({repository:e,commit:t,place:n,tree:r},i,{folder:a,keyOf:o}){
let s=repositoryPath(n,a),c=await changedPaths(e,[i.commit,t],s),l=c.flatMap(({after:e,path:t})=>e===void 0?[]:[t]),u=await entriesAround(e,[t,s],{paths:l,keyOf:o}),inSet=e=>`${a}/${e}`,d=u.map(({path:e,kind:t})=>({path:inSet(e),kind:t}));
return{there:new Set(l.map(inSet)),gone:new Set(c.flatMap(({after:e,path:t})=>e===void 0?[inSet(t)]:[])),tree:{...r,list:async e=>e===a?d:await r.list(e)}}}
async function entriesAround(e,[t,n],r){
let{tree:i}=await readCommit(e,t),a=await entryBelow(i,n,async(...t)=>await entryNamed(e,...t));
return a?.mode===`40000`?await withNeighbours(e,a.oid,r):[]}
async function changedOnDisk(e,t,{folder:n,max:r}){
let i=new Map((await t?.list(n)??[]).map(e=>[e.path,e])),a=new Set;
for(let o of await e.list(n)){
let{path:n}=o,s=i.get(n);
i.delete(n),t!==void 0&&s!==void 0&&isFile(o)&&isFile(s)&&await haveSameBytes([e,t],n,r)||a.add(n)}
return{there:a,gone:new Set(i.keys()),tree:e}}
async function loadChanged({folder:e,set:t},{base:n,onStep:r}){
let i=await earlierState(t??e,n),{there:a,gone:o,tree:s}=await changedBelow({folder:e,set:t},i),{name:c,commit:l,place:u,tree:d}=i,f=await loadDataset(s,{base:{name:shortId(l),place:u,tree:d},only:a,onStep:r}),p=f.defects.filter(({at:e})=>!isInCases(e.file)||a.has(e.file)),m=(await s.list(casesFolder)).filter(({path:e})=>a.has(e)).filter(e=>isYamlName(e.path)||!isFile(e)).length;
return{dataset:{...f,defects:p},comparison:{base:{name:c,commit:l,holdsSet:d!==void 0}},changed:{files:m,deleted:[...o].filter(isYamlName).length},files:a}}
async function earlierState(e,t){
if(t!==void 0)return await askedBase(e,t);
let n=await defaultBase(e);
if(!(`none`in n))return n;
let{reason:r}=wordsAtDesk(n);
throw new UsageError(`Nothing tells which files changed. ${terminalText(r)} Name an earlier state, as in --changed --base HEAD; without --changed the whole set is judged.`)}
async function changedBelow({folder:e,set:t},n){
return t===void 0?await changedOnDisk(workingTree(e),n.tree,{folder:casesFolder,max:limits.case}):await changedInCommit(t,n,{folder:casesFolder,keyOf:foldedName})}
export{loadChanged};
