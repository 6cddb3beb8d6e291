'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { onChanges } from '../onChanges';
import { translateTexts } from './translateTexts';

/** Wraps the Hebrew admin: translates texts that Payload does not make translatable. */
export function HebrewLabels({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const isHebrew = i18n.language !== 'en';
  useEffect(() => {
    if (!isHebrew) return undefined;
    return onChanges(translateTexts);
  }, [isHebrew]);
  return children;
}
