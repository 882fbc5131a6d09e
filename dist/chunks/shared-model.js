import{confirmationsFor,isPadded,jsonEscape,jsonText}from"./core.js";
function lackOf({count:e,reviewedBy:t}){
return e<2?`recurrence`:t===void 0?`review`:void 0}
function hiddenLine(e,t){
return`<!-- touchstone:${e} ${jsonText(t).replaceAll(/-(?=-)|(?<=-)-|[<>&@#]/g,jsonEscape)} -->`}
const questions={query:`Would a real reader ask this question?`,answer:`Does the expected answer say no more than the source supports?`,source:`Is this the right revision of the source?`,chunks:`Do the listed chunks suffice together?`},questionsOfAbstention={...questions,answer:`Is giving no answer right, and does the expected answer say so and no more?`};
function questionsFor(e){
let t=e===`abstention`?questionsOfAbstention:questions;
return confirmationsFor(e).map(e=>({confirms:e,question:t[e]}))}
function viaFields(e){
return e===`local`?{via:e}:{via:`github`,...proofField(e)}}
function proofField(e){
return e===`local`?{}:{proof:{...e.proof}}}
function lineBefore(e,t){
let[n,r]=[e.split(`
`),t.split(`
`)],i=Math.min(n.length,r.length),a=0;
for(;a<i&&n[a]===r[a];)a++;
let o=0;
for(;o<i-a&&n.at(-1-o)===r.at(-1-o);)o++;
return e=>e<=a?e:e>r.length-o?e-r.length+n.length:Math.min(a+1,n.length)}
function textPattern(e){
let t=partsOf(e),n=t.flatMap(e=>`name`in e?[e.name]:[]);
if(new Set(n).size<n.length)throw SyntaxError(`"${e}" names a part twice.`);
return{names:n,bounded:isLiteral(t[0])&&isLiteral(t.at(-1)),match:e=>{
let n=fitAt(t,e,{start:0,search:searchIn(e,t)});
return n?.end===e.length?n.captures:void 0},find:e=>occurrences(t,e),fill:e=>filled(t,e)}}
function isLiteral(e){
return e!==void 0&&`literal`in e}
function partsOf(e){
let t=[];
for(let n=0;n<e.length;){
let r=e.indexOf(`{`,n);
if(r!==n){
let i=r===-1?e.length:r;
t.push({literal:e.slice(n,i)}),n=i;
continue}
let i=e.indexOf(`}`,r),a=e.slice(r+1,i);
if(i===-1||!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(a))throw SyntaxError(`"${e}" has a brace without a name, such as {document}.`);
let o=t.at(-1);
if(o!==void 0&&`name`in o)throw SyntaxError(`"${e}" has two names with nothing between them.`);
t.push({name:a}),n=i+1}
return t}
function searchIn(e,t){
let n=new Map;
return(r,i)=>{
let a=n.get(r);
if(a!==void 0&&(a===-1||a>=i))return a;
let o=t[r],s=o!==void 0&&`literal`in o?e.indexOf(o.literal,i):-1;
return n.set(r,s),s}}
function fitAt(e,t,{start:n,search:r}){
let i={},a=n;
for(let[n,o]of e.entries()){
if(`literal`in o){
if(!t.startsWith(o.literal,a))return;
a+=o.literal.length;
continue}
let s=n===e.length-1?t.length:r(n+1,a+1);
if(s<=a)return;
i[o.name]=t.slice(a,s),a=s}
return{end:a,captures:i}}
function occurrences(e,t){
let n=e[0],r=e.at(-1);
if(n===void 0||r===void 0||!(`literal`in n)||!(`literal`in r))return[];
let i=[],a=searchIn(t,e),o=t.indexOf(n.literal);
for(;o!==-1;){
let r=fitAt(e,t,{start:o,search:a}),s=r!==void 0&&!spills(r.captures,n.literal);
s&&i.push({start:o,...r}),o=t.indexOf(n.literal,s?r.end:o+1)}
return i}
function spills(e,t){
return Object.values(e).some(e=>e.includes(`
`)||e.includes(t))}
function filled(e,t){
let n=``;
for(let r of e){
let e=`literal`in r?r.literal:ownValue(t,r.name);
if(e===void 0||e===``)return;
n+=e}
return n}
function ownValue(e,t){
return Object.hasOwn(e,t)?e[t]:void 0}
function retrieverIdDefect(e){
return e===``?`is empty`:/\p{Cs}/u.test(e)?`holds half of a surrogate pair`:/\p{Cc}/u.test(e)?`holds a control character`:isPadded(e)?`starts or ends with white space`:void 0}
export{hiddenLine,lackOf,lineBefore,proofField,questionsFor,retrieverIdDefect,textPattern,viaFields};
