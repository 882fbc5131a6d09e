import{byUtf8,changeByBytes,currentFile,groupsOf,isRestated,normaliseWhiteSpace,placesByBytes,quoteFinder,revisionsFolder,settingsThatDiffer,startOf,triggers}from"./core.js";
import{MiniSearch}from"./minisearch.js";
const mostEntries=8e6;
const mostLooked=5e4;
const mostNear=16;
var GramIndex=class{
#texts;
#every;
#grams;
#numbers;
constructor(texts){
this.#texts=texts;
const total=texts.reduce((sum,{length})=>sum+length,0);
this.#every=Math.max(1,Math.ceil(total/mostEntries));
const entries=sortedEntries(texts,this.#every);
this.#grams=Uint32Array.from(entries,entry=>Math.floor(entry/entrySpan));
this.#numbers=Uint32Array.from(entries,entry=>entry%entrySpan)}
near(grams){
const common=new Map;
let looked=0;
for(const{from,to}of this.#rarestFirst(grams)){
if(looked>0&&looked+to-from>mostLooked)break;
looked+=to-from;
for(let at=from;at<to;at++){
const number=this.#numbers[at]??0;
common.set(number,(common.get(number)??0)+1)}}
const found=[...common].map(([number,count])=>({number,count,share:count/(this.#texts[number]?.length??1)}));
const byCount=found.toSorted((a,b)=>b.count-a.count||a.number-b.number);
const byShare=found.toSorted((a,b)=>b.share-a.share||a.number-b.number);
const chosen=[...byCount.slice(0,mostNear),...byShare.slice(0,mostNear)];
return[...new Set(chosen.map(({number})=>number))]}
#rarestFirst(grams){
const ranges=[];
let[from,last]=[0,-1];
for(const gram of grams){
if(gram===last||gram%this.#every!==0)continue;
last=gram;
from=this.#firstFrom(gram,from);
let to=from;
while(this.#grams[to]===gram)to++;
if(to>from)ranges.push({from,to})}
return ranges.toSorted((a,b)=>a.to-a.from-(b.to-b.from)||a.from-b.from)}
#firstFrom(gram,start){
let[low,high]=[start,this.#grams.length];
while(low<high){
const middle=low+high>>1;
if((this.#grams[middle]??0)<gram)low=middle+1;else high=middle}
return low}};
const entrySpan=2**20;
function sortedEntries(texts,every){
const entries=[];
for(const[number,grams]of texts.slice(0,entrySpan).entries()){
let last=-1;
for(const gram of grams){
if(gram!==last&&gram%every===0)entries.push(gram*entrySpan+number);
last=gram}}
return Float64Array.from(entries).toSorted()}
const size=5;
function gramsOf(text){
const normal=likenessForm(text);
if(normal.length<=size)return Uint32Array.of(gramAt(normal,0));
const grams=new Uint32Array(normal.length-size+1);
for(let at=0;at<grams.length;at++)grams[at]=gramAt(normal,at);
return grams.toSorted()}
function unionOf(all){
const joined=new Uint32Array(all.reduce((sum,{length})=>sum+length,0));
let at=0;
for(const grams of all){
joined.set(grams,at);
at+=grams.length}
return joined.toSorted()}
function sharedIn(grams,others){
const isShared=new Uint8Array(grams.length);
let[count,left,right]=[0,0,0];
while(left<grams.length&&right<others.length){
const[one,other]=[grams[left]??0,others[right]??0];
if(one===other){
isShared[left]=1;
count++}
if(one<=other)left++;
if(other<=one)right++}
return{isShared,count}}
function likenessForm(text){
const words=text.normalize(`NFC`).toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu,` `).trim();
return words===``?normaliseWhiteSpace(text):words}
function gramAt(text,start){
let hash=0x811c9dc5;
const end=Math.min(start+size,text.length);
for(let at=start;at<end;at++){
const unit=text.charCodeAt(at);
hash=Math.imul(hash^unit&255,16777619);
hash=Math.imul(hash^unit>>8,16777619)}
return hash>>>0}
const leastShare=.5;
const tieWidth=.02;
const leastRest={share:.1,grams:20};
const leastKept=.25;
function likenessOf(before,after,of=after.length){
const{count}=sharedIn(before,after);
return{kept:count/before.length,taken:count/of}}
function isAlike({kept,taken}){
return Math.max(kept,taken)>=leastShare}
function areBothIn(later,one,other){
return addsTo(later,one,other)&&addsTo(later,other,one)}
function addsTo(later,one,besides){
const{isShared}=sharedIn(one,besides);
const own=one.filter((_,at)=>isShared[at]===0);
if(own.length<one.length*.25)return false;
return sharedIn(own,later).count>=own.length*leastShare}
function isExact({before,after}){
return before.hash===after.hash}
function compareDocuments({same,...differences},gramsOf){
const gone=differences.gone.toSorted((a,b)=>byUtf8(a.id,b.id));
const added=differences.added.toSorted((a,b)=>byUtf8(a.id,b.id));
const changed=differences.changed.toSorted(([a],[b])=>byUtf8(a.id,b.id));
const exact=exactRenames(gone,added);
const near=nearRenames(withGrams(without(gone,exact,`before`),id=>gramsOf(id,`before`)),withGrams(without(added,exact,`after`),id=>gramsOf(id,`after`)));
const renamed=[...exact,...near].toSorted((a,b)=>byUtf8(a.before.id,b.before.id));
return{same,changed:changed.filter(pair=>!isRestated(pair)),restated:changed.filter(isRestated),renamed,removed:without(gone,renamed,`before`),added:without(added,renamed,`after`)}}
function without(documents,renamed,side){
const taken=new Set(renamed.map(one=>one[side].id));
return documents.filter(({id})=>!taken.has(id))}
function exactRenames(gone,added){
const byName=onlyPairs(gone,added,({id,hash})=>`${hash} ${nameIn(id)}`);
const rest=onlyPairs(without(gone,byName,`before`),without(added,byName,`after`),({hash})=>hash);
return[...byName,...rest]}
function onlyPairs(gone,added,keyOf){
const arrivals=groupsOf(added,keyOf);
return[...groupsOf(gone,keyOf)].flatMap(([key,[before,...more]])=>{
const[after,...others]=arrivals.get(key)??[];
const isOne=more.length===0&&others.length===0;
return before!==void 0&&after!==void 0&&isOne?[{before,after,score:1}]:[]})}
function nameIn(id){
return id.slice(id.lastIndexOf(`/`)+1)}
function withGrams(documents,gramsOf){
return documents.flatMap(document=>{
const grams=gramsOf(document.id);
return grams===void 0||grams.length===0?[]:[{document,grams}]})}
function nearRenames(gone,added){
const index=new GramIndex(added.map(({grams})=>grams));
return bestFirst(gone.flatMap(({document:before,grams})=>index.near(grams).flatMap(number=>{
const after=added[number];
if(after===void 0)return[];
const{count}=sharedIn(grams,after.grams);
const score=count/Math.max(grams.length,after.grams.length);
return score<.5?[]:[{before,after:after.document,score}]})))}
function bestFirst(pairs){
const taken=new Set;
const chosen=[];
for(const score of[...new Set(pairs.map(pair=>pair.score))].toSorted((a,b)=>b-a)){
const equal=pairs.filter(pair=>pair.score===score&&!taken.has(pair.before)&&!taken.has(pair.after));
for(const pair of equal){
if(equal.every(other=>other===pair||other.before!==pair.before&&other.after!==pair.after))chosen.push(pair);
taken.add(pair.before).add(pair.after)}}
return chosen}
function verdictCounts({same,changes}){
const counts={same,moved:0,edited:0,split:0,merged:0,gone:0,ambiguous:0,unverified:0};
for(const{verdict}of changes)counts[verdict]++;
return counts}
var SuccessorFinder=class{
#later;
#byId;
#relatives;
#held=new Map;
#owners;
constructor(earlier,later){
const owners=new Map(earlier.map(one=>[one.chunk.id,one.grams]));
this.#later=later.map(one=>({...one,...claimOn(one,owners.get(one.chunk.id))}));
this.#byId=new Map(this.#later.map(one=>[one.chunk.id,one]));
const index=new GramIndex(this.#later.map(({gained})=>gained));
this.#relatives=new Map(earlier.map(one=>[one.chunk.id,this.#relativesOf(one,index)]));
for(const one of earlier.filter(({grams})=>grams!==void 0))for(const{later:other,likeness}of this.#relatives.get(one.chunk.id)??[]){
if((likeness?.kept??0)<.5)continue;
const list=this.#held.get(other.chunk.id);
if(list===void 0)this.#held.set(other.chunk.id,[one]);else list.push(one)}
this.#owners=ownersOf(earlier,this.#relatives)}
of(earlier){
const relatives=this.#relatives.get(earlier.chunk.id)??[];
const ownId=relatives.find(one=>one.isOwnId);
const{first,rivals}=firstOf(relatives);
const parts=first===void 0?[]:partsAfter(first,relatives,this.#wordsFor(earlier));
const[only,more]=parts;
const single=more===void 0?only?.later:void 0;
return{parts,rivals:more===void 0?rivals:[],relatives,ownId,isShared:single!==void 0&&this.#isShared(earlier,single)}}
#relativesOf({chunk,grams},index){
const own=this.#byId.get(chunk.id);
if(grams===void 0)return own===void 0?[]:[unread(own)];
const others=index.near(grams).flatMap(number=>this.#later[number]??[]);
return[...new Set([...own===void 0?[]:[own],...others])].map(later=>{
const isOwnId=later===own;
const words=(isOwnId?later.grams:later.gained)??none;
return{later,isOwnId,words,likeness:later.grams===void 0?void 0:likenessOf(grams,words,later.grams.length)}}).toSorted(nearestFirst)}
#wordsFor(earlier){
return{grams:earlier.grams??none,wordsIn:({later,words})=>{
const owner=this.#owners.get(later.chunk.id);
return owner===void 0||owner===earlier?words:besides(words,owner.grams)}}}
#isShared(earlier,{chunk,grams=none}){
const own=earlier.grams??none;
return(this.#held.get(chunk.id)??[]).some(other=>other!==earlier&&areBothIn(grams,own,other.grams??none))}};
function unread(later){
return{later,isOwnId:true,words:none,likeness:void 0}}
function claimOn({grams},owner){
if(grams===void 0)return{gained:none,isClaimed:false};
if(owner===void 0||!isAlike(likenessOf(owner,grams)))return{gained:grams,isClaimed:false};
return{gained:besides(grams,owner),isClaimed:true}}
function besides(grams,other=none){
const{isShared}=sharedIn(grams,other);
return grams.filter((_,at)=>isShared[at]===0)}
function ownersOf(earlier,relatives){
const owners=new Map;
for(const owner of earlier)for(const{later,likeness}of relatives.get(owner.chunk.id)??[]){
const{kept,taken}=likeness??{kept:0,taken:0};
const isMutual=Math.min(kept,taken)>=.5&&!later.isClaimed;
const known=owners.get(later.chunk.id)?.nearness??0;
if(isMutual&&kept+taken>known)owners.set(later.chunk.id,{owner,nearness:kept+taken})}
return new Map([...owners].map(([id,{owner}])=>[id,owner]))}
function firstOf(relatives){
const alike=relatives.filter(({likeness})=>likeness!==void 0&&isAlike(likeness));
const best=alike[0]?.likeness?.kept??0;
const equal=alike.filter(({likeness})=>(likeness?.kept??0)>=best-tieWidth);
const[first,...rivals]=[alike.filter(({isOwnId})=>isOwnId),equal.filter(({later})=>!later.isClaimed),equal].find(list=>list.length>0)??[];
return{first,rivals}}
const none=new Uint32Array;
function nearestFirst(a,b){
const[left,right]=[a.likeness,b.likeness];
return(right?.kept??0)-(left?.kept??0)||(right?.taken??0)-(left?.taken??0)||Number(b.isOwnId)-Number(a.isOwnId)||byUtf8(a.later.chunk.id,b.later.chunk.id)}
function partsAfter(first,relatives,{grams,wordsIn}){
const parts=[];
let rest=grams;
for(const one of[first,...relatives.filter(other=>other!==first)]){
const{isShared,count:adds}=sharedIn(rest,one===first?one.words:wordsIn(one));
if(one!==first&&!isPart(one,{adds,rest:rest.length,of:grams.length}))continue;
parts.push(one);
rest=rest.filter((_,at)=>isShared[at]===0)}
return parts}
function isPart({likeness},{adds,rest,of}){
const{kept,taken}=likeness??{kept:0,taken:0};
if(adds===0||adds<kept*of*.5)return false;
if(taken>=.5)return true;
return rest>=Math.max(leastRest.grams,of*leastRest.share)&&adds>=rest*.5}
const mostLike=3;
function compareChunks(differences,texts){
const{same,changed,gone,added,holders}=differences;
const earlier=inOrder([...changed.map(([before])=>before),...gone]);
const later=inOrder([...changed.map(([,after])=>after),...added]);
const left=chunk=>{
const text=texts.get(chunk.hash);
return{chunk,grams:text===void 0?void 0:gramsOf(text)}};
const leftEarlier=earlier.filter(({hash})=>!holders.has(hash)).map(left);
const leftLater=later.filter(({hash})=>!holders.has(hash)).map(left);
const finder=new SuccessorFinder(leftEarlier,leftLater);
const isAllKept=leftLater.every(({grams})=>grams!==void 0);
const byWords=new Map(leftEarlier.map(one=>[one.chunk.id,changeByWords(one,finder.of(one),isAllKept)]));
const placesOf=placesByBytes(differences);
const changes=earlier.flatMap(chunk=>{
const places=placesOf(chunk);
return(places&&changeByBytes(chunk,places))??byWords.get(chunk.id)??[]});
const goesOn=new Set(changes.flatMap(({verdict,candidates})=>verdict===`gone`?[]:candidates.map(({id})=>id)));
return{same,changes,added:later.filter(({id})=>!goesOn.has(id)),fresh:leftLater.map(({chunk})=>chunk)}}
function inOrder(chunks){
return chunks.toSorted((a,b)=>byUtf8(a.id,b.id))}
function changeByWords({chunk,grams},successors,isAllKept){
const{parts,rivals,relatives,ownId}=successors;
const verdict=verdictByWords(successors);
if(verdict!==`gone`){
const pieces=verdict===`split`?relatives.filter(isPieceOfIt):[];
const named=[...parts,...rivals,...pieces,...ownId===void 0?[]:[ownId]];
return{chunk,verdict,candidates:[...new Set(named)].map(candidateOf)}}
const like=relatives.filter(({likeness})=>(likeness?.kept??0)>=leastKept);
const candidates=[...new Set([...parts,...like])].slice(0,mostLike).map(candidateOf);
return{chunk,verdict:grams!==void 0&&isAllKept?`gone`:`unverified`,candidates}}
function isPieceOfIt({later,likeness}){
return!later.isClaimed&&(likeness?.taken??0)>=.5}
function verdictByWords({parts,rivals,ownId,isShared}){
const[first,second]=parts;
if(first===void 0)return ownId===void 0?`gone`:`edited`;
if(second!==void 0)return`split`;
if(isShared)return`merged`;
if(rivals.length>0)return`ambiguous`;
if(first.isOwnId)return`edited`;
const{kept=0}=first.likeness??{};
return kept>=.25||ownId!==void 0?`edited`:`gone`}
function candidateOf({later,isOwnId,likeness}){
const isLike=likeness!==void 0&&Math.max(likeness.kept,likeness.taken)>=.5;
const grounds=[...isOwnId?[`id`]:[],...isLike||!isOwnId?[`likeness`]:[]];
return{...placeOf(later.chunk),grounds,likeness}}
function placeOf({id,documentId,hash}){
return{id,documentId,hash}}
function evidenceComparer({before,comparison,texts}){
const changes=new Map(comparison.changes.map(change=>[change.chunk.id,change]));
const isIn=quoteFinder(texts);
const holders=quote=>comparison.fresh.filter(({hash})=>isIn(hash,quote)===true);
return piece=>{
const{chunkId,contentHash,quote}=piece;
const judged=before.get(chunkId);
if(!(judged!==void 0&&judged.hash===(contentHash??judged.hash)))return{piece,verdict:`unverified`,quote:void 0,candidates:[]};
const change=changes.get(chunkId);
const isKept=texts.has(judged.hash);
if(change===void 0)return{piece,verdict:isKept?`same`:`unverified`,quote:quote===void 0||!isKept?void 0:`intact`,candidates:[]};
if(quote===void 0)return{piece,...told(change,isKept),quote:void 0};
const holds=({hash})=>isIn(hash,quote)===true;
return{piece,...byQuote(told(change,isKept),{holds,holders:()=>holders(quote)})}}}
function told({verdict,candidates},isKept){
return{verdict:isKept?verdict:`unverified`,candidates}}
function byQuote({verdict,candidates},{holds,holders}){
const holding=candidates.filter(holds).map(withQuote);
const others=candidates.filter(one=>!holds(one));
if(holding.length>0){
const isDecided=verdict===`ambiguous`&&holding.length===1;
const bytes=candidates.some(({grounds})=>grounds.includes(`bytes`));
return{verdict:isDecided&&!bytes?`edited`:foundAgain(verdict,holding.length),quote:`intact`,candidates:[...holding,...others]}}
const elsewhere=holders().map(chunk=>byQuoteAlone(chunk));
if(elsewhere.length===0)return{verdict,quote:candidates.some(({likeness})=>likeness!==void 0)||verdict===`gone`?`changed`:void 0,candidates};
return{verdict:verdict!==`gone`&&verdict!==`unverified`&&candidates.length>0?`split`:foundAgain(verdict,elsewhere.length),quote:`intact`,candidates:[...elsewhere,...candidates]}}
function foundAgain(verdict,holders){
if(verdict!==`gone`)return verdict;
return holders===1?`edited`:`ambiguous`}
function withQuote(candidate){
const{grounds}=candidate;
const[first,...rest]=grounds;
return first===`bytes`?{...candidate,grounds:[first,`quote`,...rest]}:{...candidate,grounds:[`quote`,...grounds]}}
function byQuoteAlone({id,documentId,hash}){
return{id,documentId,hash,grounds:[`quote`],likeness:void 0}}
const unspaced=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]+/gu;
const words=/[\p{L}\p{N}\p{M}]+/gu;
function wordsIn(text){
const compatible=text.normalize(`NFKC`);
if(compatible.search(unspaced)===-1)return compatible.match(words)??[];
return[...[...compatible.matchAll(unspaced)].flatMap(([run])=>lettersInPairs(run)),...compatible.replace(unspaced,` `).match(words)??[]]}
function isUnspaced(word){
return word.search(unspaced)!==-1}
function stemsOf(word){
if(/\p{N}/u.test(word))return[];
return[1,2].flatMap(cut=>word.length-cut>=4?[word.slice(0,-cut)]:[])}
function lettersInPairs(run){
const letters=Array.from(run);
if(letters.length===1)return letters;
return letters.slice(1).map((letter,index)=>`${letters[index]??``}${letter}`)}
const functionWords=new Set(`about after all also and any are because been before being both but can could did does doing each for from had has have having here how into its itself just may might more most must nor off once only other our out own same shall she should some such than that the their them then there these they this those through too under until upon very was were what when where which while who whom whose why will with would yes you your`.split(` `));
const negations=new Set([`no`,`not`,`never`,`none`,`cannot`,`without`,`neither`]);
function contentWords(text){
return[...new Set(foldedWords(text).filter(carriesFact))]}
function isNegation(word){
return negations.has(word)}
function vocabulary(text){
const found=new Set(foldedWords(text));
return{words:found,stems:new Set([...found].flatMap(stemsOf))}}
function holds({words:known,stems},word){
return known.has(word)||stems.has(word)||stemsOf(word).some(stem=>known.has(stem))}
function foldedWords(text){
return wordsIn(text).map(word=>/^\p{Lu}{2}$/u.test(word)?word:word.toLowerCase())}
function carriesFact(word){
if(negations.has(word)||/\p{N}|^\p{Lu}{2}$/u.test(word))return true;
if(isUnspaced(word))return true;
return word.length>=3&&!functionWords.has(word)}
const nearWeight=.5;
const mostPlaces=1e4;
function evidenceSearch(source,queries){
const termsFor=wordOrNear(new Set(queries.flatMap(query=>[...weightsOf(query).keys()])));
const places=new Map;
const index=new MiniSearch({fields:[`text`,`place`],tokenize:text=>{
const words=searchWords(text);
for(const term of new Set(words.flatMap(word=>termsFor(word))))places.set(term,(places.get(term)??0)+1);
return words},processTerm:termsFor});
index.addAll([...source.chunks.values()].map(chunk=>indexed(source,chunk)));
return(query,most)=>{
const weights=rarest(termsOf(weightsOf(query)),places);
return index.search(`words`,{tokenize:()=>[...weights.keys()],processTerm:term=>term,boostTerm:term=>weights.get(term)??0}).flatMap(({id,score})=>{
const chunk=source.chunks.get(id);
return chunk!==void 0&&(query.within??chunk.documentId)===chunk.documentId?[{chunk,rank:Math.round(score*1e6)}]:[]}).toSorted((a,b)=>b.rank-a.rank||byUtf8(a.chunk.id,b.chunk.id)).slice(0,most).map(({chunk})=>chunk)}}
function indexed(source,chunk){
const{id,documentId,locator=``}=chunk;
const title=source.documents.get(documentId)?.title??``;
return{id,text:source.textOf(chunk)??``,place:`${documentId} ${title} ${locator}`}}
function searchWords(text){
return[...wordsIn(text.toUpperCase().toLowerCase())]}
function weightsOf({texts}){
const facts=contentWords(texts.join(`
`)).length>0;
const each=texts.flatMap(text=>[...new Set(facts?contentWords(text).flatMap(searchWords):searchWords(text))]);
return new Map([...groupsOf(each,word=>word)].map(([word,all])=>[word,all.length]))}
function termsOf(weights){
return new Map([...weights].flatMap(([word,weight])=>[[word,weight*.5],[nearTerm(word),weight*nearWeight]]))}
function rarest(weights,places){
const known=[...weights].map(([term,weight])=>({term,weight,count:places.get(term)??0})).filter(({count})=>count>0).toSorted((a,b)=>a.count-b.count||byUtf8(a.term,b.term));
const taken=new Map;
let sum=0;
for(const{term,weight,count}of known){
sum+=count;
if(sum>mostPlaces&&taken.size>0)break;
taken.set(term,weight)}
return taken}
function nearTerm(word){
return`~${word}`}
function wordOrNear(wanted){
const byStem=groupsOf([...wanted].flatMap(word=>stemsOf(word).map(stem=>({stem,word}))),({stem})=>stem);
const known=new Map;
return word=>{
const before=known.get(word);
if(before!==void 0)return before;
const near=[...wanted.has(word)?[word]:[],...stemsOf(word).filter(stem=>wanted.has(stem)),...(byStem.get(word)??[]).map(one=>one.word)];
const terms=[...wanted.has(word)?[word]:[],...near.map(nearTerm)];
known.set(word,terms);
return terms}}
function stateDefects(state){
const revisions=new Set([state.current,state.named]);
return[...state.defects,...pointerDefects(state),...[...revisions].flatMap(alteredTables)]}
function pointerDefects({paths,pointer,current,named}){
if(pointer?.revision!==void 0&&current?.record===void 0)return[{rule:`revision/current-unknown`,message:`The current revision "${pointer.revision}" is not recorded: there is no ${revisionsFolder}/${pointer.revision}/revision.yaml that can be read.`,at:pointer.at,fix:`Restore its folder from Git, or point at a revision that is there.`}];
const other=recordedIds(paths).find(id=>id!==named?.id);
if(pointer!==void 0||other===void 0)return[];
return[{rule:`revision/current-unknown`,message:`There is no ${currentFile}, so nothing says which recorded revision a new one follows.`,at:startOf(`${revisionsFolder}/${other}/revision.yaml`),fix:`Restore ${currentFile} from Git, or write it: "revision: " and the revision that the retriever uses.`}]}
function alteredTables(revision){
const{record}=revision??{};
if(revision===void 0||record===void 0)return[];
return[`documents`,`chunks`].filter(table=>revision[table]?.sha256!==record[table].sha256).map(table=>({rule:`revision/altered`,message:`The ${table} of revision "${revision.id}" are not those that its revision.yaml records.`,at:revision.locate([table,`sha256`]),fix:`Restore the revision's folder from Git: a recorded revision never changes.`}))}
function recordedIds(paths){
return paths.flatMap(path=>{
const[folder,id=``,file,...deeper]=path.split(`/`);
return folder===`corpus-revisions`&&file===`revision.yaml`&&deeper.length===0?[id]:[]})}
function triggersThatHappen({documents,chunks,settings}){
const ofChunks=triggersOfChunks(chunks);
const happens={"source-revision-changed":documents.changed.some(([old,now])=>old.revision!==now.revision),"chunk-edited":ofChunks.has(`chunk-edited`),"chunk-moved":ofChunks.has(`chunk-moved`),"chunk-deleted":ofChunks.has(`chunk-deleted`),"chunking-changed":settings.chunking,"embedding-changed":settings.embedding,"retrieval-filter-changed":settings.retrievalFilter,"document-added":documents.added.length>0};
return triggers.filter(trigger=>happens[trigger])}
function triggersOfChunks(chunks){
const placesOf=placesByBytes(chunks);
const edited=chunks.changed.map(([old])=>[old,`chunk-edited`]);
const deleted=chunks.gone.map(old=>[old,`chunk-deleted`]);
const found=[...edited,...deleted].map(([old,otherwise])=>placesOf(old)?.isNew===true?`chunk-moved`:otherwise);
return new Set(found)}
function compareRevisions(before,after,{documents,chunks,texts}){
const settings=settingsThatDiffer(before,after);
return{before,after,documents:compareDocuments(documents,documentGrams(chunks,texts)),chunks:compareChunks(chunks,texts),settings,triggers:triggersThatHappen({documents,chunks,settings}),texts}}
function hashesToRead({changed,gone,added}){
return new Set([...changed.flat(),...gone,...added].map(({hash})=>hash))}
function documentGrams({changed,gone,added},texts){
const chunks={before:groupsOf([...changed.map(([one])=>one),...gone],({documentId})=>documentId),after:groupsOf([...changed.map(([,one])=>one),...added],({documentId})=>documentId)};
return(id,side)=>{
const own=chunks[side].get(id)??[];
const kept=own.flatMap(({hash})=>texts.get(hash)??[]);
return kept.length<own.length?void 0:unionOf(kept.map(gramsOf))}}
export{alteredTables,compareChunks,compareRevisions,contentWords,evidenceComparer,evidenceSearch,hashesToRead,holds,isExact,isNegation,isUnspaced,stateDefects,stemsOf,verdictCounts,vocabulary,wordsIn};
