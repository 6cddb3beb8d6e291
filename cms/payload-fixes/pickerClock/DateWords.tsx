'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { to24HourPattern } from './to24HourPattern';

/** Wraps the admin: date pickers use a 24-hour clock in both languages. */
export function DateWords({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  // The date-fns locale that Payload passes to its date picker. Changing it here also changes the date picker.
  const { dateFNS } = i18n;
  useEffect(() => {
    if (dateFNS) dateFNS.localize.preprocessor = to24HourPattern;
  }, [dateFNS]);
  return children;
}
