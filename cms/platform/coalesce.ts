/**
 * Shares the runs of a costly question among all who ask it at the same time: one runs, and those who come meanwhile share the next, so
 * that each gets an answer that was begun after it asked.
 * @param ask what is to run once at a time
 */
export function coalesce<Args extends unknown[], Answer>(
  ask: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  let running: Promise<unknown> | null = null;
  let next: Promise<Answer> | null = null;
  const run = (args: Args): Promise<Answer> => {
    const answer = ask(...args);
    const over = answer.then(
      () => undefined,
      () => undefined,
    );
    running = over.then(() => {
      running = null;
    });
    return answer;
  };
  return (...args) => {
    if (!running) return run(args);
    next ??= running.then(() => {
      next = null;
      return run(args);
    });
    return next;
  };
}
