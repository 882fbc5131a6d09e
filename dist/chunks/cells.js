export { O as textWithin } from "./shared-report.js";
