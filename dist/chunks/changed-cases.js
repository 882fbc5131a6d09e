import{askedBase,changedPaths,defaultBase,entriesOf,entryBelow,entryNamed,kindOf,readCommit,repositoryPath}from"./shared-git.js";
import{UsageError,byUtf8,casesFolder,foldedName,groupsOf,haveSameBytes,isFile,isInCases,isYamlName,limits,loadDataset,shortId,terminalText,wordsAtDesk,workingTree}from"./core.js";
async function withNeighbours(repository,tree,{paths,keyOf}){
let found=new Map;
return await collect({repository,found,keyOf},{oid:tree,prefix:``},[...paths].map(path=>path.split(`/`))),[...found.values()].toSorted((a,b)=>byUtf8(a.path,b.path))}
async function collect(search,folder,wanted){
let below=groupsOf(wanted,([name=``])=>name),keys=new Set([...below.keys()].map(search.keyOf));
for(let entry of await entriesOf(search.repository,folder.oid)){
let here=below.get(entry.name);
if(here!==void 0&&entry.mode===`40000`){
let prefix=`${folder.prefix}${entry.name}/`,rest=here.map(path=>path.slice(1)).filter(path=>path.length>0);
await collect(search,{oid:entry.oid,prefix},rest)}else keys.has(search.keyOf(entry.name))&&await addFirst(search,folder,[entry])}
await addFirst(search,folder,await entriesOf(search.repository,folder.oid))}
async function addFirst(search,{prefix},entries){
for(let{name,mode,oid}of entries){
let path=prefix+name;
if(mode!==`40000`){
if(search.found.set(path,{path,kind:kindOf(mode)}),!name.includes(`�`))return!0}else if(await addFirst(search,{prefix:`${path}/`},await entriesOf(search.repository,oid)))return!0}
return!1}
async function changedInCommit({repository,commit,place,tree},base,{folder,keyOf}){
let full=repositoryPath(place,folder),changes=await changedPaths(repository,[base.commit,commit],full),paths=changes.flatMap(({after,path})=>after===void 0?[]:[path]),entries=await entriesAround(repository,[commit,full],{paths,keyOf}),inSet=path=>`${folder}/${path}`,listed=entries.map(({path,kind})=>({path:inSet(path),kind}));
return{there:new Set(paths.map(inSet)),gone:new Set(changes.flatMap(({after,path})=>after===void 0?[inSet(path)]:[])),tree:{...tree,list:async asked=>asked===folder?listed:await tree.list(asked)}}}
async function entriesAround(repository,[commit,folder],wanted){
let{tree}=await readCommit(repository,commit),at=await entryBelow(tree,folder,async(...one)=>await entryNamed(repository,...one));
return at?.mode===`40000`?await withNeighbours(repository,at.oid,wanted):[]}
async function changedOnDisk(now,before,{folder,max}){
let then=new Map((await before?.list(folder)??[]).map(entry=>[entry.path,entry])),there=new Set;
for(let entry of await now.list(folder)){
let{path}=entry,earlier=then.get(path);
then.delete(path),before!==void 0&&earlier!==void 0&&isFile(entry)&&isFile(earlier)&&await haveSameBytes([now,before],path,max)||there.add(path)}
return{there,gone:new Set(then.keys()),tree:now}}
async function loadChanged({folder,set},{base,onStep}){
let found=await earlierState(set??folder,base),{there,gone,tree}=await changedBelow({folder,set},found),{name,commit,place,tree:earlier}=found,dataset=await loadDataset(tree,{base:{name:shortId(commit),place,tree:earlier},only:there,onStep}),defects=dataset.defects.filter(({at})=>!isInCases(at.file)||there.has(at.file)),files=(await tree.list(casesFolder)).filter(({path})=>there.has(path)).filter(entry=>isYamlName(entry.path)||!isFile(entry)).length;
return{dataset:{...dataset,defects},comparison:{base:{name,commit,holdsSet:earlier!==void 0}},changed:{files,deleted:[...gone].filter(isYamlName).length},files:there}}
async function earlierState(from,base){
if(base!==void 0)return await askedBase(from,base);
let found=await defaultBase(from);
if(!(`none`in found))return found;
let{reason}=wordsAtDesk(found);
throw new UsageError(`Nothing tells which files changed. ${terminalText(reason)} Name an earlier state, as in --changed --base HEAD; without --changed the whole set is judged.`)}
async function changedBelow({folder,set},base){
return set===void 0?await changedOnDisk(workingTree(folder),base.tree,{folder:casesFolder,max:limits.case}):await changedInCommit(set,base,{folder:casesFolder,keyOf:foldedName})}
export{loadChanged};
