'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { adminLanguage } from '../../locales/adminLanguage';
import { guardPaste } from './guardPaste';

const QUESTIONS = {
  he:
    'ההדבקה תחליף את כל מה שבשדה הזה, גם אם הועתקה שורה אחת. להמשיך?\n\n' +
    'כדי להוסיף בלי להחליף, יש להוסיף שורה או רכיב ולהדביק מהתפריט שלהם.',
  en:
    'Pasting replaces everything in this field, even if you copied a single row. Continue?\n\n' +
    'To add without replacing, add a row or a block and paste from its menu.',
};

/**
 * Wraps the admin and asks for confirmation before content is pasted into a field. Payload does not ask, so a single
 * click could replace all blocks of a page.
 */
export function AskBeforePaste({ children }: { children: ReactNode }) {
  const { i18n, t } = useTranslation();
  const label = t('general:pasteField');
  const question = QUESTIONS[adminLanguage(i18n)];
  useEffect(() => {
    const listen = guardPaste({ label, mayReplace: () => window.confirm(question) });
    window.addEventListener('click', listen, true);
    return () => window.removeEventListener('click', listen, true);
  }, [label, question]);
  return children;
}
