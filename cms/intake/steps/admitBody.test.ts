import { beforeEach, describe, expect, it } from 'vitest';
import { admitBody, largeBodies } from './admitBody';

const MAX = 40_000_000;
beforeEach(() => largeBodies.clear());
const request = (bytes?: number) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: bytes === undefined ? {} : { 'Content-Length': String(bytes) },
  });
const refusal = (run: () => unknown) => {
  try {
    run();
    return 'admitted';
  } catch (error) {
    return error;
  }
};

describe('a large body', () => {
  it('is refused to an address that has two under way, until one of them is answered', () => {
    const first = admitBody(request(1_000_000), MAX, 'a');
    const second = admitBody(request(1_000_000), MAX, 'a');
    expect(refusal(() => admitBody(request(1_000_000), MAX, 'a'))).toMatchObject({
      status: 429,
      code: 'tooMany',
    });
    first();
    const third = admitBody(request(1_000_000), MAX, 'a');
    second();
    third();
  });

  it('is refused to everybody while others fill the memory, however small their parts', () => {
    const releases = ['a', 'b'].map((address) => admitBody(request(39_000_000), MAX, address));
    expect(refusal(() => admitBody(request(39_000_000), MAX, 'c'))).toMatchObject({
      status: 503,
      code: 'busy',
    });
    // Of an unknown length: it may become as large as the form takes.
    expect(refusal(() => admitBody(request(), MAX, 'c'))).toMatchObject({ status: 503 });
    admitBody(request(2_000_000), MAX, 'c')();
    releases.forEach((release) => release());
    admitBody(request(), MAX, 'c')();
  });

  it('is refused to an address that sent forty, before it is read; others send on', () => {
    for (let number = 0; number < 40; number += 1) admitBody(request(100_000), MAX, 'a')();
    expect(refusal(() => admitBody(request(100_000), MAX, 'a'))).toMatchObject({ status: 429 });
    admitBody(request(2_000), MAX, 'a')();
    admitBody(request(100_000), MAX, 'b')();
  });

  it.each([MAX + 1, Number.NaN])('of %d bytes is none that the form takes', (bytes) => {
    expect(refusal(() => admitBody(request(bytes), MAX, 'a'))).toMatchObject({ status: 413 });
  });
});

it('small ones pass, however many', () => {
  for (let number = 0; number < 100; number += 1) admitBody(request(2000), MAX, 'a');
});
