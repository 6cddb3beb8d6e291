/**
 * Wraps a function so that only one call runs at a time. Calls made during a run share the next run, so each caller
 * gets a result that was started after its own call.
 * @param ask function to run
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
