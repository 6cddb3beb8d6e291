import { createHmac } from 'node:crypto';
import { isSigned, oneAtATime } from './rebuildOnPublish.mjs';

const turn = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));

describe('notices of published changes', () => {
  const body = '{"collection":"pages"}';
  const signature = `sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`;

  it.each([
    ['the right signature', body, signature, true],
    ['another body', `${body} `, signature, false],
    ['a cut signature', body, signature.slice(0, -1), false],
    ['no signature', body, undefined, false],
  ])('%s', (_name, text, given, expected) => {
    expect(isSigned(text, given, 'secret')).toBe(expected);
  });

  it('become one more build when they arrive during a build', async () => {
    let builds = 0;
    /** @type {(() => void)[]} */
    const finish = [];
    let waiting = 0;
    const ask = oneAtATime(
      () => {
        builds += 1;
        return new Promise((resolve) => finish.push(() => resolve()));
      },
      { gather: 0, onWaiting: () => (waiting += 1) },
    );
    ask();
    await turn();
    expect(waiting).toBe(0);
    ask();
    await turn();
    ask();
    await turn();
    expect([builds, waiting]).toEqual([1, 2]);
    finish[0]?.();
    await turn();
    expect(builds).toBe(2);
    finish[1]?.();
    await turn();
    expect(builds).toBe(2);
  });

  it('start a build although more keep arriving', async () => {
    let builds = 0;
    const ask = oneAtATime(() => Promise.resolve(void (builds += 1)), { gather: 50 });
    const end = Date.now() + 1000;
    while (builds === 0 && Date.now() < end) {
      ask();
      await turn();
    }
    expect(builds).toBe(1);
  });
});
