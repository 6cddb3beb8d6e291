'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { in24Hours } from './in24Hours';

/** Wraps the admin: date pickers use a 24-hour clock in both languages. */
export function DateWords({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  // Payload loads this locale and passes it to its date picker.
  const { dateFNS } = i18n;
  useEffect(() => {
    if (dateFNS) dateFNS.localize.preprocessor = in24Hours;
  }, [dateFNS]);
  return children;
}
