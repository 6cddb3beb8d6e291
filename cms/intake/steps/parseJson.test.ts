import { describe, expect, it, vi } from 'vitest';
import { parseJson } from './parseJson';

const parse = (text: string) => parseJson(Buffer.from(text));

describe('a body', () => {
  it('is parsed', () => {
    expect(parse('{"a":["b",1,null]}')).toEqual({ a: ['b', 1, null] });
    expect(parse('"a\\\\u0000"')).toBe('a\\u0000');
  });

  it.each(['"a\\u0000"', '{"a":[{"b":"\\u0000"}]}', '{"\\u0000":1}', '{', ''])('rejects %s', (text) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ status: 400 }) as Error);
  });

  it.each([
    ['elements', `[${'0,'.repeat(30_000)}0]`],
    ['keys', `{${Array.from({ length: 30_000 }, (_, number) => `"k${number}":0`).join(',')}}`],
    ['depth', '['.repeat(30_000)],
  ])('with too many %s is rejected before parsing', (_name, text) => {
    const make = vi.spyOn(JSON, 'parse');
    expect(() => parse(text)).toThrow(expect.objectContaining({ status: 413 }) as Error);
    expect(make).not.toHaveBeenCalled();
    make.mockRestore();
  });

  it('is not searched when it cannot contain U+0000', () => {
    const walk = vi.spyOn(Object, 'entries');
    const make = vi.spyOn(JSON, 'parse');
    parse(`{"values":{${Array.from({ length: 5_000 }, (_, number) => `"k${number}":["a"]`).join(',')}}}`);
    expect(walk).not.toHaveBeenCalled();
    // The call must have no reviver. `JSON.parse` would call it for each value, which is many times slower.
    expect(make.mock.calls[0]).toHaveLength(1);
    vi.restoreAllMocks();
  });
});
