// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminUi, mountInBrowser } from '../../test/mountInBrowser';
import type { ImportPlan } from './importAnswers';
import { TableTools } from './TableTools';

vi.mock('@payloadcms/ui', () => adminUi());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const PLAN: ImportPlan = {
  sheets: [],
  hidden: { rows: 2, columns: 1 },
  sheet: '',
  heading: { row: 3, unknown: ['offer'] },
  changes: [{ row: 4, key: 'A1', isNew: false, fields: [{ field: 'Price', from: '1', to: '2' }] }],
  faults: [],
  refused: 0,
  unchanged: 0,
  kept: [{ row: 4, key: 'A1', field: 'Floor', value: '7' }],
  keptCount: 1,
  erasable: [{ field: 'floor', title: 'Floor' }],
  questions: [],
  preview: 'p1',
  applied: false,
};

let answers: { status?: number; plan: Partial<ImportPlan> }[] = [];
const asked: string[] = [];
let unmount = (): void => undefined;

const text = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name);
const option = (name: string) =>
  [...document.querySelectorAll('label')].find((one) => one.textContent === name)?.querySelector('input');

async function choose(...next: typeof answers): Promise<void> {
  answers = next;
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new TypeError('There is no field for a file');
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'prices.csv')], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(text()).toContain('What the file would change:'));
}

beforeEach(async () => {
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const { status = 200, plan } = answers.shift() ?? { plan: {} };
    return Promise.resolve(Response.json({ ...PLAN, ...plan }, { status }));
  });
  unmount = mountInBrowser(createElement(TableTools, { collectionSlug: 'apartments' }));
  await vi.waitFor(() => expect(document.querySelector('input[type="file"]')).not.toBeNull());
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

it('shows the heading’s line, unknown headings and kept values, and confirms this preview', async () => {
  await choose({ plan: {} }, { plan: { applied: true } });
  expect(text()).toContain('The headings were taken from line 3.');
  expect(text()).toContain('Hidden lines: 2, hidden columns: 1.');
  expect(text()).toContain('no field has this name: offer');
  expect(text()).toContain('Values that are kept although their cell is empty: 1');
  expect(asked).toEqual(['/api/apartments/table?']);
  button('Save the changes')?.click();
  await vi.waitFor(() => expect(text()).toContain('The changes are saved.'));
  expect(asked[1]).toBe('/api/apartments/table?confirmed=p1');
});

it('asks for the sheet first', async () => {
  const sheets = ['North', 'South'];
  await choose(
    { plan: { sheets, sheet: null, heading: null, changes: [], kept: [], erasable: [] } },
    { plan: { sheets, sheet: 'South' } },
  );
  expect(button('Save the changes')).toBeUndefined();
  option('South')?.click();
  await vi.waitFor(() => expect(button('Save the changes')).toBeDefined());
  expect(asked[1]).toBe('/api/apartments/table?sheet=South');
  expect(text()).toContain('from line 3 of the sheet “South”');
});

it('keeps answered questions visible, and saves only when all are answered', async () => {
  const questions: ImportPlan['questions'] = [
    { about: 'dayOrder', example: '01/02/2026' },
    { about: 'empty', field: 'state', title: 'State', rows: [5, 6], words: ['free', 'taken'], isNew: false },
  ];
  await choose({ plan: { questions } }, { plan: { questions: questions.slice(1) } }, { plan: {} });
  option('The day before the month: February 1, 2026')?.click();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(button('Save the changes')).toBeUndefined();
  option('Keep what they have now')?.click();
  await vi.waitFor(() => expect(button('Save the changes')).toBeDefined());
  expect(asked[2]).toBe('/api/apartments/table?dayOrder=day&empty=state%3Akeep');
  expect(text()).toContain('State: empty cells (line numbers: 5, 6).');
});

it('lets empty cells erase in a chosen column', async () => {
  await choose({ plan: {} }, { plan: {} });
  option('Floor')?.click();
  await vi.waitFor(() => expect(asked[1]).toBe('/api/apartments/table?erase=floor'));
});

it('imports the correct lines alone only when the editor says so', async () => {
  await choose(
    { plan: { faults: [{ row: 5, reason: 'Price: wrong' }], refused: 1 } },
    { plan: { applied: true } },
  );
  expect(text()).toContain('Lines that cannot be imported: 1');
  expect(button('Download these lines with the reasons')).toBeDefined();
  expect(button('Save the changes')).toBeUndefined();
  option('Import the correct lines, without the lines with errors')?.click();
  await vi.waitFor(() => expect(button('Save the changes')).toBeDefined());
  button('Save the changes')?.click();
  await vi.waitFor(() => expect(asked[1]).toBe('/api/apartments/table?skip=true&confirmed=p1'));
});

it('shows the new preview when the entries have changed since the last one', async () => {
  await choose({ plan: {} }, { status: 409, plan: { preview: 'p2' } }, { plan: { applied: true } });
  button('Save the changes')?.click();
  await vi.waitFor(() => expect(text()).toContain('The entries have changed since the preview.'));
  button('Save the changes')?.click();
  await vi.waitFor(() => expect(asked[2]).toBe('/api/apartments/table?confirmed=p2'));
});
