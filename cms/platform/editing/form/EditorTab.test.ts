// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminUi, mountInBrowser } from '../../../test/mountInBrowser';
import { ConnectionNotice } from './ConnectionNotice';
import { EditorTab } from './EditorTab';

vi.mock('@payloadcms/ui', () => adminUi());

const AUTOSAVE = '/api/pages/1?autosave=true&draft=true';
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const plain = vi.fn<typeof fetch>();
const notice = () => document.querySelector('[role="alert"]')?.textContent;
const save = (url: string) => fetch(url, { method: 'PATCH', body: '{}' });
let unmount = (): void => undefined;

describe('a form without a connection', () => {
  beforeEach(async () => {
    plain.mockReset().mockImplementation(lost);
    vi.stubGlobal('fetch', plain);
    unmount = mountInBrowser(createElement(EditorTab, null, createElement(ConnectionNotice, null, 'form')));
    await vi.waitFor(() => expect(window.fetch).not.toBe(plain));
  });
  afterEach(() => {
    unmount();
    vi.unstubAllGlobals();
  });

  it('shows a notice until it is saved, and saves as soon as the connection is back', async () => {
    const saved = save(AUTOSAVE);
    await vi.waitFor(() => expect(notice()).toMatch(/^Not saved: no connection/));
    plain.mockImplementation(() => Promise.resolve(new Response('{}')));
    window.dispatchEvent(new Event('online'));
    expect((await saved).status).toBe(200);
    await vi.waitFor(() => expect(notice()).toBe(''));
    const tabs = plain.mock.calls.map(([, init]) => new Headers(init?.headers).get('X-Editor-Tab'));
    expect(tabs).toHaveLength(2);
    expect(new Set(tabs).size).toBe(1);
  });

  it('reports a failed manual save and does not retry it', async () => {
    await expect(save('/api/pages/1')).rejects.toThrow('Not saved: no connection');
    expect(plain).toHaveBeenCalledTimes(1);
    expect(notice()).toBe('');
  });

  it('rejects a manual save while an older save of the same document waits', async () => {
    const saved = save(AUTOSAVE);
    await vi.waitFor(() => expect(notice()).toMatch(/^Not saved/));
    plain.mockImplementation(() => Promise.resolve(new Response('{}')));
    await expect(save('/api/pages/1')).rejects.toThrow('Not saved: no connection');
    expect((await save('/api/pages/2')).status).toBe(200);
    window.dispatchEvent(new Event('online'));
    await saved;
    expect((await save('/api/pages/1')).status).toBe(200);
  });

  it('does not change the errors of other requests', async () => {
    await expect(fetch('/api/pages/1')).rejects.toThrow('Failed to fetch');
    await expect(save('/admin/pages/1')).rejects.toThrow('Failed to fetch');
  });
});
