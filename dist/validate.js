import{claimMarkdown,figureTable,summaryFrame}from"./chunks/shared-report.js";
import{everydayRules,isSound,judgmentWords,refreshWords,splitLines}from"./chunks/core.js";
import{runAction}from"./chunks/shared-scripts.js";
function stepSummary(verdict,options){
return summaryFrame(verdict,options,{title:`Touchstone`,above:[countsTable(verdict)],toFix:`To fix`,isTold:()=>!1,below:[...splitLines(verdict),...claimed(verdict),...judgments(verdict)],judgedBy:``})}
function countsTable({counts:{cases,status,findings}}){
return figureTable([[`cases`,cases],[`approved`,status.approved],[`pending`,status.pending],[`rejected`,status.rejected],[`retired`,status.retired],[`errors`,findings.error],[`warnings`,findings.warning],[`notices`,findings.notice]])}
function judgments(verdict){
if(!isSound(verdict))return[];
let[judged,asked]=[judgmentWords(verdict.counts),refreshWords(verdict.counts)];
return[...judged===``?[]:[`Judgments: ${judged}`],...asked===``?[]:[`Refreshes: ${asked}`]]}
function claimed(verdict){
let{claim}=verdict;
return claim===void 0||!isSound(verdict)?[]:[claimMarkdown(claim)]}
function outputsOf({cases,status,findings},report){
return{cases,approved:status.approved,pending:status.pending,errors:findings.error,warnings:findings.warning,notices:findings.notice,report}}
await runAction({rules:()=>({rules:everydayRules,of:everydayRules}),notices:()=>[],summary:({verdict},options)=>stepSummary(verdict,options),outputs:({verdict:{counts}},report)=>outputsOf(counts,report)});
export{};
