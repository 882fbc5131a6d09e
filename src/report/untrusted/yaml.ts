// YAML that exports write is YAML that can be printed: what renders it stands with the other writers of YAML.
export { yamlValue } from "../../load/yaml-value.ts";
