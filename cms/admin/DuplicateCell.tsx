'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

const TEXTS = { he: 'כפולה', en: 'Duplicate' };

/** In a list: says of a duplicate that it is one, and leads to the first; nothing beside all others. */
export function DuplicateCell({ cellData, collectionSlug }: DefaultCellComponentProps) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const first: unknown = cellData;
  const id = typeof first === 'number' || typeof first === 'string' ? String(first) : '';
  if (!id) return null;
  return (
    <a href={`${config.routes.admin}/collections/${collectionSlug}/${id}`}>
      {i18n.language === 'he' ? TEXTS.he : TEXTS.en}
    </a>
  );
}
