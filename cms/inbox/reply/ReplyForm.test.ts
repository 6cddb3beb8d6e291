// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminUi, mountInBrowser, type } from '../../test/mountInBrowser';
import { clearReplyDrafts, saveReplyDraft, readReplyDraft, moveReplyDraft } from '../letter/replyDrafts';
import { ReplyForm } from './ReplyForm';

vi.mock('@payloadcms/ui', () => adminUi());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const URL_OF = (id: number) => `/api/messages/${id}/reply`;
const RESTORED = 'This is the reply that was written here earlier and not sent.';

const sent: { text: string; key: string }[] = [];
let unmount = (): void => undefined;

const field = () => document.querySelector('textarea');
const said = () => document.querySelector('[role="status"]')?.textContent;
const send = () => document.querySelector('button')?.click();

/** Opens the form of a message after leaving the previous one. */
async function open(id: number): Promise<void> {
  unmount();
  const form = { to: 'dana@example.com', language: 'en' as const, url: URL_OF(id), templates: [] };
  unmount = mountInBrowser(createElement(ReplyForm, form));
  await vi.waitFor(() => expect(field()).not.toBeNull());
}

const asksBeforeLeaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('draft of a reply', () => {
  beforeEach(async () => {
    sent.length = 0;
    sessionStorage.clear();
    await open(1);
    type(field(), 'Dear Dana');
    await vi.waitFor(() => expect(field()?.value).toBe('Dear Dana'));
  });
  afterEach(() => {
    unmount();
    vi.unstubAllGlobals();
  });

  it('is restored with a notice, for its own message only', async () => {
    expect(asksBeforeLeaving()).toBe(false);
    await open(2);
    expect(field()?.value).toBe('');
    await open(1);
    await vi.waitFor(() => expect(field()?.value).toBe('Dear Dana'));
    expect(said()).toBe(RESTORED);
  });

  it('is sent with the same key when the response was lost', async () => {
    const answers = [() => Promise.reject(new Error('lost')), () => Promise.resolve(new Response('{}'))];
    vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body) as (typeof sent)[number]);
      return answers.shift()?.();
    });
    send();
    await vi.waitFor(() => expect(document.querySelector('button')?.textContent).toBe('Send the reply'));
    expect(sent).toHaveLength(1);
    await open(1);
    await vi.waitFor(() => expect(field()?.value).toBe('Dear Dana'));
    send();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
    await vi.waitFor(() => expect(field()?.value).toBe(''));
    expect(sessionStorage).toHaveLength(0);
    expect(said()).toBe('');
  });

  it('is removed when it is emptied', async () => {
    type(field(), '');
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it("triggers the browser's warning before leaving when it cannot be stored", async () => {
    vi.stubGlobal('sessionStorage', undefined);
    type(field(), 'Dear Dana, thank you');
    await vi.waitFor(() => expect(asksBeforeLeaving()).toBe(true));
  });

  it('is removed on logout and never shown to other accounts', () => {
    const place = { url: URL_OF(1), by: '7' };
    clearReplyDrafts('7');
    expect(readReplyDraft(place)?.text).toBe('Dear Dana');
    expect(readReplyDraft({ ...place, by: '8' })).toBeNull();
    clearReplyDrafts('8');
    expect(readReplyDraft(place)).toBeNull();
  });

  it('moves to the merge target, below the draft there', () => {
    const place = (id: number) => ({ url: URL_OF(id), by: '7' });
    saveReplyDraft(place(2), { text: 'Thank you', key: 'k' });
    expect(moveReplyDraft(place(1), place(2))).toBe(true);
    expect(readReplyDraft(place(2))).toEqual({ text: 'Thank you\n\nDear Dana', key: '' });
    expect(readReplyDraft(place(1))).toBeNull();
    expect(moveReplyDraft(place(1), place(2))).toBe(false);
  });

  it('remains after the session has expired, with a notice', async () => {
    const { toast } = await import('@payloadcms/ui');
    const said = vi.spyOn(toast, 'error');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 403 })));
    send();
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringMatching(/no longer logged in/)));
    expect(field()?.value).toBe('Dear Dana');
  });
});
