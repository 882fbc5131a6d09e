import{Command}from"./commander.js";
import{ruleList}from"./shared-report.js";
import{UsageError,allRules,chosenRules,levelled,subjectOf}from"./core.js";
import{ruleSection}from"./rule-sections.js";
import{wrapped}from"./comparison.js";
function rulePage({id,level,needs,for:purpose,safeFix},style){
let rest=[`safe fix  ${safeFix===!0?`touchstone check --fix mends it where that is sure`:`none: a person mends it`}`,...needs===void 0?[]:[`compares  with an earlier state, and without one does not run`],...purpose===void 0?[]:[`runs      with touchstone check --for ${purpose}`],`others    touchstone explain ${subjectOf(id)}`];
return[`${style.strong(id)}  ${levelled(level,style)}`,...blocksOf(ruleSection(id),style),rest.join(`
`)].join(`

`)}
function blocksOf(lines,style){
let blocks=[],block=[],inFence=!1,end=()=>{
block.length>0&&blocks.push(block.join(`
`)),block=[]};
for(let line of lines)line.startsWith("```")?(end(),inFence=!inFence,inFence&&block.push(`    ${style.faint(fileName(line))}`)):inFence?block.push(line===``?``:`    ${line}`):line===``?end():block.push(wrapped(plainWords(line)));
return blocks}
function fileName(fence){
let[,path=``,...words]=fence.split(` `),special=words.filter(word=>![`before`,`after`,`base`].includes(word));
return`# ${path}${special.length===0?``:` (${special.join(`, `)})`}`}
function plainWords(paragraph){
return paragraph.replace(/^\*\*\w+\.\*\* /,``).replaceAll(/\[([^\]]+)\]\([^)]*\)/g,`$1`)}
function explainCommand(io,finish){
return new Command(`explain`).description(`Explain a rule: what it reports, why, and a file before and after.`).argument(`[rule]`,`the rule that a finding names, or a subject for all of its rules`).addHelpText(`after`,example).action(word=>{
io.out(`${explained(word,io)}\n`),finish(0)})}
const example=`
Examples:
  touchstone explain case/blank-query   one rule
  touchstone explain case               the rules about cases
  touchstone rules                      all rules

Exit code: 0 explained, 2 wrong use, 3 the run broke.`;
function explained(word,{style}){
if(word===void 0)throw new UsageError(`Name the rule, as in: touchstone explain case/blank-query
All rules are listed by: touchstone rules`);
let rules=chosenRules([word],allRules),rule=rules.find(({id})=>id===word);
return rule===void 0?ruleList(rules,style):rulePage(rule,style)}
export{explainCommand};
