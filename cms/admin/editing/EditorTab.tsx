'use client';

import { useEffect, type ReactNode } from 'react';
import { TAB_HEADER } from '../../platform/editing/editorTab';
import { noteSave } from './ownSaves';
import { withoutTime } from './withoutTime';

const SAVES = /^(PATCH|POST|PUT)$/i;

/** One word for each load of the admin: what a tab saves is known from then on. */
const tab = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

const isOwn = (input: RequestInfo | URL): boolean =>
  new URL(input instanceof Request ? input.url : input, location.href).origin === location.origin;

/**
 * Names this tab with each save, so that two tabs of one person do not overwrite each other (`refuseStale`). Payload's form sends its
 * saves by `fetch` and lets no one add a header.
 */
export function EditorTab({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { fetch: plain } = window;
    const named: typeof fetch = (input, init) => {
      if (!init?.method || !SAVES.test(init.method) || !isOwn(input)) return plain(input, init);
      const headers = new Headers(init.headers);
      headers.set(TAB_HEADER, tab);
      return noteSave(plain(input, { ...init, headers, body: withoutTime(init.body) ?? null }));
    };
    window.fetch = named;
    return () => {
      if (window.fetch === named) window.fetch = plain;
    };
  }, []);
  return children;
}
