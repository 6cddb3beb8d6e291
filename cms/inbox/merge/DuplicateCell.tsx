'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const TEXTS = {
  he: { duplicate: 'כפולה', phone: 'אותו טלפון' },
  en: { duplicate: 'Duplicate', phone: 'Same phone' },
};

/** List cell for a duplicate. It shows what the entry shares with the earlier one and links to it. */
export function DuplicateCell({ cellData, collectionSlug, rowData }: DefaultCellComponentProps) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const first: unknown = cellData;
  const id = typeof first === 'number' || typeof first === 'string' ? String(first) : '';
  if (!id) return null;
  return (
    <a href={`${config.routes.admin}/collections/${collectionSlug}/${id}`}>
      {TEXTS[adminLanguage(i18n)][rowData.duplicateBy === 'phone' ? 'phone' : 'duplicate']}
    </a>
  );
}
