const signals = ["SIGINT", "SIGTERM"] as const;

/**
 * Does work that is not to be torn by Ctrl-C: it is told that somebody wants it to stop, and ends by itself. Gives the
 * signal that came, for the caller to obey.
 */
export async function untilDone(
  work: (isStopped: () => boolean) => Promise<void>,
): Promise<NodeJS.Signals | undefined> {
  let came: NodeJS.Signals | undefined;
  const note = (signal: NodeJS.Signals): void => {
    came = signal;
  };
  for (const signal of signals) process.on(signal, note);
  try {
    await work(() => came !== undefined);
    return came;
  } finally {
    for (const signal of signals) process.off(signal, note);
  }
}
