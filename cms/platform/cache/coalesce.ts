/**
 * Coalesces concurrent calls: one runs at a time, and calls during a run share the next one. Each caller gets a
 * result that was started after its call.
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
