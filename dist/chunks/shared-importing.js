import{chunkOf,proposeQuote,provenanceFrom}from"./shared-authoring.js";
import{clipped,counted,decodeUtf8,fieldOf,isBlank,isMap,listed,normaliseWhiteSpace,quoted,sha256}from"./core.js";
import{fieldAt,foreignEncoding,formatOf,isDeep,listedRecords,readJson,readRecords,withoutFields}from"./shared-load.js";
function textFinder(e){
let t=chunkIndex(e),n=new Map;
return({text:e,quote:r})=>{
let i=normaliseWhiteSpace(e);
if(i===``)return{found:`none`};
let a=n.get(i);
return a===void 0&&(a=candidatesFor(i,t()),n.set(i,a)),decided(a,{wanted:i,quote:normaliseWhiteSpace(r??``)})}}
function chunkIndex({chunks:e,textOf:t}){
let n;
return()=>{
if(n!==void 0)return n;
let r=[...e.values()].flatMap(e=>{
let n=normaliseWhiteSpace(t(e)??``);
return n===``?[]:[{chunk:e,text:n}]}),i=r.filter(({text:e})=>e.length>=40);
return n={all:r,byText:grouped(r,({text:e})=>e),byStart:grouped(i,({text:e})=>e.slice(0,40))},n}}
function grouped(e,t){
let n=new Map;
for(let r of e){
let e=n.get(t(r));
e===void 0?n.set(t(r),[r]):e.push(r)}
return n}
function candidatesFor(e,{all:t,byText:n,byStart:r}){
let whole=({chunk:t,text:n})=>({chunk:t,text:n,shared:e.length}),i=n.get(e);
if(i!==void 0)return{relation:`same`,chunks:i.map(whole)};
let a=t.filter(({text:t})=>t.includes(e));
return a.length>0?{relation:`holds`,chunks:a.map(whole)}:{relation:`part`,chunks:partsOf(e,{all:t,byStart:r})}}
function partsOf(e,{all:t,byStart:n}){
let r=new Set;
for(let t=0;t+40<=e.length;t++)for(let i of n.get(e.slice(t,t+40))??[])r.add(i);
let i=e.slice(0,40);
return t.flatMap(t=>{
let{text:n}=t,a=r.has(t)?sharedFrom(e,n):0,o=i.length===40&&n.includes(i)?overlap(n,e):0,s=Math.max(a,o);
return s<40?[]:[{...t,shared:s}]})}
function sharedFrom(e,t){
return e.includes(t)?t.length:overlap(e,t)}
function overlap(e,t){
let n=e.slice(-t.length),r=[0];
for(let e=1,i=0;e<n.length;e++)i=fitAfter(t,{fit:i,fallbacks:r,character:t.charAt(e)}),r.push(i);
let i=0;
for(let e of n.split(``))i=fitAfter(t,{fit:i,fallbacks:r,character:e});
return i}
function fitAfter(e,t){
let{fit:n}=t;
for(;n>0&&e.charAt(n)!==t.character;)n=t.fallbacks[n-1]??0;
return e.charAt(n)===t.character?n+1:n}
function decided({relation:e,chunks:t},{wanted:n,quote:r}){
let i=r===``?t:t.filter(({text:e})=>e.includes(r)),[a,...o]=i;
return a===void 0?{found:`none`}:o.length>0?{found:`several`,relation:e,chunks:i.map(({chunk:e})=>e)}:i!==t||a.shared*2>=n.length?{found:`one`,relation:e,chunk:a.chunk}:{found:`none`}}
function evidenceByText(e){
let t=textFinder(e);
return(n,r)=>{
let i=new Map,a=new Set,o=[],s=[];
for(let c of n){
let n=matchFor(c,e,t),l=`why`in n?n:entryFor(c,n,{source:e,answer:r}),u=c.text??c.chunk??``;
`why`in l||`why`in n||n.relation===`part`?s.push(u):c.chunk!==void 0&&c.chunk!==l.chunkId&&s.push(c.chunk),`why`in l?o.push({id:u,why:l.why}):i.has(l.chunkId)?a.add(l.chunkId):i.set(l.chunkId,l)}
let c=[...i.values()];
return{relevantChunkIds:c.map(({chunkId:e})=>e),provenance:c,documents:[],short:[],named:c.length+o.length,found:c.length,repeated:[...a],unresolved:o,elsewhere:s}}}
function matchFor(e,t,n){
let{chunk:r,text:i,quote:a}=e,o=r===void 0?void 0:namedChunk(r,i,t);
if(o!==void 0)return o;
if(i===void 0)return{why:`evidence "${r??``}" is not in corpus revision "${t.revision.id}"`};
let s=likely(e,t)??n({text:i,quote:a});
return s.found===`one`?s:{why:notFound({text:i,quote:a},s,t)}}
function namedChunk(e,t,n){
let{revision:r,textOf:i,holds:a}=n,o=chunkOf(n,e);
if(o===void 0)return;
let s=i(o);
return t===void 0||s===void 0||a(o,t)===!0?{found:`one`,relation:isSame(s,t)?`same`:`holds`,chunk:o}:{why:`evidence "${e}" has another text in corpus revision "${r.id}" than the record says`}}
function isSame(e,t){
return e===void 0||t===void 0||normaliseWhiteSpace(e)===normaliseWhiteSpace(t)}
function likely({likelyChunk:e,text:t=``,quote:n=``},r){
let i=e===void 0?void 0:chunkOf(r,e);
if(i!==void 0&&r.holds(i,t)===!0&&r.holds(i,n)===!0)return{found:`one`,relation:isSame(r.textOf(i),t)?`same`:`holds`,chunk:i}}
function entryFor({text:e,quote:t,grade:n},{chunk:r,relation:i},{source:a,answer:o}){
let s=provenanceFrom(a,r);
if(`unlisted`in s)return{why:`evidence "${r.id}" belongs to document "${s.unlisted}", which corpus revision "${a.revision.id}" does not list`};
let c=t??justified(o,{text:e,relation:i,chunk:r},a);
return{...s,...c===void 0?{}:{quote:normaliseWhiteSpace(c)},...n===void 0?{}:{grade:n}}}
function justified(e,{text:t,relation:n,chunk:r},i){
let a=n===`part`||t===void 0?i.textOf(r):t,o=e===void 0||a===void 0?void 0:proposeQuote(e,a);
if(o!==void 0||n!==`holds`||t===void 0)return o;
let s=normaliseWhiteSpace(t);
return Array.from(s).length<=300?s:void 0}
function notFound({text:e,quote:t},n,r){
let{revision:i}=r,a=`evidence ${quoted(normaliseWhiteSpace(e))}`;
if(n.found===`several`)return`${a} ${severally(n.relation)} ${names$1(n.chunks)}`;
if(!keepsTexts(r))return`${a} cannot be looked up: the set keeps no texts of corpus revision "${i.id}"`;
let o=t===void 0?``:` with the words ${quoted(normaliseWhiteSpace(t))}`;
return`${a} stands in no chunk of corpus revision "${i.id}"${o}`}
function keepsTexts({chunks:e,textOf:t}){
for(let n of e.values())if(t(n)!==void 0)return!0;
return!1}
function severally(e){
switch(e){
case`same`:
return`is the text of`;
case`holds`:
return`stands in`;
case`part`:
return`is spread over`}}
function names$1(e){
let t=e.slice(0,5).map(({id:e})=>`"${e}"`),n=e.length-t.length,r=n>0?[...t,`${n} more`]:t;
return`${counted(e.length,`chunk`)}, and none was chosen: ${listed(r)}`}
const escapes={n:`
`,t:`	`,r:`\r`,b:`\b`,f:`\f`,v:`\v`,a:`\x07`,"\\":`\\`,"'":`'`,'"':`"`},item=/\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*(,|\])/sy,escape=/\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)/gs;
function pythonList(e){
let t=e.trim();
if(!t.startsWith(`[`))return;
if(/^\[\s*\]$/.test(t))return[];
let n=[];
item.lastIndex=1;
for(let e=item.exec(t);e!==null;e=item.exec(t)){
let[,r,i,a]=e,o=unescaped(r??i??``);
if(o===void 0)return;
if(n.push(o),a===`]`)return item.lastIndex===t.length?n:void 0}}
function unescaped(e){
let t=!0,n=e.replaceAll(escape,e=>{
if(!/^\\[xuU]./s.test(e))return escapes[e.slice(1)]??e;
let n=Number.parseInt(e.slice(2),16);
return n<=1114111?String.fromCodePoint(n):(t=!1,e)});
return t?n:void 0}
function textOf(e){
if(e!=null)return typeof e==`string`?textOfString(e):typeof e==`boolean`?{text:String(e)}:typeof e==`number`?Number.isSafeInteger(e)?{text:String(e)}:{unreadable:`is the number ${e}, and how it was written is lost: put it in quotes`}:{unreadable:Array.isArray(e)?`is a list, not text`:`is a map, not text`}}
function textOfString(e){
return/\p{Cs}/u.test(e)?{unreadable:`holds half of a character, which no file can keep`}:isBlank(e)?void 0:{text:e}}
function isPlaceholder(e){
return/^[\s?？.…\-–—_/]+$/u.test(e)}
function textsOf(e,t){
if(Array.isArray(e))return e.flatMap(e=>textOf(e)??[]);
let n=textOf(e);
if(n===void 0||`unreadable`in n)return n===void 0?[]:[n];
if(t!==void 0)return n.text.split(t).flatMap(e=>textOf(e.trim())??[]);
let r=jsonList(n.text)??pythonList(n.text);
return r===void 0?[n]:textsOf(r)}
function jsonList(e){
if(/^\s*\[/.test(e))try{
let t=JSON.parse(e);
return Array.isArray(t)?t:void 0}catch{
return}}
function hasLostDigits(e){
return typeof e==`number`?Math.abs(e)>2**53-1:Array.isArray(e)?e.some(hasLostDigits):isMap(e)&&Object.values(e).some(hasLostDigits)}
function importNotes(e,t){
let n=Object.entries(t).flatMap(([e,t])=>t===``?[]:[`${wellFormed(e)}:${noted(t)}`]);
return[...e===void 0?[]:[e],n.join(`
`)].filter(e=>e!==``).join(`

`)}
function noted(e){
if(typeof e!=`string`)return` ${JSON.stringify(e)??`null`}`;
let t=textOf(e);
return t===void 0||`unreadable`in t?` ${JSON.stringify(e)}`:e.includes(`
`)?`\n${indented(e)}`:` ${e}`}
function indented(e){
return e.replaceAll(/^(?=[^\n])/gm,`  `)}
function wellFormed(e){
return/\p{Cs}/u.test(e)?JSON.stringify(e):e}
const roles$1=[`user`,`assistant`,`system`];
function importedTurns(e,t){
return(readTurns(e,t)??[]).flatMap(e=>whole(e))}
function questionInTurns(e,{lastTurnOf:t,...n}){
let r=readTurns(e,{field:t,...n});
if(r===void 0)return{conversation:[],question:void 0};
let i=r.findLastIndex(({role:e})=>e===`user`||e===void 0),a=r[i];
if(a===void 0)return e.lack(r.length===0?`the question is missing: "${t}" holds no turn`:`the question is missing: no turn in "${t}" is the user's`),r.length>0&&e.keep(t),{conversation:[],question:void 0};
i<r.length-1&&e.keep(t);
let o=a.role===void 0?void 0:a.content;
return{conversation:r.slice(0,i).flatMap(whole),question:o}}
function readTurns(e,{field:t,...n}){
let r=fieldAt(e.fields,t);
if(e.hold(t),r==null||r===``)return[];
if(!Array.isArray(r))e.lack(`the conversation in "${t}" is not a list of turns`),e.keep(t);else return r.map((r,i)=>{
let{turn:a,lacks:o}=turnOf(r,n);
for(let t of o)e.lack(`turn ${i+1} of the conversation ${t}`);
return isExact(r,a)||e.keep(t),a})}
function whole({role:e,content:t}){
return e===void 0||t===void 0?[]:[{role:e,content:t}]}
function turnOf(e,t){
let n=[];
if(!isMap(e))return{turn:{role:void 0,content:void 0},lacks:[`is no map of a speaker and a text`]};
let text=(t,r)=>{
let i=fieldAt(e,r),a=textOf(i);
if(a===void 0)n.push(typeof i==`string`?`has a blank ${t}`:`has no "${r}"`);else if(`unreadable`in a)n.push(`has a ${t} that ${a.unreadable}`);else return a.text},r=text(`speaker`,t.role??`role`),i=text(`text`,t.content??`content`),a=r===void 0?void 0:roleOf(r,t.roles??{});
return r!==void 0&&a===void 0&&n.push(`is by "${r}", whose role nothing tells`),{turn:{role:a,content:i},lacks:n}}
function roleOf(e,t){
return Object.entries(t).find(([t])=>t===e)?.[1]??roles$1.find(t=>t===e)}
function isExact(e,{role:t,content:n}){
if(!isMap(e)||t===void 0||n===void 0)return!1;
let r=Object.values(e);
return r.length===2&&r.includes(t)&&r.includes(n)}
function checkQuestion({query:e,queryFrom:t,conversation:n},r){
if(e===void 0&&t===void 0&&r([],`Nothing tells the question of the records.`,`Add "query: …" with the field that holds it, or "queryFrom: {lastTurnOf: …}" where it is the last turn of a conversation.`),t!==void 0)for(let[t,i]of Object.entries({query:e,conversation:n})){
if(i===void 0)continue;
let e=`"${t}" and "queryFrom" both tell the ${t===`query`?`question`:`earlier turns`}.`;
r([t],e,`Keep "queryFrom" where one list holds both, else "query" and "conversation".`)}}
function checkOptional({optional:e=[]},t,n){
for(let[r,i]of e.entries()){
if(t.includes(i))continue;
let e=`"${i}" is optional here, but nothing in this mapping reads it.`;
n([`optional`,r],e,`Write the name as it stands above, or remove the entry.`)}}
function questionFields({skip:e,queryFrom:t,expectedAnswerByKind:n={}}){
return[{field:e,path:[`skip`]},{field:t?.lastTurnOf,path:[`queryFrom`,`lastTurnOf`]},...Object.entries(n).map(([e,t])=>({field:t,path:[`expectedAnswerByKind`,e]}))]}
function answerField({expectedAnswer:e,expectedAnswerByKind:t={}},n){
return(n===void 0?void 0:t[n])??e}
function placeText({file:e,number:t,line:n,path:r}){
return n===void 0?r===void 0?t===void 0?e:`${e} record ${t}`:`${e} ${r}`:`${e}:${n}`}
function lossesOf(e,t){
let n=new Map,add=(e,t,r)=>{
let{field:i,fate:a,why:o,value:s}=e,c=JSON.stringify([i,a,o,r]),l=n.get(c);
n.set(c,l===void 0?{field:i,fate:a,why:o,count:1,of:r,example:{at:placeText(t),value:s}}:{...l,count:l.count+1})};
for(let e of t)add(e,e.at,`places`);
for(let{at:t,losses:n}of e)for(let e of n)add(e,t,`records`);
return[...n.values()]}
function saysSomething(e){
return e==null||e===``?!1:typeof e!=`object`||Object.keys(e).length>0}
function citationsIn(e,t){
if(`line`in t)return[...citingLines(e,t)];
let{pattern:n,chunk:r}=t;
return n.find(e).flatMap(e=>{
let t=r.fill(e.captures);
return t===void 0?[]:[{place:e,references:[t]}]})}
function*citingLines(e,{line:t,separator:n}){
let r=0;
for(let i of e.split(`
`)){
let e={start:r,end:r+i.length};
r=e.end+1;
let[a]=Object.values(t.match(i.trim())??{});
a!==void 0&&(yield{place:e,references:(n===void 0?[a]:a.split(n)).map(e=>e.trim()).filter(e=>e!==``)})}}
function citedText(e,t,n){
let r=t.filter(({references:e})=>e.some(n));
return{references:t.flatMap(({references:e})=>e),text:withoutPlaces(e,r.map(({place:e})=>e))}}
function withoutPlaces(e,t){
let n=``,r=0;
for(let{start:i,end:a}of t)n=joined(n,e.slice(r,i)),n=withoutSpacesAtEnd(n),r=a,(n===``||n.endsWith(`
`))&&(r+=spaces(e,r)),r+=lineEnds(e,r,n);
return t.length===0?e:joined(n,e.slice(r)).trim()}
function lineEnds(e,t,n){
return!n.endsWith(`
`)||e[t]!==`
`?0:n.endsWith(`

`)?/^\n+/.exec(e.slice(t))?.[0].length??0:1}
function joined(e,t){
return/[\p{L}\p{N}]$/u.test(e.slice(-2))&&/^[\p{L}\p{N}]/u.test(t)?`${e} ${t}`:e+t}
function withoutSpacesAtEnd(e){
let t=e.length;
for(;t>0&&(e[t-1]===` `||e[t-1]===`	`);)t--;
return e.slice(0,t)}
function spaces(e,t){
return/^[ \t]*/.exec(e.slice(t))?.[0].length??0}
function importEvidence({references:e,resolve:t,answer:n,unresolvedAs:r},i){
let a=timesOf(e),o=new Map,s=new Set,c=[];
for(let e of a.keys()){
let r=t(e),a=`chunks`in r?entriesOf(r.chunks,{source:i,answer:n}):[],l=`why`in r?r.why:unlisted(a,i);
l!==void 0&&c.push({id:e,why:`evidence "${clipped(e,200)}" ${l}`});
for(let e of a)`chunkId`in e&&o.set(e.chunkId,e);
if(`documents`in r)for(let e of r.documents)s.add(e)}
let l=new Set(c.map(({id:e})=>e)),u=[...o.keys()];
return{relevantChunkIds:r===`chunk`?[...a.keys()]:u,provenance:[...o.values()],documents:[...s],short:shortForm(u,[...s,...r===`document`?l:[]]),named:a.size,found:a.size-l.size,repeated:[...a].flatMap(([e,t])=>t>1&&!l.has(e)?[e]:[]),unresolved:c}}
function timesOf(e){
let t=new Map;
for(let n of e)t.set(n,(t.get(n)??0)+1);
return t}
function shortForm(e,t){
return t.length===0?[]:[...e.map(e=>({chunk:e})),...t.map(e=>({document:e}))]}
function entriesOf(e,{source:t,answer:n}){
return e.map(e=>{
let r=provenanceFrom(t,e);
if(`unlisted`in r)return r;
let i=t.textOf(e),a=n===void 0||i===void 0?void 0:proposeQuote(n,i);
return{...r,...a===void 0?{}:{quote:a}}})}
function unlisted(e,{revision:t}){
let n=e.find(e=>`unlisted`in e);
if(n!==void 0&&`unlisted`in n)return`belongs to document "${n.unlisted}", which corpus revision "${t.id}" does not list`}
const mostReferences=1e3;
function recordEvidence(e,t,{source:n,reading:r,answer:i}){
let a=firstNamed(e,t,{reading:r,answer:i}),o=a.references.length>mostReferences&&hasPlaces(a.reading);
o&&e.lack(`it names more than ${mostReferences} pieces of evidence, and none was read`);
let s=o?[]:a.references,c=importEvidence({...a,references:s,...keeping(a)},n);
for(let{why:t}of c.unresolved)e.lack(t);
return c.documents.length>0&&e.lack(`whole documents are named as evidence: their chunks are still to be found`),{evidence:c,answer:a.answer}}
function keeping({reading:e}){
return e===void 0||`citedIn`in e.mapping?{}:{unresolvedAs:hasPlaces(e)?`document`:`chunk`}}
function firstNamed(e,t,{reading:n,answer:r}){
let i=namedBy(e,t,{reading:n,answer:r});
return i.references.length===0&&n?.otherwise!==void 0?firstNamed(e,t,{reading:n.otherwise,answer:i.answer}):{...i,reading:n,resolve:n?.resolve??nowhere}}
const nowhere=()=>({why:`is read by no part of the mapping`});
function hasPlaces(e){
return e?.mapping.places!==void 0}
function namedBy(e,{expectedAnswer:t},{reading:n,answer:r}){
if(n===void 0)return{references:[],answer:r};
let{mapping:i}=n;
if(!(`citedIn`in i))return{references:listedIn(e,n),answer:r};
let a=i.citedIn===t,o=a?r:fieldAt(e.fields,i.citedIn);
if(typeof o!=`string`)return{references:[],answer:r};
let{references:s,text:c}=cited(o,i,n);
return a?(c!==o&&e.keep(i.citedIn),isBlank(c)?(e.lack(`the answer is nothing but citations`),{references:s,answer:void 0}):{references:s,answer:c}):{references:s,answer:r}}
function cited(e,t,{resolve:n}){
let isKnown=e=>!(`why`in n(e));
return citedText(e,citationsIn(e,t),isKnown)}
function listedIn(e,t){
let{mapping:n}=t;
if(`citedIn`in n)return[];
let r=`fields`in n?n.fields:[n.field],{separator:i}=n;
return r.flatMap(n=>{
let r=e.texts({field:n,...i===void 0?{}:{separator:i}});
return hasPlaces(t)&&r.length>0&&e.keep(n),r})}
function recordReader(e){
let t=Object.entries(e).flatMap(([e,t])=>hasLostDigits(t)?[`"${e}" holds a number with more digits than a reader keeps: put it in quotes`]:[]),n=new Set,r=new Set,i={fields:e,lacks:t,lack:e=>void t.push(e),hold:e=>void n.add(e),keep:e=>void r.add(e),rest:()=>withoutFields(e,[...n].filter(e=>!r.has(e))),text:(r,i)=>{
let a=i===void 0?void 0:textOf(fieldAt(e,i));
if(i!==void 0){
if(a!==void 0&&`unreadable`in a)t.push(`the ${r} ${a.unreadable}`);else return n.add(i),a?.text}},due:(n,r)=>{
let a=t.length,o=i.text(n,r);
if(o===void 0&&t.length===a){
let i=r===void 0?`: no field of the table holds it`:``;
t.push(`the ${n} is ${isThere(e,r)?`blank`:`missing`}${i}`)}
return o},words:(e,n)=>{
let a=i.due(e,n);
if(n===void 0||a===void 0||!isPlaceholder(a))return a;
t.push(`the ${e} is "${a.trim()}", which says nothing`),r.add(n)},texts:e=>texts(i,e),choice:(e,t,n)=>chosen(i,{what:e,choice:t,allowed:n})};
return i}
function isThere(e,t){
return t!==void 0&&typeof fieldAt(e,t)==`string`}
function texts(e,{field:t,separator:n}){
let r=textsOf(fieldAt(e.fields,t),n);
return e.hold(t),r.flatMap(n=>`text`in n?[n.text]:(e.lack(`an entry of "${t}" ${n.unreadable}`),e.keep(t),[]))}
function chosen(e,t){
let{what:n,choice:r,allowed:i}=t;
if(`always`in r)return r.always;
let{field:a,values:o,otherwise:s}=r,c=e.lacks.length,l=s===void 0?e.due(n,a):e.text(n,a);
if(l===void 0)return e.lacks.length===c?s:void 0;
let u=o===void 0?i.find(e=>e===l):Object.entries(o).find(([e])=>e===l)?.[1];
return u!==l&&e.keep(a),u===void 0&&e.lack(`the ${n} "${l}" is none that the mapping reads`),u}
const kinds=[`answerable`,`inconclusive`,`abstention`],reasons$2=[`not-in-corpus`,`out-of-scope`,`not-permitted`,`ambiguous`];
function importedCase({fields:e},t,n){
let r=recordReader(e),i=r.text(`id`,t.id),a=isSkipped(r,t.skip),{question:o,conversation:s}=askedIn(r,t),c=r.choice(`kind`,t.kind,kinds),l=c===`abstention`?reasonOf(r,t):void 0,u=answerField(t,c),d=r.words(`answer`,u),f={...n,answer:d},{evidence:p,answer:m}=recordEvidence(r,{...t,expectedAnswer:u},f),h=p.short.length===0,g=h?p.relevantChunkIds:[];
evidenceFits(r,c,p);
let _=c===`abstention`?[]:acceptedAnswers(r,t,g),v=t.tags===void 0?[]:r.texts(t.tags),y=r.text(`note`,t.notes),b=r.rest(),x=caseContent({kind:c,because:l,conversation:s,query:o,expectedAnswer:m,acceptedAnswers:_,evidence:p.short,relevantChunkIds:g,provenance:h?p.provenance:[],corpusRevision:n.source.revision.id,tags:v,notes:importNotes(y,b)}),S=tableLosses(b,{...t,expectedAnswer:u}),{lacks:C}=r;
return{content:x,question:o??``,skipped:a,id:i,lacks:C,evidence:p,losses:S}}
function askedIn(e,t){
if(t.queryFrom!==void 0)return questionInTurns(e,t.queryFrom);
let n=e.words(`question`,t.query),r=t.conversation;
return{question:n,conversation:r===void 0?[]:importedTurns(e,r)}}
function isSkipped(e,t){
let n=e.text(`field that skips records`,t)?.toLowerCase()??`false`;
return n!==`true`&&n!==`false`&&e.lack(`"${t??``}" is "${n}", and only true or false tell whether a record is skipped`),n===`true`}
function caseContent(e){
return Object.fromEntries(Object.entries(e).filter(([,e])=>saysSomething(e)))}
function tableLosses(e,t){
return Object.entries(e).filter(([,e])=>saysSomething(e)).map(([e,n])=>({field:e,fate:`notes`,why:lossReason(e,t),value:n}))}
function lossReason(e,t){
let{named:n,expectedAnswer:r,expectedAnswerByKind:i={},queryFrom:a,conversation:o}=t;
return e===a?.lastTurnOf||e===o?.field?`a turn behind the question, or one that no case can hold just as it is`:e!==r&&Object.values(i).includes(e)?`only cases of another kind hold it`:isListOfEvidence(e,t.evidence)?`the evidence in the source's own words`:n.some(t=>t.field===e||t.field.startsWith(`${e}.`))?`the case holds only a part, or another form`:`named by no part of the mapping`}
function isListOfEvidence(e,t){
return t===void 0?!1:(`fields`in t?t.fields:`field`in t?[t.field]:[]).includes(e)||isListOfEvidence(e,t.otherwise)}
function reasonOf(e,{because:t}){
if(t!==void 0)return e.choice(`reason for abstaining`,t,reasons$2);
e.lack(`the reason for abstaining is missing`)}
function evidenceFits(e,t,{named:n,found:r}){
t===`abstention`?r>0&&e.lack(`an abstention rests on no evidence, but this record names some`):t!==void 0&&n===0&&e.lack(`there is no evidence`)}
function acceptedAnswers(e,t,n){
let r=t.acceptedAnswers;
return r===void 0?[]:e.texts(r).map(e=>({statement:e,chunkIds:n}))}
function formatCase(e,{source:t,find:n}){
let{reader:r,kind:i,query:a,answer:o}=e,s=n(e.evidence?.texts??[],o),c=n(e.distractors?.texts??[],void 0);
for(let{why:e}of[...s.unresolved,...c.unresolved])r.lack(e);
evidenceFits(r,i,s);
let{relevantChunkIds:l,provenance:u}=s,d=[...s.provenance,...c.provenance],f=saying({...elsewhere(e.unlessThere,d),...unfound(r,e.evidence,s.elsewhere),...unfound(r,e.distractors,c.elsewhere),...e.others,...r.rest()}),p=i===`abstention`?[]:e.accepted??[],m=caseContent({kind:i,because:e.because,conversation:e.conversation??[],query:a,expectedAnswer:o,acceptedAnswers:p.map(e=>({statement:e,chunkIds:l})),relevantChunkIds:l,provenance:u,distractorChunkIds:c.relevantChunkIds,corpusRevision:t.revision.id,tags:e.tags??[],notes:importNotes(e.opening,f)}),h=[...restLosses(f,e),...e.losses??[]];
return{content:m,question:a??``,id:e.id,lacks:r.lacks,evidence:s,losses:h}}
function unfound(e,t,n){
return t===void 0||n.length===0?{}:(t.beside!==void 0&&e.keep(t.beside),Object.hasOwn(e.fields,t.field)?(e.keep(t.field),{}):{[t.field]:n.length===1?n[0]:n})}
function elsewhere(e,t){
let n=t.some(({documentId:t})=>t===e?.document);
return e===void 0||n?{}:e.fields}
function saying(e){
return Object.fromEntries(Object.entries(e).filter(([,e])=>saysSomething(e)))}
function restLosses(e,{why:t,evidence:n,distractors:r}){
return Object.entries(e).map(([e,i])=>{
let a=[n,r].some(t=>t!==void 0&&(e===t.field||e===t.beside));
return{field:e,fate:`notes`,why:(Object.hasOwn(t,e)?t[e]:void 0)??(a?`evidence that no chunk has as it is`:void 0)??`the format does not know this field`,value:i}})}
function contextsIn(e,t){
return t.flatMap(t=>{
if(`unreadable`in t)return[];
let{text:n}=t;
return[{text:n,document:e,chunk:`${e}#${sha256(normaliseWhiteSpace(n)).slice(7,15)}`}]})}
function contextMap(e){
return{chunk:{id:`chunk`,text:`text`},document:{id:`document`},chunking:{name:e,version:`1`}}}
function contextRecords(e){
let t=new Map;
for(let{record:n,contexts:r}of e)for(let{chunk:e,document:i,text:a}of r){
let{number:r,line:o}=n;
t.has(e)||t.set(e,{fields:{chunk:e,document:i,text:a},number:r,line:o})}
return[...t.values()]}
const turnsAfter=`turns after the question`;
function withQuestionLast(e,t,n){
let r=n.findLastIndex(e=>fieldOf(e,`role`)===`user`);
return r===-1||r===n.length-1?{...e,[t]:n}:{...e,[t]:n.slice(0,r+1),[turnsAfter]:n.slice(r+1)}}
function lastQuestion(e,t){
let n=importedTurns(e,{field:t}),r=n.at(-1);
if(r?.role===`user`){
let e=n.slice(0,-1);
return{query:r.content,conversation:e}}
return e.lack(`the question is missing: no turn of the conversation is a user's`),e.keep(t),{query:void 0,conversation:[]}}
function ownKind(e){
let said=t=>{
let n=fieldOf(e,t);
return typeof n==`string`?n:``},t=said(`case_id`)!==``&&[said(`digest`),said(`set_digest`)].every(isDigest),n=kinds.find(e=>e===said(`kind`));
if(!t||n===void 0)return;
if(n!==`abstention`)return{kind:n};
let r=reasons$2.find(e=>e===said(`because`));
return r===void 0?void 0:{kind:n,because:r}}
function isDigest(e){
return/^sha256:[0-9a-f]{64}$/.test(e)}
const why$2=Object.fromEntries(Object.entries({id:`it cannot be read as text`,input:`it cannot be read as text`,expected_output:`it cannot be read as text`,expected_outcome:`it cannot be read as text`,comments:`it cannot be read as text`,actual_output:`an answer that a system gave is no judgment`,retrieval_context:`what a system retrieved is no judgment of what is relevant`,tools_called:`what a system called is no judgment`,expected_tools:`a case says what to answer, not by which tools`,scenario:`what the user wants; nobody asks it in these words`,turns:`they say more than who said what, or ask nothing`,[turnsAfter]:`what a system said is no judgment`,user_description:`who asks is no part of a case`,persona:`who asks is no part of a case`,source_file:`the evidence names documents of the corpus`,name:`the record has an id as well`,additional_metadata:`free fields`,custom_column_key_values:`free fields`}).flatMap(([e,t])=>[[e,t],[camelCase(e),t]]));
function deepevalGolden(e){
let t=withTurns(e.record.fields),n=recordReader(t),name=e=>nameIn$1(t,e),r=n.text(`id`,`id`)??n.text(`name`,`name`);
n.fields.id!==void 0&&n.keep(`name`);
let i=Object.hasOwn(t,`scenario`)?conversation(n,name):{query:n.due(`question`,`input`),answer:n.due(`answer`,name(`expected_output`))},a=contextsOf(e);
n.hold(`context`);
for(let t of contextDefects(e))n.lack(`an entry of "context" ${t}`),n.keep(`context`);
let o=a.map(({chunk:e,text:t})=>({text:t,likelyChunk:e}));
return{reader:n,id:r,...ownKind(t[name(`additional_metadata`)])??{kind:`answerable`},...i,evidence:{field:`context`,texts:o},opening:n.text(`note`,`comments`),why:why$2}}
function conversation(e,t){
let n=e.due(`answer`,t(`expected_outcome`));
return{...lastQuestion(e,`turns`),answer:n,losses:outcomeOf$1(t,n)}}
function outcomeOf$1(e,t){
return t===void 0?[]:[{field:e(`expected_outcome`),fate:`case`,why:`it is the answer now, though it was said of the conversation as a whole`,value:t}]}
function contextsOf({record:{fields:e},form:t,file:n}){
let r=textOf(e[nameIn$1(e,`source_file`)]);
return contextsIn(r!==void 0&&`text`in r?r.text.trim():n,contextTexts$1(e,t))}
function contextDefects({record:{fields:e},form:t}){
return contextTexts$1(e,t).flatMap(e=>`unreadable`in e?[e.unreadable]:[])}
function contextTexts$1(e,t){
let n=e.context;
return textsOf(n,t===`csv`&&typeof n==`string`&&!n.trimStart().startsWith(`[`)?`|`:void 0)}
function withTurns(e){
let t=turnsOf$1(e.turns);
return t===void 0?e:withQuestionLast(e,`turns`,t)}
function turnsOf$1(e){
if(Array.isArray(e))return e;
if(typeof e==`string`)try{
let t=JSON.parse(e);
return Array.isArray(t)&&!isDeep(t)?t:void 0}catch{
return}}
function nameIn$1(e,t){
let n=camelCase(t);
return!Object.hasOwn(e,t)&&Object.hasOwn(e,n)?n:t}
function camelCase(e){
return e.replaceAll(/_(.)/g,(e,t)=>t.toUpperCase())}
function sourceRecords({name:e,bytes:t},n){
let r=formatOf(e);
return r===`json`&&n.includes(r)?{...listIn(t),form:r}:r!==void 0&&n.includes(r)?{...readRecords(t,r),form:r}:{records:[],problems:[{message:`The name does not tell a form that this format has: it ends in one of ${n.map(e=>`.${e}`).join(`, `)}.`,line:void 0}],form:void 0}}
function listIn(e){
let t=readJson(e);
if(`problem`in t)return{records:[],problems:[t.problem]};
if(Array.isArray(t.value))return listedRecords(t.value);
let n=isMap(t.value)?Object.keys(t.value).map(e=>`"${e}"`):[];
return{records:[],problems:[{message:`The file is no list of records, as this format writes them${n.length===0?``:`; it is a map with ${listed(n.slice(0,5))}`}.`,line:void 0}]}}
function readRecordsOf(e,t,n){
let r=e.map(e=>{
let{records:r,problems:i,form:a}=sourceRecords(e,t);
return{entries:r.map(t=>({at:{file:e.given,number:t.number,line:t.line},file:e,read:n({record:t,form:a,file:e})})),problems:i.map(({message:t,line:n})=>({at:{file:e.given,line:n},message:t}))}});
return{entries:r.flatMap(({entries:e})=>e),problems:r.flatMap(({problems:e})=>e),losses:[]}}
const forms$1=[`json`,`jsonl`,`csv`],deepeval={name:`deepeval`,summary:`DeepEval goldens (JSON, JSONL or CSV), with one turn or several`,files:`<file...>`,help:`Examples:
  touchstone import deepeval goldens.json --into goldens
  touchstone corpus snapshot goldens.json --format deepeval --created-at 2026-09-01
      makes a corpus of nothing but the contexts, where there is no dump of the real one

Goldens with one turn (input) and with several (scenario, turns), in snake_case and in camelCase. The texts of "context"
are looked up in the corpus. The last question of a conversation is asked; what a system said or retrieved is no
judgment and stays in the notes.`,passages:{map:contextMap(`deepeval-context`),read:e=>{
let{records:t,problems:n,form:r}=sourceRecords(e,forms$1);
return{records:contextRecords(t.map(t=>({record:t,contexts:contextsOf({record:t,form:r,file:e.name})}))),problems:n}}},readCases:(e,t)=>{
let n=evidenceByText(t);
return readRecordsOf(e,forms$1,({record:e,form:r,file:i})=>formatCase(deepevalGolden({record:e,form:r,file:i.name}),{source:t,find:n}))}};
function*judgmentRows(e){
let place=t=>({file:e.given,line:t}),t=decodeUtf8(e.bytes);
if(t===void 0){
let{message:t,line:n}=foreignEncoding(e.bytes,{isTable:!1});
yield{at:place(n),message:t};
return}
let[n,...r]=t.split(/\r?\n/);
if(n!==`query-id	corpus-id	score`)yield{at:place(1),message:`The first line is not "query-id", "corpus-id" and "score", parted by tabs.`};else for(let[e,t]of r.entries())t!==``&&(yield judgmentRow(t,place(e+2)))}
function judgmentRow(e,t){
let[n=``,r=``,i=``,...a]=e.split(`	`);
return n!==``&&r!==``&&/^\d+(?:\.\d+)?$/.test(i)&&a.length===0?{query:n,passage:r,score:Number(i),at:t}:{at:t,message:`This line is not a query's id, a passage's id and a score from 0 up, parted by tabs.`}}
function readMtrag(e){
let t=[],n=new Map,r=new Map,i=[];
for(let a of e){
if(/\.tsv$/i.test(a.name)){
for(let e of judgmentRows(a))keepJudgment(e,{judgments:r,problems:i});
continue}
let{records:e,problems:o}=readRecords(a.bytes,`jsonl`);
for(let{message:e,line:t}of o)i.push({at:{file:a.given,line:t},message:e});
for(let{fields:r,line:o}of e){
let e={at:{file:a.given,line:o},file:a,fields:r};
`task_id`in r?t.push(e):keepQuery(e,{queries:n,problems:i})}}
let a=[...n].map(([e,t])=>({id:e,forms:t})),o=new Set([...n.keys(),...t.map(({fields:e})=>e.task_id)]);
return i.push(...unasked$1(r,o)),{tasks:t,queries:a,judgments:r,problems:inPlaceOrder(i,e)}}
function keepQuery(e,{queries:t,problems:n}){
let r=e.fields._id,{at:i}=e;
if(typeof r!=`string`||!(`text`in e.fields)){
n.push({at:i,message:`This is neither a task, which has a "task_id", nor a query, which has "_id" and "text".`});
return}
let a=formOf(e.file.name),o=t.get(r)??{};
o[a]===void 0?t.set(r,{...o,[a]:e}):n.push({at:i,message:`The query "${r}" stands in these files already.`})}
function formOf(e){
let t=e.replace(/\.[^.]*$/,``);
return t.endsWith(`lastturn`)?`lastturn`:t.endsWith(`rewrite`)?`rewrite`:`questions`}
function keepJudgment(e,{judgments:t,problems:n}){
if(`message`in e){
n.push(e);
return}
let{query:r,passage:i,score:a,at:o}=e,s=t.get(r)??[];
if(s.some(e=>e.passage===i)){
let e=`Passage "${i}" is judged for the query "${r}" already.`;
n.push({at:o,message:e})}else t.set(r,s),s.push({passage:i,score:a,at:o})}
function inPlaceOrder(e,t){
let n=new Map(t.map(({given:e},t)=>[e,t])),rank=({at:e})=>n.get(e.file)??0;
return e.toSorted((e,t)=>rank(e)-rank(t)||(e.at.line??0)-(t.at.line??0))}
function*unasked$1(e,t){
for(let[n,[r,...i]]of e){
if(r===void 0||t.has(n))continue;
let e=i.length===0?``:` and ${i.length} more`,a=`Passage "${r.passage}"${e} is judged for the query "${n}", which none of the files asks.`;
yield{at:r.at,message:a}}}
function turnsInText(e,t){
let n=[...e.matchAll(/^\|([^|\s]{1,40})\|:[ \t]?/gm)],r=e.slice(0,n[0]?.index??e.length),i=n.map((r,i)=>{
let[a,o=``]=r,s=n[i+1]?.index,c=e.slice(r.index+a.length,s??e.length);
return{role:Object.hasOwn(t,o)?t[o]??o:o,content:s===void 0?c:c.replace(/\r?\n$/,``)}});
return r.trim()===``?i:[{content:r},...i]}
function gradedEvidence(e,t){
let n=new Map(t.map(({passage:e,score:t})=>[e,t])),r=new Set(e.map(({id:e})=>e)),i=t.filter(({passage:e})=>!r.has(e));
return[...e.map(({id:e,text:t})=>({chunk:e,text:t,grade:n.get(e)})),...i.map(({passage:e,score:t})=>({chunk:e,grade:t}))].filter(({grade:e})=>e!==0)}
function notedJudgments(e,t){
let n=new Set(t.map(({id:e})=>e)),ids=t=>e.filter(t).map(({passage:e})=>e);
return{[judgedField]:ids(({passage:e,score:t})=>t>0&&!n.has(e)),[notRelevantField]:ids(({score:e})=>e===0)}}
const judgedField=`corpus-id`,notRelevantField=`corpus-id with score 0`,judgmentReasons={[judgedField]:`passages that are judged relevant and that the task does not bring`,[notRelevantField]:`passages that were judged and found not relevant`},order=[`questions`,`lastturn`,`rewrite`],speakers={agent:`assistant`},why$1={rewrite:`the question in words of its own: a variant of the case, once a person has judged it`,lastturn:`another last turn than that of the conversation`,...judgmentReasons,[judgedField]:`passages that are judged relevant and that the corpus does not have`};
function queryRecord({forms:e}){
return order.flatMap(t=>e[t]??[])[0]}
function mtragQuery({id:e,forms:t},{fields:n},r){
let{text:i}=n,a=typeof i==`string`?turnsInText(i,speakers):i,o=recordReader({...n,text:a});
o.text(`id`,`_id`);
let{question:s,conversation:c}=questionInTurns(o,{lastTurnOf:`text`}),l=Number(/<::>(\d+)$/.exec(e)?.[1]??1);
t.questions===void 0&&t.rewrite===void 0&&l>1&&o.lack(`this is turn ${l}, and what was said before it is in the file of whole conversations`),o.lack(`the answer is missing: retrieval tasks have none`);
let{[judgedField]:u,...d}=notedJudgments(r,[]);
return{reader:o,id:e,kind:`answerable`,query:s,conversation:c,answer:void 0,evidence:{field:judgedField,texts:gradedEvidence([],r)},others:{...otherForms(t,s),...d},why:why$1}}
function otherForms(e,t){
let n=order.slice(1).flatMap(n=>{
let r=e[n]?.fields.text;
if(r===void 0)return[];
let i=typeof r==`string`?turnsInText(r,speakers):[],a=i.length===1?i[0]?.content:r;
return a===t?[]:[[n,a]]});
return Object.fromEntries(n)}
const foreignIds=`contexts[].document_id`,reasons$1={[foreignIds]:`ids that no chunk of the corpus has, whether or not one has the text`,Collection:`the benchmark's own corpus that the task belongs to`,dataset:`the benchmark's version`,task_type:`what the benchmark does with the task`,input:`a turn of it that no case can hold as it is`,targets:`an answer among them that the case does not hold just as it is`,...judgmentReasons};
function mtragTask(e,{judgmentsFor:t,isChunk:n}){
let r=recordReader({...e,input:turnsOf(e.input)}),i=r.text(`id`,`task_id`),{question:a,conversation:o}=questionInTurns(r,{lastTurnOf:`input`}),[s,...c]=answersOf$2(r),l=passagesOf(r),u=t(i??``),d=outcomeOf(r,l.length>0),f=d.kind===`abstention`,p=gradedEvidence(f?[]:l,u),m=l.map(({id:e,text:t})=>({chunk:e,text:t}));
return f&&c.length>0&&r.keep(`targets`),holdIdParts(r,i),{reader:r,id:i,kind:d.kind,because:d.because,query:a,conversation:o,answer:s,accepted:c,evidence:{field:`contexts`,texts:p},...f?{distractors:{field:`contexts`,texts:m}}:{},tags:labels(r),others:{...notedJudgments(u,l),[foreignIds]:l.flatMap(e=>n(e.id)?[]:[e.id])},why:{...reasons$1,answerability:d.why},losses:[...f&&l.length>0?[asDistractors(l)]:[],...metadata(e)]}}
function outcomeOf(e,t){
let n=textsOf(e.fields.answerability),[r]=n;
switch(n.length===1&&r!==void 0&&`text`in r?r.text:void 0){
case`ANSWERABLE`:
return e.hold(`answerability`),{kind:`answerable`,why:``};
case`PARTIAL`:
return{kind:`inconclusive`,why:`PARTIAL: the answer tells what the passages hold and what they do not`};
case`UNANSWERABLE`:
return{kind:`abstention`,because:`not-in-corpus`,why:`UNANSWERABLE: said of what its annotators found; whether the whole corpus has no answer is for a reviewer to judge`};
case`UNDERSPECIFIED`:
return{kind:`abstention`,because:`ambiguous`,why:underspecified(t)};
default:
return e.lack(n.length===0?`the kind is missing: "answerability" says nothing`:`the kind is missing: "answerability" is none of ANSWERABLE, PARTIAL, UNANSWERABLE and UNDERSPECIFIED`),{kind:void 0,why:`it is no answerability that the format knows`}}}
function underspecified(e){
return e?`UNDERSPECIFIED: the answer asks back, from passages that fit several readings of the question`:`UNDERSPECIFIED: the answer asks back`}
function turnsOf(e){
return Array.isArray(e)?e.map(e=>{
if(!isMap(e))return e;
let{speaker:t,text:n,metadata:r,...i}=e;
return{role:t===`agent`?speakers.agent:t,content:n,...i}}):e}
function answersOf$2(e){
let t=listAt(e,`targets`,[`text`,`speaker`,`metadata`]).flatMap(t=>{
let n=textOf(fieldOf(t,`text`));
return n!==void 0&&`text`in n?[n.text]:(e.keep(`targets`),[])});
return t.length===0&&e.lack(`the answer is missing`),[...new Set(t)]}
function listAt(e,t,n){
let r=e.fields[t];
e.hold(t);
let i=Array.isArray(r)?r:[],isMore=e=>!isMap(e)||Object.keys(e).some(e=>!n.includes(e));
return(!Array.isArray(r)||i.some(isMore))&&e.keep(t),i}
function passagesOf(e){
return listAt(e,`contexts`,[`document_id`,`text`,`title`]).flatMap((t,n)=>{
let r=textOf(fieldOf(t,`document_id`)),i=fieldOf(t,`text`);
return i!==void 0&&typeof i!=`string`&&e.keep(`contexts`),r!==void 0&&`text`in r?[{id:r.text,text:typeof i==`string`?i:void 0}]:(e.lack(`passage ${n+1} has no "document_id"`),e.keep(`contexts`),[])})}
function holdIdParts(e,t){
let{conversation_id:n,turn:r}=e.fields;
typeof n==`string`&&t===`${n}<::>${String(r)}`&&(e.hold(`conversation_id`),e.hold(`turn`))}
function labels(e){
return[`Question Type`,`Multi-Turn`].flatMap(t=>e.texts({field:t})).filter(e=>e!==`N/A`)}
function asDistractors(e){
return{field:`contexts`,fate:`case`,why:`distractors: the task is not to be answered from them`,value:e.map(({id:e})=>e)}}
function*metadata(e){
for(let[t,n,r]of[[`input`,`metadata`,`who wrote a turn, and when`],[`targets`,`metadata`,`who wrote the answer, and when`],[`targets`,`speaker`,`the speaker of the answer`],[`contexts`,`title`,`a document's title: the corpus has it`]]){
let i=e[t],a=(Array.isArray(i)?i:[]).flatMap(e=>fieldOf(e,n)??[]);
a.length!==0&&(yield{field:`${t}[].${n}`,fate:`dropped`,why:r,value:a})}}
const mtrag={name:`mtrag`,summary:`MTRAG files (JSONL, TSV): conversations with passages, answers and relevance judgments`,files:`<file...>`,help:`Examples:
  touchstone import mtrag reference.jsonl
      after: touchstone corpus snapshot reference.jsonl --format mtrag --created-at 2026-07-13

  touchstone import mtrag govt_questions.jsonl govt_rewrite.jsonl qrels/dev.tsv --incomplete

Three kinds of files, together or alone: generation tasks (JSON Lines with "task_id"), which have answers and the passages
they rest on; queries (JSON Lines with "_id" and "text"); and relevance judgments (.tsv: query-id, corpus-id, score), which
grade the passages of both. Queries have no answers, so their cases are incomplete. A passage is a chunk under its id.`,passages:{map:{chunk:{id:`id`,text:`text`,locator:`locator`},document:{id:`document`,title:`title`},chunking:{name:`mtrag-passage`,version:`1`}},read:({name:e,bytes:t})=>passages$1(readMtrag([{given:e,name:e,bytes:t,sha256:``}]))},readCases:(e,t)=>cases(readMtrag(e),t)};
function cases(e,t){
let n={source:t,find:evidenceByText(t)};
return{entries:[...taskEntries(e,n),...queryEntries(e,n)].map((e,t)=>({...e,at:{...e.at,number:t+1}})),problems:e.problems,losses:[]}}
function taskEntries({tasks:e,judgments:t},n){
return e.map(({at:e,file:r,fields:i})=>({at:e,file:r,read:formatCase(mtragTask(i,{judgmentsFor:e=>t.get(e)??[],isChunk:e=>chunkOf(n.source,e)!==void 0}),n)}))}
function queryEntries({queries:e,judgments:t},n){
return e.flatMap(e=>{
let r=queryRecord(e);
if(r===void 0)return[];
let i=formatCase(mtragQuery(e,r,t.get(e.id)??[]),n);
return[{at:r.at,file:r.file,read:i}]})}
function passages$1({tasks:e,problems:t}){
let n=new Set;
return{records:e.flatMap(({at:e,fields:{contexts:t}})=>(Array.isArray(t)?t:[]).flatMap(t=>{
let[r,i,a]=[`document_id`,`text`,`title`].map(e=>fieldOf(t,e)),o=JSON.stringify([r,i,a]);
if(n.has(o))return[];
n.add(o);
let[,s=r,c]=/^(.+)-(\d+-\d+)$/s.exec(String(r))??[];
return[{fields:{id:r,text:i,document:s,title:a??null,locator:c??null},line:e.line}]})).map((e,t)=>({...e,number:t+1})),problems:t.map(({at:e,message:t})=>({message:t,line:e.line}))}}
const system=`what a system answered or retrieved is no judgment`,why={response:system,answer:system,multi_responses:system,retrieved_contexts:system,retrieved_context_ids:system,contexts:system,[turnsAfter]:system,user_input:`it says more than who said what, or asks nothing`,rubrics:`how answers are scored is no part of a case`,reference_tool_calls:`a case says what to answer, not by which tools`,reference_topics:`a case says what to answer, not by which topics`,persona_name:`who asks is no part of a case`,query_style:`how the question was generated`,query_length:`how the question was generated`,synthesizer_name:`how the question was generated`,evolution_type:`how the question was generated`,episode_done:`how the question was generated`,approval_status:`another tool's decision; a case is approved by its reviewers`,metadata:`free fields`},names={question:[`user_input`,`question`],answer:[`reference`,`ground_truth`,`ground_truths`,`expected_answer`]},idField=`reference_context_ids`;
function ragasSample(e,t){
let n=sampleFields(e.fields),r=recordReader(n),i=nameIn(n,names.question),a=Array.isArray(n[i])?lastQuestion(r,i):{query:r.due(`question`,i)},[o,...s]=answersOf$1(r),c=n.approval_status;
return saysSomething(c)&&c!==`approved`&&r.lack(`its approval_status is not approved`),{reader:r,id:r.text(`id`,`id`),...ownKind(n.metadata)??{kind:`answerable`},...a,answer:o,accepted:s,evidence:{field:contextField$1(n)??idField,beside:idField,texts:evidenceOf(r,t)},why}}
function ragasContexts({fields:e},t){
return contextsIn(t,contextTexts(sampleFields(e)))}
function answersOf$1(e){
let t=nameIn(e.fields,names.answer),n=e.fields[t];
if(t!==`ground_truths`&&!Array.isArray(n)){
let n=e.due(`answer`,t);
return n===void 0?[]:[n]}
let r=[...new Set(e.texts({field:t}))];
return r.length===0&&e.lack(`the answer is missing`),r}
function evidenceOf(e,t){
let n=contextField$1(e.fields),r=contextTexts(e.fields);
n!==void 0&&e.hold(n);
for(let t of r)n===void 0||`text`in t||(e.lack(`an entry of "${n}" ${t.unreadable}`),e.keep(n));
let i=e.texts({field:idField}),a=contextsIn(t,r);
return a.length===0?i.map(e=>({chunk:e})):i.length===a.length?a.map(({text:e},t)=>({text:e,chunk:i[t]})):(i.length>0&&(e.lack(`there are ${i.length} ids for ${a.length} reference contexts`),e.keep(idField)),a.map(({text:e,chunk:t})=>({text:e,likelyChunk:t})))}
function contextTexts(e){
let t=contextField$1(e);
return t===void 0?[]:textsOf(e[t])}
function contextField$1(e){
if(Object.hasOwn(e,`reference_contexts`))return`reference_contexts`;
if(Object.hasOwn(e,`evolution_type`))return[`contexts`,`context`].find(t=>Object.hasOwn(e,t))}
function sampleFields(e){
let t=flattened(e),n=t.user_input;
return Array.isArray(n)?withQuestionLast(t,`user_input`,n.map(asTurn)):t}
function flattened({eval_sample:e,...t}){
if(!isMap(e))return e===void 0?t:{...t,eval_sample:e};
let n=Object.entries(t).map(([t,n])=>Object.hasOwn(e,t)?[`beside eval_sample.${t}`,n]:[t,n]);
return{...Object.fromEntries(n),...e}}
const roles={human:`user`,ai:`assistant`};
function asTurn(e){
let t=fieldOf(e,`type`);
if(!isMap(e)||typeof t!=`string`||!Object.hasOwn(roles,t)||Object.hasOwn(e,`role`))return e;
let{type:n,...r}=e;
return{role:roles[t],...r}}
function nameIn(e,[t,...n]){
return[t,...n].find(t=>saysSomething(e[t]))??t}
const forms=[`json`,`jsonl`,`csv`],ragas={name:`ragas`,summary:`Ragas samples and test sets (JSON, JSONL or CSV), also of before version 0.2`,files:`<file...>`,help:`Examples:
  touchstone import ragas testset.jsonl --into ragas
  touchstone corpus snapshot testset.jsonl --format ragas --created-at 2026-09-01
      makes a corpus of nothing but the reference contexts, where there is no dump of the real one

Samples with one turn or several, generated test sets with their approval_status, and the columns of before version 0.2
(question, ground_truth, contexts). Lists in CSV may be JSON or as Python prints them. The texts of reference_contexts
are looked up in the corpus; what a system answered or retrieved is no judgment and stays in the notes.`,passages:{map:contextMap(`ragas-context`),read:e=>{
let{records:t,problems:n}=sourceRecords(e,forms);
return{records:contextRecords(t.map(t=>({record:t,contexts:ragasContexts(t,e.name)}))),problems:n}}},readCases:(e,t)=>{
let n=evidenceByText(t);
return readRecordsOf(e,forms,({record:e,file:r})=>formatCase(ragasSample(e,r.name),{source:t,find:n}))}};
function squadParagraphs(e){
if(`problem`in e)return{paragraphs:[],problems:[e.problem],losses:[]};
let t=[],n=new Map,r=[],report=(e,n)=>void t.push({path:e,message:n}),i=listOf(e.value,`data`,{path:``,report});
for(let e of i){
let t=fieldOf(e.fields,`title`),i=typeof t==`string`&&!isBlank(t),a=i?t.trim():`article-${e.index+1}`,o=otherFields(e.fields,{known:[`title`,`paragraphs`],at:`data[]`});
!i&&saysSomething(t)&&(o[`data[].title`]=t);
for(let{path:t,fields:i}of listOf(e.fields,`paragraphs`,{...e,report})){
let e=(n.get(a)??0)+1;
n.set(a,e);
let s=otherFields(i,{known:[`context`,`qas`],at:`data[].paragraphs[]`});
r.push({path:t,document:a,locator:`paragraph ${e}`,chunk:`${a}#${e}`,context:fieldOf(i,`context`),own:s,others:{...o,...s},questions:Object.hasOwn(i,`qas`)?listOf(i,`qas`,{path:t,report}):[]})}}
return{paragraphs:r,problems:t,losses:[...fileLosses(e.value),...unaskedArticles(i),...unasked(r)]}}
function listOf(e,t,{path:n,report:r}){
let i=fieldOf(e,t),a=n===``?t:`${n}.${t}`;
return Array.isArray(i)?i.flatMap((e,t)=>{
let n=`${a}[${t}]`;
return isMap(e)?[{path:n,index:t,fields:e}]:(r(n,`This is not a map with named fields.`),[])}):(r(a,i===void 0?`This list is missing.`:`This is not a list.`),[])}
function otherFields(e,{known:t,at:n}){
return Object.fromEntries(Object.entries(e).filter(([e,n])=>!t.includes(e)&&saysSomething(n)).map(([e,t])=>[`${n}.${e}`,t]))}
function*fileLosses(e){
for(let[t,n]of Object.entries(isMap(e)?e:{}))t!==`data`&&saysSomething(n)&&(yield{field:t,fate:`dropped`,why:`a statement about the file, which no single case can hold`,value:n,path:void 0})}
function*unaskedArticles(e){
for(let{path:t,fields:n}of e){
let{paragraphs:e,...r}=n,i=(Array.isArray(e)?e:[]).some(e=>{
let t=fieldOf(e,`qas`);
return Array.isArray(t)&&t.some(isMap)});
for(let[e,n]of i?[]:Object.entries(r))saysSomething(n)&&(yield{field:`data[].${e}`,fate:`dropped`,why:`no question asks about this article`,value:n,path:t})}}
function*unasked(e){
for(let{questions:t,context:n,path:r,own:i}of e){
if(t.length>0)continue;
let e=Object.entries({...i,"data[].paragraphs[].context":n});
for(let[t,n]of e)saysSomething(n)&&(yield{field:t,fate:`dropped`,why:`no question asks about this paragraph; a corpus snapshot carries it`,value:n,path:r})}}
const reasons={id:`it cannot be read as text`,question:`it cannot be read as text`,plausible_answers:`words that seem to answer and do not: no judgment of what is right`,is_impossible:`it is neither true nor false`,"data[].title":`the article, where the evidence stands in no document of that name`},contextField=`data[].paragraphs[].context`;
function squadQuestion(e,t,{refusal:n}){
let r=recordReader(e),i=r.text(`id`,`id`),a=r.due(`question`,`question`),o=isImpossible(r),s=textOfParagraph(r,t.context),c=answersOf(r,s??``),l=o===!0?unanswered(r,c,n):answered(r,c,o),u={text:s??``,likelyChunk:t.chunk,quote:l.quote},d={field:contextField,texts:s===void 0?[]:[u]},f={"data[].title":t.document};
return{...l,reader:r,id:i,query:a,...o===!0?{distractors:d}:{evidence:d},opening:o===!0?ofParagraph(t.chunk):void 0,others:{...t.others,...s===void 0?paragraphAsIs(t):{}},unlessThere:{document:t.document,fields:f},why:{...reasons,answers:c.why},losses:[...c.losses,...o===!0?[aboutParagraph]:[]]}}
function answered(e,{spans:[t,...n]},r){
return t===void 0&&e.lack(`the answer is missing`),{kind:r===void 0?void 0:`answerable`,answer:t?.text,accepted:n.map(({text:e})=>e),quote:t?.quote}}
function unanswered(e,{spans:t},n){
return t.length>0&&(e.lack(`is_impossible says that there is no answer, but the record has one`),e.keep(`answers`)),n===void 0&&e.lack(`the answer is missing: SQuAD does not say what a good refusal conveys`),{kind:`abstention`,because:`not-in-corpus`,answer:n,quote:void 0}}
function ofParagraph(e){
return`SQuAD says that paragraph ${e} does not answer this. It does not say whether the rest of the corpus does.`}
const aboutParagraph={field:`is_impossible`,fate:`case`,why:`said of one paragraph; whether the whole corpus has no answer is for a reviewer to judge`,value:!0};
function textOfParagraph(e,t){
let n=typeof t==`string`&&!isBlank(t);
return n||e.lack(`the paragraph has no text`),n?t:void 0}
function paragraphAsIs({context:e}){
return saysSomething(e)?{[contextField]:e}:{}}
function isImpossible(e){
let t=e.fields.is_impossible;
if(!saysSomething(t)||typeof t==`boolean`)return e.hold(`is_impossible`),t===!0;
e.lack(`is_impossible is neither true nor false`)}
function answersOf(e,t){
let n=e.fields.answers;
e.hold(`answers`);
let r=Array.isArray(n)?n:[],i=new Map,a=saysSomething(n)&&!Array.isArray(n)?[`they are no list`]:[];
for(let e of r){
let{span:n,defect:r}=spanOf(e,t);
if(r!==void 0&&a.push(r),n===void 0)continue;
let o=normaliseWhiteSpace(n.text);
i.get(o)?.quote===void 0&&i.set(o,n)}
return a.length>0&&e.keep(`answers`),{spans:[...i.values()],why:a[0]??`they contradict is_impossible`,losses:a.length>0?[]:[...passedOver(r,i.size)]}}
function spanOf(e,t){
let n=fieldOf(e,`text`);
if(!isMap(e)||typeof n!=`string`||isBlank(n)||/\p{Cs}/u.test(n))return{span:void 0,defect:`one of them has no text`};
let r=standsAt(t,n,fieldOf(e,`answer_start`)),i=Object.keys(e).some(e=>!known.has(e));
return{span:{text:n,quote:r?n:void 0},defect:r&&!i?void 0:r?`one of them says more than its text and its place`:`the paragraph has other words where answer_start points`}}
const known=new Set([`text`,`answer_start`]);
function standsAt(e,t,n){
if(typeof n!=`number`||!Number.isSafeInteger(n)||n<0)return!1;
if(e.startsWith(t,n))return!0;
let r=Array.from(e.slice(0,n*2)).slice(0,n).join(``);
return r.length>n&&e.startsWith(t,r.length)}
function*passedOver(e,t){
let[n]=e;
n!==void 0&&(yield{field:`answers[].answer_start`,fate:`dropped`,why:`a place in the paragraph; the words themselves are the quote`,value:fieldOf(n,`answer_start`)}),e.length>t&&(yield{field:`answers[]`,fate:`dropped`,why:`how many people gave the same answer`,value:e.length})}
const squad2={name:`squad2`,summary:`SQuAD 1.1 and 2.0 files (JSON): questions about paragraphs, with answer spans`,files:`<file...>`,help:`Examples:
  touchstone import squad2 dev-v2.0.json --into squad --refusal "The text does not say."
  touchstone corpus snapshot dev-v2.0.json --format squad2 --created-at 2018-06-11
      records the paragraphs as the corpus, before the import

A paragraph is looked up by its text, so the corpus may also come from elsewhere. The span of an answer is the quote.
A question that is marked is_impossible becomes an abstention: SQuAD says that its paragraph does not answer, which is
not yet that the corpus does not. The paragraph is a distractor. What a good refusal conveys, SQuAD does not say: say it
with --refusal, or mend those records one by one.`,refusals:!0,passages:{map:{chunk:{id:`chunk`,text:`context`,locator:`locator`},document:{id:`document`},chunking:{name:`squad-paragraph`,version:`1`}},read:({bytes:e})=>passages(squadParagraphs(readJson(e)))},readCases:(e,t,n)=>{
let r=evidenceByText(t),i={entries:[],problems:[],losses:[]},a=0;
for(let o of e){
let e=squadParagraphs(readJson(o.bytes)),at=(e,t)=>({file:o.given,path:e,line:t});
i.problems.push(...e.problems.map(({path:e,line:t,message:n})=>({at:at(e,t),message:n}))),i.losses.push(...e.losses.map(({path:e,...t})=>({...t,at:at(e)})));
for(let s of e.paragraphs)for(let{path:e,fields:c}of s.questions){
let l=squadQuestion(c,s,n);
a++,i.entries.push({at:{...at(e),number:a},file:o,read:formatCase(l,{source:t,find:r})})}}
return i}};
function passages({paragraphs:e,problems:t}){
return{records:e.map(({chunk:e,document:t,locator:n,context:r},i)=>({fields:{chunk:e,document:t,locator:n,context:r},number:i+1,line:void 0})),problems:t.filter(({path:e})=>e?.includes(`.qas`)!==!0).map(({path:e,line:t,message:n})=>({message:e===void 0?n:`${e}: ${n}`,line:t}))}}
const caseFormats=[squad2,deepeval,ragas,mtrag],passageFormats=new Map(caseFormats.flatMap(({name:e,passages:t})=>t===void 0?[]:[[e,t]]));
export{caseFormats,checkOptional,checkQuestion,importedCase,lossesOf,passageFormats,placeText,questionFields};
