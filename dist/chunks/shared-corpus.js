import{MiniSearch}from"./minisearch.js";
import{byUtf8,groupsOf}from"./core.js";
const unspaced=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]+/gu,words=/[\p{L}\p{N}\p{M}]+/gu;
function wordsIn(text){
let compatible=text.normalize(`NFKC`);
return compatible.search(unspaced)===-1?compatible.match(words)??[]:[...[...compatible.matchAll(unspaced)].flatMap(([run])=>lettersInPairs(run)),...compatible.replace(unspaced,` `).match(words)??[]]}
function isUnspaced(word){
return word.search(unspaced)!==-1}
function stemsOf(word){
return/\p{N}/u.test(word)?[]:[1,2].flatMap(cut=>word.length-cut>=4?[word.slice(0,-cut)]:[])}
function lettersInPairs(run){
let letters=Array.from(run);
return letters.length===1?letters:letters.slice(1).map((letter,index)=>`${letters[index]??``}${letter}`)}
const functionWords=new Set(`about after all also and any are because been before being both but can could did does doing each for from had has have having here how into its itself just may might more most must nor off once only other our out own same shall she should some such than that the their them then there these they this those through too under until upon very was were what when where which while who whom whose why will with would yes you your`.split(` `)),negations=new Set([`no`,`not`,`never`,`none`,`cannot`,`without`,`neither`]);
function contentWords(text){
return[...new Set(foldedWords(text).filter(carriesFact))]}
function isNegation(word){
return negations.has(word)}
function vocabulary(text){
let found=new Set(foldedWords(text));
return{words:found,stems:new Set([...found].flatMap(stemsOf))}}
function holds({words:known,stems},word){
return known.has(word)||stems.has(word)||stemsOf(word).some(stem=>known.has(stem))}
function foldedWords(text){
return wordsIn(text).map(word=>/^\p{Lu}{2}$/u.test(word)?word:word.toLowerCase())}
function carriesFact(word){
return negations.has(word)||/\p{N}|^\p{Lu}{2}$/u.test(word)||isUnspaced(word)?!0:word.length>=3&&!functionWords.has(word)}
function evidenceSearch(source,queries){
let termsFor=wordOrNear(new Set(queries.flatMap(query=>[...weightsOf(query).keys()]))),places=new Map,index=new MiniSearch({fields:[`text`,`place`],tokenize:text=>{
let words=searchWords(text);
for(let term of new Set(words.flatMap(word=>termsFor(word))))places.set(term,(places.get(term)??0)+1);
return words},processTerm:termsFor});
return index.addAll([...source.chunks.values()].map(chunk=>indexed(source,chunk))),(query,most)=>{
let weights=rarest(termsOf(weightsOf(query)),places);
return index.search(`words`,{tokenize:()=>[...weights.keys()],processTerm:term=>term,boostTerm:term=>weights.get(term)??0}).flatMap(({id,score})=>{
let chunk=source.chunks.get(id);
return chunk!==void 0&&(query.within??chunk.documentId)===chunk.documentId?[{chunk,rank:Math.round(score*1e6)}]:[]}).toSorted((a,b)=>b.rank-a.rank||byUtf8(a.chunk.id,b.chunk.id)).slice(0,most).map(({chunk})=>chunk)}}
function indexed(source,chunk){
let{id,documentId,locator=``}=chunk,title=source.documents.get(documentId)?.title??``;
return{id,text:source.textOf(chunk)??``,place:`${documentId} ${title} ${locator}`}}
function searchWords(text){
return[...wordsIn(text.toUpperCase().toLowerCase())]}
function weightsOf({texts}){
let facts=contentWords(texts.join(`
`)).length>0,each=texts.flatMap(text=>[...new Set(facts?contentWords(text).flatMap(searchWords):searchWords(text))]);
return new Map([...groupsOf(each,word=>word)].map(([word,all])=>[word,all.length]))}
function termsOf(weights){
return new Map([...weights].flatMap(([word,weight])=>[[word,weight*.5],[nearTerm(word),weight*.5]]))}
function rarest(weights,places){
let known=[...weights].map(([term,weight])=>({term,weight,count:places.get(term)??0})).filter(({count})=>count>0).toSorted((a,b)=>a.count-b.count||byUtf8(a.term,b.term)),taken=new Map,sum=0;
for(let{term,weight,count}of known){
if(sum+=count,sum>1e4&&taken.size>0)break;
taken.set(term,weight)}
return taken}
function nearTerm(word){
return`~${word}`}
function wordOrNear(wanted){
let byStem=groupsOf([...wanted].flatMap(word=>stemsOf(word).map(stem=>({stem,word}))),({stem})=>stem),known=new Map;
return word=>{
let before=known.get(word);
if(before!==void 0)return before;
let near=[...wanted.has(word)?[word]:[],...stemsOf(word).filter(stem=>wanted.has(stem)),...(byStem.get(word)??[]).map(one=>one.word)],terms=[...wanted.has(word)?[word]:[],...near.map(nearTerm)];
return known.set(word,terms),terms}}
export{contentWords,evidenceSearch,holds,isNegation,isUnspaced,stemsOf,vocabulary,wordsIn};
