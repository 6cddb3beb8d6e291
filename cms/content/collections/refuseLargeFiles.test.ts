// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FILE_SELECTION_EVENTS, refuseLargeFiles } from './refuseLargeFiles';

const LIMIT = 10;
const refuse = vi.fn<(file: File, limit: number) => void>();
const listen = refuseLargeFiles({ limitOf: () => LIMIT, refuse });
const heard = vi.fn();

const fileOf = (name: string, bytes: number) => new File(['x'.repeat(bytes)], name);

/** Creates a file input inside a drop zone, with Payload's markup. */
function choose(type: (typeof FILE_SELECTION_EVENTS)[number], files: readonly File[]): Event {
  document.body.innerHTML = '<div class="dropzone"><input type="file"></div>';
  const zone = document.querySelector('div');
  const target = type === 'change' ? document.querySelector('input') : zone;
  const event = new Event(type, { bubbles: true, cancelable: true });
  if (type === 'change') Object.defineProperty(target, 'files', { value: files });
  else Object.defineProperty(event, type === 'drop' ? 'dataTransfer' : 'clipboardData', { value: { files } });
  for (const each of [type, 'dragleave']) zone?.addEventListener(each, () => heard(each));
  target?.dispatchEvent(event);
  return event;
}

describe('selecting a file', () => {
  beforeEach(() => {
    for (const type of FILE_SELECTION_EVENTS) window.addEventListener(type, listen, true);
  });
  afterEach(() => {
    for (const type of FILE_SELECTION_EVENTS) window.removeEventListener(type, listen, true);
    vi.clearAllMocks();
  });

  it.each(FILE_SELECTION_EVENTS)(
    'is blocked for a %s event with a too large file, before a form receives it',
    (type) => {
      const large = fileOf('film.mp4', LIMIT + 1);
      const event = choose(type, [fileOf('small.pdf', LIMIT), large]);
      expect(refuse.mock.calls).toEqual([[large, LIMIT, 1]]);
      expect(event.defaultPrevented).toBe(true);
      expect(heard.mock.calls.flat()).toEqual(type === 'drop' ? ['dragleave'] : []);
    },
  );

  it.each(FILE_SELECTION_EVENTS)('is allowed for a %s event with a file at the limit', (type) => {
    const event = choose(type, [fileOf('plan.pdf', LIMIT)]);
    expect(refuse).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
    expect(heard.mock.calls.flat()).toEqual([type]);
  });

  it('ignores events without files', () => {
    document.body.innerHTML = '<textarea></textarea>';
    const event = new Event('change', { bubbles: true, cancelable: true });
    document.querySelector('textarea')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    choose('paste', []);
    expect(heard.mock.calls.flat()).toEqual(['paste']);
  });
});
