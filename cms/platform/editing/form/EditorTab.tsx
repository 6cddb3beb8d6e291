'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { interceptSaves } from '../../../payload-fixes/formSaves/interceptSaves';
import { adminLanguage } from '../../locales/adminLanguage';
import { TAB_HEADER } from '../editorTab';

const NO_CONNECTION = {
  he: 'לא נשמר: אין חיבור למערכת. אפשר לנסות שוב כשהחיבור יחזור.',
  en: 'Not saved: no connection to the CMS. Try again when the connection is back.',
};

/** A random id for each load of the admin. */
const tab = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

/** Sends the id of this tab with each save, so that two tabs of one user do not overwrite each other (`refuseStale`). */
export function EditorTab({ children }: { children: ReactNode }) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const noConnection = NO_CONNECTION[adminLanguage(i18n)];
  const api = `${config.routes.api}/`;
  useEffect(
    () => interceptSaves({ api, header: { name: TAB_HEADER, value: tab }, noConnection }),
    [api, noConnection],
  );
  return children;
}
