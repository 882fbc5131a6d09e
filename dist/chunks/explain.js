import{Command}from"./commander.js";
import{ruleList}from"./shared-report.js";
import{UsageError,allRules,chosenRules,levelled,subjectOf}from"./core.js";
import{ruleSection}from"./rule-sections.js";
import{wrapped}from"./comparison.js";
function rulePage({id:e,level:t,needs:n,for:r,safeFix:i},a){
let o=[`safe fix  ${i===!0?`touchstone check --fix mends it where that is sure`:`none: a person mends it`}`,...n===void 0?[]:[`compares  with an earlier state, and without one does not run`],...r===void 0?[]:[`runs      with touchstone check --for ${r}`],`others    touchstone explain ${subjectOf(e)}`];
return[`${a.strong(e)}  ${levelled(t,a)}`,...blocksOf(ruleSection(e),a),o.join(`
`)].join(`

`)}
function blocksOf(e,t){
let n=[],r=[],i=!1,end=()=>{
r.length>0&&n.push(r.join(`
`)),r=[]};
for(let n of e)n.startsWith("```")?(end(),i=!i,i&&r.push(`    ${t.faint(fileName(n))}`)):i?r.push(n===``?``:`    ${n}`):n===``?end():r.push(wrapped(plainWords(n)));
return n}
function fileName(e){
let[,t=``,...n]=e.split(` `),r=n.filter(e=>![`before`,`after`,`base`].includes(e));
return`# ${t}${r.length===0?``:` (${r.join(`, `)})`}`}
function plainWords(e){
return e.replace(/^\*\*\w+\.\*\* /,``).replaceAll(/\[([^\]]+)\]\([^)]*\)/g,`$1`)}
function explainCommand(e,t){
return new Command(`explain`).description(`Explain a rule: what it reports, why, and a file before and after.`).argument(`[rule]`,`the rule that a finding names, or a subject for all of its rules`).addHelpText(`after`,example).action(n=>{
e.out(`${explained(n,e)}\n`),t(0)})}
const example=`
Examples:
  touchstone explain case/blank-query   one rule
  touchstone explain case               the rules about cases
  touchstone rules                      all rules

Exit code: 0 explained, 2 wrong use, 3 the run broke.`;
function explained(e,{style:t}){
if(e===void 0)throw new UsageError(`Name the rule, as in: touchstone explain case/blank-query
All rules are listed by: touchstone rules`);
let n=chosenRules([e],allRules),r=n.find(({id:t})=>t===e);
return r===void 0?ruleList(n,t):rulePage(r,t)}
export{explainCommand};
