/** Longest time to wait for saves, in ms. */
const WAIT_MS = 10_000;

const underWay = new Set<Promise<unknown>>();

/** Tracks a save of this browser tab until it has a response. */
export function trackSave<Answer>(save: Promise<Answer>): Promise<Answer> {
  const over = () => underWay.delete(save);
  underWay.add(save);
  save.then(over, over);
  return save;
}

/** Returns whether a save of this browser tab is in progress. */
export const isSaving = (): boolean => underWay.size > 0;

/**
 * Resolves when all current saves of this browser tab have a response, successful or not, or when the timeout has
 * passed.
 */
export async function waitForSaves(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS);
  });
  await Promise.race([Promise.allSettled(underWay), late]);
  clearTimeout(timer);
}
