'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { in24Hours } from './in24Hours';

/** Around the admin: its clock has 24 hours, in both languages. */
export function DateWords({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  // Payload loads it, and hands this one to its picker of dates.
  const { dateFNS } = i18n;
  useEffect(() => {
    if (dateFNS) dateFNS.localize.preprocessor = in24Hours;
  }, [dateFNS]);
  return children;
}
