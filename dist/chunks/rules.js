import{Command,Option}from"./commander.js";
import{ruleList,ruleListJson}from"./shared-report.js";
import{allRules}from"./core.js";
function rulesCommand(e,t){
return new Command(`rules`).description(`List every rule of the check: its level and what it reports.`).addOption(new Option(`--format <format>`,`how to print the list`).choices([`text`,`json`]).default(`text`)).addHelpText(`after`,example).action(({format:n})=>{
e.out(n===`json`?ruleListJson(allRules):`${ruleList(allRules,e.style)}\n`),t(0)})}
const example=`
Examples:
  touchstone rules                      all of them, by subject
  touchstone rules --format json        one JSON object, for scripts
  touchstone explain case/blank-query   one of them in full

Exit code: 0 listed, 2 wrong use, 3 the run broke.`;
export{rulesCommand};
