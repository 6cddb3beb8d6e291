'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { TAB_HEADER } from '../editorTab';
import { languageOf } from '../../languageOf';
import { noteSave } from './ownSaves';
import { afterEarlier, isNoConnection, untilAnswered } from './pendingSaves';
import { withoutTime } from './withoutTime';

const SAVES = /^(PATCH|POST|PUT)$/i;

const NO_CONNECTION = {
  he: 'לא נשמר: אין חיבור למערכת. אפשר לנסות שוב כשהחיבור יחזור.',
  en: 'Not saved: no connection to the CMS. Try again once it is back.',
};

/** One word for each load of the admin: what a tab saves is known from then on. */
const tab = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

const addressOf = (input: RequestInfo | URL): URL =>
  new URL(input instanceof Request ? input.url : input, location.href);

/**
 * Names this tab with each save, so that two tabs of one person do not overwrite each other (`refuseStale`), and sends what forms save by
 * themselves until the CMS has answered. Payload's form sends its saves by `fetch`, lets no one add a header, and tries nothing again.
 */
export function EditorTab({ children }: { children: ReactNode }) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const noConnection = NO_CONNECTION[languageOf(i18n)];
  const api = `${config.routes.api}/`;

  useEffect(() => {
    const { fetch: plain } = window;
    const named: typeof fetch = (input, init) => {
      const { origin, pathname, searchParams } = addressOf(input);
      if (!init?.method || !SAVES.test(init.method) || origin !== location.origin) return plain(input, init);
      const headers = new Headers(init.headers);
      headers.set(TAB_HEADER, tab);
      const body = withoutTime(init.body) ?? null;
      const send = () => plain(input, { ...init, headers, body });
      if (!pathname.startsWith(api)) return noteSave(send());
      if (searchParams.get('autosave') === 'true') return noteSave(untilAnswered(pathname, send));
      return noteSave(
        afterEarlier(pathname, send).catch((error: unknown) => {
          // The form shows this sentence, which is the browser's own otherwise.
          throw isNoConnection(error) ? new Error(noConnection, { cause: error }) : error;
        }),
      );
    };
    window.fetch = named;
    return () => {
      if (window.fetch === named) window.fetch = plain;
    };
  }, [api, noConnection]);
  return children;
}
