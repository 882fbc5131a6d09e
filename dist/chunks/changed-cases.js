import{UsageError,byUtf8,casesFolder,foldedName,groupsOf,haveSameBytes,isFile,isInCases,isYamlName,limits,loadDataset,shortId,terminalText,wordsAtDesk,workingTree}from"./core.js";
import{askedBase,changedPaths,defaultBase,entriesOf,entryBelow,entryNamed,kindOf,readCommit}from"./shared-git.js";
async function withNeighbours(repository,tree,{paths,keyOf}){
const found=new Map;
await collect({repository,found,keyOf},{oid:tree,prefix:``},[...paths].map(path=>path.split(`/`)));
return[...found.values()].toSorted((a,b)=>byUtf8(a.path,b.path))}
async function collect(search,folder,wanted){
const below=groupsOf(wanted,([name=``])=>name);
const keys=new Set([...below.keys()].map(search.keyOf));
for(const entry of await entriesOf(search.repository,folder.oid)){
const here=below.get(entry.name);
if(here!==void 0&&entry.mode===`40000`){
const prefix=`${folder.prefix}${entry.name}/`;
const rest=here.map(path=>path.slice(1)).filter(path=>path.length>0);
await collect(search,{oid:entry.oid,prefix},rest)}else if(keys.has(search.keyOf(entry.name)))await addFirst(search,folder,[entry])}
await addFirst(search,folder,await entriesOf(search.repository,folder.oid))}
async function addFirst(search,{prefix},entries){
for(const{name,mode,oid}of entries){
const path=prefix+name;
if(mode!==`40000`){
search.found.set(path,{path,kind:kindOf(mode)});
if(!name.includes(`�`))return true}else if(await addFirst(search,{prefix:`${path}/`},await entriesOf(search.repository,oid)))return true}
return false}
async function changedInCommit({repository,commit,place,tree},base,{folder,keyOf}){
const full=place===``?folder:`${place}/${folder}`;
const changes=await changedPaths(repository,[base.commit,commit],full);
const paths=changes.flatMap(({after,path})=>after===void 0?[]:[path]);
const entries=await entriesAround(repository,[commit,full],{paths,keyOf});
const inSet=path=>`${folder}/${path}`;
const listed=entries.map(({path,kind})=>({path:inSet(path),kind}));
return{there:new Set(paths.map(inSet)),gone:new Set(changes.flatMap(({after,path})=>after===void 0?[inSet(path)]:[])),tree:{...tree,list:async asked=>asked===folder?listed:await tree.list(asked)}}}
async function entriesAround(repository,[commit,folder],wanted){
const{tree}=await readCommit(repository,commit);
const at=await entryBelow(tree,folder,async(...one)=>await entryNamed(repository,...one));
return at?.mode===`40000`?await withNeighbours(repository,at.oid,wanted):[]}
async function changedOnDisk(now,before,{folder,max}){
const then=new Map((await before?.list(folder)??[]).map(entry=>[entry.path,entry]));
const there=new Set;
for(const entry of await now.list(folder)){
const{path}=entry;
const earlier=then.get(path);
then.delete(path);
if(!(before!==void 0&&earlier!==void 0&&isFile(entry)&&isFile(earlier)&&await haveSameBytes([now,before],path,max)))there.add(path)}
return{there,gone:new Set(then.keys()),tree:now}}
async function loadChanged({folder,set},{base,onStep}){
const found=await earlierState(set??folder,base);
const{there,gone,tree}=await changedBelow({folder,set},found);
const{name,commit,place,tree:earlier}=found;
const dataset=await loadDataset(tree,{base:{name:shortId(commit),place,tree:earlier},only:there,onStep});
const defects=dataset.defects.filter(({at})=>!isInCases(at.file)||there.has(at.file));
const files=(await tree.list(casesFolder)).filter(({path})=>there.has(path)).filter(entry=>isYamlName(entry.path)||!isFile(entry)).length;
return{dataset:{...dataset,defects},comparison:{base:{name,commit,holdsSet:earlier!==void 0}},changed:{files,deleted:[...gone].filter(isYamlName).length},files:there}}
async function earlierState(from,base){
if(base!==void 0)return await askedBase(from,base);
const found=await defaultBase(from);
if(!(`none`in found))return found;
const{reason}=wordsAtDesk(found);
throw new UsageError(`Nothing tells which files changed. ${terminalText(reason)} Name an earlier state, as in --changed --base HEAD; without --changed the whole set is judged.`)}
async function changedBelow({folder,set},base){
if(set!==void 0)return await changedInCommit(set,base,{folder:casesFolder,keyOf:foldedName});
return await changedOnDisk(workingTree(folder),base.tree,{folder:casesFolder,max:limits.case})}
export{loadChanged};
