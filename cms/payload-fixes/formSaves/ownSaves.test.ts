import { describe, expect, it } from 'vitest';
import { trackSave, waitForSaves } from './ownSaves';

describe('saves of a tab', () => {
  it('are done immediately if there are none', async () => {
    await expect(waitForSaves()).resolves.toBeUndefined();
  });

  it('are done when each is answered, with any result', async () => {
    const order: string[] = [];
    let accept = (): void => undefined;
    let refuse = (): void => undefined;
    const accepted = trackSave(new Promise<void>((resolve) => (accept = resolve)));
    const refused = trackSave(new Promise<void>((_, reject) => (refuse = reject)));
    const done = waitForSaves().then(() => order.push('done'));
    accept();
    await accepted.then(() => order.push('accepted'));
    refuse();
    await refused.catch(() => order.push('refused'));
    await done;
    expect(order).toEqual(['accepted', 'refused', 'done']);
  });
});
