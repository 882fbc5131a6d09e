import{ChangedMeanwhileError,OversizedError,RepositoryError,blobHash,byUtf8,casesFolder,findCheckout,findRepository,isFile,placeIn,revisionsFolder}from"./core.js";
import{Errors,currentBranch,expandOid,findRoot,getConfig,init,listBranches,listRemotes,packObjects,readBlob as readBlob$1,readCommit as readCommit$1,readObject,resolveRef,writeBlob,writeCommit,writeTree}from"./isomorphic-git.js";
import{promisify}from"node:util";
import{createHash,randomBytes}from"node:crypto";
import fs,{closeSync,constants,fstatSync,openSync,readSync}from"node:fs";
import{chmod,link,lstat,mkdir,mkdtemp,open,readFile,readdir,readlink,realpath,rename,rm,stat,symlink}from"node:fs/promises";
import{basename,dirname,isAbsolute,join,normalize,resolve,sep}from"node:path";
import{setTimeout}from"node:timers/promises";
import{tmpdir}from"node:os";
async function readCommit(e,t){
try{
let{tree:n,parent:r,committer:i}=(await readCommit$1({fs,...e,oid:t})).commit;
return{oid:t,tree:n,parents:r,seconds:i.timestamp}}catch(e){
let n=`Commit "${t}" is not in this clone.`;
throw new RepositoryError(`no-such-commit`,n,{cause:e})}}
function isAbsentObject(e){
return(e instanceof RepositoryError?e.cause:e)instanceof Errors.NotFoundError}
function commitTime(e){
return new Date(e*1e3).toISOString().replace(/\.000Z$/,`Z`)}
async function readBlob(e,t,n){
try{
return(await readBlob$1({fs,...e,oid:t})).blob}catch(e){
let r=`The content of "${n}" (${t}) is not in this clone, or is damaged.`;
throw new RepositoryError(`missing-object`,r,{cause:e})}}
function repositoryPath(e,t){
return e===``?t:`${e}/${t}`}
async function commitsInOrder(e,t){
let n=await commitsFrom(e,t),r=new Map;
for(let{parents:e}of n.values())for(let t of e)r.set(t,(r.get(t)??0)+1);
let i=[],a=[],o=n.get(t);
o!==void 0&&a.push(o);
for(let e=a.pop();e!==void 0;e=a.pop()){
i.push(e);
for(let t of e.parents){
let e=(r.get(t)??0)-1;
r.set(t,e);
let i=n.get(t);
e===0&&i!==void 0&&enqueue(a,i)}}
return i}
function enqueue(e,t){
let n=0,r=e.length;
for(;n<r;){
let i=n+r>>1;
(e[i]?.seconds??0)<t.seconds?n=i+1:r=i}
e.splice(n,0,t)}
async function commitsFrom(e,t){
let n=new Map,r=new Set,i=[t];
for(let t=i.pop();t!==void 0;t=i.pop()){
if(n.has(t)||r.has(t))continue;
let a=await commitAt(e,t);
a===void 0?r.add(t):(n.set(t,{...a,complete:!0}),i.push(...a.parents.toReversed()))}
if(r.has(t))throw new RepositoryError(`no-such-commit`,`Commit "${t}" is not in this clone.`);
for(let[e,t]of n){
let i=t.parents.filter(e=>!r.has(e)),a=i.length===t.parents.length;
a||n.set(e,{...t,parents:i,complete:a})}
return n}
async function commitAt(e,t){
try{
return await readCommit(e,t)}catch(e){
if(isAbsentObject(e))return;
throw e}}
const treeMode=`40000`,modes={file:`100644`,executable:`100755`,symlink:`120000`,submodule:`160000`};
function isFileMode(e){
return e===modes.file||e===modes.executable}
async function entriesOf(e,t){
let n=await treeBytes(e,t),r=[];
for(let e=0;e<n.length;){
let i=spanAt(n,e,t);
r.push(entryAt(n,e,i)),e=i.end+21}
return r}
async function entryNamed(e,t,n){
let r=await treeBytes(e,t),i=Buffer.from(n);
for(let e=0;e<r.length;){
let n=spanAt(r,e,t),a=n.space+1;
if(n.end-a===i.length&&i.compare(r,a,n.end)===0)return entryAt(r,e,n);
e=n.end+21}}
async function treeBytes(e,t){
try{
let{object:n}=await readObject({fs,...e,oid:t,format:`content`});
if(n instanceof Uint8Array)return Buffer.from(n.buffer,n.byteOffset,n.byteLength)}catch(e){
let n=`Tree ${t} is not in this clone, or is damaged.`;
throw new RepositoryError(`missing-object`,n,{cause:e})}
throw TypeError(`Object ${t} is no tree.`)}
function spanAt(e,t,n){
let r=e.indexOf(32,t),i=r===-1?-1:e.indexOf(0,r);
if(i===-1||i+21>e.length)throw new RepositoryError(`missing-object`,`Tree ${n} is damaged.`);
return{space:r,end:i}}
function entryAt(e,t,{space:n,end:r}){
return{mode:modeOf(e.toString(`latin1`,t,n)),name:e.toString(`utf8`,n+1,r),oid:e.toString(`hex`,r+1,r+21)}}
function modeOf(e){
if(e===modes.file||e===`40000`)return e;
let t=Number.parseInt(e,8),n=t&61440;
return n===32768?t&64?modes.executable:modes.file:n===40960?modes.symlink:n===16384?treeMode:modes.submodule}
async function entryBelow(e,t,n){
let r={mode:treeMode,name:``,oid:e};
for(let e of t.split(`/`))if(e!==``&&e!==`.`){
if(r?.mode!==`40000`)return;
r=await n(r.oid,e)}
return r}
function fileFinder(e,t,n){
let r=new Map,below=async t=>{
let i=r.get(t);
if(i!==void 0)return i;
let a=[];
for(let{name:r,mode:i,oid:o}of await entriesOf(e,t))if(i===`40000`)for(let{path:e,oid:t}of await below(o))a.push({path:`${r}/${e}`,oid:t});else isFileMode(i)&&n(r)&&a.push({path:r,oid:o});
return r.set(t,a),a},i=entryFinder(e),a=[],again=async e=>{
let t=[];
for(let{path:n}of a){
let r=await i(e,n);
r!==void 0&&isFileMode(r.mode)&&t.push({path:n,oid:r.oid})}
return t.length>0&&t.length===a.length?t:void 0};
return async e=>{
let n=await i(e,t);
if(n===void 0||n.mode!==`40000`)return[];
let r=(await again(n.oid)??await below(n.oid)).toSorted((e,t)=>byUtf8(e.path,t.path));
return r.length>0&&(a=r),r}}
function entryFinder(e){
let t=new Map,child=async(n,r)=>{
let i=`${n} ${r}`;
return t.has(i)||t.set(i,await entryNamed(e,n,r)),t.get(i)};
return async(e,t)=>await entryBelow(e,t,child)}
async function fileHistory(e,t,{folder:n,named:r}){
let i=await commitsInOrder(e,t),a=new Map(i.map(e=>[e.oid,e])),o=fileFinder(e,n,r),versionsIn=async({oid:e,tree:t})=>(await o(t)).map(t=>({...t,commit:e}));
return{newest:async()=>{
let[e]=i;
return e===void 0?[]:await versionsIn(e)},async*all(){
let t=new Set;
for(let n of i){
for(let e of await versionsIn(n)){
let n=`${e.oid} ${e.path}`;
t.has(n)||(yield e),t.add(n)}
if(!n.complete)throw historyEnds(e)}},recordingOf:async e=>{
let t=a.get(e.commit);
if(t===void 0)throw Error(`The version is one of another history.`);
let parentsOf=({parents:e})=>e.flatMap(e=>a.get(e)??[]),holds=async({tree:t})=>(await o(t)).some(({path:t,oid:n})=>t===e.path&&n===e.oid);
for(;;){
let e=await firstThat(parentsOf(t),holds);
if(e===void 0)return recordingIn(t);
t=e}},read:async({oid:t,path:n},{max:r})=>{
let i=await readBlob(e,t,n);
return{bytes:i.subarray(0,r),more:i.length>r}}}}
async function firstThat(e,t){
for(let n of e)if(await t(n))return n}
function recordingIn({oid:e,seconds:t,complete:n}){
return{commit:e,committedAt:commitTime(t),certain:n}}
function historyEnds({gitdir:e}){
let t=fs.existsSync(join(e,`shallow`))?`This clone is shallow: its history ends before an answer was found. Fetch the rest with: git fetch --unshallow`:`A commit of this history is not in this clone: its history ends before an answer was found. Look for damage with: git fsck`;
return new RepositoryError(`history-ends`,t)}
async function*pastFiles({repository:e,commit:t,place:n},{folder:r,names:i,max:a}){
try{
let o=await fileHistory(e,t,{folder:repositoryPath(n,r),named:e=>i.has(e)});
for await(let e of o.all()){
let{bytes:t,more:n}=await o.read(e,{max:a});
n||(yield{path:`${r}/${e.path}`,bytes:t})}}catch(e){
if(!(e instanceof RepositoryError))throw e}}
async function commitTree(e,t,n=``){
let r=foldersOf(e,await rootOf(e,t,n)),bytesOf=async t=>await readBlob(e,await idOf(t),t),idOf=async e=>{
let t=await r.blobAt(e);
if(t===void 0)throw Error(`The commit holds no file "${e}".`);
return t.oid};
return{list:r.blobsBelow,entry:r.blobAt,read:async(e,{max:t})=>{
let n=await bytesOf(e);
return{bytes:n.subarray(0,t),more:n.length>t}},async*stream(e,{max:t}){
let n=await bytesOf(e);
if(n.length>t)throw new OversizedError(e,t);
yield n},objectId:idOf,past:r=>pastFiles({repository:e,commit:t,place:n},r)}}
async function rootOf(e,t,n){
let{tree:r}=await readCommit(e,t),i=await entryBelow(r,n,async(...t)=>await entryNamed(e,...t));
if(i?.mode!==`40000`){
let e=`Commit "${t}" holds no folder "${n}".`;
throw new RepositoryError(`no-such-folder`,e)}
return await entriesOf(e,i.oid),i.oid}
function foldersOf(e,t){
let n=new Map,r=new Map,entriesIn=async t=>{
let r=n.get(t)??entriesOf(e,t);
return n.set(t,r),await r},find=async e=>await entryBelow(t,e,async(e,t)=>(await entriesIn(e)).find(({name:e})=>e===t));
async function*walk(e,t){
for(let n of await entriesIn(e)){
let e=t+n.name;
n.mode===`40000`?yield*walk(n.oid,`${e}/`):yield{path:e,kind:kindOf(n.mode),oid:n.oid}}}
return{blobsBelow:async(e=``)=>{
let t=await find(e);
if(t?.mode!==`40000`)return[];
let n=[];
for await(let i of walk(t.oid,e===``?``:`${e}/`))r.set(i.path,i),n.push(i);
return n.toSorted((e,t)=>byUtf8(e.path,t.path))},blobAt:async e=>{
let t=r.get(e);
if(t!==void 0)return t;
let n=await find(e);
if(n!==void 0&&n.mode!==`40000`)return{path:e,kind:kindOf(n.mode),oid:n.oid}}}}
function kindOf(e){
return{12e4:`symlink`,16e4:`submodule`,100755:`executable`}[e]??`file`}
async function mainBranchName({gitdir:e}){
let t=`refs/remotes/origin/`,n=await resolveRef({fs,gitdir:e,ref:`${t}HEAD`,depth:2}).catch(()=>void 0);
if(n?.startsWith(t)===!0)return n.slice(20);
let r=new Set([...await listBranches({fs,gitdir:e}).catch(()=>[]),...await listBranches({fs,gitdir:e,remote:`origin`}).catch(()=>[])]);
return[`main`,`master`].find(e=>r.has(e))??await currentBranch({fs,gitdir:e}).catch(()=>void 0)??void 0}
async function mergeBase(e,[t,n]){
let r=await openHistory(e),i=await walkBack(r,[t,n]),a=[...i.values()].filter(({sides:e,behind:t})=>e===3&&!t),o=a.find(({oid:e})=>e===t||e===n);
if(o!==void 0)return{commit:o.oid};
if([...i.values()].some(({cut:e,sides:t,behind:n})=>e&&!n&&t!==3))return{none:`shallow`};
let[s]=(await withoutAncestors(r,a)).toSorted((e,t)=>t.seconds-e.seconds||byUtf8(e.oid,t.oid));
return s===void 0?{none:`unrelated`}:{commit:s.oid}}
async function openHistory(e){
let t=await readFile(join(e.gitdir,`shallow`),`utf8`).catch(()=>``),n=new Set(t.split(`
`).filter(e=>e!==``));
return{isShallow:n.size>0,read:async t=>{
let r=await readCommit(e,t),i=n.has(t)?[]:r.parents;
return{...r,parents:i,cut:n.has(t),sides:0,behind:!1}}}}
async function walkBack(e,[t,n]){
let r=new Map,i=[],reach=async(t,n)=>{
let a=r.get(t)??await e.read(t);
r.set(t,a);
let o=a.sides|n.sides,s=a.behind||n.behind;
(o!==a.sides||s!==a.behind)&&(Object.assign(a,{sides:o,behind:s}),insert(i,a))};
for(await reach(t,{sides:1,behind:!1}),await reach(n,{sides:2,behind:!1});i.some(({behind:t})=>e.isShallow||!t);){
let e=i.pop();
if(e===void 0)break;
let{sides:t}=e;
for(let n of e.parents)await reach(n,{sides:t,behind:e.behind||t===3})}
return r}
function insert(e,t){
if(e.includes(t))return;
let n=e.length;
for(;n>0&&(e[n-1]?.seconds??0)>t.seconds;)n--;
e.splice(n,0,t)}
async function withoutAncestors(e,t){
if(t.length<2)return t;
let n=new Set;
for(let{parents:r}of t){
let t=[...r];
for(let r=t.pop();r!==void 0;r=t.pop())n.has(r)||(n.add(r),t.push(...(await e.read(r)).parents))}
return t.filter(({oid:e})=>!n.has(e))}
async function resolveCommit(e,t,n){
let[,r=``,i=``]=/^([^~^]*)((?:[~^][0-9]*)*)$/.exec(t)??[];
try{
let t=r===`HEAD`&&n!==void 0?n:await objectNamed(e,r),{oid:a}=await readCommit$1({fs,...e,oid:t});
for(let[,t,n=``]of i.matchAll(/([~^])([0-9]*)/g)){
let r=n===``?1:Number(n);
t===`~`?a=await ancestorOf(e,a,r):r>0&&(a=await parentOf$1(e,a,r))}
return a}catch(e){
let n=`"${t}" names no commit in this clone: name a branch, a tag or a commit id, or fetch it first.`;
throw new RepositoryError(`no-such-commit`,n,{cause:e})}}
async function objectNamed(e,t){
if(/[\s:?*[\\]|\.\.|^\/|^$/.test(t))throw Error(`This is no name of a reference.`);
try{
return await resolveRef({fs,gitdir:e.gitdir,ref:t})}catch(n){
if(!/^[0-9a-f]{4,40}$/.test(t))throw n;
return await expandOid({fs,...e,oid:t})}}
async function ancestorOf(e,t,n){
let r=t;
for(let t=0;t<n;t++)r=await parentOf$1(e,r,1);
return r}
async function parentOf$1(e,t,n){
let{commit:r}=await readCommit$1({fs,...e,oid:t}),i=r.parent[n-1];
if(i===void 0)throw Error(`Commit ${t} has no such parent.`);
return(await readCommit$1({fs,...e,oid:i})).oid}
async function askedBase(e,t){
let n=await standpointOf(e);
if(n===void 0){
let e=`This folder lies in no Git repository, so "${t}" names no earlier state of it.`;
throw new RepositoryError(`no-repository`,e)}
let{repository:r,head:i,commit:a}=n,o=await commitAsked(r,t,i),s=a===void 0?{none:`unrelated`}:await mergeBase(r,[a,o]);
if(`commit`in s)return await baseAt(n,{name:t,commit:s.commit});
if(s.none===`unrelated`)return await baseAt(n,{name:t,commit:o});
throw new RepositoryError(`unknown-history`,`This shallow clone does not reach back to where ${a===i?`the checkout`:`commit ${a?.slice(0,10)??``}`} and "${t}" parted: run "git fetch --unshallow" first.`)}
async function commitAsked(e,t,n){
try{
return await resolveCommit(e,t,n)}catch(n){
let r=await ownMainBranch(e);
if(r===void 0)throw n;
let i=`"${t}" names no commit in this clone: name a branch, a tag or a commit id that is there, such as "${r}", or fetch it first.`;
throw new RepositoryError(`no-such-commit`,i,{cause:n})}}
async function ownMainBranch(e){
let t=await mainBranchName(e);
if(t!==void 0)return await resolveCommit(e,t).then(()=>t,()=>void 0)}
async function baseOfCommit(e,t){
let n=await standpointOf(e);
return n===void 0?{none:`no-repository`}:await holdsCommit(n,t)?await baseAt(n,t):{none:`not-in-clone`,commit:t.commit}}
async function baseBefore(e,{name:t,commit:n}){
let r=await standpointOf(e);
if(r===void 0)return{none:`no-repository`};
let{repository:i,commit:a}=r;
if(a===void 0)return{none:`no-commit`};
if(!await holdsCommit(r,{commit:n}))return{none:`not-in-clone`,commit:n};
let o=await mergeBase(i,[a,n]);
return`none`in o?{none:o.none,main:t}:await baseAt(r,{name:t,commit:o.commit})}
async function holdsCommit({repository:e},{commit:t}){
try{
return await readCommit(e,t),!0}catch(e){
if(isAbsentObject(e))return!1;
throw e}}
async function defaultBase(e){
let t=await standpointOf(e);
if(t===void 0)return{none:`no-repository`};
let{repository:n,commit:r}=t;
if(r===void 0)return{none:`no-commit`};
let i=await mainBranch(n);
if(`none`in i)return i;
let a=await mergeBase(n,[r,i.commit]);
return`none`in a?{none:a.none,main:i.name}:await baseAt(t,{name:i.name,commit:a.commit})}
async function standpointOf(e){
if(typeof e!=`string`)return e;
let t=await realpath(e),n=await findCheckout(t);
if(n===void 0)return;
let{repository:r,head:i}=n;
return{repository:r,head:i,commit:i,place:placeIn(n,t)}}
async function baseAt({repository:e,place:t},{name:n,commit:r}){
try{
return{name:n,commit:r,place:t,tree:await commitTree(e,r,t)}}catch(e){
if(e instanceof RepositoryError&&e.code===`no-such-folder`)return{name:n,commit:r,place:t,tree:void 0};
throw e}}
async function mainBranch(e){
let t=(await listRemotes({fs,gitdir:e.gitdir})).map(({remote:e})=>e),n=t.includes(`origin`)?`origin`:t[0];
if(n===void 0)return{none:`no-remote`,branch:await ownMainBranch(e)};
if(n!==`origin`&&t.length>1)return{none:`several-remotes`,remotes:t};
for(let t of await mainReferences(e,n)){
let n=await resolveCommit(e,t).catch(()=>void 0);
if(n!==void 0)return{name:t.slice(13),commit:n}}
return{none:`no-main-branch`,remote:n}}
async function mainReferences({gitdir:e},t){
let n=`refs/remotes/${t}`,r=await resolveRef({fs,gitdir:e,ref:`${n}/HEAD`,depth:2}).catch(()=>``);
return[...r.startsWith(`${n}/`)?[r]:[],`${n}/main`,`${n}/master`]}
function throughDisk(e,t){
let fromDisk=async(n,r)=>{
let i=await e.entry(n);
if(i!==void 0&&isFile(i)&&isPlainPath(n))return readIfSame(join(t,n),await e.objectId(n,{max:r}),r)};
return{...e,read:async(t,n)=>await fromDisk(t,n.max)??await e.read(t,n),async*stream(t,n){
let r=await fromDisk(t,n.max);
if(r===void 0)yield*e.stream(t,n);else if(r.more)throw new OversizedError(t,n.max);else yield r.bytes}}}
function isPlainPath(e){
return!e.split(/[/\\]/).some(e=>e===``||e===`.`||e===`..`)}
const flags=constants.O_RDONLY|(constants.O_NOFOLLOW??0)|(constants.O_NONBLOCK??0);
function readIfSame(e,t,n){
let r;
try{
r=openSync(e,flags);
let i=fstatSync(r);
return i.isFile()?hashed(r,{size:i.size,oid:t,max:n}):void 0}catch{
return}finally{
r!==void 0&&closeSync(r)}}
function hashed(e,{size:t,oid:n,max:r}){
let i=Buffer.alloc(Math.min(t,r)),a=blobHash(t),o=readInto(e,i,0);
a.update(i.subarray(0,o));
let s=Buffer.alloc(Math.min(t-o,1048576));
for(;o<t;){
let n=readSync(e,s,0,Math.min(s.length,t-o),o);
if(n===0)return;
a.update(s.subarray(0,n)),o+=n}
if(a.digest(`hex`)===n)return{bytes:i,more:t>r}}
function readInto(e,t,n){
let r=0;
for(;r<t.length;){
let i=readSync(e,t,r,t.length-r,n+r);
if(i===0)break;
r+=i}
return r}
async function openCommit(e,t){
let n=await findRepository(await realPlace(e));
if(n===void 0){
let e=`This folder lies in no Git repository, so "${t}" names no commit.`;
throw new RepositoryError(`no-repository`,e)}
let{repository:r,head:i}=n,a=await commitAsked(r,t,i);
return{...n,commit:a,tree:(await readCommit(r,a)).tree}}
async function setAround(e,t){
let n=placeIn(e,await realPlace(t));
if(!(n===`..`||n.startsWith(`../`)))for(let t=n;;t=parentOf(t)){
if(await holdsSet(e,t)){
let r=n.slice(t===``?0:t.length+1);
return{place:t,path:r,what:await whatStandsAt(e,n)}}
if(t===``)return}}
async function openSet(e,t){
let{repository:n,commit:r,head:i,root:a}=e,o=await commitTree(n,r,t);
return r===i&&a!==n.gitdir?throughDisk(o,join(a,t)):o}
async function realPlace(e){
try{
return await realpath(e)}catch(t){
if(e===dirname(e))throw t;
return join(await realPlace(dirname(e)),basename(e))}}
function parentOf(e){
return e.slice(0,Math.max(0,e.lastIndexOf(`/`)))}
async function holdsSet(e,t){
for(let n of[casesFolder,revisionsFolder])if(await whatStandsAt(e,`${t}/${n}`)===`folder`)return!0;
return!1}
async function whatStandsAt({repository:e,tree:t},n){
let r=await entryBelow(t,n,async(...t)=>await entryNamed(e,...t));
return r===void 0?`nothing`:r.mode===`40000`?`folder`:`file`}
async function checkedOutTree(e){
let t=await realpath(e),n=await findCheckout(t);
if(n===void 0)throw new RepositoryError(`no-repository`,`This folder lies in no Git repository.`);
let{repository:r,head:i}=n;
if(i===void 0)throw new RepositoryError(`no-such-commit`,`No commit is checked out: there is none yet.`);
let a=placeIn(n,t);
return{repository:r,commit:i,place:a,tree:throughDisk(await commitTree(r,i,a),t)}}
async function*differingEntries(e,t,n){
if(t===n)return;
let[r,i]=[await piecesOf(e,t),await piecesOf(e,n)],[a,o]=[r(),i()];
for(;a!==void 0||o!==void 0;){
let e=orderOf(a,o),t={one:e<=0?a:void 0,other:e>=0?o:void 0},n=t.one??t.other;
n!==void 0&&!areSame(t.one,t.other)&&(yield{name:nameOf(n),before:entryOf(t.one),after:entryOf(t.other)}),t.one!==void 0&&(a=r()),t.other!==void 0&&(o=i())}}
async function piecesOf(e,t){
if(t===void 0)return()=>void 0;
let n=await treeBytes(e,t),r=0;
return()=>{
if(r>=n.length)return;
let{space:e,end:i}=spanAt(n,r,t),a={bytes:n,at:r,name:e+1,nameEnd:i,end:i+21};
return r=a.end,a}}
function orderOf(e,t){
if(e===void 0)return 1;
if(t===void 0)return-1;
let n=Math.min(e.nameEnd-e.name,t.nameEnd-t.name),r=e.bytes.compare(t.bytes,t.name,t.name+n,e.name,e.name+n);
return r===0?byteBehind(e,n)-byteBehind(t,n):r}
function byteBehind(e,t){
let n=e.name+t;
return n<e.nameEnd?e.bytes[n]??0:entryOf(e)?.mode===`40000`?47:0}
function areSame(e,t){
if(e===void 0||t===void 0)return!1;
if(e.bytes.compare(t.bytes,t.at,t.end,e.at,e.end)===0)return!0;
let[n,r]=[entryOf(e),entryOf(t)];
return n?.mode===r?.mode&&n?.oid===r?.oid}
function nameOf({bytes:e,name:t,nameEnd:n}){
return e.toString(`latin1`,t,n)}
function entryOf(e){
if(e===void 0)return;
let{bytes:t,at:n,name:r,nameEnd:i}=e;
return entryAt(t,n,{space:r-1,end:i})}
async function changedPaths(e,[t,n],r=``){
let i=[];
return await collect(e,i,{rawPath:``,before:await folderIn(e,t,r),after:await folderIn(e,n,r)}),merged(i.toSorted(byRawPath)).map(e=>({path:Buffer.from(e.rawPath,`latin1`).toString(),...e}))}
async function collect(e,t,n){
for await(let{name:r,before:i,after:a}of differingEntries(e,n.before,n.after)){
let o=n.rawPath===``?r:`${n.rawPath}/${r}`;
(i??a)?.mode===`40000`?await collect(e,t,{rawPath:o,before:i?.oid,after:a?.oid}):t.push({rawPath:o,before:stateOf(i),after:stateOf(a)})}}
function stateOf(e){
return e&&{mode:e.mode,oid:e.oid}}
async function folderIn(e,t,n){
let r=await entryBelow(await treeOf(e,t),n,async(...t)=>await entryNamed(e,...t));
return r?.mode===`40000`?r.oid:void 0}
async function treeOf(e,t){
try{
return(await readCommit(e,t)).tree}catch(e){
let n=e instanceof RepositoryError?e.cause:void 0;
if(n instanceof Errors.ObjectTypeError&&n.data.actual===`tree`)return t;
throw e}}
function byRawPath(e,t){
return e.rawPath===t.rawPath?0:e.rawPath<t.rawPath?-1:1}
function merged(e){
let t=[];
for(let n of e){
let e=t.at(-1),r=e?.rawPath===n.rawPath;
r&&e.before===void 0&&n.after===void 0?t.splice(-1,1,{...e,before:n.before}):r&&e.after===void 0&&n.before===void 0?t.splice(-1,1,{...e,after:n.after}):t.push(n)}
return t.filter(({before:e,after:t})=>e?.mode!==t?.mode||e?.oid!==t?.oid)}
async function packCommit({parent:e,baseTree:t,files:n,message:r,author:i,seconds:a},o){
return await inRepository(async s=>{
let c=new Map;
for(let{path:e,bytes:t}of n)c.set(e,await s.blob(t));
let l=await changed(s,{tree:t,blobs:c},o),u={...i,timestamp:a,timezoneOffset:0};
return{oid:await s.commit({tree:l,parent:[e],message:r,author:u,committer:u}),tree:l,pack:await s.pack()}})}
async function emptyPack(){
return await inRepository(async e=>await e.pack())}
const folder=`40000`;
async function inRepository(e){
let t=await mkdtemp(join(tmpdir(),`touchstone-`)),n={fs,gitdir:t},r=new Set,added=e=>(r.add(e),e);
try{
return await init({...n,bare:!0}),await e({blob:async e=>added(await writeBlob({...n,blob:e})),tree:async e=>added(await writeTree({...n,tree:e.map(typed)})),commit:async e=>added(await writeCommit({...n,commit:e})),pack:async()=>{
let{packfile:e}=await packObjects({...n,oids:[...r]});
if(e===void 0)throw Error(`No pack was made.`);
return e}})}finally{
await rm(t,{recursive:!0})}}
function typed({mode:e,name:t,oid:n}){
return{mode:e,path:t,oid:n,type:e===folder?`tree`:e===`160000`?`commit`:`blob`}}
async function changed(e,{tree:t,blobs:n},r){
let i=t===void 0?[]:await r(t),a=new Map(i.map(e=>[e.name,e])),o=new Map;
for(let[e,t]of n){
let[n=``,...r]=e.split(`/`),i=a.get(n)?.mode===`100755`?`100755`:`100644`;
r.length===0?a.set(n,{mode:i,name:n,oid:t}):o.set(n,(o.get(n)??new Map).set(r.join(`/`),t))}
for(let[t,n]of o){
let i=a.get(t),o=await changed(e,{tree:i?.mode===folder?i.oid:void 0,blobs:n},r);
a.set(t,{mode:folder,name:t,oid:o})}
return await e.tree([...a.values()])}
function isAlive(e){
try{
return process.kill(e,0),!0}catch(e){
return!(e instanceof Error&&`code`in e&&e.code===`ESRCH`)}}
async function holdFolder(e){
let t=createHash(`sha256`).update(await realpath(e)).digest(`hex`).slice(0,32),n=join(tmpdir(),`touchstone-${t}`);
for(let e=0;e<1500;e++){
let e=await take(n);
if(e===`taken`)return async()=>await rm(n,{force:!0});
if(e===`cannot`)return async()=>await Promise.resolve();
await setTimeout(20)}
throw Error(`Another run has been writing this set for half a minute, so nothing was written. Run the command again when it has ended; where none runs, remove ${n}.`)}
async function take(e){
try{
return await symlink(String(process.pid),e),`taken`}catch(e){
if(!(e instanceof Error&&`code`in e&&e.code===`EEXIST`))return`cannot`}
let t=await holderOf(e);
return t!==void 0&&!isAlive(t)&&await free(e,t),`held`}
async function holderOf(e){
let t=await readlink(e).catch(()=>``);
return/^\d+$/.test(t)?Number(t):void 0}
async function free(e,t){
let n=`${e}-${process.pid}`;
await rename(e,n).then(()=>!0,()=>!1)&&(await holderOf(n)===t?await rm(n,{force:!0}):await rename(n,e))}
async function stage(e,t,n){
let r=join(e,t),i=await stat(r).catch(()=>void 0);
if(i?.isDirectory()===!0)throw Error(`EISDIR: a folder stands there`);
if(n===void 0)return{path:t,file:r,beside:void 0};
await mkdir(dirname(r),{recursive:!0});
let a=join(dirname(r),nextName());
try{
let e=await open(a,`wx`);
try{
await e.writeFile(n),await e.sync()}finally{
await e.close()}
i!==void 0&&await chmod(a,i.mode)}catch(e){
throw await rm(a,{force:!0}),e}
return{path:t,file:r,beside:a}}
async function place({file:e,beside:t},n){
if(t===void 0)return await rm(e,{force:!0});
if(!n)return await rename(t,e);
try{
await link(t,e)}catch(n){
if(n instanceof Error&&`code`in n&&n.code===`EEXIST`)throw n;
return await rename(t,e)}
await rm(t,{force:!0})}
async function unstage(e){
for(let{beside:t}of e)t!==void 0&&await rm(t,{force:!0})}
const unfinished=/^\.touchstone-([0-9a-f]{7})[0-9a-f]{5}\.new$/;
function isUnfinished(e){
return unfinished.test(e.slice(e.lastIndexOf(`/`)+1))}
async function removeUnfinished(e){
for(let t of new Set(e.map(dirname)))for(let e of await readdir(t).catch(()=>[])){
let n=unfinished.exec(e)?.[1];
n===void 0||isAlive(Number.parseInt(n,16))||await rm(join(t,basename(e)),{force:!0}).catch(()=>void 0)}}
let count=randomBytes(2).readUInt16BE();
function nextName(){
return count=(count+1)%1048576,`.touchstone-${process.pid.toString(16).padStart(7,`0`)}${count.toString(16).padStart(5,`0`)}.new`}
const signals=[`SIGINT`,`SIGTERM`];
async function untilDone(e){
let t,note=e=>{
t=e};
for(let e of signals)process.on(e,note);
try{
return await e(()=>t!==void 0),t}finally{
for(let e of signals)process.off(e,note)}}
async function writeFiles(e,t,n=new Map){
let r=[...t];
if(assertInside(r),r.length===0)return;
await mkdir(e,{recursive:!0});
let i=await holdFolder(e),a;
try{
a=await writeHeld(e,r,n)}finally{
await i()}
a!==void 0&&process.kill(process.pid,a)}
async function whileHeld(e,t){
let n=await holdFolder(e);
try{
return await t(async t=>{
let r=[...t];
assertInside(r);
let i=r.length>0?await writeHeld(e,r,new Map):void 0;
i!==void 0&&(await n(),process.kill(process.pid,i))})}finally{
await n()}}
async function writeHeld(e,t,n){
let r=!1,i=await untilDone(async i=>{
r=await writeAll(e,t,{asRead:n,isStopped:i})});
return r?void 0:i}
function assertInside(e){
for(let[t]of e)if(leadsOut(t))throw RangeError(`"${t}" leads out of the folder.`)}
function leadsOut(e){
let t=normalize(e);
return isAbsolute(t)||t===`..`||t.startsWith(`..${sep}`)}
async function writeAll(e,t,{asRead:n,isStopped:r}){
await removeUnfinished(t.map(([t])=>join(e,t)));
let i=[];
try{
for(let[n,a]of t){
if(r())return!1;
i.push(await stage(e,n,a).catch(refusedBy(n,`Nothing was changed.`)))}
let a=await notAsRead(e,n);
if(a.length>0)throw new ChangedMeanwhileError(a);
return await placeAll(i,n),!0}finally{
await unstage(i)}}
async function placeAll(e,t){
for(let[n,r]of e.entries()){
let i=t.has(r.path)&&t.get(r.path)===void 0;
try{
await place(r,i)}catch(t){
if(n===0&&i&&codeOf(t)===`EEXIST`)throw new ChangedMeanwhileError([r.path]);
let a=n===0?`Nothing was changed.`:`${n} of ${e.length} files were changed, each of them whole; the same command again writes the rest.`;
refusedBy(r.path,a)(t)}}}
async function notAsRead(e,t){
let n=[];
for(let[r,i]of t){
let t=await bytesOf(join(e,r),i===void 0);
(i===void 0?t===void 0:t?.equals(Buffer.from(i)))!==!0&&n.push(r)}
return n}
async function bytesOf(e,t){
try{
return t?(await lstat(e),Buffer.alloc(0)):await readFile(e)}catch(e){
if(codeOf(e)===`ENOENT`||codeOf(e)===`ENOTDIR`)return;
throw e}}
function refusedBy(e,t){
return n=>{
let[r=``]=(n instanceof Error?n.message:String(n)).split(`,`);
throw Error(`"${e}" cannot be written (${r}). ${t}`,{cause:n})}}
function codeOf(e){
return e instanceof Error&&`code`in e?e.code:void 0}
async function standingAt(e,t,n){
let r=t.split(`/`);
for(let t=1;t<=r.length;t++){
let n=r.slice(0,t).join(`/`),i=await kindAt(join(e,n));
if(i===`nothing`)return{kind:`nothing`};
if(i!==(t===r.length?`a file`:`a folder`))return{kind:`obstacle`,path:n,what:i}}
let i=join(e,t),{size:a}=await lstat(i);
return{kind:`file`,text:a>n?void 0:await readFile(i,`utf8`)}}
async function kindAt(e){
try{
let t=await lstat(e);
return t.isSymbolicLink()?await leadsSomewhere(e)?`a link`:`a link to nowhere`:t.isDirectory()?`a folder`:t.isFile()?`a file`:`no plain file`}catch(e){
if(e instanceof Error&&`code`in e&&e.code===`ENOENT`)return`nothing`;
throw e}}
async function leadsSomewhere(e){
return await stat(e).then(()=>!0,()=>!1)}
async function gitUserName(e,t){
let n=(await ofRepository(e)??await ofInstalledGit(e,t))?.trim();
return n===``?void 0:n}
async function ofRepository(e){
try{
let t=await findRoot({fs,filepath:e}),n=await getConfig({fs,dir:t,path:`user.name`});
return typeof n==`string`?n:void 0}catch{
return}}
async function ofInstalledGit(e,t){
try{
let n={...t},r=dirname(process.execPath),i=[`-C`,resolve(e),`config`,`user.name`],{execFile:a}=await import(`node:child_process`),{stdout:o}=await promisify(a)(`git`,i,{cwd:r,env:n});
return o}catch{
return}}
export{askedBase,baseBefore,baseOfCommit,changedPaths,checkedOutTree,commitAsked,commitTime,commitTree,commitsInOrder,defaultBase,emptyPack,entriesOf,entryBelow,entryNamed,fileHistory,gitUserName,isAbsentObject,isFileMode,isUnfinished,kindOf,mainBranchName,openCommit,openSet,packCommit,pastFiles,readBlob,readCommit,repositoryPath,setAround,standingAt,treeMode,whileHeld,writeFiles};
