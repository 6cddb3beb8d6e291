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

/** Random id of this tab, created each time the admin loads. */
const tab = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

/**
 * Sends the id of this tab with each save. The CMS can then prevent two tabs of the same user from overwriting each
 * other (`refuseStale`).
 */
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
