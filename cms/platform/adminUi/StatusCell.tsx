'use client';

import { DefaultCell, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { adminLanguage } from '../locales/adminLanguage';

const IN_TRASH = { he: 'בסל המיחזור', en: 'In the trash' };

/** List cell with the publication status, or "In the trash" for a deleted document. */
export function StatusCell(props: DefaultCellComponentProps) {
  const { i18n } = useTranslation();
  const { deletedAt } = props.rowData as { deletedAt?: unknown };
  const isTrashed = props.viewType === 'trash' || Boolean(deletedAt);
  return isTrashed ? <span>{IN_TRASH[adminLanguage(i18n)]}</span> : <DefaultCell {...props} />;
}
