export { askedBase, defaultBase } from "./core.js";
