// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { adminUi, mountInBrowser, type } from '../../test/mountInBrowser';
import { PersonalDataTool } from './PersonalDataTool';

vi.mock('@payloadcms/ui', () => adminUi());

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

const fields = () => [...document.querySelectorAll('input')];
const pressEnter = (field?: HTMLElement) =>
  field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

it('Enter searches for an address that is filled in, and deletes nothing', async () => {
  const called: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    called.push(url.split('/').at(-1) ?? '');
    return Response.json({ entries: [], mails: 1 });
  });
  unmount = mountInBrowser(createElement(PersonalDataTool));
  await vi.waitFor(() => expect(fields()).toHaveLength(1));
  pressEnter(fields()[0]);
  expect(called).toEqual([]);
  type(fields()[0] ?? null, 'a@example.com');
  pressEnter(fields()[0]);
  await vi.waitFor(() => expect(fields()).toHaveLength(2));
  type(fields()[1] ?? null, 'a@example.com');
  pressEnter(fields()[1]);
  expect(called).toEqual(['search']);
});
