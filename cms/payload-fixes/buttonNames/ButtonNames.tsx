'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { onChanges } from '../onChanges';
import { nameButtons } from './nameButtons';

/** Wraps the admin: gives buttons that show only an icon an accessible name. */
export function ButtonNames({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'he';
  useEffect(() => onChanges(() => nameButtons(language)), [language]);
  return children;
}
