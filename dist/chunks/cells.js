export{textWithin}from"./shared-report.js";
