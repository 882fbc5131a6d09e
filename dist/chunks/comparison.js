import{byUtf8,changeByBytes,counted,currentFile,escapeOf,firstBehind,fromEnd,groupsOf,inPlaceOrder,isRestated,jsonList,jsonText,listed,nearestTo,normaliseWhiteSpace,once,placesByBytes,placesIn,policyFile,quoteFinder,quoted,revisionsFolder,scopesOf,settingsThatDiffer,startOf,triggers,verdictCounts,visibleText,withoutCommands}from"./core.js";
const linked=[[/@/g,`@​`],[/#(?=\d|$)/g,`#​`],[/\b(GH|GHSA|CVE)-(?=\w|$)/gi,`$1-​`],[/:(?=\/\/)/g,`:​`],[/www(?=\.)/gi,`$&​`],[/:(?=[\w+-]+:)/g,`:​`]],commit=/(?<![\da-z])[\da-f]{7,40}(?![\da-z])/gi;
function unlinked(e){
return linked.reduce((e,[t,n])=>e.replace(t,n),visibleText(e)).replace(commit,e=>e.replace(/.{6}(?=.)/g,`$&​`))}
function plainText(e){
return unlinked(e).replaceAll(`[`,`[​`).replaceAll("`",`'`)}
function markdownText(e){
return unlinked(e).replace(/[\\`*_~[\]$#]|[&<>|]/g,e=>`&<>|`.includes(e)?entity(e):`\\${e}`).replace(/^[-+=:]|!$/g,e=>`\\${e}`).replace(/^\d(?=\d{0,8}(?:[.)]|$))/,entity).replace(/^(\s*)(\/|:(?=:))/,(e,t,n)=>`${t}${entity(n)}`).replace(/^ +|(?<! ) +$/g,e=>entity(` `).repeat(e.length)).replaceAll(`​`,entity(`​`))}
function markdownCode(e){
return shown(e).split(`|`).map(e=>e===``?``:codeSpan(e)).join(entity(`|`))}
function shown(e){
return withoutCommands(visibleText(e))}
function codeSpan(e){
let t="`".repeat(longestRun(e)+1),n=e.startsWith(` `)&&e.endsWith(` `)&&e.trim()!==``||e.startsWith("`")||e.endsWith("`")?` `:``;
return`${t}${n}${e}${n}${t}`}
function markdownFence(e){
let t=e.split(/\r?\n/).map(shown),n="`".repeat(Math.max(3,longestRun(e)+1));
return[n,...t,n].map(e=>` ${e}`).join(`
`)}
function longestRun(e){
return(e.match(/`+/g)??[]).reduce((e,t)=>Math.max(e,t.length),0)}
function entity(e){
return`&#${e.charCodeAt(0)};`}
function markdownLink(e,t){
return`[${markdownText(e)}](${inAddress(t).replace(/^\/+/,`/`)})`}
function markdownCodeLink(e,t){
return`[${markdownCode(e)}](${inAddress(t).replace(/^\/+/,`/`)})`}
function markdownLinkBelow(e,t,{path:n,line:r}){
let i=r===void 0?``:`#L${r}`;
return`[${markdownCode(t)}](${e}${inAddress(n)}${i})`}
function inAddress(e){
return e.replace(/\p{Cs}/gu,`�`).split(`/`).map(e=>encodeURIComponent(e).replace(/[!'()*~]/g,percent$1)).join(`/`)}
function percent$1(e){
return`%${e.charCodeAt(0).toString(16).toUpperCase()}`}
function fewChanges(e,t){
let n=Math.min(2e3,Math.floor(4e7/(e.length+t.length))),r=[];
for(let i=0;i<=n;i++){
let n=nextRound(r.at(-1),i,[e,t]);
r.push(n);
let a=e.length-t.length;
if(Math.abs(a)<=i&&(a-i)%2==0&&at$1(n,a)>=e.length)return traced(r,e,t)}}
function nextRound(e,t,[n,r]){
let i=new Int32Array(2*t+1).fill(-1);
for(let a=-t;a<=t;a+=2){
let o=e===void 0?0:startOn(e,a);
for(;o<n.length&&o-a<r.length&&n[o]===r[o-a];)o++;
i[a+t]=o}
return i}
function startOn(e,t){
return isByNew(e,t)?at$1(e,t+1):at$1(e,t-1)+1}
function isByNew(e,t){
return at$1(e,t-1)<at$1(e,t+1)}
function at$1(e,t){
return e[t+(e.length-1)/2]??-1}
function traced(e,t,n){
let r=[],[i,a]=[t.length,n.length];
for(let o of e.slice(0,-1).toReversed()){
let e=i-a,s=isByNew(o,e),c=startOn(o,e);
for(;i>c;)r.push({mark:` `,text:t[--i]??``}),a--;
s?r.push({mark:`+`,text:n[--a]??``}):r.push({mark:`-`,text:t[--i]??``})}
for(;i>0;)r.push({mark:` `,text:t[--i]??``});
return r.toReversed()}
function lineDiff(e,t){
let n=comparedLines(e,t),r=new Set;
for(let[e,{mark:t}]of n.entries())if(t!==` `)for(let t=e-2;t<=e+2;t++)r.add(t);
return n.flatMap(({mark:e,text:t},i)=>r.has(i)?[`${e} ${t}`.trimEnd()]:r.has(i-1)&&i+1<n.length?[`…`]:[])}
function shownLines(e,t,n){
let r=[],i=new Set,a=1;
for(let{mark:o}of comparedLines(e,t)){
o===`+`&&r.push(a);
let e=o===`+`?a+n:a+n-1;
if(o!==` `)for(let t=a-n;t<=e;t++)i.add(t);
o!==`-`&&a++}
return{changed:r,shown:i}}
function linesOf(e){
return e.replace(/\r?\n$/,``).split(/\r?\n/)}
function comparedLines(e,t){
let[n,r]=[linesOf(e),linesOf(t)];
return compared(n,r)??[...n.map(gone),...r.map(added)]}
function compared(e,t){
let n=0;
for(;n<e.length&&n<t.length&&e[n]===t[n];)n++;
let r=0;
for(;r<e.length-n&&r<t.length-n&&e.at(-1-r)===t.at(-1-r);)r++;
let[i,a]=[e.slice(n,e.length-r),t.slice(n,t.length-r)],o=i.length*a.length>4e6?fewChanges(i,a):middle(i,a);
if(o!==void 0)return[...e.slice(0,n).map(unchanged),...o,...e.slice(e.length-r).map(unchanged)]}
function unchanged(e){
return{mark:` `,text:e}}
function gone(e){
return{mark:`-`,text:e}}
function added(e){
return{mark:`+`,text:e}}
function middle(e,t){
let n=commonLengths(e,t),r=[],i=0,a=0;
for(;i<e.length||a<t.length;){
let[o,s]=[e[i],t[a]];
o!==void 0&&o===s?(r.push({mark:` `,text:o}),i++,a++):o!==void 0&&(s===void 0||at(n,i+1,a)>=at(n,i,a+1))?(r.push({mark:`-`,text:o}),i++):(r.push({mark:`+`,text:s??``}),a++)}
return r}
function commonLengths(e,t){
let n=Array.from({length:e.length+1},()=>new Uint32Array(t.length+1));
for(let r=e.length-1;r>=0;r--)for(let i=t.length-1;i>=0;i--){
let a=n[r];
a!==void 0&&(a[i]=e[r]===t[i]?at(n,r+1,i+1)+1:Math.max(at(n,r+1,i),at(n,r,i+1)))}
return n}
function at(e,t,n){
return e[t]?.[n]??0}
function stateDefects(e){
let t=new Set([e.current,e.named]);
return[...e.defects,...pointerDefects(e),...[...t].flatMap(alterations)]}
function pointerDefects({paths:e,pointer:t,current:n,named:r}){
if(t?.revision!==void 0&&n?.record===void 0)return[{rule:`revision/current-unknown`,message:`The current revision "${t.revision}" is not recorded: there is no ${revisionsFolder}/${t.revision}/revision.yaml that can be read.`,at:t.at,fix:`Restore its folder from Git, or point at a revision that is there.`}];
let i=recordedIds(e).find(e=>e!==r?.id);
return t!==void 0||i===void 0?[]:[{rule:`revision/current-unknown`,message:`There is no ${currentFile}, so nothing says which recorded revision a new one follows.`,at:startOf(`${revisionsFolder}/${i}/revision.yaml`),fix:`Restore ${currentFile} from Git, or write it: "revision: " and the revision that the retriever uses.`}]}
function alterations(e){
let{record:t}=e??{};
return e===void 0||t===void 0?[]:[...otherName(e),...alteredTables(e,t)]}
function otherName({id:e,record:t,locate:n}){
return t===void 0||t.id===e?[]:[{rule:`revision/altered`,message:`The revision's id is ${quoted(t.id)}, but its folder is named ${quoted(e)}.`,at:n([`id`]),fix:`Restore the revision's folder from Git: a recorded revision never changes.`}]}
function alteredTables(e,t){
return[`documents`,`chunks`].filter(n=>e[n]?.sha256!==t[n].sha256).map(t=>({rule:`revision/altered`,message:`The ${t} of revision "${e.id}" are not those that its revision.yaml records.`,at:e.locate([t,`sha256`]),fix:`Restore the revision's folder from Git: a recorded revision never changes.`}))}
function recordedIds(e){
return e.flatMap(e=>{
let[t,n=``,r,...i]=e.split(`/`);
return t===`corpus-revisions`&&r===`revision.yaml`&&i.length===0?[n]:[]})}
function currentDefects({current:e,revisions:t,defects:n}){
let r=e?.revision,i=new Set([currentFile,revisionsFolder]),a=n.filter(({at:e})=>i.has(e.file)||r!==void 0&&`${e.file}/`.startsWith(`corpus-revisions/${r}/`));
if(a.length>0)return a;
if(r!==void 0){
let n=t.get(r);
return n?.record===void 0?[currentNotRecorded(r,e?.at)]:alterations(n)}
return t.size>0&&e===void 0?[withoutPointer([...t.keys()])]:[]}
function currentNotRecorded(e,t=startOf(currentFile)){
return{rule:`revision/current-unknown`,message:`The current revision ${quoted(e)} is not recorded: there is no ${revisionsFolder}/${e}/revision.yaml.`,at:t,fix:`Restore its folder from Git, or point at a revision that is there.`}}
function withoutPointer(e){
let t=e.at(-1)??``;
return{rule:`revision/current-unknown`,message:`There is no ${currentFile}, so nothing says which corpus revision is current.`,at:startOf(`${revisionsFolder}/${t}/revision.yaml`),fix:`Restore it from Git, or add it with the line "revision: ${t}" if that is what the retriever sees now.`}}
function gramsOf(e){
return gramsAsRead(e).toSorted()}
function gramsAsRead(e){
let t=likenessForm(e);
if(t.length<=5)return Uint32Array.of(gramAt(t,0));
let n=new Uint32Array(t.length-5+1);
for(let e=0;e<n.length;e++)n[e]=gramAt(t,e);
return n}
function unionOf(e){
let t=new Uint32Array(e.reduce((e,{length:t})=>e+t,0)),n=0;
for(let r of e)t.set(r,n),n+=r.length;
return t.toSorted()}
function sharedIn(e,t){
let n=new Uint8Array(e.length),[r,i,a]=[0,0,0];
for(;i<e.length&&a<t.length;){
let[o,s]=[e[i]??0,t[a]??0];
o===s&&(n[i]=1,r++),o<=s&&i++,s<=o&&a++}
return{isShared:n,count:r}}
function likenessForm(e){
let t=e.normalize(`NFC`).toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu,` `).trim();
return t===``?normaliseWhiteSpace(e):t}
function gramAt(e,t){
let n=0x811c9dc5,r=Math.min(t+5,e.length);
for(let i=t;i<r;i++){
let t=e.charCodeAt(i);
n=Math.imul(n^t&255,16777619),n=Math.imul(n^t>>8,16777619)}
return n>>>0}
const leastShare=.5,leastRest={share:.1,grams:20};
function likenessOf(e,t,n=t.length){
let{count:r}=sharedIn(e,t);
return{kept:r/e.length,taken:r/n}}
function isAlike({kept:e,taken:t}){
return Math.max(e,t)>=leastShare}
function areBothIn(e,t,n){
return addsTo(e,t,n)&&addsTo(e,n,t)}
function addsTo(e,t,n){
let{isShared:r,count:i}=sharedIn(t,n);
if(t.length-i<t.length*.25)return!1;
let a=t.filter((e,t)=>r[t]===0);
return sharedIn(a,e).count>=a.length*leastShare}
function changeById({chunk:e,place:t},n,r){
return n===void 0?{chunk:e,place:t,verdict:`unverified`,candidates:[],candidateCount:0}:(r.add([n]),{chunk:e,place:t,verdict:`edited`,candidates:[{...placeOf(n),grounds:[`id`],likeness:void 0,equals:1}],candidateCount:1})}
function changeByWords({chunk:e,place:t,isAllKept:n},r,i){
let{parts:a,pieces:o,rivals:s,relatives:c,ownId:l}=r,u=verdictByWords(r);
if(u===`gone`){
let r=c.filter(({likeness:e})=>(e?.kept??0)>=.25),o=[...new Set([...a,...r])].slice(0,3).flatMap(n=>equalsOf(n,{chunk:e,place:t},3)).slice(0,3),s=n?`gone`:`unverified`;
return n||i.add(o),{chunk:e,place:t,verdict:s,candidates:o,candidateCount:o.length}}
let d=new Set(u===`split`?[...a,...o].filter(isPieceOfIt):[...a,...s]),f=new Set([...a,...s,...o,...l===void 0?[]:[l]]),p=Math.max(0,10-f.size),m=0;
return{chunk:e,place:t,verdict:u,candidates:[...f].flatMap(n=>{
let r=d.has(n)&&n.equals>1;
i.add(r?n.text.chunks:[n.chunk]),m+=r?n.equals:1;
let a=r?equalsOf(n,{chunk:e,place:t},1+p):[candidateOf(n)];
return p-=a.length-1,a}),candidateCount:m}}
function isPieceOfIt({text:e,likeness:t}){
return!e.isClaimed&&(t?.taken??0)>=.5}
function verdictByWords({parts:e,rivals:t,ownId:n,isShared:r}){
let[i,a]=e;
if(i===void 0)return n===void 0?`gone`:`edited`;
if(a!==void 0)return`split`;
if(r)return`merged`;
if(t.length>0||i.equals>1)return`ambiguous`;
if(i.isOwnId)return`edited`;
let{kept:o=0}=i.likeness??{};
return o>=.25||n!==void 0?`edited`:`gone`}
function equalsOf(e,{chunk:t,place:n},r){
let i=candidateOf(e);
return e.equals===1||r===1?[i]:nearestTo(n,e.text.chunks,r+1).filter(({id:e})=>e!==t.id).slice(0,r).map(e=>({...i,...placeOf(e)}))}
function candidateOf({chunk:e,isOwnId:t,equals:n,likeness:r}){
let i=r!==void 0&&Math.max(r.kept,r.taken)>=.5,a=[...t?[`id`]:[],...i||!t?[`likeness`]:[]];
return{...placeOf(e),grounds:a,likeness:r,equals:n}}
function placeOf({id:e,documentId:t,hash:n}){
return{id:e,documentId:t,hash:n}}
var GramIndex=class{
#e;
#t;
#n;
#r;
#i;
#a;
#o=0;
constructor(e){
this.#e=e;
let t=e.reduce((e,{length:t})=>e+t,0);
this.#t=Math.max(1,Math.ceil(t/8e6));
let n=sortedEntries(e,this.#t),r=n.map(e=>Math.floor(e/entrySpan)),isFirst=(e,t)=>r[t-1]!==e;
this.#n=Uint32Array.from(r.filter(isFirst)),this.#r=new Uint32Array(this.#n.length+1);
let i=0;
for(let[e,t]of r.entries())isFirst(t,e)&&(this.#r[i++]=e);
this.#r[i]=n.length,this.#i=Uint32Array.from(n,e=>e%entrySpan),this.#a=new Uint32Array(e.length)}
near(e,t){
let n=this.#l(e),r=n.filter(({from:e,to:t})=>t-e<=1e3),i=this.#s(r),a=n.slice(r.length).map(e=>this.#c(e,t)),o=[...firstOf$1(i,byCount),...firstOf$1(i,(e,t)=>t.share-e.share||e.number-t.number),...firstOf$1(this.#s(a),byCount)];
return[...new Set(o.map(({number:e})=>e))]}
get looked(){
return this.#o}
#s(e){
let t=[],n=0;
for(let{from:r,to:i}of e){
if(n>0&&n+i-r>5e4)break;
n+=i-r;
for(let e=r;e<i;e++){
let n=this.#i[e]??0,r=this.#a[n]??0;
r===0&&t.push(n),this.#a[n]=r+1}}
return this.#o+=n,t.map(e=>{
let t=this.#a[e]??0;
return this.#a[e]=0,{number:e,count:t,share:t/(this.#e[e]?.length??1)}})}
#c({from:e,to:t},n){
let r=firstAtLeast(this.#i,n,{from:e,to:t}),i=Math.max(e,Math.min(r-32,t-64));
return{from:i,to:i+64}}
#l(e){
let t=[],[n,r]=[0,-1];
for(let i of e)i!==r&&i%this.#t===0&&(r=i,n=firstAtLeast(this.#n,i,{from:n,to:this.#n.length}),this.#n[n]===i&&t.push({from:this.#r[n]??0,to:this.#r[n+1]??0}));
return t.toSorted((e,t)=>e.to-e.from-(t.to-t.from)||e.from-t.from)}};
function byCount(e,t){
return t.count-e.count||e.number-t.number}
function firstAtLeast(e,t,{from:n,to:r}){
let[i,a]=[n,r];
for(;i<a;){
let n=i+a>>1;
(e[n]??0)<t?i=n+1:a=n}
return i}
function firstOf$1(e,t){
let n=[];
for(let r of e){
let e=n[15];
if(e!==void 0&&t(r,e)>=0)continue;
e!==void 0&&n.pop();
let i=n.length;
for(;i>0&&t(r,n[i-1]??r)<0;)i--;
n.splice(i,0,r)}
return n}
const entrySpan=2**20;
function sortedEntries(e,t){
let n=[];
for(let[r,i]of e.slice(0,entrySpan).entries()){
let e=-1;
for(let a of i)a!==e&&a%t===0&&n.push(a*entrySpan+r),e=a}
return Float64Array.from(n).toSorted()}
const none=new Uint32Array;
function laterTexts(e,t){
let n=new Map(e.map(e=>[e.chunk.id,e])),r=[...groupsOf(t,({chunk:{id:e,hash:t}})=>{
let r=n.get(e);
return r===void 0?t:`${t} ${r.chunk.hash}`}).values()].map(e=>{
let[{chunk:t,text:r,grams:i}]=e,a=n.get(t.id);
return{hash:t.hash,group:e,text:r,grams:i,...claimOn(i,a?.grams)}});
return[...groupsOf(r,e=>e.isClaimed?e:e.hash).values()].map(e=>{
let[{text:t,grams:n,gained:r,isClaimed:i,group:a}]=e,o=e.flatMap(e=>e.group.map(({chunk:e})=>e)),s=a[0].chunk.id;
return{text:t,grams:n,gained:r,isClaimed:i,chunks:inPlaceOrder(o),firstId:s}})}
function claimOn(e,t){
return e===void 0?{gained:none,isClaimed:!1}:t===void 0||!isAlike(likenessOf(t,e))?{gained:e,isClaimed:!1}:{gained:besides(e,t),isClaimed:!0}}
function besides(e,t=none){
let{isShared:n}=sharedIn(e,t);
return e.filter((e,t)=>n[t]===0)}
function leastSpan(e){
return Math.max(leastRest.grams,e*leastRest.share)}
function holdsSpan(e,t){
return holdsRun(e,t,leastSpan(e.length))}
function holdsRun(e,t,n){
let r=0;
for(let i of e)if(r=has(t,i)?r+1:0,r>=n)return!0;
return!1}
function areCutWithOverlap(e,t,n){
return[startAtEndOf(e,t),startAtEndOf(t,e)].some(e=>n===void 0?e.length>=32:holdsRun(e,n,32))}
function startAtEndOf(e,t){
let n=bordersOf(e),r=0;
for(let i of t){
for(;r>0&&e[r]!==i;)r=n[r-1]??0;
e[r]===i&&r++}
return e.subarray(0,r)}
function bordersOf(e){
let t=new Uint32Array(e.length),n=0;
for(let r=1;r<e.length;r++){
for(;n>0&&e[n]!==e[r];)n=t[n-1]??0;
e[n]===e[r]&&n++,t[r]=n}
return t}
function has(e,t){
let[n,r]=[0,e.length];
for(;n<r;){
let i=n+r>>1;
(e[i]??0)<t?n=i+1:r=i}
return e[n]===t}
function partsFrom(e,t,n){
if(e===void 0)return{parts:[],pieces:[]};
let r=[],i=n.grams;
for(let a of[e,...t.filter(t=>t!==e)]){
let{isShared:t,count:o}=sharedIn(i,a===e?a.words:n.wordsIn(a)),isFound=()=>addsPart(a,{count:o,rest:i.length,of:n.grams.length})||addsSpan(a,{rest:i,isShared:t,count:o},n)&&overlappingWith(r,[a],n).length>0;
(a===e||isFound())&&(r.push(a),i=i.filter((e,n)=>t[n]===0))}
return{parts:r,pieces:piecesBeside(r,t.filter(e=>!r.includes(e)),n)}}
function addsPart({likeness:e},{count:t,rest:n,of:r}){
let{kept:i,taken:a}=e??{kept:0,taken:0};
return t===0||t<i*r*.5?!1:a>=.5||n>=leastSpan(r)&&t>=n*.5}
function addsSpan({likeness:e},{rest:t,isShared:n,count:r},{grams:i,asRead:a}){
return!((e?.taken??0)>=.5)||r<leastSpan(i.length)?!1:holdsSpan(a(),t.filter((e,t)=>n[t]===1))}
function piecesBeside(e,t,n){
let r=e.length>1,isCutFromIt=({text:e,likeness:t})=>r&&!e.isClaimed&&(t?.taken??0)>=.5,i=t.filter(e=>!isCutFromIt(e)&&!e.isOwnId&&holdsSpanOf(n,e)),a=i.length===0?[]:overlappingWith(e,i,n);
return t.filter(e=>isCutFromIt(e)||a.includes(e))}
function holdsSpanOf(e,t){
if(t.chunk.documentId!==e.documentId)return!1;
let n=leastSpan(e.grams.length);
return(t.likeness?.kept??0)*e.grams.length<n?!1:holdsSpan(e.asRead(),e.wordsIn(t))}
function overlappingWith(e,t,{grams:n}){
let r=new Map([...e,...t].map(e=>[e,gramsAsRead(e.text.text??``)])),i=[],a=[...e];
for(let e=a.pop();e!==void 0;e=a.pop()){
let o=r.get(e);
for(let s of t){
let t=r.get(s);
o===void 0||t===void 0||i.includes(s)||e.chunk.documentId===s.chunk.documentId&&areCutWithOverlap(o,t,n)&&(i.push(s),a.push(s))}}
return i}
function firstOf(e){
let t=e.filter(({likeness:e})=>e!==void 0&&isAlike(e)),n=t[0]?.likeness?.kept??0,r=t.filter(({likeness:e})=>(e?.kept??0)>=n-.02),[i,...a]=[t.filter(({isOwnId:e})=>e),r.filter(({text:e})=>!e.isClaimed),r].find(e=>e.length>0)??[];
return{first:i,rivals:a}}
function nearestFirst(e,t){
let[n,r]=[e.likeness,t.likeness];
return(r?.kept??0)-(n?.kept??0)||(r?.taken??0)-(n?.taken??0)||Number(t.isOwnId)-Number(e.isOwnId)||byUtf8(e.chunk.id,t.chunk.id)}
var SuccessorFinder=class{
#e;
#t;
#n;
#r;
#i=new Map;
#a;
constructor(e,t,n){
this.#n=n,this.#e=laterTexts(e,t),this.#t=new Map(this.#e.flatMap(e=>e.chunks.map(t=>[t.id,[t,e]])));
let r=new GramIndex(this.#e.map(({gained:e})=>e)),i=this.#e.map(e=>e.firstId),numberAt=({id:e})=>firstBehind(i,t=>byUtf8(t,e)>=0);
this.#r=new Map(e.map(e=>{
let t=r.near(e.grams,numberAt(n(e.chunk)));
return[e.chunk.id,this.#o(e,t)]}));
for(let t of e)for(let{chunk:e,likeness:n}of this.#r.get(t.chunk.id)??[]){
if((n?.kept??0)<.5)continue;
let r=this.#i.get(e.id);
r===void 0?this.#i.set(e.id,[t]):r.push(t)}
this.#a=ownersOf(e,this.#r)}
of(e){
let t=this.#r.get(e.chunk.id)??[],n=t.find(e=>e.isOwnId),{first:r,rivals:i}=firstOf(t),{parts:a,pieces:o}=partsFrom(r,t,this.#s(e)),[s,c]=a,l=c===void 0?s:void 0;
return{parts:a,pieces:o,rivals:c===void 0?i:[],relatives:t,ownId:n,isShared:l!==void 0&&this.#c(e,l)}}
#o(e,t){
let n=this.#n(e.chunk),r=this.#t.get(e.chunk.id),i=t.flatMap(t=>{
let i=this.#e[t];
if(i===void 0)return[];
let a=i===r?.[1],o=nearestTo(n,i.chunks,a?2:1),s=a?o.find(({id:t})=>t!==e.chunk.id):o[0],c=i.chunks.length-+!!a;
return s===void 0?[]:[{chunk:s,text:i,isOwnId:!1,equals:c}]});
return[...r===void 0?[]:[{chunk:r[0],text:r[1],isOwnId:!0,equals:1}],...i].map(t=>{
let{grams:n,gained:r}=t.text,i=(t.isOwnId?n:r)??none,a=n===void 0?void 0:likenessOf(e.grams,i,n.length);
return{...t,words:i,likeness:a}}).toSorted(nearestFirst)}
#s(e){
let t=once(()=>gramsAsRead(e.text)),isFromAnother=n=>n!==e&&!(n.chunk.documentId===e.chunk.documentId&&areCutWithOverlap(t(),gramsAsRead(n.text),void 0));
return{grams:e.grams,asRead:t,documentId:this.#n(e.chunk).documentId,wordsIn:({chunk:e,words:t})=>{
let n=this.#a.get(e.id);
return n!==void 0&&isFromAnother(n)?besides(t,n.grams):t}}}
#c(e,{chunk:t,text:{grams:n=none}}){
let r=this.#i.get(t.id)??[],i=firstBehind(r,t=>byUtf8(t.chunk.id,e.chunk.id)>=0),a=r.slice(Math.max(0,i-32),i+1+32),o=new Set(a.map(e=>e.grams));
return o.delete(e.grams),[...o].some(t=>areBothIn(n,e.grams,t))}};
function ownersOf(e,t){
let n=new Map;
for(let r of e)for(let{chunk:e,text:i,likeness:a}of t.get(r.chunk.id)??[]){
let{kept:t,taken:o}=a??{kept:0,taken:0},s=Math.min(t,o)>=.5&&!i.isClaimed,c=n.get(e.id)?.nearness??0;
s&&t+o>c&&n.set(e.id,{owner:r,nearness:t+o})}
return new Map([...n].map(([e,{owner:t}])=>[e,t]))}
function compareChunks(e,t){
let{same:n,changed:r,gone:i,added:a,holders:o}=e,s=inOrder([...r.map(([e])=>e),...i]),c=inOrder([...r.map(([,e])=>e),...a]),l=placesIn(e),u=gramsByHash(t),left=e=>({chunk:e,text:t.get(e.hash),grams:u(e.hash)}),d=s.filter(({hash:e})=>!o.has(e)).map(left),f=c.filter(({hash:e})=>!o.has(e)).map(left),p=once(()=>new SuccessorFinder(d.filter(isRead),f,l)),m=f.every(e=>e.grams!==void 0),h=new Map(f.map(({chunk:e})=>[e.id,e])),g=new ChunksThatGoOn,_=new Map;
for(let e of d){
let{chunk:t}=e,n={chunk:t,place:l(t),isAllKept:m},r=isRead(e)?changeByWords(n,p().of(e),g):changeById(n,h.get(t.id),g);
_.set(t.id,r)}
let v=placesByBytes(e);
return{same:n,changes:s.flatMap(e=>{
let t=v(e);
return t===void 0?_.get(e.id)??[]:(g.add(t.chunks),changeByBytes(e,t,l(e)))}),added:c.filter(e=>!g.has(e)),fresh:f.map(({chunk:e})=>e)}}
var ChunksThatGoOn=class{
#e=new Set;
#t=new Set;
add(e){
if(!this.#t.has(e)){
e.length>1&&this.#t.add(e);
for(let{id:t}of e)this.#e.add(t)}}
has({id:e}){
return this.#e.has(e)}};
function isRead(e){
return e.grams!==void 0}
function inOrder(e){
return e.toSorted((e,t)=>byUtf8(e.id,t.id))}
function gramsByHash(e){
let t=new Map;
return n=>{
let r=e.get(n);
if(r===void 0)return;
let i=t.get(n)??gramsOf(r);
return t.set(n,i),i}}
function isExact({before:e,after:t}){
return e.hash===t.hash}
function compareDocuments({same:e,...t},n){
let r=t.gone.toSorted((e,t)=>byUtf8(e.id,t.id)),i=t.added.toSorted((e,t)=>byUtf8(e.id,t.id)),a=t.changed.toSorted(([e],[t])=>byUtf8(e.id,t.id)),o=exactRenames(r,i),s=nearRenames(withGrams(without(r,o,`before`),e=>n(e,`before`)),withGrams(without(i,o,`after`),e=>n(e,`after`))),c=[...o,...s].toSorted((e,t)=>byUtf8(e.before.id,t.before.id));
return{same:e,changed:a.filter(e=>!isRestated(e)),restated:a.filter(isRestated),renamed:c,removed:without(r,c,`before`),added:without(i,c,`after`)}}
function without(e,t,n){
let r=new Set(t.map(e=>e[n].id));
return e.filter(({id:e})=>!r.has(e))}
function exactRenames(e,t){
let n=onlyPairs(e,t,({id:e,hash:t})=>`${t} ${nameIn(e)}`),r=onlyPairs(without(e,n,`before`),without(t,n,`after`),({hash:e})=>e);
return[...n,...r]}
function onlyPairs(e,t,n){
let r=groupsOf(t,n);
return[...groupsOf(e,n)].flatMap(([e,[t,...n]])=>{
let[i,...a]=r.get(e)??[],o=n.length===0&&a.length===0;
return t!==void 0&&i!==void 0&&o?[{before:t,after:i,score:1}]:[]})}
function nameIn(e){
return e.slice(e.lastIndexOf(`/`)+1)}
function withGrams(e,t){
return e.flatMap(e=>{
let n=t(e.id);
return n===void 0||n.length===0?[]:[{document:e,grams:n,end:fromEnd(e.id)}]})}
function nearRenames(e,t){
let n=t.toSorted(byEnd),r=new GramIndex(n.map(({grams:e})=>e));
return bestFirst(e.flatMap(e=>{
let{document:t,grams:i}=e,a=firstBehind(n,t=>byEnd(t,e)>=0);
return r.near(i,a).flatMap(e=>{
let r=n[e];
if(r===void 0)return[];
let{count:a}=sharedIn(i,r.grams),o=a/Math.max(i.length,r.grams.length);
return o<.5?[]:[{before:t,after:r.document,score:o}]})}))}
function byEnd(e,t){
return byUtf8(e.end,t.end)||byUtf8(e.document.id,t.document.id)}
function bestFirst(e){
let t=new Set,n=[],r=e.toSorted((e,t)=>t.score-e.score);
for(let[,e]of groupsOf(r,({score:e})=>e)){
let r=e.filter(({before:e,after:n})=>!t.has(e)&&!t.has(n)),i=new Map;
for(let e of r.flatMap(({before:e,after:t})=>[e,t]))i.set(e,(i.get(e)??0)+1);
for(let e of r)i.get(e.before)===1&&i.get(e.after)===1&&n.push(e),t.add(e.before).add(e.after)}
return n}
function triggersThatHappen({documents:e,chunks:t,settings:n}){
let r=triggersOfChunks(t),i={"source-revision-changed":e.changed.some(([e,t])=>e.revision!==t.revision),"chunk-edited":r.has(`chunk-edited`),"chunk-moved":r.has(`chunk-moved`),"chunk-deleted":r.has(`chunk-deleted`),"chunking-changed":n.chunking,"embedding-changed":n.embedding,"retrieval-filter-changed":n.retrievalFilter,"document-added":e.added.length>0};
return triggers.filter(e=>i[e])}
function triggersOfChunks(e){
let t=placesByBytes(e),n=e.changed.map(([e])=>[e,`chunk-edited`]),r=e.gone.map(e=>[e,`chunk-deleted`]),i=[...n,...r].map(([e,n])=>t(e)?.isNew===!0?`chunk-moved`:n);
return new Set(i)}
function compareRevisions(e,t,{documents:n,chunks:r,texts:i}){
let a=settingsThatDiffer(e,t);
return{before:e,after:t,documents:compareDocuments(n,documentGrams(r,i)),chunks:compareChunks(r,i),settings:a,triggers:triggersThatHappen({documents:n,chunks:r,settings:a}),texts:i}}
function hashesToRead({changed:e,gone:t,added:n}){
return new Set([...e.flat(),...t,...n].map(({hash:e})=>e))}
function documentGrams({changed:e,gone:t,added:n},r){
let i=once(()=>byDocument([...e.map(([e])=>e),...t])),a=once(()=>byDocument([...e.map(([,e])=>e),...n]));
return(e,t)=>{
let n=(t===`before`?i():a()).get(e)??[],o=n.flatMap(({hash:e})=>r.get(e)??[]);
return o.length<n.length?void 0:unionOf(o.map(gramsOf))}}
function byDocument(e){
return groupsOf(e,({documentId:e})=>e)}
function quoteHolders({chunks:e,texts:t,isIn:n}){
let r=[...groupsOf(e,({hash:e})=>e).values()],i=once(()=>groupsByWord(r,t));
return e=>{
let t=normaliseWhiteSpace(e).split(` `).slice(1,-1);
return(r.length>64&&t.length>0?withAll(t,i()).map(e=>r[e]??[]):r).filter(([t])=>t!==void 0&&n(t.hash,e)===!0)}}
function groupsByWord(e,t){
let n=new Map;
for(let[r,[{hash:i}]]of e.entries())for(let e of normaliseWhiteSpace(t.get(i)??``).split(` `)){
let t=n.get(e);
t===void 0?n.set(e,[r]):t.at(-1)!==r&&t.push(r)}
return n}
function withAll(e,t){
let n=[...new Set(e)].map(e=>t.get(e)??[]).toSorted((e,t)=>e.length-t.length).slice(0,16),[r=[]]=n;
for(let e of n.slice(1)){
if(r.length<=64)break;
let t=new Set(e);
r=r.filter(e=>t.has(e))}
return r}
function evidenceComparer({before:e,comparison:t,texts:n}){
let r=new Map(t.changes.map(e=>[e.chunk.id,e])),i=quoteFinder(n),a=quoteHolders({chunks:t.fresh,texts:n,isIn:i}),became=({chunkId:t,contentHash:o,quote:s})=>{
let c=e.get(t);
if(c===void 0||c.hash!==(o??c.hash))return{verdict:`unverified`,quote:void 0,...nowhere};
let l=r.get(t),u=n.has(c.hash);
if(l===void 0)return{verdict:u?`same`:`unverified`,quote:s===void 0||!u?void 0:`intact`,...nowhere};
if(s===void 0)return{...told(l,u),quote:void 0};
let holds=({hash:e})=>i(e,s)===!0,{place:d}=l,isNew=({id:n})=>{
let r=n===t?void 0:e.get(n)?.hash;
return r===void 0||i(r,s)!==!0};
return byQuote(told(l,u),{place:d,holds,holders:()=>a(s),isNew})},o=new Map;
return e=>{
let t=JSON.stringify([e.chunkId,e.contentHash,e.quote]),n=o.get(t)??became(e);
return o.set(t,n),{piece:e,...n}}}
const nowhere={candidates:[],candidateCount:0};
function told({verdict:e,candidates:t,candidateCount:n},r){
return{verdict:r?e:`unverified`,candidates:t,candidateCount:n}}
function byQuote(e,t){
let n=e.candidates.filter(t.holds).map(withQuote);
return n.length>0?inCandidates(e,n,t):elsewhere(e,t)}
function inCandidates({verdict:e,candidates:t,candidateCount:n},r,i){
let a=t.filter(e=>!i.holds(e)),o=r.length===1&&r[0]?.equals===1,s=t.some(({grounds:e})=>e.includes(`bytes`)),c=e===`ambiguous`&&o&&!s,l=s?[]:furtherHolders(t,i),u=Math.max(n,countOf(r)+a.length);
return{verdict:c?`edited`:foundAgain(e,o),quote:`intact`,candidates:[...r,...holdersNear(i.place,l),...a],candidateCount:u+countIn(l)}}
function elsewhere({verdict:e,candidates:t,candidateCount:n},{place:r,holders:i}){
let a=i(),o=countIn(a);
return o===0?{verdict:e,quote:t.some(({likeness:e})=>e!==void 0)||e===`gone`?`changed`:void 0,candidates:t,candidateCount:n}:{verdict:e!==`gone`&&e!==`unverified`&&t.length>0?`split`:foundAgain(e,o===1),quote:`intact`,candidates:[...holdersNear(r,a),...t],candidateCount:o+n}}
function furtherHolders(e,{holders:t,isNew:n}){
let r=new Set(e.map(({hash:e})=>e));
return t().filter(([e])=>e!==void 0&&!r.has(e.hash)).map(e=>e.filter(n)).filter(({length:e})=>e>0)}
function countIn(e){
return e.reduce((e,{length:t})=>e+t,0)}
function countOf(e){
return[...new Map(e.map(({hash:e,equals:t})=>[e,t])).values()].reduce((e,t)=>e+t,0)}
function holdersNear(e,t){
return t.length===0?[]:nearestTo(e,inPlaceOrder(t.flat()),10).map(e=>({...byQuoteAlone(e),equals:t.find(([t])=>t?.hash===e.hash)?.length??1}))}
function foundAgain(e,t){
return e===`gone`?t?`edited`:`ambiguous`:e}
function withQuote(e){
let{grounds:t}=e,[n,...r]=t;
return n===`bytes`?{...e,grounds:[n,`quote`,...r]}:{...e,grounds:[`quote`,...t]}}
function byQuoteAlone({id:e,documentId:t,hash:n}){
return{id:e,documentId:t,hash:n,grounds:[`quote`],likeness:void 0}}
const shownAs={"﷐":`⟦`,"﷑":`⟧`,"﷒﷒":`[-`,"﷓﷓":`-]`,"﷔﷔":`{+`,"﷕﷕":`+}`},quoteMarks=[`﷐`,`﷑`],runMarks={"-":[`﷒﷒`,`﷓﷓`],"+":[`﷔﷔`,`﷕﷕`]};
function markable(e){
return e.replaceAll(/[\ufdd0-\ufdd5]/g,`�`)}
function closedQuote(e){
let[t,n]=quoteMarks;
return e.lastIndexOf(t)>e.lastIndexOf(n)?`${e}${n}`:e}
function markedRuns(e){
return e.map(({mark:e,text:t})=>{
if(e===` `)return t;
let[n,r]=runMarks[e];
return`${n}${t}${r}`}).join(` `)}
const forged=/\[(?=-)|(?<=-\\?)\]|\{(?=\+)|(?<=\+)\}|[⟦⟧]/g;
function printedMarks(e,t){
return t(e).replaceAll(forged,escapeOf).replaceAll(/([\ufdd2-\ufdd5])\1|[\ufdd0\ufdd1]/g,e=>shownAs[e]??e)}
const equalWordsText={"white-space":`All its words stand; only white space between them changed.`,composition:`All its words stand; only how characters are composed changed, such as é in one piece or in two (Unicode NFC and NFD).`};
function equalWords(e,t){
let[n,r]=[e,t].map(normaliseWhiteSpace);
return n===r?`white-space`:n?.normalize(`NFC`)===r?.normalize(`NFC`)?`composition`:void 0}
function wordDiff(e,t){
let n=compared(wordsOf(e),wordsOf(t));
if(n===void 0)return;
let r=[];
for(let{mark:e,text:t}of n){
let n=r.at(-1);
n?.mark===e?n.text+=` ${t}`:r.push({mark:e,text:t})}
return changedFirst(r)}
function wordsOf(e){
return markable(e).split(/\s+/).filter(e=>e!==``)}
function changedFirst(e){
let t=[...e];
for(let[e,n]of t.entries()){
let r=t[e+1];
n.mark===`+`&&r?.mark===`-`&&([t[e],t[e+1]]=[r,n])}
return t}
function shortened(e){
return e.map((t,n)=>{
if(t.mark!==` `||t.isKept===!0)return t;
let r=t.text.split(` `),[i,a]=[n===0?0:8,n===e.length-1?0:8];
if(r.length<=i+a+1)return t;
let o=[...r.slice(0,i),`…`,...a===0?[]:r.slice(-a)];
return{mark:t.mark,text:o.join(` `)}})}
const verdictWords={same:`same id, same text`,moved:`the same text under one other id`,edited:`another text under the id, or most words under one other`,split:`the words are in several chunks now`,merged:`the words are in one chunk with those of others`,gone:`neither the id, nor the text, nor the words`,ambiguous:`several chunks fit equally well`,unverified:`a text that would tell is not kept`},order=[`same`,`moved`,`edited`,`split`,`merged`,`gone`,`ambiguous`,`unverified`];
function occurring(e){
return order.flatMap(t=>e[t]===0?[]:[[t,e[t]]])}
function countsText(e){
let t=e.filter(([e])=>e>0).map(([e,t])=>`${e} ${t}`);
return t.length===0?`none`:t.join(`, `)}
function summaryRows({comparison:e,cited:t}){
let{before:n,after:r,documents:i,chunks:a}=e,o=occurring(verdictCounts(a)),s=Math.max(...o.map(([,e])=>String(e).length));
return[[`documents`,documentCounts(i)],[`chunks`,`${n.chunks.count} before, ${r.chunks.count} now`],...o.map(([e,t])=>[``,`${String(t).padStart(s)} ${e.padEnd(10)}  ${verdictWords[e]}`]),[``,a.added.length===0?``:`${a.added.length} added, which hold nothing of what was there`],...settingRows(e),...t===void 0?[]:citedRows(t,n)]}
function documentCounts({same:e,changed:t,restated:n,renamed:r,removed:i,added:a}){
let o=r.filter(isExact).length;
return countsText([[e,`the same`],[n.length,`the same with another source revision or URI`],[t.length,`changed`],[o,`renamed`],[r.length-o,`renamed and changed`],[i.length,`removed`],[a.length,`added`]])}
function settingRows({before:e,after:t,settings:n}){
return[[`chunking`,`chunking`,chunkingText(e),chunkingText(t)],[`embedding`,`embedding`,embeddingText(e),embeddingText(t)],[`filter`,`retrievalFilter`,e.retrievalFilter??`none`,t.retrievalFilter??`none`]].flatMap(([e,t,r,i])=>n[t]?[[e,`changed from ${r} to ${i}`]]:i===`none`?[]:[[e,`${i}, the same`]])}
function chunkingText({chunking:e}){
let t=Object.entries(e.settings).map(([e,t])=>`${e}=${typeof t==`string`?t:JSON.stringify(t)}`);
return[`${e.name}@${e.version}`,...t].join(` `)}
function embeddingText({embedding:e}){
return e===void 0?`none`:`${e.model}@${e.version}`}
function citedRows({evidence:e,judgedElsewhere:t},{id:n}){
let r=`${counted(t,`approved case`)} more, judged under other revisions and not compared here`;
return[[`evidence`,citedCounts(e,n)],[``,t===0?``:r]]}
function citedCounts(e,t){
if(e.length===0)return`no case rests on chunks of ${quoted(t)}`;
let n=order.map(t=>[e.filter(e=>e.verdict===t).length,t]),r=new Set(e.flatMap(e=>e.cases)).size;
return`${counted(e.length,`piece`)} of ${counted(r,`case`)} under ${quoted(t)}: ${countsText(n)}`}
function quoteText(e,t){
return t===void 0||e===`gone`?``:`, quote ${t}`}
function standingText({standing:e,renamed:t}){
return t===void 0?e===`restated`?`another source revision`:e:t.isExact?`renamed`:`renamed and changed, ${percent(t.score)} alike`}
function groundsText({grounds:e,likeness:t},n){
let r=e.filter(e=>e!==`likeness`).map(e=>groundWords[e]);
if(t===void 0||e.includes(`bytes`))return r.join(`, `);
let i=n===`merged`||n===`split`?`, which are ${percent(t.taken)} of its own`:``;
return[...r.length===0?[]:[r.join(`, `)],`${percent(t.kept)} of the old words${i}`].join(`; `)}
const groundWords={bytes:`equal text`,quote:`the quote`,id:`its id`};
function percent(e){
let t=Math.round(e*100);
return t===100&&e<1?`99 %`:t===0&&e>0?`under 1 %`:`${t} %`}
function moreCandidates({candidates:e,candidateCount:t},n){
return t-Math.min(e.length,n)}
function someCases(e,t){
let n=e.length-t;
return n>0?[...e.slice(0,t),`${n} more`]:e}
function isUnderItsId({chunk:e,candidates:[t,...n]}){
return t!==void 0&&n.length===0&&t.id===e.id}
function changesByDocument({documents:e,chunks:t}){
let n=new Map(e.renamed.map(e=>[e.before.id,e])),r=new Map(e.renamed.map(e=>[e.after.id,e.before.id])),i=standingsOf(e),a=groupsOf(t.changes,({chunk:e})=>e.documentId),o=groupsOf(t.added,({documentId:e})=>r.get(e)??e);
return[...new Set([...i.keys(),...a.keys(),...o.keys()])].toSorted(byUtf8).map(e=>{
let t=n.get(e),r=t?.after.id,s=a.get(e)??[],c=s.filter(e=>!goesAlong(e,r));
return{id:e,standing:i.get(e)??`same`,renamed:t&&{id:t.after.id,score:t.score,isExact:isExact(t)},movedAlong:s.length-c.length,changes:c,added:o.get(e)??[]}})}
function goesAlong({verdict:e,candidates:t},n){
return n!==void 0&&e===`moved`&&t[0]?.documentId===n}
function standingsOf(e){
return new Map([...e.changed.map(([{id:e}])=>[e,`changed`]),...e.restated.map(([{id:e}])=>[e,`restated`]),...e.renamed.map(({before:e})=>[e.id,`renamed`]),...e.added.map(({id:e})=>[e,`added`]),...e.removed.map(({id:e})=>[e,`removed`])])}
function askingChanges({comparison:{triggers:e},policy:t}){
if(t!==void 0&&t.policy===void 0)return;
let n=scopesOf(t?.policy);
return e.map(e=>{
let r=t?.policy?.refresh?.[e]!==void 0;
return{reason:e,scope:n[e],isSaid:r}})}
function planCommand({comparison:{after:e}}){
return`touchstone refresh plan --to ${e.id}`}
function meaningText(e){
let{before:t}=e.comparison,n=askingChanges(e);
if(n===void 0)return`Which judgments wait is for the policy to say, and ${policyFile} cannot be read: touchstone check`;
let r=n.filter(({scope:e})=>e===`whole-set`);
return r.length>0?`Every judgment made under ${quoted(t.id)} waits for a person, whatever it cites: ${listed(r.map(changeText))}.`:[evidenceText(e,n),abstentionText(e)].filter(e=>e!==``).join(` `)}
function evidenceText({comparison:{chunks:e}},t){
let n=e.changes.length===0,r=t.filter(({reason:e,scope:t})=>t===`cases-of-document`&&e!==`document-added`);
if(r.length>0){
let e=`that cite a document in which this happened: ${listed(r.map(changeText))}`;
return n?`Every chunk is the same. Judgments wait for a person ${e}.`:`Judgments that cite a chunk that is not the same wait for a person. So do those ${e}.`}
let i=t.filter(({reason:e})=>settingChanges.has(e)),a=i.length===0?``:` By the policy, ${listed(i.map(changeText))} asks about no others.`;
return n?`Every chunk is the same: judgments that cite chunks stand.${a}`:e.same===0?`No chunk is the same: every judgment that cites one waits for a person.${a}`:`Judgments that cite only ${e.same===1?`the chunk that is the same`:`the ${e.same} chunks that are the same`} stand. Those that cite ${e.changes.length===1?`the other one`:`one of the ${e.changes.length} others`} wait for a person.${a}`}
const settingChanges=new Set([`chunking-changed`,`embedding-changed`,`retrieval-filter-changed`]);
function abstentionText({comparison:{documents:e,triggers:t},policy:n}){
let r=scopesOf(n?.policy)[`document-added`]!==`cases-of-evidence`,i=t.includes(`document-added`)||e.changed.length>0;
return r&&i?`Abstentions "not-in-corpus" may wait as well: documents came, or have another text.`:``}
function changeText({reason:e,scope:t,isSaid:n}){
return`${e} (${t}${n?``:` by default`})`}
function*corpusDiffJson(e){
let{comparison:t,cited:n}=e,{before:r,after:i,documents:a,chunks:o,settings:s}=t,pairs=e=>e.map(([e,t])=>({before:documentValue(e),after:documentValue(t)})),c={before:revisionValue(r),after:revisionValue(i),settings:{chunking:{changed:s.chunking,before:r.chunking,after:i.chunking},embedding:{changed:s.embedding,before:r.embedding??null,after:i.embedding??null},retrievalFilter:{changed:s.retrievalFilter,before:r.retrievalFilter??null,after:i.retrievalFilter??null}},documents:{same:a.same,changed:pairs(a.changed),restated:pairs(a.restated),renamed:a.renamed.map(e=>({before:documentValue(e.before),after:documentValue(e.after),score:rounded(e.score),sameContent:isExact(e)})),removed:a.removed.map(documentValue),added:a.added.map(documentValue)}},l={...verdictCounts(o),added:o.added.length},u={changes:askingChanges(e)?.map(({reason:e,scope:t})=>({reason:e,scope:t}))??null,plan:planCommand(e)};
yield`${jsonText(c).slice(0,-1)},"chunks":{"counts":${jsonText(l)},"changes":`,yield*jsonList(o.changes,changeValue),yield`,"added":`,yield*jsonList(o.added,({id:e,documentId:t,hash:n})=>({id:e,documentId:t,hash:n})),yield`},"asking":${jsonText(u)},"evidence":`,n===void 0?yield`null`:yield*jsonList(n.evidence,e=>({cases:e.cases,...evidenceValue(e)})),yield`,"judgedElsewhere":${n?.judgedElsewhere??`null`}}`}
function revisionValue({id:e,createdAt:t,chunks:n,documents:r}){
return{id:e,createdAt:t,documents:r.count,chunks:n.count}}
function documentValue({id:e,uri:t,revision:n,hash:r}){
return{id:e,uri:t,revision:n,hash:r}}
function changeValue({chunk:e,verdict:t,candidates:n,candidateCount:r}){
let{id:i,documentId:a,hash:o}=e;
return{id:i,documentId:a,hash:o,verdict:t,candidateCount:r,candidates:n.map(candidateValue)}}
function candidateValue(e){
let{id:t,documentId:n,hash:r,grounds:i}=e;
return{id:t,documentId:n,hash:r,grounds:i,...sharesOf(e)}}
function sharesOf({likeness:e}){
return e===void 0?{kept:null,taken:null}:{kept:rounded(e.kept),taken:rounded(e.taken)}}
function evidenceValue({piece:e,verdict:t,quote:n,candidates:r,candidateCount:i}){
return{chunkId:e.chunkId,contentHash:e.contentHash??null,verdict:t,quote:n??null,candidateCount:i,candidates:r.map(candidateValue)}}
function rounded(e){
return e===1?1:Math.min(Math.round(e*1e3)/1e3,.999)}
function wrapped(e){
let t=[],n=``;
for(let r of e.split(` `))n!==``&&n.length+1+r.length>80?(t.push(n),n=r):n=n===``?r:`${n} ${r}`;
return[...t,n].join(`
`)}
export{alterations,changesByDocument,closedQuote,compareChunks,compareRevisions,corpusDiffJson,countsText,currentDefects,currentNotRecorded,documentCounts,equalWords,equalWordsText,evidenceComparer,gramsOf,groundsText,hashesToRead,isAlike,isUnderItsId,likenessOf,lineDiff,markable,markdownCode,markdownCodeLink,markdownFence,markdownLink,markdownLinkBelow,markdownText,markedRuns,meaningText,moreCandidates,occurring,otherName,plainText,planCommand,printedMarks,quoteMarks,quoteText,settingRows,sharesOf,shortened,shownLines,someCases,standingText,stateDefects,summaryRows,withoutPointer,wordDiff,wrapped};
