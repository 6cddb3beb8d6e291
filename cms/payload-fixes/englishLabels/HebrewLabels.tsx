'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { onChanges } from '../onChanges';
import { translateTexts } from './translateTexts';

/** Wraps the admin: in Hebrew, translates the texts that Payload has only in English. */
export function HebrewLabels({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const isHebrew = i18n.language !== 'en';
  useEffect(() => {
    if (!isHebrew) return undefined;
    return onChanges(translateTexts);
  }, [isHebrew]);
  return children;
}
