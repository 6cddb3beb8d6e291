import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { admitBody, largeBodies, MAX_PENDING_BYTES, type AdmittedBody } from './admitBody';
import { readBody } from './readBody';

const MAX = 40_000_000;
const LARGE = 1_000_000;

const admitted: AdmittedBody[] = [];
beforeEach(() => {
  largeBodies.clear();
  for (const body of admitted.splice(0)) body.release();
});

function post(bytes?: number, body?: ReadableStream): Request {
  const headers: Record<string, string> = bytes === undefined ? {} : { 'Content-Length': String(bytes) };
  const init = { method: 'POST', headers, ...(body && { body, duplex: 'half' }) };
  return new Request('http://localhost/', init);
}

function admit(address: string, declared?: number): AdmittedBody {
  const body = admitBody(post(declared), MAX, address);
  admitted.push(body);
  return body;
}

const refusal = (run: () => unknown): unknown => {
  try {
    run();
    return 'admitted';
  } catch (error) {
    return error;
  }
};

describe('a large body', () => {
  it('costs nothing before it arrives: idle connections block no other address', () => {
    for (let number = 0; number < 100; number += 1) admit(`idle ${number}`, MAX);
    const body = admit('visitor', LARGE);
    expect(refusal(() => body.charge(LARGE))).toBe('admitted');
    const another = admit('idle 1', LARGE);
    expect(refusal(() => another.charge(LARGE))).toBe('admitted');
  });

  it('is rejected for an address with four in progress until one of them is answered', () => {
    const own = Array.from({ length: 4 }, () => admit('a', LARGE));
    for (const body of own) body.charge(LARGE);
    expect(refusal(() => admit('a', LARGE))).toMatchObject({ status: 429, code: 'tooMany' });
    // A body without a declared length becomes large once enough of it has arrived.
    const unknown = admit('a');
    expect(refusal(() => unknown.charge(LARGE))).toMatchObject({ status: 429 });
    own[0]?.release();
    expect(refusal(() => admit('a', LARGE).charge(LARGE))).toBe('admitted');
  });

  it('is cancelled when the budget is used up and its address holds most; others continue', async () => {
    const [first, second, third] = ['a', 'b', 'c'].map((address) => admit(address, MAX));
    first?.charge(MAX);
    second?.charge(MAX - 2);
    third?.charge(MAX_PENDING_BYTES - 2 * MAX + 2);
    const given = first?.refused.catch((error: unknown) => error);
    // The second body continues, although it was the one that exceeded the limit.
    expect(refusal(() => second?.charge(1))).toBe('admitted');
    expect(await given).toMatchObject({ status: 503, code: 'busy', headers: { 'Retry-After': '10' } });
    expect(refusal(() => first?.charge(1))).toMatchObject({ status: 503 });
    expect(refusal(() => third?.charge(1))).toBe('admitted');
  });

  it('of a visitor arrives while one address holds the whole budget, whose newest is cancelled', () => {
    const held = Array.from({ length: 4 }, () => admit('a', MAX));
    for (const body of held) body.charge(MAX_PENDING_BYTES / 4);
    const body = admit('visitor', LARGE);
    expect(refusal(() => body.charge(LARGE))).toBe('admitted');
    expect(held.map(({ isReading }) => isReading)).toEqual([true, true, true, false]);
  });

  it('of a visitor arrives while one customer holds the budget by sixty networks of IPv6', () => {
    const held = Array.from({ length: 60 }, (_, number) => admit(`2001:db8:0:${number}::/64`, MAX));
    for (const body of held) body.charge(MAX_PENDING_BYTES / 60);
    const body = admit('visitor', MAX);
    expect(refusal(() => body.charge(10 * LARGE))).toBe('admitted');
    expect(held.filter(({ isReading }) => !isReading)).toHaveLength(7);
  });

  describe('that arrives slowly', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => void vi.useRealTimers());

    /** Sends the first part of each body at once, and the rest at one kilobyte per second. */
    function trickle(address: string, bytes: number, count: number): AdmittedBody[] {
      const held = Array.from({ length: count }, () => admit(address, MAX));
      for (const body of held) body.charge(bytes);
      for (let second = 0; second < 21; second += 1) {
        vi.setSystemTime(Date.now() + 1000);
        for (const body of held) body.charge(1000);
      }
      return held;
    }

    it('is cancelled before a larger one that is fast', () => {
      const held = ['a', 'b', 'c', 'd'].map((address) => trickle(address, 20 * LARGE, 1)[0]);
      const body = admit('visitor', MAX);
      for (let sent = 0; sent < MAX; sent += LARGE)
        expect(refusal(() => body.charge(LARGE))).toBe('admitted');
      expect(held.filter((one) => one?.isReading)).toHaveLength(2);
    });

    it('is cancelled before a fast one of the same address', () => {
      const held = trickle('a', MAX_PENDING_BYTES / 4, 3);
      const body = admit('a', MAX);
      expect(refusal(() => body.charge(MAX_PENDING_BYTES / 4))).toBe('admitted');
      expect(held.map(({ isReading }) => isReading)).toEqual([true, true, false]);
    });

    it('gives way to a fifth of its address', () => {
      const held = trickle('a', LARGE, 4);
      const body = admit('a', LARGE);
      expect(refusal(() => body.charge(LARGE))).toBe('admitted');
      expect(held.map(({ isReading }) => isReading)).toEqual([true, true, true, false]);
    });

    it('is not cancelled while there is room', () => {
      const held = trickle('a', LARGE, 4);
      expect(refusal(() => admit('visitor', MAX).charge(MAX))).toBe('admitted');
      expect(held.every(({ isReading }) => isReading)).toBe(true);
    });
  });

  it('is not cancelled after it has arrived; the one still arriving is', () => {
    const [first, second, third] = ['a', 'b', 'c'].map((address) => admit(address, MAX));
    first?.charge(LARGE);
    second?.charge(MAX);
    third?.charge(MAX);
    second?.complete();
    third?.complete();
    expect(refusal(() => first?.charge(MAX))).toMatchObject({ status: 503 });
    expect(refusal(() => admit('d', LARGE).charge(LARGE))).toBe('admitted');
  });

  it('is rejected unread while the budget is used up, and admitted after another is answered', () => {
    const bodies = ['a', 'b', 'c'].map((address) => admit(address, MAX));
    for (const body of bodies) {
      body.charge(MAX_PENDING_BYTES / 3);
      body.complete();
    }
    expect(refusal(() => admit('d', LARGE))).toMatchObject({ status: 503, code: 'busy' });
    expect(refusal(() => admit('d', 2000).charge(2000))).toBe('admitted');
    bodies[0]?.release();
    expect(refusal(() => admit('d', LARGE).charge(LARGE))).toBe('admitted');
  });

  it('is rejected for an address that sent forty; other addresses may send', () => {
    for (let number = 0; number < 40; number += 1) {
      const body = admit('a', LARGE);
      body.charge(LARGE);
      body.release();
    }
    expect(refusal(() => admit('a', LARGE).charge(LARGE))).toMatchObject({ status: 429 });
    expect(refusal(() => admit('a', 2000).charge(2000))).toBe('admitted');
    expect(refusal(() => admit('b', LARGE).charge(LARGE))).toBe('admitted');
  });

  it.each([MAX + 1, Number.NaN])('of %d bytes is rejected by the form', (bytes) => {
    expect(refusal(() => admit('a', bytes))).toMatchObject({ status: 413 });
  });
});

it('does not count small bodies', () => {
  for (let number = 0; number < 100; number += 1) admit('a', 2000).charge(2000);
});

describe('reading a body', () => {
  it('charges arriving bytes, and stops when the body is cancelled', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const other = admit('other');
    other.charge(LARGE);
    const body = admit('largest', MAX);
    const reading = readBody(post(MAX, readable), MAX, body).catch((error: unknown) => error);
    await writer.write(new Uint8Array(MAX));
    expect(body.bytes).toBe(MAX);
    for (const address of ['a', 'b']) admit(address).charge(24 * LARGE);
    other.charge(2 * LARGE);
    expect(await reading).toMatchObject({ status: 503, code: 'busy' });
  });

  it('rejects a body that ends early', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
    await expect(readBody(post(undefined, broken), MAX, admit('a'))).rejects.toMatchObject({ status: 400 });
  });

  it('returns a complete body', async () => {
    const body = admit('a');
    const request = post(undefined, new Blob(['{}']).stream());
    expect(Buffer.from(await readBody(request, MAX, body)).toString()).toBe('{}');
    expect([body.bytes, body.isReading]).toEqual([2, false]);
  });
});
