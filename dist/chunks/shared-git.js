import{ChangedMeanwhileError,OversizedError,RepositoryError,blobHash,byUtf8,casesFolder,findCheckout,findRepository,isFile as isFile$1,placeIn,revisionsFolder}from"./core.js";
import{Errors,currentBranch,expandOid,findRoot,getConfig,listBranches,listRemotes,readBlob as readBlob$1,readCommit as readCommit$1,readObject,resolveRef}from"./isomorphic-git.js";
import{promisify}from"node:util";
import{createHash,randomBytes}from"node:crypto";
import fs,{closeSync,constants,fstatSync,openSync,readSync}from"node:fs";
import{chmod,link,lstat,mkdir,open,readFile,readdir,readlink,realpath,rename,rm,stat,symlink}from"node:fs/promises";
import{basename,dirname,isAbsolute,join,normalize,resolve,sep}from"node:path";
import{setTimeout}from"node:timers/promises";
import{tmpdir}from"node:os";
async function readCommit(repository,oid){
try{
let{tree,parent,committer}=(await readCommit$1({fs,...repository,oid})).commit;
return{oid,tree,parents:parent,seconds:committer.timestamp}}catch(cause){
let message=`Commit "${oid}" is not in this clone.`;
throw new RepositoryError(`no-such-commit`,message,{cause})}}
function isAbsentObject(error){
return(error instanceof RepositoryError?error.cause:error)instanceof Errors.NotFoundError}
function commitTime(seconds){
return new Date(seconds*1e3).toISOString().replace(/\.000Z$/,`Z`)}
async function readBlob(repository,oid,path){
try{
return(await readBlob$1({fs,...repository,oid})).blob}catch(cause){
let message=`The content of "${path}" (${oid}) is not in this clone, or is damaged.`;
throw new RepositoryError(`missing-object`,message,{cause})}}
function repositoryPath(place,path){
return place===``?path:`${place}/${path}`}
async function commitsInOrder(repository,head){
let commits=await commitsFrom(repository,head),waitingFor=new Map;
for(let{parents}of commits.values())for(let parent of parents)waitingFor.set(parent,(waitingFor.get(parent)??0)+1);
let ordered=[],ready=[],start=commits.get(head);
start!==void 0&&ready.push(start);
for(let next=ready.pop();next!==void 0;next=ready.pop()){
ordered.push(next);
for(let parent of next.parents){
let left=(waitingFor.get(parent)??0)-1;
waitingFor.set(parent,left);
let commit=commits.get(parent);
left===0&&commit!==void 0&&enqueue(ready,commit)}}
return ordered}
function enqueue(ready,commit){
let low=0,high=ready.length;
for(;low<high;){
let middle=low+high>>1;
(ready[middle]?.seconds??0)<commit.seconds?low=middle+1:high=middle}
ready.splice(low,0,commit)}
async function commitsFrom(repository,head){
let commits=new Map,absent=new Set,left=[head];
for(let oid=left.pop();oid!==void 0;oid=left.pop()){
if(commits.has(oid)||absent.has(oid))continue;
let commit=await commitAt(repository,oid);
commit===void 0?absent.add(oid):(commits.set(oid,{...commit,complete:!0}),left.push(...commit.parents.toReversed()))}
if(absent.has(head))throw new RepositoryError(`no-such-commit`,`Commit "${head}" is not in this clone.`);
for(let[oid,commit]of commits){
let parents=commit.parents.filter(parent=>!absent.has(parent)),complete=parents.length===commit.parents.length;
complete||commits.set(oid,{...commit,parents,complete})}
return commits}
async function commitAt(repository,oid){
try{
return await readCommit(repository,oid)}catch(error){
if(isAbsentObject(error))return;
throw error}}
const treeMode=`40000`,modes={file:`100644`,executable:`100755`,symlink:`120000`,submodule:`160000`};
async function entriesOf(repository,oid){
let bytes=await treeBytes(repository,oid),entries=[];
for(let at=0;at<bytes.length;){
let entry=spanAt(bytes,at,oid);
entries.push(entryAt(bytes,at,entry)),at=entry.end+21}
return entries}
async function entryNamed(repository,oid,name){
let bytes=await treeBytes(repository,oid),wanted=Buffer.from(name);
for(let at=0;at<bytes.length;){
let entry=spanAt(bytes,at,oid),start=entry.space+1;
if(entry.end-start===wanted.length&&wanted.compare(bytes,start,entry.end)===0)return entryAt(bytes,at,entry);
at=entry.end+21}}
async function treeBytes(repository,oid){
try{
let{object}=await readObject({fs,...repository,oid,format:`content`});
if(object instanceof Uint8Array)return Buffer.from(object.buffer,object.byteOffset,object.byteLength)}catch(cause){
let message=`Tree ${oid} is not in this clone, or is damaged.`;
throw new RepositoryError(`missing-object`,message,{cause})}
throw TypeError(`Object ${oid} is no tree.`)}
function spanAt(bytes,at,oid){
let space=bytes.indexOf(32,at),end=space===-1?-1:bytes.indexOf(0,space);
if(end===-1||end+21>bytes.length)throw new RepositoryError(`missing-object`,`Tree ${oid} is damaged.`);
return{space,end}}
function entryAt(bytes,at,{space,end}){
return{mode:modeOf(bytes.toString(`latin1`,at,space)),name:bytes.toString(`utf8`,space+1,end),oid:bytes.toString(`hex`,end+1,end+21)}}
function modeOf(written){
if(written===modes.file||written===`40000`)return written;
let bits=Number.parseInt(written,8),kind=bits&61440;
return kind===32768?bits&64?modes.executable:modes.file:kind===40960?modes.symlink:kind===16384?treeMode:modes.submodule}
async function entryBelow(root,path,find){
let entry={mode:treeMode,name:``,oid:root};
for(let part of path.split(`/`))if(part!==``&&part!==`.`){
if(entry?.mode!==`40000`)return;
entry=await find(entry.oid,part)}
return entry}
function fileFinder(repository,folder,named){
let known=new Map,below=async tree=>{
let met=known.get(tree);
if(met!==void 0)return met;
let places=[];
for(let{name,mode,oid}of await entriesOf(repository,tree))if(mode===`40000`)for(let{path,oid:blob}of await below(oid))places.push({path:`${name}/${path}`,oid:blob});else isFile(mode)&&named(name)&&places.push({path:name,oid});
return known.set(tree,places),places},entryAt=entryFinder(repository),last=[],again=async tree=>{
let places=[];
for(let{path}of last){
let entry=await entryAt(tree,path);
entry!==void 0&&isFile(entry.mode)&&places.push({path,oid:entry.oid})}
return places.length>0&&places.length===last.length?places:void 0};
return async root=>{
let cases=await entryAt(root,folder);
if(cases===void 0||cases.mode!==`40000`)return[];
let sorted=(await again(cases.oid)??await below(cases.oid)).toSorted((a,b)=>byUtf8(a.path,b.path));
return sorted.length>0&&(last=sorted),sorted}}
function entryFinder(repository){
let known=new Map,child=async(tree,name)=>{
let key=`${tree} ${name}`;
return known.has(key)||known.set(key,await entryNamed(repository,tree,name)),known.get(key)};
return async(root,path)=>await entryBelow(root,path,child)}
function isFile(mode){
return mode===`100644`||mode===`100755`}
async function fileHistory(repository,head,{folder,named}){
let commits=await commitsInOrder(repository,head),byId=new Map(commits.map(commit=>[commit.oid,commit])),finder=fileFinder(repository,folder,named),versionsIn=async({oid:commit,tree})=>(await finder(tree)).map(place=>({...place,commit}));
return{newest:async()=>{
let[first]=commits;
return first===void 0?[]:await versionsIn(first)},async*all(){
let met=new Set;
for(let commit of commits){
for(let version of await versionsIn(commit)){
let key=`${version.oid} ${version.path}`;
met.has(key)||(yield version),met.add(key)}
if(!commit.complete)throw historyEnds(repository)}},recordingOf:async version=>{
let commit=byId.get(version.commit);
if(commit===void 0)throw Error(`The version is one of another history.`);
let parentsOf=({parents})=>parents.flatMap(parent=>byId.get(parent)??[]),holds=async({tree})=>(await finder(tree)).some(({path,oid})=>path===version.path&&oid===version.oid);
for(;;){
let before=await firstThat(parentsOf(commit),holds);
if(before===void 0)return recordingIn(commit);
commit=before}},read:async({oid,path},{max})=>{
let bytes=await readBlob(repository,oid,path);
return{bytes:bytes.subarray(0,max),more:bytes.length>max}}}}
async function firstThat(commits,fits){
for(let commit of commits)if(await fits(commit))return commit}
function recordingIn({oid,seconds,complete}){
return{commit:oid,committedAt:commitTime(seconds),certain:complete}}
function historyEnds({gitdir}){
let message=fs.existsSync(join(gitdir,`shallow`))?`This clone is shallow: its history ends before an answer was found. Fetch the rest with: git fetch --unshallow`:`A commit of this history is not in this clone: its history ends before an answer was found. Look for damage with: git fsck`;
return new RepositoryError(`history-ends`,message)}
async function*pastFiles({repository,commit,place},{folder,names,max}){
try{
let history=await fileHistory(repository,commit,{folder:repositoryPath(place,folder),named:name=>names.has(name)});
for await(let version of history.all()){
let{bytes,more}=await history.read(version,{max});
more||(yield{path:`${folder}/${version.path}`,bytes})}}catch(error){
if(!(error instanceof RepositoryError))throw error}}
async function commitTree(repository,commit,folder=``){
let folders=foldersOf(repository,await rootOf(repository,commit,folder)),bytesOf=async path=>await readBlob(repository,await idOf(path),path),idOf=async path=>{
let blob=await folders.blobAt(path);
if(blob===void 0)throw Error(`The commit holds no file "${path}".`);
return blob.oid};
return{list:folders.blobsBelow,entry:folders.blobAt,read:async(path,{max})=>{
let bytes=await bytesOf(path);
return{bytes:bytes.subarray(0,max),more:bytes.length>max}},async*stream(path,{max}){
let bytes=await bytesOf(path);
if(bytes.length>max)throw new OversizedError(path,max);
yield bytes},objectId:idOf,past:wanted=>pastFiles({repository,commit,place:folder},wanted)}}
async function rootOf(repository,commit,folder){
let{tree}=await readCommit(repository,commit),root=await entryBelow(tree,folder,async(...at)=>await entryNamed(repository,...at));
if(root?.mode!==`40000`){
let message=`Commit "${commit}" holds no folder "${folder}".`;
throw new RepositoryError(`no-such-folder`,message)}
return await entriesOf(repository,root.oid),root.oid}
function foldersOf(repository,root){
let read=new Map,listed=new Map,entriesIn=async oid=>{
let entries=read.get(oid)??entriesOf(repository,oid);
return read.set(oid,entries),await entries},find=async path=>await entryBelow(root,path,async(tree,part)=>(await entriesIn(tree)).find(({name})=>name===part));
async function*walk(oid,prefix){
for(let entry of await entriesIn(oid)){
let path=prefix+entry.name;
entry.mode===`40000`?yield*walk(entry.oid,`${path}/`):yield{path,kind:kindOf(entry.mode),oid:entry.oid}}}
return{blobsBelow:async(folder=``)=>{
let start=await find(folder);
if(start?.mode!==`40000`)return[];
let blobs=[];
for await(let blob of walk(start.oid,folder===``?``:`${folder}/`))listed.set(blob.path,blob),blobs.push(blob);
return blobs.toSorted((a,b)=>byUtf8(a.path,b.path))},blobAt:async path=>{
let known=listed.get(path);
if(known!==void 0)return known;
let entry=await find(path);
if(entry!==void 0&&entry.mode!==`40000`)return{path,kind:kindOf(entry.mode),oid:entry.oid}}}}
function kindOf(mode){
return{12e4:`symlink`,16e4:`submodule`,100755:`executable`}[mode]??`file`}
async function mainBranchName({gitdir}){
let remote=`refs/remotes/origin/`,said=await resolveRef({fs,gitdir,ref:`${remote}HEAD`,depth:2}).catch(()=>void 0);
if(said?.startsWith(remote)===!0)return said.slice(20);
let branches=new Set([...await listBranches({fs,gitdir}).catch(()=>[]),...await listBranches({fs,gitdir,remote:`origin`}).catch(()=>[])]);
return[`main`,`master`].find(name=>branches.has(name))??await currentBranch({fs,gitdir}).catch(()=>void 0)??void 0}
async function mergeBase(repository,[one,other]){
let history=await openHistory(repository),all=await walkBack(history,[one,other]),common=[...all.values()].filter(({sides,behind})=>sides===3&&!behind),whole=common.find(({oid})=>oid===one||oid===other);
if(whole!==void 0)return{commit:whole.oid};
if([...all.values()].some(({cut,sides,behind})=>cut&&!behind&&sides!==3))return{none:`shallow`};
let[newest]=(await withoutAncestors(history,common)).toSorted((a,b)=>b.seconds-a.seconds||byUtf8(a.oid,b.oid));
return newest===void 0?{none:`unrelated`}:{commit:newest.oid}}
async function openHistory(repository){
let shallow=await readFile(join(repository.gitdir,`shallow`),`utf8`).catch(()=>``),cut=new Set(shallow.split(`
`).filter(line=>line!==``));
return{isShallow:cut.size>0,read:async oid=>{
let commit=await readCommit(repository,oid),parents=cut.has(oid)?[]:commit.parents;
return{...commit,parents,cut:cut.has(oid),sides:0,behind:!1}}}}
async function walkBack(history,[one,other]){
let all=new Map,waiting=[],reach=async(oid,from)=>{
let seen=all.get(oid)??await history.read(oid);
all.set(oid,seen);
let sides=seen.sides|from.sides,behind=seen.behind||from.behind;
(sides!==seen.sides||behind!==seen.behind)&&(Object.assign(seen,{sides,behind}),insert(waiting,seen))};
for(await reach(one,{sides:1,behind:!1}),await reach(other,{sides:2,behind:!1});waiting.some(({behind})=>history.isShallow||!behind);){
let seen=waiting.pop();
if(seen===void 0)break;
let{sides}=seen;
for(let parent of seen.parents)await reach(parent,{sides,behind:seen.behind||sides===3})}
return all}
function insert(waiting,seen){
if(waiting.includes(seen))return;
let at=waiting.length;
for(;at>0&&(waiting[at-1]?.seconds??0)>seen.seconds;)at--;
waiting.splice(at,0,seen)}
async function withoutAncestors(history,common){
if(common.length<2)return common;
let older=new Set;
for(let{parents}of common){
let next=[...parents];
for(let oid=next.pop();oid!==void 0;oid=next.pop())older.has(oid)||(older.add(oid),next.push(...(await history.read(oid)).parents))}
return common.filter(({oid})=>!older.has(oid))}
async function resolveCommit(repository,ref,head){
let[,name=``,steps=``]=/^([^~^]*)((?:[~^][0-9]*)*)$/.exec(ref)??[];
try{
let named=name===`HEAD`&&head!==void 0?head:await objectNamed(repository,name),{oid}=await readCommit$1({fs,...repository,oid:named});
for(let[,sign,digits=``]of steps.matchAll(/([~^])([0-9]*)/g)){
let number=digits===``?1:Number(digits);
sign===`~`?oid=await ancestorOf(repository,oid,number):number>0&&(oid=await parentOf$1(repository,oid,number))}
return oid}catch(cause){
let message=`"${ref}" names no commit in this clone: name a branch, a tag or a commit id, or fetch it first.`;
throw new RepositoryError(`no-such-commit`,message,{cause})}}
async function objectNamed(repository,name){
if(/[\s:?*[\\]|\.\.|^\/|^$/.test(name))throw Error(`This is no name of a reference.`);
try{
return await resolveRef({fs,gitdir:repository.gitdir,ref:name})}catch(error){
if(!/^[0-9a-f]{4,40}$/.test(name))throw error;
return await expandOid({fs,...repository,oid:name})}}
async function ancestorOf(repository,oid,steps){
let ancestor=oid;
for(let step=0;step<steps;step++)ancestor=await parentOf$1(repository,ancestor,1);
return ancestor}
async function parentOf$1(repository,oid,number){
let{commit}=await readCommit$1({fs,...repository,oid}),parent=commit.parent[number-1];
if(parent===void 0)throw Error(`Commit ${oid} has no such parent.`);
return(await readCommit$1({fs,...repository,oid:parent})).oid}
async function askedBase(from,ref){
let standpoint=await standpointOf(from);
if(standpoint===void 0){
let message=`This folder lies in no Git repository, so "${ref}" names no earlier state of it.`;
throw new RepositoryError(`no-repository`,message)}
let{repository,head,commit:judged}=standpoint,commit=await commitAsked(repository,ref,head),parted=judged===void 0?{none:`unrelated`}:await mergeBase(repository,[judged,commit]);
if(`commit`in parted)return await baseAt(standpoint,{name:ref,commit:parted.commit});
if(parted.none===`unrelated`)return await baseAt(standpoint,{name:ref,commit});
throw new RepositoryError(`unknown-history`,`This shallow clone does not reach back to where ${judged===head?`the checkout`:`commit ${judged?.slice(0,10)??``}`} and "${ref}" parted: run "git fetch --unshallow" first.`)}
async function commitAsked(repository,ref,head){
try{
return await resolveCommit(repository,ref,head)}catch(cause){
let branch=await ownMainBranch(repository);
if(branch===void 0)throw cause;
let message=`"${ref}" names no commit in this clone: name a branch, a tag or a commit id that is there, such as "${branch}", or fetch it first.`;
throw new RepositoryError(`no-such-commit`,message,{cause})}}
async function ownMainBranch(repository){
let name=await mainBranchName(repository);
if(name!==void 0)return await resolveCommit(repository,name).then(()=>name,()=>void 0)}
async function baseOfCommit(folder,named){
let standpoint=await standpointOf(folder);
return standpoint===void 0?{none:`no-repository`}:await holdsCommit(standpoint,named)?await baseAt(standpoint,named):{none:`not-in-clone`,commit:named.commit}}
async function baseBefore(folder,{name,commit}){
let standpoint=await standpointOf(folder);
if(standpoint===void 0)return{none:`no-repository`};
let{repository,commit:judged}=standpoint;
if(judged===void 0)return{none:`no-commit`};
if(!await holdsCommit(standpoint,{commit}))return{none:`not-in-clone`,commit};
let parted=await mergeBase(repository,[judged,commit]);
return`none`in parted?{none:parted.none,main:name}:await baseAt(standpoint,{name,commit:parted.commit})}
async function holdsCommit({repository},{commit}){
try{
return await readCommit(repository,commit),!0}catch(error){
if(isAbsentObject(error))return!1;
throw error}}
async function defaultBase(from){
let standpoint=await standpointOf(from);
if(standpoint===void 0)return{none:`no-repository`};
let{repository,commit}=standpoint;
if(commit===void 0)return{none:`no-commit`};
let main=await mainBranch(repository);
if(`none`in main)return main;
let parted=await mergeBase(repository,[commit,main.commit]);
return`none`in parted?{none:parted.none,main:main.name}:await baseAt(standpoint,{name:main.name,commit:parted.commit})}
async function standpointOf(from){
if(typeof from!=`string`)return from;
let folder=await realpath(from),checkout=await findCheckout(folder);
if(checkout===void 0)return;
let{repository,head}=checkout;
return{repository,head,commit:head,place:placeIn(checkout,folder)}}
async function baseAt({repository,place},{name,commit}){
try{
return{name,commit,place,tree:await commitTree(repository,commit,place)}}catch(error){
if(error instanceof RepositoryError&&error.code===`no-such-folder`)return{name,commit,place,tree:void 0};
throw error}}
async function mainBranch(repository){
let remotes=(await listRemotes({fs,gitdir:repository.gitdir})).map(({remote})=>remote),remote=remotes.includes(`origin`)?`origin`:remotes[0];
if(remote===void 0)return{none:`no-remote`,branch:await ownMainBranch(repository)};
if(remote!==`origin`&&remotes.length>1)return{none:`several-remotes`,remotes};
for(let ref of await mainReferences(repository,remote)){
let commit=await resolveCommit(repository,ref).catch(()=>void 0);
if(commit!==void 0)return{name:ref.slice(13),commit}}
return{none:`no-main-branch`,remote}}
async function mainReferences({gitdir},remote){
let folder=`refs/remotes/${remote}`,head=await resolveRef({fs,gitdir,ref:`${folder}/HEAD`,depth:2}).catch(()=>``);
return[...head.startsWith(`${folder}/`)?[head]:[],`${folder}/main`,`${folder}/master`]}
function throughDisk(committed,folder){
let fromDisk=async(path,max)=>{
let entry=await committed.entry(path);
if(entry!==void 0&&isFile$1(entry)&&isPlainPath(path))return readIfSame(join(folder,path),await committed.objectId(path,{max}),max)};
return{...committed,read:async(path,limit)=>await fromDisk(path,limit.max)??await committed.read(path,limit),async*stream(path,limit){
let reading=await fromDisk(path,limit.max);
if(reading===void 0)yield*committed.stream(path,limit);else if(reading.more)throw new OversizedError(path,limit.max);else yield reading.bytes}}}
function isPlainPath(path){
return!path.split(/[/\\]/).some(part=>part===``||part===`.`||part===`..`)}
const flags=constants.O_RDONLY|(constants.O_NOFOLLOW??0)|(constants.O_NONBLOCK??0);
function readIfSame(file,oid,max){
let handle;
try{
handle=openSync(file,flags);
let facts=fstatSync(handle);
return facts.isFile()?hashed(handle,{size:facts.size,oid,max}):void 0}catch{
return}finally{
handle!==void 0&&closeSync(handle)}}
function hashed(handle,{size,oid,max}){
let kept=Buffer.alloc(Math.min(size,max)),hash=blobHash(size),at=readInto(handle,kept,0);
hash.update(kept.subarray(0,at));
let piece=Buffer.alloc(Math.min(size-at,1048576));
for(;at<size;){
let read=readSync(handle,piece,0,Math.min(piece.length,size-at),at);
if(read===0)return;
hash.update(piece.subarray(0,read)),at+=read}
if(hash.digest(`hex`)===oid)return{bytes:kept,more:size>max}}
function readInto(handle,buffer,from){
let length=0;
for(;length<buffer.length;){
let read=readSync(handle,buffer,length,buffer.length-length,from+length);
if(read===0)break;
length+=read}
return length}
async function openCommit(path,ref){
let found=await findRepository(await realPlace(path));
if(found===void 0){
let message=`This folder lies in no Git repository, so "${ref}" names no commit.`;
throw new RepositoryError(`no-repository`,message)}
let{repository,head}=found,commit=await commitAsked(repository,ref,head);
return{...found,commit,tree:(await readCommit(repository,commit)).tree}}
async function setAround(opened,path){
let inside=placeIn(opened,await realPlace(path));
if(!(inside===`..`||inside.startsWith(`../`)))for(let place=inside;;place=parentOf(place)){
if(await holdsSet(opened,place)){
let way=inside.slice(place===``?0:place.length+1);
return{place,path:way,what:await whatStandsAt(opened,inside)}}
if(place===``)return}}
async function openSet(opened,place){
let{repository,commit,head,root}=opened,tree=await commitTree(repository,commit,place);
return commit===head&&root!==repository.gitdir?throughDisk(tree,join(root,place)):tree}
async function realPlace(path){
try{
return await realpath(path)}catch(error){
if(path===dirname(path))throw error;
return join(await realPlace(dirname(path)),basename(path))}}
function parentOf(place){
return place.slice(0,Math.max(0,place.lastIndexOf(`/`)))}
async function holdsSet(opened,place){
for(let name of[casesFolder,revisionsFolder])if(await whatStandsAt(opened,`${place}/${name}`)===`folder`)return!0;
return!1}
async function whatStandsAt({repository,tree},place){
let entry=await entryBelow(tree,place,async(...at)=>await entryNamed(repository,...at));
return entry===void 0?`nothing`:entry.mode===`40000`?`folder`:`file`}
async function checkedOutTree(folder){
let real=await realpath(folder),checkout=await findCheckout(real);
if(checkout===void 0)throw new RepositoryError(`no-repository`,`This folder lies in no Git repository.`);
let{repository,head:commit}=checkout;
if(commit===void 0)throw new RepositoryError(`no-such-commit`,`No commit is checked out: there is none yet.`);
let place=placeIn(checkout,real);
return{repository,commit,place,tree:throughDisk(await commitTree(repository,commit,place),real)}}
async function*differingEntries(repository,before,after){
if(before===after)return;
let[old,young]=[await piecesOf(repository,before),await piecesOf(repository,after)],[one,other]=[old(),young()];
for(;one!==void 0||other!==void 0;){
let order=orderOf(one,other),pair={one:order<=0?one:void 0,other:order>=0?other:void 0},known=pair.one??pair.other;
known!==void 0&&!areSame(pair.one,pair.other)&&(yield{name:nameOf(known),before:entryOf(pair.one),after:entryOf(pair.other)}),pair.one!==void 0&&(one=old()),pair.other!==void 0&&(other=young())}}
async function piecesOf(repository,oid){
if(oid===void 0)return()=>void 0;
let bytes=await treeBytes(repository,oid),at=0;
return()=>{
if(at>=bytes.length)return;
let{space,end}=spanAt(bytes,at,oid),piece={bytes,at,name:space+1,nameEnd:end,end:end+21};
return at=piece.end,piece}}
function orderOf(one,other){
if(one===void 0)return 1;
if(other===void 0)return-1;
let length=Math.min(one.nameEnd-one.name,other.nameEnd-other.name),start=one.bytes.compare(other.bytes,other.name,other.name+length,one.name,one.name+length);
return start===0?byteBehind(one,length)-byteBehind(other,length):start}
function byteBehind(piece,length){
let at=piece.name+length;
return at<piece.nameEnd?piece.bytes[at]??0:entryOf(piece)?.mode===`40000`?47:0}
function areSame(one,other){
if(one===void 0||other===void 0)return!1;
if(one.bytes.compare(other.bytes,other.at,other.end,one.at,one.end)===0)return!0;
let[left,right]=[entryOf(one),entryOf(other)];
return left?.mode===right?.mode&&left?.oid===right?.oid}
function nameOf({bytes,name,nameEnd}){
return bytes.toString(`latin1`,name,nameEnd)}
function entryOf(piece){
if(piece===void 0)return;
let{bytes,at,name,nameEnd}=piece;
return entryAt(bytes,at,{space:name-1,end:nameEnd})}
async function changedPaths(repository,[before,after],folder=``){
let found=[];
return await collect(repository,found,{rawPath:``,before:await folderIn(repository,before,folder),after:await folderIn(repository,after,folder)}),merged(found.toSorted(byRawPath)).map(change=>({path:Buffer.from(change.rawPath,`latin1`).toString(),...change}))}
async function collect(repository,found,folders){
for await(let{name,before,after}of differingEntries(repository,folders.before,folders.after)){
let rawPath=folders.rawPath===``?name:`${folders.rawPath}/${name}`;
(before??after)?.mode===`40000`?await collect(repository,found,{rawPath,before:before?.oid,after:after?.oid}):found.push({rawPath,before:stateOf(before),after:stateOf(after)})}}
function stateOf(entry){
return entry&&{mode:entry.mode,oid:entry.oid}}
async function folderIn(repository,commit,folder){
let entry=await entryBelow(await treeOf(repository,commit),folder,async(...at)=>await entryNamed(repository,...at));
return entry?.mode===`40000`?entry.oid:void 0}
async function treeOf(repository,oid){
try{
return(await readCommit(repository,oid)).tree}catch(error){
let cause=error instanceof RepositoryError?error.cause:void 0;
if(cause instanceof Errors.ObjectTypeError&&cause.data.actual===`tree`)return oid;
throw error}}
function byRawPath(a,b){
return a.rawPath===b.rawPath?0:a.rawPath<b.rawPath?-1:1}
function merged(sorted){
let changes=[];
for(let change of sorted){
let last=changes.at(-1),goesOn=last?.rawPath===change.rawPath;
goesOn&&last.before===void 0&&change.after===void 0?changes.splice(-1,1,{...last,before:change.before}):goesOn&&last.after===void 0&&change.before===void 0?changes.splice(-1,1,{...last,after:change.after}):changes.push(change)}
return changes.filter(({before,after})=>before?.mode!==after?.mode||before?.oid!==after?.oid)}
function isAlive(pid){
try{
return process.kill(pid,0),!0}catch(error){
return!(error instanceof Error&&`code`in error&&error.code===`ESRCH`)}}
async function holdFolder(folder){
let name=createHash(`sha256`).update(await realpath(folder)).digest(`hex`).slice(0,32),lock=join(tmpdir(),`touchstone-${name}`);
for(let tries=0;tries<1500;tries++){
let taken=await take(lock);
if(taken===`taken`)return async()=>await rm(lock,{force:!0});
if(taken===`cannot`)return async()=>await Promise.resolve();
await setTimeout(20)}
throw Error(`Another run has been writing this set for half a minute, so nothing was written. Run the command again when it has ended; where none runs, remove ${lock}.`)}
async function take(lock){
try{
return await symlink(String(process.pid),lock),`taken`}catch(error){
if(!(error instanceof Error&&`code`in error&&error.code===`EEXIST`))return`cannot`}
let holder=await holderOf(lock);
return holder!==void 0&&!isAlive(holder)&&await free(lock,holder),`held`}
async function holderOf(lock){
let holder=await readlink(lock).catch(()=>``);
return/^\d+$/.test(holder)?Number(holder):void 0}
async function free(lock,holder){
let aside=`${lock}-${process.pid}`;
await rename(lock,aside).then(()=>!0,()=>!1)&&(await holderOf(aside)===holder?await rm(aside,{force:!0}):await rename(aside,lock))}
async function stage(root,path,text){
let file=join(root,path),facts=await stat(file).catch(()=>void 0);
if(facts?.isDirectory()===!0)throw Error(`EISDIR: a folder stands there`);
if(text===void 0)return{path,file,beside:void 0};
await mkdir(dirname(file),{recursive:!0});
let beside=join(dirname(file),nextName());
try{
let handle=await open(beside,`wx`);
try{
await handle.writeFile(text),await handle.sync()}finally{
await handle.close()}
facts!==void 0&&await chmod(beside,facts.mode)}catch(error){
throw await rm(beside,{force:!0}),error}
return{path,file,beside}}
async function place({file,beside},isNew){
if(beside===void 0)return await rm(file,{force:!0});
if(!isNew)return await rename(beside,file);
try{
await link(beside,file)}catch(error){
if(error instanceof Error&&`code`in error&&error.code===`EEXIST`)throw error;
return await rename(beside,file)}
await rm(beside,{force:!0})}
async function unstage(files){
for(let{beside}of files)beside!==void 0&&await rm(beside,{force:!0})}
const unfinished=/^\.touchstone-([0-9a-f]{7})[0-9a-f]{5}\.new$/;
function isUnfinished(path){
return unfinished.test(path.slice(path.lastIndexOf(`/`)+1))}
async function removeUnfinished(files){
for(let folder of new Set(files.map(dirname)))for(let name of await readdir(folder).catch(()=>[])){
let owner=unfinished.exec(name)?.[1];
owner===void 0||isAlive(Number.parseInt(owner,16))||await rm(join(folder,basename(name)),{force:!0}).catch(()=>void 0)}}
let count=randomBytes(2).readUInt16BE();
function nextName(){
return count=(count+1)%1048576,`.touchstone-${process.pid.toString(16).padStart(7,`0`)}${count.toString(16).padStart(5,`0`)}.new`}
const signals=[`SIGINT`,`SIGTERM`];
async function untilDone(work){
let came,note=signal=>{
came=signal};
for(let signal of signals)process.on(signal,note);
try{
return await work(()=>came!==void 0),came}finally{
for(let signal of signals)process.off(signal,note)}}
async function writeFiles(root,files,asRead=new Map){
let all=[...files];
for(let[path]of all)if(leadsOut(path))throw RangeError(`"${path}" leads out of the folder.`);
if(all.length===0)return;
await mkdir(root,{recursive:!0});
let release=await holdFolder(root),signal,isWritten=!1;
try{
signal=await untilDone(async isStopped=>{
isWritten=await writeAll(root,all,{asRead,isStopped})})}finally{
await release()}
signal!==void 0&&!isWritten&&process.kill(process.pid,signal)}
function leadsOut(path){
let plain=normalize(path);
return isAbsolute(plain)||plain===`..`||plain.startsWith(`..${sep}`)}
async function writeAll(root,files,{asRead,isStopped}){
await removeUnfinished(files.map(([path])=>join(root,path)));
let staged=[];
try{
for(let[path,text]of files){
if(isStopped())return!1;
staged.push(await stage(root,path,text).catch(refusedBy(path,`Nothing was changed.`)))}
let changed=await notAsRead(root,asRead);
if(changed.length>0)throw new ChangedMeanwhileError(changed);
return await placeAll(staged,asRead),!0}finally{
await unstage(staged)}}
async function placeAll(staged,asRead){
for(let[index,one]of staged.entries()){
let isNew=asRead.has(one.path)&&asRead.get(one.path)===void 0;
try{
await place(one,isNew)}catch(error){
if(index===0&&isNew&&codeOf(error)===`EEXIST`)throw new ChangedMeanwhileError([one.path]);
let done=index===0?`Nothing was changed.`:`${index} of ${staged.length} files were changed, each of them whole; the same command again writes the rest.`;
refusedBy(one.path,done)(error)}}}
async function notAsRead(root,asRead){
let changed=[];
for(let[path,before]of asRead){
let now=await bytesOf(join(root,path),before===void 0);
(before===void 0?now===void 0:now?.equals(Buffer.from(before)))!==!0&&changed.push(path)}
return changed}
async function bytesOf(file,isNew){
try{
return isNew?(await lstat(file),Buffer.alloc(0)):await readFile(file)}catch(error){
if(codeOf(error)===`ENOENT`||codeOf(error)===`ENOTDIR`)return;
throw error}}
function refusedBy(path,done){
return cause=>{
let[reason=``]=(cause instanceof Error?cause.message:String(cause)).split(`,`);
throw Error(`"${path}" cannot be written (${reason}). ${done}`,{cause})}}
function codeOf(error){
return error instanceof Error&&`code`in error?error.code:void 0}
async function gitUserName(folder,environment){
let trimmed=(await ofRepository(folder)??await ofInstalledGit(folder,environment))?.trim();
return trimmed===``?void 0:trimmed}
async function ofRepository(folder){
try{
let dir=await findRoot({fs,filepath:folder}),name=await getConfig({fs,dir,path:`user.name`});
return typeof name==`string`?name:void 0}catch{
return}}
async function ofInstalledGit(folder,environment){
try{
let env={...environment},cwd=dirname(process.execPath),words=[`-C`,resolve(folder),`config`,`user.name`],{execFile}=await import(`node:child_process`),{stdout}=await promisify(execFile)(`git`,words,{cwd,env});
return stdout}catch{
return}}
export{askedBase,baseBefore,baseOfCommit,changedPaths,checkedOutTree,commitAsked,commitTime,commitTree,defaultBase,entriesOf,entryBelow,entryNamed,fileHistory,gitUserName,isAbsentObject,isUnfinished,kindOf,mainBranchName,openCommit,openSet,pastFiles,readBlob,readCommit,repositoryPath,setAround,treeMode,writeFiles};
