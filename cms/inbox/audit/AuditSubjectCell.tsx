'use client';

import { useConfig } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

/** After these there is nothing left to lead to. */
const GONE = new Set(['entryDeleted', 'accountDeleted', 'retentionDeleted']);

/** On what something was done, with the way there. */
export function AuditSubjectCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { config } = useConfig();
  const text = <bdi>{String(cellData ?? '')}</bdi>;
  const kind = String(rowData.subjectKind ?? '');
  const { admin } = config.routes;
  if (GONE.has(String(rowData.action))) return text;
  if (config.globals.some(({ slug }) => slug === kind))
    return <a href={`${admin}/globals/${kind}`}>{text}</a>;
  const id = rowData.subjectId ? `/${String(rowData.subjectId)}` : '';
  return <a href={`${admin}/collections/${kind}${id}`}>{text}</a>;
}
