export { i as textWithin } from "./shared-report.js";
