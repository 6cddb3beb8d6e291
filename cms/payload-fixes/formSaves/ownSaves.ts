/** So long a save is waited for; a server that answers later is in trouble anyhow. */
const WAIT_MS = 10_000;

const underWay = new Set<Promise<unknown>>();

/** Notes a save of this tab until it is answered. */
export function noteSave<Answer>(save: Promise<Answer>): Promise<Answer> {
  const over = () => underWay.delete(save);
  underWay.add(save);
  save.then(over, over);
  return save;
}

/** Whether a save of this tab is under way. */
export const isSaving = (): boolean => underWay.size > 0;

/** Resolves once all saves of this tab that are under way are answered, whatever the answers are. */
export async function savesDone(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS);
  });
  await Promise.race([Promise.allSettled(underWay), late]);
  clearTimeout(timer);
}
