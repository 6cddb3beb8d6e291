import { expect, test, vi } from 'vitest';
import { ofProcess } from './ofProcess';

test('is made once, by who asks first', () => {
  const make = vi.fn(() => ({}));
  expect(ofProcess('test.once', make)).toBe(ofProcess('test.once', make));
  expect(make).toHaveBeenCalledOnce();
});

test('is the same for a second copy of the module, as Next bundles one', async () => {
  const first = ofProcess('test.copies', () => ({}));
  vi.resetModules();
  const copy = await import('./ofProcess');
  expect(copy.ofProcess).not.toBe(ofProcess);
  expect(copy.ofProcess('test.copies', () => ({}))).toBe(first);
});

test('may be nothing', () => {
  const make = vi.fn(() => undefined);
  ofProcess('test.nothing', make);
  ofProcess('test.nothing', make);
  expect(make).toHaveBeenCalledOnce();
});
