'use client';

import { useTranslation } from '@payloadcms/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { adminLanguage } from '../../locales/adminLanguage';
import { useAskBeforeLeaving } from '../../adminUi/useAskBeforeLeaving';
import { isWaiting, onWaiting } from '../../../payload-fixes/formSaves/pendingSaves';

const TEXTS = {
  he: 'לא נשמר: אין חיבור למערכת. מה שהוקלד יישמר אוטומטית כשהחיבור יחזור. עד אז אין לסגור את החלון.',
  en: 'Not saved: no connection to the CMS. What you typed is saved automatically when the connection is back. Keep this window open until then.',
};

/**
 * Wraps the admin. Shows a notice while a save waits for the connection, and asks for confirmation if the window is
 * closed meanwhile.
 */
export function ConnectionNotice({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const waits = useSyncExternalStore(onWaiting, isWaiting, () => false);
  useAskBeforeLeaving(waits);
  return (
    <>
      {children}
      <div role="alert">{waits && <p className="connection-notice">{TEXTS[adminLanguage(i18n)]}</p>}</div>
    </>
  );
}
