type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key extends PropertyKey> = Union extends { readonly [K in Key]?: infer Value }
  ? Value
  : never;
/** A value of which parts could not be read: fields may be absent, entries of lists undefined. */
// The brackets keep a union together: of a case that is one of several kinds, every kind's fields can be asked for.
export type Incomplete<Value> = [Value] extends [readonly (infer Item)[]]
  ? readonly (Incomplete<Item> | undefined)[]
  : [Value] extends [string | number | boolean]
    ? Value
    : [Value] extends [object]
      ? { readonly [Key in KeyOf<Value>]?: Incomplete<ValueOf<Value, Key>> | undefined }
      : Value;
