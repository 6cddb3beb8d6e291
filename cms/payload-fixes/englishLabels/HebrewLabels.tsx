'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { onChanges } from '../onChanges';
import { translateTexts } from './translateTexts';

/** Around the Hebrew admin: Hebrew words where Payload does not let its own be translated. */
export function HebrewLabels({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const isHebrew = i18n.language !== 'en';
  useEffect(() => {
    if (!isHebrew) return undefined;
    return onChanges(translateTexts);
  }, [isHebrew]);
  return children;
}
