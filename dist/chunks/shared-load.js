import{container,counted,decodeUtf8,dueName,fieldOf,groupsOf,hiddenCharacter,isBlank,isBot,isLater,isMap,isMarked,limits,lineOfBrokenByte,linesOf,listed,parseLocated,placedText,plainNumber,quoted,readerOptions,recordFormats,schemaSentence,sha256,shapeErrors,sizeText,startOf as startOf$1}from"./core.js";
import{Document,Lexer,LineCounter,isAlias,isCollection,isMap as isMap$1,isNode,isScalar,isSeq,parseAllDocuments,parseDocument,tokenType,visit}from"./yaml.js";
import{retrieverIdDefect}from"./shared-model.js";
import{parse}from"./humanwhocodes-momoa.js";
import{CsvError,parse as parse$1}from"./csv.js";
import{observationShape}from"./observation-shape.js";
import{isDeepStrictEqual}from"node:util";
function lexemesOf(e){
let t=[],n=0,r=!1;
for(let i of new Lexer().lex(e)){
let e=[``,``,``].includes(i);
!r&&e?r=i===``:(t.push({type:r?`text`:tokenType(i),source:i,start:n}),r=!1,n+=i.length)}
return t}
function commentsOf(e){
return lexemesOf(e).filter(({type:e})=>e===`comment`).map(({source:e})=>e.trimEnd())}
function yamlLayout(e){
let t=lexemesOf(e),n=t.find(({type:e})=>e===`alias`||e===`anchor`);
if(n!==void 0)return{offset:n.start,why:`a value is shared by an alias`};
let r=parseMap(e);
if(`why`in r)return r;
let{keys:i,value:a}=r,o=e.split(/(?<=\n)/),s=lineFinder(o),c=/^ */.exec(o[s(i[0]?.offset??0)]??``)?.[0]??``,l=i.find(({offset:t})=>lineStart$1(e,t)!==c);
if(l!==void 0)return{offset:l.offset,why:`the field "${l.name}" does not start its line`};
let u=piecesByKey(i,t),d=i.map(({name:e,offset:t},n)=>{
let r=endOfField(u[n]??[],{lines:o,lineAt:s,indent:c});
return{name:e,first:s(t),end:r}}),f=t.filter(({type:e})=>e===`comment`).map(({source:e,start:t})=>({line:s(t),comment:e.trimEnd()})),commentsIn=(e,t)=>f.filter(({line:n})=>n>=e&&n<t).map(({comment:e})=>e);
return{lines:o,fields:d,indent:c,value:a,commentsIn}}
function piecesByKey(e,t){
let n=e.map(()=>[]),r=-1;
for(let i of t){
for(;i.start>=(e[r+1]?.offset??1/0);)r++;
n[r]?.push(i)}
return n}
function lineStart$1(e,t){
return e.slice(e.lastIndexOf(`
`,t-1)+1,t)}
function lineFinder(e){
let t=new LineCounter,n=0;
for(let r of e)t.addNewLine(n),n+=r.length;
return e=>t.linePos(e).line-1}
function parseMap(e){
let t=parseAllDocuments(e,readerOptions),[n,r]=Array.isArray(t)?t:[];
if(n===void 0)return{offset:0,why:`it is empty`};
let[i]=n.errors;
if(i!==void 0)return{offset:i.pos[0],why:`it cannot be read as YAML`};
if(r!==void 0)return{offset:r.range[0],why:`a second document starts here`};
let a=n.contents;
if(!isMap$1(a))return{offset:0,why:`it holds no map of fields`};
if(a.flow===!0)return{offset:a.range[0],why:`its fields stand in braces`};
let o=keysOf(a);
return`why`in o?o:{keys:o,value:n.toJS()}}
function keysOf(e){
let t=[],n=new Set;
for(let{key:r}of e.items){
if(!isScalar(r)||typeof r.value!=`string`)return{offset:r.range[0],why:`a key is no text`};
if(n.has(r.value))return{offset:r.range[0],why:`the field "${r.value}" stands twice`};
n.add(r.value),t.push({name:r.value,offset:r.range[0]})}
return t}
const empty=new Set([`space`,`newline`,`comment`]);
function endOfField(e,{lines:t,lineAt:n,indent:r}){
let i=e.findIndex(({type:e})=>e===`doc-end`||e===`doc-start`),a=(i===-1?e:e.slice(0,i)).findLast(({type:e,source:i,start:a})=>{
if(e!==`comment`)return i!==``&&!empty.has(e);
let o=(t[n(a)]??``).split(`#`,1)[0]??``;
return o.trim()!==``||o.length>r.length});
return a===void 0?0:n(a.start+a.source.length-1)+1}
const readDifferently=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,refusedPlain=/^=$|\t/,exponential={tag:`tag:yaml.org,2002:float`,default:!0,identify:e=>typeof e==`number`&&String(e).includes(`e`),test:/^-?[0-9.]+e[-+][0-9]+$/,resolve:Number,stringify:({value:e})=>plainNumber(Number(e))};
function yamlText(e){
return written$1(documentOf(e),oneLine)}
const oneLine={blockQuote:!1};
function inlineText(e,{flow:t,like:n}){
let r=documentOf([e]),i=r.contents,a=r.get(0,!0);
isSeq(i)&&(i.flow=t);
let o=n===`QUOTE_SINGLE`||n===`QUOTE_DOUBLE`;
isScalar(a)&&o&&a.type!==`QUOTE_DOUBLE`&&(a.type=n);
let s=written$1(r,oneLine).replace(/\n$/,``);
return t?s.slice(2,-2):s.slice(2)}
function newYamlFile(e,t){
let n=documentOf(e),r=t===void 0?void 0:n.get(t,!0);
return isScalar(r)&&typeof r.value==`string`&&fitsBlock(r.value)&&(r.type=`BLOCK_LITERAL`),written$1(n,{})}
function inlineYaml(e){
let t=documentOf(e);
return isCollection(t.contents)&&(t.contents.flow=!0),written$1(t,{}).trimEnd()}
function fitsBlock(e){
return/^\S(?:.*\S)?$/su.test(e)&&e.search(readDifferently)===-1}
function documentOf(e){
let t=new Document(e,{compat:`yaml-1.1`,aliasDuplicateObjects:!1,customTags:e=>[exponential,...e]});
return visit(t,{Scalar(e,t){
typeof t.value==`string`&&(refusedPlain.test(t.value)||t.value.search(readDifferently)!==-1||t.value.includes(`
`)&&!fitsBlock(t.value.replace(/\n$/,``)))&&(t.type=`QUOTE_DOUBLE`)}}),t}
function written$1(e,t){
return e.toString({lineWidth:0,doubleQuotedMinMultiLineLength:2**53-1,...t}).replace(readDifferently,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`)}
function editFields(e,t,n){
let r=t.startsWith(`﻿`)?`﻿`:``,i=t.slice(r.length);
for(let t of n){
let n=editField(e,i,t);
if(`refused`in n)return n;
i=n.text}
return{text:r+i}}
function editField(e,t,n){
let r=yamlLayout(t);
if(`why`in r)return{refused:unfit(e,t,r)};
let i=`set`in n?n.set:n.remove,a=new Map(Object.entries(r.value));
`set`in n?a.set(i,n.to):a.delete(i);
let o=Object.fromEntries(a);
if(isDeepStrictEqual(o,r.value))return{text:t};
let s=withLines$1(r,n),c=yamlLayout(s);
if(!(`why`in c)&&isDeepStrictEqual(c.value,o))return{text:s};
let l=(r.fields.find(e=>e.name===i)?.first??0)+1;
return{refused:{message:`"${i}" cannot be changed here without changing other fields.`,at:{file:e,line:l,column:1},fix:`Write this change by hand.`}}}
function withLines$1(e,t){
let{fields:n,indent:r}=e,i=n.find(({name:e})=>e===(`set`in t?t.set:t.remove)),a=`set`in t?writtenField(t.set,t.to):[];
if(i!==void 0){
let t=[...e.commentsIn(i.first,i.end),...a];
return replaceLines(e,{first:i.first,end:i.end,lines:indented(t,r)})}
let o=((`set`in t?n.find(({name:e})=>e===t.after):void 0)??n.at(-1))?.end??0;
return replaceLines(e,{first:o,end:o,lines:indented(a,r)})}
function writtenField(e,t){
return yamlText({[e]:t}).replace(/\n$/,``).split(`
`)}
function indented(e,t){
return e.map(e=>t+e)}
function replaceLines(e,{first:t,end:n,lines:r}){
let i=lineEndOf(e.lines),a=e.lines.slice(0,t).join(``),o=a===``||a.endsWith(`
`)||r.length===0?``:i,s=e.lines.slice(n).join(``),c=n===e.lines.length&&e.lines.at(-1)?.endsWith(`
`)===!1;
return`${a}${o}${r.join(i)}${c||r.length===0?``:i}${s}`}
function lineEndOf(e){
let t=e.filter(e=>e.endsWith(`\r
`)).length,n=e.filter(e=>e.endsWith(`
`)).length;
return t*2>n?`\r
`:`
`}
function unfit(e,t,{offset:n,why:r}){
let i=t.slice(0,n).split(`
`);
return{message:`This file cannot be edited line by line: ${r}.`,at:{file:e,line:i.length,column:(i.at(-1)?.length??0)+1},fix:`Write each field on a line of its own, such as "id: refund-policy-001".`}}
function itemLines$1({lines:e},{first:t,end:n}){
let r=e.slice(t,n),i=r.map(e=>/^( *)-(?:\s|$)/.exec(e)?.[1]).find(e=>e!==void 0);
if(i===void 0)return;
let a=r.flatMap((e,n)=>e.startsWith(`${i}-`)?[t+n]:[]);
return{indent:i,ranges:a.map((t,r)=>{
let o=a[r+1]??n;
for(;o>t+1&&!isDeeper(e[o-1]??``,i);)o--;
return{first:t,end:o}})}}
function isDeeper(e,t){
return e.trim()!==``&&e.startsWith(`${t} `)}
function itemText(e,t){
return yamlText(e).replace(/\n$/,``).split(`
`).map(e=>t+e)}
function spliced(e,t){
let n=[],r=0;
for(let{start:i,end:a,by:o}of t.toSorted((e,t)=>e.start-t.start||e.end-t.end))n.push(e.slice(r,i),o),r=Math.max(r,a);
return n.concat(e.slice(r)).join(``)}
function spanOf$1(e,t){
if(!isNode(t)||t.range==null)return;
let[n,r]=t.range,i=e.slice(n,r);
return i===``?void 0:{start:n,end:r,isOfLines:i.includes(`
`)}}
function aligned(e,t,n){
let r=0;
return t.map(t=>{
let i=e.findIndex((e,i)=>i>=r&&n(e,t));
if(i!==-1)return r=i+1,i})}
function nameOf$1(e){
return isScalar(e)&&typeof e.value==`string`?e.value:void 0}
function blockListSplices(e,t,n){
let{text:r,document:i,isKept:a}=e,o=t.items.map(e=>itemLines(r,e)),s=o[0]?.indent;
if(s===void 0||!o.every(e=>e!==void 0))return;
let c=aligned(t.items.map(e=>isNode(e)?e.toJS(i):e),n,a);
if(c.every(e=>e===void 0))return;
let l=o.flatMap((r,i)=>{
let a=c.indexOf(i);
if(a===-1)return[{start:r.start,end:r.end,by:``,isEntry:!0}];
let o=t.items[i];
return(isNode(o)?e.inner(e,o,n[a]):void 0)??[{...r,by:anew(e,r,{indent:s,item:n[a]})}]}),u=o[0]?.start??0;
for(let[t,r]of n.entries()){
let n=c[t];
n===void 0?l.push(insertion(e,u,itemText([r],s))):u=o[n]?.end??u}
return l}
function blockMapSplices(e,t,n){
let{text:r}=e,i=[],a=t.items.map(({key:e})=>nameOf$1(e));
for(let[o,{key:s,value:c}]of t.items.entries()){
let t=a[o];
if(t===void 0||!isNode(c))return;
let l=Object.hasOwn(n,t)?e.inner(e,c,n[t]):fieldRemoved(r,s,c);
if(l===void 0)return;
i.push(...l)}
let o=Object.entries(n).filter(([e])=>!a.includes(e)),s=spanOf$1(r,t.items.at(-1)?.value),c=columnOf(r,t.items[0]?.key);
if(o.length===0)return i;
if(s===void 0||c===void 0)return;
let l=itemText(Object.fromEntries(o),` `.repeat(c));
return[...i,insertion(e,lineBehind(r,s.end),l)]}
function fieldRemoved(e,t,n){
let[r,i]=[spanOf$1(e,t),spanOf$1(e,n)];
if(r===void 0||i===void 0)return;
let a=lineStart(e,r.start);
return e.slice(a,r.start).trim()===``?[{start:a,end:lineBehind(e,i.end),by:``,isEntry:!0}]:void 0}
function anew({text:e,lineEnd:t},{start:n,end:r},{indent:i,item:a}){
let o=e.slice(n,r);
return[...commentsOf(o).map(e=>i+e),...itemText([a],i)].join(t)+(o.endsWith(`
`)?t:``)}
function insertion({text:e,lineEnd:t},n,r){
let i=n===0||e[n-1]===`
`,a=r.join(t);
return{start:n,end:n,by:i?a+t:t+a}}
function itemLines(e,t){
let n=spanOf$1(e,t);
if(n===void 0)return;
let r=lineStart(e,n.start),i=/^( *)- +$/.exec(e.slice(r,n.start))?.[1];
if(i===void 0)return;
let a=lineBehind(e,n.end);
for(;isDeeperComment(e.slice(a,nextLine(e,a)),i);)a=nextLine(e,a);
return{start:r,end:a,indent:i}}
function isDeeperComment(e,t){
return e.startsWith(`${t} `)&&e.trimStart().startsWith(`#`)}
function columnOf(e,t){
let n=spanOf$1(e,t);
return n&&n.start-lineStart(e,n.start)}
function lineStart(e,t){
return e.lastIndexOf(`
`,t-1)+1}
function lineBehind(e,t){
return t>0&&e[t-1]===`
`?t:nextLine(e,t)}
function nextLine(e,t){
let n=e.indexOf(`
`,t);
return n===-1?e.length:n+1}
function flowListSplices(e,t,n){
let{text:r,document:i,isKept:a}=e,o=aligned(t.items.map(e=>isNode(e)?e.toJS(i):e),n,a),s=t.items.map((t,i)=>{
let a=spanOf$1(r,t),s=o.indexOf(i);
if(a===void 0||!isNode(t))return;
if(s===-1)return{...a,by:void 0};
let c=e.inner(e,t,n[s]);
return c===void 0?void 0:{...a,by:c}}),c=-1;
return withPieces(s,n.flatMap((e,t)=>(c=o[t]??c,o[t]===void 0?[{behind:c,text:written(e)}]:[])))}
function flowMapSplices(e,t,n){
let{text:r}=e,i=t.items.map(({key:e})=>nameOf$1(e)),a=t.items.map(({key:t,value:a},o)=>{
let[s,c]=[spanOf$1(r,t),spanOf$1(r,a)],l=i[o];
if(s===void 0||c===void 0||l===void 0||!isNode(a))return;
let u={start:s.start,end:c.end};
if(!Object.hasOwn(n,l))return{...u,by:void 0};
let d=e.inner(e,a,n[l]);
return d===void 0?void 0:{...u,by:d}});
return withPieces(a,Object.entries(n).filter(([e])=>!i.includes(e)).map(([e,t])=>{
let n=inlineYaml({[e]:t});
return{behind:a.length-1,text:n.replace(/^\{ ?/,``).replace(/ ?\}$/,``)}}))}
function written(e){
return typeof e==`string`?inlineText(e,{flow:!0}):inlineYaml(typeof e==`object`&&e?e:[e])}
function withPieces(e,t){
let n=e.flatMap(e=>e??[]),r=n.findIndex(({by:e})=>e!==void 0),i=n[r]?.start;
if(n.length<e.length||i===void 0)return;
let a=r===0?[]:[{start:n[0]?.start??i,end:i,by:``}],o=n.slice(r).flatMap(({start:e,end:t,by:i},a)=>i===void 0?[{start:n[r+a-1]?.end??e,end:t,by:``}]:i),s=t.map(({behind:e,text:t})=>{
let r=n.slice(0,e+1).findLast(({by:e})=>e!==void 0);
return r===void 0?{start:i,end:i,by:`${t}, `}:{start:r.end,end:r.end,by:`, ${t}`}});
return[...a,...s,...o]}
function splicesFor(e,t,n){
return splicesIn({...e,inner:splicesIn,isFlow:!1},t,n)}
function splicesIn(e,t,n){
if(!(isAlias(t)||t.range==null))return isDeepStrictEqual(t.toJS(e.document),n)?[]:isScalar(t)?typeof n==`string`?scalarSplices(e,t,n):void 0:isMap$1(t)||isSeq(t)?collectionSplices(e,t,n):void 0}
function collectionSplices(e,t,n){
let r=t.flow===!0,i={...e,isFlow:e.isFlow||r};
if(isMap$1(t))return isMap(n)?r?flowMapSplices(i,t,n):blockMapSplices(i,t,n):void 0;
if(Array.isArray(n))return r?flowListSplices(i,t,n):blockListSplices(i,t,n)}
function scalarSplices({text:e,isFlow:t},n,r){
let i=spanOf$1(e,n);
if(!(i===void 0||i.isOfLines))return[{...i,by:inlineText(r,{flow:t,like:n.type})}]}
function editNested(e,t,n){
let r=t.startsWith(`﻿`)?`﻿`:``,i=t.slice(r.length),{field:a,to:o,after:s,isKept:c=isDeepStrictEqual}=n,l=parseDocument(i,readerOptions),u=l.errors.length===0?l.toJS():void 0;
if(isMap(u)&&isDeepStrictEqual(u[a],o))return{text:t};
let d=isMap(u)?l.get(a,!0):void 0;
if(isNode(d)){
let e=splicesFor({text:i,lineEnd:lineEndOf(i.split(/(?<=\n)/)),document:l,isKept:c},d,o),t={...isMap(u)?u:{},[a]:o};
if(e!==void 0&&isAsMeant$1(i,e,t))return{text:r+spliced(i,e)}}
return editFields(e,t,[{set:a,to:o,...s===void 0?{}:{after:s}}])}
function isAsMeant$1(e,t,n){
let r=spliced(e,t),i=parseDocument(r,readerOptions);
return i.errors.length>0||!isDeepStrictEqual(i.toJS(),n)?!1:isDeepStrictEqual(commentsIn(r),commentsIn(e,t))}
function commentsIn(e,t=[]){
return lexemesOf(e).filter(({type:e})=>e===`comment`).filter(({start:e})=>!t.some(t=>t.isEntry===!0&&t.start<=e&&e<t.end)).map(({source:e})=>e.trimEnd())}
function isDeep(e){
let t=isNested(e)?[e]:[];
for(let e=0;t.length>0;e++){
if(e===64)return!0;
t=t.flatMap(e=>Object.values(e).filter(isNested))}
return!1}
function isNested(e){
return typeof e==`object`&&!!e}
const saveAsCsv=`In Excel, save the sheet as "CSV UTF-8 (Comma delimited)"; in LibreOffice, as "Text CSV" with the character set UTF-8.`,forms=[[[80,75,3,4],`The file is a workbook, or another ZIP file, and not text. ${saveAsCsv}`],[[208,207,17,224],`The file is a workbook of an old Excel, and not text. ${saveAsCsv}`],[[37,80,68,70],`The file is a PDF, and not text. Write its pages out first, one record a page: docs/guides/adopting.md shows how.`]];
function binaryForm(e){
let t=forms.find(([t])=>startsWith(e,t));
return t===void 0?void 0:{message:t[1],line:void 0}}
function foreignEncoding(e,{isTable:t}){
let n=t?saveAsCsv:`Save it as UTF-8.`;
return startsWith(e,[255,254])||startsWith(e,[254,255])?{message:`The file is UTF-16, which Excel calls "Unicode Text", and not UTF-8. ${n}`,line:void 0}:{message:`The file holds bytes that are not UTF-8, first on this line. It may be in an older encoding, such as Windows-1252. ${n}`,line:lineOfBrokenByte(e)}}
function startsWith(e,t){
return t.every((t,n)=>e[n]===t)}
const tokens=/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;
function exactIntegers(e){
return/\d{16}/.test(e)?e.replaceAll(tokens,e=>/^-?\d+$/.test(e)&&!Number.isSafeInteger(Number(e))?`"${e}"`:e):e}
function readJson(e){
let t=decodeUtf8(e),n=binaryForm(e);
if(n!==void 0)return{problem:n};
if(t===void 0)return{problem:foreignEncoding(e,{isTable:!1})};
let r=parsedJson(t);
return`problem`in r?r:isDeep(r.value)?{problem:{message:`The file is nested deeper than 64 levels.`,line:void 0}}:parsedJson(exactIntegers(t))}
function parsedJson(e){
try{
return{value:JSON.parse(e)}}catch(t){
return{problem:jsonProblem(e,t)}}}
function jsonProblem(e,t){
let n=t instanceof Error?t.message:``,r=Number(/ at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(n)?.[1]??(n.endsWith(`end of JSON input`)?e.length:NaN));
if(Number.isNaN(r))return{message:`This is not JSON.`,line:void 0};
let i=e.slice(0,r).split(`
`).length;
return{message:r>=e.length?`The JSON ends before it is complete.`:`This is not JSON from here on.`,line:i}}
function parseLocatedJson(e,t){
let n=decodeUtf8(t);
if(binaryForm(t)!==void 0)return{problem:{message:`The file is a workbook, a ZIP file or a PDF, and not JSON.`,at:startOf$1(e),fix:`Write its records as JSON.`}};
if(n===void 0){
let{message:n,line:r=1}=foreignEncoding(t,{isTable:!1});
return{problem:{message:n,at:{file:e,line:r,column:1}}}}
if(isMarked(t))return{problem:{message:`The file starts with a byte order mark (U+FEFF), which JSON does not allow.`,at:startOf$1(e),fix:`Save it as UTF-8 without a byte order mark.`}};
let r=placedText(e,n),i=parsedJson(n);
return`problem`in i?{problem:syntaxProblem(r,i.problem)}:isDeep(i.value)?{problem:{message:`Lists and objects lie more than 64 deep in each other.`,at:startOf$1(e),fix:`Take the extra levels out.`}}:located(r,i.value)}
function syntaxProblem({text:e,at:t},{message:n,line:r=1}){
let i=`Have a program write the file, or mend it here: JSON has no comments, no single quotes and no comma before a closing bracket.`,a=stoppedAt(e);
return a===void 0?{message:n,at:{...t(0),line:r},fix:i}:{message:e.slice(a).trim()===``?`The JSON ends before it is complete.`:`This is not JSON from here on.`,at:t(a),fix:i}}
function stoppedAt(e){
try{
parse(e);
return}catch(e){
let t=e instanceof Error&&`offset`in e?e.offset:void 0;
return typeof t==`number`?t:void 0}}
function located({text:e,at:t},n){
let r=parse(e),i=[],placeOf=e=>t(e.loc.start.offset);
for(let{node:e,path:t}of objectsIn(r.body,[])){
let n=new Map;
for(let r of e.members){
let e=nameOf(r),a=n.get(e);
a===void 0?n.set(e,r):i.push({name:e,path:t,at:placeOf(r),first:placeOf(a)})}}
return{text:e,value:n,twice:i,locate:e=>placeOf(nodeAt(r.body,e).node),locateKey:e=>placeOf(memberAt(r.body,e)??nodeAt(r.body,e).node)}}
function*objectsIn(e,t){
if(e.type===`Array`)for(let[n,{value:r}]of e.elements.entries())yield*objectsIn(r,[...t,n]);else if(e.type===`Object`){
yield{node:e,path:t};
for(let n of e.members)yield*objectsIn(n.value,[...t,nameOf(n)])}}
function nameOf({name:e}){
return e.type===`String`?e.value:e.name}
function nodeAt(e,t){
let n=e;
for(let e of t){
let t=childOf(n,e);
if(t===void 0)return{node:n,isWhole:!1};
n=t}
return{node:n,isWhole:!0}}
function childOf(e,t){
if(e.type===`Array`)return typeof t==`number`?e.elements[t]?.value:void 0;
if(e.type===`Object`)return lastMember(e,t)?.value}
function memberAt(e,t){
let{node:n,isWhole:r}=nodeAt(e,t.slice(0,-1)),i=t.at(-1);
if(r&&n.type===`Object`&&i!==void 0)return lastMember(n,i)}
function lastMember({members:e},t){
return e.findLast(e=>nameOf(e)===t)}
function hasNamesTwice(e,t){
return namesInText(e)!==namesInValue(t)}
function namesInText(e){
let t=0;
for(let[,n]of e.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g))n!==void 0&&(t+=1);
return t}
function namesInValue(e){
let below=e=>e.reduce((e,t)=>e+namesInValue(t),0);
if(Array.isArray(e))return below(e);
if(!isMap(e))return 0;
let t=Object.values(e);
return t.length+below(t)}
function cellPattern(e){
let t=`[^${e}\\r\\n]*`;
return RegExp(`"[^"]*(?:""[^"]*)*(?:"${t}|$)|${t}`,`y`)}
function literalQuotes(e,t){
if(!RegExp(`[^${t}\\r\\n"]"`).test(e))return e;
let n=cellPattern(t),r=[],i=0;
for(;i<e.length;){
n.lastIndex=i;
let[t=``]=n.exec(e)??[];
r.push(!t.startsWith(`"`)&&t.includes(`"`)?`"${t.replaceAll(`"`,`""`)}"`:t),i+=t.length,r.push(e.charAt(i)),i++}
return r.join(``)}
const separators=[`,`,`;`,`	`],looked={rows:20,units:2**20};
function separatorOf(e){
let[t={separator:`,`,rows:0,cells:0},...n]=separators.flatMap(t=>fitOf(e,t)??[]);
return n.reduce((e,t)=>isBetter(t,e)?t:e,t).separator}
function isBetter(e,t){
return e.rows>t.rows||e.rows===t.rows&&e.cells>t.cells}
function fitOf(e,t){
let[n,...r]=startOf(e,t);
if(!(n===void 0||n.length<2))return{separator:t,rows:r.filter(e=>e.length===n.length).length,cells:n.length}}
function startOf(e,t){
let n=e.slice(0,looked.units),r=[];
try{
return parse$1(literalQuotes(n,t),{delimiter:t,to:looked.rows,skip_empty_lines:!0,relax_column_count:!0,onRecord:e=>void r.push(e)}),r}catch(t){
if(!(t instanceof CsvError))throw t;
return t.code===`CSV_QUOTE_NOT_CLOSED`&&n.length<e.length?r:[]}}
function csvTable(e){
let t=withoutDirective(e),n=separatorOf(t),r=Buffer.from(literalQuotes(t,n));
try{
let e=parse$1(r,{delimiter:n,info:!0,skip_empty_lines:!0,relax_column_count:!0}),[t,...i]=(Array.isArray(e)?e.map(rowsOf(r)):[]).filter(hasText);
return t===void 0?[whole(`The file holds no table: it names no columns.`)]:tableRows(t,i)}catch(e){
if(e instanceof CsvError)return[csvProblem(e,r)];
throw e}}
function withoutDirective(e){
return e.replace(/^"?sep=[,;\t]"?(?=\r?\n)/i,``)}
function whole(e,t){
return{problem:e,line:t}}
function hasText({cells:e}){
return!e.every(isBlank)}
function tableRows(e,t){
let n=e.cells.map((e,t)=>e.trim()||`column ${t+1}`),r=n.find((e,t)=>n.indexOf(e)<t);
if(r!==void 0)return[whole(`Two columns have the name "${r}".`,e.line)];
let i=e.cells.map(e=>!isBlank(e));
return t.map(({cells:e,line:t})=>{
if(e.length!==n.length)return{problem:otherLength(n,e),line:t};
let r=n.flatMap((t,n)=>{
let r=e[n]??``;
return i[n]===!0||!isBlank(r)?[[t,r]]:[]});
return{fields:Object.fromEntries(r),line:t}})}
function otherLength(e,t){
let n=`The row has ${counted(t.length,`cell`)}, but the table's header has ${e.length}.`;
return t.length<e.length?`${n} Write the separator of each cell, of empty ones too.`:`${n} Put a cell that holds a separator in quotes.`}
function rowsOf(e){
let[t,n]=[0,1];
return r=>{
let i=fieldOf(r,`record`),a=Array.isArray(i)?i.map(String):[],o=fieldOf(fieldOf(r,`info`),`bytes`);
if(typeof o!=`number`)return{cells:a,line:void 0};
for(;t<o-1;t++)e[t]===10&&n++;
let s=a.reduce((e,t)=>e+t.split(`
`).length-1,0);
return{cells:a,line:n-s}}}
function csvProblem(e,t){
let n={CSV_INVALID_CLOSING_QUOTE:`Something follows a closing quote inside a cell.`,CSV_QUOTE_NOT_CLOSED:`The table ends inside a quoted cell: its quote is never closed.`},r=Reflect.get(e,`bytes`),i=typeof r==`number`?r:0;
for(;t[i]===10||t[i]===13;)i++;
let a=t.subarray(0,i).filter(e=>e===10).length+1;
return whole(n[e.code]??`This is not a CSV table: ${e.message}`,a)}
function formatOf(e){
let t=e.slice(e.lastIndexOf(`.`)+1).toLowerCase();
return t===`yml`?`yaml`:t===`tsv`?`csv`:recordFormats.find(e=>e===t)}
function readRecords(e,t,n){
let r=decodeUtf8(e),i=binaryForm(e);
if(i!==void 0)return{records:[],problems:[i]};
if(r===void 0)return{records:[],problems:[foreignEncoding(e,{isTable:t===`csv`})]};
switch(t){
case`json`:
return fromJson(r,n);
case`jsonl`:
return fromJsonLines(r);
case`csv`:
return gathered(csvTable(r));
case`yaml`:
return fromYaml(r,n)}}
function fromJson(e,t){
let n=parsedJson(e);
return`problem`in n?{records:[],problems:[n.problem]}:fromList(n.value,t,()=>void 0)}
function fromYaml(e,t){
let n=parseLocated(``,e,{keys:1/0}),[r]=n.defects;
if(r!==void 0)return{records:[],problems:[{message:r.message,line:r.at.line}]};
let i=t===void 0?[]:t.split(`.`);
return fromList(n.value,t,e=>n.locate([...i,e]).line)}
function fromList(e,t,n){
let r=e;
for(let e of t?.split(`.`)??[])r=fieldOf(r,e);
return Array.isArray(r)?gathered(r.map((e,t)=>({fields:e,line:n(t)}))):failed(t===void 0?`The file does not hold a list of records; name the list inside it, as "list" in the mapping file.`:`The file holds no list under "${t}".`)}
function listedRecords(e){
return gathered(e.map(e=>({fields:e,line:void 0})))}
function fromJsonLines(e){
let t=e.split(`
`).map((e,t)=>({line:e.trim(),number:t+1})).filter(({line:e})=>e!==``);
return t[0]?.line.startsWith(`[`)===!0&&fromJson(e,void 0).records.length>0?failed(`The file holds one JSON list, not a JSON object a line: say --format json, or name it .json.`):gathered(t.map(({line:e,number:t})=>{
try{
return{fields:JSON.parse(e),line:t}}catch{
return{problem:`This line is not JSON.`,line:t}}}))}
function gathered(e){
let t=[],n=[];
for(let[r,i]of e.entries()){
let{line:e}=i;
`problem`in i?n.push({message:i.problem,line:e}):isDeep(i.fields)?n.push({message:`Entry ${r+1} is nested deeper than 64 levels.`,line:e}):isMap(i.fields)?t.push({fields:i.fields,number:r+1,line:e}):n.push({message:`Entry ${r+1} is no record with named fields.`,line:e})}
return{records:t,problems:n}}
function failed(e){
return{records:[],problems:[{message:e,line:void 0}]}}
function withValue(e,{path:t,to:n}){
let[r,i]=t,a=isMap(e)?e:{},o=i===void 0?n:mapWith(a[r],i,n);
if(o!==void 0)return{...a,[r]:o};
let{[r]:s,...c}=a;
return c}
function mapWith(e,t,n){
let{[t]:r,...i}=isMap(e)?e:{};
return n===void 0?Object.keys(i).length===0?void 0:i:{...isMap(e)?e:{},[t]:n}}
function editValue(e,t,n){
let r=t.startsWith(`﻿`)?`﻿`:``,i=t.slice(r.length),a=parseDocument(i,readerOptions),o=a.errors.length===0?a.toJS():void 0,s=withValue(o,n);
if(isDeepStrictEqual(o,s))return{text:t};
let c=isMap(o)?smallEdit(i,a,n):void 0;
if(c!==void 0&&isAsMeant(c,{body:i,wanted:s}))return{text:r+c};
let[l]=n.path,u=s[l],{after:d}=n;
return editFields(e,t,[u===void 0?{remove:l}:{set:l,to:u,...d===void 0?{}:{after:d}}])}
function isAsMeant(e,{body:t,wanted:n}){
let r=parseDocument(e,readerOptions);
return r.errors.length===0&&isDeepStrictEqual(r.toJS(),n)&&isDeepStrictEqual(commentsOf(e),commentsOf(t))}
function smallEdit(e,t,{path:n,to:r}){
let i=t.getIn(n,!0);
if(typeof r==`string`){
let a=isMap$1(t.contents)&&isInFlow(t,n);
return isScalar(i)?withScalar(e,i,{to:r,flow:a}):void 0}
if(r!==void 0&&isSeq(i))return i.flow===!0?withFlowItems(e,i,r):withBlockItems(e,i,r)}
function isInFlow(e,t){
return t.some((n,r)=>{
let i=r===0?e.contents:e.getIn(t.slice(0,r),!0);
return isMap$1(i)&&i.flow===!0})}
function spanOf(e,t){
if(!isNode(t)||t.range==null)return;
let[n,r]=t.range,i=e.slice(n,r);
return i===``||i.includes(`
`)?void 0:{start:n,end:r}}
function replaced(e,{start:t,end:n},r){
return e.slice(0,t)+r+e.slice(n)}
function withScalar(e,t,{to:n,flow:r}){
let i=spanOf(e,t);
return i&&replaced(e,i,inlineText(n,{flow:r,like:t.type}))}
function withFlowItems(e,t,n){
let r=spanOf(e,t);
if(r===void 0)return;
let i=new Map([...groupsOf(t.items,e=>isScalar(e)?e.value:e)].map(([e,t])=>[e,t.values()])),a=n.map(t=>{
let n=i.get(t)?.next(),r=n?.done===!1?spanOf(e,n.value):void 0;
return r===void 0?inlineText(t,{flow:!0}):e.slice(r.start,r.end)}),o=/^\[( *)/.exec(e.slice(r.start,r.end))?.[1]??``;
return replaced(e,r,a.length===0?`[]`:`[${o}${a.join(`, `)}${o}]`)}
function withBlockItems(e,t,n){
let r=e.split(/(?<=\n)/),i=new Map(lineStarts(r).map((e,t)=>[e,t])),a=t.items.map(t=>itemLine(e,t,i));
if(n.length===0||!a.every(e=>e!==void 0))return;
let o=t.items.map(e=>isScalar(e)?e.value:void 0),s=n.slice(o.length);
if(isDeepStrictEqual(o,n.slice(0,o.length))&&s.length>0)return withLines(r,a.at(-1),s);
let c=new Set,l=0;
for(let[e,t]of o.entries())t===n[l]?l++:c.add(a[e]?.line??-1);
return l===n.length?r.filter((e,t)=>!c.has(t)).join(``):void 0}
function lineStarts(e){
let t=0;
return e.map(({length:e})=>{
let n=t;
return t+=e,n})}
function itemLine(e,t,n){
let r=spanOf(e,t);
if(r===void 0)return;
let i=e.lastIndexOf(`
`,r.start-1)+1,[,a,o]=/^( *)-( +)$/.exec(e.slice(i,r.start))??[],s=n.get(i);
if(a!==void 0&&o!==void 0&&s!==void 0)return{line:s,indent:a,space:o}}
function withLines(e,t,n){
if(t===void 0)return;
let r=lineEndOf(e),i=(e[t.line]??``).endsWith(`
`),a=n.map(e=>`${t.indent}-${t.space}${inlineText(e,{flow:!1})}`);
return e.slice(0,t.line+1).join(``)+(i?``:r)+a.join(r)+(i?r:``)+e.slice(t.line+1).join(``)}
const caseFields=new Set(`acceptedAnswers.chunkIds,acceptedAnswers.statement,askedAt,because,caller.documents,conversation.content,conversation.role,corpusRevision,distractorChunkIds,evidence.chunk,evidence.document,evidence.quote,expectedAnswer,families,id,kind,notes,origin.author,origin.calibrated,origin.excerpt.chunkIds,origin.excerpt.contentHash,origin.format,origin.generator,origin.id,origin.kind,origin.lane,origin.observation,origin.sha256,origin.source,provenance.chunkId,provenance.contentHash,provenance.documentId,provenance.grade,provenance.insteadOf,provenance.quote,provenance.sourceRevision,provenance.sourceUri,query,refresh.at,refresh.by,refresh.from,refresh.observations,refresh.outcome,refresh.previous,refresh.proof.commit,refresh.proof.pullRequest,refresh.proof.review,refresh.proof.reviewerId,refresh.reason,refresh.reasons,refresh.to,relevantChunkIds,retired.at,retired.by,retired.proof.commit,retired.proof.pullRequest,retired.proof.review,retired.proof.reviewerId,retired.reason,review.confirmed,review.corpus,review.digest,review.proof.commit,review.proof.pullRequest,review.proof.review,review.proof.reviewerId,review.reason,review.reviewedAt,review.reviewedBy,review.status,review.via,sentinel.resolution.at,sentinel.resolution.by,sentinel.resolution.clarified,sentinel.resolution.reason,sentinel.reviews.digest,sentinel.reviews.expectedAnswerSupported,sentinel.reviews.independence,sentinel.reviews.relevantChunkIds,sentinel.reviews.reviewedAt,sentinel.reviews.reviewer,sentinel.why,split,tags,variantOf`.split(`,`)),hidden=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?<=##)\[/gu;
function yamlValue(e){
return e.search(hidden)===-1?inlineText(e,{flow:!1}):JSON.stringify(e).replace(hidden,escaped).replace(/^":(?=:)/,`"${escaped(`:`)}`)}
function escaped(e){
let t=(e.codePointAt(0)??0).toString(16);
return t.length>4?`\\U${t.padStart(8,`0`)}`:`\\u${t.padStart(4,`0`)}`}
function blockOf(e,t,n){
let r=e.fields.find(e=>e.name===t);
if(r===void 0)return;
let i=e.lines[r.first]??``;
if(!(!/^[^#]*:[ \t]*(?:#.*)?\r?\n$/.test(i)||r.end<=r.first+1))return{first:n.first+r.first+1,end:n.first+r.end}}
function textOf({lines:e},{first:t,end:n}){
return e.slice(t,n).join(``)}
function withWrittenScalars(e,t){
let n=+!!e.startsWith(`﻿`),r=[],i=0;
for(let{offset:a,spelling:o,written:s}of t){
let t=n+a;
if(!e.startsWith(o,t))return;
r.push(e.slice(i,t),s),i=t+o.length}
return r.concat(e.slice(i)).join(``)}
function fieldAt(e,t){
let n=pathOf(e,t),r=e;
for(let e of n??[])r=isMap(r)?r[e]:void 0;
return n===void 0?void 0:r}
function hasField(e,t){
return pathOf(e,t)!==void 0}
function pathOf(e,t){
if(Object.hasOwn(e,t))return[t];
let n=t.split(`.`),r=e;
for(let e of n){
if(!isMap(r)||!Object.hasOwn(r,e))return;
r=r[e]}
return n}
function withoutFields(e,t){
let n=e;
for(let e of t){
let t=pathOf(n,e);
t!==void 0&&(n=without(n,t))}
return n}
function without(e,[t,...n]){
let r=Object.entries(e).flatMap(([e,r])=>{
if(e!==t)return[[e,r]];
if(n.length===0||!isMap(r))return[];
let i=without(r,n);
return Object.keys(i).length===0?[]:[[e,i]]});
return Object.fromEntries(r)}
function observationLine(e,t,n){
let placed=e=>({...e,line:t}),r=parseLocatedJson(e,n);
if(`problem`in r){
let{message:e,at:t,fix:n}=r.problem;
return{problems:[withFix({message:ofLine(e),at:placed(t)},n)],id:void 0}}
let i=[...namesTwice(r),...shapeProblems(r)],{value:a}=r,o=i.length===0&&observationShape(a)?textProblems(a,r):i;
return o.length===0&&observationShape(a)?{observation:a,at:{file:e,line:t,column:1}}:{problems:o.map(e=>({...e,at:placed(e.at)})),id:idIn(a)}}
function withFix(e,t){
return t===void 0?e:{...e,fix:t}}
function ofLine(e){
return e.replace(`The file holds bytes that are not UTF-8, first on this line. It`,`This line holds bytes that are not UTF-8. The file`).replace(/^The file (starts|is nested)/,`This line $1`)}
function idIn(e){
let t=typeof e==`object`&&e?Reflect.get(e,`id`):void 0;
return typeof t==`string`?t:void 0}
function namesTwice({twice:e}){
return e.map(({name:e,at:t})=>({message:`${quoted(e)} stands twice in this line, and readers take one or the other.`,at:t,fix:`Remove one of the two.`}))}
function shapeProblems(e){
let t=shapeErrors(observationShape,e.value),n=t.filter(({error:e})=>e.keyword===`required`),r=t.filter(({error:e})=>e.keyword!==`required`);
return[...[...groupsOf(n,({path:e})=>JSON.stringify(e)).values()].map(missingFields),...r.map(t=>({...t,...worded(t,e.value)}))].map(({path:t,isKey:n,message:r,fix:i})=>({message:r,at:n?e.locateKey(t):e.locate(t),fix:i})).toSorted((e,t)=>e.at.column-t.at.column)}
function missingFields([e,...t]){
let n=[e,...t].flatMap(({error:e})=>e.keyword===`required`?[e.params.missingProperty]:[]),r=listed(n.map(e=>`"${e}"`)),{path:i}=e,a=i.length===0?``:` from ${container(i)}`,o=i.length===0&&n.includes(`source`),s=`${r} ${n.length===1?`is`:`are`} missing${a}.`,c=n.map(e=>`"${e}": ${toAdd[e]??`…`}`),l=c.length>2?`Add them; docs/observations.md shows a whole line.`:`Add ${c.join(`; `)}.`;
return{path:i,isKey:!1,message:o?s+` Without a source nobody can look the recorded queries up.`:s,fix:l}}
const toAdd={id:`the name under which your records know the pattern`,query:`the question in a wording that people really use`,count:`how often it was asked`,firstSeen:`when it was asked first, such as 2026-09-01T09:00:00Z`,lastSeen:`when it was asked last, such as 2026-09-01T09:00:00Z`,source:`the address, or the query to your telemetry, that shows the recorded queries`,role:`user, assistant or system`,content:`what was said`};
function worded(e,t){
let{error:n,path:r}=e,i=schemaSentence(e,{value:t,whole:`This line`,spelling:()=>void 0});
if(n.keyword===`additionalProperties`)return{...i,message:i.message.replace(`of this file`,`of an observation`)};
if(n.keyword!==`type`)return i;
let a=inJson(dueName(n.params.type));
return{message:inJson(i.message).replace(`but fields are due: each a name, a colon and a value`,`but an object is due`),fix:`Write ${r.length===0?`one object a line`:a}.`}}
function inJson(e){
return e.replaceAll(`a map of fields`,`an object`).replaceAll(`has no value.`,`is null here.`)}
function textProblems(e,{locate:t}){
return[...unfitTexts(e),...unfitReview(e),...unfitTimes(e)].map(([e,n,r])=>({message:n,at:t(e),fix:r}))}
const mayLack=new Set([`case`,`language`,`notes`,`reviewedBy`]);
function*unfitTexts(e){
for(let[t,n]of textsOf(e)){
let e=`"${t.at(-1)}"`,r=hiddenCharacter(n);
if(isBlank(n))yield[t,`${e} shows nothing to a reader.`,mayLack.has(t[0])?`Write it, or leave the field out.`:`Write it.`];else if(r!==void 0)yield[t,`${e} holds ${r.name}, which ${r.does}.`,`Write the text without it.`];else if(t[0]===`id`||t[0]===`case`){
let r=retrieverIdDefect(n);
r!==void 0&&(yield[t,`${e} ${r}.`,`Write the id without that.`])}}}
function*textsOf(e){
let{conversation:t=[],...n}=e;
for(let[e,t]of Object.entries(n))typeof t==`string`&&(yield[[e],t]);
for(let[e,{content:n}]of t.entries())yield[[`conversation`,e,`content`],n]}
function*unfitReview({reviewedBy:e,reviewedAt:t}){
if(e!==void 0&&isBot(e)&&(yield[[`reviewedBy`],`"reviewedBy" is ${quoted(e)}, which is a program.`,`Name the person who looked at the recorded queries, or leave "reviewedBy" and "reviewedAt" out.`]),e===void 0==(t===void 0))return;
let[n,r]=e===void 0?[`reviewedAt`,`reviewedBy`]:[`reviewedBy`,`reviewedAt`];
yield[[n],`"${n}" stands here without "${r}".`,`Add "${r}", or remove "${n}".`]}
function*unfitTimes({firstSeen:e,lastSeen:t,reviewedAt:n}){
isLater(e,t)&&(yield[[`lastSeen`],`"lastSeen" comes before "firstSeen".`,`Correct one of the two.`]),n!==void 0&&isLater(e,n)&&(yield[[`reviewedAt`],`"reviewedAt" comes before "firstSeen": nobody can look at what was not asked yet.`,`Correct one of the two.`])}
async function readObservations(e){
let t=new Map,n=[],r=new Map,i=new Map;
for(let{file:a,bytes:o}of e){
let e=sha256(o),s=sameProblem(a,i.get(e))??wholeProblem(a,o);
o.length>0&&!i.has(e)&&i.set(e,a);
let c=s===void 0?await wrongLines({file:a,bytes:o},t):[];
n.push(...s===void 0?[]:[s],...firstOf(c));
for(let{id:e,problems:t}of c)e!==void 0&&!r.has(e)&&r.set(e,t)}
return{observations:[...t.values()],problems:n,refused:r}}
async function wrongLines({file:e,bytes:t},n){
let r=[];
for await(let i of linesOf(inOnePiece(unmarked(t)),limits.case)){
let t=readLine(e,i,n);
t!==void 0&&(`observation`in t?n.set(t.observation.id,t):r.push(t))}
return r}
function readLine(e,{number:t,bytes:n},r){
let i={file:e,line:t,column:1};
if(n===void 0)return{problems:[{message:`This line is longer than the ${sizeText(limits.case)} that a case may have, so it was not read.`,at:i,fix:`Shorten the question and its turns to what is asked.`}],id:void 0};
if(/^\s*$/.test(decodeUtf8(n)??`-`))return;
let a=observationLine(e,t,n),o=`observation`in a?r.get(a.observation.id):void 0;
return o===void 0?a:{problems:[{message:`${quoted(o.observation.id)} is the id of an earlier line as well.`,at:i,related:[o.at],fix:`Give each pattern an id of its own, or remove one of the two lines.`}],id:void 0}}
function sameProblem(e,t){
if(t===void 0)return;
let n=t===e?`This file is named more than once. It was read once.`:`This file has the same content as ${quoted(t)}, which was read.`,r=t===e?[]:[startOf$1(t)];
return{message:n,at:startOf$1(e),related:r,fix:`Name it once.`}}
function wholeProblem(e,t){
let n=startOf$1(e);
return t.length>limits.observations?{message:`The file is larger than the ${sizeText(limits.observations)} that a file of observations may have, so it was not read.`,at:n,fix:`Cut it into several files, and name each.`}:binaryForm(t)===void 0?isUtf16(t)?{message:foreignEncoding(t,{isTable:!1}).message,at:n}:spreadOverLines(t,n):{message:`The file is a workbook, a ZIP file or a PDF, and not JSON.`,at:n,fix:`Write one JSON object a line.`}}
function spreadOverLines(e,t){
let n=decodeUtf8(e)?.trim()??``,[r=``,...i]=n.split(`
`),a=r.startsWith(`[`);
if(!(!a&&(i.length===0||!(`problem`in parsedJson(r)))||`problem`in parsedJson(n)))return{message:`The file holds ${a?`one JSON list`:`one JSON value over several lines`}, and one object a line is due.`,at:t,fix:`Write each observation on a line of its own: jq -c '.[]' does it for a list.`}}
function isUtf16([e,t]){
return e===255&&t===254||e===254&&t===255}
function unmarked(e){
return isMarked(e)?e.subarray(3):e}
async function*inOnePiece(e){
yield e}
function firstOf(e){
let t=e.map(({problems:e})=>e),[n]=t[10]??[];
if(n===void 0)return t.flat();
let r=`From here on ${counted(t.length-10,`more line`)} cannot be used either.`;
return[...t.slice(0,10).flat(),{message:r,at:{...n.at,column:1}}]}
export{binaryForm,blockOf,caseFields,commentsOf,editFields,editNested,editValue,fieldAt,foreignEncoding,formatOf,hasField,hasNamesTwice,inlineText,inlineYaml,isDeep,itemLines$1 as itemLines,itemText,lexemesOf,lineEndOf,listedRecords,newYamlFile,parseLocatedJson,parsedJson,readJson,readObservations,readRecords,replaceLines,textOf,withValue,withWrittenScalars,withoutFields,yamlLayout,yamlText,yamlValue};
