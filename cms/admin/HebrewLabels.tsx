'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { languageOf } from './languageOf';
import { onChanges } from './onChanges';

/** Names of buttons that the editor of formatted text has in English alone. */
const LABELS: Readonly<Record<string, string>> = {
  'Drag to move': 'גרירה למקום אחר',
  'Add block': 'הוספה כאן',
  'Edit link': 'עריכת הקישור',
  'Remove link': 'הסרת הקישור',
  'Insert Paragraph': 'הוספת פסקה',
  'Slash menu': 'תפריט ההוספה',
};

const SELECTOR = Object.keys(LABELS)
  .map((label) => `[aria-label="${label}"]`)
  .join(',');

function translate(): void {
  for (const element of document.querySelectorAll(SELECTOR))
    element.setAttribute('aria-label', LABELS[element.getAttribute('aria-label') ?? ''] ?? '');
}

/** Around the Hebrew admin: Hebrew names for the buttons whose names Payload does not let be translated. */
export function HebrewLabels({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const isHebrew = languageOf(i18n) === 'he';
  useEffect(() => {
    if (!isHebrew) return undefined;
    return onChanges(translate);
  }, [isHebrew]);
  return children;
}
