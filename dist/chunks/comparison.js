import{byUtf8,changeByBytes,counted,currentFile,escapeOf,firstBehind,fromEnd,groupsOf,inPlaceOrder,isRestated,jsonList,jsonText,listed,nearestTo,normaliseWhiteSpace,once,placesByBytes,placesIn,policyFile,quoteFinder,quoted,revisionsFolder,scopesOf,settingsThatDiffer,startOf,triggers,verdictCounts,visibleText,withoutCommands}from"./core.js";
const linked=[[/@/g,`@​`],[/#(?=\d|$)/g,`#​`],[/\b(GH|GHSA|CVE)-(?=\w|$)/gi,`$1-​`],[/:(?=\/\/)/g,`:​`],[/www(?=\.)/gi,`$&​`],[/:(?=[\w+-]+:)/g,`:​`]],commit=/(?<![\da-z])[\da-f]{7,40}(?![\da-z])/gi;
function unlinked(text){
return linked.reduce((done,[pattern,replacement])=>done.replace(pattern,replacement),visibleText(text)).replace(commit,digits=>digits.replace(/.{6}(?=.)/g,`$&​`))}
function plainText(text){
return unlinked(text).replaceAll(`[`,`[​`).replaceAll("`",`'`)}
function markdownText(text){
return unlinked(text).replace(/[\\`*_~[\]$#]|[&<>|]/g,character=>`&<>|`.includes(character)?entity(character):`\\${character}`).replace(/^[-+=:]|!$/g,character=>`\\${character}`).replace(/^\d(?=\d{0,8}(?:[.)]|$))/,entity).replace(/^(\s*)(\/|:(?=:))/,(_,space,first)=>`${space}${entity(first)}`).replace(/^ +|(?<! ) +$/g,spaces=>entity(` `).repeat(spaces.length)).replaceAll(`​`,entity(`​`))}
function markdownCode(text){
return shown(text).split(`|`).map(piece=>piece===``?``:codeSpan(piece)).join(entity(`|`))}
function shown(line){
return withoutCommands(visibleText(line))}
function codeSpan(text){
let ticks="`".repeat(longestRun(text)+1),space=text.startsWith(` `)&&text.endsWith(` `)&&text.trim()!==``||text.startsWith("`")||text.endsWith("`")?` `:``;
return`${ticks}${space}${text}${space}${ticks}`}
function markdownFence(text){
let lines=text.split(/\r?\n/).map(shown),fence="`".repeat(Math.max(3,longestRun(text)+1));
return[fence,...lines,fence].map(line=>` ${line}`).join(`
`)}
function longestRun(text){
return(text.match(/`+/g)??[]).reduce((longest,run)=>Math.max(longest,run.length),0)}
function entity(character){
return`&#${character.charCodeAt(0)};`}
function markdownLink(text,path){
return`[${markdownText(text)}](${inAddress(path).replace(/^\/+/,`/`)})`}
function markdownCodeLink(text,path){
return`[${markdownCode(text)}](${inAddress(path).replace(/^\/+/,`/`)})`}
function markdownLinkBelow(folder,text,{path,line}){
let at=line===void 0?``:`#L${line}`;
return`[${markdownCode(text)}](${folder}${inAddress(path)}${at})`}
function inAddress(path){
return path.replace(/\p{Cs}/gu,`�`).split(`/`).map(part=>encodeURIComponent(part).replace(/[!'()*~]/g,percent$1)).join(`/`)}
function percent$1(character){
return`%${character.charCodeAt(0).toString(16).toUpperCase()}`}
function fewChanges(before,after){
let limit=Math.min(2e3,Math.floor(4e7/(before.length+after.length))),rounds=[];
for(let changes=0;changes<=limit;changes++){
let round=nextRound(rounds.at(-1),changes,[before,after]);
rounds.push(round);
let last=before.length-after.length;
if(Math.abs(last)<=changes&&(last-changes)%2==0&&at$1(round,last)>=before.length)return traced(rounds,before,after)}}
function nextRound(earlier,changes,[before,after]){
let round=new Int32Array(2*changes+1).fill(-1);
for(let diagonal=-changes;diagonal<=changes;diagonal+=2){
let left=earlier===void 0?0:startOn(earlier,diagonal);
for(;left<before.length&&left-diagonal<after.length&&before[left]===after[left-diagonal];)left++;
round[diagonal+changes]=left}
return round}
function startOn(earlier,diagonal){
return isByNew(earlier,diagonal)?at$1(earlier,diagonal+1):at$1(earlier,diagonal-1)+1}
function isByNew(earlier,diagonal){
return at$1(earlier,diagonal-1)<at$1(earlier,diagonal+1)}
function at$1(round,diagonal){
return round[diagonal+(round.length-1)/2]??-1}
function traced(rounds,before,after){
let lines=[],[left,right]=[before.length,after.length];
for(let earlier of rounds.slice(0,-1).toReversed()){
let diagonal=left-right,isNew=isByNew(earlier,diagonal),start=startOn(earlier,diagonal);
for(;left>start;)lines.push({mark:` `,text:before[--left]??``}),right--;
isNew?lines.push({mark:`+`,text:after[--right]??``}):lines.push({mark:`-`,text:before[--left]??``})}
for(;left>0;)lines.push({mark:` `,text:before[--left]??``});
return lines.toReversed()}
function lineDiff(before,after){
let lines=comparedLines(before,after),near=new Set;
for(let[index,{mark}]of lines.entries())if(mark!==` `)for(let line=index-2;line<=index+2;line++)near.add(line);
return lines.flatMap(({mark,text},index)=>near.has(index)?[`${mark} ${text}`.trimEnd()]:near.has(index-1)&&index+1<lines.length?[`…`]:[])}
function shownLines(before,after,around){
let changed=[],shown=new Set,line=1;
for(let{mark}of comparedLines(before,after)){
mark===`+`&&changed.push(line);
let last=mark===`+`?line+around:line+around-1;
if(mark!==` `)for(let near=line-around;near<=last;near++)shown.add(near);
mark!==`-`&&line++}
return{changed,shown}}
function linesOf(text){
return text.replace(/\r?\n$/,``).split(/\r?\n/)}
function comparedLines(before,after){
let[old,now]=[linesOf(before),linesOf(after)];
return compared(old,now)??[...old.map(gone),...now.map(added)]}
function compared(before,after){
let start=0;
for(;start<before.length&&start<after.length&&before[start]===after[start];)start++;
let end=0;
for(;end<before.length-start&&end<after.length-start&&before.at(-1-end)===after.at(-1-end);)end++;
let[old,now]=[before.slice(start,before.length-end),after.slice(start,after.length-end)],between=old.length*now.length>4e6?fewChanges(old,now):middle(old,now);
if(between!==void 0)return[...before.slice(0,start).map(unchanged),...between,...before.slice(before.length-end).map(unchanged)]}
function unchanged(text){
return{mark:` `,text}}
function gone(text){
return{mark:`-`,text}}
function added(text){
return{mark:`+`,text}}
function middle(before,after){
let common=commonLengths(before,after),lines=[],left=0,right=0;
for(;left<before.length||right<after.length;){
let[old,young]=[before[left],after[right]];
old!==void 0&&old===young?(lines.push({mark:` `,text:old}),left++,right++):old!==void 0&&(young===void 0||at(common,left+1,right)>=at(common,left,right+1))?(lines.push({mark:`-`,text:old}),left++):(lines.push({mark:`+`,text:young??``}),right++)}
return lines}
function commonLengths(before,after){
let rows=Array.from({length:before.length+1},()=>new Uint32Array(after.length+1));
for(let left=before.length-1;left>=0;left--)for(let right=after.length-1;right>=0;right--){
let row=rows[left];
row!==void 0&&(row[right]=before[left]===after[right]?at(rows,left+1,right+1)+1:Math.max(at(rows,left+1,right),at(rows,left,right+1)))}
return rows}
function at(rows,left,right){
return rows[left]?.[right]??0}
function stateDefects(state){
let revisions=new Set([state.current,state.named]);
return[...state.defects,...pointerDefects(state),...[...revisions].flatMap(alteredTables)]}
function pointerDefects({paths,pointer,current,named}){
if(pointer?.revision!==void 0&&current?.record===void 0)return[{rule:`revision/current-unknown`,message:`The current revision "${pointer.revision}" is not recorded: there is no ${revisionsFolder}/${pointer.revision}/revision.yaml that can be read.`,at:pointer.at,fix:`Restore its folder from Git, or point at a revision that is there.`}];
let other=recordedIds(paths).find(id=>id!==named?.id);
return pointer!==void 0||other===void 0?[]:[{rule:`revision/current-unknown`,message:`There is no ${currentFile}, so nothing says which recorded revision a new one follows.`,at:startOf(`${revisionsFolder}/${other}/revision.yaml`),fix:`Restore ${currentFile} from Git, or write it: "revision: " and the revision that the retriever uses.`}]}
function alteredTables(revision){
let{record}=revision??{};
return revision===void 0||record===void 0?[]:[`documents`,`chunks`].filter(table=>revision[table]?.sha256!==record[table].sha256).map(table=>({rule:`revision/altered`,message:`The ${table} of revision "${revision.id}" are not those that its revision.yaml records.`,at:revision.locate([table,`sha256`]),fix:`Restore the revision's folder from Git: a recorded revision never changes.`}))}
function recordedIds(paths){
return paths.flatMap(path=>{
let[folder,id=``,file,...deeper]=path.split(`/`);
return folder===`corpus-revisions`&&file===`revision.yaml`&&deeper.length===0?[id]:[]})}
function gramsOf(text){
let normal=likenessForm(text);
if(normal.length<=5)return Uint32Array.of(gramAt(normal,0));
let grams=new Uint32Array(normal.length-5+1);
for(let at=0;at<grams.length;at++)grams[at]=gramAt(normal,at);
return grams.toSorted()}
function unionOf(all){
let joined=new Uint32Array(all.reduce((sum,{length})=>sum+length,0)),at=0;
for(let grams of all)joined.set(grams,at),at+=grams.length;
return joined.toSorted()}
function sharedIn(grams,others){
let isShared=new Uint8Array(grams.length),[count,left,right]=[0,0,0];
for(;left<grams.length&&right<others.length;){
let[one,other]=[grams[left]??0,others[right]??0];
one===other&&(isShared[left]=1,count++),one<=other&&left++,other<=one&&right++}
return{isShared,count}}
function likenessForm(text){
let words=text.normalize(`NFC`).toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu,` `).trim();
return words===``?normaliseWhiteSpace(text):words}
function gramAt(text,start){
let hash=0x811c9dc5,end=Math.min(start+5,text.length);
for(let at=start;at<end;at++){
let unit=text.charCodeAt(at);
hash=Math.imul(hash^unit&255,16777619),hash=Math.imul(hash^unit>>8,16777619)}
return hash>>>0}
const leastShare=.5,leastRest={share:.1,grams:20};
function likenessOf(before,after,of=after.length){
let{count}=sharedIn(before,after);
return{kept:count/before.length,taken:count/of}}
function isAlike({kept,taken}){
return Math.max(kept,taken)>=leastShare}
function areBothIn(later,one,other){
return addsTo(later,one,other)&&addsTo(later,other,one)}
function addsTo(later,one,besides){
let{isShared,count}=sharedIn(one,besides);
if(one.length-count<one.length*.25)return!1;
let own=one.filter((_,at)=>isShared[at]===0);
return sharedIn(own,later).count>=own.length*leastShare}
function changeById({chunk,place},own,goesOn){
return own===void 0?{chunk,place,verdict:`unverified`,candidates:[],candidateCount:0}:(goesOn.add([own]),{chunk,place,verdict:`edited`,candidates:[{...placeOf(own),grounds:[`id`],likeness:void 0,equals:1}],candidateCount:1})}
function changeByWords({chunk,place,isAllKept},successors,goesOn){
let{parts,rivals,relatives,ownId}=successors,verdict=verdictByWords(successors);
if(verdict===`gone`){
let like=relatives.filter(({likeness})=>(likeness?.kept??0)>=.25),candidates=[...new Set([...parts,...like])].slice(0,3).flatMap(one=>equalsOf(one,{chunk,place},3)).slice(0,3),told=isAllKept?`gone`:`unverified`;
return isAllKept||goesOn.add(candidates),{chunk,place,verdict:told,candidates,candidateCount:candidates.length}}
let pieces=verdict===`split`?relatives.filter(isPieceOfIt):[],withEquals=new Set(verdict===`split`?pieces:[...parts,...rivals]),named=new Set([...parts,...rivals,...pieces,...ownId===void 0?[]:[ownId]]),room=Math.max(0,10-named.size),candidateCount=0;
return{chunk,place,verdict,candidates:[...named].flatMap(one=>{
let isWhole=withEquals.has(one)&&one.equals>1;
goesOn.add(isWhole?one.text.chunks:[one.chunk]),candidateCount+=isWhole?one.equals:1;
let shown=isWhole?equalsOf(one,{chunk,place},1+room):[candidateOf(one)];
return room-=shown.length-1,shown}),candidateCount}}
function isPieceOfIt({text,likeness}){
return!text.isClaimed&&(likeness?.taken??0)>=.5}
function verdictByWords({parts,rivals,ownId,isShared}){
let[first,second]=parts;
if(first===void 0)return ownId===void 0?`gone`:`edited`;
if(second!==void 0)return`split`;
if(isShared)return`merged`;
if(rivals.length>0||first.equals>1)return`ambiguous`;
if(first.isOwnId)return`edited`;
let{kept=0}=first.likeness??{};
return kept>=.25||ownId!==void 0?`edited`:`gone`}
function equalsOf(relative,{chunk:asked,place},most){
let candidate=candidateOf(relative);
return relative.equals===1||most===1?[candidate]:nearestTo(place,relative.text.chunks,most+1).filter(({id})=>id!==asked.id).slice(0,most).map(one=>({...candidate,...placeOf(one)}))}
function candidateOf({chunk,isOwnId,equals,likeness}){
let isLike=likeness!==void 0&&Math.max(likeness.kept,likeness.taken)>=.5,grounds=[...isOwnId?[`id`]:[],...isLike||!isOwnId?[`likeness`]:[]];
return{...placeOf(chunk),grounds,likeness,equals}}
function placeOf({id,documentId,hash}){
return{id,documentId,hash}}
var GramIndex=class{
#texts;
#every;
#grams;
#starts;
#numbers;
#common;
#looked=0;
constructor(texts){
this.#texts=texts;
let total=texts.reduce((sum,{length})=>sum+length,0);
this.#every=Math.max(1,Math.ceil(total/8e6));
let entries=sortedEntries(texts,this.#every),grams=entries.map(entry=>Math.floor(entry/entrySpan)),isFirst=(gram,at)=>grams[at-1]!==gram;
this.#grams=Uint32Array.from(grams.filter(isFirst)),this.#starts=new Uint32Array(this.#grams.length+1);
let count=0;
for(let[at,gram]of grams.entries())isFirst(gram,at)&&(this.#starts[count++]=at);
this.#starts[count]=entries.length,this.#numbers=Uint32Array.from(entries,entry=>entry%entrySpan),this.#common=new Uint32Array(texts.length)}
near(grams,place){
let ranges=this.#rarestFirst(grams),telling=ranges.filter(({from,to})=>to-from<=1e3),found=this.#sharing(telling),common=ranges.slice(telling.length).map(range=>this.#around(range,place)),chosen=[...firstOf$1(found,byCount),...firstOf$1(found,(a,b)=>b.share-a.share||a.number-b.number),...firstOf$1(this.#sharing(common),byCount)];
return[...new Set(chosen.map(({number})=>number))]}
get looked(){
return this.#looked}
#sharing(ranges){
let numbers=[],looked=0;
for(let{from,to}of ranges){
if(looked>0&&looked+to-from>5e4)break;
looked+=to-from;
for(let at=from;at<to;at++){
let number=this.#numbers[at]??0,count=this.#common[number]??0;
count===0&&numbers.push(number),this.#common[number]=count+1}}
return this.#looked+=looked,numbers.map(number=>{
let count=this.#common[number]??0;
return this.#common[number]=0,{number,count,share:count/(this.#texts[number]?.length??1)}})}
#around({from,to},place){
let at=firstAtLeast(this.#numbers,place,{from,to}),start=Math.max(from,Math.min(at-32,to-64));
return{from:start,to:start+64}}
#rarestFirst(grams){
let ranges=[],[from,last]=[0,-1];
for(let gram of grams)gram!==last&&gram%this.#every===0&&(last=gram,from=firstAtLeast(this.#grams,gram,{from,to:this.#grams.length}),this.#grams[from]===gram&&ranges.push({from:this.#starts[from]??0,to:this.#starts[from+1]??0}));
return ranges.toSorted((a,b)=>a.to-a.from-(b.to-b.from)||a.from-b.from)}};
function byCount(a,b){
return b.count-a.count||a.number-b.number}
function firstAtLeast(numbers,value,{from,to}){
let[low,high]=[from,to];
for(;low<high;){
let middle=low+high>>1;
(numbers[middle]??0)<value?low=middle+1:high=middle}
return low}
function firstOf$1(all,order){
let first=[];
for(let item of all){
let last=first[15];
if(last!==void 0&&order(item,last)>=0)continue;
last!==void 0&&first.pop();
let at=first.length;
for(;at>0&&order(item,first[at-1]??item)<0;)at--;
first.splice(at,0,item)}
return first}
const entrySpan=2**20;
function sortedEntries(texts,every){
let entries=[];
for(let[number,grams]of texts.slice(0,entrySpan).entries()){
let last=-1;
for(let gram of grams)gram!==last&&gram%every===0&&entries.push(gram*entrySpan+number),last=gram}
return Float64Array.from(entries).toSorted()}
const none=new Uint32Array;
function laterTexts(earlier,later){
let owners=new Map(earlier.map(one=>[one.chunk.id,one])),texts=[...groupsOf(later,({chunk:{id,hash}})=>{
let owner=owners.get(id);
return owner===void 0?hash:`${hash} ${owner.chunk.hash}`}).values()].map(group=>{
let[{chunk,grams}]=group,owner=owners.get(chunk.id);
return{hash:chunk.hash,group,grams,...claimOn(grams,owner?.grams)}});
return[...groupsOf(texts,text=>text.isClaimed?text:text.hash).values()].map(same=>{
let[{grams,gained,isClaimed,group}]=same,chunks=same.flatMap(one=>one.group.map(({chunk})=>chunk)),firstId=group[0].chunk.id;
return{grams,gained,isClaimed,chunks:inPlaceOrder(chunks),firstId}})}
function claimOn(grams,owner){
return grams===void 0?{gained:none,isClaimed:!1}:owner===void 0||!isAlike(likenessOf(owner,grams))?{gained:grams,isClaimed:!1}:{gained:besides(grams,owner),isClaimed:!0}}
function besides(grams,other=none){
let{isShared}=sharedIn(grams,other);
return grams.filter((_,at)=>isShared[at]===0)}
var SuccessorFinder=class{
#texts;
#byId;
#placeOf;
#relatives;
#held=new Map;
#owners;
constructor(earlier,later,placeOf){
this.#placeOf=placeOf,this.#texts=laterTexts(earlier,later),this.#byId=new Map(this.#texts.flatMap(text=>text.chunks.map(chunk=>[chunk.id,[chunk,text]])));
let index=new GramIndex(this.#texts.map(({gained})=>gained)),firstIds=this.#texts.map(text=>text.firstId),numberAt=({id})=>firstBehind(firstIds,first=>byUtf8(first,id)>=0);
this.#relatives=new Map(earlier.map(one=>{
let numbers=index.near(one.grams,numberAt(placeOf(one.chunk)));
return[one.chunk.id,this.#relativesOf(one,numbers)]}));
for(let one of earlier)for(let{chunk,likeness}of this.#relatives.get(one.chunk.id)??[]){
if((likeness?.kept??0)<.5)continue;
let list=this.#held.get(chunk.id);
list===void 0?this.#held.set(chunk.id,[one]):list.push(one)}
this.#owners=ownersOf(earlier,this.#relatives)}
of(earlier){
let relatives=this.#relatives.get(earlier.chunk.id)??[],ownId=relatives.find(one=>one.isOwnId),{first,rivals}=firstOf(relatives),parts=first===void 0?[]:partsAfter(first,relatives,this.#wordsFor(earlier)),[only,more]=parts,single=more===void 0?only:void 0;
return{parts,rivals:more===void 0?rivals:[],relatives,ownId,isShared:single!==void 0&&this.#isShared(earlier,single)}}
#relativesOf(earlier,numbers){
let place=this.#placeOf(earlier.chunk),own=this.#byId.get(earlier.chunk.id),others=numbers.flatMap(number=>{
let text=this.#texts[number];
if(text===void 0)return[];
let isOwnText=text===own?.[1],nearest=nearestTo(place,text.chunks,isOwnText?2:1),chunk=isOwnText?nearest.find(({id})=>id!==earlier.chunk.id):nearest[0],equals=text.chunks.length-+!!isOwnText;
return chunk===void 0?[]:[{chunk,text,isOwnId:!1,equals}]});
return[...own===void 0?[]:[{chunk:own[0],text:own[1],isOwnId:!0,equals:1}],...others].map(one=>{
let{grams,gained}=one.text,words=(one.isOwnId?grams:gained)??none,likeness=grams===void 0?void 0:likenessOf(earlier.grams,words,grams.length);
return{...one,words,likeness}}).toSorted(nearestFirst)}
#wordsFor(earlier){
return{grams:earlier.grams,wordsIn:({chunk,words})=>{
let owner=this.#owners.get(chunk.id);
return owner===void 0||owner===earlier?words:besides(words,owner.grams)}}}
#isShared(earlier,{chunk,text:{grams=none}}){
let held=this.#held.get(chunk.id)??[],at=firstBehind(held,other=>byUtf8(other.chunk.id,earlier.chunk.id)>=0),beside=held.slice(Math.max(0,at-32),at+1+32),others=new Set(beside.map(other=>other.grams));
return others.delete(earlier.grams),[...others].some(other=>areBothIn(grams,earlier.grams,other))}};
function ownersOf(earlier,relatives){
let owners=new Map;
for(let owner of earlier)for(let{chunk,text,likeness}of relatives.get(owner.chunk.id)??[]){
let{kept,taken}=likeness??{kept:0,taken:0},isMutual=Math.min(kept,taken)>=.5&&!text.isClaimed,known=owners.get(chunk.id)?.nearness??0;
isMutual&&kept+taken>known&&owners.set(chunk.id,{owner,nearness:kept+taken})}
return new Map([...owners].map(([id,{owner}])=>[id,owner]))}
function firstOf(relatives){
let alike=relatives.filter(({likeness})=>likeness!==void 0&&isAlike(likeness)),best=alike[0]?.likeness?.kept??0,equal=alike.filter(({likeness})=>(likeness?.kept??0)>=best-.02),[first,...rivals]=[alike.filter(({isOwnId})=>isOwnId),equal.filter(({text})=>!text.isClaimed),equal].find(list=>list.length>0)??[];
return{first,rivals}}
function nearestFirst(a,b){
let[left,right]=[a.likeness,b.likeness];
return(right?.kept??0)-(left?.kept??0)||(right?.taken??0)-(left?.taken??0)||Number(b.isOwnId)-Number(a.isOwnId)||byUtf8(a.chunk.id,b.chunk.id)}
function partsAfter(first,relatives,{grams,wordsIn}){
let parts=[],rest=grams;
for(let one of[first,...relatives.filter(other=>other!==first)]){
let{isShared,count:adds}=sharedIn(rest,one===first?one.words:wordsIn(one));
(one===first||isPart(one,{adds,rest:rest.length,of:grams.length}))&&(parts.push(one),rest=rest.filter((_,at)=>isShared[at]===0))}
return parts}
function isPart({likeness},{adds,rest,of}){
let{kept,taken}=likeness??{kept:0,taken:0};
return adds===0||adds<kept*of*.5?!1:taken>=.5||rest>=Math.max(leastRest.grams,of*leastRest.share)&&adds>=rest*.5}
function compareChunks(differences,texts){
let{same,changed,gone,added,holders}=differences,earlier=inOrder([...changed.map(([before])=>before),...gone]),later=inOrder([...changed.map(([,after])=>after),...added]),placeOf=placesIn(differences),grams=gramsByHash(texts),left=chunk=>({chunk,grams:grams(chunk.hash)}),leftEarlier=earlier.filter(({hash})=>!holders.has(hash)).map(left),leftLater=later.filter(({hash})=>!holders.has(hash)).map(left),finder=once(()=>new SuccessorFinder(leftEarlier.filter(isRead),leftLater,placeOf)),isAllKept=leftLater.every(one=>one.grams!==void 0),byId=new Map(leftLater.map(({chunk})=>[chunk.id,chunk])),goesOn=new ChunksThatGoOn,byWords=new Map;
for(let one of leftEarlier){
let{chunk}=one,asked={chunk,place:placeOf(chunk),isAllKept},change=isRead(one)?changeByWords(asked,finder().of(one),goesOn):changeById(asked,byId.get(chunk.id),goesOn);
byWords.set(chunk.id,change)}
let placesOf=placesByBytes(differences);
return{same,changes:earlier.flatMap(chunk=>{
let places=placesOf(chunk);
return places===void 0?byWords.get(chunk.id)??[]:(goesOn.add(places.chunks),changeByBytes(chunk,places,placeOf(chunk)))}),added:later.filter(chunk=>!goesOn.has(chunk)),fresh:leftLater.map(({chunk})=>chunk)}}
var ChunksThatGoOn=class{
#ids=new Set;
#lists=new Set;
add(chunks){
if(!this.#lists.has(chunks)){
chunks.length>1&&this.#lists.add(chunks);
for(let{id}of chunks)this.#ids.add(id)}}
has({id}){
return this.#ids.has(id)}};
function isRead(one){
return one.grams!==void 0}
function inOrder(chunks){
return chunks.toSorted((a,b)=>byUtf8(a.id,b.id))}
function gramsByHash(texts){
let known=new Map;
return hash=>{
let text=texts.get(hash);
if(text===void 0)return;
let grams=known.get(hash)??gramsOf(text);
return known.set(hash,grams),grams}}
function isExact({before,after}){
return before.hash===after.hash}
function compareDocuments({same,...differences},gramsOf){
let gone=differences.gone.toSorted((a,b)=>byUtf8(a.id,b.id)),added=differences.added.toSorted((a,b)=>byUtf8(a.id,b.id)),changed=differences.changed.toSorted(([a],[b])=>byUtf8(a.id,b.id)),exact=exactRenames(gone,added),near=nearRenames(withGrams(without(gone,exact,`before`),id=>gramsOf(id,`before`)),withGrams(without(added,exact,`after`),id=>gramsOf(id,`after`))),renamed=[...exact,...near].toSorted((a,b)=>byUtf8(a.before.id,b.before.id));
return{same,changed:changed.filter(pair=>!isRestated(pair)),restated:changed.filter(isRestated),renamed,removed:without(gone,renamed,`before`),added:without(added,renamed,`after`)}}
function without(documents,renamed,side){
let taken=new Set(renamed.map(one=>one[side].id));
return documents.filter(({id})=>!taken.has(id))}
function exactRenames(gone,added){
let byName=onlyPairs(gone,added,({id,hash})=>`${hash} ${nameIn(id)}`),rest=onlyPairs(without(gone,byName,`before`),without(added,byName,`after`),({hash})=>hash);
return[...byName,...rest]}
function onlyPairs(gone,added,keyOf){
let arrivals=groupsOf(added,keyOf);
return[...groupsOf(gone,keyOf)].flatMap(([key,[before,...more]])=>{
let[after,...others]=arrivals.get(key)??[],isOne=more.length===0&&others.length===0;
return before!==void 0&&after!==void 0&&isOne?[{before,after,score:1}]:[]})}
function nameIn(id){
return id.slice(id.lastIndexOf(`/`)+1)}
function withGrams(documents,gramsOf){
return documents.flatMap(document=>{
let grams=gramsOf(document.id);
return grams===void 0||grams.length===0?[]:[{document,grams,end:fromEnd(document.id)}]})}
function nearRenames(gone,added){
let inOrder=added.toSorted(byEnd),index=new GramIndex(inOrder.map(({grams})=>grams));
return bestFirst(gone.flatMap(one=>{
let{document:before,grams}=one,place=firstBehind(inOrder,other=>byEnd(other,one)>=0);
return index.near(grams,place).flatMap(number=>{
let after=inOrder[number];
if(after===void 0)return[];
let{count}=sharedIn(grams,after.grams),score=count/Math.max(grams.length,after.grams.length);
return score<.5?[]:[{before,after:after.document,score}]})}))}
function byEnd(a,b){
return byUtf8(a.end,b.end)||byUtf8(a.document.id,b.document.id)}
function bestFirst(pairs){
let taken=new Set,chosen=[],best=pairs.toSorted((a,b)=>b.score-a.score);
for(let[,group]of groupsOf(best,({score})=>score)){
let equal=group.filter(({before,after})=>!taken.has(before)&&!taken.has(after)),ways=new Map;
for(let one of equal.flatMap(({before,after})=>[before,after]))ways.set(one,(ways.get(one)??0)+1);
for(let pair of equal)ways.get(pair.before)===1&&ways.get(pair.after)===1&&chosen.push(pair),taken.add(pair.before).add(pair.after)}
return chosen}
function triggersThatHappen({documents,chunks,settings}){
let ofChunks=triggersOfChunks(chunks),happens={"source-revision-changed":documents.changed.some(([old,now])=>old.revision!==now.revision),"chunk-edited":ofChunks.has(`chunk-edited`),"chunk-moved":ofChunks.has(`chunk-moved`),"chunk-deleted":ofChunks.has(`chunk-deleted`),"chunking-changed":settings.chunking,"embedding-changed":settings.embedding,"retrieval-filter-changed":settings.retrievalFilter,"document-added":documents.added.length>0};
return triggers.filter(trigger=>happens[trigger])}
function triggersOfChunks(chunks){
let placesOf=placesByBytes(chunks),edited=chunks.changed.map(([old])=>[old,`chunk-edited`]),deleted=chunks.gone.map(old=>[old,`chunk-deleted`]),found=[...edited,...deleted].map(([old,otherwise])=>placesOf(old)?.isNew===!0?`chunk-moved`:otherwise);
return new Set(found)}
function compareRevisions(before,after,{documents,chunks,texts}){
let settings=settingsThatDiffer(before,after);
return{before,after,documents:compareDocuments(documents,documentGrams(chunks,texts)),chunks:compareChunks(chunks,texts),settings,triggers:triggersThatHappen({documents,chunks,settings}),texts}}
function hashesToRead({changed,gone,added}){
return new Set([...changed.flat(),...gone,...added].map(({hash})=>hash))}
function documentGrams({changed,gone,added},texts){
let before=once(()=>byDocument([...changed.map(([one])=>one),...gone])),after=once(()=>byDocument([...changed.map(([,one])=>one),...added]));
return(id,side)=>{
let own=(side===`before`?before():after()).get(id)??[],kept=own.flatMap(({hash})=>texts.get(hash)??[]);
return kept.length<own.length?void 0:unionOf(kept.map(gramsOf))}}
function byDocument(chunks){
return groupsOf(chunks,({documentId})=>documentId)}
function quoteHolders({chunks,texts,isIn}){
let groups=[...groupsOf(chunks,({hash})=>hash).values()],byWord=once(()=>groupsByWord(groups,texts));
return quote=>{
let inner=normaliseWhiteSpace(quote).split(` `).slice(1,-1);
return(groups.length>64&&inner.length>0?withAll(inner,byWord()).map(at=>groups[at]??[]):groups).filter(([first])=>first!==void 0&&isIn(first.hash,quote)===!0)}}
function groupsByWord(groups,texts){
let byWord=new Map;
for(let[number,[{hash}]]of groups.entries())for(let word of normaliseWhiteSpace(texts.get(hash)??``).split(` `)){
let numbers=byWord.get(word);
numbers===void 0?byWord.set(word,[number]):numbers.at(-1)!==number&&numbers.push(number)}
return byWord}
function withAll(words,byWord){
let lists=[...new Set(words)].map(word=>byWord.get(word)??[]).toSorted((a,b)=>a.length-b.length).slice(0,16),[found=[]]=lists;
for(let list of lists.slice(1)){
if(found.length<=64)break;
let has=new Set(list);
found=found.filter(number=>has.has(number))}
return found}
function evidenceComparer({before,comparison,texts}){
let changes=new Map(comparison.changes.map(change=>[change.chunk.id,change])),isIn=quoteFinder(texts),holders=quoteHolders({chunks:comparison.fresh,texts,isIn}),became=({chunkId,contentHash,quote})=>{
let judged=before.get(chunkId);
if(judged===void 0||judged.hash!==(contentHash??judged.hash))return{verdict:`unverified`,quote:void 0,...nowhere};
let change=changes.get(chunkId),isKept=texts.has(judged.hash);
if(change===void 0)return{verdict:isKept?`same`:`unverified`,quote:quote===void 0||!isKept?void 0:`intact`,...nowhere};
if(quote===void 0)return{...told(change,isKept),quote:void 0};
let holds=({hash})=>isIn(hash,quote)===!0,{place}=change;
return byQuote(told(change,isKept),{place,holds,holders:()=>holders(quote)})},known=new Map;
return piece=>{
let key=JSON.stringify([piece.chunkId,piece.contentHash,piece.quote]),found=known.get(key)??became(piece);
return known.set(key,found),{piece,...found}}}
const nowhere={candidates:[],candidateCount:0};
function told({verdict,candidates,candidateCount},isKept){
return{verdict:isKept?verdict:`unverified`,candidates,candidateCount}}
function byQuote({verdict,candidates,candidateCount},{place,holds,holders}){
let holding=candidates.filter(holds).map(withQuote),others=candidates.filter(one=>!holds(one)),[first,another]=holding;
if(first!==void 0){
let isOne=another===void 0&&first.equals===1,isDecided=verdict===`ambiguous`&&isOne,bytes=candidates.some(({grounds})=>grounds.includes(`bytes`));
return{verdict:isDecided&&!bytes?`edited`:foundAgain(verdict,isOne),quote:`intact`,candidates:[...holding,...others],candidateCount:Math.max(candidateCount,countOf(holding)+others.length)}}
let elsewhere=holders(),count=elsewhere.reduce((sum,{length})=>sum+length,0);
return count===0?{verdict,quote:candidates.some(({likeness})=>likeness!==void 0)||verdict===`gone`?`changed`:void 0,candidates,candidateCount}:{verdict:verdict!==`gone`&&verdict!==`unverified`&&candidates.length>0?`split`:foundAgain(verdict,count===1),quote:`intact`,candidates:[...holdersNear(place,elsewhere),...candidates],candidateCount:count+candidateCount}}
function countOf(candidates){
return[...new Map(candidates.map(({hash,equals})=>[hash,equals])).values()].reduce((sum,equals)=>sum+equals,0)}
function holdersNear(place,lists){
return nearestTo(place,inPlaceOrder(lists.flat()),10).map(chunk=>({...byQuoteAlone(chunk),equals:lists.find(([first])=>first?.hash===chunk.hash)?.length??1}))}
function foundAgain(verdict,isOne){
return verdict===`gone`?isOne?`edited`:`ambiguous`:verdict}
function withQuote(candidate){
let{grounds}=candidate,[first,...rest]=grounds;
return first===`bytes`?{...candidate,grounds:[first,`quote`,...rest]}:{...candidate,grounds:[`quote`,...grounds]}}
function byQuoteAlone({id,documentId,hash}){
return{id,documentId,hash,grounds:[`quote`],likeness:void 0}}
const shownAs={"﷐":`⟦`,"﷑":`⟧`,"﷒﷒":`[-`,"﷓﷓":`-]`,"﷔﷔":`{+`,"﷕﷕":`+}`},quoteMarks=[`﷐`,`﷑`],runMarks={"-":[`﷒﷒`,`﷓﷓`],"+":[`﷔﷔`,`﷕﷕`]};
function markable(text){
return text.replaceAll(/[\ufdd0-\ufdd5]/g,`�`)}
function markedRuns(runs){
return runs.map(({mark,text})=>{
if(mark===` `)return text;
let[open,close]=runMarks[mark];
return`${open}${text}${close}`}).join(` `)}
const forged=/\[(?=-)|(?<=-\\?)\]|\{(?=\+)|(?<=\+)\}|[⟦⟧]/g;
function printedMarks(text,print){
return print(text).replaceAll(forged,escapeOf).replaceAll(/([\ufdd2-\ufdd5])\1|[\ufdd0\ufdd1]/g,mark=>shownAs[mark]??mark)}
const verdictWords={same:`same id, same text`,moved:`the same text under one other id`,edited:`another text under the id, or most words under one other`,split:`the words are in several chunks now`,merged:`the words are in one chunk with those of others`,gone:`neither the id, nor the text, nor the words`,ambiguous:`several chunks fit equally well`,unverified:`a text that would tell is not kept`},order=[`same`,`moved`,`edited`,`split`,`merged`,`gone`,`ambiguous`,`unverified`];
function occurring(counts){
return order.flatMap(verdict=>counts[verdict]===0?[]:[[verdict,counts[verdict]]])}
function countsText(parts){
let shown=parts.filter(([count])=>count>0).map(([count,what])=>`${count} ${what}`);
return shown.length===0?`none`:shown.join(`, `)}
function summaryRows({comparison,cited}){
let{before,after,documents,chunks}=comparison,verdicts=occurring(verdictCounts(chunks)),width=Math.max(...verdicts.map(([,count])=>String(count).length));
return[[`documents`,documentCounts(documents)],[`chunks`,`${before.chunks.count} before, ${after.chunks.count} now`],...verdicts.map(([verdict,count])=>[``,`${String(count).padStart(width)} ${verdict.padEnd(10)}  ${verdictWords[verdict]}`]),[``,chunks.added.length===0?``:`${chunks.added.length} added, which hold nothing of what was there`],...settingRows(comparison),...cited===void 0?[]:citedRows(cited,before)]}
function documentCounts({same,changed,restated,renamed,removed,added}){
let exact=renamed.filter(isExact).length;
return countsText([[same,`the same`],[restated.length,`the same with another source revision or URI`],[changed.length,`changed`],[exact,`renamed`],[renamed.length-exact,`renamed and changed`],[removed.length,`removed`],[added.length,`added`]])}
function settingRows({before,after,settings}){
return[[`chunking`,`chunking`,chunkingText(before),chunkingText(after)],[`embedding`,`embedding`,embeddingText(before),embeddingText(after)],[`filter`,`retrievalFilter`,before.retrievalFilter??`none`,after.retrievalFilter??`none`]].flatMap(([label,name,old,now])=>settings[name]?[[label,`changed from ${old} to ${now}`]]:now===`none`?[]:[[label,`${now}, the same`]])}
function chunkingText({chunking}){
let settings=Object.entries(chunking.settings).map(([name,value])=>`${name}=${typeof value==`string`?value:JSON.stringify(value)}`);
return[`${chunking.name}@${chunking.version}`,...settings].join(` `)}
function embeddingText({embedding}){
return embedding===void 0?`none`:`${embedding.model}@${embedding.version}`}
function citedRows({evidence,judgedElsewhere},{id}){
let others=`${counted(judgedElsewhere,`approved case`)} more, judged under other revisions and not compared here`;
return[[`evidence`,citedCounts(evidence,id)],[``,judgedElsewhere===0?``:others]]}
function citedCounts(cited,id){
if(cited.length===0)return`no case rests on chunks of ${quoted(id)}`;
let counts=order.map(verdict=>[cited.filter(one=>one.verdict===verdict).length,verdict]),cases=new Set(cited.flatMap(one=>one.cases)).size;
return`${counted(cited.length,`piece`)} of ${counted(cases,`case`)} under ${quoted(id)}: ${countsText(counts)}`}
function quoteText(verdict,quote){
return quote===void 0||verdict===`gone`?``:`, quote ${quote}`}
function standingText({standing,renamed}){
return renamed===void 0?standing===`restated`?`another source revision`:standing:renamed.isExact?`renamed`:`renamed and changed, ${percent(renamed.score)} alike`}
function groundsText({grounds,likeness},verdict){
let by=grounds.filter(one=>one!==`likeness`).map(one=>groundWords[one]);
if(likeness===void 0||grounds.includes(`bytes`))return by.join(`, `);
let own=verdict===`merged`||verdict===`split`?`, which are ${percent(likeness.taken)} of its own`:``;
return[...by.length===0?[]:[by.join(`, `)],`${percent(likeness.kept)} of the old words${own}`].join(`; `)}
const groundWords={bytes:`equal text`,quote:`the quote`,id:`its id`};
function percent(share){
let whole=Math.round(share*100);
return whole===100&&share<1?`99 %`:whole===0&&share>0?`under 1 %`:`${whole} %`}
function moreCandidates({candidates,candidateCount},limit){
return candidateCount-Math.min(candidates.length,limit)}
function someCases(cases,limit){
let more=cases.length-limit;
return more>0?[...cases.slice(0,limit),`${more} more`]:cases}
function isUnderItsId({chunk,candidates:[first,...more]}){
return first!==void 0&&more.length===0&&first.id===chunk.id}
function wordDiff(before,after){
let words=compared(wordsOf(before),wordsOf(after));
if(words===void 0)return;
let runs=[];
for(let{mark,text}of words){
let last=runs.at(-1);
last?.mark===mark?last.text+=` ${text}`:runs.push({mark,text})}
return changedFirst(runs)}
function wordsOf(text){
return markable(text).split(/\s+/).filter(word=>word!==``)}
function changedFirst(runs){
let ordered=[...runs];
for(let[at,run]of ordered.entries()){
let next=ordered[at+1];
run.mark===`+`&&next?.mark===`-`&&([ordered[at],ordered[at+1]]=[next,run])}
return ordered}
function shortened(runs){
return runs.map((run,at)=>{
if(run.mark!==` `||run.isKept===!0)return run;
let words=run.text.split(` `),[first,last]=[at===0?0:8,at===runs.length-1?0:8];
if(words.length<=first+last+1)return run;
let parts=[...words.slice(0,first),`…`,...last===0?[]:words.slice(-last)];
return{mark:run.mark,text:parts.join(` `)}})}
function changesByDocument({documents,chunks}){
let renamed=new Map(documents.renamed.map(one=>[one.before.id,one])),formerly=new Map(documents.renamed.map(one=>[one.after.id,one.before.id])),standings=standingsOf(documents),changes=groupsOf(chunks.changes,({chunk})=>chunk.documentId),added=groupsOf(chunks.added,({documentId})=>formerly.get(documentId)??documentId);
return[...new Set([...standings.keys(),...changes.keys(),...added.keys()])].toSorted(byUtf8).map(id=>{
let rename=renamed.get(id),to=rename?.after.id,own=changes.get(id)??[],others=own.filter(change=>!goesAlong(change,to));
return{id,standing:standings.get(id)??`same`,renamed:rename&&{id:rename.after.id,score:rename.score,isExact:isExact(rename)},movedAlong:own.length-others.length,changes:others,added:added.get(id)??[]}})}
function goesAlong({verdict,candidates},to){
return to!==void 0&&verdict===`moved`&&candidates[0]?.documentId===to}
function standingsOf(documents){
return new Map([...documents.changed.map(([{id}])=>[id,`changed`]),...documents.restated.map(([{id}])=>[id,`restated`]),...documents.renamed.map(({before})=>[before.id,`renamed`]),...documents.added.map(({id})=>[id,`added`]),...documents.removed.map(({id})=>[id,`removed`])])}
function askingChanges({comparison:{triggers},policy:file}){
if(file!==void 0&&file.policy===void 0)return;
let scopes=scopesOf(file?.policy);
return triggers.map(reason=>{
let isSaid=file?.policy?.refresh?.[reason]!==void 0;
return{reason,scope:scopes[reason],isSaid}})}
function planCommand({comparison:{after}}){
return`touchstone refresh plan --to ${after.id}`}
function meaningText(diff){
let{before}=diff.comparison,changes=askingChanges(diff);
if(changes===void 0)return`Which judgments wait is for the policy to say, and ${policyFile} cannot be read: touchstone check`;
let wide=changes.filter(({scope})=>scope===`whole-set`);
return wide.length>0?`Every judgment made under ${quoted(before.id)} waits for a person, whatever it cites: ${listed(wide.map(changeText))}.`:[evidenceText(diff,changes),abstentionText(diff)].filter(sentence=>sentence!==``).join(` `)}
function evidenceText({comparison:{chunks}},changes){
let isSame=chunks.changes.length===0,wider=changes.filter(({reason,scope})=>scope===`cases-of-document`&&reason!==`document-added`);
if(wider.length>0){
let which=`that cite a document in which this happened: ${listed(wider.map(changeText))}`;
return isSame?`Every chunk is the same. Judgments wait for a person ${which}.`:`Judgments that cite a chunk that is not the same wait for a person. So do those ${which}.`}
let narrow=changes.filter(({reason})=>settingChanges.has(reason)),besides=narrow.length===0?``:` By the policy, ${listed(narrow.map(changeText))} asks about no others.`;
return isSame?`Every chunk is the same: judgments that cite chunks stand.${besides}`:chunks.same===0?`No chunk is the same: every judgment that cites one waits for a person.${besides}`:`Judgments that cite only ${chunks.same===1?`the chunk that is the same`:`the ${chunks.same} chunks that are the same`} stand. Those that cite ${chunks.changes.length===1?`the other one`:`one of the ${chunks.changes.length} others`} wait for a person.${besides}`}
const settingChanges=new Set([`chunking-changed`,`embedding-changed`,`retrieval-filter-changed`]);
function abstentionText({comparison:{documents,triggers},policy}){
let isAsked=scopesOf(policy?.policy)[`document-added`]!==`cases-of-evidence`,isNew=triggers.includes(`document-added`)||documents.changed.length>0;
return isAsked&&isNew?`Abstentions "not-in-corpus" may wait as well: documents came, or have another text.`:``}
function changeText({reason,scope,isSaid}){
return`${reason} (${scope}${isSaid?``:` by default`})`}
function*corpusDiffJson(diff){
let{comparison,cited}=diff,{before,after,documents,chunks,settings}=comparison,pairs=list=>list.map(([old,now])=>({before:documentValue(old),after:documentValue(now)})),head={before:revisionValue(before),after:revisionValue(after),settings:{chunking:{changed:settings.chunking,before:before.chunking,after:after.chunking},embedding:{changed:settings.embedding,before:before.embedding??null,after:after.embedding??null},retrievalFilter:{changed:settings.retrievalFilter,before:before.retrievalFilter??null,after:after.retrievalFilter??null}},documents:{same:documents.same,changed:pairs(documents.changed),restated:pairs(documents.restated),renamed:documents.renamed.map(one=>({before:documentValue(one.before),after:documentValue(one.after),score:rounded(one.score),sameContent:isExact(one)})),removed:documents.removed.map(documentValue),added:documents.added.map(documentValue)}},counts={...verdictCounts(chunks),added:chunks.added.length},asking={changes:askingChanges(diff)?.map(({reason,scope})=>({reason,scope}))??null,plan:planCommand(diff)};
yield`${jsonText(head).slice(0,-1)},"chunks":{"counts":${jsonText(counts)},"changes":`,yield*jsonList(chunks.changes,changeValue),yield`,"added":`,yield*jsonList(chunks.added,({id,documentId,hash})=>({id,documentId,hash})),yield`},"asking":${jsonText(asking)},"evidence":`,cited===void 0?yield`null`:yield*jsonList(cited.evidence,one=>({cases:one.cases,...evidenceValue(one)})),yield`,"judgedElsewhere":${cited?.judgedElsewhere??`null`}}`}
function revisionValue({id,createdAt,chunks,documents}){
return{id,createdAt,documents:documents.count,chunks:chunks.count}}
function documentValue({id,uri,revision,hash}){
return{id,uri,revision,hash}}
function changeValue({chunk,verdict,candidates,candidateCount}){
let{id,documentId,hash}=chunk;
return{id,documentId,hash,verdict,candidateCount,candidates:candidates.map(candidateValue)}}
function candidateValue(candidate){
let{id,documentId,hash,grounds}=candidate;
return{id,documentId,hash,grounds,...sharesOf(candidate)}}
function sharesOf({likeness}){
return likeness===void 0?{kept:null,taken:null}:{kept:rounded(likeness.kept),taken:rounded(likeness.taken)}}
function evidenceValue({piece,verdict,quote,candidates,candidateCount}){
return{chunkId:piece.chunkId,contentHash:piece.contentHash??null,verdict,quote:quote??null,candidateCount,candidates:candidates.map(candidateValue)}}
function rounded(share){
return share===1?1:Math.min(Math.round(share*1e3)/1e3,.999)}
function wrapped(paragraph){
let lines=[],line=``;
for(let word of paragraph.split(` `))line!==``&&line.length+1+word.length>80?(lines.push(line),line=word):line=line===``?word:`${line} ${word}`;
return[...lines,line].join(`
`)}
export{alteredTables,changesByDocument,compareChunks,compareRevisions,corpusDiffJson,countsText,documentCounts,evidenceComparer,groundsText,hashesToRead,isUnderItsId,lineDiff,markable,markdownCode,markdownCodeLink,markdownFence,markdownLink,markdownLinkBelow,markdownText,markedRuns,meaningText,moreCandidates,occurring,plainText,planCommand,printedMarks,quoteMarks,quoteText,settingRows,sharesOf,shortened,shownLines,someCases,standingText,stateDefects,summaryRows,wordDiff,wrapped};
