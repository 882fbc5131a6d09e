/**
 * How PyYAML recognises a number, which is the type repository of YAML 1.1 (yaml.org/type/int.html and float.html) with its
 * slips mended: `yaml/resolver.py` of PyYAML 6. Unlike YAML 1.2, an exponent needs a sign and a dot before it, and no number
 * starts with a zero that is not octal.
 */
const numberOfYaml11 =
  /^(?:[-+]?0b[01_]+|[-+]?0[0-7_]+|[-+]?(?:0|[1-9][0-9_]*)|[-+]?0x[0-9a-fA-F_]+|[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?|\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;

/** Whether every reader of YAML 1.1 sees that a plain text is a number; which one it is may still differ. */
export function isNumberInYaml11(source: string): boolean {
  return numberOfYaml11.test(source);
}

/** A number in a spelling that readers of YAML 1.1 and 1.2 take for the same one. */
export function plainNumber(value: number): string {
  if (Object.is(value, -0)) return "-0";
  // The exponent keeps its sign, and wants a dot before it.
  return String(value).replace(/^(-?\d+)e/, "$1.0e");
}
