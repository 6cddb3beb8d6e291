import { describe, expect, it } from 'vitest';
import { noteSave, savesDone } from './ownSaves';

describe('saves of a tab', () => {
  it('are over at once where there are none', async () => {
    await expect(savesDone()).resolves.toBeUndefined();
  });

  it('are waited for until each is answered, whatever the answer', async () => {
    const order: string[] = [];
    let accept = (): void => undefined;
    let refuse = (): void => undefined;
    const accepted = noteSave(new Promise<void>((resolve) => (accept = resolve)));
    const refused = noteSave(new Promise<void>((_, reject) => (refuse = reject)));
    const done = savesDone().then(() => order.push('done'));
    accept();
    await accepted.then(() => order.push('accepted'));
    refuse();
    await refused.catch(() => order.push('refused'));
    await done;
    expect(order).toEqual(['accepted', 'refused', 'done']);
  });
});
