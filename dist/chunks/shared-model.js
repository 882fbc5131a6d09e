import{confirmationsFor,isPadded}from"./core.js";
function lackOf({count,reviewedBy}){
return count<2?`recurrence`:reviewedBy===void 0?`review`:void 0}
const questions={query:`Would a real reader ask this question?`,answer:`Does the expected answer say no more than the source supports?`,source:`Is this the right revision of the source?`,chunks:`Do the listed chunks suffice together?`},questionsOfAbstention={...questions,answer:`Is giving no answer right, and does the expected answer say so and no more?`};
function questionsFor(kind){
let asked=kind===`abstention`?questionsOfAbstention:questions;
return confirmationsFor(kind).map(confirms=>({confirms,question:asked[confirms]}))}
function textPattern(source){
let parts=partsOf(source),names=parts.flatMap(part=>`name`in part?[part.name]:[]);
if(new Set(names).size<names.length)throw SyntaxError(`"${source}" names a part twice.`);
return{names,bounded:isLiteral(parts[0])&&isLiteral(parts.at(-1)),match:text=>{
let fit=fitAt(parts,text,{start:0,search:searchIn(text,parts)});
return fit?.end===text.length?fit.captures:void 0},find:text=>occurrences(parts,text),fill:values=>filled(parts,values)}}
function isLiteral(part){
return part!==void 0&&`literal`in part}
function partsOf(source){
let parts=[];
for(let at=0;at<source.length;){
let open=source.indexOf(`{`,at);
if(open!==at){
let end=open===-1?source.length:open;
parts.push({literal:source.slice(at,end)}),at=end;
continue}
let close=source.indexOf(`}`,open),name=source.slice(open+1,close);
if(close===-1||!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(name))throw SyntaxError(`"${source}" has a brace without a name, such as {document}.`);
let before=parts.at(-1);
if(before!==void 0&&`name`in before)throw SyntaxError(`"${source}" has two names with nothing between them.`);
parts.push({name}),at=close+1}
return parts}
function searchIn(text,parts){
let ahead=new Map;
return(index,from)=>{
let known=ahead.get(index);
if(known!==void 0&&(known===-1||known>=from))return known;
let part=parts[index],found=part!==void 0&&`literal`in part?text.indexOf(part.literal,from):-1;
return ahead.set(index,found),found}}
function fitAt(parts,text,{start,search}){
let captures={},at=start;
for(let[index,part]of parts.entries()){
if(`literal`in part){
if(!text.startsWith(part.literal,at))return;
at+=part.literal.length;
continue}
let end=index===parts.length-1?text.length:search(index+1,at+1);
if(end<=at)return;
captures[part.name]=text.slice(at,end),at=end}
return{end:at,captures}}
function occurrences(parts,text){
let first=parts[0],last=parts.at(-1);
if(first===void 0||last===void 0||!(`literal`in first)||!(`literal`in last))return[];
let found=[],search=searchIn(text,parts),at=text.indexOf(first.literal);
for(;at!==-1;){
let fit=fitAt(parts,text,{start:at,search}),clean=fit!==void 0&&!spills(fit.captures,first.literal);
clean&&found.push({start:at,...fit}),at=text.indexOf(first.literal,clean?fit.end:at+1)}
return found}
function spills(captures,opening){
return Object.values(captures).some(text=>text.includes(`
`)||text.includes(opening))}
function filled(parts,values){
let text=``;
for(let part of parts){
let piece=`literal`in part?part.literal:ownValue(values,part.name);
if(piece===void 0||piece===``)return;
text+=piece}
return text}
function ownValue(values,name){
return Object.hasOwn(values,name)?values[name]:void 0}
function retrieverIdDefect(id){
return id===``?`is empty`:/\p{Cs}/u.test(id)?`holds half of a surrogate pair`:/\p{Cc}/u.test(id)?`holds a control character`:isPadded(id)?`starts or ends with white space`:void 0}
function lineBefore(before,after){
let[old,now]=[before.split(`
`),after.split(`
`)],shorter=Math.min(old.length,now.length),same=0;
for(;same<shorter&&old[same]===now[same];)same++;
let behind=0;
for(;behind<shorter-same&&old.at(-1-behind)===now.at(-1-behind);)behind++;
return line=>line<=same?line:line>now.length-behind?line-now.length+old.length:Math.min(same+1,old.length)}
export{lackOf,lineBefore,questionsFor,retrieverIdDefect,textPattern};
