export{checkCommand}from"./core.js";
