import{claimMarkdown,figureTable,summaryFrame}from"./chunks/shared-report.js";
import{everydayRules,isSound,judgmentWords,refreshWords,splitLines}from"./chunks/core.js";
import{runAction}from"./chunks/shared-scripts.js";
function stepSummary(e,t){
return summaryFrame(e,t,{title:`Touchstone`,above:[countsTable(e)],toFix:`To fix`,isTold:()=>!1,below:[...splitLines(e),...claimed(e),...judgments(e)],judgedBy:``})}
function countsTable({counts:{cases:e,status:t,findings:n}}){
return figureTable([[`cases`,e],[`approved`,t.approved],[`pending`,t.pending],[`rejected`,t.rejected],[`retired`,t.retired],[`errors`,n.error],[`warnings`,n.warning],[`notices`,n.notice]])}
function judgments(e){
if(!isSound(e))return[];
let[t,n]=[judgmentWords(e.counts),refreshWords(e.counts)];
return[...t===``?[]:[`Judgments: ${t}`],...n===``?[]:[`Refreshes: ${n}`]]}
function claimed(e){
let{claim:t}=e;
return t===void 0||!isSound(e)?[]:[claimMarkdown(t)]}
function outputsOf({cases:e,status:t,findings:n},r){
return{cases:e,approved:t.approved,pending:t.pending,errors:n.error,warnings:n.warning,notices:n.notice,report:r}}
await runAction({rules:()=>({rules:everydayRules,of:everydayRules}),notices:()=>[],summary:({verdict:e},t)=>stepSummary(e,t),outputs:({verdict:{counts:e}},t)=>outputsOf(e,t)});
export{};
