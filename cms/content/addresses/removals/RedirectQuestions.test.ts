// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminUi, mountInBrowser, type } from '../../../test/mountInBrowser';
import { RedirectQuestions } from './RedirectQuestions';

vi.mock('@payloadcms/ui', () => adminUi());

const PAGES = [
  { id: 1, title: 'Home', path: '/' },
  { id: 2, title: 'About', path: '/about/' },
  { id: 3, title: 'Contact', path: '/contact/' },
];
const QUESTION = {
  collection: 'pages' as const,
  id: 9,
  title: 'Removed page',
  paths: ['/gone/'],
  former: [],
  deleted: false,
  parent: null,
  at: '2026-01-01T00:00:00.000Z',
};

/** The pages that were chosen as redirect targets, as sent to the CMS. */
const answers: unknown[] = [];
let letAnswer: () => void;
let unmount: () => void;

const answer = (body: unknown) => Response.json(body);

/** Fake CMS. It responds to a search by name only when the test calls `letAnswer`. */
async function cms(url: string, init?: RequestInit): Promise<Response> {
  if (init?.method === 'POST') {
    answers.push(JSON.parse(String(init.body)).page);
    return answer({ redirected: ['/gone/'] });
  }
  const sought = new URL(url, 'http://cms').searchParams.get('where[title][like]');
  if (sought === null) return answer({ docs: PAGES });
  await new Promise<void>((resolve) => {
    letAnswer = resolve;
  });
  return answer({ docs: PAGES.filter(({ title }) => title === sought) });
}

const search = () => document.querySelector('input');
const select = () => document.querySelector('select');
const lead = () => [...document.querySelectorAll('button')].find(({ type: kind }) => kind === 'submit');
const offered = () => [...(select()?.options ?? [])].map(({ text }) => text);

/** Presses Enter as a browser does: submits the form, unless the page prevents it or the submit button is disabled. */
function pressEnter(): void {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  search()?.dispatchEvent(event);
  if (!event.defaultPrevented && !lead()?.disabled) search()?.form?.requestSubmit();
}

beforeEach(async () => {
  answers.length = 0;
  letAnswer = () => undefined;
  vi.stubGlobal('fetch', vi.fn(cms));
  unmount = mountInBrowser(createElement(RedirectQuestions, { questions: [QUESTION] }));
  await vi.waitFor(() => expect(offered()).toEqual(['Home (/)', 'About (/about/)', 'Contact (/contact/)']));
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

it('does not submit on Enter in the search, neither before nor after its results arrive', async () => {
  await vi.waitFor(() => expect(lead()?.disabled).toBe(false));
  pressEnter();
  type(search(), 'Contact');
  pressEnter();
  await vi.waitFor(() => expect(lead()?.disabled).toBe(true));
  await vi.waitFor(() =>
    expect(fetch).toHaveBeenCalledWith(expect.stringContaining('Contact'), expect.anything()),
  );
  pressEnter();
  letAnswer();
  await vi.waitFor(() => expect(offered()).toEqual(['Contact (/contact/)']));
  await vi.waitFor(() => expect(lead()?.disabled).toBe(false));
  pressEnter();
  expect(answers).toEqual([]);
  lead()?.click();
  await vi.waitFor(() => expect(answers).toEqual([3]));
});

it('keeps the chosen page when a later search does not find it', async () => {
  type(select(), '2');
  type(search(), 'Contact');
  await vi.waitFor(() =>
    expect(fetch).toHaveBeenCalledWith(expect.stringContaining('Contact'), expect.anything()),
  );
  letAnswer();
  await vi.waitFor(() => expect(offered()).toEqual(['About (/about/)', 'Contact (/contact/)']));
  await vi.waitFor(() => expect(lead()?.disabled).toBe(false));
  expect(select()?.value).toBe('2');
  lead()?.click();
  await vi.waitFor(() => expect(answers).toEqual([2]));
});

it('shows that no page was found only after the search has finished', async () => {
  type(search(), 'Nothing of that name');
  await vi.waitFor(() => expect(lead()?.disabled).toBe(true));
  await vi.waitFor(() =>
    expect(fetch).toHaveBeenCalledWith(expect.stringContaining('Nothing'), expect.anything()),
  );
  letAnswer();
  await vi.waitFor(() => expect(offered()).toEqual(['No such page']));
  type(search(), 'Nothing of any name');
  await vi.waitFor(() => expect(offered()).toEqual(['Searching…']));
});

it('sends one answer when the button is pressed twice, and confirms it', async () => {
  await vi.waitFor(() => expect(lead()?.disabled).toBe(false));
  lead()?.click();
  lead()?.click();
  const said = () => document.querySelector('[role="status"]')?.textContent;
  await vi.waitFor(() => expect(said()).toBe('One redirect was saved.'));
  expect(answers).toEqual([1]);
});
