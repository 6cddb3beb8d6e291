import { expect, test, vi } from 'vitest';
import { perProcess } from './perProcess';

test('creates the value once', () => {
  const make = vi.fn(() => ({}));
  expect(perProcess('test.once', make)).toBe(perProcess('test.once', make));
  expect(make).toHaveBeenCalledOnce();
});

test('returns the same value in a second copy of the module', async () => {
  const first = perProcess('test.copies', () => ({}));
  vi.resetModules();
  const copy = await import('./perProcess');
  expect(copy.perProcess).not.toBe(perProcess);
  expect(copy.perProcess('test.copies', () => ({}))).toBe(first);
});

test('keeps undefined as a value', () => {
  const make = vi.fn(() => undefined);
  perProcess('test.nothing', make);
  perProcess('test.nothing', make);
  expect(make).toHaveBeenCalledOnce();
});
