import{confirmationsFor,isPadded}from"./core.js";
const recurring=2;
function lackOf({count,reviewedBy}){
if(count<recurring)return`recurrence`;
return reviewedBy===void 0?`review`:void 0}
function textPattern(source){
const parts=partsOf(source);
const names=parts.flatMap(part=>`name`in part?[part.name]:[]);
if(new Set(names).size<names.length)throw new SyntaxError(`"${source}" names a part twice.`);
return{names,bounded:isLiteral(parts[0])&&isLiteral(parts.at(-1)),match:text=>{
const fit=fitAt(parts,text,{start:0,search:searchIn(text,parts)});
return fit?.end===text.length?fit.captures:void 0},find:text=>occurrences(parts,text),fill:values=>filled(parts,values)}}
function isLiteral(part){
return part!==void 0&&`literal`in part}
function partsOf(source){
const parts=[];
for(let at=0;at<source.length;){
const open=source.indexOf(`{`,at);
if(open!==at){
const end=open===-1?source.length:open;
parts.push({literal:source.slice(at,end)});
at=end;
continue}
const close=source.indexOf(`}`,open);
const name=source.slice(open+1,close);
if(close===-1||!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(name))throw new SyntaxError(`"${source}" has a brace without a name, such as {document}.`);
const before=parts.at(-1);
if(before!==void 0&&`name`in before)throw new SyntaxError(`"${source}" has two names with nothing between them.`);
parts.push({name});
at=close+1}
return parts}
function searchIn(text,parts){
const ahead=new Map;
return(index,from)=>{
const known=ahead.get(index);
if(known!==void 0&&(known===-1||known>=from))return known;
const part=parts[index];
const found=part!==void 0&&`literal`in part?text.indexOf(part.literal,from):-1;
ahead.set(index,found);
return found}}
function fitAt(parts,text,{start,search}){
const captures={};
let at=start;
for(const[index,part]of parts.entries()){
if(`literal`in part){
if(!text.startsWith(part.literal,at))return void 0;
at+=part.literal.length;
continue}
const end=index===parts.length-1?text.length:search(index+1,at+1);
if(end<=at)return void 0;
captures[part.name]=text.slice(at,end);
at=end}
return{end:at,captures}}
function occurrences(parts,text){
const first=parts[0];
const last=parts.at(-1);
if(first===void 0||last===void 0)return[];
if(!(`literal`in first)||!(`literal`in last))return[];
const found=[];
const search=searchIn(text,parts);
let at=text.indexOf(first.literal);
while(at!==-1){
const fit=fitAt(parts,text,{start:at,search});
const clean=fit!==void 0&&!spills(fit.captures,first.literal);
if(clean)found.push({start:at,...fit});
at=text.indexOf(first.literal,clean?fit.end:at+1)}
return found}
function spills(captures,opening){
return Object.values(captures).some(text=>text.includes(`
`)||text.includes(opening))}
function filled(parts,values){
let text=``;
for(const part of parts){
const piece=`literal`in part?part.literal:ownValue(values,part.name);
if(piece===void 0||piece===``)return void 0;
text+=piece}
return text}
function ownValue(values,name){
return Object.hasOwn(values,name)?values[name]:void 0}
function retrieverIdDefect(id){
if(id===``)return`is empty`;
if(/\p{Cs}/u.test(id))return`holds half of a surrogate pair`;
if(/\p{Cc}/u.test(id))return`holds a control character`;
return isPadded(id)?`starts or ends with white space`:void 0}
const questions={query:`Would a real reader ask this question?`,answer:`Does the expected answer say no more than the source supports?`,source:`Is this the right revision of the source?`,chunks:`Do the listed chunks suffice together?`};
const questionsOfAbstention={...questions,answer:`Is giving no answer right, and does the expected answer say so and no more?`};
function questionsFor(kind){
const asked=kind===`abstention`?questionsOfAbstention:questions;
return confirmationsFor(kind).map(confirms=>({confirms,question:asked[confirms]}))}
function lineBefore(before,after){
const[old,now]=[before.split(`
`),after.split(`
`)];
const shorter=Math.min(old.length,now.length);
let same=0;
while(same<shorter&&old[same]===now[same])same++;
let behind=0;
while(behind<shorter-same&&old.at(-1-behind)===now.at(-1-behind))behind++;
return line=>{
if(line<=same)return line;
if(line>now.length-behind)return line-now.length+old.length;
return Math.min(same+1,old.length)}}
export{lackOf,lineBefore,questionsFor,retrieverIdDefect,textPattern};
