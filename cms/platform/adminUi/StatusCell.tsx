'use client';

import { DefaultCell, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { languageOf } from '../languageOf';

const IN_TRASH = { he: 'בסל המיחזור', en: 'In the trash' };

/** In a list: whether a document is published. What is in the trash is on no page, whatever it was before. */
export function StatusCell(props: DefaultCellComponentProps) {
  const { i18n } = useTranslation();
  const { deletedAt } = props.rowData as { deletedAt?: unknown };
  const isTrashed = props.viewType === 'trash' || Boolean(deletedAt);
  return isTrashed ? <span>{IN_TRASH[languageOf(i18n)]}</span> : <DefaultCell {...props} />;
}
