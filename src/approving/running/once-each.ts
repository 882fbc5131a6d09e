/** Asks of each value once and remembers the answer; a question that failed is asked again. */
export function onceEach<Value, Answer>(
  ask: (value: Value) => Promise<Answer>,
): (value: Value) => Promise<Answer> {
  const known = new Map<Value, Answer>();
  return async (value) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    const answer = await ask(value);
    known.set(value, answer);
    return answer;
  };
}
